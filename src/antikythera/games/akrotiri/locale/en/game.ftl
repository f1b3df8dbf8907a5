# Akrotiri: names, decisions, and what happens. Squares and places are written as in the lines of a game.

akrotiri-title = Akrotiri
akrotiri-blurb = Explore the sea around Thera tile by tile, ship goods to market, buy maps, and find the temples that they lead to.
akrotiri-option-strategist = Strategist: choose from five open goals
akrotiri-option-ring = Thera’s sea lanes form a ring

## Names

akrotiri-level-easy = easy
akrotiri-level-medium = medium
akrotiri-level-hard = hard
akrotiri-colour-red = orange
akrotiri-colour-green = green
akrotiri-colour-grey = grey
akrotiri-colour-blue = blue
akrotiri-terrain-volcano = volcano
akrotiri-terrain-forest = forest
akrotiri-terrain-mountain = mountain
akrotiri-terrain-lake = lake
# One letter for a cube of each colour, all different.
akrotiri-mark-red = o
akrotiri-mark-green = g
akrotiri-mark-grey = y
akrotiri-mark-blue = b

## Decisions: what is asked of a player

akrotiri-decision-goal = Which goal do you keep?
akrotiri-decision-harbour = Where does your boat start?
akrotiri-decision-tile = Where do you place the tile?
akrotiri-decision-cube = Which second cube, and where?
akrotiri-decision-action = Sail, load, dig, buy, or end your turn.
akrotiri-decision-load = Load another cube, or stop?
akrotiri-decision-buy = Buy another map, or stop?
akrotiri-decision-over = The game is over.

## What happens

akrotiri-event-turn = Round { $round }: { $seat } has { $actions ->
        [one] { $actions } action.
       *[other] { $actions } actions.
    }
akrotiri-event-places = { $seat } places a tile at { $square }{ $quarters ->
        [0] .
        [1] , rotated 90°.
        [2] , rotated 180°.
       *[other] , rotated 270°.
    }
akrotiri-event-puts-cube = { $seat } puts 1 { $colour } cube at { $place }.
akrotiri-event-no-cube = No { $colour } cube is left to put down.
akrotiri-event-docks = The boat of { $seat } is at { $place }.
akrotiri-event-sails = { $seat } sails to { $place }.
akrotiri-event-carries = { $seat } carries the boat overland to { $place }.
akrotiri-event-loads = { $seat } loads 1 { $colour } cube at { $place }.
akrotiri-event-unloads = { $seat } unloads 1 { $colour } cube at { $place }.
akrotiri-event-sells = { $seat } sells 1 { $colour } cube for { $money } drachma.
akrotiri-event-buys = { $seat } buys a map ({ $level }) for { $money } drachma.
akrotiri-event-draws-map = { $seat } draws a map ({ $level }).
akrotiri-event-digs = { $seat } digs up a temple at { $place }, with a map ({ $map }).
akrotiri-event-pays = { $seat } pays { $money } drachma.
akrotiri-event-asks = { $seat } asks the oracle for a { $terrain }.
akrotiri-event-discards = A tile is discarded ({ $tile }).
akrotiri-event-finds = { $seat } takes the tile ({ $tile }).
akrotiri-event-more-actions = { $seat } now has { $actions } actions a turn.
akrotiri-event-draws-goals = { $seat } draws { $number ->
        [one] { $number } goal.
       *[other] { $number } goals.
    }
akrotiri-event-opens-goal = A goal is turned face up: { $goal }.
akrotiri-event-keeps = { $seat } keeps a goal.
akrotiri-event-draws-tile = { $seat } draws a tile.
akrotiri-event-reshuffles = { $number ->
        [one] { $number } discarded tile is shuffled back in.
       *[other] { $number } discarded tiles are shuffled back in.
    }
akrotiri-event-last-round = This is the last round.
akrotiri-event-no-tiles-left = All tiles have been placed: round { $round } is the last.
akrotiri-event-final-maps = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for maps.
akrotiri-event-final-goal = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a goal ({ $goal }).
akrotiri-event-final-money = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $money } drachma.

## What goals count

akrotiri-goal-portages-exactly = temple { $number ->
        [one] { $number } portage
       *[other] { $number } portages
    } away from Thera
akrotiri-goal-portages = temple { $number } or more portages away from Thera
akrotiri-goal-bare = temple on an island without icons
akrotiri-goal-terrain = temple on an island with a { $terrain }
akrotiri-goal-varied = temple on an island with { $number } or more terrains
akrotiri-goal-isolated = temple on an island without a sea lane to another of your temples’ islands
akrotiri-goal-incomplete = temple on an incomplete island
akrotiri-goal-quadrants = quadrant of the sea with one of your temples
akrotiri-goal-largest = tile of the largest completed island with one of your temples

## What lines mean, beside themselves

akrotiri-line-tile = { $quarters ->
        [0] as drawn
        [1] rotated 90°
        [2] rotated 180°
       *[other] rotated 270°
    }
akrotiri-line-sell = for { $money } drachma
akrotiri-line-buy = for { $money } drachma
akrotiri-line-dig = { $money } drachma → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
akrotiri-line-cubes = { $number } { $colour }
akrotiri-line-temples = { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }

## The board in the terminal

akrotiri-board-round = { $last ->
        [0] { $round ->
            [0] Before the first round
           *[other] Round { $round }
        }
       *[other] Round { $round } of { $last }
    }
akrotiri-board-actions = seat { $seat }: { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
akrotiri-board-tiles = { $stack ->
        [one] { $stack } tile to draw
       *[other] { $stack } tiles to draw
    }, { $discards } discarded
akrotiri-board-money = Drachma
akrotiri-board-cargo = Boat
akrotiri-board-temples = Temples
akrotiri-board-maps = Maps played
akrotiri-board-hand = Hidden hand
akrotiri-board-market = On the market
akrotiri-board-sells = Price of a cube
akrotiri-board-holds = holds
akrotiri-board-open-goals = Goals to choose from
akrotiri-board-unknown-maps = { $number ->
        [one] { $number } { $level } map
       *[other] { $number } { $level } maps
    }
akrotiri-board-unknown-goals = { $number ->
        [one] { $number } goal
       *[other] { $number } goals
    }
akrotiri-board-unknown-tile = a tile
akrotiri-board-shown-tile = tile ({ $tile })
akrotiri-board-map = map { $map }   { $wants }   { $money } drachma → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
akrotiri-board-goal = goal { $number }: { $goal }
akrotiri-help =
    On the board, which seat 2 sees rotated 180°:
      ▒           land; the corners of squares are land, joined where squares meet
      ▲ ♣ ∩ ≈     volcano, forest, mountain, lake
      o g y b     a cube: orange, green, grey, blue
      =           a dock, next to the sea lane that it serves
      ● ■         the boats of seats 1 and 2, at a dock
      ○ □         the temples of seats 1 and 2
      │ ─ ┼ ╵ ╴   sea lanes, and sea lanes that end at a dock
      ╲ ╱         two sea lanes that bend past each other
      ▚ ▞         the same, with land between them
    In lines (an orange cube is called red there):
      tile 2 0 1      place the tile in column 2, row 0, rotated 90° clockwise
      sail 2,0,nw     to the dock in the north-west corner of that square
      portage 2,0,nw  the same, overland
      dig E01 2 0 nw  dig there with map E01; its arrows are as you see the board

akrotiri-notice = The land tiles and map cards are a reconstruction: they follow all that is known of the printed ones, but differ from them.
