"""Text for people, in every language, from Fluent files in ``locale`` here and in the folder of every game.

>>> text = Text("en")
>>> text("seat-name", seat=2)
'Seat 2'

A language is a folder of ``.ftl`` files. Messages that it does not have are taken from English.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from antikythera.about import install

try:
    from fluent.runtime import FluentBundle, FluentResource
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"boards and messages in words need the extra text: {install('text')}") from missing

from antikythera import registry

LOCALE = Path(__file__).parent / "locale"
FALLBACK = "en"
SEAT_KINDS = ("seat", "owner")
"""Kinds of values that are seats: shown as the name of the player, or as the number."""
LOCATED = {
    "square": re.compile(r"(?P<x>-?\d+) (?P<y>-?\d+)"),
    "corner": re.compile(r"(?P<x>-?\d+),(?P<y>-?\d+),(?P<quadrant>\w+)"),
}
"""How lines write squares and their corners, by the message that says them."""
MOST_ACCEPTED = 200
"""The most characters of an ``Accept-Language`` header that are read."""


def languages() -> list[str]:
    """The codes of all languages."""
    return sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())


@functools.cache
def files(language: str) -> dict[str, Path]:
    """The message files of a language by their names: ``page.ftl``, and ``GAME/page.ftl`` for those of a game."""
    shared = {file.name: file for file in sorted((LOCALE / language).glob("*.ftl"))}
    own = {
        f"{game}/{file.name}": file
        for game in registry.games()
        for file in sorted((registry.folder(game) / "locale" / language).glob("*.ftl"))
    }
    return shared | own


@functools.lru_cache(maxsize=1000)
def negotiate(accepted: str = "", chosen: str | None = None) -> str:
    """The chosen language, or the one that fits an ``Accept-Language`` header best.

    >>> negotiate("fr;q=0.9, en-GB;q=0.4")
    'en'
    """
    if chosen in languages():
        return chosen
    fitting = (_fitting(code.lower()) for code in _wanted(accepted))
    return next((language for language in fitting if language), FALLBACK)


def _wanted(accepted: str) -> list[str]:
    """The codes in an ``Accept-Language`` header, the preferred one first. Malformed parts are skipped."""
    wanted = []
    for place, part in enumerate(accepted[:MOST_ACCEPTED].split(",")):
        code, _, quality = part.replace(" ", "").partition(";q=")
        try:
            wanted.append((-float(quality or 1), place, code))
        except ValueError:
            continue
    return [code for quality, _, code in sorted(wanted) if quality < 0]


def _fitting(code: str) -> str | None:
    """The language for a code: by the whole code, by its script (for Chinese), or by its first part."""
    known = {language.lower(): language for language in languages()}
    first, *rest = code.split("-")
    if first == "zh" and code not in known:
        return known.get("zh-hant" if {"hant", "tw", "hk", "mo"} & set(rest) else "zh-hans")
    return known.get(code) or known.get(first)


class Text:
    """Messages of one language: ``text(message, **values)``."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise ValueError(f"unknown language {language!r}; there are: {', '.join(languages())}")
        self.language = language
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, FALLBACK))]

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def __call__(self, message: str, **values: Any) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                return self._format(bundle, message, values)
        raise KeyError(f"no message {message!r}")

    def _format(self, bundle: FluentBundle, message: str, values: dict[str, Any]) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} has attributes only"
        formatted, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{message} with {values}: {errors[0]}")
        return str(formatted)

    def tell(self, game: str, message: str, values: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A message of a game, with values by their kind; names of things are translated, seats may have names."""

        def said(kind: str) -> Any:
            plain, value = kind.rstrip("2"), values[kind]
            named = plain in SEAT_KINDS and 1 <= value <= len(names)
            return names[value - 1] if named else self.spoken(game, plain, value)

        return self(message, **{kind: said(kind) for kind in values})

    def event(self, game: str, event: Any, names: Sequence[str] = ()) -> str:
        """An event of a game in words; with the names of the players, if they are known."""
        return self.tell(game, f"{game}-event-{event.name}", {"seat": event.seat, **event.values}, names)

    def spoken(self, game: str, kind: str, value: Any) -> Any:
        """A value of a kind in words: the name of a seat, a thing or a place; all else as it is."""
        if kind in SEAT_KINDS:
            return self("seat-name", seat=value)
        message = re.sub("[ ,]", "-", f"{game}-{kind}-{value}")
        if message in self:
            return self(message)
        return self._located(game, str(value)) or made_names(self.language, game).get(message, value)

    def _located(self, game: str, value: str) -> str | None:
        """A square or a corner in words; None for everything else."""
        for message, written in LOCATED.items():
            if found := written.fullmatch(value):
                parts = found.groupdict()
                if "quadrant" in parts:
                    parts["quadrant"] = self(f"{game}-quadrant-{parts['quadrant']}")
                return self(f"{game}-{message}", **parts)
        return None

    def listing(self, items: list[str]) -> str:
        """A list of things, with the separator of the language."""
        return self("list-separator").join(items)


@functools.cache
def made_names(language: str, game: str) -> dict[str, str]:
    """Names that a game puts together from messages (see its module ``names``), as if they were messages themselves."""
    module = registry.part(game, "names")
    return module.names(Text(language)) if module else {}


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language).values():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
