"""The person who makes the request: name, language, account, tokens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, patch, post
from litestar.params import JSONBody

from antikythera.server.accounts import Person
from antikythera.server.api.params import AnyRequest, AppServices, CurrentPerson, PathText
from antikythera.server.identity import client_address
from antikythera.server.languages import preferred
from antikythera.server.problems import Problem, malformed
from antikythera.server.results import Rating, Statistics, ratings, statistics
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
    await services.accounts.remember(person, preferred(request))
    if data.preferences is not None:
        await services.accounts.prefer(person, data.preferences)
    await services.accounts.change(person, data.name, data.language)
    return _me(request, person)


@get("/people/{user_id:str}")
async def profile(services: AppServices, person: CurrentPerson, user_id: PathText) -> Profile:
    """The ratings and statistics of an account, or of the person who asks."""
    found = await services.accounts.find(user_id) if user_id.isascii() and user_id.isalnum() else None
    if found is None and user_id == person.id:
        return Profile(person.id, person.name, True, now(), [], [])
    if found is None or (found.guest and user_id != person.id):
        raise Problem("unknown-person")
    async with services.database.read() as connection:
        rated = await connection.run_sync(ratings, user_id)
        played = await connection.run_sync(statistics, user_id)
    return Profile(found.id, found.name, found.guest, found.since, rated, played)


@post("/register", status_code=200)
async def register(
    request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Credentials]
) -> Me:
    """Turn a guest, with all seats, into an account."""
    services.limits.take("login", client_address(request))
    await services.accounts.remember(person, preferred(request))
    await services.accounts.register(person, data.name, data.password)
    return _me(request, person)


@post("/login", status_code=200)
async def login(request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Credentials]) -> Me:
    """Log in to an account."""
    services.limits.take("login", client_address(request))
    _become(person, await services.accounts.login(data.name, data.password))
    return _me(request, person)


@post("/logout", status_code=200)
async def logout(request: AnyRequest, services: AppServices, person: CurrentPerson) -> Me:
    """Log out, and become a new guest."""
    _become(person, await services.accounts.by_cookie(None))
    return _me(request, person)


def _become(person: Person, other: Person) -> None:
    """Make the request that of another person: the answer carries their cookie."""
    for name in Person.__struct_fields__:
        setattr(person, name, getattr(other, name))
    person.fresh = True


@post("/tokens", status_code=201)
async def give_token(services: AppServices, person: CurrentPerson, data: JSONBody[TokenLabel]) -> Token:
    """Create a token with which a program can play as this account."""
    if person.guest or person.by_token:
        raise Problem("account-needed")
    services.limits.take("table", person.id)
    return Token(await services.accounts.give_token(person, data.label))


router = Router("", route_handlers=[me, change_me, profile, register, login, logout, give_token], tags=["accounts"])
