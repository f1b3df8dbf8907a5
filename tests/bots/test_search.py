"""The search: what its tree counts, what it finds, and how its budget is spent."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import pytest

import antikythera as ak
from antikythera.bots import bot, searcher
from antikythera.bots.rollouts import divide, reward
from antikythera.bots.tools import tools
from antikythera.bots.tree import EDGE, NONE, TREE, add_edges, best_marked, favour, next_marked
from antikythera.bots.trees import RolloutTree
from antikythera.cache import sources
from antikythera.kernel import plain_kernel
from bots.fuzz_bots import rich_game


@pytest.mark.parametrize("name", ak.GAMES)
def test_kernels_are_compiled_again_when_rules_or_bots_change(name):
    """A kernel calls rules and bots through other functions, and the cache must notice a change all the same."""
    kernels = [*tools(name).kernels][:3]  # the last one only steps, and asks nobody
    kernels += [kernels[2].py_func.__globals__[inner] for inner in ("quick", "rollout", "expand", "descend")]
    for kernel in kernels:
        folders = {f"{file.parent.parent.name}/{file.parent.name}" for file in sources([kernel])}
        assert folders >= {f"{name}/rules", f"{name}/bots"}


@pytest.mark.parametrize("length", [8, 368, 33_752])
@pytest.mark.parametrize("marked", [0, 1, 5, 300])
def test_marked_actions_are_found_in_order(length, marked):
    rng = np.random.default_rng(marked)
    mask, scores = np.zeros(length, dtype=np.bool_), rng.random(length)
    mask[rng.integers(length, size=marked)] = True
    found, action = [], next_marked(mask, mask.view(np.uint64), 0)
    while action != NONE:
        found.append(action)
        action = next_marked(mask, mask.view(np.uint64), action + 1)
    assert found == mask.nonzero()[0].tolist()
    assert best_marked(mask, scores) == max(found, key=lambda action: scores[action], default=NONE)


def test_edges_come_with_the_likeliest_first():
    mask, scores = np.zeros(16, dtype=np.bool_), np.zeros(16)
    for action, score in ((3, 1.0), (5, 4.0), (11, 2.5)):
        mask[action], scores[action] = True, score
    edges, trees = np.zeros(8, dtype=EDGE), np.zeros(1, dtype=TREE)
    trees["prior_temperature"], trees["prior_noise"] = 1.5, 0.2
    assert add_edges(mask, scores, trees[0], edges, 2) == 3
    assert edges["action"][2:5].tolist() == [5, 11, 3]
    assert edges["prior"][2:5].sum() == pytest.approx(1)
    sure = edges["prior"][2:5] - 0.2 / 3
    assert sure[0] / sure[1] == pytest.approx(np.e)


def test_the_policy_s_line_comes_first_with_its_reward():
    edges = np.zeros(4, dtype=EDGE)
    edges["prior"], edges["action"] = (0.5, 0.3, 0.15, 0.05), (7, 8, 9, 10)
    favour(edges, 0, 4, 9, 0.4)
    assert edges["action"].tolist() == [9, 7, 8, 10]
    assert edges["prior"].tolist() == pytest.approx([0.49, 0.3, 0.18, 0.03])
    favour(edges, 0, 4, 11, 0.4)
    assert edges["prior"].sum() == pytest.approx(1), "a line that was pruned is not favoured"


def test_a_seat_wants_to_be_ahead_of_the_best_other_and_of_the_others():
    points = np.array([30.0, 20.0, 25.0])
    rewards = [reward(points, 3, p, 10.0, 0.0) for p in range(3)]
    assert rewards[0] > 0.5 > rewards[2] > rewards[1]
    assert reward(points + 40, 3, 0, 10.0, 0.0) == pytest.approx(rewards[0])
    assert reward(np.array([30.0, 20.0, 15.0]), 3, 0, 10.0, 0.0) > rewards[0]


def test_with_a_score_weight_a_seat_wants_points_whatever_the_others_have():
    ahead, behind = np.array([30.0, 10.0, 10.0]), np.array([31.0, 90.0, 90.0])
    assert reward(ahead, 3, 0, 10.0, 0.0) > reward(behind, 3, 0, 10.0, 0.0)
    assert reward(ahead, 3, 0, 10.0, 1.0) < reward(behind, 3, 0, 10.0, 1.0)
    assert reward(ahead, 3, 0, 10.0, 1.0) == pytest.approx(reward(ahead[::-1], 3, 2, 10.0, 1.0))


@pytest.mark.parametrize(("name", "players"), [("tzolkin", 2), ("tzolkin", 4), ("akrotiri", 2)])
@pytest.mark.parametrize("opponents", [False, True])
def test_a_tree_counts_every_simulation_once(name, players, opponents):
    game = rich_game(name, players, 3)
    tree = RolloutTree(tools(name), bot("search:300", name, trees=1, search_opponents=opponents).settings)
    tree.plant(
        np.concatenate([game.rules.sample(game.view(game.seat).states, np.random.default_rng(k)) for k in range(4)])
    )
    tree.grow(300)
    visited = [node for node in tree.nodes[: tree.tree["nodes"]] if node["count"]]
    assert len(visited) > 10
    assert tree.nodes["visits"][0] == 300
    for node in visited:
        edges = tree.edges[node["first"] : node["first"] + node["count"]]
        assert edges["visits"].sum() == node["visits"]
        for edge in edges[edges["child"] != NONE]:
            assert tree.nodes["visits"][edge["child"]] < edge["visits"], "the first time, a node is only valued"
    assert set(tree.tries()) <= set(game.legal.numbers)
    assert (tree.edges["value_sum"][: tree.tree["edges"]] >= 0).all()


@pytest.mark.parametrize("name", ak.GAMES)
def test_a_tree_grows_plainly_as_it_does_compiled(name):
    """Plain kernels raise where compiled ones would write beyond an array."""
    game, settings = rich_game(name, 2, 3), bot("search:6", name, trees=1, rollout_turns=1).settings
    grown = []
    for grow in (tools(name).grow, plain_kernel(tools(name).grow)):
        tree = RolloutTree(replace(tools(name), grow=grow), settings)
        tree.plant(game.rules.sample(game.view(game.seat).states, np.random.default_rng(1)))
        tree.grow(6)
        grown.append((tree.tries(), tree.tree.item()))
    assert grown[0] == grown[1]


@pytest.mark.parametrize("name", ak.GAMES)
def test_the_budget_in_simulations_is_spent_exactly(name):
    game = ak.new(name, players=2, seed=4)
    player = searcher("search:130", name, trees=2)
    *_, found = player.analyse(game.view(game.seat))
    assert [int(tree.nodes["visits"][0]) for tree in player._trees] == [65, 65]
    assert sum(line.visits for line in found.lines) == 130


@pytest.mark.parametrize(("name", "kind"), [("akrotiri", "search:300"), ("tzolkin", "champion:300")])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_that_ends_early_answers_as_with_its_whole_budget(name, kind, threads):
    spent = []
    for seed in range(6):
        game = rich_game(name, 2, seed)
        view = game.view(game.seat)
        player = searcher(kind, name, seed, threads=threads, trees=2)
        *_, whole = player.analyse(view)
        assert player.choose(view) == whole.lines[0].number
        spent.append(sum(tree.simulations for tree in player._trees))
    assert min(spent) < 290
    assert max(spent) <= 300


@dataclass
class Grown:
    """What a search reads of its trees."""

    visits: dict[int, int]

    @property
    def simulations(self):
        return sum(self.visits.values())

    def tries(self):
        return {action: (visits, 0.0) for action, visits in self.visits.items()}


@pytest.mark.parametrize(
    ("trees", "decided"),
    [
        ([{1: 90, 2: 9}], False),  # not half of it is spent
        ([{1: 100, 2: 50}], False),  # 50 are left, and one more that a thread may have begun
        ([{1: 101, 2: 49}], True),
        ([{1: 120, 2: 40, 3: 38}], True),
        ([{1: 60, 2: 15}, {1: 40, 2: 35}], False),
        ([{1: 60, 2: 15}, {3: 40, 2: 35}], False),
        ([{1: 60, 2: 15}, {1: 60, 2: 15}], True),
        ([{1: 150}], True),
    ],
)
def test_a_search_is_decided_when_no_line_can_overtake_the_first(trees, decided):
    player = searcher("search:200", "tzolkin", trees=len(trees))
    player._trees = [Grown(visits) for visits in trees]
    assert player._is_decided() is decided


def test_every_tree_grows_at_least_once():
    game = ak.new("tzolkin", players=2, seed=4)
    player = bot("search:1", "tzolkin", trees=2)
    player.choose(game.view(game.seat))
    assert [int(tree.nodes["visits"][0]) for tree in player._trees] == [1, 1]


def test_a_tree_that_is_full_keeps_counting():
    game = ak.new("tzolkin", players=2, seed=4)
    tree = RolloutTree(tools("tzolkin"), bot("search:20", "tzolkin", trees=1).settings)
    tree.plant(game.rules.sample(game.view(1).states, np.random.default_rng(1)))
    tree.grow(500)
    assert tree.tree["nodes"] == len(tree.nodes)
    assert tree.nodes["visits"][0] == 500


@pytest.mark.parametrize("name", ak.GAMES)
def test_with_a_budget_in_seconds_a_turn_continues_in_the_same_tree(name):
    game, player = rich_game(name, 2, 5), bot("search:0.05s", name, seed=1)
    went_on = 0
    for _ in range(40):
        if game.over:
            break
        view = game.view(game.seat)
        ready = view.states.tobytes() == player._expected
        went_on += ready
        line = player.choose(view)
        if ready and len(view.legal) > 1:
            assert int(player._trees[0].tree["nodes"]) > int(player._trees[0].nodes["visits"][0] > 0)
        assert line in view.legal.numbers
        game.play(line)
    assert went_on >= 5


def test_search_takes_a_win_that_the_eye_misses():
    """The last turn of a game, looked through to its end: no line scores more than the one that is chosen."""
    for seed in range(1, 9, 2):
        game = rich_game("akrotiri", 2, seed)
        guide = bot("heuristic", "akrotiri", seed=seed)
        while not (game.state["last_round"] == game.state["round"] > 0 and game.seat == 2) and not game.over:
            game.play(guide.choose(game.view(game.seat)))
        if game.over:
            continue
        by_eye, searched = game.copy(), game.copy()
        player = bot("search:400", "akrotiri", rollout_turns=1, seed=seed)
        for played, chooser in ((by_eye, guide), (searched, player)):
            while not played.over:
                played.play(chooser.choose(played.view(played.seat)))
        assert searched.scores[1] >= by_eye.scores[1]


def test_what_is_decided_is_told_as_certain_and_chosen_alike():
    """Shares of the victory are told, and change no choice."""
    game, player = ak.new("akrotiri", seed=3), bot("casual", "akrotiri", seed=1)
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    *_, last = (move for move in range(len(game.actions)) if len(game.at(move).legal) > 1)
    view = game.at(last).view(game.at(last).seat)
    *_, told = searcher("champion:32", "akrotiri").analyse(view)
    *_, by_margins = searcher("champion:32", "akrotiri", by_margins=True).analyse(view)
    assert game.outcome.winners == (1 + np.argmax(told.shares),)
    assert max(told.shares) > 0.99 > max(by_margins.shares)
    assert [(line.line, line.visits) for line in told.lines] == [(line.line, line.visits) for line in by_margins.lines]


@pytest.mark.parametrize("points", [[30.0, 25.0], [50.0, 40.0, 45.0, 20.0]])
def test_the_same_lead_is_surer_where_less_can_change(points):
    sure, unsure = np.empty(len(points)), np.empty(len(points))
    divide(np.array(points), len(points), 1.0, sure)
    divide(np.array(points), len(points), 20.0, unsure)
    assert sure.sum() == pytest.approx(1) == unsure.sum()
    assert 1 / len(points) < unsure[0] < 0.7 < 0.99 < sure[0]
