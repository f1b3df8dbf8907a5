"""What is on the sea, and where the boat at turn can go."""

from __future__ import annotations

from typing import Final

from antikythera.games.akrotiri.rules.components import (
    CELLS,
    THERA_SQUARES,
    TILES,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.names import (
    TERRAINS,
)
from antikythera.games.akrotiri.rules.state import (
    ISLANDS,
    LANES,
    SEATS,
    UNREACHED,
)
from antikythera.games.akrotiri.rules.words import LINES
from antikythera.games.akrotiri.scene.survey import AT_ONCE, ways
from antikythera.games.akrotiri.scene.table import Json, Table

_TILES: Final = tuple(TILES)


def tiles(table: Table) -> list[Json]:
    """The land tiles in the order in which they were placed."""
    turned, tile = table.record["turned"].tolist(), table.record["tile"].tolist()
    return [
        {"id": _TILES[tile[slot]], "x": x, "y": y, "turned": turned[slot]}
        for slot in range(THERA_SQUARES, table.slots)
        for x, y in [CELLS[table.cells[slot]]]
    ]


def islands(table: Table) -> list[Json]:
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


def lanes(table: Table) -> list[Json]:
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


def docks(table: Table) -> list[Json]:
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


def reach(table: Table) -> list[Json]:
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
