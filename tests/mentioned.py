"""Which messages the sources mention: literally, or by a template whose gaps are filled with words of the sources.

A message such as ``tzolkin-event-begs`` stands nowhere in the code. ``f"{game}-event-{name}"`` does, and ``begs`` is
the name of an event. So a template stands for every message that it makes of strings which occur in the sources, in the
component files and in the rulebooks. A template needs a word of its own: one that is nothing but gaps would make
everything.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

from antikythera import GAMES
from antikythera.guide import lessons
from antikythera.rulebook import rulebook

ROOT = Path(__file__).parents[1]
SOURCES = [
    *(ROOT / "src/antikythera").rglob("*.py"),
    *(ROOT / "src/antikythera").rglob("*.toml"),
    *(file for kind in ("ts", "svelte") for file in (ROOT / "web/src").rglob(f"*.{kind}") if ".test." not in file.name),
]
STRINGS = [re.compile(pattern) for pattern in (r"\"([^\"\n]*)\"", r"'([^'\n]*)'", r"`([^`]*)`")]
PLACES = {"quadrant": ("nw", "ne", "se", "sw"), "place": ("thera-w", "thera-e"), "page": ("thera-w", "thera-e")}
"""Names of Akrotiri's places, which its lines are made of."""
KEY = re.compile(r"^\s*\[*([\w.-]+)\]*\s*[:=\]]|[{,]\s*(\w+)\s*[:,}]", re.MULTILINE)
GAP = re.compile(r"\$?\{[^{}]*\}")
WORD = re.compile(r"[\w-]+")
TEMPLATE = re.compile(r"^[\w-]*\0?[\w\0-]*$")


@functools.cache
def strings() -> frozenset[str]:
    """All strings of the sources, their gaps marked."""
    found = set()
    for file in SOURCES:
        source = file.read_text("utf-8")
        found |= {GAP.sub("\0", string) for pattern in STRINGS for string in pattern.findall(source)}
    return frozenset(found)


@functools.cache
def words() -> frozenset[str]:
    """What can fill a gap: names of the rulebooks, words of strings, and keys of tables."""
    found = {word for string in strings() if "\0" not in string for word in WORD.findall(string)}
    for file in SOURCES:
        for groups in KEY.findall(file.read_text("utf-8")):
            found.update(part for key in groups for part in key.split("."))
    for game in GAMES:
        rules = rulebook(game)
        found |= {game, *rules.decisions, *(event for event, *_ in rules.events)}
        found |= {str(name) for names in rules.names.values() for name in names}
    return frozenset(found)


@functools.cache
def named() -> frozenset[str]:
    """The names of things that the rulebooks know, such as `tzolkin-gear-palenque`, of places, and what lessons say."""
    kinds = [(game, kind, names) for game in GAMES for kind, names in rulebook(game).names.items()]
    kinds += [("akrotiri", kind, names) for kind, names in PLACES.items()]
    docks = {f"akrotiri-say-dock-{name}" for name in PLACES["place"]}
    things = {f"{game}-{kind}-{name}" for game, kind, names in kinds for name in names}
    return frozenset(things | docks | {text for game in GAMES for lesson in lessons(game) for text in lesson.texts})


@functools.cache
def templates() -> tuple[re.Pattern[str], ...]:
    plain = {string for string in strings() if "\0" in string and TEMPLATE.match(string)}
    own = [string for string in plain if re.search(r"[a-z]{2}", string)]
    return tuple(re.compile("([\\w-]+)".join(map(re.escape, string.split("\0")))) for string in own)


def _fills(gap: str, depth: int) -> bool:
    return gap.isdigit() or gap in words() or (depth > 0 and _made(gap, depth - 1))


def _made(message: str, depth: int) -> bool:
    matches = (template.fullmatch(message) for template in templates())
    return any(match and all(_fills(gap, depth) for gap in match.groups()) for match in matches)


def mentioned(message: str) -> bool:
    """Is a message used?"""
    return message in strings() or message in named() or _made(message, depth=1)
