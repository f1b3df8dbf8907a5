"""A whole position to set up: the day and whose turn it is, what players have, the gears and what is on offer.

Everything else follows: the age and the Food Days from the day, the bank of skulls and the decks from the rest. A tile
that a player gets is only that: what it once brought is set up beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from antikythera.editor import Cell, Changes, Field
from antikythera.game import Game
from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    BLOCKS,
    BUILDING_CARDS,
    CARDS,
    DUMMIES,
    FOOD_DAYS,
    GEARS,
    HARVEST_WOOD,
    LAST_SPACE,
    MONUMENTS_DEALT,
    QUARTERS,
    ROUNDS,
    SKULLS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    WEALTH,
)
from antikythera.games.tzolkin.rules.state import DUMMY, HAND, KEEPING, ROW, TURNS
from antikythera.rulebook import InvalidState, States, copied

SIDES: Final = ("dark", "light")
HARVESTS: Final = ("corn", "wood")
FIRST_HARVEST: Final = 2
"""The first space of Palenque with tiles."""
BY_SEAT: Final = {
    "corn": ("", ()),
    "blocks": ("block", BLOCKS),
    "skulls": ("", ()),
    "workers": ("", ()),
    "tech": ("technology", TECHNOLOGIES),
    "temple": ("temple", TEMPLES),
    "harvested": ("harvest", HARVESTS),
}
"""Numbers that each seat has, by the name of the field of the record, with the kind and names of their second key."""
PLACES: Final = {
    "corn": "seat:{0}:corn",
    "blocks": "seat:{0}:{1}",
    "skulls": "seat:{0}:skull",
    "workers": "seat:{0}:worker",
    "tech": "reached:{1}:{0}",
    "temple": "step:{1}:{0}",
}
"""Where the board shows them."""


# What can be changed


def fields(game: Game) -> list[Field]:
    """What can be changed, as it is."""
    return [Field(name, kind, axes, list(cells), choices) for name, kind, axes, cells, choices in _fields(game.state)]


def _fields(s: Any) -> Iterator[tuple[str, str, list[str], Iterator[Cell], list[str]]]:
    seats = range(int(s["players"]))
    dummies = [str(DUMMY)] if DUMMIES[s["players"]] else []

    yield "day", "", [], iter([Cell([], int(s["round"]), "wheel")]), []
    yield "seat", "seat", [], iter([Cell([], int(s["seat"]) + 1, "")]), []
    yield "starter", "seat", [], iter([Cell([], int(s["starter"]) + 1, "")]), []
    yield "start_space", "owner", [], iter([Cell([], int(s["start_space"]), "start")]), []
    yield "wheel", "", [], iter([Cell([], int(s["teeth"].sum()), "")]), []
    yield "points", "points", ["seat"], (
        Cell([str(p + 1)], _points(int(s["points"][p])), f"seat:{p + 1}:points") for p in seats
    ), []  # fmt: skip
    for name, (kind, names) in BY_SEAT.items():
        yield name, "", ["seat", *filter(None, [kind])], (
            Cell(keys, int(value), PLACES.get(name, "").format(*keys)) for keys, value in _numbers(s, name, names)
        ), []  # fmt: skip
    yield "light", "side", ["seat"], (Cell([str(p + 1)], SIDES[s["light"][p]], "") for p in seats), list(SIDES)
    yield "kept", "wealth", ["seat", ""], (
        Cell([str(p + 1), str(i)], WEALTH[s["kept"][p, i] - 1] if s["kept"][p, i] else "", "")
        for p in seats
        for i in range(2)
    ), [tile for number, tile in enumerate(WEALTH) if number + 1 not in s["kept"]]  # fmt: skip
    yield "built", "card", ["seat", ""], (
        Cell([str(p + 1), str(number)], card, "")
        for p in seats
        for number, card in enumerate([*(CARDS[card] for card in _built(s, p)), ""])
    ), ["", *_names(card for card in _known(s) if not s["owner"][card])]  # fmt: skip
    yield "gear", "owner", ["gear", "space"], (
        Cell([gear, str(space)], int(s["gear"][number, space]), f"{gear}:{space}")
        for number, gear in enumerate(GEARS)
        for space in range(int(TEETH[number] if dummies else LAST_SPACE[number] + 1))
    ), dummies  # fmt: skip
    for name, (first, last) in {"row": _age(s), "monuments": (BUILDING_CARDS, len(CARDS))}.items():
        yield (
            name,
            "card",
            [""],
            (
                Cell([str(slot)], CARDS[card - 1] if card else "", f"tile:{CARDS[card - 1]}" if card else "")
                for slot, card in enumerate(s[name].tolist())
            ),
            ["", *_names(card for card in range(first, last) if not s["owner"][card] and card + 1 not in s[name])],
        )
    for column, harvest in enumerate(HARVESTS):
        yield f"{harvest}_tiles", "", ["space"], (
            Cell([str(FIRST_HARVEST + group)], int(s["jungle"][group, column]), "")
            for group in range(len(HARVEST_WOOD))
            if not column or HARVEST_WOOD[group]
        ), []  # fmt: skip
    yield "itza", "", ["space"], (
        Cell([str(space)], int(s["itza"][space]), "") for space in range(1, len(s["itza"]))
    ), []  # fmt: skip


def _points(quarters: int) -> int | float:
    return quarters / QUARTERS if quarters % QUARTERS else quarters // QUARTERS


def _numbers(s: Any, name: str, names: tuple[str, ...]) -> Iterator[tuple[list[str], Any]]:
    for p in range(int(s["players"])):
        if not names:
            yield [str(p + 1)], s[name][p]
        for number, key in enumerate(names):
            yield [str(p + 1), key], s[name][p, number]


def _names(cards: Iterator[int]) -> list[str]:
    """Each name once, where there are several cards of it."""
    return list(dict.fromkeys(CARDS[card] for card in cards))


def _age(s: Any) -> tuple[int, int]:
    """The cards of this age."""
    return (0, AGE1_CARDS) if s["food_days"] < 2 else (AGE1_CARDS, BUILDING_CARDS)


def _known(s: Any) -> list[int]:
    """The cards that may have been built by now."""
    return [*range(_age(s)[1]), *range(BUILDING_CARDS, len(CARDS))]


def _built(s: Any, p: int) -> list[int]:
    return np.flatnonzero(s["owner"] == p + 1).tolist()


# Changing


def edit(states: States, changes: Changes) -> States:
    """The record after some changes, by the names and keys of fields. It is not checked yet."""
    states = copied(states)
    s = states[0]
    try:
        if {"day", "seat", "starter", "kept"} & {name for name, *_ in changes}:
            _begin_turn(s, changes)
        for (name, *keys), value in changes.items():
            _change(s, name, keys, value)
    except OverflowError:
        raise InvalidState("a number is too large") from None
    _build(s, {(int(p) - 1, int(number)): value for (name, p, number), value in _named(changes, "built")})
    s["skull_bank"] = SKULLS - s["skulls"].sum() - s["itza"].sum()
    return states


def _named(changes: Changes, name: str) -> Iterator[tuple[Any, Any]]:
    return ((keys, value) for keys, value in changes.items() if keys[0] == name)


def _begin_turn(s: Any, changes: Changes) -> None:
    """The turn of a seat begins. If players were still choosing wealth tiles, they have kept some now."""
    players, age = int(s["players"]), _age(s)
    day, starter, seat = (changes.get((name,)) for name in ("day", "starter", "seat"))
    if day is not None:
        today = int(day)
        if not 1 <= today <= ROUNDS:
            raise InvalidState("there is no such day")
        s["round"] = today
        s["food_days"] = (FOOD_DAYS[:-1] < today).sum()
        s["teeth"][today - 1 :] = 0
    if s["phase"] == KEEPING:
        for p in range(int(s["seat"]), players):
            s["kept"][p] = np.sort(s["wealth"][HAND * p : HAND * p + 2]) + 1
        s["seat"] = s["starter"]
    s["starter"] = s["starter"] if starter is None else int(starter) - 1
    s["seat"] = s["seat"] if seat is None else int(seat) - 1
    s["phase"], s["turns"] = TURNS, (s["seat"] - s["starter"]) % players
    for name in ("depth", "stack", "begged", "placed", "picked"):
        s[name] = 0
    if (s["start_space"] - 1 - s["starter"]) % players >= s["turns"]:
        s["start_space"] = 0  # that seat has not had its turn
    if _age(s) != age:
        s["row"], s["owner"][_age(s)[1] : BUILDING_CARDS] = 0, 0
        free = [card for card in s["deck"][slice(*_age(s))].tolist() if not s["owner"][card]][:ROW]
        s["row"][: len(free)] = np.add(free, 1)


def _change(s: Any, name: str, keys: list[str], value: Any) -> None:
    p = int(keys[0]) - 1 if name in BY_SEAT or name in ("points", "light", "kept") else 0
    match name:
        case "start_space":
            s["start_space"] = value
        case "wheel":
            days = int(s["round"]) - 1
            if value > days:
                raise InvalidState("there is at most one corn for each day that is over")
            s["teeth"] = 0
            s["teeth"][days - value : days] = 1
        case "points":
            if value * QUARTERS % 1:
                raise InvalidState("points are counted in quarters")
            s["points"][p] = int(value * QUARTERS)
        case "light":
            s["light"][p] = SIDES.index(value)
        case "kept":
            _keep(s, p, int(keys[1]), value)
        case "gear":
            s["gear"][GEARS.index(keys[0]), int(keys[1])] = value
        case "row" | "monuments":
            slot = s[name][int(keys[0]) :]
            slot[0] = 0
            slot[0] = 1 + _free_card(s, value) if value else 0
            if np.count_nonzero(s["monuments"]) > _monuments_left(s):
                raise InvalidState("no more monuments are in a game than were dealt")
        case "corn_tiles" | "wood_tiles":
            group = s["jungle"][int(keys[0]) - FIRST_HARVEST]
            group[int(name == "wood_tiles")] = value
            if name == "corn_tiles":
                group[1] = min(group[1], value)  # wood tiles are on corn tiles
        case "itza":
            s["itza"][int(keys[0])] = value
        case _ if name in BY_SEAT:
            _, names = BY_SEAT[name]
            s[name][(p, names.index(keys[1])) if names else p] = value


def _keep(s: Any, p: int, number: int, tile: str) -> None:
    """A seat keeps another tile. The seat that was dealt it gets the old one instead."""
    old, new = int(s["kept"][p, number]) - 1, WEALTH.index(tile)
    wealth = s["wealth"].tolist()
    one, other = wealth.index(old), wealth.index(new)
    s["wealth"][[one, other]] = new, old
    s["kept"][p, number] = new + 1
    s["kept"][p].sort()


def _free_card(s: Any, name: str) -> int:
    """A card of a name that nobody has built: one that is not on offer, if there is one."""
    offered = {*s["row"].tolist(), *s["monuments"].tolist()}
    free = [card for card in range(len(CARDS)) if CARDS[card] == name and not s["owner"][card]]
    free.sort(key=lambda card: card + 1 in offered)
    if not free:
        raise InvalidState(f"there is no other {name}")
    return free[0]


def _build(s: Any, changes: dict[tuple[int, int], str]) -> None:
    """Let seats have built other cards, and put those that are on offer or built on top of their deck."""
    before = [_built(s, p) for p in range(int(s["players"]))]
    for (p, number), name in changes.items():
        if number < len(before[p]):
            _give_back(s, before[p][number])
        if name:
            card = _free_card(s, name)
            for row in (s["row"], s["monuments"]):
                row[row == card + 1] = 0
            s["owner"][card] = p + 1
    _leave_out_monuments(s)
    first, _ = _age(s)
    known = {*np.flatnonzero(s["owner"]).tolist(), *(s["row"] - 1).tolist()}
    for one, last in ((0, AGE1_CARDS), (AGE1_CARDS, BUILDING_CARDS)):
        s["deck"][one:last] = sorted(s["deck"][one:last].tolist(), key=lambda card: card not in known)
    s["drawn"] = first + len(known & set(range(*_age(s))))


def _give_back(s: Any, card: int) -> None:
    """A building returns to its deck, a monument is on offer again."""
    s["owner"][card] = 0
    if card >= BUILDING_CARDS:
        free = np.flatnonzero(s["monuments"] == 0)
        s["monuments"][free[:1]] = card + 1


def _leave_out_monuments(s: Any) -> None:
    """The last monuments on offer make room for those that were built."""
    offered = np.flatnonzero(s["monuments"])
    s["monuments"][offered[_monuments_left(s) :]] = 0


def _monuments_left(s: Any) -> int:
    """How many of the monuments that were dealt nobody has built."""
    return max(int(MONUMENTS_DEALT[s["players"]]) - int(np.count_nonzero(s["owner"][BUILDING_CARDS:])), 0)
