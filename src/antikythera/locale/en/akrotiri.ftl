# Akrotiri: names, decisions, and what happens. Squares and places are written as in the lines of a game.

akrotiri-title = Akrotiri

## Names

akrotiri-level-easy = easy
akrotiri-level-medium = medium
akrotiri-level-hard = hard

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

akrotiri-event-turn = Round { $round }: seat { $seat } has { $actions ->
        [one] { $actions } action.
       *[other] { $actions } actions.
    }
akrotiri-event-places = Seat { $seat } places tile { $tile } at { $square }{ $quarters ->
        [0] .
        [one] , turned by a quarter.
       *[other] , turned by { $quarters } quarters.
    }
akrotiri-event-puts-cube = Seat { $seat } puts a { $colour } cube at { $place }.
akrotiri-event-no-cube = No { $colour } cube is left to put down.
akrotiri-event-docks = The boat of seat { $seat } lies at { $place }.
akrotiri-event-sails = Seat { $seat } sails to { $place }.
akrotiri-event-carries = Seat { $seat } carries the boat overland to { $place }.
akrotiri-event-loads = Seat { $seat } loads a { $colour } cube at { $place }.
akrotiri-event-unloads = Seat { $seat } unloads a { $colour } cube at { $place }.
akrotiri-event-sells = Seat { $seat } sells a { $colour } cube for { $money } drachma.
akrotiri-event-buys = Seat { $seat } buys a map ({ $level }) for { $money } drachma.
akrotiri-event-draws-map = Seat { $seat } draws a map ({ $level }).
akrotiri-event-digs = Seat { $seat } digs up a temple at { $place }, with map { $map }.
akrotiri-event-pays = Seat { $seat } pays { $money } drachma.
akrotiri-event-asks = Seat { $seat } asks the oracle for a { $terrain }.
akrotiri-event-discards = Tile { $tile } is discarded.
akrotiri-event-finds = Seat { $seat } takes tile { $tile }.
akrotiri-event-more-actions = Seat { $seat } has { $actions } actions a turn from now on.
akrotiri-event-draws-goals = Seat { $seat } draws { $number ->
        [one] { $number } goal.
       *[other] { $number } goals.
    }
akrotiri-event-opens-goal = Goal { $goal } is laid open.
akrotiri-event-keeps = Seat { $seat } keeps a goal.
akrotiri-event-draws-tile = Seat { $seat } draws a tile.
akrotiri-event-reshuffles = { $number ->
        [one] { $number } discarded tile is shuffled in again.
       *[other] { $number } discarded tiles are shuffled in again.
    }
akrotiri-event-last-round = This is the last round.
akrotiri-event-no-tiles-left = All tiles are placed: round { $round } is the last.
akrotiri-event-final-maps = Seat { $seat } scores { $points } points for maps.
akrotiri-event-final-goal = Seat { $seat } scores { $points } points for goal { $goal }.
akrotiri-event-final-money = Seat { $seat } scores { $points } points for { $money } drachma.
