# The rules at hand and the reference of tiles, whatever the game.

guide-rulings = { $count ->
        [one] ruling { $rulings }
       *[other] rulings { $rulings }
    }

## Where a tile or card is

guide-place-kept = kept by seat { $seat }
guide-place-dealt = dealt to you
guide-place-dummy = placed a dummy worker
guide-place-built = built by seat { $seat }
guide-place-offer = on offer
guide-place-out = out of the game
guide-place-board = on the board
guide-place-discarded = discarded
guide-place-hand = in the hand of seat { $seat }
guide-place-played = dug by seat { $seat }
guide-place-returned = put back by you
guide-place-choice = open to choose from
guide-place-hidden = { $number } not seen yet
guide-stack = { $number } left to be drawn
