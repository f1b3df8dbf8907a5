"""A position of Tzolk'in as one seat may see it.

The record counts seats from 0 and points in quarters, the scene counts seats from 1 and whole points. The rules are
asked for everything that they decide (see ``survey``). A move leaves most things where they are: so
the parts of a scene are made from few numbers each, and what was written of them before is used again.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from antikythera.game import Game, Legal, Position, View
from antikythera.games.tzolkin.outcomes import NO_LEVELS, Levels, actions
from antikythera.games.tzolkin.rules.actions import OUT_OF_REACH
from antikythera.games.tzolkin.rules.components import (
    BLOCKS,
    BUILDING_CARDS,
    CARDS,
    FOOD_DAYS,
    GEARS,
    QUARTERS,
    TECHNOLOGIES,
    TEETH,
    TEMPLE_BONUS,
    TEMPLES,
    UNFED,
    WEALTH,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, GRANTED, ONE, SECOND, SECOND_PLAIN
from antikythera.games.tzolkin.rules.state import ANY_GEAR, FREE, HAND, KEEPING, OVER, PAID, PAID_OPTIONAL, ROW, STATE
from antikythera.games.tzolkin.rules.turn import CLOSED
from antikythera.games.tzolkin.scene.catalogue import FOOD_DAY_KINDS
from antikythera.games.tzolkin.scene.survey import AFFORD, NOT_ASKED, NOT_FOR_CORN, SURVEY, survey
from antikythera.rulebook import HIDDEN

Fields = dict[str, tuple[slice, Any, tuple[int, ...]]]


def _fields(dtype: np.dtype[Any]) -> Fields:
    """Where the fields are in the bytes of a record, and what they are."""
    return {
        name: (slice(start, start + kind.itemsize), kind.base.char, kind.shape)
        for name, (kind, start, *_) in (dtype.fields or {}).items()
    }


_STATE, _SURVEY = _fields(STATE), _fields(SURVEY)


class Numbers(dict[str, Any]):
    """A record by its fields, as numbers and lists of numbers, which are read when they are asked for."""

    def __init__(self, record: bytes, fields: Fields) -> None:
        self.record, self.fields = record, fields

    def raw(self, name: str) -> bytes:
        """The bytes of a field."""
        place, _, _ = self.fields[name]
        return self.record[place]

    def __missing__(self, name: str) -> Any:
        _, kind, shape = self.fields[name]
        self[name] = numbers = memoryview(self.raw(name)).cast(kind, shape).tolist()
        return numbers


# Constant tables as lists: indexing an array of NumPy takes longer than all the rest.
_FOOD_DAYS, _TEETH, _BONUS = FOOD_DAYS.tolist(), TEETH.tolist(), (TEMPLE_BONUS // QUARTERS).tolist()

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


_STACKS = [_STATE[name][0] for name in ("rng", "deck", "wealth")]
_CLOSED = [(place, bytes([HIDDEN % 256]) * (place.stop - place.start)) for place in _STACKS]


def scene(view: View) -> dict[str, Any]:
    """Everything on the table, and what it means to the viewer's seat."""
    viewer = view.viewer or 0
    s, found = _looked_at(_open(view))
    shown = _table(s, found, view.decision, _made) | _seen_from(*_standpoint(s, found, viewer))
    shown["actions"] = actions(_levels(s, viewer))
    if viewer and s["phase"] == KEEPING:
        shown["players"] = [_with_dealt(player, view) for player in shown["players"]]
    return shown


def written(view: View) -> bytes:
    """The same as JSON: what all see and what the seat sees, merged into one object."""
    s, found, table = _written_table(_open(view), view.decision)
    viewer = view.viewer or 0
    if viewer and s["phase"] == KEEPING:
        return msgspec.json.encode(scene(view))
    own, acts = _written(_seen_from, *_standpoint(s, found, viewer)), _written(actions, _levels(s, viewer))
    return b"".join((table[:-1], b",", own[1:-1], b',"actions":', acts, b"}"))


def public(game: Game) -> View | None:
    """What everyone may see; None while wealth tiles are chosen, when a scene differs from seat to seat."""
    if game.decision == "wealth":
        return None
    return View(game.rules, np.frombuffer(bytearray(_open(game)), STATE), 0, Legal(game.rules.lines, []))


def _standpoint(s: Numbers, found: Numbers, viewer: int) -> tuple[Any, ...]:
    """The viewer, the tiles on offer, and what they would cost the viewer; nothing when the game is over."""
    tiles = s.raw("row") + s.raw("monuments")
    if not viewer or s["phase"] == OVER:
        return viewer, tiles, (NOT_ASKED,) * len(tiles), (NOT_FOR_CORN,) * len(tiles)
    return viewer, tiles, tuple(found["afford"][viewer - 1]), tuple(found["corn"][viewer - 1])


def _seen_from(viewer: int, tiles: bytes, afford: Tuple, corn: Tuple) -> dict[str, Any]:
    """What differs between seats."""
    offers = [_offer(*offer) if offer[0] else None for offer in zip(tiles, afford, corn, strict=True)]
    return {"viewer": viewer, "row": offers[:ROW], "monuments": offers[ROW:]}


def _offer(tile: int, afford: int, corn: int) -> dict[str, Any]:
    """A tile, and whether the viewer could pay for it: ``now``, with the ``market``, or ``no``; None for a spectator
    and when the game is over. ``corn`` is its price at Uxmal 4, None for what cannot be built there.
    """
    return {"tile": CARDS[tile - 1], "afford": AFFORD[afford], "corn": None if corn == NOT_FOR_CORN else corn}


def _levels(s: Numbers, viewer: int) -> Levels:
    return tuple(s["tech"][viewer - 1]) if viewer else NO_LEVELS


def _open(position: Position) -> bytes:
    """The record without the stacks, which no scene shows, and without what was dealt."""
    record = bytearray(position.states.tobytes())
    for place, nothing in _CLOSED:
        record[place] = nothing
    return bytes(record)


def _looked_at(record: bytes) -> tuple[Numbers, Numbers]:
    """A record, and what the rules say about it."""
    return Numbers(record, _STATE), Numbers(survey(record), _SURVEY)


@functools.lru_cache(64)
def _written_table(record: bytes, decision: str) -> tuple[Numbers, Numbers, bytes]:
    """The same, and what is the same for all viewers who know as much: written once for everyone at the table."""
    s, found = _looked_at(record)
    return s, found, msgspec.json.encode(_table(s, found, decision, _embedded))


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


def _table(s: Numbers, found: Numbers, decision: str, part: Callable[..., Any]) -> dict[str, Any]:
    """What is the same for all viewers who know as much."""
    return {
        "game": "tzolkin",
        "players": [part(_player, *_belongings(s, found, p)) for p in range(s["players"])],
        "seat": 0 if s["phase"] == OVER else s["seat"] + 1,
        "decision": decision,
        "task": _task(s, found, decision),
        "calendar": part(_calendar, s["round"], s["food_days"], s["phase"], s.raw("teeth")),
        "starter": s["starter"] + 1,
        "start_space": s["start_space"],
        "start_price": s["placed"],
        "turn": {"begged": bool(s["begged"]), "placed": s["placed"], "picked": s["picked"]},
        "gears": part(_gears, s.raw("gear"), tuple(found["lowest"]), tuple(found["price"])),
        "jungle": part(_jungle, s.raw("jungle"), found.raw("in_sight")),
        "itza": part(_itza, s.raw("itza")),
        "skulls": s["skull_bank"],
        "temples": part(
            _temples, s.raw("temple"), s["players"], s["food_days"], found.raw("highest"), tuple(found["bonus"])
        ),
        "deck": found["deck"],
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
            "kind": FOOD_DAY_KINDS[held],
            "late": today > coming,
        },
    }  # fmt: skip


def _gears(workers: bytes, lowest: Tuple, prices: Tuple) -> list[dict[str, Any]]:
    """Whose worker is where (5 is a dummy), and where the next worker would go and for how much corn."""
    most = len(workers) // len(GEARS)
    return [
        {
            "name": name,
            "spaces": list(workers[most * gear :][: _TEETH[gear]]),
            "lowest": None if lowest[gear] == CLOSED else lowest[gear],
            "price": None if lowest[gear] == CLOSED else prices[gear],
        }
        for gear, name in enumerate(GEARS)
    ]


def _jungle(tiles: bytes, in_sight: bytes) -> list[dict[str, int]]:
    """Tiles of the jungle."""
    stacks = zip(tiles[::2], tiles[1::2], in_sight, strict=True)
    return [{"corn": corn, "wood": wood, "visible": visible} for corn, wood, visible in stacks]


def _itza(skulls: bytes) -> list[bool]:
    """Where skulls have been placed; the first action is number 1."""
    return [bool(placed) for placed in skulls[1:]]


def _temples(steps: bytes, players: int, held: int, highest: bytes, shares: Tuple) -> list[dict[str, Any]]:
    """Who is highest, and what each of them would get as the bonus of this age."""
    return [
        {
            "name": name,
            "leaders": [p + 1 for p in range(players) if steps[len(TEMPLES) * p + temple] == highest[temple]],
            "bonus": _BONUS[temple][0 if held < 2 else 1],
            "share": shares[temple] / QUARTERS,
        }
        for temple, name in enumerate(TEMPLES)
    ]


# What is to be chosen


def _task(s: Numbers, found: Numbers, decision: str) -> dict[str, Any]:
    """What a decision is about, beyond its name."""
    if s["depth"] == 0:
        return {}
    _, a, b = s["stack"][s["depth"] - 1]
    if decision == "action":
        if a == ANY_GEAR:
            return {"any": True, "corn": b}
        prices = [None if corn == OUT_OF_REACH else corn for corn in found["steps"]]
        return {"gear": GEARS[a], "space": b, "prices": prices}
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


# Players


def _belongings(s: Numbers, found: Numbers, p: int) -> tuple[Any, ...]:
    """Everything about a player: numbers, lists of numbers as tuples, the owners of all cards, what feeding takes."""
    numbers = s["points"][p], s["corn"][p], s["skulls"][p], s["workers"][p], found["free"][p], s["light"][p]
    goods = tuple(s["blocks"][p]), tuple(s["tech"][p]), tuple(s["temple"][p]), tuple(s["harvested"][p])
    return p + 1, *numbers, *goods, tuple(s["kept"][p]), s.raw("owner"), tuple(found["meal"][p])


def _player(
    seat: int, points: int, corn: int, skulls: int, workers: int, free: int, light: int, blocks: Tuple, tech: Tuple,
    temple: Tuple, harvested: Tuple, kept: Tuple, owners: bytes, meal: Tuple,
) -> dict[str, Any]:  # fmt: skip
    cards = [card for card, owner in enumerate(owners) if owner == seat]
    return {
        "seat": seat,
        "points": points / QUARTERS,
        "corn": corn,
        "blocks": dict(zip(BLOCKS, blocks, strict=True)),
        "skulls": skulls,
        "workers": workers,
        "free": free,
        "light": bool(light),
        "tech": dict(zip(TECHNOLOGIES, tech, strict=True)),
        "temple": dict(zip(TEMPLES, temple, strict=True)),
        "harvested": dict(zip(("corn", "wood"), harvested, strict=True)),
        "buildings": [CARDS[card] for card in cards if card < BUILDING_CARDS],
        "monuments": [CARDS[card] for card in cards if card >= BUILDING_CARDS],
        "wealth": [WEALTH[tile - 1] if tile != HIDDEN else None for tile in kept if tile],  # None is not known yet
        "dealt": None,
        "food": _food(*meal),
    }


def _with_dealt(player: dict[str, Any], view: View) -> dict[str, Any]:
    """A player, with the wealth tiles to choose from where they are the viewer's."""
    seat = player["seat"]
    if seat != view.viewer:
        return player
    dealt = view.state["wealth"][HAND * (seat - 1) : HAND * seat].tolist()
    return player | {"dealt": [WEALTH[tile] for tile in dealt]}


def _food(each: int, hungry: int, fed: int) -> dict[str, int]:
    """A Food Day, if it were now: corn it would take, and workers that would go hungry, with the points they cost."""
    unfed = hungry - fed
    return {"need": hungry * each, "each": each, "hungry": unfed, "points": UNFED // QUARTERS * unfed}
