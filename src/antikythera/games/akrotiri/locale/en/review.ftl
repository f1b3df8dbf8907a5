# The review: what choices are about, and what a whole game shows.

akrotiri-theme-sailing = Sailing
akrotiri-theme-land = Land tiles and cubes
akrotiri-theme-cargo = Cargo
akrotiri-theme-market = Market
akrotiri-theme-maps = Maps
akrotiri-theme-goals = Goals
akrotiri-theme-actions = Use of actions

akrotiri-finding-empty = Moves of the boat without cargo: { $empty } of { $moves }.
akrotiri-finding-maps-left = Maps that were never used: { $maps }, worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
akrotiri-finding-market = Drachma for each cube sold: { $money } on average; the most at this table: { $most }.
akrotiri-finding-goals = Points from goals: { $points }; the most at this table: { $most }.
akrotiri-finding-unspent = Drachma left at the end: { $money }.

akrotiri-opening-goal = First goal
akrotiri-opening-map = First map played

akrotiri-field-money = Drachma
akrotiri-field-hold = Cargo
akrotiri-field-seat = Whose turn
akrotiri-field-square = The sea
akrotiri-field-tile = Tile
akrotiri-field-turned = Turned
akrotiri-field-cube = Cubes
akrotiri-field-temple = Temples
akrotiri-field-boat = Boats
akrotiri-field-hand = Tile in hand
akrotiri-field-goal = Goals
akrotiri-field-dug = Maps played
akrotiri-field-card = Maps in hand
akrotiri-turn-0 = as printed
akrotiri-turn-1 = a quarter turn clockwise
akrotiri-turn-2 = upside down
akrotiri-turn-3 = a quarter turn counterclockwise
akrotiri-editor-limits = The market, the round and the goals that temples bring follow from the rest.
