"""Each reason, warning and help in a position made for it; and every message there is, is met."""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest

import antikythera
from akrotiri import table as sea_table
from akrotiri.table import Table, carry, hold_tile, market, moor, sea, stack, temple
from antikythera import Event, View
from antikythera.explain import UnknownQuestion, ask, general, preview, useless, warnings, why_not
from antikythera.game import Legal
from antikythera.games.akrotiri import RULEBOOK as AKROTIRI
from antikythera.games.tzolkin.explain import helped
from antikythera.games.tzolkin.rules.components import GEARS
from explain.positions import TEXT, say
from tzolkin.table import (
    begin,
    give,
    jungle,
    on_offer,
    on_offer_monuments,
    on_start,
    play,
    skull_on,
    to_move,
    today,
    wheel,
    worker,
)

GAMES = Path(antikythera.__file__).parent / "games"
SHARED = ("over", "not-your-turn")
"""Reasons that all games have in common."""


def message_of(game, kind):
    return f"why-{kind}" if kind in SHARED else f"{game}-why-{kind}"


def held(players=2, **what):
    """Round 1 of a game of two, seat 1 to move, with these things."""
    game = begin(players)
    give(game, 1, **what)
    return game


def acting(gear, space, *, corn=9, line=None, **what):
    """Seat 1 has picked up a worker from a space, and played a line."""
    game = held(corn=corn, **what)
    worker(game, 1, gear, space)
    play(game, f"pick {gear} {space}", *([line] if line else []))
    return game


def after(game, *lines):
    play(game, *lines)
    return game


def changed(game, change, *arguments, **names):
    change(game, *arguments, **names)
    return game


def full(gear):
    game = held(corn=9)
    for space in range(8):
        game.state["gear"][GEARS.index(gear), space] = 2 if space < 3 else 5
    game.changed()
    return game


def architect(level, *kinds, **what):
    """Seat 1 builds at Tikal 4, with architecture."""
    game = held(corn=9, architecture=level, **what)
    on_offer(game, *kinds)
    worker(game, 1, "tikal", 4)
    return after(game, "pick tikal 4", "act tikal 4")


def monument(gear, space, *kinds, **what):
    """Seat 1 builds somewhere, with a farm and these monuments on offer."""
    game = held(corn=9, **what)
    on_offer(game, "farm_1")
    on_offer_monuments(game, *kinds)
    worker(game, 1, gear, space)
    return after(game, f"pick {gear} {space}", f"act {gear} {space}")


def for_corn(*kinds, corn):
    """Seat 1 builds at Uxmal 4."""
    game = held(corn=corn)
    on_offer(game, *kinds)
    worker(game, 1, "uxmal", 4)
    return after(game, "pick uxmal 4", "act uxmal 4")


def below_a_taken_top():
    """Seat 1 climbs, one step below the top of Chaac, where seat 2 stands."""
    game = held(corn=9, chaac=5)
    give(game, 2, chaac=6)
    worker(game, 1, "uxmal", 1)
    return after(game, "pick uxmal 1", "act uxmal 1")


def over():
    game = antikythera.new("tzolkin", 2, 1)
    while not game.over:
        game.play(game.legal[-1])
    return game


TZOLKIN = {
    "over": (over, "end", {}),
    "not-your-turn": (lambda: after(held(), "place tikal", "end"), "end", {"seat": 2}),
    "decision": (lambda: acting("uxmal", 2, line="act uxmal 2"), "end", {"decision": "market"}),
    "needs-worker": (held, "act tikal 2", {}),
    "tiles-kept": (held, "keep pal1 pal3", {}),
    "calendar": (held, "advance 2", {}),
    "not-dealt": (lambda: antikythera.new("tzolkin", 2, 7), "keep pal1 pal3", {"wealth": "pal1"}),
    "nothing-done": (held, "end", {}),
    "begged": (lambda: after(held(corn=2), "beg chaac"), "beg chaac", {}),
    "beg-first": (lambda: after(held(), "place tikal"), "beg chaac", {}),
    "beg-rich": (lambda: held(corn=3), "beg chaac", {"corn": 3, "most": 2}),
    "cannot-sink": (lambda: held(corn=2, chaac=0), "beg chaac", {"temple": "chaac"}),
    "dummy": (lambda: changed(held(), worker, "dummy", "tikal", 3), "pick tikal 3", {"gear": "tikal", "space": 3}),
    "nobody-there": (held, "pick tikal 3", {"gear": "tikal", "space": 3}),
    "other-worker": (
        lambda: changed(held(), worker, 2, "tikal", 3),
        "pick tikal 3",
        {"gear": "tikal", "space": 3, "owner": 2},
    ),
    "placed": (lambda: after(changed(held(), worker, 1, "uxmal", 2), "place tikal"), "pick uxmal 2", {}),
    "picked": (lambda: acting("uxmal", 3, line="skip"), "place tikal", {}),
    "no-worker": (lambda: after(held(corn=9), *["place tikal"] * 3), "place uxmal", {"workers": 3}),
    "start-taken": (lambda: changed(changed(held(), to_move, 1, 2), on_start, 2), "place start", {"owner": 2}),
    "start-corn": (lambda: after(held(), "place tikal"), "place start", {"needed": 1, "corn": 0}),
    "gear-full": (lambda: full("uxmal"), "place uxmal", {"gear": "uxmal"}),
    "place-corn": (
        lambda: after(held(corn=1), "place tikal"),
        "place tikal",
        {"gear": "tikal", "space": 1, "needed": 2, "corn": 1},
    ),
    "not-chichen": (lambda: acting("uxmal", 5, line="act uxmal 5"), "act chichen_itza 1", {}),
    "other-gear": (lambda: acting("uxmal", 3), "act tikal 3", {"gear": "uxmal", "space": 3}),
    "out-of-reach": (lambda: acting("uxmal", 3), "act uxmal 5", {"gear": "uxmal", "space": 3, "action": 5}),
    "action-corn": (
        lambda: acting("uxmal", 2, corn=3),
        "act uxmal 1",
        {"gear": "uxmal", "action": 1, "needed": 4, "corn": 3},
    ),
    "action-blocks": (
        lambda: acting("tikal", 5),
        "act tikal 5",
        {"gear": "tikal", "action": 5, "needed": 1, "blocks": 0},
    ),
    "nothing-to-harvest": (
        lambda: changed(acting("palenque", 3), jungle, 3, 0, 0),
        "act palenque 3",
        {"action": 3},
    ),
    "nothing-to-build": (lambda: acting("tikal", 2), "act tikal 2", {"action": 2}),
    "nothing-to-build-for-corn": (lambda: acting("uxmal", 4, corn=1), "act uxmal 4", {"corn": 1}),
    "no-skull": (lambda: acting("chichen_itza", 2), "act chichen_itza 2", {"action": 2}),
    "skull-there": (
        lambda: changed(acting("chichen_itza", 2, skulls=1), skull_on, 2),
        "act chichen_itza 2",
        {"action": 2},
    ),
    "nothing-to-burn": (lambda: acting("palenque", 2, line="act palenque 2"), "burn chaac", {"action": 2}),
    "no-wood-tile": (lambda: acting("palenque", 2, line="act palenque 2"), "harvest wood", {"action": 2}),
    "corn-covered": (lambda: acting("palenque", 3, line="act palenque 3"), "harvest corn", {"action": 3}),
    "must-research": (lambda: acting("tikal", 1, wood=1, line="act tikal 1"), "stop", {}),
    "research-blocks": (
        lambda: acting("tikal", 1, wood=1, theology=1, line="act tikal 1"),
        "research theology",
        {"technology": "theology", "needed": 2, "blocks": 1},
    ),
    "no-block": (lambda: acting("uxmal", 2, line="act uxmal 2"), "sell gold", {"block": "gold"}),
    "pay-order": (
        lambda: after(
            acting("tikal", 1, wood=2, stone=2, gold=2, theology=1, line="act tikal 1"),
            "research theology",
            "pay stone",
        ),
        "pay wood",
        {"block": "wood", "block2": "stone"},
    ),
    "pay-short": (
        lambda: after(acting("tikal", 1, wood=1, stone=1, gold=1, theology=1, line="act tikal 1"), "research theology"),
        "pay gold",
        {"block": "gold", "needed": 2},
    ),
    "must-build": (lambda: architect(0, "farm_1", wood=1), "stop", {}),
    "not-on-offer": (lambda: architect(0, "farm_1", wood=1), "build farm_all", {"card": "farm_all"}),
    "monument-elsewhere": (
        lambda: monument("tikal", 2, "m_wood", wood=1),
        "build m_wood",
        {"card": "m_wood"},
    ),
    "build-corn": (
        lambda: for_corn("farm_1", "farm_all", corn=7),
        "build farm_all",
        {"card": "farm_all", "needed": 8, "corn": 7},
    ),
    "build-blocks": (
        lambda: architect(0, "farm_1", "farm_all", wood=2),
        "build farm_all",
        {"card": "farm_all", "block": "wood", "needed": 4, "has": 2},
    ),
    "build-blocks-plain": (
        lambda: after(architect(3, "farm_1", "farm_all", wood=3), "build farm_1", "architecture yes"),
        "build farm_all",
        {"card": "farm_all", "block": "wood", "needed": 4, "has": 3},
    ),
    "build-blocks-saved": (
        lambda: architect(3, "farm_1", "farm_all", wood=2),
        "build farm_all",
        {"card": "farm_all", "block": "wood", "needed": 4, "has": 2, "missing": 2},
    ),
    "build-skulls": (
        lambda: monument("tikal", 4, "m_skulls", wood=1, gold=4),
        "build m_skulls",
        {"card": "m_skulls", "needed": 1, "has": 0},
    ),
    "architecture-needed": (
        lambda: after(architect(3, "farm_all", wood=3), "build farm_all"),
        "architecture no",
        {"card": "farm_all", "missing": 1},
    ),
    "save-not-in-cost": (
        lambda: after(
            architect(3, "tomb_brown_yellow", wood=2, stone=1), "build tomb_brown_yellow", "architecture yes"
        ),
        "save gold",
        {"card": "tomb_brown_yellow", "block": "gold"},
    ),
    "must-climb": (lambda: acting("uxmal", 1, line="act uxmal 1"), "stop", {}),
    "other-temple": (
        lambda: after(acting("tikal", 5, wood=1, line="act tikal 5"), "climb chaac"),
        "climb chaac",
        {"temple": "chaac"},
    ),
    "top-taken": (below_a_taken_top, "climb chaac", {"temple": "chaac", "owner": 2}),
    "at-top": (lambda: acting("uxmal", 1, chaac=6, line="act uxmal 1"), "climb chaac", {"temple": "chaac"}),
    "market-order": (
        lambda: after(acting("uxmal", 2, wood=1, line="act uxmal 2"), "buy stone"),
        "sell wood",
        {},
    ),
    "buy-corn": (
        lambda: acting("uxmal", 2, corn=3, line="act uxmal 2"),
        "buy gold",
        {"block": "gold", "needed": 4, "corn": 3},
    ),
}
"""By kind: a position, a line that is not legal there, and the values of the reason."""


@pytest.mark.parametrize("kind", TZOLKIN)
def test_a_reason_of_tzolkin(kind):
    make, line, values = TZOLKIN[kind]
    reason = why_not(make().view(1), line)
    assert (reason.message_id, reason.values) == (message_of("tzolkin", kind), values)
    assert say(reason)


# Akrotiri

ISTHMUS = "V-A2 2 0 0"
"""One island with a dock on either side, on the lane of Thera's east dock; and another island at nw."""


def seen(game: Table, seat: int = 1) -> View:
    """What a seat knows of a position laid by hand."""
    numbers = [AKROTIRI.parse(line) for line in game.legal] if game.seat == seat else []
    return View(AKROTIRI, AKROTIRI.view(game.states, seat - 1), seat, Legal(AKROTIRI.lines, numbers))


def laid(*tiles, at=None, actions=3, cargo=(), maps=(), money=0):
    """Seat 1 acts, its boat at a dock, with cubes, maps and money."""
    game = sea(*(tiles or [ISTHMUS]), actions=actions)
    moor(game, 2, "thera w")
    moor(game, 1, at or "thera e")
    carry(game, 1, *cargo)
    sea_table.give(game, 1, *maps, money=money)
    return game


def placing(name="F-D1"):
    game = sea(ISTHMUS)
    hold_tile(game, 1, name)
    return game


def with_cube(**left):
    """Seat 1 puts the second cube of a tile, with this many cubes left of a colour."""
    game = placing("F-D1")
    market(game, **left)
    game.play("tile 3 0 0")
    return game


def without_stack():
    game = laid()
    stack(game)
    return game


def without_maps(level):
    game = laid(money=9)
    sea_table.give(game, 2, *[f"{level}{number:02}" for number in range(1, 13)])
    return game


def beside_the_other(cargo):
    """Seat 1 at Thera; the other boat is at the dock that leads to the far side of the isthmus."""
    game = laid(at="thera e", actions=1, cargo=cargo)
    moor(game, 2, "2,0,ne")
    return game


def with_temples(*spots, seat=1):
    game = laid(at="2,0,ne", maps=["E01"], money=9)
    temple(game, seat, *spots)
    return game


def after_oracle():
    game = laid()
    game.play("oracle lake")
    return game


AKROTIRI_REASONS = {
    "decision": (placing, "end", {"decision": "tile"}),
    "not-your-turn": (lambda: sea(ISTHMUS, seat=2), "end", {"seat": 2}),
    "no-actions": (lambda: laid(actions=0), "sail 2,0,ne", {}),
    "square-taken": (placing, "tile 2 0 0", {"square": "2 0"}),
    "square-apart": (placing, "tile 4 0 0", {"square": "4 0"}),
    "cube-beside-icon": (with_cube, "cube red nw", {}),
    "no-cube-left": (lambda: with_cube(red=0), "cube red ne", {"colour": "red"}),
    "no-dock": (laid, "sail 2,0,se", {"place": "2,0,se"}),
    "already-there": (laid, "sail thera e", {"place": "thera e"}),
    "dock-taken": (laid, "sail thera w", {"place": "thera w"}),
    "no-lane": (laid, "sail 2,0,sw", {"place": "2,0,sw"}),
    "other-island": (lambda: laid(at="2,0,nw"), "portage 2,0,ne", {"place": "2,0,ne"}),
    "through-dock": (lambda: beside_the_other(["red"]), "portage 2,0,sw", {"place": "2,0,sw"}),
    "boat-full": (lambda: laid(at="2,0,ne", cargo=["red", "blue", "grey"]), "load red", {"cubes": 3}),
    "no-cube-here": (lambda: laid(at="2,0,ne"), "load red", {"colour": "red"}),
    "not-on-board": (laid, "sell red", {"colour": "red"}),
    "unload-at-thera": (lambda: laid(cargo=["red"]), "unload red", {}),
    "not-at-thera": (lambda: laid(at="2,0,ne", cargo=["red"]), "sell red", {}),
    "buy-money": (lambda: laid(money=0), "buy easy", {"needed": 1, "money": 0}),
    "no-map-left": (lambda: without_maps("E"), "buy easy", {"level": "easy"}),
    "oracle-asked": (after_oracle, "oracle lake", {}),
    "no-tiles-left": (without_stack, "oracle lake", {}),
    "map-not-held": (lambda: laid(at="2,0,ne"), "dig E01 2 0 ne", {"map": "E01"}),
    "no-tile-there": (lambda: laid(at="2,0,ne", maps=["E01"]), "dig E01 5 0 ne", {"square": "5 0"}),
    "dig-thera": (lambda: laid(maps=["E01"]), "dig E01 2 0 ne", {}),
    "not-your-island": (lambda: laid(at="2,0,nw", maps=["E01"]), "dig E01 2 0 ne", {}),
    "has-temple": (lambda: with_temples("2,0,sw", seat=2), "dig E01 2 0 ne", {}),
    "all-temples": (lambda: with_temples(*["2,0,nw"] * 6), "dig E01 2 0 ne", {"temples": 6}),
    "dig-money": (
        lambda: laid(at="2,0,ne", maps=["E01"], money=2),
        "dig E01 2 0 ne",
        {"map": "E01", "needed": 3, "money": 2},
    ),
    "dig": (lambda: laid(at="2,0,ne", maps=["E01"], money=3), "dig E01 2 0 ne", {"map": "E01", "directions": 3}),
}


@pytest.mark.parametrize("kind", AKROTIRI_REASONS)
def test_a_reason_of_akrotiri(kind):
    make, line, values = AKROTIRI_REASONS[kind]
    reason = why_not(seen(make()), line)
    assert (reason.message_id, reason.values) == (message_of("akrotiri", kind), values)
    assert say(reason)


def dealt_until(decision):
    game = antikythera.new("akrotiri", 2, 1)
    while game.decision != decision:
        game.play(game.legal[-1])
    return game


DEALT = {"goal": "goal-not-offered", "harbour": "dock-taken", "over": "over"}


@pytest.mark.parametrize("decision", DEALT)
def test_a_reason_of_akrotiri_at_the_beginning_and_at_the_end(decision):
    game = dealt_until(decision)
    if decision == "harbour":
        game.play("dock thera w")
    line = {"goal": "keep", "harbour": "dock"}.get(decision, "end")
    asked = next(one for one in game.rules.lines if one.startswith(line) and one not in game.legal)
    assert why_not(game.view(max(1, game.seat)), asked).message_id == message_of("akrotiri", DEALT[decision])


def test_a_map_that_does_not_fit_is_explained_direction_by_direction():
    game = laid(ISTHMUS, "F-D1 3 0 0", at="2,0,ne", maps=["M01"], money=6)
    reason = why_not(seen(game), "dig M01 2 0 ne")
    assert [(detail.message_id.rpartition("-")[2], *detail.values.values()) for detail in reason.details] == [
        ("above", "volcano", 1, 0),
        ("right", "forest", 2, 1),
        ("below", "mountain", 2, 0),
    ]
    assert say(reason)[2] == "The map asks for 2 × forest to the right; there is 1."


def test_left_is_as_the_player_sees_it():
    game = laid(ISTHMUS, "F-D1 3 0 0")
    moor(game, 1, "thera w")
    moor(game, 2, "2,0,ne")
    sea_table.give(game, 2, "M02", money=6)
    game.state["seat"] = 1
    reason = why_not(seen(game, 2), "dig M02 2 0 ne")
    assert [detail.message_id.rpartition("-")[2] for detail in reason.details] == ["above", "left", "below"]


# Warnings


def kinds(view, turn=()):
    return {caution.kind: caution.values for caution in warnings(view, turn)}


def test_hungry_workers_are_counted_before_the_last_turn_of_a_quarter():
    game = held(corn=5)
    today(game, 8)
    play(game, "place tikal")
    assert kinds(game.view(1)) == {"unfed": {"workers": 1, "points": 3, "corn": 5}}


def test_corn_from_the_wheel_comes_in_time_to_feed():
    game = held(corn=4)
    today(game, 8)
    wheel(game, 2)
    play(game, "place start")
    assert kinds(game.view(1)) == {}


def test_hunger_is_told_only_in_the_last_turn_before_a_food_day():
    game = held(corn=0)
    today(game, 7)
    play(game, "place tikal")
    assert kinds(game.view(1)) == {}
    today(game, 8)
    assert kinds(game.view(1)) == {"unfed": {"workers": 3, "points": 9, "corn": 0}}


def test_a_worker_that_falls_off_is_told_unless_the_game_ends():
    game = held(corn=20)
    worker(game, 1, "uxmal", 7)
    play(game, "place tikal")
    assert kinds(game.view(1)) == {"falls-off": {"gear": "uxmal", "space": 7}}
    today(game, 27)
    assert kinds(game.view(1)) == {}


def test_a_worker_that_falls_off_is_told_only_if_it_had_something_to_do():
    game = held(corn=3, workers=6)
    worker(game, 1, "tikal", 7)
    play(game, "place palenque")
    assert kinds(game.view(1)) == {}, "no block to build with, and none for a step"
    give(game, 1, wood=1)
    assert kinds(game.view(1)) == {"falls-off": {"gear": "tikal", "space": 7}}


def test_what_was_wasted_in_the_turn_is_told_while_it_can_be_undone():
    game = after(below_a_taken_top(), "climb quetzalcoatl")
    turn = [
        Event("cannot-rise", 1, {"temple": "chaac"}),
        Event("no-skull", 1, {}),
        Event("no-worker", 1, {}),
        Event("cannot-rise", 2, {"temple": "chaac"}),
    ]
    assert kinds(game.view(1), turn) == {"wasted-step": {"temple": "chaac"}, "wasted-skull": {}, "wasted-worker": {}}


def test_what_is_left_undone_in_akrotiri():
    game = laid(cargo=["red", "blue"], actions=2)
    assert kinds(seen(game)) == {"actions-left": {"actions": 2}, "unsold": {"cubes": 2}}
    game = laid(actions=1)
    game.play("sail 2,0,ne")
    assert kinds(seen(game)) == {"leg-left": {"legs": 1}}
    game.state["last_round"] = game.state["round"]
    assert kinds(seen(game)) == {"leg-left": {"legs": 1}, "last-turn": {"rounds": 1}}


def test_a_temple_that_could_be_dug():
    game = laid(ISTHMUS, "V-D1 2 -1 0", "F-D1 3 0 0", "M-D1 2 1 0", at="2,0,ne", maps=["E01"], money=3)
    assert kinds(seen(game))["could-dig"] == {"maps": 1}


def test_the_last_turn_is_told_only_while_something_is_left_to_do():
    game = laid(ISTHMUS, at="2,0,ne")
    game.state["last_round"] = game.state["round"]
    game.state["actions"] = 0
    assert kinds(seen(game)) == {}
    game.state["actions"] = 1
    assert list(kinds(seen(game))) == ["actions-left", "last-turn"]


# What brings nothing


def test_a_worker_with_nothing_to_do_is_useless_and_the_reason_is_told():
    game = held(corn=9, workers=5)
    for gear, space in (("tikal", 1), ("palenque", 0), ("palenque", 1), ("chichen_itza", 4)):
        worker(game, 1, gear, space)
    found = useless(game.view(1))
    assert {line: say(reason)[1:] for line, reason in found.items()} == {
        "pick tikal 1": ["Tikal 1 takes 1 resource of any kind; you have 0."],
        "pick palenque 0": [],
        "pick chichen_itza 4": ["You have no crystal skull to place on Chichen Itza 4."],
    }
    assert {say(reason)[0] for reason in found.values()} == {"There is nothing to do here now."}
    give(game, 1, wood=1)
    assert "pick tikal 1" not in useless(game.view(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_useless_depends_on_nothing_hidden(players):
    """In any game that fits the view, a worker that is picked up with such a line cannot act."""
    game, chance, met = antikythera.new("tzolkin", players, 3), random.Random(players), 0
    while not game.over:
        view = game.view(game.seat)
        picks = [line for line in view.legal if line.startswith("pick")]
        assert [line for line in picks if not acts_after(view, line)] == list(useless(view))
        met += len(useless(view))
        game.play(chance.choice(list(game.legal)))
    assert met


def acts_after(view, line):
    sample = view.sample(np.random.default_rng(7))
    sample.play(line)
    return any(following.startswith("act") for following in sample.legal)


AKROTIRI_USELESS = ("just-loaded", "no-use-unloading")


def test_to_unload_what_was_just_loaded_is_useless():
    game = laid(at="2,0,ne", cargo=["red", "blue"])
    loaded = Event("loads", 1, {"colour": "red", "place": "2,0,ne"})
    assert useless(seen(game)) == {}
    assert {line: say(why) for line, why in useless(seen(game), [loaded]).items()} == {
        "unload red": ["You have just loaded this cube here."]
    }
    assert useless(seen(game), [loaded, Event("sails", 1, {"place": "2,0,sw"})]) == {}
    assert useless(seen(game), [Event("loads", 2, loaded.values)]) == {}


def test_to_unload_without_an_action_left_is_useless():
    found = useless(seen(laid(at="2,0,ne", cargo=["red", "blue"], actions=0)))
    assert sorted(found) == ["unload blue", "unload red"]
    assert {*map(tuple, map(say, found.values()))} == {("You have no action left for which a lighter boat is good.",)}


def test_nothing_is_useless_in_a_game_that_does_not_say_so():
    assert general.useless(antikythera.new("akrotiri", 2, 1).view(1), []) == {}


# What helped


def test_technologies_that_helped():
    fishing = acting("palenque", 1, agriculture=2)
    assert helped(fishing.view(1), "act palenque 1") == ["agriculture"]
    assert helped(acting("palenque", 1, agriculture=1).view(1), "act palenque 1") == []
    assert helped(acting("yaxchilan", 5, extraction=3, agriculture=3).view(1), "act yaxchilan 5") == ["extraction"]
    assert helped(acting("yaxchilan", 4, theology=3).view(1), "act yaxchilan 4") == ["theology"]


def test_a_technology_helps_by_making_something_possible():
    ahead = acting("chichen_itza", 2, theology=1, skulls=1)
    assert helped(ahead.view(1), "act chichen_itza 3") == ["theology"]
    assert helped(ahead.view(1), "act chichen_itza 2") == []
    without_tile = after(acting("palenque", 3, agriculture=2, line="act palenque 3"))
    assert helped(without_tile.view(1), "harvest corn") == ["agriculture"]
    offering = acting("chichen_itza", 2, theology=2, skulls=1, wood=1)
    assert helped(offering.view(1), "act chichen_itza 2") == ["theology"]


def test_a_technology_that_is_advanced_or_asked_for_has_not_helped():
    studying = acting("tikal", 1, wood=3, architecture=1, line="act tikal 1")
    assert helped(studying.view(1), "research architecture") == []
    topping = acting("tikal", 1, wood=3, architecture=3, line="act tikal 1")
    assert helped(topping.view(1), "research architecture") == []
    building = architect(1, "farm_1", wood=1)
    assert helped(building.view(1), "build farm_1") == []
    play(building, "build farm_1")
    assert helped(building.view(1), "architecture yes") == ["architecture"]


def test_a_game_answers_its_own_questions_only():
    assert ask(acting("palenque", 1, agriculture=2).view(1), "helped", {"line": "act palenque 1"})["technologies"]
    with pytest.raises(UnknownQuestion):
        ask(antikythera.new("akrotiri", 2, 1).view(1), "helped", {"line": "keep 1"})
    with pytest.raises(ValueError, match="line"):
        ask(acting("palenque", 1).view(1), "helped", {})


# What would this do


def test_a_preview_of_kept_tiles_tells_what_they_give_to_the_one_who_keeps_them():
    game = antikythera.new("tzolkin", 3, 5)
    while game.seat < 3:
        told = preview(game.view(game.seat), game.legal[0])
        assert {event.seat for event in told} == {game.seat}
        assert told[0].name == "keeps"
        assert {str(value) for value in told[0].values.values()} == set(game.legal[0].split()[1:])
        assert len(told) > 2
        game.play(game.legal[0])


def test_the_oracle_is_foreseen_to_be_asked_but_not_to_answer():
    game = antikythera.new("akrotiri", 2, 1)
    while "oracle lake" not in game.legal:
        game.play(game.legal[0])
    assert [event.name for event in preview(game.view(1), "oracle lake")] == ["asks"]


def test_lines_that_are_not_legal_or_not_lines_are_refused():
    view = held().view(1)
    with pytest.raises(antikythera.IllegalAction):
        preview(view, "end")
    with pytest.raises(ValueError, match="no line 'dance'"):
        why_not(view, "dance")


# All messages


def messages(game):
    source = (GAMES / game / "locale/en/why.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


DIRECTIONS = {f"akrotiri-why-dig-{direction}" for direction in ("above", "left", "right", "below")}


def test_every_message_is_met_by_a_test_and_every_reason_has_its_message():
    tested = {f"tzolkin-why-{kind}" for kind in (*TZOLKIN, "nothing-here") if kind not in SHARED}
    assert {message for message in messages("tzolkin") if "-why-" in message} == tested
    tested = {
        f"akrotiri-why-{kind}" for kind in (*AKROTIRI_REASONS, *DEALT.values(), *AKROTIRI_USELESS) if kind not in SHARED
    } | DIRECTIONS
    assert {message for message in messages("akrotiri") if "-why-" in message} == tested


@pytest.mark.parametrize("name", ["tzolkin", "akrotiri"])
def test_every_warning_has_its_message_and_no_more(name):
    source = (GAMES / f"{name}/explain.py").read_text("utf-8")
    kinds = {message.removeprefix(f"{name}-warning-") for message in messages(name) if "-warning-" in message}
    assert all(f'"{kind}"' in source for kind in kinds)
    values = dict.fromkeys(("workers", "points", "corn", "rounds", "space", "actions", "legs", "cubes", "maps"), 2)
    for kind in kinds:
        assert TEXT.tell(name, f"{name}-warning-{kind}", values | {"gear": "tikal", "temple": "chaac"})
