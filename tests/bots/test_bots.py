"""Bots see what a seat may know and nothing else, answer with legal lines, and do so again the same way."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import antikythera as ak
from antikythera.bots import BOTS, LEVELS, bot, level
from antikythera.bots.bot import Settings
from antikythera.bots.levels import on_its_day
from antikythera.rulebook import rulebook
from bots.fuzz_bots import QUICK, fuzz, rich_game

TABLES = [("tzolkin", 2), ("tzolkin", 3), ("tzolkin", 4), ("akrotiri", 2)]


def positions(name, players, number):
    """Positions with something to choose, some way into games that are new or rich."""
    for seed in range(number):
        game, guide = rich_game(name, players, seed), bot("novice", name, seed=seed)
        for _ in range(7 * seed):
            if not game.over:
                game.play(guide.choose(game.view(game.seat)))
        while not game.over and len(game.legal) == 1:
            game.play(game.legal[0])
        if not game.over:
            yield game


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_hidden_changes_no_choice(name, players):
    changed = 0
    for number, game in enumerate(positions(name, players, 12)):
        view = game.view(game.seat)
        other = view.sample(np.random.default_rng(number))
        changed += other.states.tobytes() != game.states.tobytes()
        assert other.view(game.seat).states.tobytes() == view.states.tobytes()
        for kind in (*QUICK, "search:40"):
            player = bot(kind, name, seed=number)
            assert player.choose(other.view(game.seat)) == player.choose(view), (kind, view.position())
    assert changed > 6


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_bots_play_legal_lines_in_every_kind_of_decision(name, players):
    met = fuzz(name, players, QUICK, 1500, seed=1)
    assert set(met) >= {kind for kind in rulebook(name).decisions if kind != "over"}


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("name", ak.GAMES)
def test_the_same_view_and_seed_give_the_same_line(kind, name):
    budget = {"simulations": 30} if kind in ("search", "turns") else {}
    for game in positions(name, 2, 8):
        view = game.view(game.seat)
        veteran, rookie = (bot(kind, name, seed=3, threads=threads, **budget) for threads in (1, 2))
        veteran.choose(view)
        assert veteran.choose(view) == rookie.choose(view)


@pytest.mark.parametrize("kind", ["random", "novice"])
def test_another_seed_gives_other_games(kind):
    def lines(seed):
        game, player = ak.new("akrotiri", seed=1), bot(kind, "akrotiri", seed=seed)
        for _ in range(30):
            game.play(player.choose(game.view(game.seat)))
        return game.lines

    assert lines(1) == lines(1)
    assert lines(1) != lines(2)


@pytest.mark.parametrize("name", ak.GAMES)
def test_a_search_is_stopped_by_another_thread(name):
    game = ak.new(name, players=2, seed=1)
    view, player, answers = game.view(game.seat), bot("search:3600s", name), []
    player.stop()
    assert player.choose(view) in view.legal.numbers, "stopped beforehand, the next choice is answered at once"
    thinking = threading.Thread(target=lambda: answers.append(player.choose(view)))
    thinking.start()
    thinking.join(0.2)
    assert thinking.is_alive()
    player.stop()
    thinking.join(60)
    assert answers[0] in view.legal.numbers


@pytest.mark.parametrize("name", ak.GAMES)
def test_levels_are_bots(name):
    assert LEVELS == ("beginner", "novice", "casual", "club", "expert", "champion")
    for rank in LEVELS:
        assert level(rank, name).bot in (*BOTS, "net")
        assert bot(rank, name).rules.name == name


def test_good_and_bad_days_are_within_the_form_and_last_a_game():
    settings = Settings(bot="heuristic", blunder_rate=0.8, temperature=3.0, simulations=1000, form=2.0)
    days = [on_its_day(settings, seed) for seed in range(200)]
    temperatures = [day.temperature for day in days]
    assert 1.5 <= min(temperatures) < 1.7
    assert 5.5 < max(temperatures) <= 6.0
    assert 0.4 <= min(day.blunder_rate for day in days) < 0.5
    assert max(day.blunder_rate for day in days) == 1.0
    assert all(day.simulations == round(3000 / day.temperature) for day in days)
    assert on_its_day(settings, 7) == days[7]


def test_a_bot_without_form_is_the_same_every_day():
    settings = Settings(bot="heuristic", blunder_rate=0.8, temperature=3.0, simulations=1000)
    assert on_its_day(settings, 1) == on_its_day(settings, 2) == settings


def test_a_budget_in_the_name_is_the_budget_of_every_day():
    assert [bot("expert:300", "tzolkin", seed).settings.simulations for seed in range(3)] == [300] * 3


def test_a_budget_can_stand_in_the_name():
    assert bot("search:120", "tzolkin").settings.simulations == 120
    assert bot("champion:0.5s", "tzolkin").settings.seconds == 0.5
    assert bot("champion:0.5s", "tzolkin").settings.simulations == 0


@pytest.mark.parametrize(
    ("name", "settings", "complaint"),
    [
        ("grandmaster", {}, "unknown bot 'grandmaster'"),
        ("search:many", {}, "a budget is a number"),
        ("search", {}, "a search needs a budget"),
        ("search:0", {}, "a search needs a budget"),
        ("search:20", {"depth": 3}, "no setting 'depth'"),
    ],
)
def test_what_is_no_bot_is_refused(name, settings, complaint):
    with pytest.raises(ValueError, match=complaint):
        bot(name, "tzolkin", **settings)


def test_a_bot_refuses_what_it_cannot_choose():
    game = ak.new("tzolkin", players=2, seed=1)
    with pytest.raises(ValueError, match="nothing to choose"):
        bot("random", "tzolkin").choose(game.view(2))
    with pytest.raises(ValueError, match="plays akrotiri"):
        bot("random", "akrotiri").choose(game.view(1))
