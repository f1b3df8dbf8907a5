"""The rules of a game as a tree of short paragraphs, each with a title.

A game has a table, ``guide/rules.toml``: its paragraphs in the order in which they are read, and the numbers that its
sentences use, each by the place in the component files where it stands.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from antikythera import registry
from antikythera.guide.facts import value
from antikythera.guide.targets import targets


@dataclass(frozen=True)
class Paragraph:
    """One thing to know."""

    id: str
    parent: str | None
    title: str
    """The message that is its title."""
    text: str
    """The message that says it."""
    links: tuple[str, ...]
    """What it is about: see :mod:`antikythera.guide.targets`."""
    rulings: tuple[int, ...]
    """The numbers of the rulings that belong to it, in ``docs/rulings-….md``."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game."""

    game: str
    paragraphs: tuple[Paragraph, ...]
    """In the order in which they are read: a parent comes before its children."""
    values: dict[str, int | str]
    """What the messages call for, from the component files."""
    homes: dict[str, str]
    """The paragraph that says most about a thing, for everything that there is in the game."""

    def paragraph(self, name: str) -> Paragraph:
        return next(paragraph for paragraph in self.paragraphs if paragraph.id == name)

    def depth(self, paragraph: Paragraph) -> int:
        """How many paragraphs it lies under."""
        return 0 if paragraph.parent is None else 1 + self.depth(self.paragraph(paragraph.parent))


@functools.cache
def rules(game: str) -> Rules:
    """The rules of a game, by its name; without a paragraph where the game has none to read."""
    file = registry.folder(game) / "guide" / "rules.toml"
    if not file.is_file():
        return Rules(game, (), {}, {})
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    everything = targets(game)
    paragraphs = tuple(_paragraph(game, name, entry, everything) for name, entry in table["paragraphs"].items())
    homes: dict[str, str] = {}
    for paragraph in paragraphs:
        for link in paragraph.links:
            homes.setdefault(link, paragraph.id)
    values = {name: value(game, place) for name, place in table["values"].items()}
    return Rules(game, paragraphs, values, homes)


def _paragraph(game: str, name: str, entry: dict[str, Any], everything: tuple[str, ...]) -> Paragraph:
    return Paragraph(
        id=name,
        parent=entry.get("parent"),
        title=f"{game}-rules-{name}-title",
        text=f"{game}-rules-{name}",
        links=tuple(link for pattern in entry.get("links", ()) for link in _matching(pattern, everything)),
        rulings=tuple(entry.get("rulings", ())),
    )


def _matching(pattern: str, everything: tuple[str, ...]) -> list[str]:
    """The things that a pattern such as ``wealth:*`` stands for; it must stand for something."""
    found = [target for target in everything if fnmatchcase(target, pattern)]
    if not found:
        raise ValueError(f"there is nothing like {pattern}")
    return found
