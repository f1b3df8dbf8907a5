"""A position of Akrotiri in parts, as people set it up: read from a record, and built into one.

Everything else follows. Islands, lanes, docks and the market follow from what is on the sea; the round and the decision
from the number of tiles and the seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from antikythera.games.akrotiri import lay_again
from antikythera.games.akrotiri.rules.components import (
    ACTIONS,
    BRINGS_GOAL,
    DOCK,
    EAST_DOCK,
    GOALS_OPEN,
    NEXT,
    NONE,
    START_MAPS,
    THERA_SQUARES,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.names import (
    CARDS_A_LEVEL,
    CUBES_A_COLOUR,
    GOAL_COUNT,
    LEVELS,
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
)
from antikythera.rulebook import InvalidState, States

Corner = tuple[int, int]
"""A square and a quadrant."""


HARBOUR: Final = tuple((place // 4, place % 4) for place in (WEST_DOCK, EAST_DOCK))
FIRST_ROUND_TILES: Final = 2


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


def docks(parts: Parts) -> list[Corner]:
    """Where boats can be: at Thera, and at the docks of tiles."""
    found = [
        (square, (quadrant + turned) % 4)
        for square, (tile, turned) in parts.tiles.items()
        for quadrant in range(4)
        if DOCK[tile, quadrant] != NONE
    ]
    return [*HARBOUR, *sorted(found)]


def free_maps(parts: Parts) -> list[int]:
    """The maps that nobody has."""
    return [card for card in range(CARDS) if card not in parts.maps and not any(card in own for own in parts.dug)]


def free_goals(parts: Parts) -> list[int]:
    """The goals that nobody has."""
    return [goal for goal in range(GOAL_COUNT) if not any(goal in own for own in parts.goals)]


def build(parts: Parts, before: States, same_turn: bool) -> States:
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
    lay_again(plan, states)


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
    berths = docks(parts)
    for p in range(SEATS):
        if parts.boats[p] not in berths:
            parts.boats[p] = next(dock for dock in berths if dock not in parts.boats)
    waiting = old["goal_queue"].tolist()
    for goals, temples in zip(parts.goals, parts.temples, strict=True):
        earned = 1 + int(BRINGS_GOAL[: len(temples) + 1].sum())
        free = sorted(free_goals(parts), key=lambda goal: waiting.index(goal) if goal in waiting else len(waiting))
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
    free = free_goals(parts)
    if s["options"] & STRATEGIST and s["round"] > 0:
        free.sort(key=lambda goal: old["goal"][goal] != OPEN)
        s["goal"][free[:GOALS_OPEN]] = OPEN
        free = free[GOALS_OPEN:]
    queue = old["goal_queue"].tolist()
    free.sort(key=lambda goal: queue.index(goal) if goal in queue else 0)
    s["goal_queue"][: len(free)], s["goal_ends"] = free, (0, len(free))
