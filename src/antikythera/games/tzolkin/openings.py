"""What an opening is: the wealth tiles that a player keeps, and where the workers of the first turn are placed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from antikythera.games.tzolkin.rules.components import GEARS
from antikythera.openings import Part

PLACES = {gear: f"gear:{gear}" for gear in GEARS} | {"start": "space:start"}
"""Where workers can be placed, in the order in which an opening names them."""


def parts(lines: Sequence[str]) -> Iterator[Part]:
    first_turn = [line.split() for line in takewhile(lambda line: line != "end", lines)]
    for verb, *tiles in first_turn:
        if verb == "keep":
            yield "wealth", tuple(f"wealth:{tile}" for tile in tiles)
    placed = [words[1] for words in first_turn if words[0] == "place"]
    if placed and len(first_turn) < len(lines):  # the turn is over
        yield "placement", tuple(thing for place, thing in PLACES.items() for _ in range(placed.count(place)))
