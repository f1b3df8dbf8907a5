# The rules of Tzolk'in, for players to look up. Every paragraph has a title.
# All numbers are placeables, filled in from the component files: see guide/rules.toml. No digit is written here.

tzolkin-rules-theme-title = What the game is about
tzolkin-rules-theme =
    You lead a Mayan tribe through one turn of the great calendar. A big wheel, the Tzolk'in gear, drives five smaller gears, and your workers ride on them.
    The longer a worker stays on, the better the actions that it reaches. The trick is to leave it on long enough, and still pick it up in time.

tzolkin-rules-goal-title = Who wins
tzolkin-rules-goal =
    After day { $rounds }, the player with the most points wins. Points come from temples, from skulls left at Chichen Itza, from buildings and from monuments.
    Corn feeds your workers and pays for almost everything. It is worth little in the end, but without it nothing happens.
tzolkin-rules-goal-search = victory points, winner

tzolkin-rules-setup-title = Setting up
tzolkin-rules-setup =
    Everyone begins with { $workers } workers in hand, with the player board light side up, and with a marker on the second step of every temple, counted from the bottom. Nobody has any technology yet.
    The player in the first seat has the Starting Player Marker and plays first in every round, until another player takes it.

tzolkin-rules-wealth-title = Starting wealth tiles
tzolkin-rules-wealth =
    Everyone is dealt { $dealt_tiles } wealth tiles in secret and keeps two of them. When all have chosen, the tiles are shown, and everyone gets what is printed on them at once.
    A tile that feeds a worker does so on every Food Day.

tzolkin-rules-offer-title = Buildings and monuments on offer
tzolkin-rules-offer =
    { $row } buildings of the first age are face up, for everyone to build. The other buildings wait in two stacks, one for each age.
    { $four_monuments } monuments are face up with four players, { $three_monuments } with three and { $two_monuments } with two. Those that are not dealt stay out of the game.

tzolkin-rules-jungle-title = The jungle
tzolkin-rules-jungle =
    Each of the four harvest actions of Palenque has a group of fields in the jungle: { $four_fields } fields with four players, { $three_fields } with three and { $two_fields } with two.
    Every field has a corn tile. In all groups but the first, a wood tile covers each corn tile.

tzolkin-rules-dummies-title = Dummy workers
tzolkin-rules-dummies =
    With fewer than four players, workers that belong to nobody stand in the way: { $three_dummies } with three players and { $two_dummies } with two.
    Wealth tiles that were not dealt say where they stand. The first one on a gear brings a second one on the space right opposite; only Chichen Itza is spared that.
    Dummies are never picked up and never fall off. They ride round and round with the gears.
tzolkin-rules-dummies-search = neutral workers

tzolkin-rules-first-game-title = Your first game
tzolkin-rules-first-game =
    The rulebook does not say which tiles or moves are good for new players. Our advice: keep corn, at least enough for three workers on your first day, and a tile that brings wood, a skull or a step on a temple. On your first day place three workers on different gears, on space zero where you can, as in the rulebook’s example of the first two rounds.
    Advice for your first moves can be shown while you play: choose it for a new table or in the settings.
    Pick a worker up when it can pay for another one. A farm early on saves corn on every Food Day. Get a fourth worker only when you can feed it. From the second age on, turn what you have into points: temples, skulls, a monument.
tzolkin-rules-first-game-search = advice, recommended, new players

tzolkin-rules-round-title = A round
tzolkin-rules-round =
    In a round everyone takes one turn, clockwise from the starting player. Then, if it is a Food Day, the workers eat and the temples give rewards. Then the calendar turns by a day.

tzolkin-rules-overview-title = A round at a glance
tzolkin-rules-overview =
    Turns: from the starting player clockwise. In your turn you may first beg, if you have { $beg_most } corn or less. Then either place workers and pay for them, or pick workers up and use an action with each. At the end of your turn new buildings fill the gaps, and from the Starting Player Space you get the corn on the wheel.
    On a Food Day only: feed your workers, { $food } corn each, and lose { $hungry } points for each that you cannot feed. At the end of the first age the buildings of the second age are laid out. Then the temples give their rewards: resources and skulls in the middle of an age, points at its end.
    The calendar: if nobody used the Starting Player Space, a corn is added to the wheel, and it turns by a day. Otherwise the worker there returns, the Starting Player Marker changes hands, and its player turns the wheel by a day, or by two. Workers pushed off the gears return to their players.

tzolkin-rules-turn-title = Your turn
tzolkin-rules-turn =
    In your turn you either place workers or pick workers up, as many as you like, but at least one. You cannot do both, and you cannot pass.

tzolkin-rules-placing-title = Placing workers
tzolkin-rules-placing =
    Choose a gear. Your worker goes to the free space with the lowest number, beginning with space zero. You may place several workers on one gear, or on different ones.
    Workers of others and dummies are in your way: your worker goes past them to a higher space. That costs more, but it is a head start.
    When all spaces of a gear are taken, nobody can be placed there.

tzolkin-rules-price-title = The price of placing
tzolkin-rules-price =
    A worker costs as much corn as the number of its space. On top of that, the first worker of your turn costs nothing more, the second one corn more, the third two more, and so on.
    So it is cheap to place few workers at a time. You pay at once, and you cannot place a worker that you cannot pay for.

tzolkin-rules-start-space-title = The Starting Player Space
tzolkin-rules-start-space =
    This space beside the wheel costs nothing, but its worker counts toward the price of your next worker. Only one worker can stand there.
    At the end of your turn you get all the corn on the Tzolk'in gear. It comes too late to place workers with it, but in time to feed them.
    At the end of the round your worker comes back, and you become the starting player. If you are that already, the marker goes to your left neighbour, and you play last in the next round.

tzolkin-rules-picking-title = Picking workers up
tzolkin-rules-picking =
    Take one of your workers off a gear and use an action with it, then the next worker if you like. You choose the order, and what one worker brings can pay for the next.
    A worker may also do nothing. One that stands on space zero can do nothing else, unless theology helps it at Chichen Itza.

tzolkin-rules-begging-title = Begging for corn
tzolkin-rules-begging =
    If you have { $beg_most } corn or less at the beginning of your turn, you may beg. You then have exactly { $beg_gets } corn, but you anger a god: step down on one temple of your choice.
    Then take your turn as usual. If you have no worker on the gears and cannot pay for any space, you must beg.

tzolkin-rules-pity-title = When nothing else is left
tzolkin-rules-pity =
    If you would have to beg but stand on the lowest step of every temple, the gods take pity. You place exactly one worker on a cheapest space and pay whatever corn you have.

tzolkin-rules-actions-title = Actions
tzolkin-rules-actions =
    A worker that you pick up can use the action of its space. It can also use an action with a lower number on the same gear, for one corn per step back. It does not matter whether another worker stands there.
    You pay before you act: the corn that the action brings comes too late. An action that you cannot pay for cannot be used.

tzolkin-rules-any-action-title = Free choice: the last spaces of a gear
tzolkin-rules-any-action =
    From space { $free_space } on, and on space { $itza_free_space } of Chichen Itza, a worker can use any action of its gear, and no step back has to be paid. What the action itself costs must be paid all the same.
    Do not wait too long: a worker that rides beyond space { $last_space }, or beyond space { $itza_last_space } of Chichen Itza, is pushed off.
tzolkin-rules-any-action-search = falls off

tzolkin-rules-palenque-title = Palenque: corn and wood
tzolkin-rules-palenque =
    Palenque feeds your tribe. Its first action is fishing, all others are harvests in the jungle.

tzolkin-rules-fishing-title = Fishing
tzolkin-rules-fishing =
    Palenque one brings { $fish } corn. The fish never run out.

tzolkin-rules-harvest-title = Harvesting
tzolkin-rules-harvest =
    The other actions of Palenque harvest a tile from their own group of fields. From the lowest action to the highest, a corn tile brings { $harvest_corn } corn, and a wood tile { $harvest_wood } wood. Taking the wood uncovers the corn tile under it.
    Corn can be harvested only from a tile that is not covered. Keep your tiles: two monuments count them.

tzolkin-rules-burning-title = Burning the forest
tzolkin-rules-burning =
    Instead of harvesting wood, you may burn a wood tile. Nobody gets it. You take the corn tile from under it and its corn, but you anger a god: step down on one temple.
    If you cannot step down anywhere, you cannot burn.

tzolkin-rules-yaxchilan-title = Yaxchilan: resources and skulls
tzolkin-rules-yaxchilan =
    From the first action to the last, Yaxchilan brings wood, stone, gold, a crystal skull, and stone together with gold. It also brings corn: { $mined_corn }. Wood, stone and gold are resources: they pay for technologies and buildings.
    There are { $skulls } crystal skulls in the game. When they are gone, nobody gets one. Corn and resources never run out.
tzolkin-rules-yaxchilan-search = resource block, resources, bank

tzolkin-rules-tikal-title = Tikal: knowledge and buildings
tzolkin-rules-tikal =
    At Tikal, resources become technologies, buildings, monuments and steps on the temples.

tzolkin-rules-tikal-research-title = Tikal: technologies
tzolkin-rules-tikal-research =
    The first action advances a technology by one level. The third advances by one level or by two, on one technology or on two. Each level is paid for on its own, and what the first gives can pay for the second.

tzolkin-rules-tikal-build-title = Tikal: building
tzolkin-rules-tikal-build =
    The second action constructs a building. The fourth constructs one building, or two, or else a single monument. This is the only way to build a monument.
    Whatever the first building gives, you have before you choose the second. Architecture helps with only one of the two, and you say which.

tzolkin-rules-tikal-temples-title = Tikal: two temples
tzolkin-rules-tikal-temples =
    The fifth action costs { $climb_blocks ->
        [one] one resource
       *[other] { $climb_blocks } resources
    } of any kind and takes you up a step on each of two different temples.

tzolkin-rules-uxmal-title = Uxmal: trade and favours
tzolkin-rules-uxmal =
    At Uxmal, corn buys what is scarce elsewhere.

tzolkin-rules-uxmal-temple-title = Uxmal: an offering of corn
tzolkin-rules-uxmal-temple =
    The first action costs { $climb_corn } corn and takes you up a step on a temple of your choice.

tzolkin-rules-market-title = Uxmal: the market
tzolkin-rules-market =
    The second action lets you trade resources for corn and corn for resources, as often as you like. Wood is worth { $wood_corn } corn, stone { $stone_corn } and gold { $gold_corn }, whether you sell or buy. Skulls are not traded.
    Sell first, then buy: here, all sales come before all purchases.

tzolkin-rules-new-worker-title = Uxmal: a new worker
tzolkin-rules-new-worker =
    The third action gives you one more worker, which you can place from your next turn on. Nobody has more than { $most_workers }. Every worker wants to be fed.

tzolkin-rules-uxmal-build-title = Uxmal: building with corn
tzolkin-rules-uxmal-build =
    The fourth action constructs a building that you pay for in corn: { $block_corn } for each resource of its cost. Monuments cannot be built here.

tzolkin-rules-uxmal-elsewhere-title = Uxmal: any action elsewhere
tzolkin-rules-uxmal-elsewhere =
    The fifth action costs { $act_corn } corn. For it you use any action of Palenque, Yaxchilan, Tikal or Uxmal, as if your worker had stood there. Only Chichen Itza is out of reach.

tzolkin-rules-chichen-itza-title = Chichen Itza: offerings to the gods
tzolkin-rules-chichen-itza =
    To use one of the { $itza_actions } actions of Chichen Itza, you leave a crystal skull there for good. You get points and a step on a temple; some of the higher actions bring a resource of your choice as well. The list shows which action gives what.
    Each action can be used only once in a game. If you cannot take the step, it is lost, but you get everything else.

tzolkin-rules-technologies-title = Technologies
tzolkin-rules-technologies =
    There are four technologies with { $levels } levels each. A level adds to what you have already.
    At Tikal the first level costs { $first_level_blocks ->
        [one] one resource
       *[other] { $first_level_blocks } resources
    }, the second { $second_level_blocks } and the third { $third_level_blocks }, of any kind. Some tiles give you a level for free.
    Beyond the top there is a bonus that you can take again and again. At Tikal it costs { $bonus_blocks ->
        [one] one resource
       *[other] { $bonus_blocks } resources
    } each time.

tzolkin-rules-agriculture-title = Agriculture
tzolkin-rules-agriculture =
    First level: every harvest of corn brings { $harvest_more } corn more.
    Second level: fishing brings { $fish_more } corn more, and you can harvest corn even if all corn tiles are covered or gone. Then you get the corn without a tile, and no god is angry.
    Third level: every harvest of corn brings { $harvest_still_more } corn more still.
    Bonus: a step on a temple of your choice.

tzolkin-rules-extraction-title = Resource extraction
tzolkin-rules-extraction =
    First level: whenever an action of Palenque or Yaxchilan brings wood, you get one more.
    Second level: the same with stone. Third level: the same with gold.
    Bonus: two resources of your choice.

tzolkin-rules-architecture-title = Architecture
tzolkin-rules-architecture =
    First level: for every building that you construct, you get { $build_corn } corn.
    Second level: you also get { $build_points } points.
    Third level: the building costs you { $saved_blocks ->
        [one] one resource
       *[other] { $saved_blocks } resources
    } less, of your choice; at Uxmal it costs { $saved_corn } corn less.
    Bonus: { $bonus_points } points. Architecture does not help with monuments, and a building that raises it is not yet helped by the new level.

tzolkin-rules-theology-title = Theology
tzolkin-rules-theology =
    First level: at Chichen Itza a worker may use the action one space ahead of its own.
    Second level: after each action at Chichen Itza you may pay one resource, of any kind, for a step on a temple of your choice.
    Third level: when Yaxchilan brings you a crystal skull, you get one more.
    Bonus: a crystal skull.

tzolkin-rules-buildings-title = Buildings
tzolkin-rules-buildings =
    Pay the resources that are shown, take the building and use what it gives at once, in the order that is shown. At the end of your turn, new buildings of the same age fill the gaps. When their stack is empty, the gaps stay open.
    When the second age begins, all buildings of the first age that nobody has built are removed. Monuments stay.

tzolkin-rules-farms-title = Farms
tzolkin-rules-farms =
    Farms work on every Food Day. Some feed one or more workers. Others reduce the corn that each of your workers needs. All farms that you own work together. No worker ever needs less than nothing: with two farms of the second kind, all your workers are fed.

tzolkin-rules-tombs-title = Tombs
tzolkin-rules-tombs =
    Tombs give points, steps on temples, and sometimes a further action: another building, the market, a worker, or any action outside Chichen Itza for a corn.

tzolkin-rules-civics-title = Civic buildings
tzolkin-rules-civics =
    Civic buildings give a level of a technology, often with a resource, corn or a skull.

tzolkin-rules-shrines-title = Shrines
tzolkin-rules-shrines =
    Shrines cost stone and gold. They give steps on temples, levels of technologies, and points.

tzolkin-rules-monuments-title = Monuments
tzolkin-rules-monuments =
    A monument gives you nothing when it is built, but many points at the end of the game. Each one says what it counts, and you may build several. There is only one of each: first come, first served. The row is not refilled.
    Monuments that count buildings or monuments count themselves, too. Those that count harvest tiles count only tiles that you keep: wood that was burned is gone. The one for a single temple counts the steps above the step on which you began. The one for all temples gives the points of your steps once more, but not the extra points for being highest. The one for skulls counts the skulls of all players at Chichen Itza. The one for monuments counts those of all players, and gives more the fewer players there are.

tzolkin-rules-temples-title = Temples
tzolkin-rules-temples =
    There are three temples: Chaac, Quetzalcoatl and Kukulcan. The higher you stand, the more you get on Food Days. Several players can share a step, but not the top one. The list shows the points of every step, and where resources and a skull are.
    A step that you cannot take is lost.

tzolkin-rules-top-title = At the top of a temple
tzolkin-rules-top =
    Only one player can be at the top of a temple. Others can get there when that player steps down.
    When you arrive at a top, turn your player board light side up again. You can then turn the calendar by two days once more.

tzolkin-rules-anger-title = Angering the gods
tzolkin-rules-anger =
    Begging and burning the forest anger a god: you step down on one temple of your choice. Below the step on which you began there is one more, and it costs points.

tzolkin-rules-food-day-title = Food Days
tzolkin-rules-food-day =
    Days { $first_food_day }, { $second_food_day }, { $third_food_day } and { $last_food_day } are Food Days. When everyone has had a turn, each of your workers, wherever it is, needs { $food } corn. You must feed as many as you can.
    Every worker that stays hungry costs you { $hungry } points, also below zero. You keep the worker. Nobody can be half fed: corn that is too little for one more worker stays with you.
tzolkin-rules-food-day-search = starving, hungry, negative, below zero

tzolkin-rules-gifts-title = Middle-of-age rewards
tzolkin-rules-gifts =
    On the first and the third Food Day, after feeding, the temples give what is shown on your step and on all steps below it: Chaac stone, Quetzalcoatl gold, Kukulcan wood and a crystal skull.
    If there are too few skulls for all who should get one, nobody gets one.

tzolkin-rules-temple-points-title = End-of-age rewards
tzolkin-rules-temple-points =
    On the second and the last Food Day, each temple gives you the points of your step. On the lowest step you lose points.
    The highest player gets more: { $chaac_first_bonus } points from Chaac in the first age and { $chaac_last_bonus } in the second; from Quetzalcoatl { $quetzalcoatl_first_bonus } and { $quetzalcoatl_last_bonus }; from Kukulcan { $kukulcan_first_bonus } and { $kukulcan_last_bonus }. Players who are highest together get half of it each.
    Before the temples of the second Food Day give their points, the buildings of the second age are laid out.

tzolkin-rules-calendar-title = The calendar turns
tzolkin-rules-calendar =
    At the end of a round the wheel turns by a day, and every worker on a gear moves one space on. A worker pushed beyond the last space goes back to its owner and does nothing.
    Before that, a corn is added to the wheel, unless a player used the Starting Player Space.

tzolkin-rules-two-days-title = Two days at once
tzolkin-rules-two-days =
    If you used the Starting Player Space, and your player board is light side up, you may let the calendar turn by two days instead of one. Then turn your player board over.
    This is not possible while a worker of any player is on space { $two_day_space }, or on space { $itza_two_day_space } of Chichen Itza: the second day would push it off. Dummies do not count, nor do workers on the last space, which a single day pushes off as well.
    A Food Day that is skipped is held at the end of the next round. The later ones keep their days.

tzolkin-rules-end-title = The end of the game
tzolkin-rules-end =
    The game ends with the last Food Day. After the temples have given their points, the calendar turns once more.
    Then resources are turned into corn at market prices, and you get a point for every { $corn_a_point } corn. Parts of a point count, too. Every crystal skull that you still have is worth { $skull_points } points. Last come the monuments.
tzolkin-rules-end-search = final scoring

tzolkin-rules-tie-title = A tie
tzolkin-rules-tie =
    If players have the same number of points, the one with more workers on the gears wins. If that is the same as well, they share the victory.
tzolkin-rules-tie-search = tiebreaker

tzolkin-rules-hidden-title = What is hidden
tzolkin-rules-hidden =
    Everything is open, except for the wealth tiles that others were dealt and did not keep, and the order of the buildings in their stacks.

tzolkin-rules-signs-title = Signs
tzolkin-rules-signs =
    These signs are on the board, on the tiles and beside the players.
tzolkin-rules-signs-search = icons, symbols, legend

tzolkin-rules-editions-title = Errors in printed editions
tzolkin-rules-editions =
    We follow the second English printing. Where other editions differ, this is what counts.
    The Simplified Chinese book says that with two farms of the second kind all workers need corn: they need none. It also names stone for a wealth tile that gives gold. The Japanese book prints the market under the second action of Tikal: it is the second action of Uxmal. The Hungarian book follows the first printing: it names a wrong action at Tikal, and words the second level of agriculture differently.
tzolkin-rules-editions-search = errata, printing

tzolkin-rules-column-action = Action
tzolkin-rules-column-extra = Corn on top of the spaces
tzolkin-rules-column-meaning = Meaning
tzolkin-rules-column-resource = Resource
tzolkin-rules-column-sign = Sign
tzolkin-rules-column-step = Step
tzolkin-rules-column-temple = Step on
tzolkin-rules-column-workers = Workers placed in a turn
