"""The person who makes the request: name, language, account, tokens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.params import JSONBody

from antikythera.server import personal_data
from antikythera.server.accounts import Person
from antikythera.server.api.params import AnyRequest, AppServices, CurrentPerson, PathText
from antikythera.server.identity import client_address
from antikythera.server.keys import KeyInfo
from antikythera.server.languages import preferred
from antikythera.server.names import login_name
from antikythera.server.problems import Problem, malformed
from antikythera.server.results import Rating, Statistics, ratings, statistics
from antikythera.server.services import Services
from antikythera.server.snapshot import typed
from antikythera.server.store import now
from antikythera.text import languages

Preferences = Annotated[dict[str, Any], typed("Record<string, unknown>")]


class Me(msgspec.Struct):
    """The person who makes the request."""

    id: str
    name: str
    guest: bool
    language: str
    preferences: Preferences | None


class ProfileChange(msgspec.Struct, forbid_unknown_fields=True):
    """What to change."""

    name: str | None = None
    language: str | None = None
    preferences: dict[str, Any] | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name and password."""

    name: str
    password: str


class Profile(msgspec.Struct):
    """A person, as others see them. ``since`` is when they came first."""

    id: str
    name: str
    guest: bool
    since: int
    ratings: list[Rating]
    statistics: list[Statistics]


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password of an account, and the one that replaces it."""

    password: str
    new: str


class Reset(msgspec.Struct, forbid_unknown_fields=True):
    """The name of an account, a code from the person who runs the server, and a new password."""

    name: str
    code: str
    password: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """The password of an account; guests have none."""

    password: str = ""


class TokenLabel(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is for."""

    label: str = ""


class Token(msgspec.Struct):
    """A token, shown once."""

    token: str


def _me(request: AnyRequest, person: Person) -> Me:
    return Me(person.id, person.name, person.guest, preferred(request), person.preferences)


@get("/me")
async def me(request: AnyRequest, person: CurrentPerson) -> Me:
    """The person who makes the request; a new guest gets a cookie."""
    return _me(request, person)


@patch("/me")
async def change_me(
    request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[ProfileChange]
) -> Me:
    """Change name, language, or the preferences of an account."""
    if data.language is not None and data.language not in languages():
        raise malformed("language")
    await services.accounts.change(person, preferred(request), data.name, data.language, data.preferences)
    return _me(request, person)


@get("/people/{user_id:str}")
async def profile(services: AppServices, person: CurrentPerson, user_id: PathText) -> Profile:
    """The ratings and statistics of an account, or of the person who asks."""
    found = await services.accounts.find(user_id) if user_id.isascii() and user_id.isalnum() else None
    if found is None and user_id == person.id:
        return Profile(person.id, person.name, True, now(), [], [])
    if found is None or (found.guest and user_id != person.id):
        raise Problem("unknown-person")
    rated = await services.database.read(lambda connection: ratings(connection, user_id))
    played = await services.database.read(lambda connection: statistics(connection, user_id))
    return Profile(found.id, found.name, found.guest, found.since, rated, played)


@post("/register", status_code=200)
async def register(
    request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Credentials]
) -> Me:
    """Turn a guest, with all seats, into an account. The answer has a new cookie."""
    await services.limits.take("login", client_address(request))
    await services.accounts.register(person, preferred(request), data.name, data.password)
    return await _enter(request, services, person, person)


async def _count_attempt(request: AnyRequest, services: Services, name: str) -> None:
    """Passwords and codes are tried slowly: from one address, and for one account from all addresses together."""
    await services.limits.take("login", client_address(request))
    await services.limits.take("login", f"account {login_name(name)}")


@post("/login", status_code=200)
async def login(request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Credentials]) -> Me:
    """Log in to an account."""
    await _count_attempt(request, services, data.name)
    return await _enter(request, services, person, await services.accounts.login(data.name, data.password))


@post("/logout", status_code=200)
async def logout(request: AnyRequest, services: AppServices, person: CurrentPerson) -> Me:
    """Log out, and become a new guest. The cookie that this browser had is revoked."""
    await services.accounts.keys.revoke(person.id, person.key)
    _become(person, services.accounts.new_guest())
    return _me(request, person)


@post("/password", status_code=200)
async def change_password(
    request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[NewPassword]
) -> Me:
    """Change the password; all other browsers are logged out."""
    await services.limits.take("login", client_address(request))
    _check_browser(person)
    await services.accounts.check_password(person, data.password)
    await services.accounts.set_password(person, data.new, "browser")
    return await _enter(request, services, person, person)


@post("/reset", status_code=200)
async def reset(request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Reset]) -> Me:
    """Set a new password by a code that is valid once; browsers are logged out, and tokens revoked."""
    await _count_attempt(request, services, data.name)
    found = await services.accounts.by_reset_code(data.name, data.code)
    await services.accounts.set_password(found, data.password, "browser", "token")
    return await _enter(request, services, person, found)


async def _enter(request: AnyRequest, services: Services, person: Person, found: Person) -> Me:
    """Make the request that of an account: the answer has a new cookie, and the old one is revoked."""
    if person.id != found.id:
        await services.accounts.keys.revoke(person.id, person.key)
        _become(person, found)
    await services.accounts.enter(person, request.headers.get("user-agent", ""))
    return _me(request, person)


def _become(person: Person, other: Person) -> None:
    for name in Person.__struct_fields__:
        setattr(person, name, getattr(other, name))


def _check_browser(person: Person) -> None:
    """A program may neither change the password nor make or revoke keys."""
    if person.guest or person.by_token:
        raise Problem("account-needed")


@get("/keys")
async def keys(services: AppServices, person: CurrentPerson) -> list[KeyInfo]:
    """Where this account is logged in, and its tokens."""
    return await services.accounts.keys.of(person.id, person.key)


@delete("/keys/{key:str}", status_code=204)
async def revoke(services: AppServices, person: CurrentPerson, key: PathText) -> None:
    """Log a browser out, or revoke a token."""
    _check_browser(person)
    if not await services.accounts.keys.revoke(person.id, key):
        raise Problem("unknown-key")


@get("/me/data")
async def export(services: AppServices, person: CurrentPerson) -> Response[bytes]:
    """Everything that is stored about this person."""
    await services.limits.take("table", person.id)
    told = await services.database.read(lambda connection: personal_data.export(connection, person.id))
    headers = {"content-disposition": 'attachment; filename="antikythera-data.json"'}
    document = msgspec.json.format(msgspec.json.encode(told), indent=1)
    return Response(document, media_type="application/json", headers=headers)


@delete("/me", status_code=200)
async def delete_me(request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Password]) -> Me:
    """Delete everything that is stored about this person, who becomes a new guest. Games stay, without the name."""
    await services.limits.take("login", client_address(request))
    if person.by_token:
        raise Problem("account-needed")
    await services.accounts.check_password(person, data.password)
    await personal_data.erase(services.store, person)
    _become(person, services.accounts.new_guest())
    return _me(request, person)


@post("/tokens", status_code=201)
async def give_token(services: AppServices, person: CurrentPerson, data: JSONBody[TokenLabel]) -> Token:
    """Create a token with which a program can play as this account."""
    _check_browser(person)
    await services.limits.take("table", person.id)
    return Token(await services.accounts.keys.give(person.id, "token", data.label))


router = Router(
    "",
    route_handlers=[
        me, change_me, export, delete_me, profile, register, login, logout, change_password, reset, keys, revoke,
        give_token,
    ],
    tags=["accounts"],
)  # fmt: skip
