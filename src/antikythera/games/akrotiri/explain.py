"""Explanations of Akrotiri. The rules are asked what can be done, so reasons always agree with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from typing import Any

from antikythera.explain.answers import Caution, Reason, Value, needed
from antikythera.game import Event, Game, View
from antikythera.games.akrotiri.dig_sites import dig_sites, explain_dig
from antikythera.games.akrotiri.rules import board, dig, land, market, sea, turn
from antikythera.games.akrotiri.rules.components import (
    BOAT,
    CELLS,
    EAST_DOCK,
    MAP_COST,
    MAPS,
    MOST_BOUGHT,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.names import COLOURS, QUADRANTS, TEMPLES_A_SEAT
from antikythera.games.akrotiri.rules.state import IN_HAND, SEATS, STACK, temples
from antikythera.kernel import Plain, Rule, plain
from antikythera.rulebook import HIDDEN

Words = list[str]


def ask(rule: Rule, s: Any, *arguments: int) -> Any:
    """What a rule says about a position."""
    return plain(rule)(s, *arguments)


def because(kind: str, **values: Value) -> Reason:
    return Reason(f"akrotiri-why-{kind}", values)


# What would this do?

DRAWN = ("discards", "finds")
"""Events that tell which tile was drawn."""


def story(game: Game, _seat: int) -> list[Event]:
    """What the last line caused."""
    return game.narration


def is_foreseen(view: View, event: Event) -> bool:
    """Not the tiles that the oracle will turn up, nor goals that the viewer does not know."""
    if "goal" in event.values:
        return bool(view.state["goal"][int(event.values["goal"]) - 1] != HIDDEN)
    return event.name not in DRAWN


# Questions of this game


def _ask_dig(view: View, values: Mapping[str, str]) -> dict[str, Any]:
    """Where a ``map`` can be dug; with a site (``x``, ``y``, ``quadrant``) also what the map finds there."""
    (card,) = needed(values, "map")
    sites = [{"x": x, "y": y, "quadrant": quadrant} for x, y, quadrant in dig_sites(view.states, card)]
    if not {"x", "y", "quadrant"} & values.keys():
        return {"sites": sites}
    x, y, quadrant = needed(values, "x", "y", "quadrant")
    proofs = explain_dig(view.states, card, int(x), int(y), quadrant)
    return {"sites": sites, "proof": [asdict(p) | {"missing": p.missing, "holds": p.holds} for p in proofs]}


QUESTIONS = {"dig": _ask_dig}


# What brings nothing?


def useless(view: View, events: Iterable[Event]) -> dict[str, Reason]:
    """To unload cubes that were just loaded here, or without an action that a lighter boat is good for."""
    if Plain(view.states).actions == 0:
        found = dict.fromkeys(COLOURS, because("no-use-unloading"))
    else:
        found = dict.fromkeys(_loaded_here(events, view.seat), because("just-loaded"))
    return {line: why for colour, why in found.items() if (line := f"unload {colour}") in view.legal}


def _loaded_here(events: Iterable[Event], seat: int) -> set[str]:
    """Colours that a player has loaded since the last move."""
    loaded: set[str] = set()
    for event in events:
        if event.name == "loads" and event.seat == seat:
            loaded.add(str(event.values["colour"]))
        elif event.name in ("sails", "carries"):
            loaded.clear()
    return loaded


# What is overlooked?


def warnings(view: View, _events: Iterable[Event]) -> list[Caution]:
    """What is left to do; that it is the last turn is worth saying only then."""
    s, p = Plain(view.states), view.seat - 1
    found = {
        "actions-left": {"actions": s.actions},
        "leg-left": {"legs": s.leg},
        "unsold": {"cubes": ask(land.cargo, s, p) if ask(market.at_thera, s, p) else 0},
        "could-dig": {"maps": len({line.split()[1] for line in view.legal if line.startswith("dig")})},
    }
    cautions = [Caution(kind, values) for kind, values in found.items() if any(values.values())]
    return [*cautions, Caution("last-turn", {"rounds": 1})] if cautions and _is_last_turn(s) else cautions


def _is_last_turn(s: Any) -> bool:
    """Whether the game ends before the player's next turn."""
    return bool(ask(turn.is_last_round, s))


# Why not?


def why_not(view: View, verb: str, words: Words) -> Reason:
    """Why a line is not legal, for the player who must choose now."""
    verbs = VERBS[view.decision]
    if verb not in verbs:
        return because("decision", decision=view.decision)
    return REASONS[verb](view, Plain(view.states), view.seat - 1, words)


VERBS = {
    "goal": ("keep",),
    "harbour": ("dock",),
    "tile": ("tile",),
    "cube": ("cube",),
    "action": ("sail", "portage", "load", "dig", "buy", "oracle", "sell", "unload"),
    "load": ("load",),
    "buy": ("buy",),
}
"""The lines that a decision is about, of which some may be impossible."""


def _keep(_view: View, _s: Any, _p: int, words: Words) -> Reason:
    return because("goal-not-offered", goal=words[0])


def _dock(_view: View, _s: Any, _p: int, words: Words) -> Reason:
    return because("dock-taken", place=" ".join(words))


# The tile and its cubes


def _tile(_view: View, s: Any, _p: int, words: Words) -> Reason:
    square = f"{words[0]} {words[1]}"
    return because("square-apart" if _is_open(s, square) else "square-taken", square=square)


def _cube(_view: View, s: Any, _p: int, words: Words) -> Reason:
    slot = s.slots - 1
    place = 4 * slot + QUADRANTS.index(words[1])
    if ask(board.island, s, place) == ask(board.island, s, ask(board.icon, s, slot)):
        return because("cube-beside-icon")
    return because("no-cube-left", colour=words[0])


def _is_open(s: Any, square: str) -> bool:
    x, y = map(int, square.split())
    return bool(ask(board.is_open, s, CELLS.index((x, y))))


# Moving


def _sail(_view: View, s: Any, p: int, words: Words) -> Reason:
    return _unreachable(s, p, words, board.lane, board.island, "no-lane")


def _portage(_view: View, s: Any, p: int, words: Words) -> Reason:
    return _unreachable(s, p, words, board.island, board.lane, "other-island")


def _unreachable(s: Any, p: int, words: Words, way: Rule, other_way: Rule, kind: str) -> Reason:
    """Why a boat cannot go to a dock by sea or overland (``way``), though it might by the other way."""
    place, dock, boat, other = " ".join(words), _dock_at(s, words), s.boat[p], s.boat[SEATS - 1 - p]
    if ask(sea.legs_left, s, p) == 0:
        return because("no-actions")
    if dock is None:
        return because("no-dock", place=place)
    if dock == boat:
        return because("already-there", place=place)
    if dock == other:
        return because("dock-taken", place=place)
    # Two legs lead through the dock of the other boat, but both must be paid at once.
    through = ask(other_way, s, boat) == ask(other_way, s, other) and ask(way, s, other) == ask(way, s, dock)
    return because("through-dock" if through else kind, place=place)


def _dock_at(s: Any, words: Words) -> int | None:
    """The dock that a line names, or None where there is none."""
    if words[0] == "thera":
        return EAST_DOCK if words[1] == "e" else WEST_DOCK
    x, y, quadrant = words[0].split(",")
    place = _place(s, int(x), int(y), quadrant)
    return place if place in list(s.dock)[: s.docks] else None


def _place(s: Any, x: int, y: int, quadrant: str) -> int | None:
    """A quadrant of a tile on the board, or None where there is no tile."""
    slot = s.grid[CELLS.index((x, y))] - 1
    return None if slot < 0 else 4 * slot + QUADRANTS.index(quadrant)


# Other actions


def _load(_view: View, s: Any, p: int, words: Words) -> Reason:
    if s.actions == 0 and s.loaded == 0:
        return because("no-actions")
    if ask(land.cargo, s, p) == BOAT:
        return because("boat-full", cubes=BOAT)
    return because("no-cube-here", colour=words[0])


def _unload(_view: View, s: Any, p: int, words: Words) -> Reason:
    if s.hold[p, COLOURS.index(words[0])] == 0:
        return because("not-on-board", colour=words[0])
    return because("unload-at-thera")


def _sell(_view: View, s: Any, p: int, words: Words) -> Reason:
    if s.hold[p, COLOURS.index(words[0])] == 0:
        return because("not-on-board", colour=words[0])
    return because("not-at-thera")


def _buy(_view: View, s: Any, p: int, words: Words) -> Reason:
    number = ask(market.ordered, s)
    if s.actions == 0 and number == 0:
        return because("no-actions")
    if not ask(market.at_thera, s, p):
        return because("not-at-thera")
    price = ask(market.map_price, s)
    if number < MOST_BOUGHT and s.money[p] < price:
        return because("buy-money", needed=price, money=s.money[p])
    return because("no-map-left", level=words[0])


def _oracle(_view: View, s: Any, _p: int, _words: Words) -> Reason:
    if s.oracled:
        return because("oracle-asked")
    if s.stacked[STACK] == 0:
        return because("no-tiles-left")
    return because("no-actions")


# Digging


def _dig(view: View, s: Any, p: int, words: Words) -> Reason:
    card, x, y, quadrant = words[0], int(words[1]), int(words[2]), words[3]
    if view.state["card"][MAPS.index(card)] != IN_HAND + p:
        return because("map-not-held", map=card)
    place = _place(s, x, y, quadrant)
    if place is None:
        return because("no-tile-there", square=f"{x} {y}")
    return _cannot_dig(s, p, card, place) or _does_not_fit(view, card, x, y, quadrant)


def _cannot_dig(s: Any, p: int, card: str, place: int) -> Reason | None:
    """What keeps a player from digging at a place with any map, or with this one for lack of money."""
    here, cost = ask(board.island, s, place), int(MAP_COST[MAPS.index(card)])
    if s.actions == 0:
        return because("no-actions")
    if ask(temples, s, p) == TEMPLES_A_SEAT:
        return because("all-temples", temples=TEMPLES_A_SEAT)
    if ask(market.at_thera, s, p):
        return because("dig-thera")
    if here != ask(board.island, s, s.boat[p]):
        return because("not-your-island")
    if ask(dig.has_temple, s, here):
        return because("has-temple")
    return because("dig-money", map=card, needed=cost, money=s.money[p]) if cost > s.money[p] else None


def _does_not_fit(view: View, card: str, x: int, y: int, quadrant: str) -> Reason:
    """Direction by direction."""
    missing = [proof for proof in explain_dig(view.states, card, x, y, quadrant) if not proof.holds]
    details = tuple(
        because(f"dig-{proof.direction}", terrain=proof.terrain, wanted=proof.wanted, found=proof.found)
        for proof in missing
    )
    return Reason("akrotiri-why-dig", {"map": card, "directions": len(missing)}, details)


REASONS: dict[str, Callable[[View, Any, int, Words], Reason]] = {
    "keep": _keep,
    "dock": _dock,
    "tile": _tile,
    "cube": _cube,
    "sail": _sail,
    "portage": _portage,
    "load": _load,
    "unload": _unload,
    "sell": _sell,
    "buy": _buy,
    "oracle": _oracle,
    "dig": _dig,
}
