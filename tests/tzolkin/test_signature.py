"""Pinned figures of how the rules behave. A refactoring must not change them; a change of the rules must say so, here
and in the version of the rulebook.
"""

from __future__ import annotations

import pytest

from antikythera.rulebook import rulebook
from antikythera.simulate import perft, signature

TZOLKIN = rulebook("tzolkin")


@pytest.mark.parametrize(
    ("players", "pinned"), [(2, "5066a2c4f0136e2f"), (3, "eb5ff51ea08506a0"), (4, "5473ec277235a047")]
)
def test_a_thousand_random_games_end_as_they_always_did(players, pinned):
    assert TZOLKIN.version == 1
    assert signature(TZOLKIN, players) == pinned


@pytest.mark.parametrize(
    ("players", "seed", "after", "sequences"),
    [
        (2, 1, 0, [6, 36, 234, 1566]),
        (2, 2, 2, [6, 41, 270, 635]),
        (2, 3, 60, [4, 13, 41, 116]),
        (2, 4, 150, [10, 26, 50, 99]),
        (3, 1, 0, [6, 36, 216, 1404]),
        (3, 3, 60, [7, 46, 109, 595]),
        (3, 4, 150, [3, 9, 45, 132]),
        (4, 1, 0, [6, 36, 216, 1296]),
        (4, 3, 60, [7, 49, 91, 366]),
        (4, 4, 150, [3, 9, 23, 97]),
    ],
)
def test_the_sequences_of_one_to_four_decisions_are_as_many_as_ever(players, seed, after, sequences):
    assert [perft(TZOLKIN, players, seed, depth, after) for depth in (1, 2, 3, 4)] == sequences
