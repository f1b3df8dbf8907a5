"""Chat, private notes, and mutes."""

from __future__ import annotations

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody

from antikythera.server import lobby
from antikythera.server.api.params import AnyRequest, AppServices, CurrentPerson, PathNumber, PathText
from antikythera.server.api.socket import say
from antikythera.server.chat import ChatMessage
from antikythera.server.problems import Problem, malformed


class NewChatMessage(msgspec.Struct, forbid_unknown_fields=True):
    """A message; one with an ``id`` is stored once, even if it is sent again."""

    text: str
    id: str | int | None = None


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """Private notes."""

    text: str


class MuteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to mute or unmute: for yourself, or as the host of the table for ``all``."""

    user: str
    muted: bool = True
    all: bool = False


@get("/tables/{table_id:str}/chat")
async def chat(services: AppServices, person: CurrentPerson, table_id: PathText) -> list[ChatMessage]:
    """The last chat messages at a table."""
    await services.store.get(table_id)
    return await services.chat.recent(table_id, await services.chat.muted(person))


@post("/tables/{table_id:str}/chat", status_code=204)
async def say_it(
    request: AnyRequest,
    services: AppServices,
    person: CurrentPerson,
    table_id: PathText,
    data: JSONBody[NewChatMessage],
) -> None:
    """Send a chat message."""
    await say(services, person, table_id, data.text, data.id, request)


@get("/tables/{table_id:str}/notes")
async def notes(services: AppServices, person: CurrentPerson, table_id: PathText) -> Notes:
    """The notes of the person who asks."""
    await services.store.get(table_id)
    return Notes(await services.chat.notes(table_id, person))


@post("/tables/{table_id:str}/notes", status_code=204)
async def write_notes(services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[Notes]) -> None:
    """Store notes."""
    await services.limits.take("move", person.id)
    await services.store.get(table_id)
    await services.chat.write_notes(table_id, person, data.text)


@post("/tables/{table_id:str}/mute", status_code=204)
async def mute(services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[MuteRequest]) -> None:
    """Mute a person at all tables, or unmute them; the host may silence them at this table for all."""
    await services.limits.take("move", person.id)
    if not data.user.isalnum() or len(data.user) > 32:
        raise malformed("user")
    if data.all:
        await lobby.silence(services.store, person, table_id, data.user, data.muted)
        return
    await services.store.get(table_id)
    await services.chat.mute(person, data.user, data.muted)
    services.live.mute(person.id, data.user, data.muted)


@delete("/tables/{table_id:str}/chat/{number:int}", status_code=204)
async def remove(services: AppServices, person: CurrentPerson, table_id: PathText, number: PathNumber) -> None:
    """Remove a chat message: your own, or as the host any."""
    await services.limits.take("move", person.id)
    table = await services.store.get(table_id)
    by = None if table.row.host == person.id else person.id
    if not await services.chat.remove(table_id, number, by):
        raise Problem("not-host")
    services.live.publish_removal(table_id, number)


router = Router("", route_handlers=[chat, say_it, remove, notes, write_notes, mute], tags=["chat"])
