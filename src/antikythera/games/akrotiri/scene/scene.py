"""A position of Akrotiri for the page: every thing on the table by its name, as far as the viewer may know it.

Places are named as in lines: ``2,0,nw`` is a quadrant, ``2,0,n`` a side, ``thera w`` a dock of Thera. An island is
named by its first quadrant, a lane by its first side. Whatever the rules decide (what an island counts for, where a
boat can go, what a goal brings) is asked of the rules, so that the page needs no rules.
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from antikythera.game import Game, View
from antikythera.games.akrotiri.board.knowledge import unknown_goals
from antikythera.games.akrotiri.rules.components import (
    ACTIONS,
    DRACHMA_A_POINT,
    MAP_WANTS,
    MAPS,
    MOST_BOUGHT,
    TILES,
)
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    COLOURS,
    CUBES_A_COLOUR,
    LEVELS,
)
from antikythera.games.akrotiri.rules.state import (
    DISCARDS,
    IN_HAND,
    KEPT,
    OFFERED,
    OPEN,
    OVER,
    PLAYED,
    RING,
    SEATS,
    STACK,
    STRATEGIST,
    TAKEN,
)
from antikythera.games.akrotiri.rules.view import IN_HAND_OF
from antikythera.games.akrotiri.scene import sea
from antikythera.games.akrotiri.scene.table import Json, Table
from antikythera.rulebook import HIDDEN

_TILES: Final = tuple(TILES)
_ACTIONS: Final = ACTIONS.tolist()


def scene(view: View) -> Json:
    """What a viewer sees."""
    table = Table(view)
    s = table.record
    return {
        "viewer": view.viewer,
        "seat": view.seat,
        "decision": view.decision,
        "over": int(s["phase"]) == OVER,
        "options": [name for name, bit in (("strategist", STRATEGIST), ("ring", RING)) if s["options"] & bit],
        "round": int(s["round"]),
        "last_round": int(s["last_round"]) or None,
        "turn": _turn(table),
        "tiles": sea.tiles(table),
        "islands": sea.islands(table),
        "lanes": sea.lanes(table),
        "docks": sea.docks(table),
        "cubes": [
            {"colour": colour, "place": table.place[place]}
            for colour, places in zip(COLOURS, s["cube"].tolist(), strict=True)
            for place in places
            if place
        ],
        "reach": sea.reach(table),
        "market": _market(s["market"].tolist(), table.found["sales"].tolist()),
        "stack": int(s["stacked"][STACK]),
        "discards": [_TILES[tile] for tile in s["stack"][DISCARDS, : int(s["stacked"][DISCARDS])].tolist()],
        "maps": _by_level(table.deck, HIDDEN),
        "players": [_player(table, p) for p in range(SEATS)],
        "goals": _goals(table),
        "plans": _plans(table),
    }


def written(view: View) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(scene(view))


def public(_game: Game) -> View | None:
    """None: players see their own maps and goals, so there is no scene for everyone."""
    return None


def _turn(table: Table) -> Json:
    """What is left of the turn, and what the next map costs."""
    s = table.record
    ordered = s["ordered"].tolist()
    return {
        "actions": int(s["actions"]),
        "legs": int(table.found["legs"]),
        "leg": bool(s["leg"]),
        "oracle_used": bool(s["oracled"]),
        "loaded": int(s["loaded"]),
        "ordered": dict(zip(LEVELS, ordered, strict=True)),
        "map_price": int(table.found["map_price"]) if sum(ordered) < MOST_BOUGHT else None,
        "last": bool(table.found["last"]),
    }


# Next to the board


def _market(left: list[int], sales: list[list[int]]) -> Json:
    """By colour: cubes left, and what one more cube sold brings, then the one after it, and so on."""
    return {
        colour: {"left": number, "sells": prices[: CUBES_A_COLOUR - number]}
        for colour, number, prices in zip(COLOURS, left, sales, strict=True)
    }


def _by_level(deck: list[int], mark: int) -> Json:
    """How many maps of each level have a mark in the decks of a view, see ``view.IN_HAND_OF``."""
    return {
        level: deck[CARDS_A_LEVEL * number : CARDS_A_LEVEL * (number + 1)].count(mark)
        for number, level in enumerate(LEVELS)
    }


def _player(table: Table, p: int) -> Json:
    """Everything that the viewer knows about a player. ``points`` are those that the viewer can count."""
    s = table.record
    temples = [place for place in s["temple"][p].tolist() if place]
    played = [card for card, spot in enumerate(table.cards) if spot == PLAYED + p]
    goals = [goal for goal, spot in enumerate(table.goals) if spot in (KEPT + p, TAKEN + p)]
    tile, money = int(s["hand"][p]), int(s["money"][p])
    return {
        "seat": p + 1,
        "money": money,
        "boat": table.dock(table.boats[p]),
        "cargo": [colour for colour, held in zip(COLOURS, s["hold"][p].tolist(), strict=True) for _ in range(held)],
        "temples": [table.place[place] for place in temples],
        "actions": _ACTIONS[len(temples)],
        "maps": [MAPS[card] for card, spot in enumerate(table.cards) if spot == IN_HAND + p],
        "maps_by_level": _by_level(table.deck, IN_HAND_OF[p]),
        "played": [MAPS[card] for card in played],
        "goals": [{"goal": goal + 1, "points": table.goal_points[p][goal]} for goal in goals],
        "hidden_goals": unknown_goals(s, p, table.view.viewer),
        "tile": _TILES[tile - 1] if tile > 0 else None,
        "has_tile": tile != 0,
        "tile_shown": tile > 0 and bool(s["shown"][p]),
        "points": {
            "maps": int(table.found["map_points"][p]),
            "goals": sum(table.goal_points[p][goal] for goal in goals),
            "money": money // DRACHMA_A_POINT,
        },
    }


def _goals(table: Table) -> list[Json]:
    """Open goals, or those that the viewer chooses from, with what they would bring the viewer now."""
    viewer = table.view.viewer
    looker = viewer - 1 if viewer else None
    return [
        {
            "goal": goal + 1,
            "offered": spot == OFFERED,
            "points": None if looker is None else table.goal_points[looker][goal],
        }
        for goal, spot in enumerate(table.goals)
        if spot == OPEN or (spot == OFFERED and viewer == table.view.seat)
    ]


def _plans(table: Table) -> list[Json]:
    """How well the viewer's maps fit: directions wanted and proved, icons missing, and the sites where it is so."""
    viewer = table.view.viewer
    return [
        {
            "map": MAPS[card],
            "wants": int((MAP_WANTS[card] > 0).sum()),
            "proved": max(0, proved),
            "missing": missing,
            "sites": [table.place[place] for place in np.flatnonzero(table.found["sites"][card]).tolist()],
        }
        for card, spot in enumerate(table.cards)
        if viewer and spot == IN_HAND + viewer - 1
        for proved, missing in [table.found["plans"][card].tolist()]
    ]
