"""A position of Tzolk'in as one seat may see it.

Numbers of the record count seats from 0 and keep points in quarters, the scene counts seats from 1 and says points as
they are. A move leaves most things where they are: so the parts of a scene are made from few numbers each, and what was
written of them before is used again.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import numpy as np

from antikythera.game import Game, Legal, Position, View
from antikythera.games.tzolkin.outcomes import NO_LEVELS, Levels, actions
from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    ARCHITECTURE,
    BLOCKS,
    BUILDING_CARDS,
    CARDS,
    COST,
    COST_SKULLS,
    DISCOUNT_CORN,
    DISCOUNT_LEVEL,
    FEEDS,
    FOOD,
    FOOD_DAYS,
    GEARS,
    LAST_SPACE,
    MARKET,
    QUARTERS,
    SAVES,
    TECHNOLOGIES,
    TEETH,
    TEMPLE_BONUS,
    TEMPLES,
    UNFED,
    UXMAL_BLOCK_CORN,
    WEALTH,
    WEALTH_FEEDS,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, GRANTED, ONE, SECOND, SECOND_PLAIN
from antikythera.games.tzolkin.rules.state import ANY_GEAR, FREE, HAND, KEEPING, OVER, PAID, PAID_OPTIONAL, STATE
from antikythera.games.tzolkin.rules.view import HIDDEN
from antikythera.games.tzolkin.scene.catalogue import FOOD_DAY_KINDS


class Record(dict[str, Any]):
    """The record of a view by its fields, as numbers and lists of numbers, which are read when they are asked for."""

    def __init__(self, record: bytes) -> None:
        self.record = record

    def raw(self, name: str) -> bytes:
        """The bytes of a field."""
        place, _, _ = _FIELDS[name]
        return self.record[place]

    def __missing__(self, name: str) -> Any:
        _, kind, shape = _FIELDS[name]
        self[name] = numbers = memoryview(self.raw(name)).cast(kind, shape).tolist()
        return numbers


# Constant tables as lists: indexing an array of NumPy takes longer than all the rest.
_FOOD_DAYS, _TEETH, _LAST, _MARKET = (table.tolist() for table in (FOOD_DAYS, TEETH, LAST_SPACE, MARKET))
_COST, _COST_SKULLS, _FEEDS, _SAVES = (table.tolist() for table in (COST, COST_SKULLS, FEEDS, SAVES))
_WEALTH_FEEDS, _BONUS = WEALTH_FEEDS.tolist(), (TEMPLE_BONUS // QUARTERS).tolist()

Tuple = tuple[int, ...]

_BUILDING_WAYS = {
    ONE: "one",
    FIRST_OF_TWO: "first",
    SECOND: "second",
    SECOND_PLAIN: "second",
    FOR_CORN: "corn",
    GRANTED: "granted",
}
_RESEARCH_WAYS = {FREE: "free", PAID: "paid", PAID_OPTIONAL: "paid"}


_FIELDS: dict[str, tuple[slice, Any, tuple[int, ...]]] = {
    name: (slice(start, start + kind.itemsize), kind.base.char, kind.shape)
    for name, (kind, start, *_) in (STATE.fields or {}).items()
}
"""Where the fields lie in the bytes of a record, and what they are."""
_STACKS = [_FIELDS[name][0] for name in ("rng", "deck", "wealth")]
_CLOSED = [(place, bytes([HIDDEN % 256]) * (place.stop - place.start)) for place in _STACKS]


def scene(view: View) -> dict[str, Any]:
    """Everything that lies on the table, and what it means to the seat that looks."""
    s, viewer = Record(_open(view)), view.viewer or 0
    shown = _table(s, view.decision, _made) | _seen_from(*_standpoint(s, viewer))
    shown["actions"] = actions(_levels(s, viewer))
    if viewer and s["phase"] == KEEPING:
        shown["players"] = [_with_dealt(player, view) for player in shown["players"]]
    return shown


def written(view: View) -> bytes:
    """The same as JSON: what all see and what the seat sees, objects that are made into one."""
    s, table = _written_table(_open(view), view.decision)
    viewer = view.viewer or 0
    if viewer and s["phase"] == KEEPING:
        return msgspec.json.encode(scene(view))
    own, acts = _written(_seen_from, *_standpoint(s, viewer)), _written(actions, _levels(s, viewer))
    return b"".join((table[:-1], b",", own[1:-1], b',"actions":', acts, b"}"))


def public(game: Game) -> View | None:
    """Only while wealth tiles are chosen has anybody something to hide that a scene shows."""
    if game.decision == "wealth":
        return None
    return View(game.rules, np.frombuffer(bytearray(_open(game)), STATE), 0, Legal(game.rules.lines, []))


def _standpoint(s: Record, viewer: int) -> tuple[Any, ...]:
    """The viewer, the tiles on offer, and what the viewer has to pay for them."""
    return viewer, s.raw("row"), s.raw("monuments"), *_purse(s, viewer)


def _seen_from(viewer: int, row: bytes, monuments: bytes, *purse: Any) -> dict[str, Any]:
    """What means something else to another seat."""
    return {
        "viewer": viewer,
        "row": [_offer(card - 1, *purse) if card else None for card in row],
        "monuments": [_offer(card - 1, *purse) if card else None for card in monuments],
    }


def _levels(s: Record, viewer: int) -> Levels:
    return tuple(s["tech"][viewer - 1]) if viewer else NO_LEVELS


def _open(position: Position) -> bytes:
    """The record without what lies in stacks, which no scene shows, and without what was dealt."""
    record = bytearray(position.states.tobytes())
    for place, nothing in _CLOSED:
        record[place] = nothing
    return bytes(record)


@functools.lru_cache(64)
def _written_table(record: bytes, decision: str) -> tuple[Record, bytes]:
    """A record, and what is the same for all who know so much: written once for everybody at the table."""
    s = Record(record)
    return s, msgspec.json.encode(_table(s, decision, _embedded))


@functools.lru_cache(16_384)
def _written(make: Callable[..., Any], *facts: Any) -> bytes:
    """A part of a scene as JSON."""
    return msgspec.json.encode(make(*facts))


def _embedded(make: Callable[..., Any], *facts: Any) -> msgspec.Raw:
    """The same, to be put into what is written next."""
    return msgspec.Raw(_written(make, *facts))


def _made(make: Callable[..., Any], *facts: Any) -> Any:
    """A part of a scene as it is."""
    return make(*facts)


def _table(s: Record, decision: str, part: Callable[..., Any]) -> dict[str, Any]:
    """What is the same for all who know so much."""
    return {
        "game": "tzolkin",
        "players": [part(_player, *_belongings(s, p)) for p in range(s["players"])],
        "seat": 0 if s["phase"] == OVER else s["seat"] + 1,
        "decision": decision,
        "task": _task(s, decision),
        "calendar": part(_calendar, s["round"], s["food_days"], s["phase"], s.raw("teeth")),
        "starter": s["starter"] + 1,
        "start_space": s["start_space"],
        "start_price": s["placed"],
        "turn": {"begged": bool(s["begged"]), "placed": s["placed"], "picked": s["picked"]},
        "gears": part(_gears, s.raw("gear"), s["placed"]),
        "jungle": part(_jungle, s.raw("jungle")),
        "itza": part(_itza, s.raw("itza")),
        "skulls": s["skull_bank"],
        "temples": part(_temples, s.raw("temple"), s["players"], s["food_days"]),
        "deck": (AGE1_CARDS if s["food_days"] < 2 else BUILDING_CARDS) - s["drawn"],
    }


# The machine


def _calendar(today: int, held: int, phase: int, teeth: bytes) -> dict[str, Any]:
    """The tooth at the pointer, the corn on the teeth, and what comes next; a Food Day that was skipped is late.

    ``turned`` is by how many days the wheel has turned: once more than the rounds say when the game is over.
    """
    coming = _FOOD_DAYS[held] if held < len(_FOOD_DAYS) else None
    return {
        "round": today,
        "turned": today - 1 + (phase == OVER),
        "tooth": (today - 1) % WHEEL_TEETH,
        "corn": list(teeth),
        "corn_in_all": sum(teeth),
        "age": 1 if held < 2 else 2,
        "food_days_held": held,
        "next": coming and {
            "round": max(coming, today),
            "days": max(0, coming - today),
            "kind": FOOD_DAY_KINDS[held % 2],
            "late": today > coming,
        },
    }  # fmt: skip


def _gears(workers: bytes, placed: int) -> list[dict[str, Any]]:
    """Who stands where (5 is a dummy), and where the next worker would go and for how much corn."""
    most = len(workers) // len(GEARS)
    return [_gear(gear, list(workers[most * gear :][: _TEETH[gear]]), placed) for gear in range(len(GEARS))]


def _gear(gear: int, stands: list[int], placed: int) -> dict[str, Any]:
    spaces = stands[: _LAST[gear] + 1]
    lowest = spaces.index(0) if 0 in spaces else None
    price = None if lowest is None else lowest + placed
    return {"name": GEARS[gear], "spaces": stands, "lowest": lowest, "price": price}


def _jungle(tiles: bytes) -> list[dict[str, int]]:
    """Tiles of the jungle. Every wood tile left covers a corn tile."""
    stacks = zip(tiles[::2], tiles[1::2], strict=True)
    return [{"corn": corn, "wood": wood, "visible": corn - wood} for corn, wood in stacks]


def _itza(skulls: bytes) -> list[bool]:
    """Where skulls have been placed; the first action is number 1."""
    return [bool(placed) for placed in skulls[1:]]


def _temples(steps: bytes, players: int, held: int) -> list[dict[str, Any]]:
    """Who is highest, and what each of them would get as the bonus of this age."""
    number = len(TEMPLES)
    climbers = [steps[temple : number * players : number] for temple in range(number)]
    return [_temple(temple, there, held) for temple, there in enumerate(climbers)]


def _temple(temple: int, steps: bytes, held: int) -> dict[str, Any]:
    highest = max(steps)
    leaders = [p + 1 for p, step in enumerate(steps) if step == highest]
    bonus = _BONUS[temple][0 if held < 2 else 1]
    return {"name": TEMPLES[temple], "leaders": leaders, "bonus": bonus, "share": bonus / min(2, len(leaders))}


# What is to be chosen


def _task(s: Record, decision: str) -> dict[str, Any]:
    """What a decision is about, beyond its name."""
    if s["depth"] == 0:
        return {}
    _, a, b = s["stack"][s["depth"] - 1]
    if decision == "action":
        return {"any": True, "corn": b} if a == ANY_GEAR else {"gear": GEARS[a], "space": b}
    if decision == "harvest":
        return {"gear": "palenque", "space": a}
    if decision == "technology":
        return {"way": _RESEARCH_WAYS[a]}
    if decision == "payment":
        return {"blocks": a}
    if decision == "building":
        return {"way": _BUILDING_WAYS[a]}
    if decision in ("architecture", "discount"):
        return {"tile": CARDS[a]}
    return {}


# Tiles on offer


def _purse(s: Record, viewer: int) -> tuple[Any, ...]:
    """What the price of a tile depends on: skulls, blocks, corn and whether architecture gives a discount."""
    if not viewer or s["phase"] == OVER:
        return None, (), 0, False
    p = viewer - 1
    return s["skulls"][p], tuple(s["blocks"][p]), s["corn"][p], s["tech"][p][ARCHITECTURE] >= DISCOUNT_LEVEL


@functools.lru_cache(50_000)
def _offer(card: int, skulls: int | None, blocks: tuple[int, ...], corn: int, architect: bool) -> dict[str, Any]:
    """A tile, and whether the viewer could pay for it: ``now``, with the ``market``, or ``no``; None for a watcher, and
    when the game is over.

    ``corn`` is its price at Uxmal 4, None for what cannot be had there.
    """
    if skulls is None:
        return {"tile": CARDS[card], "afford": None, "corn": None}
    monument = card >= BUILDING_CARDS
    discount = architect and not monument
    price = max(0, UXMAL_BLOCK_CORN * sum(_COST[card]) - DISCOUNT_CORN * discount)
    afford = _afford(card, discount, blocks, corn) if skulls >= _COST_SKULLS[card] else "no"
    return {"tile": CARDS[card], "afford": afford, "corn": None if monument else price}


def _afford(card: int, discount: bool, blocks: tuple[int, ...], corn: int) -> str:
    cost = _COST[card]
    if sum(max(0, wanted - had) for wanted, had in zip(cost, blocks, strict=True)) <= discount:
        return "now"
    dearest = max(price for price, wanted in zip(_MARKET, cost, strict=True) if wanted)
    return "market" if corn + _worth(blocks) >= _worth(cost) - discount * dearest else "no"


def _worth(blocks: Iterable[int]) -> int:
    """In corn. The market sells and buys at one price, so that only this counts."""
    return sum(price * number for price, number in zip(_MARKET, blocks, strict=True))


# Players


def _belongings(s: Record, p: int) -> tuple[Any, ...]:
    """All that a player has: numbers, lists of numbers as tuples, whose cards all are, and workers on the board."""
    numbers = s["points"][p], s["corn"][p], s["skulls"][p], s["workers"][p], s["light"][p]
    goods = tuple(s["blocks"][p]), tuple(s["tech"][p]), tuple(s["temple"][p]), tuple(s["harvested"][p])
    out = s.raw("gear").count(p + 1) + (s["start_space"] == p + 1)
    return p + 1, *numbers, *goods, tuple(s["kept"][p]), s.raw("owner"), out


def _player(
    seat: int, points: int, corn: int, skulls: int, workers: int, light: int, blocks: Tuple, tech: Tuple,
    temple: Tuple, harvested: Tuple, kept: Tuple, owners: bytes, out: int,
) -> dict[str, Any]:  # fmt: skip
    cards = [card for card, owner in enumerate(owners) if owner == seat]
    return {
        "seat": seat,
        "points": points / QUARTERS,
        "corn": corn,
        "blocks": dict(zip(BLOCKS, blocks, strict=True)),
        "skulls": skulls,
        "workers": workers,
        "free": workers - out,
        "light": bool(light),
        "tech": dict(zip(TECHNOLOGIES, tech, strict=True)),
        "temple": dict(zip(TEMPLES, temple, strict=True)),
        "harvested": dict(zip(("corn", "wood"), harvested, strict=True)),
        "buildings": [CARDS[card] for card in cards if card < BUILDING_CARDS],
        "monuments": [CARDS[card] for card in cards if card >= BUILDING_CARDS],
        "wealth": [WEALTH[tile - 1] if tile != HIDDEN else None for tile in kept if tile],  # None is not known yet
        "dealt": None,
        "food": _food(workers, corn, kept, cards),
    }


def _with_dealt(player: dict[str, Any], view: View) -> dict[str, Any]:
    """A player, with the wealth tiles to choose from where they are the viewer's."""
    seat = player["seat"]
    if seat != view.viewer:
        return player
    dealt = view.state["wealth"][HAND * (seat - 1) : HAND * seat].tolist()
    return player | {"dealt": [WEALTH[tile] for tile in dealt]}


def _food(workers: int, corn: int, kept: Tuple, cards: list[int]) -> dict[str, int]:
    """A Food Day, if it were now: corn it would take, and workers that would go hungry, with the points they cost."""
    fed_by_tiles = sum(_WEALTH_FEEDS[tile - 1] for tile in kept if tile > 0)
    needs = max(0, FOOD - sum(_SAVES[card] for card in cards))
    hungry = max(0, workers - fed_by_tiles - sum(_FEEDS[card] for card in cards))
    fed = hungry if needs == 0 else min(hungry, corn // needs)
    return {"need": hungry * needs, "each": needs, "hungry": hungry - fed, "points": UNFED // QUARTERS * (hungry - fed)}
