"""What bots know of Akrotiri: the heuristic plays sensibly, and its parts say what they should."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import antikythera as ak
from antikythera.bots import bot, outlook, searcher
from antikythera.bots.tools import tools
from antikythera.games.akrotiri import bots as akrotiri
from antikythera.games.akrotiri.bots.digs import new_chart
from antikythera.games.akrotiri.rules.state import TILE
from antikythera.kernel import bind

TOOLS = tools("akrotiri")
GOOD_DIGS = ("dig M", "dig H")
"""An easy map may well be a temple wasted."""


def scores_of(game):
    """The prior of every legal line."""
    records, masks, scores = TOOLS.workspace()
    masks[0, game.legal.numbers] = True
    TOOLS.guess(game.states, 0, masks[0], TOOLS.weights, records[1:], masks[1:], scores)
    return {line: float(scores[number]) for line, number in zip(game.legal, game.legal.numbers, strict=True)}


def evaluate_at(states, seat, w):
    return evaluate(states[0], seat, w)  # noqa: F821  # bound below


VALUE = bind(evaluate_at, evaluate=akrotiri.evaluate)


def lead(game, seat):
    """How far a seat is ahead."""
    return VALUE(game.states, seat, TOOLS.weights) - VALUE(game.states, 1 - seat, TOOLS.weights)


def self_play(seed):
    game, player = ak.new("akrotiri", seed=seed), bot("heuristic", "akrotiri", seed=seed)
    while not game.over:
        yield game, player
        game.play(player.choose(game.view(game.seat)))
    yield game, player


def test_the_heuristic_digs_and_scores():
    dug, points = [], []
    for seed in range(12):
        *_, (game, _) = self_play(seed)
        dug += (game.state["temple"] > 0).sum(axis=1).tolist()
        points += game.scores
    assert np.mean(dug) > 4.5
    assert np.mean(points) > 33


def test_every_legal_line_gets_a_score():
    for seed in range(3):
        for game, _ in self_play(seed):
            if not game.over:
                records, masks, scores = TOOLS.workspace()
                scores[:] = np.nan
                masks[0, game.legal.numbers] = True
                TOOLS.guess(game.states, 0, masks[0], TOOLS.weights, records[1:], masks[1:], scores)
                assert np.isfinite(scores[game.legal.numbers]).all()
                assert np.isnan(np.delete(scores, game.legal.numbers)).all()


def test_the_value_of_a_finished_game_is_its_score():
    *_, (game, _) = self_play(5)
    assert [VALUE(game.states, seat, TOOLS.weights) for seat in range(2)] == game.scores


def test_a_dig_is_worth_more_than_the_map_in_hand():
    """Whatever can be done at once should not lose ground by being done."""
    gains = []
    for seed in range(8):
        for game, _ in self_play(seed):
            digs = [
                number for number, line in zip(game.legal.numbers, game.legal, strict=True) if line[:5] in GOOD_DIGS
            ]
            if digs:
                seat, after = game.seat - 1, game.copy()
                after.play(max(digs, key=lambda number: scores_of(game)[game.rules.lines[number]]))
                gains.append(lead(after, seat) - lead(game, seat))
    assert len(gains) > 40
    assert np.mean(np.array(gains) > 0) > 0.85


def test_money_cubes_and_temples_are_worth_something():
    game = ak.new("akrotiri", seed=3)
    for _ in range(40):
        game.play(bot("heuristic", "akrotiri").choose(game.view(game.seat)))
    before = VALUE(game.states, 0, TOOLS.weights)
    for field, more in (("money", 3), ("hold", 1)):
        richer = game.copy()
        richer.states[field][0, 0] += more
        assert VALUE(richer.states, 0, TOOLS.weights) > before


def test_an_icon_is_laid_where_a_map_lacks_it():
    """Of all placings, the best one is not on the wrong side of every map in hand."""
    helped = 0
    for seed in range(6):
        for game, _ in self_play(seed):
            if not game.over and game.state["phase"] == TILE and game.state["round"] in (2, 3):
                scores = scores_of(game)
                helped += max(scores.values()) - np.mean(list(scores.values())) > 0.1
    assert helped > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_sale_at_thera_is_never_put_off(seed):
    for game, player in self_play(seed):
        if not game.over and any(line.startswith("sell") for line in game.legal):
            assert game.rules.lines[player.choose(game.view(game.seat))].startswith("sell")


def test_islands_with_temples_and_thera_are_closed_in_a_chart():
    *_, (game, _) = self_play(2)
    chart = new_chart(game.state)
    lands = game.state["joined"][0]
    for place in game.state["temple"][game.state["temple"] > 0]:
        assert chart[0, lands[place]] == 0
    assert chart[0].sum() > 0


# Other styles, see rivals.toml


def finished(name):
    """Twelve games of a bot against the heuristic one: its money and the other's, by game, and the rounds."""
    own, theirs, rounds = [], [], []
    for number in range(12):
        game, seat = ak.Game("akrotiri", seed=number // 2), number % 2
        players = [bot(name if seat == k else "heuristic", "akrotiri", seed=number) for k in range(2)]
        while not game.over:
            game.play(players[game.seat - 1].choose(game.view(game.seat)))
        record = game.states[0]
        own.append(record["money"][seat])
        theirs.append(record["money"][1 - seat])
        rounds.append(record["round"])
    return np.mean(own), np.mean(theirs), np.mean(rounds)


def test_styles_differ_in_what_they_go_for():
    _, _, usual = finished("heuristic")
    _, _, rounds = finished("racer")
    assert rounds < usual - 2
    saved, spent, _ = finished("hoarder")
    assert saved > 1.2 * spent


def test_a_style_names_weights_that_there_are():
    with pytest.raises(ValueError, match="no weight 'mony'"):
        bot("heuristic", "akrotiri", style={"mony": 2.0})


def test_a_style_survives_a_copy():
    saver = bot("hoarder", "akrotiri")
    assert np.array_equal(pickle.loads(pickle.dumps(saver))._tools.weights, saver._tools.weights)
    assert not np.array_equal(saver._tools.weights, bot("heuristic", "akrotiri")._tools.weights)


# What the net expects


def expect_at(states, w, points, described):
    expect(states[0], w, points)  # noqa: F821  # bound below
    describe(states[0], states[0].seat, w, described)  # noqa: F821


EXPECT = bind(expect_at, expect=akrotiri.expect, describe=akrotiri.describe)


def expected(game, w=TOOLS.weights):
    """The points that the seats can expect, and the description of the position."""
    points, described = np.zeros(2), np.zeros(akrotiri.DESCRIBED)
    EXPECT(game.states, w, points, described)
    return points, described


def by_numpy(described):
    """What the net says of a description."""
    weights, values = TOOLS.weights[len(akrotiri.NAMES) :], described
    for units in (outlook.WIDE, outlook.NARROW, outlook.OUTPUTS):
        layer, weights = np.split(weights, [units * (len(values) + 1)])
        bias, *rest = layer.reshape(-1, units)
        values = values @ np.array(rest) + bias
        if units != outlook.OUTPUTS:
            values = values.clip(min=0)
    assert weights.size == 0
    return values * outlook.POINTS


def middle(seed):
    """A game of the heuristic bot, after two thirds."""
    return next(game for game, _ in self_play(seed) if game.state["round"] == 9)


@pytest.mark.parametrize("seed", range(4))
def test_a_search_expects_what_the_net_says_of_the_description(seed):
    game = middle(seed)
    points, described = expected(game)
    mine, theirs = by_numpy(described)
    assert points[[game.seat - 1, 2 - game.seat]] == pytest.approx([mine, theirs])


def test_without_the_net_a_search_expects_what_the_evaluation_says():
    game, w = middle(5), TOOLS.styled({"value.net": 0.0}).weights
    assert expected(game, w)[0].tolist() == [VALUE(game.states, seat, w) for seat in (0, 1)]
    assert expected(game)[0].tolist() != expected(game, w)[0].tolist()


def test_at_the_end_a_search_expects_the_score():
    *_, (game, _) = self_play(3)
    assert expected(game)[0].tolist() == game.scores


def test_the_larger_the_lead_that_the_net_sees_the_larger_it_is_at_the_end():
    seen, came = [], []
    for seed in range(60):
        games = (game for game, _ in self_play(seed))
        points, _ = expected(next(game for game in games if game.state["round"] == 9))
        *_, end = games
        seen.append(points[0] - points[1])
        came.append(end.scores[0] - end.scores[1])
    assert np.corrcoef(seen, came)[0, 1] > 0.4


def test_an_end_that_quick_turns_lead_to_is_not_certain():
    """A short search sees the first seat lose in its last turn; then it finds a better one, and wins."""
    *_, (end, _) = self_play(2)
    before = end.at(len(end.actions) - 9)
    *_, found = searcher("search:16", "akrotiri").analyse(before.view(before.seat), 1)
    assert found.points[0] < found.points[1]
    assert end.winners == [1]
    assert 0.15 < found.shares[0] < 0.5
