"""A position of Tzolk'in as one seat may see it.

The record is read once, into lists; numbers of the record count seats from 0 and keep points in quarters, the scene
counts seats from 1 and says points as they are.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import numpy as np

from antikythera.game import View
from antikythera.scenes.tzolkin.actions import NO_LEVELS, actions
from antikythera.scenes.tzolkin.catalogue import FOOD_DAY_KINDS
from antikythera.tzolkin.components import (
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
from antikythera.tzolkin.effects import FIRST_OF_TWO, FOR_CORN, GRANTED, ONE, SECOND, SECOND_PLAIN
from antikythera.tzolkin.state import ANY_GEAR, FREE, HAND, KEEPING, OVER, PAID, PAID_OPTIONAL, STATE
from antikythera.tzolkin.view import HIDDEN

Record = dict[str, Any]
"""The record of a view by its fields, as numbers and lists of numbers."""

# Constant tables as lists: indexing an array of NumPy takes longer than all the rest.
_FOOD_DAYS, _TEETH, _LAST, _MARKET = (table.tolist() for table in (FOOD_DAYS, TEETH, LAST_SPACE, MARKET))
_COST, _COST_SKULLS, _FEEDS, _SAVES = (table.tolist() for table in (COST, COST_SKULLS, FEEDS, SAVES))
_WEALTH_FEEDS, _BONUS = WEALTH_FEEDS.tolist(), (TEMPLE_BONUS // QUARTERS).tolist()

_BUILDING_WAYS = {
    ONE: "one",
    FIRST_OF_TWO: "first",
    SECOND: "second",
    SECOND_PLAIN: "second",
    FOR_CORN: "corn",
    GRANTED: "granted",
}
_RESEARCH_WAYS = {FREE: "free", PAID: "paid", PAID_OPTIONAL: "paid"}


def scene(view: View) -> dict[str, Any]:
    """Everything that lies on the table, and what it means to the seat that looks."""
    viewer = view.viewer or 0
    s, table = _table(_open(view), view.decision)
    pay = _purse(s, viewer)
    shown = table | {
        "viewer": viewer,
        "row": [_offer(card - 1, *pay) if card else None for card in s["row"]],
        "monuments": [_offer(card - 1, *pay) if card else None for card in s["monuments"]],
        "actions": actions(tuple(s["tech"][viewer - 1]) if viewer else NO_LEVELS),
    }
    if viewer and s["phase"] == KEEPING:
        shown["players"] = [_with_dealt(player, view) for player in table["players"]]
    return shown


def _open(view: View) -> bytes:
    """The record without what lies in stacks, which no scene shows, and without what was dealt."""
    states = view.states.copy()
    for name in ("rng", "deck", "wealth"):
        states[name] = 0
    return states.tobytes()


@functools.lru_cache(64)
def _table(record: bytes, decision: str) -> tuple[Record, dict[str, Any]]:
    """A record, and what is the same for all who know so much: laid out once for everybody at the table."""
    state = np.frombuffer(record, STATE)[0]
    s = {name: state[name].tolist() for name in STATE.names or ()}
    owned = _owned(s)
    return s, {
        "game": "tzolkin",
        "players": [_player(s, p, owned[p + 1]) for p in range(s["players"])],
        "seat": 0 if s["phase"] == OVER else s["seat"] + 1,
        "decision": decision,
        "task": _task(s, decision),
        "calendar": _calendar(s),
        "starter": s["starter"] + 1,
        "start_space": s["start_space"],
        "start_price": s["placed"],
        "turn": {"begged": bool(s["begged"]), "placed": s["placed"], "picked": s["picked"]},
        "gears": [_gear(s, gear) for gear in range(len(GEARS))],
        "jungle": [_stack(corn, wood) for corn, wood in s["jungle"]],
        "itza": [bool(placed) for placed in s["itza"][1:]],
        "skulls": s["skull_bank"],
        "temples": [_temple(s, temple) for temple in range(len(TEMPLES))],
        "deck": (AGE1_CARDS if s["food_days"] < 2 else BUILDING_CARDS) - s["drawn"],
    }


# The machine


def _calendar(s: Record) -> dict[str, Any]:
    """The tooth at the pointer, the corn on the teeth, and what comes next; a Food Day that was skipped is late.

    ``turned`` is by how many days the wheel has turned: once more than the rounds say when the game is over.
    """
    today, held = s["round"], s["food_days"]
    coming = _FOOD_DAYS[held] if held < len(_FOOD_DAYS) else None
    return {
        "round": today,
        "turned": today - 1 + (s["phase"] == OVER),
        "tooth": (today - 1) % WHEEL_TEETH,
        "corn": s["teeth"],
        "corn_in_all": sum(s["teeth"]),
        "age": 1 if held < 2 else 2,
        "food_days_held": held,
        "next": coming and {
            "round": max(coming, today),
            "days": max(0, coming - today),
            "kind": FOOD_DAY_KINDS[held % 2],
            "late": today > coming,
        },
    }  # fmt: skip


def _gear(s: Record, gear: int) -> dict[str, Any]:
    """Who stands where (5 is a dummy), and where the next worker would go and for how much corn."""
    stands = s["gear"][gear][: _TEETH[gear]]
    spaces = stands[: _LAST[gear] + 1]
    lowest = spaces.index(0) if 0 in spaces else None
    price = None if lowest is None else lowest + s["placed"]
    return {"name": GEARS[gear], "spaces": stands, "lowest": lowest, "price": price}


def _stack(corn: int, wood: int) -> dict[str, int]:
    """Tiles of the jungle. Every wood tile left covers a corn tile."""
    return {"corn": corn, "wood": wood, "visible": corn - wood}


def _temple(s: Record, temple: int) -> dict[str, Any]:
    """Who is highest, and what each of them would get as the bonus of this age."""
    steps = [s["temple"][p][temple] for p in range(s["players"])]
    leaders = [p + 1 for p, step in enumerate(steps) if step == max(steps)]
    bonus = _BONUS[temple][0 if s["food_days"] < 2 else 1]
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


def _owned(s: Record) -> list[list[int]]:
    """The cards of each seat; those of seat 0 are nobody's."""
    owned: list[list[int]] = [[] for _ in range(s["players"] + 1)]
    for card, owner in enumerate(s["owner"]):
        owned[owner].append(card)
    return owned


def _player(s: Record, p: int, cards: list[int]) -> dict[str, Any]:
    seat = p + 1
    out = sum(row.count(seat) for row in s["gear"]) + (s["start_space"] == seat)
    return {
        "seat": seat,
        "points": s["points"][p] / QUARTERS,
        "corn": s["corn"][p],
        "blocks": dict(zip(BLOCKS, s["blocks"][p], strict=True)),
        "skulls": s["skulls"][p],
        "workers": s["workers"][p],
        "free": s["workers"][p] - out,
        "light": bool(s["light"][p]),
        "tech": dict(zip(TECHNOLOGIES, s["tech"][p], strict=True)),
        "temple": dict(zip(TEMPLES, s["temple"][p], strict=True)),
        "harvested": {"corn": s["harvested"][p][0], "wood": s["harvested"][p][1]},
        "buildings": [CARDS[card] for card in cards if card < BUILDING_CARDS],
        "monuments": [CARDS[card] for card in cards if card >= BUILDING_CARDS],
        "wealth": _kept(s, p),
        "dealt": None,
        "food": _food(s, p, cards),
    }


def _kept(s: Record, p: int) -> list[str | None]:
    """The wealth tiles that a player keeps; None for each that the viewer may not know yet."""
    return [WEALTH[tile - 1] if tile != HIDDEN else None for tile in s["kept"][p] if tile]


def _with_dealt(player: dict[str, Any], view: View) -> dict[str, Any]:
    """A player, with the wealth tiles to choose from where they are the viewer's."""
    seat = player["seat"]
    if seat != view.viewer:
        return player
    dealt = view.state["wealth"][HAND * (seat - 1) : HAND * seat].tolist()
    return player | {"dealt": [WEALTH[tile] for tile in dealt]}


def _food(s: Record, p: int, cards: list[int]) -> dict[str, int]:
    """A Food Day, if it were now: corn it would take, and workers that would go hungry, with the points they cost."""
    fed_by_tiles = sum(_WEALTH_FEEDS[tile - 1] for tile in s["kept"][p] if tile > 0)
    needs = max(0, FOOD - sum(_SAVES[card] for card in cards))
    hungry = max(0, s["workers"][p] - fed_by_tiles - sum(_FEEDS[card] for card in cards))
    fed = hungry if needs == 0 else min(hungry, s["corn"][p] // needs)
    return {"need": hungry * needs, "each": needs, "hungry": hungry - fed, "points": UNFED // QUARTERS * (hungry - fed)}
