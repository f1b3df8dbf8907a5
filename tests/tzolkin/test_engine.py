"""The engine as a whole: one source that runs two ways, what players may know, and games that end."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antikythera.games.tzolkin.rules.components import BLOCKS, DATA, FOOD_DAYS, MARKET, MOST_WORKERS, ROUNDS
from antikythera.games.tzolkin.rules.observation import TASK
from antikythera.games.tzolkin.rules.state import ADVANCING, GAIN_CORN, KEEPING, OVER, TURNS
from antikythera.kernel import Plain, plain, plain_kernel
from antikythera.rulebook import NO_LIST, rulebook

TZOLKIN = rulebook("tzolkin")
KERNELS = TZOLKIN.kernels


def new_mask():
    return np.zeros(len(TZOLKIN.lines), dtype=np.bool_)


def random_games(players: int, seed: int, games: int):
    """Records of games in all stages: each is played at random for a random number of decisions, or to its end."""
    rng = np.random.default_rng(seed)
    mask = new_mask()
    for game_seed in range(seed, seed + games):
        states = TZOLKIN.new(players, game_seed)
        for _ in range(rng.integers(0, 120 * players)):
            if not KERNELS.legal_at(states, 0, mask):
                break
            KERNELS.play_at(states, 0, rng.choice(np.flatnonzero(mask)), mask, NO_LIST)
        yield states


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 110), (3, 110), (4, 110)])
def test_plain_and_compiled_games_end_alike_byte_for_byte(players, games):
    compiled, interpreted = np.zeros((2, games), dtype=TZOLKIN.state)
    decisions = KERNELS.playouts(compiled, players, 0, 0, new_mask())
    assert plain_kernel(KERNELS.playouts)(interpreted, players, 0, 0, new_mask()) == decisions
    assert compiled.tobytes() == interpreted.tobytes()


def test_the_record_is_small():
    assert TZOLKIN.state.itemsize <= 512
    assert TZOLKIN.state.isalignedstruct, "a GPU reads a number only where it is aligned"
    assert len(TZOLKIN.state.names) < 40
    fields = [TZOLKIN.state[name].itemsize for name in TZOLKIN.state.names]
    assert sum(fields) == TZOLKIN.state.itemsize, "padding is not copied, and equal records would differ"


@pytest.mark.parametrize("players", [2, 4])
def test_setup_leaves_nothing_of_what_was_in_the_record(players):
    dirty = np.frombuffer(b"\x05" * TZOLKIN.state.itemsize, dtype=TZOLKIN.state).copy()
    KERNELS.set_up(dirty, 0, players, 9, 0)
    assert dirty.tobytes() == TZOLKIN.new(players, 9).tobytes()


def test_tasks_that_were_done_change_nothing_and_are_not_seen():
    """They stay in the record, above the top of the stack."""
    states = TZOLKIN.new(2, 1)
    states["stack"][:] = GAIN_CORN, 9, 9
    seen = np.zeros(TZOLKIN.observation_size, dtype=np.int16)
    plain(TZOLKIN.observe)(Plain(states), 0, memoryview(seen))
    assert seen[TASK : TASK + 2].tolist() == [0, 0]
    s = states[0]
    for line in ("keep", "keep", "place palenque", "end", "place palenque", "end"):
        s["corn"] = 9
        mask = new_mask()
        KERNELS.legal_at(states, 0, mask)
        action = next(action for action in np.flatnonzero(mask) if TZOLKIN.lines[action].startswith(line))
        plain(TZOLKIN.step)(Plain(states), int(action))
    s["corn"], s["stack"][:] = 0, (GAIN_CORN, 9, 9)
    for line in ("pick palenque 1", "act palenque 1"):
        plain(TZOLKIN.step)(Plain(states), TZOLKIN.parse(line))
    assert (s["depth"], s["corn"].tolist()) == (0, [3, 0, 0, 0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_undone_ends_with_every_turn(players):
    """No two turns, choices of days and of wealth tiles have the same border."""
    turns = [(KEEPING, 1, 0, seat) for seat in range(players)]
    for number in range(1, ROUNDS + 1):
        turns += [(TURNS, number, turn, (number + turn) % players) for turn in range(players)]
        turns += [(phase, number, players, number % players) for phase in (ADVANCING, OVER)]
    states, found = TZOLKIN.new(players, 1), set()
    for turn in turns:
        for field, value in zip(("phase", "round", "turns", "seat"), turn, strict=True):
            states[field] = value
        found.add(plain(TZOLKIN.border)(Plain(states)))
    assert len(found) == len(turns)


# What a player may know


def test_an_observation_has_the_numbers_that_learners_are_told():
    """With how many values each can have, or its scale, and the least of them."""
    assert [(one.name, one.length, one.values or -one.scale, one.least) for one in TZOLKIN.observation] == [
        ("players", 1, 3, 2), ("round", 1, -27, 0), ("days_to_food", 1, -8, 0), ("food_days", 1, -4, 0),
        ("decision", 1, 15, 0), ("task", 2, 46, -1), ("chooser", 1, 4, 0), ("starter", 1, 4, 0),
        ("start_space", 1, 5, 0), ("turn", 3, -6, 0), ("skull_bank", 1, -13, 0), ("wheel_corn", 1, -12, 0),
        ("corn", 4, -31, 0), ("points", 4, -400, 0), ("wood", 4, -12, 0), ("stone", 4, -8, 0), ("gold", 4, -8, 0),
        ("skulls", 4, -5, 0), ("workers", 4, -6, 0), ("light", 4, 2, 0), ("corn_tiles", 4, -6, 0),
        ("wood_tiles", 4, -6, 0), ("tech", 16, -3, 0), ("temple", 12, -8, 0), ("jungle", 8, -4, 0),
        ("gears", 53, 6, 0), ("itza", 9, 2, 0), ("row", 40, -3, 0), ("built", 160, -2, 0), ("hand", 21, 2, 0),
        ("kept", 84, 2, 0),
    ]  # fmt: skip


@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=60)
def test_sampling_a_view_and_viewing_again_gives_the_same_view(players, seed, data):
    (states,) = random_games(players, seed, 1)
    seat = data.draw(st.integers(0, players - 1))
    seen = TZOLKIN.view(states, seat)
    sampled = TZOLKIN.sample(seen, np.random.default_rng(seed))
    TZOLKIN.validate(sampled)
    assert TZOLKIN.view(sampled, seat).tobytes() == seen.tobytes()


@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=60)
def test_what_is_legal_for_a_seat_follows_from_its_view(players, seed, data):
    """Whatever is hidden, the seat that chooses has the same choices."""
    (states,) = random_games(players, seed, 1)
    seat = int(states["seat"][0])
    sampled = TZOLKIN.sample(TZOLKIN.view(states, seat), np.random.default_rng(seed))
    here, there = new_mask(), new_mask()
    KERNELS.legal_at(states, 0, here)
    KERNELS.legal_at(sampled, 0, there)
    assert here.tolist() == there.tolist()


def test_a_view_hides_the_decks_and_the_tiles_of_others():
    states = TZOLKIN.new(3, 5)
    seen = TZOLKIN.view(states, 1)[0]
    assert (seen["deck"][6:] == -1).all()
    assert (seen["deck"][:6] + 1).tolist() == states["row"][0].tolist()
    assert (seen["wealth"][:4] == -1).all()
    assert (seen["wealth"][8:12] == -1).all()
    assert seen["wealth"][4:8].tolist() == states["wealth"][0, 4:8].tolist()


def test_a_choice_of_wealth_is_secret_until_all_have_chosen():
    states, mask = TZOLKIN.new(2, 5), new_mask()
    KERNELS.legal_at(states, 0, mask)
    KERNELS.play_at(states, 0, int(np.flatnonzero(mask)[2]), mask, NO_LIST)
    assert TZOLKIN.view(states, 1)["kept"][0, 0].tolist() == [-1, -1]
    assert TZOLKIN.view(states, 0)["kept"][0, 0].tolist() == states["kept"][0, 0].tolist()
    KERNELS.play_at(states, 0, int(np.flatnonzero(mask)[0]), mask, NO_LIST)
    assert TZOLKIN.view(states, 1)["kept"][0].tolist() == states["kept"][0].tolist()


# Games end. The parts of the proof that MAX_DECISIONS speaks of, checked against play.

PICKS = MOST_WORKERS * (ROUNDS // 2)
RICHEST_ACTION = 70
"""More than any one action can add to a player's goods, with the two buildings it may allow and what those give."""


def goods(states) -> np.ndarray:
    """What each seat's corn and blocks are worth in corn."""
    return states["corn"][0] + (states["blocks"][0] * MARKET).sum(axis=1)


def test_no_game_can_be_longer_than_the_bound():
    dealt = max(
        tile.get("corn", 0) + sum(tile.get(block, 0) * DATA["market"][block] for block in BLOCKS)
        for tile in DATA["wealth"].values()
    )
    gifts = 2 * sum(
        DATA["market"].get(gift, 0) for temple in DATA["temples"].values() for gift in temple["gifts"].values()
    )
    begged = ROUNDS * DATA["beggar"]["gets"]
    # Two tombs allow an action or a building of their own beyond those of a picked worker.
    most_goods = 2 * dealt + gifts + begged + ROUNDS + (PICKS + 2) * RICHEST_ACTION
    market = (PICKS + 2) * (most_goods + 1)
    other = PICKS * 40 + most_goods + ROUNDS * (MOST_WORKERS + 3)
    assert market + other <= TZOLKIN.max_decisions
    assert most_goods < 2**15, "the record could not hold it"


@given(players=st.integers(2, 4), seed=st.integers(0, 2**32))
@settings(max_examples=20)
def test_an_action_never_adds_more_to_the_goods_than_the_proof_allows(players, seed):
    rng, mask = np.random.default_rng(seed), new_mask()
    states = TZOLKIN.new(players, seed)
    while KERNELS.legal_at(states, 0, mask):
        seat, food_days, before = int(states["seat"][0]), int(states["food_days"][0]), goods(states)
        line = int(rng.choice(np.flatnonzero(mask)))
        KERNELS.play_at(states, 0, line, mask, NO_LIST)
        gained = goods(states)[seat] - before[seat]
        if TZOLKIN.lines[line].startswith(("sell", "buy")):
            assert gained == 0
        elif int(states["food_days"][0]) == food_days and not TZOLKIN.lines[line].startswith("keep"):
            assert gained <= RICHEST_ACTION // 2 or TZOLKIN.lines[line] == "end"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_calendar_only_runs_forward(players):
    for states in random_games(players, 77, 30):
        mask, last = new_mask(), 0
        while KERNELS.legal_at(states, 0, mask):
            now = int(states["round"][0]) * 100 + int(states["turns"][0]) + 50 * (states["phase"][0] == ADVANCING)
            assert now >= last or states["phase"][0] not in (TURNS, ADVANCING)
            last = now
            KERNELS.play_at(states, 0, int(np.flatnonzero(mask)[-1]), mask, NO_LIST)
        assert int(states["round"][0]) in (ROUNDS, ROUNDS + 1)
        assert int(states["food_days"][0]) == len(FOOD_DAYS)
