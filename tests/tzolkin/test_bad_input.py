"""What cannot be is refused with a reason, and changes nothing: lines, numbers, records, and games to deal."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import antikythera
from antikythera import Game, IllegalAction, InvalidState, UndoBorder
from antikythera.games.tzolkin.rules.components import AGE1_CARDS, CARDS, GEARS
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    ADVANCING,
    ANY_GEAR,
    ARCHITECTURE_USE,
    BUILD,
    CLIMB,
    GAIN_BLOCK,
    GAIN_CORN,
    GAIN_POINTS,
    GAIN_SKULL,
    GAIN_WORKER,
    HARVEST,
    LAST_ASKING,
    OFFER,
    PAID,
    PAY,
    RESEARCH,
    SAVE,
    STACK,
    STATE,
    STEP_UP,
    TAKE,
    TRADE,
)
from antikythera.games.tzolkin.rules.words import LINES
from antikythera.kernel import Plain, plain
from antikythera.rulebook import States
from tzolkin.table import begin, give, last_turn, on_offer, play, today, worker

# Lines and numbers


def at(gear: str, space: int, *lines: str, offer: tuple[str, ...] = ("farm_1",), **has: int) -> Game:
    """Seat 1 of two picks up a worker, performs the action of its space, and plays on."""
    game = begin(2)
    on_offer(game, *offer)
    give(game, 1, **has)
    worker(game, 1, gear, space)
    play(game, f"pick {gear} {space}", f"act {gear} {space}", *lines)
    return game


def picked() -> Game:
    game = begin(2)
    worker(game, 1, "yaxchilan", 3)
    play(game, "pick yaxchilan 3")
    return game


def choosing_days() -> Game:
    game = begin(2)
    last_turn(game, "place start", "end")
    return game


def finished() -> Game:
    game = begin(2)
    today(game, 27)
    last_turn(game)
    return game


POSITIONS: dict[str, Callable[[], Game]] = {
    "wealth": lambda: antikythera.new("tzolkin", players=3, seed=4),
    "turn": begin,
    "calendar": choosing_days,
    "over": finished,
    "action": picked,
    "harvest": lambda: at("palenque", 3),
    "technology": lambda: at("tikal", 1, wood=1),
    "payment": lambda: at("tikal", 1, "research theology", wood=1, gold=1),
    "building": lambda: at("tikal", 2, wood=1),
    "architecture": lambda: at("tikal", 4, "build farm_1", architecture=1, wood=1),
    "discount": lambda: at("tikal", 2, "build tomb_build", offer=("tomb_build",), architecture=3, wood=1, gold=1),
    "temple": lambda: at("uxmal", 1, corn=3),
    "market": lambda: at("uxmal", 2, corn=3, stone=1),
    "block": lambda: at("chichen_itza", 6, skulls=1),
    "offering": lambda: at("chichen_itza", 1, skulls=1, theology=2, wood=1),
}

NONSENSE = [
    "", " ", "\n", "\x00", "0", "-1", "nonsense", "💀", "end end", "END", "Stop", "SKIP", "end.", "end\x00",
    "place", "place Palenque", "place palenque 0", "place start start", "place pälenque", "plаce palenque",
    "place palenque; end", "place nowhere", "pick palenque", "pick palenque 8", "pick palenque -1",
    "pick palenque 03", "pick palenque 3.0", "pick palenque ٣", "pick chichen_itza 11", "pick chichen itza 3",
    "act", "act palenque 0", "act palenque 6", "act chichen_itza 10", "act start 1", "harvest gold", "burn wood",
    "research", "research magic", "pay corn", "sell skull", "buy corn", "take skull", "offer corn", "save skull",
    "build", "build 3", "build m_nothing", "architecture maybe", "climb olymp", "advance 0", "advance 3", "advance two",
    "keep", "keep pal1", "keep pal1 pal1", "keep pal1 pal2", "keep pal1 pal3 pal5", "beg", "beg start",
    "end " * 10_000, "9" * 5_000,
]  # fmt: skip

NUMBERS = [-1, -len(LINES), len(LINES), 10**6, 2**31, 2**63, 2**64, 10**100, -(2**63), -(10**100)]


def refuses(game: Game, action: str | int) -> None:
    """The action is refused in words that help, and leaves every byte as it was."""
    states, legal, lines = game.states.tobytes(), list(game.legal), list(game.lines)
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    error = caught.value
    assert (error.decision, error.action, list(error.legal)) == (game.decision, action, legal)
    assert all(part in str(error) for part in (repr(game.decision), repr(action)[:77], *legal))
    assert (game.states.tobytes(), list(game.legal), list(game.lines)) == (states, legal, lines)


@pytest.mark.parametrize("decision", POSITIONS)
def test_the_positions_ask_what_they_are_named_after(decision: str) -> None:
    assert POSITIONS[decision]().decision == decision


def test_there_is_a_position_for_every_decision() -> None:
    assert set(POSITIONS) == set(begin().rules.decisions)


@pytest.mark.parametrize("decision", POSITIONS)
def test_nonsense_is_refused(decision: str) -> None:
    game = POSITIONS[decision]()
    for line in NONSENSE:
        refuses(game, line)


@pytest.mark.parametrize("decision", POSITIONS)
def test_every_line_that_is_not_legal_is_refused(decision: str) -> None:
    game = POSITIONS[decision]()
    for line in set(LINES) - set(game.legal):
        refuses(game, line)


@pytest.mark.parametrize("decision", POSITIONS)
def test_every_number_that_is_not_legal_is_refused(decision: str) -> None:
    game = POSITIONS[decision]()
    for number in {*NUMBERS, *range(len(LINES))} - set(game.legal.numbers):
        refuses(game, number)


@pytest.mark.parametrize("decision", sorted(set(POSITIONS) - {"over"}))
def test_every_legal_line_and_its_number_are_accepted(decision: str) -> None:
    """The other side of refusing: whatever is offered can be played, in words or as a number."""
    game = POSITIONS[decision]()
    for number, line in zip(game.legal.numbers, game.legal, strict=True):
        by_line, by_number = game.copy(), game.copy()
        by_line.play(line)
        by_number.play(number)
        assert np.array_equal(by_line.states, by_number.states)


def test_a_finished_game_says_so() -> None:
    with pytest.raises(IllegalAction, match="over"):
        finished().play("end")


def test_play_continues_after_a_refusal() -> None:
    game = begin()
    refuses(game, "end")
    play(game, "place tikal", "end")
    assert game.seat == 2


def test_nothing_to_take_back() -> None:
    with pytest.raises(UndoBorder, match="nothing"):
        begin().undo()


@given(st.text(max_size=40))
def test_any_text_is_refused_or_is_a_legal_line(text: str) -> None:
    game = begin(2)
    if " ".join(text.split()) not in game.legal:
        refuses(game, text)


# Records that cannot be

Spoil = Callable[[Any], None]


def put(**values: Any) -> Spoil:
    """Write values over whole fields, or over the parts of them given as ``{index: value}``."""

    def spoil(s: Any) -> None:
        for field, value in values.items():
            if isinstance(value, dict):
                for index, part in value.items():
                    s[field][index] = part
            else:
                s[field] = value

    return spoil


def copy_of(field: str, target: Any, source: Any) -> Spoil:
    """Write one entry of a field over another."""

    def spoil(s: Any) -> None:
        s[field][target] = s[field][source]

    return spoil


def tasks(*stack: tuple[int, int, int]) -> Spoil:
    """A worker has been picked up, and these tasks are open, the last one first."""
    return put(picked=1, depth=len(stack), stack=dict(enumerate(stack)))


def built_and_on_offer(s: Any) -> None:
    s["owner"][s["row"][0] - 1] = 1


def monument_built_and_on_offer(s: Any) -> None:
    s["owner"][s["monuments"][0] - 1] = 1


def never_dealt_but_built(s: Any) -> None:
    s["owner"][s["deck"][13]] = 1


def last_on_offer(card: int | None) -> Spoil:
    """Put back the last card of the row, and lay another one (or the first of the row again) in its place."""

    def spoil(s: Any) -> None:
        s["drawn"] -= 1
        s["row"][5] = s["row"][0] if card is None else card + 1

    return spoil


def not_dealt_but_on_offer(s: Any) -> None:
    s["drawn"] -= 1


def ages_mixed(s: Any) -> None:
    s["deck"][[13, 14]] = s["deck"][[14, 13]]


PALENQUE, ITZA = GEARS.index("palenque"), GEARS.index("chichen_itza")
LAST_CHOOSES_DAYS = {"phase": ADVANCING, "turns": 3, "seat": 2, "starter": 2}
SECOND_AGE, MONUMENT = CARDS.index("farm_3"), CARDS.index("m_tombs")

IMPOSSIBLE: dict[str, tuple[Spoil, str]] = {
    # what is wrong with a game of three at its first turn, and a word that the reason must contain
    "no players": (put(players=0), "players"),
    "one player": (put(players=1), "players"),
    "five players": (put(players=5), "players"),
    "fewer than no players": (put(players=-1), "players"),
    "an unknown phase": (put(phase=4), "phase"),
    "a negative phase": (put(phase=-1), "phase"),
    "seat beyond the players": (put(seat=3), "seat"),
    "seat far beyond": (put(seat=127), "seat"),
    "negative seat": (put(seat=-1), "seat"),
    "starter beyond the players": (put(starter=3), "starting player"),
    "negative starter": (put(starter=-1), "starting player"),
    "more turns than players": (put(turns=4), "turns"),
    "negative turns": (put(turns=-1), "turns"),
    "turns that do not lead to the seat": (put(turns=1), "turns"),
    "round 0": (put(round=0), "round"),
    "a negative round": (put(round=-5), "round"),
    "a round after the last": (put(round=29, food_days=3), "round"),
    "a fifth Food Day": (put(food_days=5), "Food Day"),
    "negative Food Days": (put(food_days=-1), "Food Day"),
    "a Food Day that came too early": (put(round=7, food_days=1), "Food Day"),
    "a Food Day that never came": (put(round=10, food_days=0), "Food Day"),
    "begged twice": (put(begged=2), "turn"),
    "negative number of workers placed": (put(placed=-1), "placed"),
    "negative number of workers picked": (put(picked=-1), "picked"),
    "placed and picked in one turn": (put(placed=1, picked=1, gear={(PALENQUE, 0): 1}), "both"),
    "worker of nobody on the Starting Player Space": (put(start_space=4), "."),
    "negative worker on the Starting Player Space": (put(start_space=-1), "."),
    "a later seat on the Starting Player Space": (put(start_space=2), "not yet had its turn"),
    "the last seat on the Starting Player Space": (put(turns=1, seat=1, start_space=3), "not yet had its turn"),
    "a seat that has placed nothing on the Starting Player Space": (put(start_space=1), "not yet had its turn"),
    "a seat that picks up on the Starting Player Space": (put(start_space=1, picked=1), "not yet had its turn"),
    "negative corn": (put(corn={0: -1}), "corn"),
    "negative wood": (put(blocks={(0, 0): -1}), "blocks"),
    "negative stone": (put(blocks={(1, 1): -1}), "blocks"),
    "negative gold": (put(blocks={(2, 2): -1}), "blocks"),
    "a skull too many in the bank": (put(skull_bank=14), "skull"),
    "a skull too few in the bank": (put(skull_bank=12), "skull"),
    "a skull from nowhere": (put(skulls={1: 1}), "skull"),
    "a negative number of skulls": (put(skulls={1: -1}, skull_bank=14), "skull"),
    "a negative bank": (put(skulls={1: 14}, skull_bank=-1), "skull"),
    "two skulls on one action": (put(itza={1: 2}, skull_bank=11), "skull"),
    "a negative skull on an action": (put(itza={1: -1}, skull_bank=14), "skull"),
    "a skull on an action that is not there": (put(itza={0: 1}, skull_bank=12), "skull"),
    "seven workers": (put(workers={0: 7}), "workers"),
    "two workers": (put(workers={0: 2}), "workers"),
    "negative workers": (put(workers={0: -3}), "workers"),
    "four of three workers on the gears": (put(gear={(PALENQUE, (1, 2, 3, 4)): 1}), "workers"),
    "three on the gears and one on the Starting Player Space": (
        put(gear={(PALENQUE, (1, 2, 3)): 1}, start_space=1, placed=1), "workers",
    ),
    "a worker of nobody": (put(gear={(0, 3): 4}), "gear"),
    "a worker of an unknown sort": (put(gear={(0, 3): 6}), "gear"),
    "a negative worker": (put(gear={(0, 3): -1}), "gear"),
    "a player's worker hidden under the wheel": (put(gear={(PALENQUE, 8): 1}), "gear"),
    "a player's worker hidden at Chichen Itza": (put(gear={(ITZA, 11): 1}), "gear"),
    "a worker where a gear has no tooth": (put(gear={(PALENQUE, 10): 5}), "gear"),
    "seven dummies": (put(gear={(PALENQUE, (0, 1, 2, 3, 4, 5, 6)): 5}), "dummy"),
    "dummies with four players": (put(players=4, gear={(PALENQUE, 0): 5}), "."),
    "a fourth level": (put(tech={(0, 2): 4}), "technology"),
    "a negative level": (put(tech={(0, 2): -1}), "technology"),
    "a step above the top of Chaac": (put(temple={(0, 0): 7}), "temple"),
    "a step above the top of Quetzalcoatl": (put(temple={(0, 1): 9}), "temple"),
    "a step above the top of Kukulcan": (put(temple={(0, 2): 8}), "temple"),
    "a negative step": (put(temple={(1, 1): -1}), "temple"),
    "two on the top of Chaac": (put(temple={((0, 1), 0): 6}), "top step"),
    "two on the top of Quetzalcoatl": (put(temple={((1, 2), 1): 8}), "top step"),
    "three on the top of Kukulcan": (put(temple={((0, 1, 2), 2): 7}), "top step"),
    "a board with a third side": (put(light={0: 2}), "board"),
    "a board with a negative side": (put(light={0: -1}), "board"),
    "more corn tiles than fields": (put(jungle={(1, 0): 4}), "tiles"),
    "more wood than corn beneath": (put(jungle={(1, 0): 1}), "tiles"),
    "wood at the second action": (put(jungle={(0, 1): 1}), "tiles"),
    "wood at the second action in place of the third": (put(jungle={(0, 1): 1, (1, 1): 2}), "tiles"),
    "negative corn tiles": (put(jungle={(0, 0): -1}), "tiles"),
    "negative wood tiles": (put(jungle={(2, 1): -1}), "tiles"),
    "corn tiles from nowhere": (put(harvested={(0, 0): 1}), "tiles"),
    "wood tiles from nowhere": (put(harvested={(2, 1): 1}), "tiles"),
    "a negative harvest": (put(harvested={(1, 0): -1}), "tiles"),
    "a negative harvest of wood": (put(harvested={(1, 1): -1}), "tiles"),
    "a card twice in the deck": (copy_of("deck", 12, 13), "deck|building"),
    "a card of the second age in the first": (ages_mixed, "deck|age"),
    "a monument in the deck": (put(deck={13: MONUMENT}), "deck"),
    "a card that does not exist in the deck": (put(deck={13: 99}), "deck"),
    "a negative card in the deck": (put(deck={13: -1}), "deck"),
    "more cards drawn than there are": (put(drawn=33), "deck|row|dealt|drawn"),
    "a negative number of cards drawn": (put(drawn=-1), "deck|row|dealt|drawn"),
    "less than no card drawn, and none on offer": (put(drawn=-1, row=0), "decks"),
    "a card twice in the row": (last_on_offer(None), "row"),
    "a card of the second age in the row of the first": (last_on_offer(SECOND_AGE), "row"),
    "a monument in the row": (last_on_offer(MONUMENT), "row"),
    "a card that does not exist in the row": (last_on_offer(99), "row"),
    "a negative card in the row": (last_on_offer(-2), "row"),
    "a card in the row that is still in the deck": (not_dealt_but_on_offer, "row|dealt"),
    "a card both built and on offer": (built_and_on_offer, "row|owned"),
    "a card built that was never dealt": (never_dealt_but_built, "dealt"),
    "a card of nobody": (put(owner={MONUMENT: 4}), "owned"),
    "a card of a negative seat": (put(owner={MONUMENT: -1}), "owned"),
    "a monument twice on offer": (copy_of("monuments", 0, 1), "monument"),
    "a building among the monuments": (put(monuments={0: 1}), "monument"),
    "a monument that does not exist": (put(monuments={0: 46}), "monument"),
    "a negative monument": (put(monuments={0: -1}), "monument"),
    "a monument both built and on offer": (monument_built_and_on_offer, "monument"),
    "a monument both built and on offer, in place of another": (
        lambda s: (monument_built_and_on_offer(s), put(monuments={1: 0})(s)), "monument",
    ),
    "more monuments than are dealt": (put(monuments=range(MONUMENT + 1, MONUMENT + 7)), "monument"),
    "two corn on a tooth": (put(teeth={0: 2}), "tooth"),
    "negative corn on a tooth": (put(teeth={0: -1}), "tooth"),
    "a wealth tile twice": (copy_of("wealth", 0, 1), "wealth"),
    "a wealth tile that does not exist": (put(wealth={20: 21}), "wealth"),
    "a negative wealth tile": (put(wealth={20: -1}), "wealth"),
    "a tile kept that was not dealt": (put(kept={(0, 0): 21}), "wealth"),
    "one tile kept twice": (copy_of("kept", (0, 0), (0, 1)), "wealth"),
    "a tile kept that does not exist": (put(kept={(0, 1): 22}), "wealth"),
    "nothing kept": (put(kept={0: 0}), "wealth"),
    "a negative tile kept": (put(kept={(0, 0): -1}), "wealth"),
    "a stack deeper than it is": (put(picked=1, depth=STACK + 1), "stack"),
    "a stack much deeper": (put(picked=1, depth=127), "stack"),
    "a negative stack": (put(picked=1, depth=-1), "stack"),
    "a full stack": (tasks(*[(TAKE, 0, 0)] * STACK), "stack"),
    "a task before anything was done": (put(depth=1, stack={0: (TAKE, 0, 0)}), "task"),
    "a task in a turn of placing": (
        put(placed=1, gear={(PALENQUE, 0): 1}, depth=1, stack={0: (TAKE, 0, 0)}), "task",
    ),
    "an empty task": (tasks((0, 0, 0)), "task"),
    "an unknown task": (tasks((99, 0, 0)), "task"),
    "a negative task": (tasks((-7, 0, 0)), "task"),
    "a task of the rules that was left undone": (tasks((GAIN_CORN, 3, 0)), "task"),
    "an action of an unknown gear": (tasks((ACTION, 9, 0)), "task"),
    "an action of an unknown space": (tasks((ACTION, 0, 99)), "task"),
    "a harvest at an unknown space": (tasks((HARVEST, 9, 0)), "task"),
    "a harvest where one fishes": (tasks((HARVEST, 1, 0)), "task"),
    "research of an unknown sort": (tasks((RESEARCH, 5, 0)), "task"),
    "a negative payment": (tasks((PAY, -1, 0)), "task"),
    "a payment of nothing": (tasks((PAY, 0, 0)), "task"),
    "an unknown way of building": (tasks((BUILD, 99, 0)), "task"),
    "architecture for an unknown card": (tasks((ARCHITECTURE_USE, 99, 0)), "task"),
    "a discount on an unknown card": (tasks((SAVE, 99, 0)), "task"),
    "a forbidden temple that is unknown": (tasks((CLIMB, 7, 0)), "task"),
    "a market beyond its end": (tasks((TRADE, 9, 0)), "task"),
    "a gain of an unknown block": (tasks((GAIN_BLOCK, 7, 1), (TAKE, 0, 0)), "task"),
    "a gain of less than nothing": (tasks((GAIN_CORN, -5, 0), (TAKE, 0, 0)), "task"),
    "a gain of more corn than any tile gives": (tasks((GAIN_CORN, 10, 0), (TAKE, 0, 0)), "task"),
    "a step on an unknown temple": (tasks((STEP_UP, 7, 0), (TAKE, 0, 0)), "task"),
    "a level of an unknown technology": (tasks((ADVANCE, 7, 0), (TAKE, 0, 0)), "task"),
    "a payment that nobody can make": (tasks((PAY, 2, 0)), "nothing to choose"),
    "research that nobody can pay": (tasks((RESEARCH, PAID, 0)), "nothing to choose"),
    "a building that nobody can pay": (tasks((BUILD, 0, 0)), "nothing to choose"),
    "a choice of days on the dark side": (put(**LAST_CHOOSES_DAYS, light={2: 0}), "."),
    "a choice of days with a worker in the way": (put(**LAST_CHOOSES_DAYS, gear={(PALENQUE, 6): 1}), "."),
    "a choice of days with a worker of the last seat in the way": (
        put(**LAST_CHOOSES_DAYS, light={2: 1}, gear={(PALENQUE, 6): 3}), "two days",
    ),
    "a worker placed, although days are chosen": (
        put(**LAST_CHOOSES_DAYS, light={2: 1}, gear={(PALENQUE, 0): 3}, placed=1), "not both",
    ),
    "a worker picked up, although days are chosen": (put(**LAST_CHOOSES_DAYS, light={2: 1}, picked=1), "not both"),
    "corn on a tooth that is still to come": (put(teeth={5: 1}), "tooth"),
    "more workers placed than there are": (put(placed=4), "placed"),
    "workers placed that are nowhere": (put(placed=2), "placed"),
    "workers picked up that are still on their gears": (put(picked=3, gear={(PALENQUE, (1, 2, 3)): 1}), "picked"),
    "more corn than a number can grow by": (put(corn={0: 2**15 - 1}), "corn"),
    "one corn more than there may be with all blocks": (put(corn={0: 392}, blocks={0: (1000, 1000, 700)}), "goods"),
    "more wood than could ever be sold": (put(blocks={(0, 0): 2**15 - 1}), "blocks"),
    "corn of an absent player": (put(corn={3: 1}), "seat"),
    "points of an absent player": (put(points={3: -4}), "seat"),
    "blocks of an absent player": (put(blocks={(3, 1): 1}), "seat"),
    "workers of an absent player": (put(workers={3: 3}), "seat|workers"),
    "skulls of an absent player": (put(skulls={3: 1}, skull_bank=12), "seat|skull"),
}  # fmt: skip


def all_of_the_first_age(s: Any, more: int = 0) -> None:
    """After the first Food Day all buildings of the first age were built, and some of the second."""
    put(round=9, food_days=1, row=0, drawn=AGE1_CARDS + more)(s)
    s["owner"][s["deck"][: AGE1_CARDS + more]] = 1


def keeping() -> Game:
    return antikythera.new("tzolkin", players=3, seed=4)


def in_round_27() -> Game:
    game = begin(3)
    today(game, 27)
    return game


IMPOSSIBLE_LATER: dict[str, tuple[Callable[[], Game], Spoil, str]] = {
    # the same of other positions
    "half of what is kept before it is chosen": (keeping, put(kept={(2, 0): 5}), "wealth"),
    "a building of the second age after the first Food Day": (begin, lambda s: all_of_the_first_age(s, 1), "decks"),
    "a turn after the last Food Day": (in_round_27, put(round=28, food_days=4), "Food Day"),
    "an end in a round after the last": (finished, put(round=29), "Food Day"),
    "an end before the last Food Day": (finished, put(food_days=3), "Food Day"),
    "an end before the last round": (finished, put(round=26), "Food Day"),
}

POSSIBLE: dict[str, Spoil] = {
    # what may be in a game of three at its first turn, if only just
    "all six workers placed": put(workers={0: 6}, placed=6, gear={(PALENQUE, (0, 1, 2, 3, 4, 5)): 1}),
    "all six workers picked up": put(workers={0: 6}, picked=6),
    "a choice of days": put(**LAST_CHOOSES_DAYS, light={2: 1}),
    "as many goods as there may be": put(corn={0: 391}, blocks={0: (1000, 1000, 700)}),
    "as many points as there may be": put(points={0: 16383}),
    "as few points as there may be": put(points={0: -16383}),
    "all buildings of the first age after the first Food Day": all_of_the_first_age,
}


@pytest.mark.parametrize("wrong", IMPOSSIBLE_LATER)
def test_an_impossible_record_of_another_time_is_refused(wrong: str) -> None:
    make, spoil, word = IMPOSSIBLE_LATER[wrong]
    game = make()
    game.rules.validate(game.states)
    spoil(game.state)
    with pytest.raises(InvalidState, match=word):
        game.rules.validate(game.states)


@pytest.mark.parametrize("fine", POSSIBLE)
def test_a_record_that_is_just_possible_is_accepted(fine: str) -> None:
    game = begin(3)
    POSSIBLE[fine](game.state)
    game.rules.validate(game.states)


def test_nine_corn_may_be_due_as_a_wealth_tile_gives_them() -> None:
    game = begin(3)
    tasks((GAIN_CORN, 9, 0), (TAKE, 0, 0))(game.state)
    game.rules.validate(game.states)
    assert game.legal


@pytest.mark.parametrize("wrong", IMPOSSIBLE)
def test_an_impossible_record_is_refused(wrong: str) -> None:
    spoil, word = IMPOSSIBLE[wrong]
    game = begin(3)
    spoil(game.state)
    before = game.states.tobytes()
    with pytest.raises(InvalidState, match=word):
        game.rules.validate(game.states)
    assert game.states.tobytes() == before


def test_the_record_that_is_spoilt_was_good() -> None:
    game = begin(3)
    game.rules.validate(game.states)


@pytest.mark.parametrize(
    "states",
    [np.zeros(2, STATE), np.zeros(0, STATE), np.zeros((1, 1), STATE), np.zeros(1), np.zeros(STATE.itemsize, "i1")],
)
def test_something_that_is_no_record_is_refused(states: States) -> None:
    with pytest.raises(InvalidState, match="record"):
        begin().rules.validate(states)


@pytest.mark.parametrize("byte", [0x00, 0x01, 0x7F, 0x80, 0xFF])
def test_a_record_of_one_byte_is_refused(byte: int) -> None:
    states = np.frombuffer(bytes([byte]) * STATE.itemsize, STATE).copy()
    with pytest.raises(InvalidState):
        begin().rules.validate(states)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_possible(players: int) -> None:
    game, chance = antikythera.new("tzolkin", players=players, seed=11), random.Random(11)
    while not game.over:
        game.rules.validate(game.states)
        game.play(chance.choice(list(game.legal)))
    game.rules.validate(game.states)


def accepts(game: Game, states: States) -> bool:
    """Whether a record is accepted; plain Python, where no index out of range goes unnoticed, must think the same."""
    with np.errstate(all="ignore"):
        fault = int(plain(game.rules.fault)(Plain(states)))
    reason = game.rules.faults[0]
    try:
        game.rules.validate(states)
    except InvalidState as error:
        reason = str(error)
    assert reason == game.rules.faults[fault]
    return fault == 0


@settings(max_examples=200)
@given(st.binary(min_size=STATE.itemsize, max_size=STATE.itemsize))
def test_random_bytes_are_no_record(data: bytes) -> None:
    assert not accepts(begin(), np.frombuffer(data, STATE).copy())


def middle_of_a_game(seed: int) -> Game:
    """A game that has gone on at random for a while."""
    game, chance = antikythera.new("tzolkin", players=2 + seed % 3, seed=seed), random.Random(seed)
    for _ in range(40 * seed):
        if not game.over:
            game.play(chance.choice(list(game.legal)))
    return game


MIDDLES = [middle_of_a_game(seed) for seed in range(8)]
PLACES = st.integers(0, len(MIDDLES) - 1)
SPOTS = st.lists(st.tuples(st.integers(0, STATE.itemsize - 1), st.integers(0, 255)), min_size=1, max_size=4)


def with_bytes(game: Game, spots: list[tuple[int, int]]) -> States:
    data = bytearray(game.states.tobytes())
    for place, byte in spots:
        data[place] = byte
    return np.frombuffer(bytes(data), STATE).copy()


@settings(max_examples=500)
@given(PLACES, SPOTS)
def test_a_record_with_wrong_bytes_is_judged_without_harm(place: int, spots: list[tuple[int, int]]) -> None:
    accepts(MIDDLES[place], with_bytes(MIDDLES[place], spots))


def is_accepted(game: Game) -> bool:
    try:
        game.rules.validate(game.states)
    except InvalidState:
        return False
    return True


def play_in_python(game: Game, number: int) -> None:
    """Play an action in plain Python first, where no index out of range goes unnoticed."""
    plain(game.rules.step)(Plain(game.states.copy()), number)
    game.play(number)


@pytest.mark.slow
@settings(max_examples=1000, derandomize=True)
@given(PLACES, SPOTS, st.randoms(use_true_random=False))
def test_a_record_that_is_accepted_can_be_played(place: int, spots: list[tuple[int, int]], chance: Any) -> None:
    """Strange but possible records are games like others: there is always a legal line, and they stay possible."""
    strange = MIDDLES[place].copy()
    strange.states = with_bytes(strange, spots)
    if not accepts(strange, strange.states):
        return
    strange.changed()
    for _ in range(60):
        if strange.over:
            break
        play_in_python(strange, chance.choice(strange.legal.numbers))
        strange.rules.validate(strange.states)


@pytest.mark.parametrize("task", range(ACTION, ADVANCE + 1))
def test_tasks_that_are_accepted_can_be_done(task: int) -> None:
    """Every task with every argument, for a rich player: what is accepted stays within all tables, and possible."""
    game = begin(2)
    give(game, 1, corn=50, wood=9, stone=9, gold=9, skulls=3)
    asking = [] if task <= LAST_ASKING else [(TAKE, 0, 0)]
    for a, b in product(range(-128, 128), (-128, -1, *range(15), 127)):
        tasks((task, a, b), *asking)(game.state)
        if is_accepted(game):
            strange = game.copy()
            strange.changed()
            while strange.decision != "turn":
                play_in_python(strange, strange.legal.numbers[-1])
            strange.rules.validate(strange.states)


ANY = (-128, 127)
ARGUMENTS: dict[int, list[tuple[tuple[int, int], tuple[int, int]]]] = {
    # the least and the most of both arguments of each task
    ACTION: [*(((gear, gear), (0, 7)) for gear in range(4)), ((ITZA, ITZA), (0, 10)), ((ANY_GEAR, ANY_GEAR), (0, 1))],
    HARVEST: [((2, 5), ANY)],
    RESEARCH: [((0, 2), (0, 9))],
    PAY: [((1, 3), (0, 2))],
    BUILD: [((0, 5), ANY)],
    ARCHITECTURE_USE: [((0, 31), ANY)],
    SAVE: [((0, 31), ANY)],
    CLIMB: [((-1, 2), (0, 1))],
    TRADE: [((0, 5), ANY)],
    TAKE: [((0, 9), ANY)],
    OFFER: [((0, 9), ANY)],
    GAIN_CORN: [((0, 9), ANY)],
    GAIN_BLOCK: [((0, 2), (0, 9))],
    GAIN_SKULL: [((0, 9), ANY)],
    GAIN_POINTS: [((0, 9), ANY)],
    GAIN_WORKER: [((0, 9), ANY)],
    STEP_UP: [((0, 2), (0, 9))],
    ADVANCE: [((0, 3), ANY)],
}


def test_a_task_may_have_its_own_arguments_and_no_others() -> None:
    """Those at the bounds, and those next to them."""
    game = begin(2)
    for task, ranges in ARGUMENTS.items():
        near = [
            {number + more for bounds in ranges for number in bounds[argument] for more in (-1, 0, 1)}
            for argument in range(2)
        ]
        for a, b in product(*near):
            if -128 <= min(a, b) <= max(a, b) <= 127:
                tasks((task, a, b), *[(TAKE, 0, 0)] * (task > LAST_ASKING))(game.state)
                fine = any(first[0] <= a <= first[1] and second[0] <= b <= second[1] for first, second in ranges)
                assert (plain(game.rules.fault)(Plain(game.states)) == 0) == fine, (task, a, b)


# Games that cannot be dealt


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6, 100, 2**40])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"players, not {players}"):
        antikythera.new("tzolkin", players=players, seed=1)


@pytest.mark.parametrize("seed", [-1, -(2**62), 2**62, 2**63, 2**64, 10**30])
def test_a_wrong_seed_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        antikythera.new("tzolkin", players=2, seed=seed)


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**62 - 1])
def test_the_first_and_last_seeds_are_fine(seed: int) -> None:
    assert antikythera.new("tzolkin", players=2, seed=seed).decision == "wealth"


@pytest.mark.parametrize("name", ["", "chess", "Tzolkin", "tzolk'in", "tzolkin ", "../tzolkin", "game"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="unknown game"):
        antikythera.new(name, players=2, seed=1)
