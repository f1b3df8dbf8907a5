"""The reader's language: chosen, or what the browser asks for."""

from __future__ import annotations

import functools
from typing import Any

from litestar.connection import ASGIConnection

from antikythera.text import FALLBACK, LOCALE, Text, languages


@functools.cache
def spoken(language: str) -> Text:
    """The messages of a language, or of the one that stands in for it."""
    return Text(language if language in languages() else FALLBACK)


@functools.cache
def messages(language: str) -> bytes:
    """All messages of a language, as one Fluent file."""
    return b"\n".join(file.read_bytes() for file in sorted((LOCALE / language).glob("*.ftl")))


@functools.lru_cache(maxsize=1000)
def best_of(accepted: str) -> str:
    """The language that fits an ``Accept-Language`` header best."""
    wanted = []
    for place, part in enumerate(accepted[:200].split(",")):
        code, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), place, code))
        except ValueError:
            continue
    for _, _, code in sorted(wanted):
        found = _match(code.lower())
        if found:
            return found
    return FALLBACK


def _match(code: str) -> str | None:
    """A language by its code, its script (Chinese is written in two), or its first part."""
    known = {language.lower(): language for language in languages()}
    if code in known:
        return known[code]
    if code.startswith("zh"):
        traditional = any(part in ("hant", "tw", "hk", "mo") for part in code.split("-"))
        return known.get("zh-hant" if traditional else "zh-hans")
    return known.get(code.partition("-")[0])


def preferred(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of whoever asks."""
    person = connection.scope.get("state", {}).get("person")
    chosen = getattr(person, "language", None)
    return chosen or best_of(connection.headers.get("accept-language", ""))
