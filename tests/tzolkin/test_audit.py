"""The auditor objects to whatever a decision moves without a rule, and to nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

import antikythera
from antikythera import Game
from antikythera.games.tzolkin import RULEBOOK
from antikythera.games.tzolkin.proof import FAULTS, audit, enrich
from antikythera.games.tzolkin.rules.state import STATE, TURNS
from antikythera.games.tzolkin.rules.words import LINES, parse
from antikythera.kernel import Plain, below, draw, plain
from antikythera.rulebook import NO_LIST
from tzolkin.table import begin, give, keeps, on_offer, on_offer_monuments, on_start, to_move, today, worker


@numba.njit
def compiled_audit(states, action):
    """Audit a decision that led from the first record to the second."""
    return audit(states[0], states[1], action)


@numba.njit
def compiled_enrich(states, rng):
    return enrich(states[0], rng)


def transition(game: Game, line: str) -> tuple[Any, int]:
    """The records before and after a line, and its number."""
    states = np.zeros(2, dtype=STATE)
    states[0] = game.state
    game.play(line)
    states[1] = game.state
    action = parse(line)
    assert action is not None
    return states, action


def objection(states: Any, action: int) -> str:
    number = compiled_audit(states, action)
    assert number == plain(audit)(Plain(states, 0), Plain(states, 1), action)
    return FAULTS[number] if number else ""


# Positions with a line to play in each


def rich() -> Game:
    """Seat 1 has plenty of everything, and one worker well advanced on every gear."""
    game = begin(players=3)
    give(game, 1, corn=12, wood=5, stone=5, gold=5, skulls=2, workers=5)
    for gear in ("palenque", "yaxchilan", "tikal", "uxmal"):
        worker(game, 1, gear, 7)
    worker(game, 1, "chichen_itza", 6)
    return game


def fresh() -> Game:
    """Seat 1 has corn, and all workers in hand."""
    game = begin(players=3)
    give(game, 1, corn=12)
    return game


def picked(gear: str, space: int, *lines: str) -> Game:
    game = rich()
    for line in (f"pick {gear} {space}", *lines):
        game.play(line)
    return game


def architect() -> Game:
    """Seat 1 builds at Tikal 4, knows all of architecture, and may save a wood or a stone."""
    game = rich()
    give(game, 1, architecture=3)
    on_offer(game, "civic_extr_corn", "farm_1", "shrine_theo")
    for line in ("pick tikal 7", "act tikal 4"):
        game.play(line)
    return game


def ending(*, start: bool = False, round_: int = 5) -> Game:
    """The last seat has placed a worker and is about to end the round."""
    game = begin(players=2)
    today(game, round_)
    give(game, 1, corn=9)
    give(game, 2, corn=9)
    worker(game, 1, "tikal", 3)
    to_move(game, 2)
    if start:
        on_start(game, 1)
    game.play("place uxmal")
    return game


def deciding() -> Game:
    """Seat 1 may choose between one day and two."""
    game = ending(start=True)
    game.play("end")
    return game


def add(field: str, index: Any, number: int) -> Callable[[Any], None]:
    def tamper(states: Any) -> None:
        if index is None:
            states[field][1] += number
        else:
            states[field][1][index] += number

    return tamper


def both(*tampers: Callable[[Any], None]) -> Callable[[Any], None]:
    def tamper(states: Any) -> None:
        for one in tampers:
            one(states)

    return tamper


def poorer_before(field: str, index: Any, number: int) -> Callable[[Any], None]:
    """As if the player had had less to begin with, and has it afterwards too."""

    def tamper(states: Any) -> None:
        states[field][:, *index] -= number

    return tamper


CASES: dict[str, tuple[Callable[[], Game], str, Callable[[Any], None], str]] = {
    "fish": (lambda: picked("palenque", 7), "act palenque 1", add("corn", 0, 1), "corn came"),
    "step back": (lambda: picked("chichen_itza", 6), "act chichen_itza 5", add("corn", 0, 1), "corn came"),
    "mine": (lambda: picked("yaxchilan", 7), "act yaxchilan 5", add("blocks", (0, 2), 1), "blocks came"),
    "skull": (
        lambda: picked("yaxchilan", 7), "act yaxchilan 4",
        both(add("skulls", 0, 1), add("skull_bank", None, -1)), "crystal skulls",
    ),
    "placed skull": (lambda: picked("chichen_itza", 6), "act chichen_itza 6", add("itza", 6, -1), "crystal skulls"),
    "points": (lambda: picked("chichen_itza", 6), "act chichen_itza 4", add("points", 0, 4), "points were"),
    "worker": (lambda: picked("uxmal", 7), "act uxmal 3", add("workers", 0, -1), "a worker joined"),
    "level": (
        lambda: picked("tikal", 7, "act tikal 1", "research theology"), "pay wood", add("tech", (0, 3), 1),
        "a technology changed",
    ),
    "payment": (
        lambda: picked("tikal", 7, "act tikal 1", "research theology"), "pay wood",
        both(add("blocks", (0, 0), 1), add("blocks", (0, 1), -1)), "blocks came",
    ),
    "step": (lambda: picked("uxmal", 7, "act uxmal 1"), "climb chaac", add("temple", (0, 0), -1), "a temple marker"),
    "side": (lambda: picked("uxmal", 7, "act uxmal 1"), "climb chaac", add("light", 0, -1), "a player board"),
    "tile": (
        lambda: picked("palenque", 7, "act palenque 3"), "burn chaac", add("harvested", (0, 1), 1), "harvest tiles",
    ),
    "sale": (lambda: picked("uxmal", 7, "act uxmal 2"), "sell gold", add("corn", 0, -1), "corn came"),
    "market": (lambda: picked("uxmal", 7, "act uxmal 2"), "sell gold", add("stack", (0, 1), -1), "what is left to do"),
    "card": (architect, "build farm_1", add("drawn", None, 1), "a building or monument"),
    "card kept back": (architect, "build farm_1", add("row", 1, 2), "a building or monument"),
    "gear": (fresh, "place tikal", add("gear", (2, 1), 1), "something moved on the gears"),
    "start": (fresh, "place start", add("start_space", None, 1), "the Starting Player Space"),
    "count": (fresh, "place tikal", add("placed", None, 1), "what was done this turn"),
    "bystander": (fresh, "place tikal", add("corn", 1, 1), "a decision changed what belongs to another"),
    "chance": (fresh, "place tikal", add("rng", None, 1), "random numbers"),
    "deep": (fresh, "place tikal", add("depth", None, 9), "the stack of tasks grew"),
    "task lost": (rich, "pick tikal 7", add("depth", None, -1), "what is left to do"),
    "too dear": (lambda: picked("uxmal", 7), "act uxmal 1", poorer_before("corn", (0,), 10), "a decision was made"),
    "wheel": (ending, "end", add("teeth", 4, -1), "corn on the teeth"),
    "marker": (lambda: ending(start=True), "end", add("starter", None, -1), "the Starting Player Marker"),
    "day": (ending, "end", add("round", None, 1), "the calendar"),
    "turn": (ending, "end", add("seat", None, 1), "the turn did not go"),
    "leap": (deciding, "advance 2", add("light", 0, 1), "a player board"),
    "leap of gears": (deciding, "advance 2", add("gear", (2, 5), -1), "something moved on the gears"),
    "food": (lambda: ending(round_=8), "end", add("corn", 0, 1), "corn came"),
    "temple bonus": (lambda: ending(round_=14), "end", add("points", 1, 4), "points were"),
    "new age": (lambda: ending(round_=14), "end", add("drawn", None, -1), "a building or monument"),
    "last day": (lambda: ending(round_=27), "end", add("points", 1, 1), "points were"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_what_no_rule_moves_is_noticed(name: str) -> None:
    position, line, tamper, text = CASES[name]
    states, action = transition(position(), line)
    assert objection(states, action) == ""
    tamper(states)
    assert objection(states, action).startswith(text)


def test_wealth_tiles_are_handed_out_when_all_have_chosen() -> None:
    game = antikythera.new("tzolkin", players=2, seed=5)
    states, action = transition(game, game.legal[0])
    assert objection(states, action) == ""
    early = states.copy()
    early["corn"][1, 0] += 3
    assert objection(early, action).startswith("corn came")
    states["kept"][1, 0, 0] += 1
    assert objection(states, action).startswith("wealth tiles")


def test_first_use_of_architecture_is_one_use_only() -> None:
    game = architect()
    game.play("build civic_extr_corn")
    states, action = transition(game, "architecture yes")
    assert objection(states, action) == ""
    states["stack"][1, 0, 1] -= 1  # the second building would have it too
    assert objection(states, action).startswith("what is left to do")


def test_skull_of_a_monument_goes_back_to_the_bank() -> None:
    game = rich()
    on_offer_monuments(game, "m_skulls")
    for line in ("pick tikal 7", "act tikal 4"):
        game.play(line)
    states, action = transition(game, "build m_skulls")
    assert objection(states, action) == ""
    states["skull_bank"][1] -= 1
    assert objection(states, action).startswith("crystal skulls")


def test_farms_of_wealth_tiles_feed() -> None:
    game = begin(players=2)
    today(game, 8)
    keeps(game, 1, "pal1", "uxm3")
    give(game, 1, corn=9)
    to_move(game, 2)
    game.play("place tikal")
    states, action = transition(game, "end")
    assert states["corn"][:, 0].tolist() == [9, 5]
    assert objection(states, action) == ""
    states["corn"][1, 0] -= 2
    assert objection(states, action).startswith("corn came")


def test_silent_over_random_games() -> None:
    kernels = RULEBOOK.kernels
    mask = np.zeros(len(LINES), dtype=np.bool_)
    states = np.zeros(2, dtype=STATE)
    for seed in range(240):
        current = states[1:]
        kernels.set_up(current, 0, 2 + seed % 3, seed, 0)
        rng = below(seed, 1 << 62)
        enriched = seed % 2 == 0
        while kernels.legal_at(current, 0, mask):
            if not enriched and current["phase"][0] == TURNS:
                rng = compiled_enrich(current, rng)
                enriched = True
            rng = draw(rng)
            action = kernels.random_action(current, 0, mask, rng)
            states[0] = states[1]
            kernels.play_at(current, 0, action, mask, NO_LIST)
            number = compiled_audit(states, action)
            assert number == 0, (seed, LINES[action], FAULTS[number])
