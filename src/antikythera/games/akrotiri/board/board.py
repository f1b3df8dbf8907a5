"""The board of Akrotiri in signs and words.

A tile is three rows: its corners with what is there, the ends of its lanes at the middle of its sides, and how they
meet in the middle. Seen from the second seat, everything is turned by half a circle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.markup import escape
from rich.table import Table

from antikythera.boards.seats import COLOURS as SEAT_COLOURS
from antikythera.boards.seats import SHAPES, quiet_table, seat_mark
from antikythera.games.akrotiri.board import knowledge
from antikythera.games.akrotiri.board.gloss import TERRAIN_SIGNS, goal_in_words, map_in_words, sale_price
from antikythera.games.akrotiri.board.sea import Tile, squares, thera_lanes, tile_as_laid
from antikythera.games.akrotiri.rules.components import CELLS, MAPS, THERA_DOCK, THERA_SQUARES, TILES
from antikythera.games.akrotiri.rules.names import COLOURS, LEVELS, QUADRANTS, TEMPLES_A_SEAT, TERRAINS
from antikythera.games.akrotiri.rules.state import DISCARDS, OVER, SEATS, STACK
from antikythera.text import Text

LAND, DOCK, TEMPLES = "▒", "=", ("○", "□")
JUNCTIONS = {
    "ne": "└", "ns": "│", "nw": "┘", "es": "┌", "ew": "─", "sw": "┐",
    "nes": "├", "esw": "┬", "nsw": "┤", "new": "┴", "nesw": "┼",
}  # fmt: skip
APART, ISTHMUS = ("╲", "╱"), ("▚", "▞")
"""In the middle of a tile, two bends that do not meet, or land between them; first from north-west to south-east."""
MARGIN = 4
CUBE_STYLES = ("orange3", "green", "white", "blue")
TERRAIN_STYLES = ("red", "green", "white", "blue")


def text_board(text: Text, s: Any, viewer: int | None) -> RenderableType:
    """The position as a viewer sees it, from the viewer's own side of the table."""
    return Group(
        _heading(text, s), "", _Sea(text, s, viewer), "", _players(text, s, viewer), "", _market(text, s),
        *_hands(text, s, viewer),
    )  # fmt: skip


def _heading(text: Text, s: Any) -> str:
    parts = [text("akrotiri-board-round", round=int(s["round"]), last=int(s["last_round"]))]
    if s["round"] and s["phase"] != OVER:
        parts.append(text("akrotiri-board-actions", seat=int(s["seat"]) + 1, actions=int(s["actions"])))
    parts.append(text("akrotiri-board-tiles", stack=int(s["stacked"][STACK]), discards=int(s["stacked"][DISCARDS])))
    return f"[bold]{escape(' · '.join(parts))}[/]"


# The sea


class _Sea:
    """The tiles on the board, as wide as the console allows."""

    def __init__(self, text: Text, s: Any, viewer: int | None) -> None:
        self.text, self.s, self.half_turn = text, s, 2 if viewer == SEATS else 0
        self.lying = _lying(text, s)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """A row of text for each third of a row of squares, and then what had no room in its corner."""
        slots = {square: slot for slot, square in enumerate(squares(self.s))}
        xs, ys = ([*range(min(values), max(values) + 1)] for values in zip(*slots, strict=True))
        if self.half_turn:
            xs, ys = xs[::-1], ys[::-1]
        room = max(1, min(4, ((options.max_width - MARGIN) // len(xs) - 1) // 2))
        width = 2 * room + 1
        yield f"[dim]{' ' * MARGIN}{''.join(f'{x:^{width}}' for x in xs)}[/]".rstrip()
        for y in ys:
            rows = [_tile(*self._laid(slots[x, y]), room) if (x, y) in slots else [" " * width] * 3 for x in xs]
            for third in range(3):
                label = f"{y:>{MARGIN - 1}} " if third == 1 else " " * MARGIN
                yield f"[dim]{label}[/]" + "".join(row[third] for row in rows)
        yield from self._crowded(room)

    def _laid(self, slot: int) -> tuple[Tile, list[_Corner]]:
        """A tile and its corners as the viewer sees them."""
        tile = _tile_of(self.s, slot, self.half_turn)
        corners = [_Corner(self.s, tile, 4 * slot + (k + self.half_turn) % 4, k, self.lying) for k in range(4)]
        return tile, corners

    def _crowded(self, room: int) -> Iterator[str]:
        for place, marks in sorted(self.lying.items()):
            if len(marks) > max(0, room - 2):
                yield f"[dim]{escape(place_name(self.s, place))}[/] {' '.join(marks)}"


def place_name(s: Any, place: int) -> str:
    """A place as lines name it."""
    if place // 4 < THERA_SQUARES:
        return "thera"
    x, y = CELLS[s["cell"][place // 4]]
    return f"{x},{y},{QUADRANTS[place % 4]}"


def _tile_of(s: Any, slot: int, half_turn: int) -> Tile:
    if slot >= THERA_SQUARES:
        return tile_as_laid(int(s["tile"][slot]), int(s["turned"][slot]) + half_turn)
    docks = {(int(place) % 4 + half_turn) % 4: 0 for place in THERA_DOCK if place // 4 == slot}
    lane = sorted((side + half_turn) % 4 for side in thera_lanes(s)[slot])
    return Tile([[0], [1], [2], [3]], [lane], docks, -1, "")


def _lying(text: Text, s: Any) -> dict[int, list[str]]:
    """The marks of temples and cubes, by place."""
    lying: dict[int, list[str]] = {}
    for p, places in enumerate(s["temple"].tolist()):
        for place in filter(None, places):
            lying.setdefault(place, []).append(f"[bold {SEAT_COLOURS[p]}]{TEMPLES[p]}[/]")
    for colour, places in enumerate(s["cube"].tolist()):
        for place in filter(None, places):
            lying.setdefault(place, []).append(_cube(text, colour))
    return lying


def _cube(text: Text, colour: int) -> str:
    return f"[bold {CUBE_STYLES[colour]}]{text(f'akrotiri-mark-{COLOURS[colour]}')}[/]"


class _Corner:
    """What a corner of a tile shows, from the outside inwards."""

    def __init__(self, s: Any, tile: Tile, place: int, k: int, lying: dict[int, list[str]]) -> None:
        terrain = TERRAINS.index(tile.terrain) if tile.icon == k else None
        self.land = f"[yellow]{LAND}[/]"
        self.ground = self.land if terrain is None else f"[bold {TERRAIN_STYLES[terrain]}]{TERRAIN_SIGNS[terrain]}[/]"
        boats = [p for p in range(SEATS) if s["boat"][p] == place and place]
        dock = DOCK if k in tile.docks else None
        self.boat = f"[bold {SEAT_COLOURS[boats[0]]}]{SHAPES[boats[0]]}[/]" if boats else None
        self.shore = self.boat or dock
        self.marks = lying.get(place, [])

    def signs(self, room: int, filler: str) -> list[str]:
        if room == 1:
            return [self.boat or self.ground]
        middle = [*self.marks, *[filler] * room][: room - 2]
        return [self.ground, *middle, self.shore or filler]


def _tile(tile: Tile, corners: list[_Corner], room: int) -> list[str]:
    """Three rows of signs. A haven ends before the land that is joined around it."""
    haven = [[side] in tile.lanes for side in range(4)]
    around = [haven[side] and _joined(tile, side, (side + 1) % 4) for side in range(4)]
    fill = [f"[yellow]{LAND}[/]" if land else " " for land in around]
    nw, ne, se, sw = corners
    ends = [("╵╶╷╴" if haven[side] else "│─│─")[side] for side in range(4)]
    west = (["─", ends[3], *[fill[3]] * room] if haven[3] else ["─"] * room)[:room]
    east = (["─", ends[1], *[fill[1]] * room] if haven[1] else ["─"] * room)[:room][::-1]
    return [
        "".join([*nw.signs(room, fill[0]), ends[0], *ne.signs(room, fill[0])[::-1]]),
        "".join([*west, _middle(tile), *east]),
        "".join([*sw.signs(room, fill[2]), ends[2], *se.signs(room, fill[2])[::-1]]),
    ]


def _joined(tile: Tile, a: int, b: int) -> bool:
    return any(a in group and b in group for group in tile.land)


def _middle(tile: Tile) -> str:
    """How lanes meet in the middle of a tile."""
    for diagonal in range(2):
        if _joined(tile, diagonal, diagonal + 2):
            return f"[yellow]{ISTHMUS[diagonal]}[/]"
    ways = ["".join("nesw"[side] for side in sorted(lane)) for lane in tile.lanes if len(lane) > 1]
    if len(ways) == 2:
        return APART["nw" in ways]
    return JUNCTIONS[ways[0]] if ways else " "


# Players and market


def _players(text: Text, s: Any, viewer: int | None) -> Table:
    table = quiet_table(2)
    table.add_column("", no_wrap=True)
    for column in ("money", "cargo", "temples"):
        table.add_column(text(f"akrotiri-board-{column}"), no_wrap=True)
    for column in ("maps", "hand"):  # the longest, in some languages too long for one line
        table.add_column(text(f"akrotiri-board-{column}"), overflow="fold")
    for p in range(SEATS):
        you = escape(text("terminal-you")) if p + 1 == viewer else ""
        cargo = [_cube(text, colour) for colour in range(4) for _ in range(int(s["hold"][p, colour]))]
        table.add_row(
            f"{seat_mark(p + 1)} {you}",
            f"[bold]{s['money'][p]}[/]",
            " ".join(cargo) or "·",
            f"{int((s['temple'][p] > 0).sum())}/{TEMPLES_A_SEAT}",
            escape(text.listing([MAPS[card] for card in knowledge.maps_played(s, p)])) or "·",
            escape(_hidden_hand(text, s, p, viewer)) or "·",
        )
    return table


def _hidden_hand(text: Text, s: Any, p: int, viewer: int | None) -> str:
    """What a player holds face down, and the tile that everyone may have seen."""
    held = [
        text("akrotiri-board-unknown-maps", number=number, level=text(f"akrotiri-level-{LEVELS[level]}"))
        for level, number in enumerate(knowledge.unknown_maps(s, p, viewer))
        if number
    ]
    if unknown := knowledge.unknown_goals(s, p, viewer):
        held.append(text("akrotiri-board-unknown-goals", number=unknown))
    tile = knowledge.tile_in_hand(s, p, viewer)
    if tile is None:
        held.append(text("akrotiri-board-unknown-tile"))
    elif tile >= 0 and not knowledge.sees(viewer, p):
        held.append(text("akrotiri-board-shown-tile", tile=_terrain(text, tile)))
    return text.listing(held)


def _terrain(text: Text, tile: int) -> str:
    return text(f"akrotiri-terrain-{TILES[tuple(TILES)[tile]]['terrain']}")


def _market(text: Text, s: Any) -> Table:
    table = quiet_table(2)
    table.add_column("")
    for colour in range(4):
        table.add_column(f"{_cube(text, colour)} {text(f'akrotiri-colour-{COLOURS[colour]}')}", justify="right")
    table.add_row(text("akrotiri-board-market"), *(str(number) for number in s["market"]))
    prices = [sale_price(s, colour) for colour in range(4)]
    table.add_row(text("akrotiri-board-sells"), *(f"[bold]{price}[/]" if price else "·" for price in prices))
    return table


# What a viewer holds


def _hands(text: Text, s: Any, viewer: int | None) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for p in range(SEATS):
        maps = [map_in_words(text, card) for card in knowledge.maps_in_hand(s, p, viewer)]
        goals = [goal_in_words(text, goal) for goal in knowledge.goals_of(s, p, viewer)]
        tile = knowledge.tile_in_hand(s, p, viewer)
        if maps or goals or (tile is not None and tile >= 0):
            parts += ["", f"{seat_mark(p + 1)} [bold]{escape(text('akrotiri-board-holds'))}[/]"]
            parts += [f"  {escape(line)}" for line in (*maps, *goals)]
        if tile is not None and tile >= 0:
            parts += _tile_alone(s, tile, viewer)
    offered = knowledge.goals_to_choose(s, viewer) if s["phase"] != OVER else []
    if offered:
        parts += ["", f"[bold]{escape(text('akrotiri-board-open-goals'))}[/]"]
        parts += [f"  {escape(goal_in_words(text, goal))}" for goal in offered]
    return parts


def _tile_alone(s: Any, number: int, viewer: int | None) -> list[str]:
    tile = tile_as_laid(number, 2 if viewer == SEATS else 0)
    corners = [_Corner(s, tile, 0, k, {}) for k in range(4)]
    rows = _tile(tile, corners, 4)
    return [f"    {row}" for row in rows]
