"""The net that comes with a game."""

from __future__ import annotations

from itertools import count

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from antikythera import Game
from antikythera.bots import bot, searcher
from antikythera.bots.bot import NEVER
from antikythera.bots.net import Net
from antikythera.bots.search import SearchBot

GAME = "tzolkin"
ALWAYS = 0.0


def play(players: int, seed: int, net_seat: int) -> Game:
    """A game of the net against random bots."""
    game = Game(GAME, players, seed)
    seats = {seat: bot("net" if seat == net_seat else "random", GAME, seed=seed) for seat in range(1, players + 1)}
    while not game.over:
        game.play(seats[game.seat].choose(game.view(game.seat)))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_net_beats_random_bots_by_far(players: int) -> None:
    game = play(players, seed=players, net_seat=2)
    assert game.winners == [2]
    assert game.scores[1] > 50


def test_the_net_answers_the_same_twice() -> None:
    assert play(2, 7, 1).lines == play(2, 7, 1).lines


@pytest.mark.parametrize(("name", "message"), [("net", "akrotiri has no net"), ("net:none", "no net at none")])
def test_a_net_that_is_not_there_is_named(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bot(name, "akrotiri")


# Search with the net


def middle_of_a_game(players: int, seed: int, decisions: int = 60) -> Game:
    game, guide = Game(GAME, players, seed), bot("casual", GAME, seed=seed)
    while len(game.lines) < decisions or len(game.legal) < 3:
        game.play(guide.choose(game.view(game.seat)))
    return game


def blas_threads() -> set[int]:
    return {pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"}


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_keeps_numpy_to_one_thread_and_leaves_it_as_it_was(
    monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    """On a busy machine, threads that wait for each other made a review ten times as slow."""
    view, seen = middle_of_a_game(2, 1).view(1), list[set[int]]()
    answer = Net.batch
    monkeypatch.setattr(Net, "batch", lambda net, asked: seen.append(blas_threads()) or answer(net, asked))
    search = searcher("champion:64", "tzolkin", threads=threads, trees=threads)
    with threadpool_limits(2, "blas"):
        list(search.analyse(view))
        list(search.analyse_all([view]))
        assert (blas_threads(), set(map(tuple, seen))) == ({2}, {(1,)})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_counts_every_simulation_once(players: int) -> None:
    game, player = middle_of_a_game(players, 5), bot("champion:300", GAME)
    found = list(player.analyse(game.view(game.seat)))
    assert [one.simulations for one in found] == [32, 64, 128, 256, 300]
    assert sum(line.visits for line in found[-1].lines) == 299, "the first one asks about the position itself"
    tree = player._trees[0]
    nodes = tree.nodes[: tree.tree["nodes"]]
    assert not nodes["awaited"].any()
    for node in nodes[nodes["count"] > 0]:
        edges = tree.edges[node["first"] : node["first"] + node["count"]]
        assert edges["visits"].sum() in (node["visits"], node["visits"] - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_analysis_is_about_all_seats(players: int) -> None:
    game = middle_of_a_game(players, 6)
    *_, found = bot("champion:200", GAME).analyse(game.view(game.seat), lines=3)
    assert 1 <= len(found.lines) <= 3
    for told in (found, *found.lines):
        assert len(told.shares) == len(told.points) == players
        assert sum(told.shares) == pytest.approx(1)
        assert all(-100 < points < 250 for points in told.points)
    for line in found.lines:
        assert line.line == line.variation[0]
        assert line.line in game.legal
    assert found.lines[0].number == bot("champion:200", GAME).choose(game.view(game.seat))


@pytest.mark.parametrize("won_share", [ALWAYS, NEVER])
def test_a_search_answers_the_same_twice_and_never_by_what_is_hidden(won_share: float) -> None:
    game, chance = Game(GAME, 2, 3), np.random.default_rng(1)
    for _ in range(8):
        view = game.view(game.seat)
        answers = {
            bot("champion:40", GAME, seed=3, won_share=won_share).choose(seen)
            for seen in (view, view.sample(chance).view(game.seat))
        }
        assert len(answers) == 1
        game.play(answers.pop())


def ends(game: Game, line: int) -> Game | None:
    """The game after a line that leads to its end without another choice."""
    after = game.copy()
    after.play(line)
    while len(after.legal) == 1:
        after.play(after.legal.numbers[0])
    return after if after.over else None


def last_decision(seed: int) -> Game:
    """The last decision of a game."""
    game, guide = Game(GAME, 2, seed), bot("casual", GAME, seed=1)
    before = game
    while not game.over:
        if len(game.legal) > 1:
            before = game.copy()
        game.play(guide.choose(game.view(game.seat)))
    return before


def test_the_end_of_the_game_is_known_and_not_guessed() -> None:
    """Before the last decision every line leads to a final result: the search tells exactly these."""
    decisions = map(last_decision, count(8))
    before = next(game for game in decisions if all(ends(game, number) for number in game.legal.numbers))
    *_, found = bot("champion:200", GAME).analyse(before.view(before.seat))
    for line in found.lines:
        after = ends(before, line.number)
        assert after
        assert line.points == pytest.approx(after.scores)
        assert line.shares == pytest.approx([(seat in after.winners) / len(after.winners) for seat in (1, 2)])


def won_end(seed: int) -> tuple[Game, dict[int, float]]:
    """A last decision of a seat that wins whatever it plays, and the points that each line brings it."""
    for number in count(seed):
        before = last_decision(number)
        after = {line: ends(before, line) for line in before.legal.numbers}
        points = {line: game.scores[before.seat - 1] for line, game in after.items() if game}
        wins = all(game and game.winners == [before.seat] for game in after.values())
        if wins and len(set(points.values())) > 1:
            return before, points
    raise AssertionError


def test_where_the_game_is_won_the_champion_takes_the_most_points() -> None:
    before, points = won_end(8)
    chosen = bot("champion:200", GAME).choose(before.view(before.seat))
    assert points[chosen] == max(points.values())


def seats_looked_at(player: SearchBot) -> set[int]:
    """The seats whose decisions were on the last walks down the tree."""
    [tree] = player._trees
    walks = zip(tree._paths, tree._ends["depth"][: tree._rows], strict=False)
    return {1 + int(seat) for path, depth in walks for seat in path["seat"][:depth]}


def test_a_search_that_will_win_plays_for_points_and_looks_at_its_own_decisions() -> None:
    game = middle_of_a_game(4, 6)
    view = game.view(game.seat)
    sure, unsure = (searcher("champion:400", GAME, won_share=share) for share in (ALWAYS, NEVER))
    for player in (sure, unsure):
        player.choose(view)
    assert seats_looked_at(sure) == {game.seat} < seats_looked_at(unsure)
    assert sure._trees[0].tree["won"] > unsure._trees[0].tree["won"]


def test_an_analysis_never_plays_for_points() -> None:
    game = middle_of_a_game(4, 6)
    sure, unsure = (
        [*searcher("champion:200", GAME, won_share=share).analyse(game.view(game.seat))] for share in (ALWAYS, NEVER)
    )
    assert sure == unsure


def test_a_bot_made_of_the_net_is_better_the_cooler_it_is() -> None:
    scores = {}
    for level in ("beginner", "club"):
        players = [bot(level, GAME, seed=seed) for seed in (1, 2)]
        total = 0.0
        for seed in range(4):
            game = Game(GAME, 2, seed)
            while not game.over:
                game.play(players[game.seat - 1].choose(game.view(game.seat)))
            total += sum(game.scores)
        scores[level] = total / 8
    assert scores["beginner"] + 15 < scores["club"]
