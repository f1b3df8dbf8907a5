"""Quick games to learn from."""

import numpy as np
import pytest

from antikythera.bots.tools import tools
from antikythera.games.akrotiri.bots.describe import ROUNDS
from antikythera.kernel import plain
from antikythera.training import turns

ENDS, LAST = np.array([40.0, 30.0]), 3
AHEAD = np.array([[0.0, 0.0], [10.0, 20.0], [14.0, 24.0], [38.0, 30.0]])
"""What the two seats could expect after the best one of each of four turns, the last of which ends the game."""


def lessons_of(fade, *slips):
    """The lessons of the three turns before the last one. Seats take turns; each lesson begins with who moves next."""
    lessons = np.zeros((LAST, 2))
    slipped = np.isin(np.arange(LAST + 1), slips)
    plain(turns.look_back)(ENDS.copy(), np.array([1, 0, 1]), slipped, AHEAD, fade, lessons)
    return lessons.tolist()


def test_a_lesson_of_all_that_follows_is_the_end_of_the_game():
    assert lessons_of(1.0) == [[30, 40], [40, 30], [30, 40]]


def test_a_lesson_of_the_next_turn_is_what_was_expected_after_it():
    assert lessons_of(0.0) == [[20, 10], [14, 24], [30, 38]]


def test_a_lesson_in_between_mixes_all_that_follows():
    assert lessons_of(0.5) == [[23.5, 18.25], [26.5, 27], [30, 39]]


def test_behind_a_turn_that_was_not_the_best_nothing_counts():
    """What the best one promised counts instead."""
    assert lessons_of(1.0, 2) == [[24, 14], [14, 24], [30, 40]]
    assert lessons_of(1.0, 0, LAST) == [[30, 38], [38, 30], [30, 38]]


def test_games_are_the_same_every_time_and_well_played():
    described, lessons = turns.play(tools("akrotiri"), 0, games=8)
    assert len(described) == len(lessons) > 8 * 15
    assert lessons.mean() > 36
    again, _ = turns.play(tools("akrotiri"), 0, games=8)
    assert again.tobytes() == described.tobytes()


@pytest.mark.parametrize("part", [0, 1])
def test_with_a_rival_only_the_turns_of_one_seat_are_learned_from(part):
    """The rival's net is upside down, so it gets fewer points. Where a turn ends, the rival is next."""
    bot = tools("akrotiri")
    own, net = np.split(bot.weights, [len(bot.names)])
    _, ends = turns.play(bot, part, games=8, fade=1.0, rival=np.concatenate([own, -net]))
    assert 8 * 8 < len(ends) < 8 * 20
    theirs, ours = ends.mean(axis=0)
    assert ours > theirs + 10


def test_near_the_end_what_is_expected_is_close_to_what_comes():
    described, expected = turns.play(tools("akrotiri"), 0, games=8, fade=0.0)
    _, ends = turns.play(tools("akrotiri"), 0, games=8, fade=1.0)
    last = described[:, ROUNDS] < 3
    assert last.sum() > 20
    assert np.abs(expected - ends)[last].mean() < 5
