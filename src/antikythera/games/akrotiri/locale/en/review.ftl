# The review: what choices are about, and what a whole game shows.

akrotiri-theme-sailing = Sailing
akrotiri-theme-land = Land tiles and cubes
akrotiri-theme-cargo = Cargo
akrotiri-theme-market = Market
akrotiri-theme-maps = Maps
akrotiri-theme-goals = Goals
akrotiri-theme-actions = Use of actions

akrotiri-finding-empty = Moves of the boat without cargo: { $empty } of { $moves }.
akrotiri-finding-maps-left = Maps that were never used: { $maps }, worth { $points } points.
akrotiri-finding-market = Drachma for each cube sold: { $money } on average; the most at this table: { $most }.
akrotiri-finding-goals = Points from goals: { $points }; the most at this table: { $most }.
akrotiri-finding-unspent = Drachma left at the end: { $money }.

akrotiri-opening-goal = First goal
akrotiri-opening-map = First map played

akrotiri-field-money = Drachma
akrotiri-field-hold = Cargo
akrotiri-field-market = Market
akrotiri-editor-limits = Islands, temples, boats, maps and goals stay where they are: begin with a position that has them, from a game between bots or from a replay (“Play on from here”).
