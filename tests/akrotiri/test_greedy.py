"""The greedy player: it plays by the rules, by what it may know, and better than chance."""

from __future__ import annotations

import numpy as np
import pytest

from antikythera.akrotiri import RULEBOOK
from antikythera.akrotiri.greedy import greedy
from antikythera.akrotiri.measure import measure


def choice(states, mask):
    return int(greedy(states[0], mask))


@pytest.mark.parametrize("seed", range(8))
def test_it_chooses_a_legal_line_by_what_its_player_may_know_and_leaves_the_record_alone(seed):
    mask = np.zeros(len(RULEBOOK.lines), dtype=np.bool_)
    states = RULEBOOK.new(2, seed, seed % 4)
    RULEBOOK.enrich(states[0], seed)
    for _ in range(6):
        if not RULEBOOK.kernels.legal_at(states, 0, mask):
            return
        before = states.tobytes()
        action = choice(states, mask)
        assert mask[action]
        assert states.tobytes() == before
        seen = RULEBOOK.view(states, int(states[0]["seat"]))
        assert choice(RULEBOOK.sample(seen, np.random.default_rng(seed)), mask) == action
        RULEBOOK.kernels.play_at(states, 0, action, mask)


def test_it_digs_most_of_its_temples():
    rows = dict(measure(games=30, seed=5, options=0))
    assert float(rows["temples a player"].split()[0]) > 4
    assert float(rows["score"].split()[0]) > 20
