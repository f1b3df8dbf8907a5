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
from antikythera.registry import games
from antikythera.server import tutorials
from antikythera.server.api.params import (
    AnyRequest,
    AppServices,
    CurrentPerson,
    OptionalNumber,
    OptionalText,
    PathNumber,
    PathText,
    dealt_table,
    seat_of,
)
from antikythera.server.api.tables import LevelChoice, snapshot_for
from antikythera.server.identity import client_address
from antikythera.server.languages import PARTS, messages, preferred
from antikythera.server.problems import Problem, malformed
from antikythera.server.snapshot import Snapshot
from antikythera.text import languages


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


@functools.cache
def _tutorial_positions(game: str) -> tuple[CachedResource, ...]:
    if game not in games():
        raise Problem("unknown-game")
    return tuple(_cached(msgspec.json.encode(position)) for position in tutorials.positions(game))


@get("/games/{game:str}/catalogue", sync_to_thread=False)
def catalogue(request: AnyRequest, game: PathText) -> Response[bytes]:
    """The components of a game."""
    return _answer(request, _of_game(scenes.catalogue, game))


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(request: AnyRequest, game: PathText) -> Response[bytes]:
    """The rules of a game: a tree of paragraphs. Their titles and texts are messages of the locale."""
    return _answer(request, _of_game(guide.rules, game))


@get("/games/{game:str}/tutorial", sync_to_thread=False)
def tutorial(request: AnyRequest, game: PathText) -> Response[bytes]:
    """A prepared game to learn from, step by step."""
    return _answer(request, _of_game(guide.tutorial, game))


@get("/games/{game:str}/tutorial/{step:int}", sync_to_thread=True)
def lesson(request: AnyRequest, game: PathText, step: PathNumber) -> Response[bytes]:
    """The position before a step of the tutorial, as the learner sees it. Steps count from 0."""
    positions = _tutorial_positions(game)
    if not 0 <= step < len(positions):
        raise malformed("step")
    return _answer(request, positions[step])


@post("/games/{game:str}/tutorial")
async def play_on(
    request: AnyRequest, services: AppServices, person: CurrentPerson, game: PathText, data: JSONBody[LevelChoice]
) -> Snapshot:
    """Open a table where the tutorial has been played, to continue against bots."""
    if game not in games():
        raise Problem("unknown-game")
    services.limits.take("table", client_address(request))
    await services.accounts.remember(person, preferred(request))
    return snapshot_for(services, await tutorials.start_after(services.store, person, game, data.level), person)


@get("/games/{game:str}/reference", sync_to_thread=False)
def tiles(request: AnyRequest, game: PathText) -> Response[bytes]:
    """All tiles and cards of a game, before it begins."""
    return _answer(request, _of_game(everything, game))


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
    "", route_handlers=[catalogue, rules, tutorial, lesson, play_on, tiles, locales, locale, reference], tags=["guide"]
)
