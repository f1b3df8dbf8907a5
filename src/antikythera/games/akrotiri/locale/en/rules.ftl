# The rules of Akrotiri, for players to look up. Every paragraph has a title.
# All numbers are placeables, filled in from the component files: see guide/rules.toml. No digit is written here.

akrotiri-rules-theme-title = What the game is about
akrotiri-rules-theme =
    You sail the Aegean around the island of Thera and look for temples of the Minoans. Each tile that is placed makes the sea larger.
    Digging costs money. So you carry goods from the islands to Thera, sell them, and dig where your secret maps say that there is a temple.

akrotiri-rules-goal-title = Who wins
akrotiri-rules-goal =
    The game ends soon after a player has dug up temple number { $temples }. The player with the most points wins. They come from the maps that you have played, from secret goals, and from money.

akrotiri-rules-setup-title = Setting up
akrotiri-rules-setup =
    Thera is in the middle. Each player has a boat, { $temples } temples and { $money } drachma. The player in the first seat begins. One after the other, the players place a tile with its cubes.
    Then each player gets { $easy_maps ->
        [one] an easy map
       *[other] { $easy_maps } easy maps
    } and { $medium_maps ->
        [one] a medium one
       *[other] { $medium_maps } medium ones
    }, looks at { $goals_dealt } goals and keeps one of them. The boats begin at the two docks of Thera. Last, each player draws a tile in secret.

akrotiri-rules-first-game-title = Your first game
akrotiri-rules-first-game =
    The rulebook has no advice for new players. Ours: keep the goal that more temples fit. In your first turns fetch cubes and sell them at Thera, until you can pay for a dig. Read your maps before you place a tile, and dig with the easy map first: every temple brings you more actions.
    Advice for your first moves can be shown while you play: choose it for a new table or in the settings.
akrotiri-rules-first-game-search = advice, recommended, new players

akrotiri-rules-sea-title = The sea
akrotiri-rules-sea =
    The sea grows tile by tile. What matters on it are islands, lanes, docks and terrain icons.

akrotiri-rules-tiles-title = Tiles
akrotiri-rules-tiles =
    There are { $tiles } square tiles. A tile has a lane at the middle of each side, land in each of its four quadrants, and one terrain icon. So every tile fits beside every other, however it is turned.
    No tile may be more than { $reach } squares away from Thera. In a real game, that hardly ever matters.

akrotiri-rules-islands-title = Islands
akrotiri-rules-islands =
    Connected land is one island. Tiles that meet at a corner share the land at that corner, so a new tile can join islands.
    It can happen that islands join that have a temple each. Then both temples stay.

akrotiri-rules-lanes-title = Lanes and docks
akrotiri-rules-lanes =
    White lanes run across the water and join at the sides of the tiles. A dock is a place at the shore where a boat can stop. It serves the lane beside it and the island on which it stands.
    Not all land has a dock.
akrotiri-rules-lanes-search = shipping routes

akrotiri-rules-terrains-title = Terrains
akrotiri-rules-terrains =
    A terrain icon is a volcano, a forest, a mountain or a lake. Maps tell where temples are by counting icons. Each terrain has cubes of its own colour: volcanoes orange, forests green, mountains grey, lakes blue.

akrotiri-rules-turn-title = Your turn
akrotiri-rules-turn =
    In your turn you place the tile that you hold, put cubes on it, do your actions, and draw a new tile. You can do nothing else until the tile and its cubes have been placed.

akrotiri-rules-overview-title = A turn at a glance
akrotiri-rules-overview =
    Place the tile that you hold. Put a cube of the terrain’s colour beside its icon, and a second cube of any colour on another island of the tile.
    Use your actions, in any order: move by sea or overland, twice with an empty boat; load up to { $boat } cubes; dig with a map; buy maps at Thera; ask the oracle once. Selling at Thera and unloading elsewhere are free.
    Draw a tile, unless the oracle gave you one. Then it is the other player’s turn.

akrotiri-rules-placing-title = Placing a tile
akrotiri-rules-placing =
    Place your tile so that it shares a side with a tile that is there already, or with the board of Thera. You may turn it as you like.
    If you have no tile in hand, because none are left, you begin with the actions.

akrotiri-rules-cubes-title = Cubes on a new tile
akrotiri-rules-cubes =
    First a cube of the terrain’s colour is put beside the icon. If none is left on the market, there is no such cube.
    Then you choose a second cube, of any colour that is left, and put it on another island of the same tile. If the whole tile belongs to one island, there is no second cube.
    Cubes come from the market, where the cheapest space is emptied first. So every cube that is placed makes its colour worth more.

akrotiri-rules-actions-title = Actions
akrotiri-rules-actions =
    You begin with { $first_actions } actions a turn, and temples bring you more. Actions are: move, load, dig, buy maps, and ask the oracle. You may do the same more than once, and you need not use all of them.
    Selling and unloading cost no action.

akrotiri-rules-moving-title = Sailing
akrotiri-rules-moving =
    For an action, sail along lanes from your dock to any other dock that they lead to, however far. Choose any branch, and sail past docks as you like. Two boats are never at the same dock.

akrotiri-rules-overland-title = Carrying the boat overland
akrotiri-rules-overland =
    For an action, carry your boat from its dock to another dock of the same island. This is called a portage. It brings you to lanes that no other way leads to. A loaded boat can be carried, too.

akrotiri-rules-empty-boat-title = An empty boat is faster
akrotiri-rules-empty-boat =
    A boat without cubes makes two moves for one action, by sea or overland. The second must directly follow the first: if you do something else in between, it is lost.

akrotiri-rules-passing-title = Past the other boat
akrotiri-rules-passing =
    You may come by sea to a dock where the other boat is and continue overland from there, or come overland and continue by sea. You do not stop there. Both moves must be paid for together.

akrotiri-rules-loading-title = Loading
akrotiri-rules-loading =
    For an action, load cubes from the island where your boat is, from anywhere on it. A boat carries { $boat } cubes at most.

akrotiri-rules-unloading-title = Unloading
akrotiri-rules-unloading =
    At any island but Thera you may unload cubes at any time during your actions. It costs nothing, and an empty boat is faster.

akrotiri-rules-market-title = Selling at the market of Thera
akrotiri-rules-market =
    When your boat is at Thera, you may sell cubes from it. It costs no action. A cube goes to the most expensive free space of its colour, and you get the price of that space. The prices, from plentiful to scarce: { $prices } drachma.
    There are { $cubes } cubes of each colour. The bank never runs out of money.
akrotiri-rules-market-search = free action, trade

akrotiri-rules-buying-title = Buying maps at Thera
akrotiri-rules-buying =
    When your boat is at Thera, you may buy maps for an action: one for { $one_map } drachma, two for { $two_maps } or three for { $three_maps }. You choose how hard each of them is, and look at them when you have paid for all. You may hold any number of maps.
    If you have actions to spare, buy one at a time: it is cheaper.

akrotiri-rules-oracle-title = Asking the oracle
akrotiri-rules-oracle =
    Once a turn, for an action, name a terrain. Tiles are turned up from the stack until one shows it. That tile is yours for your next turn, and you draw none at the end of this one. The other tiles are discarded.
    If none shows the terrain, you keep the last one. Everyone has seen which tile you hold.

akrotiri-rules-digging-title = Digging up a temple
akrotiri-rules-digging =
    For an action, with your boat at an island, play a map from your hand and pay what it costs. Choose a quadrant of a tile that belongs to the island, and show that it fits the map. Then put a temple there.
    Nothing is dug on Thera, and nothing on an island that has a temple already.
akrotiri-rules-digging-search = excavate, dig site

akrotiri-rules-end-of-turn-title = The end of your turn
akrotiri-rules-end-of-turn =
    Draw a tile from the stack, unless the oracle gave you one. If the stack is empty, the discarded tiles are shuffled and become the new stack.

akrotiri-rules-maps-title = Maps
akrotiri-rules-maps =
    A map says where a temple is, by the terrains around it. To dig with an easy map costs { $easy_cost } drachma and brings { $easy_points ->
        [one] { $easy_points } point
       *[other] { $easy_points } points
    }; with a medium one it costs { $medium_cost } and brings { $medium_points }, with a hard one { $hard_cost } and { $hard_points }.

akrotiri-rules-reading-title = Reading a map
akrotiri-rules-reading =
    A map asks for a number of icons of one terrain above the temple, to its left, to its right or below it, as you see the board from your seat. The other player sees it the other way round.
    An icon is above the temple if it is anywhere above the upper edge of the temple’s quadrant, however far to either side. The other directions work the same way. An icon in the same row is neither above nor below.
    Each direction is checked on its own: an icon that is above and to the left counts for both.

akrotiri-rules-temples-title = Temples and what they uncover
akrotiri-rules-temples =
    Your temples stand on your player board and come off from left to right. Most of them uncover more actions, from your next turn on. With none, one, two and more temples, you have { $actions } actions.
    Temples { $goal_temple } and { $other_goal_temple } bring a further goal instead: draw { $goals_dealt } goals at once and keep one.

akrotiri-rules-goals-title = Goals
akrotiri-rules-goals =
    There are { $goals } goals. Yours are secret until the end. The goals that you do not keep go under the stack.
    A goal gives points for each temple of yours that fits it. A temple can count for several of your goals, but only once for each.

akrotiri-rules-goal-portages-title = Goals: far from Thera
akrotiri-rules-goal-portages =
    One goal gives { $near_points } points for each temple that is exactly { $near_portages ->
        [one] one portage
       *[other] { $near_portages } portages
    } away from Thera. Another gives { $far_points } points for each that is { $far_portages } or more portages away.
    What counts is the way from either dock of Thera that needs the fewest portages, whatever boats are in the way.

akrotiri-rules-goal-bare-title = Goal: bare islands
akrotiri-rules-goal-bare =
    { $bare_points } points for each temple on an island without any terrain icon.

akrotiri-rules-goal-terrain-title = Goals: a terrain
akrotiri-rules-goal-terrain =
    Each of four goals gives { $terrain_points } points for every temple on an island with an icon of its terrain: volcano, forest, mountain or lake.

akrotiri-rules-goal-isolated-title = Goal: temples apart
akrotiri-rules-goal-isolated =
    { $isolated_points } points for each temple whose island is not linked to the island of another temple of yours. Islands are linked when a single move by sea leads from one to the other. Lanes across the board of Thera do not count. Two temples on one island are linked.

akrotiri-rules-goal-quarters-title = Goal: all corners of the sea
akrotiri-rules-goal-quarters =
    { $quarter_points } points for each quadrant of the sea in which you have a temple. A cross through the middle of Thera divides the sea into four.

akrotiri-rules-goal-largest-title = Goal: a large island
akrotiri-rules-goal-largest =
    { $largest_points ->
        [one] One point
       *[other] { $largest_points } points
    } for each tile of your largest completed island with a temple. An island is completed when no more tiles can be added to it. It is as large as the number of tiles that it touches; the board of Thera counts as one.

akrotiri-rules-goal-incomplete-title = Goal: islands that can still grow
akrotiri-rules-goal-incomplete =
    { $incomplete_points } points for each temple on an island that is not completed: a tile could still be added to it.

akrotiri-rules-goal-varied-title = Goal: many terrains
akrotiri-rules-goal-varied =
    { $varied_points } points for each temple on an island with icons of at least { $varied_least } different terrains.

akrotiri-rules-end-title = The end of the game
akrotiri-rules-end =
    When a player has dug up temple number { $temples }, the round is finished, so that both players have had the same number of turns.
    If nobody does, the game ends { $rounds_left } rounds after the round in which the last tile was placed.

akrotiri-rules-scoring-title = Scoring
akrotiri-rules-scoring =
    Add up the points of the maps that you have played, the points of your goals, and one point for every { $drachma_a_point } drachma. Maps left in your hand are worth nothing.
akrotiri-rules-scoring-search = victory points, final scoring

akrotiri-rules-tie-title = A tie
akrotiri-rules-tie =
    If both have the same number of points, the one with more money wins. If that is the same as well, they share the victory.
akrotiri-rules-tie-search = tiebreaker

akrotiri-rules-hidden-title = What is hidden
akrotiri-rules-hidden =
    Your maps, your goals and the tile that you hold are secret, unless the oracle has shown the tile. Money is open, and everyone sees how hard the maps are that you hold.
akrotiri-rules-hidden-search = hand of cards, secret

akrotiri-rules-signs-title = Signs
akrotiri-rules-signs =
    These signs are on the sea, on the maps and at the market.
akrotiri-rules-signs-search = icons, symbols, legend

akrotiri-rules-variants-title = Variants
akrotiri-rules-variants =
    Both can be chosen when a game is set up. The first is the publisher’s, printed in the rulebook. The second is ours.

akrotiri-rules-strategist-title = Strategist
akrotiri-rules-strategist =
    { $goals_open } goals are face up from the beginning. A player who would draw further goals chooses one of those instead. They are not replaced.

akrotiri-rules-ring-title = Ring
akrotiri-rules-ring =
    All lanes on the board of Thera are joined to a ring, so that both docks lead everywhere around it.

akrotiri-rules-more-players-title = Three and four players
akrotiri-rules-more-players =
    The publisher has rules for three and four players, who play with two boxes of the game. They are not part of this version: here Akrotiri is for two.

akrotiri-rules-reconstruction-title = About these tiles and maps
akrotiri-rules-reconstruction =
    The tiles, the maps and the board of Thera are a reconstruction: they keep to all that is known of the printed ones, but differ from them. The printed ones can be entered in files of their own.

akrotiri-rules-column-meaning = Meaning
akrotiri-rules-column-sign = Sign
