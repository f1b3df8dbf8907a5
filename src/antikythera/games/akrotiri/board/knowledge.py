"""What a viewer may see of a record of Akrotiri: the same for a whole record and for the viewer's own view."""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.games.akrotiri.rules.components import BRINGS_GOAL
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, LEVELS
from antikythera.games.akrotiri.rules.state import GOAL, HARBOUR, IN_HAND, KEPT, OFFERED, OPEN, OVER, PLAYED, TAKEN
from antikythera.games.akrotiri.rules.view import IN_HAND_OF


def sees(viewer: int | None, p: int) -> bool:
    """Whether a viewer sees what the player keeps hidden."""
    return viewer is None or viewer == p + 1


def tile_in_hand(s: Any, p: int, viewer: int | None) -> int | None:
    """The tile in a player's hand; -1 if there is none, None if it is unknown."""
    held = int(s["hand"][p])
    return held - 1 if held == 0 or (held > 0 and (sees(viewer, p) or s["shown"][p])) else None


def maps_in_hand(s: Any, p: int, viewer: int | None) -> list[int]:
    """The maps that a player holds, as far as they are known."""
    return np.flatnonzero(s["card"] == IN_HAND + p).tolist() if sees(viewer, p) else []


def maps_played(s: Any, p: int) -> list[int]:
    return np.flatnonzero(s["card"] == PLAYED + p).tolist()


def unknown_maps(s: Any, p: int, viewer: int | None) -> list[int]:
    """How many maps of each level a player holds face down: their backs show that."""
    if sees(viewer, p):
        return [0] * len(LEVELS)
    levels = (slice(CARDS_A_LEVEL * level, CARDS_A_LEVEL * (level + 1)) for level in range(len(LEVELS)))
    return [_face_down(s["card"][level], s["map_deck"][level], p) for level in levels]


def _face_down(card: Any, deck: Any, p: int) -> int:
    """In a whole record the cards themselves say where they are; in a view, marks in the deck do."""
    return int((card == IN_HAND + p).sum() + (deck == IN_HAND_OF[p]).sum())


def goals_of(s: Any, p: int, viewer: int | None) -> list[int]:
    """The goals of a player, as far as they are known: those taken from the open ones, and the viewer's own."""
    kept = [KEPT + p] if sees(viewer, p) or s["phase"] == OVER else []
    return np.flatnonzero(np.isin(s["goal"], [TAKEN + p, *kept])).tolist()


def unknown_goals(s: Any, p: int, viewer: int | None) -> int:
    """How many goals a player keeps in secret; it follows from the temples dug, which everyone sees."""
    if sees(viewer, p) or s["phase"] == OVER:
        return 0
    if s["round"] == 0:
        return int(s["phase"] == HARBOUR or (s["phase"] == GOAL and p < s["seat"]))
    dug = int((s["temple"][p] > 0).sum())
    earned = 1 + int(BRINGS_GOAL[: dug + 1].sum()) - int(s["phase"] == GOAL and s["seat"] == p)
    return earned - int((s["goal"] == TAKEN + p).sum())


def goals_to_choose(s: Any, viewer: int | None) -> list[int]:
    """The goals that are open to everyone, and those that the viewer chooses from."""
    shown = [OPEN, OFFERED] if sees(viewer, int(s["seat"])) else [OPEN]
    return np.flatnonzero(np.isin(s["goal"], shown)).tolist()
