# Akrotiri: why something cannot be done now, and what players regret later.

## Why not

akrotiri-why-decision = Something else is to be decided first: { $decision }
akrotiri-why-no-actions = You have no actions left in this turn.
akrotiri-why-goal-not-offered = This goal is not among those that you can choose from.
akrotiri-why-dock-taken = The other boat lies at { $place }.
akrotiri-why-square-taken = The square { $square } is taken.
akrotiri-why-square-apart = The square { $square } does not lie beside any tile.
akrotiri-why-cube-beside-icon = That corner belongs to the island with the icon of this tile. The second cube goes to another island.
akrotiri-why-no-cube-left = There is no { $colour } cube left on the market.
akrotiri-why-no-dock = There is no dock at { $place }.
akrotiri-why-already-there = Your boat lies at { $place } already.
akrotiri-why-no-lane = No lane leads from your dock to { $place }.
akrotiri-why-other-island = { $place } is not on the island where your boat lies, so the boat cannot be carried there.
akrotiri-why-through-dock = The way to { $place } leads through the dock of the other boat. Your boat cannot stop there, and you cannot pay for both parts of the way at once.
akrotiri-why-boat-full = Your boat is full: it carries { $cubes } cubes.
akrotiri-why-no-cube-here = There is no { $colour } cube on the island where your boat lies.
akrotiri-why-not-on-board = There is no { $colour } cube on your boat.
akrotiri-why-unload-at-thera = At Thera cubes are sold, not unloaded.
akrotiri-why-not-at-thera = This can be done only at Thera.
akrotiri-why-buy-money = The next map costs { $needed } drachma; you have { $money }.
akrotiri-why-no-map-left = There is no { $level } map left to buy.
akrotiri-why-oracle-asked = You have asked the oracle in this turn already.
akrotiri-why-no-tiles-left = There are no tiles left in the stack.
akrotiri-why-map-not-held = You do not hold this map.
akrotiri-why-no-tile-there = There is no land at { $square }.
akrotiri-why-all-temples = You have dug all { $temples } of your temples.
akrotiri-why-dig-thera = Your boat lies at Thera, where nothing is dug. Sail to the island first.
akrotiri-why-not-your-island = Your boat does not lie at this island.
akrotiri-why-has-temple = This island has a temple already.
akrotiri-why-dig-money = Digging with this map costs { $needed } drachma; you have { $money }.
akrotiri-why-dig = This map does not fit here: { $directions ->
        [one] one direction fails.
       *[other] { $directions } directions fail.
    }
akrotiri-why-dig-above = Above, the map asks for { $wanted } × { $terrain }; there { $found ->
        [0] is none.
        [one] is { $found }.
       *[other] are { $found }.
    }
akrotiri-why-dig-below = Below, the map asks for { $wanted } × { $terrain }; there { $found ->
        [0] is none.
        [one] is { $found }.
       *[other] are { $found }.
    }
akrotiri-why-dig-left = To the left, the map asks for { $wanted } × { $terrain }; there { $found ->
        [0] is none.
        [one] is { $found }.
       *[other] are { $found }.
    }
akrotiri-why-dig-right = To the right, the map asks for { $wanted } × { $terrain }; there { $found ->
        [0] is none.
        [one] is { $found }.
       *[other] are { $found }.
    }

## What players regret

akrotiri-warning-actions-left = You have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left.
akrotiri-warning-leg-left = Your empty boat can go on once more for nothing.
akrotiri-warning-unsold = You are at Thera with { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } still on board. Selling takes no action.
akrotiri-warning-could-dig = You could dig up a temple now.
akrotiri-warning-last-turn = This is your last turn of the game.

akrotiri-caution-actions-left = actions left
akrotiri-caution-leg-left = a free leg left
akrotiri-caution-unsold = goods not sold
akrotiri-caution-could-dig = a temple that could be dug up
akrotiri-caution-last-turn = the last turn
