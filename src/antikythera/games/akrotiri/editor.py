"""A whole position to set up: tiles and what is on them, what players have, and whose turn it is.

Everything else follows. Islands, lanes, docks and the market follow from what is on the sea; the round and the decision
from the number of tiles and the seat. A change also brings what it needs: a temple comes with a map that was played for
it and the goals that it earns, and what is on a tile goes with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from antikythera.editor import Cell, Changes, Field
from antikythera.game import Game
from antikythera.games.akrotiri.rules.components import (
    ACTIONS,
    BRINGS_GOAL,
    CELLS,
    DOCK,
    EAST_DOCK,
    GOALS_OPEN,
    MAPS,
    NEXT,
    NONE,
    START_MAPS,
    THERA_SQUARES,
    TILES,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.dig import fits
from antikythera.games.akrotiri.rules.fault import relay
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    COLOURS,
    CUBES_A_COLOUR,
    GOAL_COUNT,
    LEVELS,
    QUADRANTS,
    TEMPLES_A_SEAT,
    TILE_COUNT,
)
from antikythera.games.akrotiri.rules.play import MOST_ROUNDS
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    CARDS,
    DISCARDS,
    IN_DECK,
    IN_HAND,
    KEPT,
    OPEN,
    PLAYED,
    SEATS,
    SLOTS,
    STACK,
    STATE,
    STRATEGIST,
    TAKEN,
    TILE,
    UNSEEN,
)
from antikythera.kernel import Plain, plain
from antikythera.rulebook import InvalidState, States, copied

Corner = tuple[int, int]
"""A square and a quadrant."""

TILE_NAMES: Final = tuple(TILES)
GOAL_NAMES: Final = tuple(str(goal + 1) for goal in range(GOAL_COUNT))
SQUARES: Final = tuple(f"{x} {y}" for x, y in CELLS)
HARBOUR: Final = tuple((place // 4, place % 4) for place in (WEST_DOCK, EAST_DOCK))
TURNS: Final = ("0", "1", "2", "3")
FIRST_ROUND_TILES: Final = 2
EARLY: Final = ("tile", "turned", "cube", "money")
"""What can be changed before the first round."""


@dataclass
class Parts:
    """A position as people set it up."""

    seat: int
    tiles: dict[int, tuple[int, int]]
    """By square: the tile, and by how many quarters it is turned."""
    cubes: dict[tuple[int, int, int], int]
    """How many there are, by square, quadrant and colour."""
    temples: list[list[Corner]]
    dug: list[list[int]]
    """The maps that were played for them, by seat."""
    boats: list[Corner | None]
    hands: list[int | None]
    money: list[int]
    holds: list[list[int]]
    maps: dict[int, int]
    """The seats that hold maps."""
    goals: list[list[int]]


def read(s: Any) -> Parts:
    """The parts of a record."""

    def corner(place: int) -> Corner:
        return int(s["cell"][place // 4]), place % 4

    placed = range(THERA_SQUARES, s["slots"])
    cubes: dict[tuple[int, int, int], int] = {}
    for colour, places in enumerate(s["cube"].tolist()):
        for place in filter(None, places):
            cubes[*corner(place), colour] = cubes.get((*corner(place), colour), 0) + 1
    cards, goals = s["card"].tolist(), s["goal"].tolist()
    return Parts(
        seat=int(s["seat"]),
        tiles={int(s["cell"][slot]): (int(s["tile"][slot]), int(s["turned"][slot])) for slot in placed},
        cubes=cubes,
        temples=[[corner(place) for place in own if place] for own in s["temple"].tolist()],
        dug=[[card for card, where in enumerate(cards) if where == PLAYED + p] for p in range(SEATS)],
        boats=[corner(place) if place else None for place in s["boat"].tolist()],
        hands=[tile - 1 if tile else None for tile in s["hand"].tolist()],
        money=s["money"].tolist(),
        holds=s["hold"].tolist(),
        maps={card: where - IN_HAND for card, where in enumerate(cards) if IN_HAND <= where < PLAYED},
        goals=[[goal for goal, where in enumerate(goals) if where in (KEPT + p, TAKEN + p)] for p in range(SEATS)],
    )  # fmt: skip


# What can be changed


def fields(game: Game) -> list[Field]:
    """What can be changed, as it is."""
    parts = read(game.state)
    return [
        Field(name, kind, axes, list(cells), choices)
        for name, kind, axes, cells, choices in _fields(parts)
        if name in EARLY or len(parts.tiles) >= FIRST_ROUND_TILES
    ]


def _fields(parts: Parts) -> Iterator[tuple[str, str, list[str], Iterator[Cell], list[str]]]:
    seats = range(SEATS)
    placed = {tile for tile, _ in parts.tiles.values()}
    left = [name for number, name in enumerate(TILE_NAMES) if number not in placed]
    played = {card for own in parts.dug for card in own}
    corners = [(square, quadrant) for square in sorted(parts.tiles) for quadrant in range(4)]

    yield "seat", "seat", [], iter([Cell([], parts.seat + 1, "")]), []
    yield "tile", "tile", ["square"], _tile_cells(parts), ["", *left]
    yield "turned", "turn", ["square"], (
        _on_sea((square,), str(turned)) for square, (_, turned) in sorted(parts.tiles.items())
    ), list(TURNS)  # fmt: skip
    yield "cube", "", ["square", "quadrant", "colour"], (
        _on_sea(corner, parts.cubes.get((*corner, colour), 0), name)
        for corner in corners
        for colour, name in enumerate(COLOURS)
    ), []  # fmt: skip
    yield "temple", "owner", ["square", "quadrant"], (
        _on_sea(corner, next((p + 1 for p in seats if corner in parts.temples[p]), 0)) for corner in corners
    ), []  # fmt: skip
    yield "boat", "owner", ["square", "quadrant"], (
        _on_sea(corner, next((p + 1 for p in seats if parts.boats[p] == corner), 0)) for corner in _docks(parts)
    ), []  # fmt: skip
    yield "money", "", ["seat"], (Cell([str(p + 1)], parts.money[p], "") for p in seats), []
    yield "hold", "", ["seat", "colour"], (
        Cell([str(p + 1), name], parts.holds[p][colour], "") for p in seats for colour, name in enumerate(COLOURS)
    ), []  # fmt: skip
    yield "hand", "tile", ["seat"], (
        Cell([str(p + 1)], TILE_NAMES[tile], "") for p, tile in enumerate(parts.hands) if tile is not None
    ), left  # fmt: skip
    yield "goal", "goal", ["seat", ""], _listed(parts.goals, GOAL_NAMES), [
        GOAL_NAMES[goal] for goal in _free_goals(parts)
    ]  # fmt: skip
    yield "dug", "map", ["seat", ""], _listed(parts.dug, MAPS), [MAPS[card] for card in _free_maps(parts)]
    yield "card", "owner", ["map"], (
        Cell([name], parts.maps.get(card, NONE) + 1, "") for card, name in enumerate(MAPS) if card not in played
    ), []  # fmt: skip


def _on_sea(where: tuple[int, ...], value: int | str, *more: str) -> Cell:
    """A cell of a square, or of a quadrant of it."""
    square = SQUARES[where[0]]
    return Cell([square, *(QUADRANTS[quadrant] for quadrant in where[1:]), *more], value, square)


def _listed(things: list[list[int]], names: tuple[str, ...]) -> Iterator[Cell]:
    """What each seat has, one after the other."""
    for p, own in enumerate(things):
        for number, thing in enumerate(own):
            yield Cell([str(p + 1), str(number)], names[thing], "")


def _tile_cells(parts: Parts) -> Iterator[Cell]:
    """The squares with a tile, and those beside them or beside Thera."""
    beside = {int(square) for own in (*range(THERA_SQUARES), *parts.tiles) for square in NEXT[own] if square != NONE}
    for square in sorted((beside | parts.tiles.keys()) - set(range(THERA_SQUARES))):
        tile = parts.tiles.get(square)
        yield _on_sea((square,), TILE_NAMES[tile[0]] if tile else "")


def _docks(parts: Parts) -> list[Corner]:
    found = [
        (square, (quadrant + turned) % 4)
        for square, (tile, turned) in parts.tiles.items()
        for quadrant in range(4)
        if DOCK[tile, quadrant] != NONE
    ]
    return [*HARBOUR, *sorted(found)]


# Changing


def edit(states: States, changes: Changes) -> States:
    """The record after some changes, by the names and keys of fields. It is not checked yet."""
    parts, same_turn = read(states[0]), not {"seat", "tile", "temple"} & {name for name, *_ in changes}
    for (name, *keys), value in changes.items():
        _change(parts, states, name, keys, value)
    if len(parts.tiles) == FIRST_ROUND_TILES and ("seat",) not in changes:
        parts.seat = 0  # the second seat has had no turn yet
    return _build(parts, states, same_turn)


def _change(parts: Parts, states: States, name: str, keys: list[str], value: Any) -> None:
    corner = (SQUARES.index(keys[0]), QUADRANTS.index(keys[1])) if name in ("cube", "temple", "boat") else (0, 0)
    seat = int(keys[0]) - 1 if name in ("money", "hold", "hand", "dug", "goal") else 0
    match name:
        case "seat":
            parts.seat = value - 1
        case "tile":
            square = SQUARES.index(keys[0])
            _, turned = parts.tiles.get(square, (0, 0))
            parts.tiles.pop(square, None)
            if value:
                parts.tiles[square] = TILE_NAMES.index(value), turned
        case "turned":
            _turn(parts, SQUARES.index(keys[0]), int(value))
        case "cube":
            parts.cubes[*corner, COLOURS.index(keys[2])] = value
        case "temple":
            _put_temple(parts, states, corner, value - 1)
        case "boat":
            parts.boats = [None if boat == corner else boat for boat in parts.boats]
            if value:
                parts.boats[value - 1] = corner
        case "money":
            parts.money[seat] = value
        case "hold":
            parts.holds[seat][COLOURS.index(keys[1])] = value
        case "hand":
            parts.hands[seat] = TILE_NAMES.index(value)
        case "card":
            parts.maps.pop(MAPS.index(keys[0]), None)
            if value:
                parts.maps[MAPS.index(keys[0])] = value - 1
        case "dug":
            parts.dug[seat][int(keys[1])] = MAPS.index(value)
        case "goal":
            parts.goals[seat][int(keys[1])] = int(value) - 1


def _turn(parts: Parts, square: int, turned: int) -> None:
    """Turn a tile with everything on it."""
    tile, before = parts.tiles[square]
    parts.tiles[square] = tile, turned

    def moved(corner: Corner) -> Corner:
        return (square, (corner[1] + turned - before) % 4) if corner[0] == square else corner

    parts.cubes = {(*moved((at, quadrant)), colour): n for (at, quadrant, colour), n in parts.cubes.items()}
    parts.temples = [[moved(corner) for corner in own] for own in parts.temples]
    parts.boats = [moved(boat) if boat else None for boat in parts.boats]


def _put_temple(parts: Parts, states: States, corner: Corner, seat: int) -> None:
    """Put up the temple of a seat, or of nobody, instead of what is there; with a map that fits, if there is one."""
    for own, maps in zip(parts.temples, parts.dug, strict=True):
        if corner in own:
            maps.pop(own.index(corner))
            own.remove(corner)
    if seat < 0:
        return
    s, slot = Plain(states), int(states[0]["grid"][corner[0]]) - 1
    parts.temples[seat].append(corner)
    free = _free_maps(parts)
    fitting = (
        card for card in free if slot >= THERA_SQUARES and plain(fits)(s, seat, card, 4 * slot + corner[1])
    )  # fmt: skip
    parts.dug[seat].append(next(fitting, free[0]))


def _free_maps(parts: Parts) -> list[int]:
    return [card for card in range(CARDS) if card not in parts.maps and not any(card in own for own in parts.dug)]


def _free_goals(parts: Parts) -> list[int]:
    return [goal for goal in range(GOAL_COUNT) if not any(goal in own for own in parts.goals)]


def _build(parts: Parts, before: States, same_turn: bool) -> States:
    """The record of some parts. What players do not know stays as it was, where it can."""
    states = np.zeros(1, dtype=STATE)
    s, old = states[0], before[0]
    _lay_sea(states, parts, before)
    if len(parts.tiles) < FIRST_ROUND_TILES:
        parts.seat, parts.temples, parts.dug = len(parts.tiles), [[], []], [[], []]
        parts.boats, parts.goals, parts.maps = [None, None], [[], []], {}
    _complete(parts, states, old)
    s["players"], s["options"], s["rng"] = SEATS, old["options"], old["rng"]
    s["seat"], s["money"], s["hold"] = parts.seat, parts.money, parts.holds
    _set_turn(s, old, parts, same_turn)
    _deal_tiles(s, old, parts)
    _deal_maps(s, old, parts)
    _deal_goals(s, old, parts)
    return states


def _lay_sea(states: States, parts: Parts, before: States) -> None:
    """Lay the tiles, each beside one that is there."""
    plan, waiting = np.zeros(1, dtype=STATE), dict(parts.tiles)
    p = plan[0]
    p["options"], p["slots"] = before[0]["options"], THERA_SQUARES
    laid = set(range(THERA_SQUARES))
    while waiting:
        square = next((each for each in waiting if laid & set(NEXT[each].tolist())), None)
        if square is None:
            raise InvalidState("a tile is next to none")
        slot = p["slots"]
        p["cell"][slot], (p["tile"][slot], p["turned"][slot]) = square, waiting.pop(square)
        p["slots"] += 1
        laid.add(square)
    relay(plan, states)


def _complete(parts: Parts, states: States, old: Any) -> None:
    """Take away what is on tiles that are gone; boats without a dock return, and players get the goals they earned."""
    parts.cubes = {key: number for key, number in parts.cubes.items() if key[0] in parts.tiles and number}
    for own, maps in zip(parts.temples, parts.dug, strict=True):
        kept = [number for number, (square, _) in enumerate(own) if square in parts.tiles]
        own[:], maps[:] = [own[number] for number in kept], [maps[number] for number in kept]
    if len(parts.tiles) < FIRST_ROUND_TILES:
        return
    if old["slots"] < THERA_SQUARES + FIRST_ROUND_TILES:  # the game begins
        decks = [[card for card in old["map_deck"].tolist() if card // CARDS_A_LEVEL == level] for level in range(3)]
        for p in range(SEATS):
            parts.maps |= {decks[level].pop(): p for level in range(3) for _ in range(START_MAPS[level])}
    docks = _docks(parts)
    for p in range(SEATS):
        if parts.boats[p] not in docks:
            parts.boats[p] = next(dock for dock in docks if dock not in parts.boats)
    waiting = old["goal_queue"].tolist()
    for goals, temples in zip(parts.goals, parts.temples, strict=True):
        earned = 1 + int(BRINGS_GOAL[: len(temples) + 1].sum())
        free = sorted(_free_goals(parts), key=lambda goal: waiting.index(goal) if goal in waiting else len(waiting))
        goals[:] = [*goals, *free][:earned]


def _set_turn(s: Any, old: Any, parts: Parts, same_turn: bool) -> None:
    """Whether a tile is placed now follows from the number of tiles: in every turn one is placed."""
    tiles = len(parts.tiles)
    s["last_round"] = MOST_ROUNDS if s["slots"] == SLOTS else 0
    if tiles < FIRST_ROUND_TILES:
        s["phase"] = TILE
        return
    if same_turn and old["phase"] in (TILE, ACTION):
        for name in ("phase", "round", "actions", "oracled"):
            s[name] = old[name]
        return
    turns = tiles - parts.seat
    s["phase"] = ACTION if turns % 2 or tiles == TILE_COUNT else TILE
    s["round"] = max(int(old["round"]), turns // 2 + (turns % 2 == 0)) if tiles == TILE_COUNT else turns // 2
    s["actions"] = ACTIONS[min(len(parts.temples[parts.seat]), TEMPLES_A_SEAT)]
    if s["round"] == 0:
        raise InvalidState("this seat has not had a turn yet")


def _deal_tiles(s: Any, old: Any, parts: Parts) -> None:
    """A player who places no tile in this turn has one in hand, or will draw one."""
    placed = {tile for tile, _ in parts.tiles.values()}
    thrown = [tile for tile in old["stack"][DISCARDS][: old["stacked"][DISCARDS]].tolist() if tile not in placed]
    left = [tile for tile in old["stack"][STACK][: old["stacked"][STACK]].tolist() if tile not in placed]
    left = [tile for tile in range(TILE_COUNT) if tile not in placed and tile not in thrown and tile not in left] + left
    for p in (parts.seat, SEATS - 1 - parts.seat):
        holds = s["phase"] == TILE or s["oracled"] if p == parts.seat else s["round"] > 0
        if not holds:
            continue
        tile = parts.hands[p]
        if tile is None or tile not in left:
            tile = next(iter(reversed(left)), None)
        if tile is not None:
            left.remove(tile)
            s["hand"][p], s["shown"][p] = tile + 1, old["shown"][p] and old["hand"][p] == tile + 1
    for pile, tiles in ((STACK, left), (DISCARDS, thrown)):
        s["stack"][pile, : len(tiles)], s["stacked"][pile] = tiles, len(tiles)


def _deal_maps(s: Any, old: Any, parts: Parts) -> None:
    """Put things on the sea, and maps where they are: in the decks, those that were drawn come first."""
    slots = s["grid"] - 1

    def place(corner: Corner) -> int:
        return int(4 * slots[corner[0]] + corner[1])

    for colour in range(4):
        cubes = [place((at, q)) for (at, q, own), n in parts.cubes.items() if own == colour for _ in range(n)]
        if len(cubes) > CUBES_A_COLOUR:
            raise InvalidState("there are too many cubes of a colour")
        s["cube"][colour, : len(cubes)] = cubes
        s["market"][colour] = CUBES_A_COLOUR - len(cubes) - sum(hold[colour] for hold in parts.holds)
    for p in range(SEATS):
        boat, temples = parts.boats[p], parts.temples[p]
        s["boat"][p] = place(boat) if boat else 0
        if len(temples) > TEMPLES_A_SEAT:
            raise InvalidState("a player has no more temples")
        s["temple"][p, : len(temples)] = [place(corner) for corner in temples]
        s["card"][parts.dug[p]] = PLAYED + p
    for card, p in parts.maps.items():
        s["card"][card] = IN_HAND + p
    deck = old["map_deck"].tolist()
    for level in range(len(LEVELS)):
        own = deck[CARDS_A_LEVEL * level : CARDS_A_LEVEL * (level + 1)]
        own.sort(key=lambda card: s["card"][card] == IN_DECK)
        s["map_deck"][CARDS_A_LEVEL * level : CARDS_A_LEVEL * (level + 1)] = own


def _deal_goals(s: Any, old: Any, parts: Parts) -> None:
    """Goals that nobody has wait to be drawn; with the strategist some are open."""
    for p, own in enumerate(parts.goals):
        for goal in own:
            s["goal"][goal] = TAKEN + p if old["goal"][goal] == TAKEN + p else KEPT + p
    free = _free_goals(parts)
    if s["options"] & STRATEGIST and s["round"] > 0:
        free.sort(key=lambda goal: old["goal"][goal] != OPEN)
        s["goal"][free[:GOALS_OPEN]] = OPEN
        free = free[GOALS_OPEN:]
    queue = old["goal_queue"].tolist()
    free.sort(key=lambda goal: queue.index(goal) if goal in queue else 0)
    s["goal_queue"][: len(free)], s["goal_ends"] = free, (0, len(free))


def redraw(states: States, rng: np.random.Generator) -> States:
    """The record with everything shuffled that no player knows. Players keep their maps, goals and tiles."""
    states = copied(states)
    s = states[0]
    s["rng"] = rng.integers(1 << 62)
    rng.shuffle(s["stack"][STACK, : s["stacked"][STACK]])
    for level in range(len(LEVELS)):
        deck = s["map_deck"][CARDS_A_LEVEL * level : CARDS_A_LEVEL * (level + 1)]
        undrawn = s["card"][deck] == IN_DECK
        deck[undrawn] = rng.permutation(deck[undrawn])
    first, last = s["goal_ends"].tolist()
    waiting = s["goal_queue"][first:last]
    unseen = s["goal"][waiting] == UNSEEN
    waiting[unseen] = rng.permutation(waiting[unseen])
    return states
