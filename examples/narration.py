"""Tell what happens in a game, in any of the languages: python narration.py GAME"""

import random
import sys

import antikythera as ak
from antikythera.text import Text

text = Text("en")
game, chance = ak.new(sys.argv[1], players=2, seed=3), random.Random(3)
for _ in range(25):
    game.play(chance.choice(game.legal))
    print(f"> {game.lines[-1]}")
    for event in game.narration:
        print(f"    {text.event(game.rules.name, event)}")
