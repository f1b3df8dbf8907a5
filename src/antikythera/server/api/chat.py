"""Chat, private notes, and mutes."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera.server.api.params import AnyRequest, AppServices, CurrentPerson, PathText
from antikythera.server.api.socket import say
from antikythera.server.chat import ChatMessage
from antikythera.server.languages import preferred
from antikythera.server.problems import malformed


class NewChatMessage(msgspec.Struct, forbid_unknown_fields=True):
    """A message; one with an ``id`` is stored once, even if it is sent again."""

    text: str
    id: str | int | None = None


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """Private notes."""

    text: str


class MuteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to mute or unmute."""

    user: str
    muted: bool = True


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
    await say(services, person, table_id, data.text, data.id, preferred(request))


@get("/tables/{table_id:str}/notes")
async def notes(services: AppServices, person: CurrentPerson, table_id: PathText) -> Notes:
    """The notes of the person who asks."""
    await services.store.get(table_id)
    return Notes(await services.chat.notes(table_id, person))


@post("/tables/{table_id:str}/notes", status_code=204)
async def write_notes(services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[Notes]) -> None:
    """Store notes."""
    services.limits.take("move", person.id)
    await services.store.get(table_id)
    await services.chat.write_notes(table_id, person, data.text)


@post("/tables/{table_id:str}/mute", status_code=204)
async def mute(services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[MuteRequest]) -> None:
    """Mute a person at all tables, or unmute them."""
    services.limits.take("move", person.id)
    if not data.user.isalnum() or len(data.user) > 32:
        raise malformed("user")
    await services.store.get(table_id)
    await services.chat.mute(person, data.user, data.muted)
    services.live.mute(person.id, data.user, data.muted)


router = Router("", route_handlers=[chat, say_it, notes, write_notes, mute], tags=["chat"])
