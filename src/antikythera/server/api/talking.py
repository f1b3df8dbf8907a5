"""Chat, private notes, and not hearing somebody."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera.server.api.asking import Asked, Asker, InPath, TheHouse
from antikythera.server.api.socket import say
from antikythera.server.chat import Message
from antikythera.server.languages import preferred
from antikythera.server.problems import malformed


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said; with ``id`` it is said once, however often it is sent."""

    text: str
    id: str | int | None = None


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What one has written down for oneself."""

    text: str


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Whom one does not want to hear, or again."""

    user: str
    muted: bool = True


@get("/tables/{table_id:str}/chat")
async def chat(house: TheHouse, person: Asker, table_id: InPath) -> list[Message]:
    """What was said at a table."""
    await house.matches.get(table_id)
    return await house.chat.said(table_id, person)


@post("/tables/{table_id:str}/chat", status_code=204)
async def say_it(request: Asked, house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Said]) -> None:
    """Say something."""
    await say(house, person, table_id, data.text, str(data.id or ""), preferred(request))


@get("/tables/{table_id:str}/notes")
async def notes(house: TheHouse, person: Asker, table_id: InPath) -> Notes:
    """One's own notes."""
    await house.matches.get(table_id)
    return Notes(await house.chat.notes(table_id, person))


@post("/tables/{table_id:str}/notes", status_code=204)
async def write_notes(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Notes]) -> None:
    """Write one's notes."""
    house.limits.take("move", person.id)
    await house.matches.get(table_id)
    await house.chat.write_notes(table_id, person, data.text)


@post("/tables/{table_id:str}/mute", status_code=204)
async def mute(house: TheHouse, person: Asker, table_id: InPath, data: JSONBody[Mute]) -> None:
    """Hear somebody no more, at any table."""
    house.limits.take("move", person.id)
    if not data.user.isalnum() or len(data.user) > 32:
        raise malformed("user")
    await house.matches.get(table_id)
    await house.chat.mute(person, data.user, data.muted)
    house.live.mute(person.id, data.user, data.muted)


router = Router("", route_handlers=[chat, say_it, notes, write_notes, mute], tags=["talking"])
