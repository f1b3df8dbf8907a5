"""Positions as short texts that fit in a link: a whole position, and the view of a seat.

python positions.py GAME
"""

import sys

import antikythera as ak

game = ak.new(sys.argv[1], players=2, seed=9)
for _ in range(6):
    game.play(game.legal[0])

whole = game.position()
print(f"https://example.org/analyse#{whole[:40]}… ({len(whole)} characters)")

elsewhere = ak.from_position(whole)
assert elsewhere.legal == game.legal

mine = game.view(1).position()
assert mine != whole
try:
    ak.from_position(mine)
except ak.InvalidPosition as error:
    print(error)
