"""The rules at hand, the tutorials, and where all tiles are."""

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
from antikythera.server import lessons
from antikythera.server.api.asking import (
    Asked,
    Asker,
    InPath,
    MaybeNumber,
    MaybeText,
    NumberInPath,
    TheHouse,
    dealt,
    seat_of,
)
from antikythera.server.api.tables import Level, shown
from antikythera.server.identity import client
from antikythera.server.languages import PARTS, messages, preferred
from antikythera.server.problems import Problem, malformed
from antikythera.server.seen import Snapshot
from antikythera.text import languages


class Printed(msgspec.Struct, frozen=True):
    """What is the same for everybody: written, squeezed and given its name once."""

    content: bytes
    squeezed: bytes
    name: str


def _printed(content: bytes) -> Printed:
    return Printed(content, gzip.compress(content, mtime=0), hashlib.sha256(content).hexdigest()[:20])


def _answer(request: Asked, printed: Printed, media_type: str = "application/json") -> Response[bytes]:
    squeezes = "gzip" in request.headers.get("accept-encoding", "")
    etag = f'"{printed.name}-gzip"' if squeezes else f'"{printed.name}"'
    headers = {"etag": etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if squeezes:
        headers["content-encoding"] = "gzip"
    return Response(printed.squeezed if squeezes else printed.content, headers=headers, media_type=media_type)


@functools.cache
def _about(tell: Callable[[str], Any], game: str) -> Printed:
    if game not in games():
        raise Problem("unknown-game")
    return _printed(msgspec.json.encode(tell(game)))


@functools.cache
def _messages(language: str, part: str | None) -> Printed:
    return _printed(messages(language, part))


@functools.cache
def _stands(game: str) -> tuple[Printed, ...]:
    if game not in games():
        raise Problem("unknown-game")
    return tuple(_printed(msgspec.json.encode(stand)) for stand in lessons.stands(game))


@get("/games/{game:str}/catalogue", sync_to_thread=False)
def catalogue(request: Asked, game: InPath) -> Response[bytes]:
    """The components of a game."""
    return _answer(request, _about(scenes.catalogue, game))


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Asked, game: InPath) -> Response[bytes]:
    """The rules of a game: a tree of paragraphs, whose titles and texts are messages of the locale."""
    return _answer(request, _about(guide.rules, game))


@get("/games/{game:str}/tutorial", sync_to_thread=False)
def tutorial(request: Asked, game: InPath) -> Response[bytes]:
    """A prepared game to learn from, step by step."""
    return _answer(request, _about(guide.tutorial, game))


@get("/games/{game:str}/tutorial/{step:int}", sync_to_thread=True)
def lesson(request: Asked, game: InPath, step: NumberInPath) -> Response[bytes]:
    """How things stand before a step of the tutorial, as the learner sees it. Steps count from 0."""
    stands = _stands(game)
    if not 0 <= step < len(stands):
        raise malformed("step")
    return _answer(request, stands[step])


@post("/games/{game:str}/tutorial")
async def go_on(request: Asked, house: TheHouse, person: Asker, game: InPath, data: JSONBody[Level]) -> Snapshot:
    """A table at which the tutorial has been played, to go on against bots."""
    if game not in games():
        raise Problem("unknown-game")
    house.limits.take("table", client(request))
    await house.accounts.remember(person, preferred(request))
    return shown(house, await lessons.go_on(house.matches, person, game, data.level), person)


@get("/games/{game:str}/reference", sync_to_thread=False)
def tiles(request: Asked, game: InPath) -> Response[bytes]:
    """All tiles and cards of a game, before it begins."""
    return _answer(request, _about(everything, game))


@get("/locale", sync_to_thread=False)
def locales() -> list[str]:
    """The languages there are."""
    return languages()


@get("/locale/{language:str}", sync_to_thread=False)
def locale(request: Asked, language: InPath, part: MaybeText = None) -> Response[bytes]:
    """All messages of a language, in Fluent; or only those of the ``guide`` (rules, tutorials), or of the ``table``."""
    if language not in languages():
        raise Problem("unknown-address")
    if part not in (None, *PARTS):
        raise malformed("part")
    return _answer(request, _messages(language, part), "text/plain; charset=utf-8")


@get("/tables/{table_id:str}/reference")
async def reference(house: TheHouse, person: Asker, table_id: InPath, seat: MaybeNumber = None) -> Reference:
    """All tiles and cards, and where they are, as far as a seat may know."""
    match = await dealt(house, table_id)
    return guide.reference(match.seen_by(seat_of(match, person, seat)))


router = Router(
    "", route_handlers=[catalogue, rules, tutorial, lesson, go_on, tiles, locales, locale, reference], tags=["guiding"]
)
