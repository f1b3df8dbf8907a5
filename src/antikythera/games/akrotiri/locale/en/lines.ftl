# Lines of a game in words: what a player would say. A line with a fixed second word may have a message of its own.

akrotiri-say-keep = Keep: { $goal }
akrotiri-say-dock-thera-w = Start at Thera, in the west
akrotiri-say-dock-thera-e = Start at Thera, in the east
akrotiri-say-tile = Place the tile in column { $x }, row { $y }{ $quarters ->
        [0] {""}
        [1] , rotated 90°
        [2] , rotated 180°
       *[other] , rotated 270°
    }
akrotiri-say-cube = Put 1 { $colour } cube in the { $quadrant }
akrotiri-say-sail = Sail to { $place }
akrotiri-say-portage = Carry the boat overland to { $place }
akrotiri-say-load = Load 1 { $colour } cube
akrotiri-say-unload = Unload 1 { $colour } cube
akrotiri-say-sell = Sell 1 { $colour } cube
akrotiri-say-buy = Buy a map ({ $level })
akrotiri-say-oracle = Ask the oracle for a { $terrain }
akrotiri-say-dig = Dig in column { $x }, row { $y }, { $quadrant }
akrotiri-say-stop = Stop here
akrotiri-say-end = End the turn
# Short, for those who see the place marked on the sea.
akrotiri-here-tile = { $quarters ->
        [0] Place the tile here
        [1] Place the tile here, rotated 90°
        [2] Place the tile here, rotated 180°
       *[other] Place the tile here, rotated 270°
    }
akrotiri-here-cube = Put 1 { $colour } cube here
akrotiri-here-sail = Sail here
akrotiri-here-portage = Carry the boat here
akrotiri-here-dig = Dig here
akrotiri-place-thera-w = Thera, west
akrotiri-place-thera-e = Thera, east
akrotiri-square = column { $x }, row { $y }
# A corner of a square, where there is a dock or a temple.
akrotiri-corner = column { $x }, row { $y }, { $quadrant }
akrotiri-quadrant-nw = north-west
akrotiri-quadrant-ne = north-east
akrotiri-quadrant-se = south-east
akrotiri-quadrant-sw = south-west

akrotiri-balance-coin = { $amount } drachma

## Where points came from

akrotiri-source-final-maps = Maps
akrotiri-source-final-goal = Goals
akrotiri-source-final-money = Drachma

## What can be done now

akrotiri-headline-action = { $actions ->
        [0] Free now: { $deeds }, or end your turn.
        [one] { $actions } action left: { $deeds }, or end your turn.
       *[other] { $actions } actions left: { $deeds }, or end your turn.
    }
akrotiri-headline-end = End your turn.
akrotiri-can-sail = sail
akrotiri-can-load = load
akrotiri-can-sell = sell
akrotiri-can-buy = buy maps
akrotiri-can-dig = dig
akrotiri-can-oracle = ask the oracle
akrotiri-can-unload = unload
akrotiri-can-tile = place the tile
akrotiri-can-cube = put down the second cube
akrotiri-can-portage = carry the boat overland
