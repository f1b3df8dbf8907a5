"""Many games at once: the same games as one by one, in buffers of the caller's, on the CPU and on a simulated GPU."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import antikythera as ak
from antikythera.kernel import plain_kernel

N = 3000


@pytest.fixture(params=ak.GAMES)
def games(request) -> ak.Batch:
    return ak.batch(request.param, n=N)


def buffers(games: ak.Batch):
    mask = np.zeros(games.mask_shape, dtype=np.bool_)
    return mask, np.zeros(len(games), dtype=np.int64)


def advance(games: ak.Batch, decisions: int) -> None:
    """Play so many decisions by chance in every game."""
    mask, actions = buffers(games)
    for number in range(decisions):
        games.legal(mask)
        games.choose(mask, number * len(games), actions)
        games.step(actions)


def test_games_of_a_batch_are_those_dealt_one_by_one(games):
    games.reset(seed=40)
    for i in (0, 1, N - 1):
        assert games.states[i : i + 1].tobytes() == ak.new(games.rules.name, games.players, 40 + i).states.tobytes()


def test_a_batch_plays_as_single_games_do(games):
    mask, actions = buffers(games)
    single = ak.new(games.rules.name, games.players, 7)
    for number in range(120):
        games.legal(mask)
        assert mask[7].tolist() == single.mask.tolist()
        games.choose(mask, number * N, actions)
        if not single.over:
            single.play(int(actions[7]))
        games.step(actions)
    assert games.states[7:8].tobytes() == single.states.tobytes()
    assert games.seats[7] == single.states["seat"][0] + 1


def test_playouts_give_what_the_plain_kernel_gives(games):
    few = ak.batch(games.rules.name, 12, games.players)
    interpreted = np.zeros(12, dtype=few.rules.state)
    mask = np.zeros(few.mask_shape[1], dtype=np.bool_)
    decisions = plain_kernel(few.rules.kernels.playouts)(interpreted, few.players, 5, 0, mask)
    assert few.playout(5) == decisions
    assert few.states.tobytes() == interpreted.tobytes()


def test_an_illegal_action_changes_nothing_in_its_game(games):
    advance(games, 20)
    mask, actions = buffers(games)
    for wrong in (-1, len(games.rules.lines), 2**62, None):
        games.legal(mask)
        games.choose(mask, 1, actions)
        before = games.states.copy()
        actions[1234] = np.flatnonzero(~mask[1234])[0] if wrong is None else wrong
        with pytest.raises(ak.IllegalActions, match="1234") as error:
            games.step(actions)
        assert error.value.games == [1234]
        assert games.states[1234].tobytes() == before[1234].tobytes()
        assert all(games.states[i].tobytes() != before[i].tobytes() for i in (0, 1233, 1235, N - 1))


def test_finished_games_wait_and_can_be_dealt_anew(games):
    games.playout(seed=3)
    mask, actions = buffers(games)
    over = np.zeros(N, dtype=np.bool_)
    games.over(over)
    assert over.all()
    games.legal(mask)
    assert not mask.any()
    games.choose(mask, 0, actions)
    assert (actions == -1).all()
    before = games.states.tobytes()
    games.step(actions)
    assert games.states.tobytes() == before
    over[10:] = False
    games.reset(99, where=over)
    games.over(over)
    assert over.tolist() == [False] * 10 + [True] * (N - 10)


def test_scores_are_those_of_the_games(games):
    games.playout(seed=3)
    scores, standings = np.zeros((2, *games.scores_shape), dtype=np.int64)
    games.scores(scores, standings)
    rules = games.rules
    for i in (0, 17):
        single = ak.Game._at(rules, games.states[i : i + 1].copy())
        assert (scores[i] / rules.unit).tolist() == single.scores
        winners = [seat for seat, standing in enumerate(standings[i], 1) if standing == standings[i].max()]
        assert winners == list(single.outcome.winners)


def test_an_observation_is_what_the_seat_that_chooses_may_know(games):
    advance(games, 60)
    seen = np.zeros(games.observation_shape, dtype=np.int16)
    again = seen.copy()
    games.observe(seen)
    rng = np.random.default_rng(1)
    for i in range(0, N, 100):
        seat = int(games.states["seat"][i])
        view = games.rules.view(games.states[i : i + 1], seat)
        games.states[i : i + 1] = games.rules.sample(view, rng)
    games.observe(again)
    assert seen.tobytes() == again.tobytes()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda shape: np.zeros(shape, dtype=np.int8),
        lambda shape: np.zeros((shape[0] + 1, shape[1]), dtype=np.bool_),
        lambda shape: np.zeros(shape[::-1], dtype=np.bool_).T,
    ],
    ids=["type", "shape", "order"],
)
def test_a_buffer_that_does_not_fit_is_refused(games, wrong):
    with pytest.raises(ValueError, match="is needed"):
        games.legal(wrong(games.mask_shape))


@pytest.mark.parametrize(("n", "players"), [(0, 4), (-1, 4), (10, 5), (10, 1)])
def test_a_batch_that_cannot_be_is_refused(n, players):
    with pytest.raises(ValueError, match=r"at least one game|players"):
        ak.batch("tzolkin", n, players)


SIMULATED = """
import antikythera as ak, numpy as np
from numba import cuda
for name in ak.GAMES:
    here = ak.batch(name, 2)
    there = here.to("cuda")
    mask, actions = np.zeros(here.mask_shape, dtype=np.bool_), np.zeros(2, dtype=np.int64)
    mask_there, actions_there = cuda.to_device(mask), cuda.to_device(actions)
    for number in range(40):
        here.legal(mask); there.legal(mask_there)
        here.choose(mask, 2 * number, actions); there.choose(mask_there, 2 * number, actions_there)
        here.step(actions); there.step(actions_there)
    assert here.states.tobytes() == there.states.tobytes(), name
    assert here.playout(3) == there.playout(3), name
    assert here.states.tobytes() == there.states.tobytes(), name
    assert there.to("cpu").states.tobytes() == here.states.tobytes(), name
print("equal")
"""


def test_a_simulated_gpu_plays_the_same_games():
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", SIMULATED]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout == "equal\n", run.stderr[-2000:]
