"""Quick games to learn from."""

import numpy as np

from antikythera.bots.tools import tools
from antikythera.games.akrotiri.bots.describe import ROUNDS
from antikythera.training import turns


def test_games_are_the_same_every_time_and_well_played():
    described, lessons = turns.play(tools("akrotiri"), 0, games=8)
    ends = lessons[lessons[:, 2] == np.float32(turns.OF_THE_END)]
    assert len(described) == len(lessons) > 4 * len(ends) > 8 * 4 * 15
    assert ends[:, :2].mean() > 38
    again, _ = turns.play(tools("akrotiri"), 0, games=8)
    assert again.tobytes() == described.tobytes()


def test_near_the_end_a_lesson_is_close_to_the_end_of_the_game():
    """Both are known of a turn that was best and was played."""
    described, lessons = turns.play(tools("akrotiri"), 0, games=8)
    last = described[:, ROUNDS] < 3
    is_end = lessons[:, 2] == np.float32(turns.OF_THE_END)
    expected = {described[row].tobytes(): lessons[row, :2] for row in np.flatnonzero(last & ~is_end)}
    rows = [row for row in np.flatnonzero(last & is_end) if described[row].tobytes() in expected]
    errors = [expected[described[row].tobytes()] - lessons[row, :2] for row in rows]
    assert len(errors) > 20
    assert np.abs(errors).mean() < 5
