# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

tzolkin-say-keep = Keep: { $wealth } / { $wealth2 }
tzolkin-say-beg = Beg for corn (step down on { $temple })
tzolkin-say-place = Place a worker on { $gear }
tzolkin-say-place-start = Place a worker on the Starting Player Space
tzolkin-say-pick = Pick up the worker from { $gear } { $space }
tzolkin-say-end = End the turn
tzolkin-say-act = { $gear } { $action }
tzolkin-say-skip = Skip the action
tzolkin-say-harvest-corn = Harvest corn
tzolkin-say-harvest-wood = Harvest wood
tzolkin-say-burn = Burn the forest (step down on { $temple })
tzolkin-say-research = Advance { $technology }
tzolkin-say-stop = Stop here
tzolkin-say-pay = Pay 1 { $block }
tzolkin-say-build = Construct { $card }
tzolkin-say-architecture-yes = Use architecture for this building
tzolkin-say-architecture-no = Save architecture for the second building
tzolkin-say-save = Save 1 { $block }
tzolkin-say-climb = Climb { $temple }
tzolkin-say-sell = Sell 1 { $block }
tzolkin-say-buy = Buy 1 { $block }
tzolkin-say-take = Take 1 { $block }
tzolkin-say-offer = Offer 1 { $block }
tzolkin-say-advance = { $days ->
        [one] Advance the calendar one day
       *[other] Advance the calendar two days
    }

# The same where the board shows the rest.

tzolkin-here-place = ↓ { $gear }
tzolkin-here-place-start = ↓ Starting Player Space
tzolkin-here-pick = ↑ { $gear } { $space }
tzolkin-here-beg = Beg ({ $temple } −1)
tzolkin-here-burn = Burn ({ $temple } −1)
tzolkin-here-build = { $card }

tzolkin-balance-corn = { $amount } corn
tzolkin-balance-wood = { $amount } wood
tzolkin-balance-stone = { $amount } stone
tzolkin-balance-gold = { $amount } gold
tzolkin-balance-skull = { $number ->
        [one] { $amount } skull
       *[other] { $amount } skulls
    }
tzolkin-balance-worker = { $number ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
tzolkin-balance-points = { $number ->
        [one] { $amount } point
       *[other] { $amount } points
    }

## Where points came from

tzolkin-source-points = Buildings and tiles
tzolkin-source-architecture-points = Architecture
tzolkin-source-skull-placed = Skulls on Chichen Itza
tzolkin-source-starves = Hungry workers
tzolkin-source-temple-points = Temple steps
tzolkin-source-temple-bonus = Highest on a temple
tzolkin-source-final-corn = Goods left
tzolkin-source-final-skulls = Skulls left
tzolkin-source-final-monument = Monuments

## What can be done now

tzolkin-headline-place = Place one or more workers.
tzolkin-headline-pick = Pick up one or more workers.
tzolkin-headline-place-end = Place another worker (at least { $corn } corn), or end your turn.
tzolkin-headline-pick-end = Pick up another worker, or end your turn.
tzolkin-headline-end = End your turn.
tzolkin-can-beg = beg for corn
