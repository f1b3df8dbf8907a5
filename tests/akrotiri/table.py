"""Positions for tests, laid by hand as one would on a table.

Tiles are written as ``"V-A1 2 0 1"``: name, square, quarter turns. Places are written as in the lines of a game:
``"2,0,ne"``, ``"thera w"``. Seats count from 1. Positions need not be reachable by play, only possible to lay.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.games.akrotiri import RULEBOOK
from antikythera.games.akrotiri.rules.board import lay_thera, lay_tile
from antikythera.games.akrotiri.rules.components import CELLS, EAST_DOCK, MAPS, TILES, WEST_DOCK
from antikythera.games.akrotiri.rules.goals import goal_points
from antikythera.games.akrotiri.rules.names import COLOURS, QUADRANTS
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    DISCARDS,
    IN_DECK,
    IN_HAND,
    ISLANDS,
    KEPT,
    PLAYED,
    STACK,
    TILE,
    UNSEEN,
)
from antikythera.kernel import Plain, plain

NAMES = tuple(TILES)


class Table:
    """A position that is played from. Nothing asks whether play could lead here."""

    def __init__(self, options: tuple[str, ...] = (), seed: int = 1) -> None:
        self.states = np.zeros(1, dtype=RULEBOOK.state)
        bits = sum(1 << RULEBOOK.options.index(option) for option in options)
        plain(RULEBOOK.setup)(Plain(self.states), 2, seed, bits)

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def legal(self) -> list[str]:
        mask = np.zeros(len(RULEBOOK.lines), dtype=np.bool_)
        number = RULEBOOK.kernels.legal_at(self.states, 0, mask)
        lines = [RULEBOOK.lines[action] for action in np.flatnonzero(mask)]
        assert len(lines) == number
        return lines

    def play(self, *lines: str) -> None:
        for line in lines:
            assert line in self.legal, f"{line!r} is not among {self.legal}"
            plain(RULEBOOK.step)(Plain(self.states), RULEBOOK.parse(line))

    @property
    def seat(self) -> int:
        return int(self.state["seat"]) + 1

    @property
    def decision(self) -> str:
        return RULEBOOK.decisions[int(self.state["phase"])]

    @property
    def scores(self) -> list[int]:
        return [int(plain(RULEBOOK.score)(Plain(self.states), p)) for p in range(2)]

    @property
    def winners(self) -> list[int]:
        standings = [plain(RULEBOOK.standing)(Plain(self.states), p) for p in range(2)]
        return [p + 1 for p in range(2) if standings[p] == max(standings)]


def sea(*tiles: str, seat: int = 1, actions: int = 3, options: tuple[str, ...] = ()) -> Table:
    """The actions of a turn in the middle of a game: these tiles are placed, and nobody has anything yet."""
    game = Table(options)
    s = game.state
    for field in ("cell", "tile", "turned", "grid", "dock", "beyond", "card", "goal", "stack"):
        s[field] = 0
    s["slots"] = s["docks"] = s["last_round"] = 0
    s["market"], s["hold"], s["cube"], s["temple"] = 8, 0, 0, 0
    s["money"], s["hand"], s["shown"] = 0, 0, 0
    s["goal_queue"][:12], s["goal_ends"] = range(12), (0, 12)
    s["map_deck"] = range(36)
    plain(lay_thera)(Plain(game.states))
    for tile in tiles:
        lay(game, tile)
    stack(game, *[name for name in NAMES if name not in [tile.split()[0] for tile in tiles]])
    s["boat"] = WEST_DOCK, EAST_DOCK
    s["round"], s["phase"], s["seat"], s["actions"] = 5, ACTION, seat - 1, actions
    return game


def lay(game: Table, tile: str) -> None:
    name, x, y, quarters = tile.split()
    plain(lay_tile)(Plain(game.states), NAMES.index(name), CELLS.index((int(x), int(y))), int(quarters))


def place(game: Table, spot: str) -> int:
    if spot.startswith("thera"):
        return WEST_DOCK if spot.endswith("w") else EAST_DOCK
    x, y, quadrant = spot.split(",")
    return 4 * (int(game.state["grid"][CELLS.index((int(x), int(y)))]) - 1) + QUADRANTS.index(quadrant)


def in_words(game: Table, number: int) -> str:
    """A place as it is written."""
    if number < 16:
        return "thera w" if number == WEST_DOCK else "thera e"
    x, y = CELLS[int(game.state["cell"][number // 4])]
    return f"{x},{y},{QUADRANTS[number % 4]}"


# Tiles


def stack(game: Table, *names: str) -> None:
    """Make these tiles the stack, the first one to be drawn first; nothing is discarded."""
    s = game.state
    s["stack"][STACK, : len(names)] = [NAMES.index(name) for name in reversed(names)]
    s["stacked"] = len(names), 0


def in_stack(game: Table) -> list[str]:
    """The stack, the next tile first."""
    return [NAMES[tile] for tile in game.state["stack"][STACK, : game.state["stacked"][STACK]][::-1]]


def discarded(game: Table) -> list[str]:
    return [NAMES[tile] for tile in game.state["stack"][DISCARDS, : game.state["stacked"][DISCARDS]]]


def hold_tile(game: Table, seat: int, name: str) -> None:
    """Begin a player's turn with this tile in hand, taken from the stack."""
    stack(game, *[tile for tile in in_stack(game) if tile != name])
    s = game.state
    s["hand"][seat - 1], s["seat"], s["phase"] = NAMES.index(name) + 1, seat - 1, TILE


def held_tile(game: Table, seat: int) -> str | None:
    number = int(game.state["hand"][seat - 1])
    return NAMES[number - 1] if number else None


# Boats and cubes


def moor(game: Table, seat: int, dock: str) -> None:
    game.state["boat"][seat - 1] = place(game, dock)


def moored(game: Table, seat: int) -> str:
    return in_words(game, int(game.state["boat"][seat - 1]))


def carry(game: Table, seat: int, *colours: str) -> None:
    """Put cubes from the market onto a boat."""
    for colour in colours:
        game.state["hold"][seat - 1, COLOURS.index(colour)] += 1
        game.state["market"][COLOURS.index(colour)] -= 1


def carried(game: Table, seat: int) -> list[str]:
    return [colour for colour, n in zip(COLOURS, game.state["hold"][seat - 1], strict=True) for _ in range(n)]


def put(game: Table, colour: str, *spots: str) -> None:
    """Put cubes from the market onto islands."""
    for spot in spots:
        cubes = game.state["cube"][COLOURS.index(colour)]
        cubes[cubes.tolist().index(0)] = place(game, spot)
        game.state["market"][COLOURS.index(colour)] -= 1


def lying(game: Table, colour: str) -> list[str]:
    """Where the cubes of a colour are on islands."""
    return sorted(in_words(game, int(spot)) for spot in game.state["cube"][COLOURS.index(colour)] if spot)


def market(game: Table, **left: int) -> None:
    """Leave that many cubes on the market; the others are at 2,0,nw."""
    for colour, number in left.items():
        put(game, colour, *["2,0,nw"] * (int(game.state["market"][COLOURS.index(colour)]) - number))


# Maps, goals, temples


def give(game: Table, seat: int, *maps: str, money: int | None = None, goals: tuple[int, ...] = ()) -> None:
    """Give a player maps, money and goals; the decks then hold the others, in the order of their names."""
    s = game.state
    s["card"][[MAPS.index(card) for card in maps]] = IN_HAND + seat - 1
    s["map_deck"] = sorted(range(36), key=lambda card: (card // 12, s["card"][card] == IN_DECK, card))
    s["goal"][[goal - 1 for goal in goals]] = KEPT + seat - 1
    waiting = [goal for goal in range(12) if s["goal"][goal] == UNSEEN]
    s["goal_queue"][: len(waiting)], s["goal_ends"] = waiting, (0, len(waiting))
    if money is not None:
        s["money"][seat - 1] = money


def hand(game: Table, seat: int) -> list[str]:
    """The maps in a player's hand."""
    return [name for name, spot in zip(MAPS, game.state["card"], strict=True) if spot == IN_HAND + seat - 1]


def goals(game: Table, seat: int) -> list[int]:
    """The goals that a player has kept in secret."""
    return [number for number, spot in enumerate(game.state["goal"], 1) if spot == KEPT + seat - 1]


def temple(game: Table, seat: int, *spots: str) -> None:
    """Stand temples there, dug with the first easy maps that are left."""
    s = game.state
    for spot in spots:
        temples = s["temple"][seat - 1]
        temples[temples.tolist().index(0)] = place(game, spot)
        s["card"][s["card"].tolist().index(IN_DECK)] = PLAYED + seat - 1
    give(game, seat)


# Questions


def verbs(game: Table, verb: str) -> list[str]:
    """What can be done with a verb now, without the verb."""
    return [line.removeprefix(f"{verb} ") for line in game.legal if line.split()[0] == verb]


def points(game: Table, seat: int, goal: int) -> int:
    """What a goal would bring a player now."""
    return int(plain(goal_points)(Plain(game.states), seat - 1, goal - 1))


def island(game: Table, spot: str) -> int:
    return int(game.state["joined"][ISLANDS, place(game, spot)])


def portages(game: Table, spot: str) -> int:
    """How many portages an island is away from Thera; 127 if no way leads there."""
    return int(game.state["far"][ISLANDS, island(game, spot)])
