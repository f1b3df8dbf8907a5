"""Write your own bot: it gets a view, with what its seat may know, and answers with a legal line."""

import random

import antikythera as ak


def wishful(view: ak.View) -> str:
    """The first line that starts with the most wanted word."""
    wishes = ("pick", "harvest corn", "build", "climb", "research", "place", "end")
    for wish in wishes:
        for line in view.legal:
            if line.startswith(wish):
                return line
    return view.legal[0]


game, chance = ak.new("tzolkin", players=3, seed=1), random.Random(1)
while not game.over:
    view = game.view(game.seat)
    game.play(wishful(view) if game.seat == 1 else chance.choice(view.legal))

print("scores:", *(f"{score:g}" for score in game.scores))
