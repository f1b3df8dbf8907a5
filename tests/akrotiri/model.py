"""Islands, lanes and distances once more, by graph search on coordinates: slow, obvious, and sharing no code.

Land hangs together at grid points, lanes at the middles of grid sides. The only things read from a record are its
tiles; the only things read from the package are the component files.
"""

from __future__ import annotations

from typing import Any

from antikythera.games.akrotiri.rules.components import BOARD, CELLS, TILES

CORNERS = ("nw", "ne", "se", "sw")
SIDES = ("n", "e", "s", "w")
CORNER_AT = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}
SIDE_AT = {"n": (1, 0), "e": (2, 1), "s": (1, 2), "w": (0, 1)}
EXIT_AT = {
    "n0": (1, 0), "n1": (3, 0), "e0": (4, 1), "e1": (4, 3), "s0": (1, 4), "s1": (3, 4), "w0": (0, 1), "w1": (0, 3),
}  # fmt: skip


class Model:
    """What follows from the tiles of a record."""

    def __init__(self, s: Any, ring: bool = False) -> None:
        self.land: dict[Any, set[Any]] = {}
        self.water: dict[Any, set[Any]] = {}
        self.docks: dict[tuple[int, int, str], tuple[Any, Any]] = {}
        self.icons: list[tuple[str, int, int, Any]] = []
        self.filled = {(0, 0), (1, 0), (0, 1), (1, 1)}
        self._thera("ring" if ring else "split")
        for slot in range(4, int(s["slots"])):
            name = list(TILES)[int(s["tile"][slot])]
            self._tile(TILES[name], *CELLS[int(s["cell"][slot])], int(s["turned"][slot]))

    def _thera(self, option: str) -> None:
        for lane in BOARD["thera"][option]:
            self._join(self.water, [EXIT_AT[name] for name in lane.split("-")])
        for dock, name in BOARD["thera"]["docks"].items():
            self.docks[0, 0, f"thera {dock}"] = ("Thera", EXIT_AT[name])
        for x in range(3):
            for y in range(3):
                self._join(self.land, ["Thera" if (x, y) == (1, 1) else (x, y)])

    def _tile(self, tile: dict[str, Any], x: int, y: int, turned: int) -> None:
        def corner(name: str) -> Any:
            dx, dy = CORNER_AT[self.turn(CORNERS, name, turned)]
            return (x + dx, y + dy)

        def side(name: str) -> Any:
            dx, dy = SIDE_AT[self.turn(SIDES, name, turned)]
            return (2 * x + dx, 2 * y + dy)

        self.filled.add((x, y))
        for piece in tile["land"]:
            self._join(self.land, [corner(name) for name in piece.split("+")])
        for lane in tile["lanes"]:
            self._join(self.water, [side(name) for name in lane.split("-")])
        for dock in tile["docks"]:
            name, lane = dock.split("@")
            self.docks[x, y, self.turn(CORNERS, name, turned)] = (corner(name), side(lane))
        dx, dy = CORNER_AT[self.turn(CORNERS, tile["icon"], turned)]
        self.icons.append((tile["terrain"], 2 * x + dx, 2 * y + dy, corner(tile["icon"])))

    @staticmethod
    def turn(names: tuple[str, ...], name: str, turned: int) -> str:
        return names[(names.index(name) + turned) % 4]

    @staticmethod
    def _join(graph: dict[Any, set[Any]], points: list[Any]) -> None:
        for point in points:
            graph.setdefault(point, set()).update(points)

    @staticmethod
    def whole(graph: dict[Any, set[Any]], start: Any) -> frozenset[Any]:
        """All that hangs together with a point."""
        seen, todo = {start}, [start]
        while todo:
            for point in graph[todo.pop()] - seen:
                seen.add(point)
                todo.append(point)
        return frozenset(seen)

    def island(self, x: int, y: int, quadrant: str) -> frozenset[Any]:
        dx, dy = CORNER_AT[quadrant]
        return self.whole(self.land, (x + dx, y + dy))

    def portages(self) -> dict[frozenset[Any], int]:
        """Fewest portages from Thera, by island that can be reached."""
        moored = [(self.whole(self.land, land), self.whole(self.water, water)) for land, water in self.docks.values()]
        lanes = {lane: 0 for island, lane in moored if "Thera" in island}
        islands: dict[frozenset[Any], int] = {}
        for carried in range(len(moored)):
            for island, lane in moored:
                if lanes.get(lane) == carried:
                    islands.setdefault(island, carried)
            for island, lane in moored:
                if islands.get(island) == carried:
                    lanes.setdefault(lane, carried + 1)
        return islands

    def is_complete(self, island: frozenset[Any]) -> bool:
        around = ((-1, -1), (0, -1), (-1, 0), (0, 0))
        return all((x + dx, y + dy) in self.filled for x, y in island for dx, dy in around)

    def count(self, terrain: str, direction: str, x: int, y: int, quadrant: str) -> int:
        """Icons of a terrain in a direction of a site, as the first seat sees it."""
        dx, dy = CORNER_AT[quadrant]
        column, row = 2 * x + dx, 2 * y + dy
        beyond = {
            "above": lambda across, down: down < row,
            "below": lambda across, down: down > row,
            "left": lambda across, down: across < column,
            "right": lambda across, down: across > column,
        }[direction]
        return sum(kind == terrain and beyond(across, down) for kind, across, down, _ in self.icons)
