# Tzolk'in: names, decisions, what happens, and what is printed.
# An event has its seat, which is the name of the player there, and its values by kind; a second value of one kind
# is called kind2. Points are whole points.

tzolkin-title = Tzolk'in
tzolkin-blurb = Set your workers on gears that turn day by day, and take them off when the time is ripe. Feed them, please the gods, build.

## Names

tzolkin-gear-palenque = Palenque
tzolkin-gear-yaxchilan = Yaxchilan
tzolkin-gear-tikal = Tikal
tzolkin-gear-uxmal = Uxmal
tzolkin-gear-chichen_itza = Chichen Itza
tzolkin-temple-chaac = Chaac
tzolkin-temple-quetzalcoatl = Quetzalcoatl
tzolkin-temple-kukulcan = Kukulcan
tzolkin-technology-agriculture = agriculture
tzolkin-technology-extraction = extraction
tzolkin-technology-architecture = architecture
tzolkin-technology-theology = theology
tzolkin-block-wood = wood
tzolkin-block-stone = stone
tzolkin-block-gold = gold
tzolkin-colour-farm = farm
tzolkin-colour-tomb = tomb
tzolkin-colour-civic = civic building
tzolkin-colour-shrine = shrine

## Decisions: what is asked of a player

tzolkin-decision-wealth = Which two wealth tiles do you keep?
tzolkin-decision-turn = Place workers, or pick workers up.
tzolkin-decision-action = What does the worker do?
tzolkin-decision-harvest = What do you harvest?
tzolkin-decision-technology = Which technology do you advance?
tzolkin-decision-payment = Which block do you pay with?
tzolkin-decision-building = What do you build?
tzolkin-decision-architecture = Use architecture for this building, or save it for the second?
tzolkin-decision-discount = Which block of the cost does architecture save?
tzolkin-decision-temple = Which temple do you climb?
tzolkin-decision-market = Sell or buy at the market.
tzolkin-decision-block = Which block do you take?
tzolkin-decision-offering = Offer a block to climb a temple?
tzolkin-decision-calendar = Does the calendar turn by one day or by two?
tzolkin-decision-over = The game is over.

## What happens

tzolkin-event-keeps = { $seat } keeps the wealth tiles { $wealth } and { $wealth2 }.
tzolkin-event-dummy = A dummy worker stands on { $gear } { $space }.
tzolkin-event-begs = { $seat } begs for corn.
tzolkin-event-places = { $seat } places a worker on { $gear } { $space }{ $corn ->
        [0] .
       *[other] {" "}for { $corn } corn.
    }
tzolkin-event-places-start = { $seat } places a worker on the Starting Player Space{ $corn ->
        [0] .
       *[other] {" "}for { $corn } corn.
    }
tzolkin-event-pitied = The gods take pity on { $seat }: { $corn } corn is enough.
tzolkin-event-picks = { $seat } picks a worker up from { $gear } { $space }.
tzolkin-event-acts = { $seat } uses { $gear } { $action }{ $corn ->
        [0] .
       *[other] {" "}for { $corn } corn.
    }
tzolkin-event-skips = { $seat } lets the action go.
tzolkin-event-wheel-corn = { $corn ->
        [0] There is no corn on the wheel for { $seat }.
       *[other] { $seat } gets { $corn } corn from the wheel.
    }
tzolkin-event-ends = { $seat } ends the turn.
tzolkin-event-corn = { $seat } gets { $corn } corn.
tzolkin-event-block = { $seat } gets { $number } { $block }.
tzolkin-event-skull = { $seat } gets { $number ->
        [one] a crystal skull.
       *[other] { $number } crystal skulls.
    }
tzolkin-event-no-skull = No crystal skull is left for { $seat }.
tzolkin-event-points = { $seat } scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tzolkin-event-worker = { $seat } gets a worker, and now has { $workers }.
tzolkin-event-no-worker = { $seat } has all workers already.
tzolkin-event-rises = { $seat } climbs to step { $step } of { $temple }.
tzolkin-event-cannot-rise = { $seat } can climb no higher in { $temple }.
tzolkin-event-sinks = { $seat } sinks to step { $step } of { $temple }.
tzolkin-event-lightens = { $seat } may turn the calendar by two days once more: the player board is light side up.
tzolkin-event-darkens = { $seat } has turned the player board dark side up.
tzolkin-event-harvests-corn = { $seat } harvests { $corn } corn{ $tiles ->
        [0] , without a tile.
       *[other] .
    }
tzolkin-event-harvests-wood = { $seat } takes a wood tile.
tzolkin-event-burns = { $seat } burns the forest.
tzolkin-event-researches = { $seat } reaches level { $level } of { $technology }.
tzolkin-event-research-bonus = { $seat } goes beyond the top of { $technology }, for its bonus.
tzolkin-event-pays-block = { $seat } pays { $number } { $block }.
tzolkin-event-pays-corn = { $seat } pays { $corn } corn.
tzolkin-event-pays-skull = { $seat } pays { $number ->
        [one] a crystal skull.
       *[other] { $number } crystal skulls.
    }
tzolkin-event-builds = { $seat } builds { $card }.
tzolkin-event-architecture-corn = { $seat } gets { $corn } corn for architecture.
tzolkin-event-architecture-points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for architecture.
tzolkin-event-saves = { $seat } saves 1 { $block } through architecture.
tzolkin-event-sells = { $seat } sells 1 { $block } for { $corn } corn.
tzolkin-event-buys = { $seat } buys 1 { $block } for { $corn } corn.
tzolkin-event-offers = { $seat } offers 1 { $block } to the gods.
tzolkin-event-skull-placed = { $seat } places a crystal skull on Chichen Itza { $action }, for { $points } points.
tzolkin-event-deals = { $card } is laid out.
tzolkin-event-feeds = { $seat } feeds { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } with { $corn } corn.
tzolkin-event-starves = { $seat } leaves { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } hungry: { $points } points.
tzolkin-event-new-age = The second age begins, with new buildings.
tzolkin-event-gift-block = { $temple } gives { $seat } 1 { $block }.
tzolkin-event-gift-skull = { $temple } gives { $seat } a crystal skull.
tzolkin-event-skulls-short = There are too few crystal skulls: { $temple } gives none.
tzolkin-event-temple-points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $temple }.
tzolkin-event-temple-bonus = { $seat } is highest in { $temple }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tzolkin-event-starting-player = { $seat } is the starting player.
tzolkin-event-corn-on-wheel = { $corn } corn is laid on the wheel.
tzolkin-event-day = The calendar turns by { $days ->
        [one] a day
       *[other] { $days } days
    }: round { $round }.
tzolkin-event-pushed-off = A worker of { $seat } is pushed off { $gear }.
tzolkin-event-final-corn = { $seat } scores { $points } points for goods worth { $corn } corn.
tzolkin-event-final-skulls = { $seat } scores { $points } points for { $number ->
        [one] { $number } crystal skull.
       *[other] { $number } crystal skulls.
    }
tzolkin-event-final-monument = { $seat } scores { $points } points for { $card }.

## What the actions of the gears are

tzolkin-action-fish = fish: { $corn } corn
tzolkin-action-harvest-corn = harvest: { $corn } corn
tzolkin-action-harvest = harvest: { $corn } corn or { $wood } wood
tzolkin-action-yaxchilan = { $gains }
tzolkin-action-tikal-1 = a technology level
tzolkin-action-tikal-2 = a building
tzolkin-action-tikal-3 = one or two technology levels
tzolkin-action-tikal-4 = one or two buildings, or a monument
tzolkin-action-tikal-5 = a step on two temples, for a block
tzolkin-action-uxmal-1 = a temple step, for { $corn } corn
tzolkin-action-uxmal-2 = the market
tzolkin-action-uxmal-3 = a worker
tzolkin-action-uxmal-4 = a building, for { $corn } corn a block
tzolkin-action-uxmal-5 = any action but Chichen Itza's, for { $corn } corn
tzolkin-action-chichen_itza = a skull: { $points } points, { $temple }{ $block ->
        [0] {""}
       *[other] , a block
    }
tzolkin-action-free = any action of { $gear }
tzolkin-action-none = no action

## What lines mean, beside themselves

tzolkin-line-keep = { $first }; { $second }
tzolkin-line-build = { $cost } → { $effect }
tzolkin-line-place = space { $space }{ $corn ->
        [0] , free
       *[other] , { $corn } corn
    }
tzolkin-line-place-start = { $wheel } corn on the wheel{ $corn ->
        [0] {""}
       *[other] , costs { $corn } corn
    }
tzolkin-line-beg = { $corn } corn; a step down in { $temple }
tzolkin-line-burn = corn, and a wood tile lost; a step down in { $temple }
tzolkin-line-research = { $bonus ->
        [0] to level { $level }
       *[other] for the bonus
    }
tzolkin-line-climb = to step { $step }
tzolkin-line-sell = for { $corn } corn
tzolkin-line-buy = for { $corn } corn

## What is printed on tiles

tzolkin-gain-corn = { $number } corn
tzolkin-gain-wood = { $number } wood
tzolkin-gain-stone = { $number } stone
tzolkin-gain-gold = { $number } gold
tzolkin-gain-skull = { $number ->
        [one] { $number } skull
       *[other] { $number } skulls
    }
tzolkin-gain-points = { $number } points
tzolkin-gain-worker = a worker
tzolkin-gain-build = may build
tzolkin-gain-market = the market
tzolkin-gain-act = any action but Chichen Itza's, for { $number } corn
tzolkin-gain-feeds = { $number ->
        [one] { $number } worker needs no corn
       *[other] { $number } workers need no corn
    }
tzolkin-gain-saves = every worker needs { $number } corn less
tzolkin-gain-climb = { $name } +{ $number }
tzolkin-gain-climb-any = any temple +{ $number }
tzolkin-gain-research = { $name } +{ $number }
tzolkin-gain-research-any = any technology +{ $number }
tzolkin-monument-each = { $points } points per { $counted }
tzolkin-monument-table = { $points } points for 0, 1, 2 … { $counted }
tzolkin-monument-again = the points of your temple steps
tzolkin-counted-farm = farm
tzolkin-counted-tomb = tomb
tzolkin-counted-civic = civic building
tzolkin-counted-shrine = shrine
tzolkin-counted-built = building or monument
tzolkin-counted-monuments = monument of anyone's
tzolkin-counted-corn_tiles = corn tile
tzolkin-counted-wood_tiles = wood tile
tzolkin-counted-workers = workers
tzolkin-counted-levels = technology level
tzolkin-counted-mastered = full technologies
tzolkin-counted-best_temple = step on your best temple
tzolkin-counted-placed_skulls = skull on Chichen Itza

## The board in the terminal

tzolkin-board-round = Round { $round } of { $rounds }
tzolkin-board-food-day = { $rounds ->
        [0] Food Day this round
        [one] Food Day in { $rounds } round
       *[other] Food Day in { $rounds } rounds
    }
tzolkin-board-wheel = { $corn } corn on the wheel
tzolkin-board-skulls = { $number ->
        [one] { $number } skull left
       *[other] { $number } skulls left
    }
tzolkin-board-starter = seat { $seat } starts
tzolkin-board-start-space = Start space
tzolkin-board-jungle = corn { $corn }, wood { $wood }
tzolkin-board-skulls-placed = on { $spaces }
tzolkin-board-points = Points
tzolkin-board-corn = Corn
tzolkin-board-wood = Wood
tzolkin-board-stone = Stone
tzolkin-board-gold = Gold
tzolkin-board-skull = Skulls
tzolkin-board-workers = Hand
tzolkin-board-temples = Temples
tzolkin-board-technology = Levels
tzolkin-board-tiles = Tiles
tzolkin-board-built = built { $cards }
tzolkin-board-buildings = Buildings
tzolkin-board-monuments = Monuments
tzolkin-help =
    On the board:
      ◇             a dummy worker
      Palenque      beside it, the corn and wood tiles left at its spaces 2 to 5
      Chichen Itza  beside it, the skulls in the bank and the spaces with a skull
      Hand          workers in hand / in all
      Temples       steps on Chaac, Quetzalcoatl, Kukulcan; the lowest is 0
      Levels        of agriculture, extraction, architecture, theology
      Tiles         corn tiles and wood tiles harvested
