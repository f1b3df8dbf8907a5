# The page of Akrotiri: what its board, cards and players are called, and what can be done with them.

## Places. North is away from seat 1, as in the lines of a game.

akrotiri-page-sea = The sea
akrotiri-page-place = column { $x }, row { $y }, { $quadrant }
akrotiri-page-quadrant-nw = north-west
akrotiri-page-quadrant-ne = north-east
akrotiri-page-quadrant-se = south-east
akrotiri-page-quadrant-sw = south-west
akrotiri-page-thera-w = the west dock of Thera
akrotiri-page-thera-e = the east dock of Thera

## Looking around

akrotiri-page-zoom-in = Zoom in
akrotiri-page-zoom-out = Zoom out
akrotiri-page-fit = Show the whole sea
akrotiri-page-keys = Arrow keys move from place to place, Enter chooses. R rotates a tile, Escape cancels. Plus and minus zoom, F shows everything, Shift with arrow keys moves the view.

## The sea in words, tile by tile

akrotiri-page-read = The sea in words
akrotiri-page-read-home = The boat of { $seat } is at { $place }.
akrotiri-page-read-tile = Column { $x }, row { $y }: { $things }.
akrotiri-page-read-icon = { $terrain } in the { $quadrant }
akrotiri-page-read-dock = dock in the { $quadrant }
akrotiri-page-read-cube = { $colour } cube in the { $quadrant }
akrotiri-page-read-temple = temple of { $seat } in the { $quadrant }
akrotiri-page-read-boat = boat of { $seat } in the { $quadrant }

## Tiles

akrotiri-page-place-tile = Place the tile in column { $x }, row { $y }, { $quarters ->
        [0] as drawn
        [1] rotated 90°
        [2] rotated 180°
       *[other] rotated 270°
    }
akrotiri-page-turn = Rotate the tile
akrotiri-page-confirm-tile = Place the tile here
akrotiri-page-let-go = Choose another square
akrotiri-page-tile-hint = Choose a square. Choose it again to rotate the tile.
akrotiri-page-tile-joins = Here it touches { $islands ->
        [one] { $islands } island
       *[other] { $islands } islands
    } and { $lanes ->
        [one] { $lanes } lane.
       *[other] { $lanes } lanes.
    }

## Cubes

akrotiri-page-put-cube = Put the { $colour ->
        [red] orange
        [green] green
        [grey] grey
       *[blue] blue
    } cube at { $place }
akrotiri-page-cube-colour = { $colour ->
        [red] Orange
        [green] Green
        [grey] Grey
       *[blue] Blue
    } cube, { $left } left
akrotiri-page-cube-hint = Choose a colour, then the island for it.

## Boats

akrotiri-page-start-here = Start at { $place }
akrotiri-page-dock = Dock at { $place }
akrotiri-page-way = { $legs ->
        [one] { $legs } move
       *[other] { $legs } moves
    }, { $actions ->
        [0] no action
        [one] { $actions } action
       *[other] { $actions } actions
    }
akrotiri-page-sail = Sail to { $place }: { $legs ->
        [one] { $legs } move
       *[other] { $legs } moves
    }, { $actions ->
        [0] no action
        [one] { $actions } action
       *[other] { $actions } actions
    }
akrotiri-page-carry = Carry the boat overland to { $place }: { $legs ->
        [one] { $legs } move
       *[other] { $legs } moves
    }, { $actions ->
        [0] no action
        [one] { $actions } action
       *[other] { $actions } actions
    }
akrotiri-page-load = Load the { $colour ->
        [red] orange
        [green] green
        [grey] grey
       *[blue] blue
    } cube at { $place }
akrotiri-page-sell = Sell the { $colour ->
        [red] orange
        [green] green
        [grey] grey
       *[blue] blue
    } cube for { $money } drachma
akrotiri-page-unload = Unload the { $colour ->
        [red] orange
        [green] green
        [grey] grey
       *[blue] blue
    } cube here
akrotiri-page-load-any = Load { $colour ->
        [red] an orange
        [green] a green
        [grey] a grey
       *[blue] a blue
    } cube

## Groups of things to do

akrotiri-page-do-dig = Dig
akrotiri-page-do-load = Load
akrotiri-page-do-sell = Sell
akrotiri-page-do-unload = Unload
akrotiri-page-do-buy = Buy a map
akrotiri-page-do-oracle = Ask the oracle

## Maps

akrotiri-page-maps = Your maps
akrotiri-page-no-maps = No maps in hand. Buy some at Thera.
akrotiri-page-map = Map ({ $level })
akrotiri-page-hold-map = Map ({ $level }): { $wants }. Digging costs { $cost } drachma and brings { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
akrotiri-page-want-above = { $number } × { $terrain } above
akrotiri-page-want-left = { $number } × { $terrain } to the left
akrotiri-page-want-right = { $number } × { $terrain } to the right
akrotiri-page-want-below = { $number } × { $terrain } below
akrotiri-page-site-dig = Dig at { $place }: the map fits
akrotiri-page-site-fits = { $place }: the map fits, but you cannot dig now
akrotiri-page-site-no-fit = { $place }: the map does not fit
akrotiri-page-map-fits = This map fits in { $number ->
        [one] { $number } place.
       *[other] { $number } places.
    }
akrotiri-page-map-near = This map fits nowhere yet. At best, { $proved } of its { $wants } directions match, and { $missing ->
        [one] { $missing } icon is missing.
       *[other] { $missing } icons are missing.
    }
akrotiri-page-map-asking = Looking for places…
akrotiri-page-proof-above = Above: { $wanted } × { $terrain } wanted, { $found } there
akrotiri-page-proof-left = Left: { $wanted } × { $terrain } wanted, { $found } there
akrotiri-page-proof-right = Right: { $wanted } × { $terrain } wanted, { $found } there
akrotiri-page-proof-below = Below: { $wanted } × { $terrain } wanted, { $found } there
akrotiri-page-proof-holds = fits
akrotiri-page-proof-fails = does not fit
akrotiri-page-temple-there = This island already has a temple, or is Thera.
akrotiri-page-confirm-dig = Dig here for { $cost } drachma
akrotiri-page-why-not-dig = Why not now?
akrotiri-page-put-map-away = Put the map away

## Goals

akrotiri-page-goals = Your goals
akrotiri-page-goals-to-choose = Goals to choose from
akrotiri-page-goals-open = Open goals
akrotiri-page-no-goals = No goal yet.
akrotiri-page-goal = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each { $counted }
akrotiri-page-goal-so-far = { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
akrotiri-page-keep-goal = Keep this goal:

## Market, maps to buy, oracle

akrotiri-page-market = Market
akrotiri-page-market-row = { $colour ->
        [red] Orange
        [green] Green
        [grey] Grey
       *[blue] Blue
    }: { $left ->
        [one] { $left } cube on the market
       *[other] { $left } cubes on the market
    }. { $price ->
        [0] None can be sold.
       *[other] The next cube sells for { $price }, and then for { $then }.
    }
akrotiri-page-decks = Maps to buy
akrotiri-page-deck = Maps ({ $level }): { $left } left.
akrotiri-page-buy = Buy { $level } for { $money } drachma
akrotiri-page-map-prices = One map costs { $one }, two { $two }, three { $three } drachma, in one action at Thera.
akrotiri-page-ordered = Bought and not yet drawn: { $number }
akrotiri-page-stack-left = { $stack ->
        [one] { $stack } tile to draw
       *[other] { $stack } tiles to draw
    }, { $discards } discarded
akrotiri-page-ask-oracle = Ask the oracle for a { $terrain }

## Players

akrotiri-page-you = you
akrotiri-page-to-move = to move
akrotiri-page-money = { $money } drachma
akrotiri-page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
akrotiri-page-points-hidden = { $points ->
        [one] { $points } visible point
       *[other] { $points } visible points
    }
akrotiri-page-boat = { $number ->
        [0] Empty boat
        [one] Boat with { $number } cube
       *[other] Boat with { $number } cubes
    }
akrotiri-page-temples = { $number } of { $all } temples dug up
akrotiri-page-actions = { $actions ->
        [one] { $actions } action a turn
       *[other] { $actions } actions a turn
    }
akrotiri-page-actions-left = { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
akrotiri-page-leg-left = and a free move
akrotiri-page-maps-in-hand = In hand: { $easy } easy, { $medium } medium, { $hard } hard maps
akrotiri-page-maps-played = Maps played
akrotiri-page-hidden-goals = { $number ->
        [one] { $number } secret goal
       *[other] { $number } secret goals
    }
akrotiri-page-tile-known = Tile in hand, shown by the oracle
akrotiri-page-tile-hidden = A tile in hand
akrotiri-page-no-tile = No tile in hand
akrotiri-page-last-round = Last round

## The reconstruction

akrotiri-page-reconstruction = About this reconstruction
akrotiri-page-reconstruction-words = No public source shows the printed tiles and cards one by one. Ours keep everything that is known about them: a lane at the middle of every side, land in every corner, nine icons of each terrain, three levels of maps with their prices and points. All rules, goals, prices and numbers are those of the rulebook. Owners of the game can write down the real tiles and cards and play with them.
