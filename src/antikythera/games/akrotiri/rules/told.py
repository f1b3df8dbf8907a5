"""How the fields of a record are told to people who write a position."""

from __future__ import annotations

from typing import Final

from antikythera.rulebook import Told

BY_SEAT: Final = Told(axes=("seat",))
TOLD: Final = {
    **dict.fromkeys(("money", "boat", "temple", "shown"), BY_SEAT),
    "phase": Told("decision"),
    "ordered": Told(axes=("level",)),
    "hand": Told("tile+1", ("seat",)),
    "stack": Told("tile"),
    "market": Told(axes=("colour",)),
    "hold": Told(axes=("seat", "colour")),
    "cube": Told(axes=("colour",)),
    "card": Told("map_place", ("map",)),
    "goal": Told("goal_place", ("goal",)),
    "goal_queue": Told("goal"),
}
PLACES: Final[dict[str, tuple[str, ...]]] = {
    "map_place": ("deck", "hand of seat 1", "hand of seat 2", "played by seat 1", "played by seat 2"),
    "goal_place": (
        "unseen",
        *(f"{done} seat {seat}" for done in ("kept by", "returned by") for seat in (1, 2)),
        "offered",
        "open",
        *(f"taken by seat {seat}" for seat in (1, 2)),
    ),
}
"""The names of where maps and goals are, by the numbers of the module state."""
