"""The language of a request, and the messages of a language."""

from __future__ import annotations

import functools
from typing import Any

from litestar.connection import ASGIConnection

from antikythera import registry
from antikythera.text import FALLBACK, Text, files, languages, made_names, negotiate

PARTS = ("guide", "table")
GUIDE = ("rules.ftl", "tutorial.ftl")
"""Files whose messages are read in the rules and in tutorials only."""


@functools.cache
def spoken(language: str) -> Text:
    """The messages of a language, or of the fallback language."""
    return Text(language if language in languages() else FALLBACK)


def messages(language: str, part: str | None = None) -> bytes:
    """All messages of a language, as one Fluent file; or a part of them: the ``guide``, or all else: the ``table``."""
    chosen = [file for file in files(language).values() if part is None or (part == "guide") == (file.name in GUIDE)]
    written = "\n".join(file.read_text("utf-8") for file in chosen)
    return (written if part == "guide" else f"{written}\n{_names(language)}").encode()


def _names(language: str) -> str:
    """The names that the games make, as messages."""
    made = (made_names(language, game).items() for game in registry.games())
    return "".join(f"{message} = {words}\n" for names in made for message, words in names)


def preferred(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of a request: the person's choice, or what the browser prefers."""
    person = connection.scope.get("state", {}).get("person")
    return negotiate(connection.headers.get("accept-language", ""), getattr(person, "language", None))
