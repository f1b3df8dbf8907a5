"""Quick games to learn from."""

from antikythera.bots import bot
from antikythera.game import new
from antikythera.training import turns


def test_games_are_the_same_every_time_and_well_played():
    described, results = turns.play("akrotiri", {}, 0, games=8)
    assert len(described) == len(results) > 8 * 20
    assert results.mean() > 38
    again, _ = turns.play("akrotiri", {}, 0, games=8)
    assert again.tobytes() == described.tobytes()


def test_the_bot_plays_the_best_of_the_turns_that_it_tries():
    """It may be named wherever a bot is asked for, and gains on the policy that its turns are made of."""
    players = [bot(name, "akrotiri", 1) for name in ("antikythera.training.turns:Turns", "heuristic")]
    lead = 0.0
    for seed in range(4):
        game = new("akrotiri", seed=seed)
        while not game.over:
            game.play(players[(game.seat - 1 + seed) % 2].choose(game.view(game.seat)))
        scores = game.outcome.scores
        lead += scores[seed % 2] - scores[1 - seed % 2]
    assert lead > 40
