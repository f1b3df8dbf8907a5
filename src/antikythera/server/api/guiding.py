"""The rules at hand, the tutorials, and where all tiles are."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response, Router, get

from antikythera import guide, scenes
from antikythera.guide.reference import Reference
from antikythera.rulebook import GAMES
from antikythera.server.api.asking import Asked, Asker, InPath, MaybeNumber, TheHouse, dealt, seat_of
from antikythera.server.languages import messages
from antikythera.server.problems import Problem
from antikythera.text import languages


def _cacheable(request: Asked, content: bytes, media_type: str = "application/json") -> Response[bytes]:
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


@functools.cache
def _about(tell: Callable[[str], Any], game: str) -> bytes:
    """What is the same for everybody, encoded once."""
    if game not in GAMES:
        raise Problem("unknown-game")
    return msgspec.json.encode(tell(game))


@get("/games/{game:str}/catalogue", sync_to_thread=False)
def catalogue(request: Asked, game: InPath) -> Response[bytes]:
    """The components of a game."""
    return _cacheable(request, _about(scenes.catalogue, game))


@get("/games/{game:str}/rules", sync_to_thread=False)
def rules(request: Asked, game: InPath) -> Response[bytes]:
    """The rules of a game: a tree of paragraphs, whose titles and texts are messages of the locale."""
    return _cacheable(request, _about(guide.rules, game))


@get("/games/{game:str}/tutorial", sync_to_thread=False)
def tutorial(request: Asked, game: InPath) -> Response[bytes]:
    """A prepared game to learn from, step by step."""
    return _cacheable(request, _about(guide.tutorial, game))


@get("/locale", sync_to_thread=False)
def locales() -> list[str]:
    """The languages there are."""
    return languages()


@get("/locale/{language:str}", sync_to_thread=False)
def locale(request: Asked, language: InPath) -> Response[bytes]:
    """All messages of a language, in Fluent."""
    if language not in languages():
        raise Problem("unknown-address")
    return _cacheable(request, messages(language), "text/plain; charset=utf-8")


@get("/tables/{table_id:str}/reference")
async def reference(house: TheHouse, person: Asker, table_id: InPath, seat: MaybeNumber = None) -> Reference:
    """All tiles and cards, and where they are, as far as a seat may know."""
    match = await dealt(house, table_id)
    return guide.reference(match.seen_by(seat_of(match, person, seat)))


router = Router("", route_handlers=[catalogue, rules, tutorial, locales, locale, reference], tags=["guiding"])
