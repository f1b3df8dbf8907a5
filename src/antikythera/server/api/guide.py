"""Rules, tutorials, the reference of tiles, and messages."""

from __future__ import annotations

import functools
import gzip
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody

from antikythera import guide, scenes
from antikythera.guide.reference import Reference, everything
from antikythera.openings import openings
from antikythera.registry import games
from antikythera.server import tutorials
from antikythera.server.api.params import (
    AnyRequest,
    AppServices,
    CurrentPerson,
    OptionalNumber,
    OptionalText,
    PathText,
    admit_player,
    dealt_table,
    seat_of,
)
from antikythera.server.api.play import Why
from antikythera.server.api.tables import snapshot_for
from antikythera.server.languages import PARTS, messages
from antikythera.server.play import LONGEST_LINE, reason_for
from antikythera.server.problems import Problem, malformed
from antikythera.server.snapshot import Snapshot
from antikythera.server.tutorials import LessonPosition
from antikythera.text import languages


class LessonLines(msgspec.Struct, forbid_unknown_fields=True):
    """The lines that were played in a lesson."""

    lines: list[str]


class LessonQuestion(LessonLines):
    """The lines that were played in a lesson, and one that the learner wants to play."""

    line: str


class ContinueRequest(LessonLines):
    """The lines that were played in a lesson, and the level of bots to continue against."""

    level: str | None = None


class CachedResource(msgspec.Struct, frozen=True):
    """A response that is the same for all users: encoded, compressed and hashed once."""

    content: bytes
    compressed: bytes
    hash: str


def _cached(content: bytes) -> CachedResource:
    return CachedResource(content, gzip.compress(content, mtime=0), hashlib.sha256(content).hexdigest()[:20])


def _answer(request: AnyRequest, resource: CachedResource, media_type: str = "application/json") -> Response[bytes]:
    accepts_gzip = "gzip" in request.headers.get("accept-encoding", "")
    etag = f'"{resource.hash}-gzip"' if accepts_gzip else f'"{resource.hash}"'
    headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if accepts_gzip:
        headers["content-encoding"] = "gzip"
    return Response(resource.compressed if accepts_gzip else resource.content, headers=headers, media_type=media_type)


@functools.cache
def _of_game(make: Callable[[str], Any], game: str) -> CachedResource:
    if game not in games():
        raise Problem("unknown-game")
    return _cached(msgspec.json.encode(make(game)))


@functools.cache
def _messages(language: str, part: str | None) -> CachedResource:
    return _cached(messages(language, part))


@get("/games/{game:str}/catalogue", sync_to_thread=False)
def catalogue(request: AnyRequest, game: PathText) -> Response[bytes]:
    """The components of a game."""
    return _answer(request, _of_game(scenes.catalogue, game))


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(request: AnyRequest, game: PathText) -> Response[bytes]:
    """The rules of a game: a tree of paragraphs. Their titles and texts are messages of the locale."""
    return _answer(request, _of_game(guide.rules, game))


@get("/games/{game:str}/lessons", sync_to_thread=False)
def lessons(request: AnyRequest, game: PathText) -> Response[bytes]:
    """Prepared games to learn from, step by step."""
    return _answer(request, _of_game(guide.lessons, game))


@post("/games/{game:str}/lessons/{name:str}/position", status_code=200, sync_to_thread=True)
def lesson_position(game: PathText, name: PathText, data: JSONBody[LessonLines]) -> LessonPosition:
    """What the learner sees after some lines of a lesson."""
    return tutorials.position(tutorials.find(game, name), data.lines)


@post("/games/{game:str}/lessons/{name:str}/why", status_code=200, sync_to_thread=True)
def lesson_why(game: PathText, name: PathText, data: JSONBody[LessonQuestion]) -> Why:
    """Why the learner cannot play a line after some lines of a lesson."""
    lesson = tutorials.find(game, name)
    view = tutorials.after(lesson, data.lines).view(lesson.learner)
    if view.rules.parse(data.line[:LONGEST_LINE]) is None:
        raise malformed("line")
    return Why(data.line in view.legal, reason_for(view, data.line))


@post("/games/{game:str}/lessons/{name:str}")
async def play_on(
    request: AnyRequest, services: AppServices, person: CurrentPerson, game: PathText, name: PathText,
    data: JSONBody[ContinueRequest],
) -> Snapshot:  # fmt: skip
    """Open a table where a lesson has been played, to continue against bots."""
    lesson = tutorials.find(game, name)
    await admit_player(request, services, person, "table")
    table = await tutorials.start_after(services.store, person, lesson, data.lines, data.level)
    return snapshot_for(services, table, person)


@get("/games/{game:str}/reference", sync_to_thread=False)
def tiles(request: AnyRequest, game: PathText) -> Response[bytes]:
    """All tiles and cards of a game, before it begins."""
    return _answer(request, _of_game(everything, game))


@get("/games/{game:str}/openings", sync_to_thread=False)
def explored(request: AnyRequest, game: PathText) -> Response[bytes]:
    """How seats did after each opening; null if the game has none."""
    return _answer(request, _of_game(openings, game))


@get("/locale", sync_to_thread=False)
def locales() -> list[str]:
    """The available languages."""
    return languages()


@get("/locale/{language:str}", sync_to_thread=False)
def locale(request: AnyRequest, language: PathText, part: OptionalText = None) -> Response[bytes]:
    """Messages of a language, in Fluent: all, those of the ``guide`` (rules, tutorials), or those of the ``table``."""
    if language not in languages():
        raise Problem("unknown-address")
    if part not in (None, *PARTS):
        raise malformed("part")
    return _answer(request, _messages(language, part), "text/plain; charset=utf-8")


@get("/tables/{table_id:str}/reference")
async def reference(
    services: AppServices, person: CurrentPerson, table_id: PathText, seat: OptionalNumber = None
) -> Reference:
    """All tiles and cards, and where they are, as far as a seat may know."""
    table = await dealt_table(services, table_id)
    return guide.reference(table.view(seat_of(table, person, seat)))


router = Router(
    "",
    route_handlers=[
        catalogue, rules, lessons, lesson_position, lesson_why, play_on, tiles, explored, locales, locale, reference,
    ],
    tags=["guide"],
)  # fmt: skip
