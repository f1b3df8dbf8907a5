"""Quick games to learn from."""

from antikythera.training import turns


def test_games_are_the_same_every_time_and_well_played():
    described, results = turns.play("akrotiri", {}, 0, games=8)
    assert len(described) == len(results) > 8 * 20
    assert results.mean() > 38
    again, _ = turns.play("akrotiri", {}, 0, games=8)
    assert again.tobytes() == described.tobytes()
