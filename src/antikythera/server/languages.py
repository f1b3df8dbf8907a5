"""The reader's language: chosen, or what the browser asks for."""

from __future__ import annotations

import functools
from typing import Any

from litestar.connection import ASGIConnection

from antikythera.text import FALLBACK, LOCALE, Text, languages, negotiate


@functools.cache
def spoken(language: str) -> Text:
    """The messages of a language, or of the one that stands in for it."""
    return Text(language if language in languages() else FALLBACK)


@functools.cache
def messages(language: str) -> bytes:
    """All messages of a language, as one Fluent file."""
    return b"\n".join(file.read_bytes() for file in sorted((LOCALE / language).glob("*.ftl")))


def preferred(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of whoever asks."""
    person = connection.scope.get("state", {}).get("person")
    return negotiate(connection.headers.get("accept-language", ""), getattr(person, "language", None))
