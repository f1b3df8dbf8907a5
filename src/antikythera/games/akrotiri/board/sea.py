"""The sea of Akrotiri with its tiles, drawn in layers, so that coasts that join lose their seam.

A point of a square is given in parts of its side, from its north-west corner. Land fills the corners of squares and is
joined by necks; a lane runs from the middle of a side to where it meets the others.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from antikythera.boards.svg import Point, circle, line, number, path, rect, tag
from antikythera.games.akrotiri.board.icons import SAGE, SAND, SHALLOW, WHITE, sign
from antikythera.games.akrotiri.rules.components import (
    BOARD,
    CELLS,
    DOCK,
    EAST_DOCK,
    EXIT,
    ICON,
    LAND,
    LANE,
    NEXT,
    NONE,
    TERRAIN,
    THERA_SQUARES,
)
from antikythera.games.akrotiri.rules.names import COLOURS, EXITS, TERRAINS, parts
from antikythera.games.akrotiri.rules.state import RING

CORNERS: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
MIDDLES: tuple[Point, ...] = ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))
INWARDS: tuple[Point, ...] = ((0, 1), (-1, 0), (0, -1), (1, 0))
LAND_RADIUS, THERA_RADIUS = 0.34, 0.4
NECK = 0.17
LAYERS = ((WHITE, 0.03), (SAND, 0.0), (SAGE, -0.065))
"""Coast, shore and inland: what colour, and how much larger than the land."""
THERA: Point = (1, 1)
"""The middle of Thera."""


@dataclass(frozen=True)
class Tile:
    """A tile on the board: groups of corners and of sides, and the side that the dock of each corner serves."""

    land: list[list[int]]
    lanes: list[list[int]]
    docks: dict[int, int]
    icon: int
    terrain: str


def tile_as_laid(tile: int, turned: int) -> Tile:
    def groups(first: Any) -> list[list[int]]:
        return [[(k + turned) % 4 for k in range(4) if first[k] == part] for part in sorted(set(first.tolist()))]

    docks = {(k + turned) % 4: (int(DOCK[tile, k]) + turned) % 4 for k in range(4) if DOCK[tile, k] != NONE}
    icon = (int(ICON[tile]) + turned) % 4
    return Tile(groups(LAND[tile]), groups(LANE[tile]), docks, icon, TERRAINS[TERRAIN[tile]])


@dataclass(frozen=True)
class Sea:
    """Where squares are in the picture: how large one is, where the square 0 0 begins, and whether all is turned."""

    size: float
    left: float
    top: float
    turned: bool = False

    def at(self, square: Point, u: float, v: float) -> Point:
        """A point of a square, from its north-west corner."""
        x, y = square[0] + u, square[1] + v
        return (self.left - x * self.size, self.top - y * self.size) if self.turned else (
            self.left + x * self.size, self.top + y * self.size)  # fmt: skip

    def curve(self, square: Point, *points: Point) -> str:
        """The data of a line through two points, or of a bend with the middle one pulling at it."""
        written = [f"{x:.1f} {y:.1f}" for x, y in (self.at(square, *point) for point in points)]
        return f"M{written[0]}L{written[1]}" if len(written) == 2 else f"M{written[0]}Q{written[1]} {written[2]}"


def squares(s: Any) -> list[Point]:
    """The square of every slot in use."""
    return [CELLS[cell] for cell in s["cell"][: int(s["slots"])]]


def laid(s: Any, slot: int) -> Tile:
    return tile_as_laid(int(s["tile"][slot]), int(s["turned"][slot]))


def fitted(s: Any, width: float, height: float, turned: bool) -> Sea:
    """A sea with everything that was placed in the middle, and a square of water around it."""
    xs, ys = zip(*squares(s), strict=True)
    wide, high = max(xs) - min(xs) + 2, max(ys) - min(ys) + 2
    size = min(width / wide, height / high, 120)
    middle = ((min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2)
    sign_ = 1 if turned else -1
    return Sea(size, width / 2 + sign_ * middle[0] * size, height / 2 + sign_ * middle[1] * size, turned)


# Layers


def sea_with_tiles(s: Any, sea: Sea) -> str:
    """Everything on the board."""
    all_squares = squares(s)
    clip = "".join(_square(sea, square, fill="#000") for square in all_squares)
    tiles = [(square, laid(s, slot)) for slot, square in enumerate(all_squares) if slot >= THERA_SQUARES]
    water = "".join(_square(sea, square, fill=SHALLOW, stroke="#3b7ebb", stroke_width=1) for square in all_squares)
    corners = sorted({(x + dx, y + dy) for x, y in all_squares for dx, dy in CORNERS})
    layers = "".join(
        tag("g", _shores(sea, corners, grow), *(_necks(sea, square, tile, grow) for square, tile in tiles),
            fill=fill, stroke=fill, stroke_linecap="round")
        for fill, grow in LAYERS
    )  # fmt: skip
    lanes = "".join(_lanes(sea, square, tile) for square, tile in tiles) + _thera_lanes(s, sea)
    docks = "".join(_dock(sea, square, k, tile) for square, tile in tiles for k in tile.docks) + _thera_docks(sea)
    return (
        tag("clipPath", clip, id="ak-laid")
        + water
        + tag("g", layers, clip_path="url(#ak-laid)")
        + _lane_layer(sea, lanes)
        + _dock_layer(sea, docks)
        + sign("coin", *sea.at(THERA, 0, 0), 0.34 * sea.size)
        + _things(s, sea)
        + _boats(s, sea)
    )


def _lane_layer(sea: Sea, lanes: str) -> str:
    dashes = f"{0.07 * sea.size:.1f} {0.055 * sea.size:.1f}"
    return tag("g", lanes, fill="none", stroke="#fff", stroke_width=0.028 * sea.size, stroke_opacity=0.9,
               stroke_dasharray=dashes, stroke_linecap="round")  # fmt: skip


def _dock_layer(sea: Sea, docks: str) -> str:
    return tag("g", docks, stroke="#6d4a26", stroke_width=0.062 * sea.size)


def _square(sea: Sea, square: Point, **attributes: object) -> str:
    x, y = sea.at(square, 1, 1) if sea.turned else sea.at(square, 0, 0)
    return rect(x, y, sea.size, sea.size, **attributes)


def _shores(sea: Sea, corners: list[Point], grow: float, thera: Point | None = THERA) -> str:
    """Land at every corner of squares; that of Thera in the middle is larger."""
    return "".join(
        circle(
            *sea.at(corner, 0, 0), ((THERA_RADIUS if corner == thera else LAND_RADIUS) + grow) * sea.size, stroke="none"
        )
        for corner in corners
    )


def _necks(sea: Sea, square: Point, tile: Tile, grow: float) -> str:
    width = (NECK + 2 * grow) * sea.size
    return "".join(
        path(sea.curve(square, *_neck(a, b)), fill="none", stroke_width=width)
        for group in tile.land
        for a, b in pairwise(group)
    )


def _neck(a: int, b: int) -> list[Point]:
    """The way from one corner to another that they are joined with: straight across, or around the lane between."""
    (ax, ay), (bx, by) = (_towards(CORNERS[k], (0.5, 0.5), 0.2) for k in (a, b))
    if (a - b) % 4 == 2:
        return [(ax, ay), (bx, by)]
    x, y = (ax + bx) / 2, (ay + by) / 2
    return [(ax, ay), (x + (0.5 - x) * 0.8, y + (0.5 - y) * 0.8), (bx, by)]


def _towards(start: Point, end: Point, distance: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return start[0] + dx / length * distance, start[1] + dy / length * distance


def _lanes(sea: Sea, square: Point, tile: Tile) -> str:
    return "".join(path(sea.curve(square, *points)) for lane in tile.lanes for points in _lane(lane))


def _lane(sides: list[int]) -> list[list[Point]]:
    """A haven ends soon; two sides make a bend or a straight way; more meet near the middle."""
    ends = [MIDDLES[side] for side in sides]
    if len(sides) == 1:
        (x, y), (dx, dy) = ends[0], INWARDS[sides[0]]
        return [[(x, y), (x + 0.16 * dx, y + 0.16 * dy)]]
    if len(sides) == 2:
        return [[ends[0], (0.5, 0.5), ends[1]]]
    meet = (sum(x for x, _ in ends) / len(ends) + 0.5) / 2, (sum(y for _, y in ends) / len(ends) + 0.5) / 2
    return [
        [end, (end[0] + 0.3 * INWARDS[side][0], end[1] + 0.3 * INWARDS[side][1]), meet]
        for end, side in zip(ends, sides, strict=True)
    ]


# Docks and boats


def _way_to_lane(k: int, tile: Tile) -> Point:
    """Where the dock of a corner points to: the side of its lane that is near, or the middle."""
    lane = next(lane for lane in tile.lanes if tile.docks[k] in lane)
    near = [side for side in (k, (k - 1) % 4) if side in lane]
    if len(near) != 1:
        return 0.5, 0.5
    (x, y), (dx, dy) = MIDDLES[near[0]], INWARDS[near[0]]
    return x + 0.2 * dx, y + 0.2 * dy


def _dock(sea: Sea, square: Point, k: int, tile: Tile) -> str:
    goal = _way_to_lane(k, tile)
    ends = (_towards(CORNERS[k], goal, distance) for distance in (LAND_RADIUS - 0.06, LAND_RADIUS + 0.11))
    start, end = (sea.at(square, *point) for point in ends)
    return line(start, end, kind="dock")


def _thera_dock(sea: Sea, east: bool, distance: float) -> Point:
    return sea.at(THERA, distance if east else -distance, 0)


def _thera_docks(sea: Sea) -> str:
    return "".join(
        line(_thera_dock(sea, east, THERA_RADIUS - 0.06), _thera_dock(sea, east, THERA_RADIUS + 0.08), kind="dock")
        for east in (False, True)
    )


def _boats(s: Any, sea: Sea) -> str:
    drawn = ""
    for p, place in enumerate(s["boat"].tolist()):
        if place:
            drawn += sign(f"boat{p + 1}", *_berth(s, sea, place), 0.27 * sea.size, kind="boat")
    return drawn


def _berth(s: Any, sea: Sea, place: int) -> Point:
    slot, k = divmod(place, 4)
    if slot < THERA_SQUARES:
        return _thera_dock(sea, place == EAST_DOCK, THERA_RADIUS + 0.12)
    tile = laid(s, slot)
    return sea.at(squares(s)[slot], *_towards(CORNERS[k], _way_to_lane(k, tile), LAND_RADIUS + 0.12))


# Thera: each exit leads to the middle of its square, and the middles of a lane's neighbouring squares are joined.


def thera_lanes(s: Any) -> list[set[int]]:
    """The sides that are joined in the middle of each square of Thera."""
    joined: list[set[int]] = [set() for _ in range(THERA_SQUARES)]
    exits = dict(zip(EXITS, EXIT.tolist(), strict=True))
    for lane in parts(BOARD["thera"]["ring" if s["options"] & RING else "split"], "-"):
        held = {exits[name] // 4 for name in lane}
        for name in lane:
            square, side = divmod(exits[name], 4)
            joined[square].add(side)
        for square in held:
            joined[square] |= {side for side in range(4) if NEXT[square, side] in held}
    return joined


def _thera_lanes(s: Any, sea: Sea) -> str:
    return "".join(
        path(sea.curve(CELLS[square], MIDDLES[side], (0.5, 0.5)))
        for square, sides in enumerate(thera_lanes(s))
        for side in sorted(sides)
    )


# What is on the land

CUBE_ANGLES = (45, 12, 78, 28, 62)
"""Where cubes are drawn around the corner of their land, one after another."""


def _things(s: Any, sea: Sea) -> str:
    lying: dict[int, list[str]] = {}
    for colour, places in enumerate(s["cube"].tolist()):
        for place in filter(None, places):
            lying.setdefault(place, []).append(COLOURS[colour])
    temples = {place: p + 1 for p, places in enumerate(s["temple"].tolist()) for place in filter(None, places)}
    drawn = ""
    for slot, square in enumerate(squares(s)):
        tile = laid(s, slot) if slot >= THERA_SQUARES else None
        for k in range(4):
            place = 4 * slot + k
            terrain = tile.terrain if tile and tile.icon == k else None
            drawn += _corner(sea, square, k, terrain, temples.get(place), lying.get(place, []))
    return drawn


def _corner(sea: Sea, square: Point, k: int, terrain: str | None, temple: int | None, cubes: list[str]) -> str:
    def at(distance: float, angle: float) -> Point:
        """A point of the corner's land, from one of its shores to the other."""
        (x, y), turn = CORNERS[k], math.radians(angle)
        u, v = distance * math.cos(turn), distance * math.sin(turn)
        return sea.at(square, x + (u if x == 0 else -u), y + (v if y == 0 else -v))

    drawn = ""
    if terrain:
        drawn += sign(terrain, *(at(0.23, 14) if temple else at(0.165, 45)), (0.18 if temple else 0.24) * sea.size,
                      kind="icon")  # fmt: skip
    if temple:
        drawn += sign(f"temple{temple}", *(at(0.22, 72) if terrain else at(0.17, 45)), 0.21 * sea.size, kind="temple")
    for place, colour in enumerate(cubes):
        distance = 0.3 - 0.02 * (place // len(CUBE_ANGLES))
        drawn += sign(colour, *at(distance, CUBE_ANGLES[place % len(CUBE_ANGLES)]), 0.12 * sea.size, kind="cube")
    return drawn


def coordinates(s: Any, sea: Sea) -> str:
    """The numbers of columns and rows, along the edges of what was placed."""
    xs, ys = (sorted(set(values)) for values in zip(*squares(s), strict=True))
    left, top = (max(xs) + 1, max(ys) + 1) if sea.turned else (min(xs), min(ys))
    out = 0.16 if sea.turned else -0.16
    quiet: dict[str, Any] = {"fill": "#cfe0f2", "opacity": 0.8}
    drawn = "".join(number(*sea.at((x, top), 0.5, out), x, 15, **quiet) for x in range(int(min(xs)), int(max(xs)) + 1))
    return drawn + "".join(
        number(*sea.at((left, y), out, 0.5), y, 15, **quiet) for y in range(int(min(ys)), int(max(ys)) + 1)
    )


def tile_picture(tile: int, sea: Sea, name: str) -> str:
    """One tile alone, as the square 0 0 of a small sea. Its name is unique in the picture."""
    laid_tile, square = tile_as_laid(tile, 0), (0.0, 0.0)
    layers = "".join(
        tag("g", _shores(sea, list(CORNERS), grow, None), _necks(sea, square, laid_tile, grow), fill=fill, stroke=fill)
        for fill, grow in LAYERS
    )
    return (
        tag("clipPath", _square(sea, square), id=name)
        + _square(sea, square, fill=SHALLOW, stroke=SHALLOW)
        + tag("g", layers, clip_path=f"url(#{name})")
        + _lane_layer(sea, _lanes(sea, square, laid_tile))
        + _dock_layer(sea, "".join(_dock(sea, square, k, laid_tile) for k in laid_tile.docks))
        + _corner(sea, square, laid_tile.icon, laid_tile.terrain, None, [])
    )
