# Akrotiri: why something cannot be done now, and what players regret later.

## Why not

akrotiri-why-decision = First decide something else: { $decision }
akrotiri-why-no-actions = You have no actions left this turn.
akrotiri-why-goal-not-offered = This goal is not among those that you can choose from.
akrotiri-why-dock-taken = The other boat is at { $place }.
akrotiri-here-dock-taken = The other boat is here.
akrotiri-why-square-taken = The square { $square } is taken.
akrotiri-here-square-taken = This square is taken.
akrotiri-why-square-apart = The square { $square } is not next to any tile.
akrotiri-here-square-apart = This square is not next to any tile.
akrotiri-why-cube-beside-icon = That quadrant belongs to the island with the icon of this tile. The second cube must go to another island.
akrotiri-why-no-cube-left = There is no { $colour } cube left on the market.
akrotiri-why-no-dock = There is no dock at { $place }.
akrotiri-here-no-dock = There is no dock here.
akrotiri-why-already-there = Your boat is already at { $place }.
akrotiri-here-already-there = Your boat is already here.
akrotiri-why-no-lane = No sea lane leads from your dock to { $place }.
akrotiri-here-no-lane = No sea lane leads here from your dock.
akrotiri-why-other-island = { $place } is not on the island where your boat is, so you cannot carry the boat there.
akrotiri-here-other-island = Your boat is on another island, so you cannot carry it here.
akrotiri-why-through-dock = The way to { $place } leads through the dock of the other boat. Your boat cannot stop there, and you do not have enough actions left for both moves.
akrotiri-here-through-dock = The way here leads through the dock of the other boat. Your boat cannot stop there, and you do not have enough actions left for both moves.
akrotiri-why-boat-full = Your boat is full: it carries { $cubes } cubes.
akrotiri-why-no-cube-here = There is no { $colour } cube on the island where your boat is.
akrotiri-why-not-on-board = There is no { $colour } cube on your boat.
akrotiri-why-unload-at-thera = At Thera cubes are sold, not unloaded.
akrotiri-why-just-loaded = You have just loaded this cube here.
akrotiri-why-no-use-unloading = You have no action left for which a lighter boat is good.
akrotiri-why-not-at-thera = You can do this only at Thera.
akrotiri-why-buy-money = The next map costs { $needed } drachma; you have { $money }.
akrotiri-why-no-map-left = There is no { $level } map left to buy.
akrotiri-why-oracle-asked = You have already asked the oracle this turn.
akrotiri-why-no-tiles-left = There are no tiles left in the stack.
akrotiri-why-map-not-held = You do not have this map in hand.
akrotiri-why-no-tile-there = There is no land at { $square }.
akrotiri-here-no-tile-there = There is no land here.
akrotiri-why-all-temples = You have dug up all { $temples } of your temples.
akrotiri-why-dig-thera = Your boat is at Thera, where there is nothing to dig up. Sail to the island first.
akrotiri-why-not-your-island = Your boat is not at this island.
akrotiri-why-has-temple = This island already has a temple.
akrotiri-why-dig-money = Digging with this map costs { $needed } drachma; you have { $money }.
akrotiri-why-dig = This map does not fit here: { $directions ->
        [one] one direction does not match.
       *[other] { $directions } directions do not match.
    }
akrotiri-why-dig-above = The map asks for { $wanted } × { $terrain } above; { $found ->
        [0] there is none.
        [one] there is { $found }.
       *[other] there are { $found }.
    }
akrotiri-why-dig-below = The map asks for { $wanted } × { $terrain } below; { $found ->
        [0] there is none.
        [one] there is { $found }.
       *[other] there are { $found }.
    }
akrotiri-why-dig-left = The map asks for { $wanted } × { $terrain } to the left; { $found ->
        [0] there is none.
        [one] there is { $found }.
       *[other] there are { $found }.
    }
akrotiri-why-dig-right = The map asks for { $wanted } × { $terrain } to the right; { $found ->
        [0] there is none.
        [one] there is { $found }.
       *[other] there are { $found }.
    }

## What players regret

akrotiri-warning-actions-left = You have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left.
akrotiri-warning-leg-left = Your empty boat can make one more move for free.
akrotiri-warning-unsold = You are at Thera with { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } still on board. Selling takes no action.
akrotiri-warning-could-dig = You could dig up a temple now.
akrotiri-warning-last-turn = This is your last turn of the game.

akrotiri-caution-actions-left = actions left
akrotiri-caution-leg-left = a free move left
akrotiri-caution-unsold = goods not sold
akrotiri-caution-could-dig = a temple that could be dug up
akrotiri-caution-last-turn = the last turn

## Advice for a first game

akrotiri-advice-first-tile = You have no maps yet, so any square is fine. Near a dock of Thera you will get there quickly.
akrotiri-advice-tile = Read your maps first. Place the tile far out on the side where a map wants its terrain.
akrotiri-advice-cube = Put the cube where you can fetch it soon. The more cubes of a colour are at sea, the higher its price.
akrotiri-advice-goal = This is the easier of your goals: more temples fit it.
akrotiri-advice-harbour = Start on the side with the most cubes.
akrotiri-advice-fetch = Sail to an island with several cubes, load them, and come back to Thera.
akrotiri-advice-load = Load as many cubes as you can.
akrotiri-advice-home = Bring your cubes to Thera, and sell them there.
akrotiri-advice-sell = Sell your cubes. It takes no action, and you need money for digging.
akrotiri-advice-dig = One of your maps fits here. Dig!
