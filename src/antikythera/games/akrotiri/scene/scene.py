"""A position of Akrotiri for the page: every thing on the table by its name, as far as the viewer may know it.

Places are named as in lines: ``2,0,nw`` is a quadrant, ``2,0,n`` a side, ``thera w`` a dock of Thera. An island is
named by its first quadrant, a lane by its first side. Whatever the rules decide (what an island counts for, where a
boat can go, what a goal brings) is asked of the rules, so that the page needs no rules.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np

from antikythera.game import Game, View
from antikythera.games.akrotiri.board.knowledge import unknown_goals
from antikythera.games.akrotiri.rules.components import (
    ACTIONS,
    CELLS,
    DRACHMA_A_POINT,
    EAST_DOCK,
    MAP_WANTS,
    MAPS,
    MOST_BOUGHT,
    THERA_SQUARES,
    TILES,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    COLOURS,
    CUBES_A_COLOUR,
    LEVELS,
    QUADRANTS,
    SIDES,
    TERRAINS,
)
from antikythera.games.akrotiri.rules.state import (
    DISCARDS,
    IN_HAND,
    ISLANDS,
    KEPT,
    LANES,
    OFFERED,
    OPEN,
    OVER,
    PLAYED,
    RING,
    SEATS,
    STACK,
    STRATEGIST,
    TAKEN,
    UNREACHED,
)
from antikythera.games.akrotiri.rules.view import HIDDEN, IN_HAND_OF
from antikythera.games.akrotiri.rules.words import LINES
from antikythera.games.akrotiri.scene.survey import AT_ONCE, survey, ways

Json = dict[str, Any]

_TILES: Final = tuple(TILES)
_QUADRANT: Final = [f"{x},{y},{quadrant}" for x, y in CELLS for quadrant in QUADRANTS]
_SIDE: Final = [f"{x},{y},{side}" for x, y in CELLS for side in SIDES]
_THERA_DOCKS: Final = {0: None, WEST_DOCK: "thera w", EAST_DOCK: "thera e"}
_ACTIONS: Final = ACTIONS.tolist()


class _Table:
    """A view read once into plain numbers."""

    def __init__(self, view: View) -> None:
        self.view, self.record = view, view.state
        self.found = survey(view.states)
        self.goal_points = self.found["goals"].tolist()
        self.slots = int(self.record["slots"])
        self.cells = self.record["cell"][: self.slots].tolist()
        self.place = [_QUADRANT[4 * cell + k] for cell in self.cells for k in range(4)]
        self.side = [_SIDE[4 * cell + k] for cell in self.cells for k in range(4)]
        joined = self.record["joined"][:2, : 4 * self.slots].tolist()
        self.island, self.lane = joined[ISLANDS], joined[LANES]
        self.docks = self.record["dock"][: int(self.record["docks"])].tolist()
        self.berths = self.found["berths"][: len(self.docks)].tolist()
        self.boats = self.record["boat"].tolist()
        self.cards, self.deck = self.record["card"].tolist(), self.record["map_deck"].tolist()
        self.goals = self.record["goal"].tolist()

    def dock(self, place: int) -> str | None:
        """The name of a dock; None before a boat has one."""
        return _THERA_DOCKS[place] if place in _THERA_DOCKS else self.place[place]


def scene(view: View) -> Json:
    """What a viewer sees."""
    table = _Table(view)
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
        "tiles": _tiles(table),
        "islands": _islands(table),
        "lanes": _lanes(table),
        "docks": _docks(table),
        "cubes": [
            {"colour": colour, "place": table.place[place]}
            for colour, places in zip(COLOURS, s["cube"].tolist(), strict=True)
            for place in places
            if place
        ],
        "reach": _reach(table),
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


def _turn(table: _Table) -> Json:
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


# The board


def _tiles(table: _Table) -> list[Json]:
    """The land tiles in the order in which they were placed."""
    turned, tile = table.record["turned"].tolist(), table.record["tile"].tolist()
    return [
        {"id": _TILES[tile[slot]], "x": x, "y": y, "turned": turned[slot]}
        for slot in range(THERA_SQUARES, table.slots)
        for x, y in [CELLS[table.cells[slot]]]
    ]


def _islands(table: _Table) -> list[Json]:
    """Every island; that of Thera itself is marked, since nobody digs there."""
    places: dict[int, list[str]] = {}
    for place, land in enumerate(table.island):
        places.setdefault(land, []).append(table.place[place])
    temples: dict[int, list[int]] = {}
    for p, dug in enumerate(table.record["temple"].tolist()):
        for place in filter(None, dug):
            temples.setdefault(table.island[place], []).append(p + 1)
    far = table.record["far"][ISLANDS].tolist()
    thera = table.island[WEST_DOCK]
    facts = table.found["islands"][: 4 * table.slots].tolist()
    return [
        {
            "id": names[0],
            "thera": land == thera,
            "places": names,
            "complete": bool(complete),
            "size": tiles,
            "terrains": [name for name, there in zip(TERRAINS, kinds, strict=True) if there],
            "portages": None if far[land] == UNREACHED else far[land],
            "temples": temples.get(land, []),
        }
        for land, names in places.items()
        for complete, tiles, *kinds in [facts[land]]
    ]


def _lanes(table: _Table) -> list[Json]:
    """Lanes with their sides. Inside the board of Thera, between its squares, there are none."""
    sides: dict[int, list[str]] = {}
    for place, lane in enumerate(table.lane):
        sides.setdefault(lane, []).append(table.side[place])
    far = table.record["far"][LANES].tolist()
    return [
        {"id": names[0], "sides": names, "portages": None if far[lane] == UNREACHED else far[lane]}
        for lane, names in sides.items()
        if len(names) > 1 or lane >= 4 * THERA_SQUARES
    ]


def _docks(table: _Table) -> list[Json]:
    """Docks with the island they are on, the lane they serve, and the side of it that is meant."""
    boats = {place: p + 1 for p, place in enumerate(table.boats) if place}
    return [
        {
            "id": table.dock(place),
            "place": table.place[place],
            "island": table.place[table.island[place]],
            "lane": table.side[table.lane[berthed]],
            "side": table.side[berthed],
            "boat": boats.get(place),
        }
        for place, berthed in zip(table.docks, table.berths, strict=True)
    ]


def _reach(table: _Table) -> list[Json]:
    """Where the boat at turn can go: each dock once, by the fewest legs, with the lines that lead there."""
    if not any(line.startswith(("sail", "portage")) for line in table.view.legal):
        return []
    found = ways(table.view.states)[: len(table.docks)].tolist()
    other = table.dock(table.boats[SEATS - 1 - int(table.record["seat"])])
    return [
        {
            "dock": table.dock(place),
            "legs": legs,
            "actions": actions,
            "lines": [LINES[line]] if by == AT_ONCE else [LINES[found[by][2]], LINES[line]],
            "through": other if by == AT_ONCE and legs > 1 else None,
        }
        for place, (legs, actions, line, by) in zip(table.docks, found, strict=True)
        if legs
    ]


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


def _player(table: _Table, p: int) -> Json:
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


def _goals(table: _Table) -> list[Json]:
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


def _plans(table: _Table) -> list[Json]:
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
