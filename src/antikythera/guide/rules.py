"""The rules of a game as a tree of short paragraphs, each with a title.

A game defines them in ``guide/rules.toml``: the paragraphs in their order, and the numbers in their sentences, see
:mod:`antikythera.guide.facts`.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from antikythera import registry
from antikythera.guide.facts import value
from antikythera.guide.targets import targets


@dataclass(frozen=True)
class Words:
    """A message, and its values."""

    message: str
    values: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Sign:
    """A sign as the page draws it."""

    sign: str


Cell = tuple[int | Words | Sign, ...]
"""Numbers, words and signs, one after the other."""


@dataclass(frozen=True)
class Table:
    """What the components say, as a table. A game makes it from its component files, in ``TABLES`` of its guide."""

    columns: tuple[str, ...]
    """The ids of the messages above the columns."""
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of the rules."""

    id: str
    parent: str | None
    title: str
    """The id of the message with its title."""
    text: str
    """The id of the message with its text."""
    search: str
    """The id of a message with more words to find it by. Not every paragraph has it."""
    table: Table | None
    links: tuple[str, ...]
    """What it is about: see :mod:`antikythera.guide.targets`."""
    rulings: tuple[int, ...]
    """The numbers of its rulings in ``docs/rulings-….md``."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game."""

    game: str
    paragraphs: tuple[Paragraph, ...]
    """In reading order: a parent comes before its children."""
    values: dict[str, int | str]
    """The values for the messages, from the component files."""
    homes: dict[str, str]
    """For every thing in the game, the main paragraph about it."""

    def paragraph(self, name: str) -> Paragraph:
        return next(paragraph for paragraph in self.paragraphs if paragraph.id == name)

    def depth(self, paragraph: Paragraph) -> int:
        """The number of its ancestors."""
        return 0 if paragraph.parent is None else 1 + self.depth(self.paragraph(paragraph.parent))


@functools.cache
def rules(game: str) -> Rules:
    """The rules of a game; without paragraphs if the game has none to read."""
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
        search=f"{game}-rules-{name}-search",
        table=getattr(registry.part(game, "guide"), "TABLES", {}).get(name),
        links=tuple(link for pattern in entry.get("links", ()) for link in _matching(pattern, everything)),
        rulings=tuple(entry.get("rulings", ())),
    )


def _matching(pattern: str, everything: tuple[str, ...]) -> list[str]:
    """The things that match a pattern like ``wealth:*``. Raises ValueError if there are none."""
    found = [target for target in everything if fnmatchcase(target, pattern)]
    if not found:
        raise ValueError(f"there is nothing like {pattern}")
    return found
