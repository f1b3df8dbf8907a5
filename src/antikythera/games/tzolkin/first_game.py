"""Advice for a first game: which wealth tiles to keep, and what to do on the first two days.

The rulebook recommends no tiles, so these are in the order in which our stronger bots keep them. The moves follow the
rulebook's example of the first two rounds.
"""

from __future__ import annotations

from typing import Final

from antikythera.explain.answers import Advice
from antikythera.game import View
from antikythera.games.tzolkin.rules.components import DATA, GEARS

TILES: Final = (
    "yax3", "chi0", "pal7", "pal3", "uxm3", "tik1", "uxm1", "chi10", "yax1", "uxm7", "pal1",
    "tik7", "tik3", "uxm5", "chi3", "chi5", "tik5", "yax7", "chi7", "yax5", "pal5",
)  # fmt: skip
FIRST_CORN: Final = 3
"""What three workers cost on three free spaces."""
FIRST_GEARS: Final = ("palenque", "yaxchilan", "tikal")
SECOND_DAY: Final = {
    "pick yaxchilan": "gather",
    "act yaxchilan": "gather",
    "pick tikal": "learn",
    "act tikal 1": "learn",
    "research agriculture": "learn",
    "pay wood": "learn",
    "end": "wait",
}
"""What to do on the second day, the most urgent first, and why."""


def advice(view: View) -> Advice | None:
    if view.decision == "wealth":
        return _because("wealth", min(view.legal, key=_rank))
    day = int(view.state["round"])
    if day == 1 and view.decision == "turn":
        return _place(view)
    return _gather(view) if day == 2 else None


def _because(reason: str, line: str) -> Advice:
    return Advice(f"tzolkin-advice-{reason}", line)


def _rank(line: str) -> tuple[bool, list[int]]:
    """Pairs with enough corn first, then those with the better tiles."""
    _, *tiles = line.split()
    corn = sum(DATA["wealth"][tile].get("corn", 0) for tile in tiles)
    return corn < FIRST_CORN, sorted(map(TILES.index, tiles))


def _place(view: View) -> Advice | None:
    """A worker on each of the first gears, the cheapest first; then the end of the turn."""
    spaces = view.state["gear"]
    free = {gear: list(spaces[GEARS.index(gear)]).index(0) for gear in FIRST_GEARS if f"place {gear}" in view.legal}
    empty = [gear for gear in free if view.seat not in spaces[GEARS.index(gear)]]
    if empty:
        return _because("place", f"place {min(empty, key=free.__getitem__)}")
    return _because("enough", "end") if "end" in view.legal else None


def _gather(view: View) -> Advice | None:
    """The first line of the second day that can be played: of several actions the last, which costs nothing extra."""
    for beginning, reason in SECOND_DAY.items():
        lines = [line for line in view.legal if line.startswith(beginning)]
        if lines:
            return _because(reason, lines[-1])
    return None
