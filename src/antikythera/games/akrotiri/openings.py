"""What an opening is: the first goal that a player keeps, and the first map that is dug for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from antikythera.openings import Part

FIRST = {"keep": "goal", "dig": "map"}
"""The part of the opening that the first line with a verb is, and what its second word names."""


def parts(lines: Sequence[str]) -> Iterator[Part]:
    left = dict(FIRST)
    for line in lines:
        verb, *words = line.split()
        if verb in left:
            kind = left.pop(verb)
            yield kind, (f"{kind}:{words[0]}",)
