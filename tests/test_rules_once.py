"""Rules are said once: what scenes, glosses and bots say is what happens when the rules play it."""

from __future__ import annotations

import functools
import itertools
import random
from typing import Any

import numpy as np
import pytest

from antikythera import Game, scenes
from antikythera.boards import board
from antikythera.games.tzolkin.bots.actions import monument_points
from antikythera.games.tzolkin.bots.evaluate import reach
from antikythera.games.tzolkin.bots.worth import cards_of
from antikythera.games.tzolkin.rules import events, food_day, scoring, temples
from antikythera.games.tzolkin.rules.components import (
    ACTIONS,
    AGRICULTURE,
    BLOCKS,
    BUILDING_CARDS,
    CARDS,
    CHICHEN_ITZA,
    COST,
    GEARS,
    MARKET,
    MOST_WORKERS,
    PALENQUE,
    QUARTERS,
    TEMPLES,
)
from antikythera.games.tzolkin.rules.effects import FIRST_OF_TWO, FOR_CORN, ONE
from antikythera.games.tzolkin.rules.state import ACTION, BUILD, TRADE, TURNS
from antikythera.kernel import Plain, narration, plain
from antikythera.rulebook import NO_LIST
from antikythera.text import Text
from bots.fuzz_bots import rich_game

APART = 11
"""Decisions between two positions of a game."""


@functools.cache
def positions(name: str, players: int) -> list[Game]:
    """Positions of random games, new ones and rich ones."""
    found = []
    for seed in range(6):
        game, chance = rich_game(name, players, seed), random.Random(seed)
        while not game.over and len(game.actions) < 30 * APART:
            if len(game.actions) % APART == 0:
                found.append(game.copy())
            game.play(chance.choice(game.legal.numbers))
    return found


TABLES = pytest.mark.parametrize("players", [2, 3, 4])


def scene(game: Game, seat: int) -> dict[str, Any]:
    return scenes.scene(game.view(seat))


def told(game: Game, rule: Any, *arguments: int) -> list[tuple[int, ...]]:
    """What a rule tells when it runs on a copy of a position."""
    with narration() as story:
        plain(rule)(Plain(game.states.copy()), *arguments)
    return story


# Tzolk'in


@TABLES
def test_a_food_day_takes_what_the_scene_says(players: int) -> None:
    hungry = 0
    for game in positions("tzolkin", players):
        if game.state["food_days"] == 4 or game.decision == "wealth":
            continue
        story = told(game, food_day.hold)
        corn = {seat: values[1] for event, seat, *values in story if event == events.FEEDS_WORKERS}
        unfed = {seat: values for event, seat, *values in story if event == events.STARVES}
        for p, player in enumerate(scene(game, 0)["players"]):
            food = player["food"]
            workers, points, _ = unfed.get(p, (0, 0, 0))
            assert (food["hungry"], food["points"] * QUARTERS) == (workers, points)
            assert food["need"] - food["each"] * food["hungry"] == corn[p]
            hungry += workers
    assert hungry > 20


@TABLES
def test_the_end_of_an_age_gives_the_bonus_that_the_scene_says(players: int) -> None:
    shared = 0
    for game in positions("tzolkin", players):
        if game.state["food_days"] not in (1, 3):
            continue
        bonus: dict[tuple[int, int], int] = {}
        for event, seat, temple, points, *_ in told(game, food_day.hold):
            if event == events.TEMPLE_BONUS_POINTS:
                bonus[temple, seat + 1] = points
        for number, temple in enumerate(scene(game, 0)["temples"]):
            said = {(number, leader): temple["share"] * QUARTERS for leader in temple["leaders"]}
            assert said == {place: points for place, points in bonus.items() if place[0] == number}
            shared += len(said) > 1
    assert shared > 3


@TABLES
def test_a_worker_goes_where_scene_and_gloss_say(players: int) -> None:
    text, placed = Text("en"), 0
    for game in positions("tzolkin", players):
        gears = {gear["name"]: gear for gear in scene(game, game.seat)["gears"]} if game.seat else {}
        for line in game.legal:
            if not line.startswith("place") or line == "place start":
                continue
            after = game.copy()
            after.play(line)
            if any(event.name == "pitied" for event in after.narration):
                continue
            (values,) = [event.values for event in after.narration if event.name == "places"]
            gear = gears[line.split()[1]]
            assert (gear["lowest"], gear["price"]) == (values["space"], values["corn"])
            said = text("tzolkin-line-place", space=values["space"], corn=values["corn"])
            assert board("tzolkin").gloss(text, game.state, line) == said
            placed += 1
    assert placed > 50


class Builder:
    """A player who gets to trade and to build, in any position."""

    def __init__(self, game: Game, seat: int, *tasks: tuple[int, int, int]) -> None:
        self.rules, self.states = game.rules, game.states.copy()
        s = self.states[0]
        s["phase"], s["seat"], s["depth"] = TURNS, seat - 1, len(tasks)
        s["stack"][: len(tasks)] = tasks
        self.seat, self.mask = seat, np.zeros(len(self.rules.lines), dtype=np.bool_)
        self.rules.kernels.legal_at(self.states, 0, self.mask)

    def plays(self, line: str) -> bool:
        """Play a line, if it is legal."""
        number = self.rules.parse(line)
        return bool(self.rules.kernels.play_at(self.states, 0, number, self.mask, NO_LIST) >= 0)

    @property
    def corn(self) -> int:
        return int(self.states[0]["corn"][self.seat - 1])

    def trade_for(self, cost: list[int]) -> bool:
        """Sell all blocks, and buy what a cost asks for, as far as the corn lasts."""
        for block in BLOCKS:
            while self.plays(f"sell {block}"):
                pass
        return all(
            self.plays(f"buy {block}") for block, number in zip(BLOCKS, cost, strict=True) for _ in range(number)
        )


def can_trade(game: Game, seat: int, card: int, way: int) -> bool:
    """Whether a card can be built after a visit to the market, by trying; the dearest block may be saved."""
    line, cost = f"build {CARDS[card]}", COST[card].tolist()
    dearest = max((block for block in range(3) if cost[block]), key=lambda block: MARKET[block])
    for saved in (0, 1):
        builder = Builder(game, seat, (BUILD, way, 0), (TRADE, 0, 0))
        wanted = [number - (saved and block == dearest) for block, number in enumerate(cost)]
        if builder.trade_for(wanted) and builder.plays("stop") and builder.plays(line):
            return True
    return False


def poor(game: Game, seed: int) -> Game:
    """The same position, but for corn and blocks, of which there are few."""
    chance, game = np.random.default_rng(seed), game.copy()
    game.state["corn"], game.state["blocks"] = chance.integers(0, 9, 4), chance.integers(0, 2, (4, 3))
    return game


@TABLES
def test_tiles_cost_what_the_scene_says(players: int) -> None:
    met: dict[str, int] = dict.fromkeys(("no", "market", "now"), 0)
    rich = positions("tzolkin", players)[::3]
    for game in [*rich, *(poor(game, seed) for seed, game in enumerate(rich))]:
        if game.over or game.decision == "wealth":
            continue
        for seat in range(1, players + 1):
            drawn = scene(game, seat)
            for offer in filter(None, drawn["row"] + drawn["monuments"]):
                card = CARDS.index(offer["tile"])
                way = FIRST_OF_TWO if card >= BUILDING_CARDS else ONE
                afford = "now" if Builder(game, seat, (BUILD, way, 0)).plays(f"build {offer['tile']}") else "no"
                if afford == "no" and can_trade(game, seat, card, way):
                    afford = "market"
                assert offer["afford"] == afford, (offer, seat, game.position())
                met[afford] += 1
    assert min(met.values()) > 20


@TABLES
def test_a_building_for_corn_takes_the_price_that_the_scene_says(players: int) -> None:
    paid = 0
    for game in positions("tzolkin", players)[::3]:
        if game.over or game.decision == "wealth":
            continue
        for seat in range(1, players + 1):
            for offer in filter(None, scene(game, seat)["row"]):
                builder = Builder(game, seat, (BUILD, FOR_CORN, 0))
                number = game.rules.parse(f"build {offer['tile']}")
                assert builder.mask[number] == (builder.corn >= offer["corn"])
                if builder.mask[number]:
                    with narration() as story:
                        plain(game.rules.step)(Plain(builder.states), number)
                    corn = [values[0] for event, _, *values in story if event == events.PAYS_CORN]
                    assert sum(corn[:1]) == offer["corn"]
                    paid += 1
    assert paid > 30


AT_ONCE = ("corn", *BLOCKS, "skull", "points", "worker", *TEMPLES)
"""What an action may give or take without a choice."""


def changes(game: Game, seat: int, gear: int, number: int) -> dict[str, int] | None:
    """What a player has more, and less, right after an action; None where it cannot be done."""
    builder = Builder(game, seat, (ACTION, gear, number))
    before = holdings(builder.states[0], seat - 1)
    if not builder.plays(f"act {GEARS[gear]} {number}"):
        return None
    after = holdings(builder.states[0], seat - 1)
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def holdings(s: Any, p: int) -> dict[str, int]:
    points = int(s["points"][p]) // QUARTERS
    amounts = [s["corn"][p], *s["blocks"][p], s["skulls"][p], points, s["workers"][p], *s["temple"][p]]
    return {what: int(number) for what, number in zip(AT_ONCE, amounts, strict=True)}


@TABLES
def test_an_action_gives_what_the_scene_says(players: int) -> None:
    """What an action gives and takes at once, in any position in which it can be done."""
    done: set[tuple[str, int]] = set()
    for game in positions("tzolkin", players)[::3]:
        if game.over or game.decision == "wealth":
            continue
        for seat in range(1, players + 1):
            shown = scene(game, seat)["actions"]
            for gear, name in enumerate(GEARS):
                for action in shown[name]:
                    found = changes(game, seat, gear, action["number"])
                    if found is None or action["message"].startswith("harvest"):
                        continue
                    said = {what: number for what, number in action["gains"] if what in AT_ONCE}
                    said |= {what: -number for what, number in action["pays"] if what in AT_ONCE and number}
                    if ["block", 1] in action["pays"]:  # paid at once where there is but one kind
                        found = {what: number for what, number in found.items() if what not in BLOCKS}
                    assert found == possible(said, game, seat), (name, action, game.position())
                    done.add((name, action["number"]))
    assert len(done) > 20


def possible(said: dict[str, int], game: Game, seat: int) -> dict[str, int]:
    """What can be had of what an action promises: skulls of the bank, workers of the player's colour, free steps."""
    s, p = game.state, seat - 1
    most = {"skull": int(s["skull_bank"]), "worker": MOST_WORKERS - int(s["workers"][p])}
    for number, temple in enumerate(TEMPLES):
        most[temple] = int(plain(temples.can_rise)(Plain(game.states), p, number))
    limited = {what: min(number, most.get(what, number)) for what, number in said.items()}
    return {what: number for what, number in limited.items() if number}


@TABLES
def test_monuments_are_worth_to_bots_what_they_score(players: int) -> None:
    """Bots count cards once for all monuments and meals; it comes out as in the rules."""
    compared = 0
    for game in positions("tzolkin", players):
        for p in range(players):
            s = Plain(game.states)
            cards = plain(cards_of)(s, p)
            needs, hungry, _ = plain(food_day.meal)(s, p)
            assert (plain(food_day.food)(cards.saves), max(0, s.workers[p] - cards.feeds)) == (needs, hungry)
            for card in range(BUILDING_CARDS, len(CARDS)):
                owned = game.states.copy()
                mine = int(owned[0]["owner"][card] != p + 1)
                owned[0]["owner"][card] = p + 1
                points = plain(scoring.monument_points)(Plain(owned), p, card) / QUARTERS
                if mine and s.owner[card]:
                    continue  # someone else's
                assert plain(monument_points)(s, p, card, cards, mine) == points
                compared += points > 0
    assert compared > 100


def test_final_scoring_gives_the_points_of_monuments() -> None:
    scored = 0
    for game in positions("tzolkin", 4):
        for event, seat, card, points, _ in told(game, scoring.score_finally):
            if event == events.FINAL_MONUMENT:
                assert points == plain(scoring.monument_points)(Plain(game.states), seat, card)
                scored += 1
    assert scored > 10


@TABLES
def test_actions_are_in_reach_of_bots_for_the_corn_that_they_take(players: int) -> None:
    """At Chichen Itza corn is paid for steps back only, and with theology a worker looks ahead."""
    ahead = 0
    for game in positions("tzolkin", players)[::5]:
        if game.over or game.decision == "wealth":
            continue
        able, p = game.copy(), game.seat - 1
        able.states["corn"][0, p], able.states["skulls"][0, p], able.states["itza"] = 50, 1, 0
        for space, action in itertools.product((1, 3, 9), range(1, int(ACTIONS[CHICHEN_ITZA]) + 1)):
            worker, worths = Builder(able, game.seat, (ACTION, CHICHEN_ITZA, space)), np.zeros(10)
            worths[action - 1] = 100
            found = plain(reach)(Plain(worker.states), p, CHICHEN_ITZA, space, worths, 1)
            legal = worker.plays(f"act chichen_itza {action}")
            assert found == (50 + worker.corn if legal else 0)
            ahead += legal and action == space + 1 < 10
    assert ahead > 3


@TABLES
def test_a_gloss_says_what_a_player_gets(players: int) -> None:
    text, more = Text("en"), 0
    for game in positions("tzolkin", players):
        if game.over or game.decision == "wealth":
            continue
        gained = changes(game, game.seat, PALENQUE, 1)
        assert gained
        worker = Builder(game, game.seat, (ACTION, PALENQUE, 1))
        said = board("tzolkin").gloss(text, worker.states[0], "act palenque 1")
        assert said == text("tzolkin-page-action-fish", corn=gained["corn"])
        more += int(game.state["tech"][game.seat - 1, AGRICULTURE]) > 1
    assert more > 3


@TABLES
def test_a_gloss_says_what_an_action_costs(players: int) -> None:
    """Corn is paid for steps back, and at Uxmal for an action elsewhere."""
    text, paid, free = Text("en"), 0, 0
    for game in positions("tzolkin", players):
        for line in game.legal:
            if not line.startswith("act "):
                continue
            after = game.copy()
            after.play(line)
            corn = next(event.values["corn"] for event in after.narration if event.name == "acts")
            said = board("tzolkin").gloss(text, game.state, line)
            assert said.startswith(f"Costs {corn} corn. ") if corn else "Costs" not in said
            paid, free = paid + (corn > 0), free + (corn == 0)
    assert min(paid, free) > 10


# Akrotiri


def test_cubes_sell_and_maps_cost_what_scene_and_gloss_say() -> None:
    text, met = Text("en"), {"sell": 0, "buy": 0}
    for game in positions("akrotiri", 2):
        drawn = scene(game, 0)
        for line in game.legal:
            verb = line.split()[0]
            if verb not in met:
                continue
            after = game.copy()
            after.play(line)
            money = after.narration[0].values["money"]
            said = drawn["market"][line.split()[1]]["sells"][0] if verb == "sell" else drawn["turn"]["map_price"]
            assert said == money
            assert board("akrotiri").gloss(text, game.state, line) == text(f"akrotiri-line-{verb}", money=money)
            met[verb] += 1
    assert min(met.values()) > 1


def test_points_of_a_player_are_those_of_the_rules() -> None:
    for game in positions("akrotiri", 2):
        for seat in (1, 2):
            player = scene(game, seat)["players"][seat - 1]
            assert sum(player["points"].values()) == game.scores[seat - 1]
