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
    """Play a number of decisions at random in every game."""
    mask = games.legal()
    for number in range(decisions):
        games.step(games.choose(mask, number * len(games)), mask)


def test_games_of_a_batch_are_those_dealt_one_by_one(games):
    games.reset(seed=40)
    for i in (0, 1, N - 1):
        assert games.states[i : i + 1].tobytes() == ak.new(games.rules.name, games.players, 40 + i).states.tobytes()


def test_a_batch_plays_as_single_games_do(games):
    mask = games.legal()
    single = ak.new(games.rules.name, games.players, 7)
    for number in range(120):
        assert np.array_equal(mask[7], single.mask)
        actions = games.choose(mask, number * N)
        if not single.over:
            single.play(int(actions[7]))
        games.step(actions, mask)
    assert (mask == games.legal()).all()
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
        before, could = games.states.copy(), mask[1234].copy()
        actions[1234] = np.flatnonzero(~mask[1234])[0] if wrong is None else wrong
        with pytest.raises(ak.IllegalActions, match="1234") as error:
            games.step(actions, mask)
        assert error.value.games == [1234]
        assert (mask[1234] == could).all()
        assert games.states[1234].tobytes() == before[1234].tobytes()
        assert all(games.states[i].tobytes() != before[i].tobytes() for i in (0, 1233, 1235, N - 1))


def test_finished_games_wait_and_can_be_dealt_again(games):
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


def test_a_step_works_the_mask_out_if_it_is_not_given(games):
    with_mask = ak.batch(games.rules.name, N)
    actions = games.choose(games.legal(), 5)
    games.step(actions)
    with_mask.step(actions, with_mask.legal())
    assert games.states.tobytes() == with_mask.states.tobytes()


def test_games_that_end_are_dealt_again_at_once(games):
    few = ak.batch(games.rules.name, 40)
    mask, ended = few.legal(), np.zeros(40, dtype=np.bool_)
    scores, standings = np.zeros((2, *few.scores_shape), dtype=np.int64)
    finished = 0
    for number in range(1200):
        actions = few.choose(mask, number * 40)
        alone = ak.Game._at(few.rules, few.states[7:8].copy())
        few.step(actions, mask, seed=number * 40, ended=ended, scores=scores, standings=standings)
        assert not few.over().any()
        assert mask.any(axis=1).all()
        if ended[7]:
            alone.play(int(actions[7]))
            assert (scores[7] / few.rules.unit).tolist() == alone.scores
            assert few.states[7:8].tobytes() == ak.new(few.rules.name, few.players, number * 40 + 7).states.tobytes()
            finished += 1
    assert finished


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
        lambda shape: np.zeros(shape, dtype=np.int16),
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
    with pytest.raises(ValueError, match=r"number of games|players"):
        ak.batch("tzolkin", n, players)


SIMULATED = """
import antikythera as ak, numpy as np
from numba import cuda
for name in ak.GAMES:
    here = ak.batch(name, 2)
    there = here.to("cuda")
    mask, mask_there = here.legal(), there.legal()
    for number in range(40):
        actions, actions_there = here.choose(mask, 2 * number), there.choose(mask_there, 2 * number)
        here.step(actions, mask, seed=number); there.step(actions_there, mask_there, seed=number)
        assert (mask == mask_there.copy_to_host()).all(), name
    assert here.states.tobytes() == there.states.tobytes(), name
    assert here.seats.tolist() == there.seats.copy_to_host().tolist(), name
    assert (here.observe() == there.observe().copy_to_host()).all(), name
    there.check()
    before = there.states.tobytes()
    there.step(cuda.to_device(np.array([-1, 10**9])), mask_there)
    assert there.states.tobytes() == before, name
    try:
        there.check()
    except ak.IllegalActions as error:
        assert error.games == [0, 1]
    else:
        raise AssertionError("illegal actions were not reported")
    there.check()
    assert here.playout(3) == there.playout(3), name
    assert here.states.tobytes() == there.states.tobytes(), name
    assert there.to("cpu").states.tobytes() == here.states.tobytes(), name
print("equal")
"""


@pytest.mark.slow
def test_a_simulated_gpu_plays_the_same_games():
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", SIMULATED]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.stdout == "equal\n", run.stderr[-2000:]
