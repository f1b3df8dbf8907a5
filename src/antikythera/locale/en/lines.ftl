# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

## Tzolk'in

tzolkin-say-keep = Keep { $wealth } and { $wealth2 }
tzolkin-say-beg = Beg for corn, and anger { $temple }
tzolkin-say-place = Place a worker on { $gear }
tzolkin-say-place-start = Place a worker on the Starting Player Space
tzolkin-say-pick = Pick up the worker from { $gear } { $space }
tzolkin-say-end = End the turn
tzolkin-say-act = { $gear } { $action }
tzolkin-say-skip = Let the action go
tzolkin-say-harvest-corn = Harvest corn
tzolkin-say-harvest-wood = Harvest wood
tzolkin-say-burn = Burn the forest, and anger { $temple }
tzolkin-say-research = Advance { $technology }
tzolkin-say-stop = Stop
tzolkin-say-pay = Pay 1 { $block }
tzolkin-say-build = Build { $card }
tzolkin-say-architecture-yes = Use architecture for this building
tzolkin-say-architecture-no = Save architecture for the second building
tzolkin-say-save = Save 1 { $block }
tzolkin-say-climb = Climb { $temple }
tzolkin-say-sell = Sell 1 { $block }
tzolkin-say-buy = Buy 1 { $block }
tzolkin-say-take = Take 1 { $block }
tzolkin-say-offer = Offer 1 { $block }
tzolkin-say-advance = { $days ->
        [one] Turn the calendar by one day
       *[other] Turn the calendar by two days
    }

tzolkin-balance-corn = { $amount } corn
tzolkin-balance-wood = { $amount } wood
tzolkin-balance-stone = { $amount } stone
tzolkin-balance-gold = { $amount } gold
tzolkin-balance-skull = { $amount } skulls
tzolkin-balance-points = { $amount } points

## Akrotiri

akrotiri-say-keep = Keep goal { $goal }
akrotiri-say-dock-thera-w = Start at Thera, in the west
akrotiri-say-dock-thera-e = Start at Thera, in the east
akrotiri-say-tile = Place the tile in column { $x }, row { $y }{ $quarters ->
        [0] {""}
        [one] , turned by a quarter
       *[other] , turned by { $quarters } quarters
    }
akrotiri-say-cube = Put a { $colour } cube in the { $quadrant }
akrotiri-say-sail = Sail to { $place }
akrotiri-say-portage = Carry the boat to { $place }
akrotiri-say-load = Load a { $colour } cube
akrotiri-say-unload = Unload a { $colour } cube
akrotiri-say-sell = Sell a { $colour } cube
akrotiri-say-buy = Buy a map ({ $level })
akrotiri-say-oracle = Ask the oracle for a { $terrain }
akrotiri-say-dig = Dig with map { $map } in column { $x }, row { $y }, { $quadrant }
akrotiri-say-stop = Stop
akrotiri-say-end = End the turn

akrotiri-place-thera-w = Thera, west
akrotiri-place-thera-e = Thera, east
# A corner of a square, where there is a dock or a temple.
akrotiri-corner = column { $x }, row { $y }, { $quadrant }
akrotiri-quadrant-nw = north-west
akrotiri-quadrant-ne = north-east
akrotiri-quadrant-se = south-east
akrotiri-quadrant-sw = south-west

akrotiri-balance-money = { $amount } drachma

## Where points came from

tzolkin-source-points = Buildings and tiles
tzolkin-source-architecture-points = Architecture
tzolkin-source-skull-placed = Skulls on Chichen Itza
tzolkin-source-starves = Hungry workers
tzolkin-source-temple-points = Temple steps
tzolkin-source-temple-bonus = Highest in a temple
tzolkin-source-final-corn = Goods left
tzolkin-source-final-skulls = Skulls left
tzolkin-source-final-monument = Monuments
akrotiri-source-final-maps = Maps
akrotiri-source-final-goal = Goals
akrotiri-source-final-money = Drachma
