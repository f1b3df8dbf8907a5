# Tzolk'in: names, decisions, what happens, and what is printed.
# An event has its seat, which is the name of the player there, and its values by kind; a second value of one kind
# is called kind2. Points are whole points.

tzolkin-title = Tzolk'in
tzolkin-blurb = Place your workers on gears that turn day by day, and pick them up when the time is right. Feed them, please the gods, and build.

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
tzolkin-decision-payment = Which resource do you pay with?
tzolkin-decision-building = What do you construct?
tzolkin-decision-architecture = Use architecture for this building, or save it for the second?
tzolkin-decision-discount = Which resource does architecture save?
tzolkin-decision-temple = Which temple do you climb?
tzolkin-decision-market = Sell or buy at the market.
tzolkin-decision-block = Which resource do you take?
tzolkin-decision-offering = Pay a resource to climb a step on a temple?
tzolkin-decision-calendar = Does the calendar advance one day or two?
tzolkin-decision-over = The game is over.

## What happens

tzolkin-event-keeps = { $seat } keeps two wealth tiles: { $wealth }; { $wealth2 }.
tzolkin-event-dummy = A dummy worker is placed on { $gear } { $space }.
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
tzolkin-event-picks = { $seat } picks up a worker from { $gear } { $space }.
tzolkin-event-acts = { $seat } uses { $gear } { $action }{ $corn ->
        [0] .
       *[other] {" "}for { $corn } corn.
    }
tzolkin-event-skips = { $seat } skips the action.
tzolkin-event-wheel-corn = { $corn ->
        [0] There is no corn on the Tzolk'in gear for { $seat }.
       *[other] { $seat } gets { $corn } corn from the Tzolk'in gear.
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
tzolkin-event-worker = { $seat } gets a worker and now has { $workers }.
tzolkin-event-no-worker = { $seat } already has all workers.
tzolkin-event-rises = { $seat } climbs to step { $step } of { $temple }.
tzolkin-event-cannot-rise = { $seat } cannot climb any higher on { $temple }.
tzolkin-event-sinks = { $seat } steps down to step { $step } of { $temple }.
tzolkin-event-lightens = { $seat } turns the player board lighter side up, and may advance the calendar two days once more.
tzolkin-event-darkens = { $seat } turns the player board darker side up.
tzolkin-event-harvests-corn = { $seat } harvests { $corn } corn{ $tiles ->
        [0] {" "}without a tile.
       *[other] .
    }
tzolkin-event-harvests-wood = { $seat } takes a wood tile.
tzolkin-event-burns = { $seat } burns the forest.
tzolkin-event-researches = { $seat } reaches level { $level } of { $technology }.
tzolkin-event-research-bonus = { $seat } is already at the top of { $technology } and takes its bonus.
tzolkin-event-pays-block = { $seat } pays { $number } { $block }.
tzolkin-event-pays-corn = { $seat } pays { $corn } corn.
tzolkin-event-pays-skull = { $seat } pays { $number ->
        [one] a crystal skull.
       *[other] { $number } crystal skulls.
    }
tzolkin-event-builds = { $seat } constructs { $card }.
tzolkin-event-architecture-corn = { $seat } gets { $corn } corn from architecture.
tzolkin-event-architecture-points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from architecture.
tzolkin-event-saves = { $seat } saves 1 { $block } thanks to architecture.
tzolkin-event-sells = { $seat } sells 1 { $block } for { $corn } corn.
tzolkin-event-buys = { $seat } buys 1 { $block } for { $corn } corn.
tzolkin-event-offers = { $seat } offers 1 { $block } to the gods.
tzolkin-event-skull-placed = { $seat } places a crystal skull on Chichen Itza { $action }, for { $points } points.
tzolkin-event-deals = { $card } is now on offer.
tzolkin-event-feeds = { $seat } feeds { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } with { $corn } corn.
tzolkin-event-starves = { $seat } leaves { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } hungry: { $points } points.
tzolkin-event-new-age = Age 2 begins, with new buildings.
tzolkin-event-gift-block = { $seat } gets 1 { $block } from { $temple }.
tzolkin-event-gift-skull = { $seat } gets a crystal skull from { $temple }.
tzolkin-event-skulls-short = There are not enough crystal skulls, so nobody gets one from { $temple }.
tzolkin-event-temple-points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on { $temple }.
tzolkin-event-temple-bonus = { $seat } is highest on { $temple }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tzolkin-event-starting-player = { $seat } is the starting player.
tzolkin-event-corn-on-wheel = { $corn } corn is placed on the Tzolk'in gear.
tzolkin-event-day = The calendar advances { $days ->
        [one] one day
       *[other] { $days } days
    }: day { $round }.
tzolkin-event-pushed-off = A worker of { $seat } is pushed off { $gear }.
tzolkin-event-final-corn = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for goods worth { $corn } corn.
tzolkin-event-final-skulls = { $seat } scores { $points } points for { $number ->
        [one] { $number } crystal skull.
       *[other] { $number } crystal skulls.
    }
tzolkin-event-final-monument = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $card }.

## What lines mean, beside themselves

tzolkin-line-keep = { $first }; { $second }
tzolkin-line-build = { $cost } → { $effect }
tzolkin-line-place = space { $space }{ $corn ->
        [0] , free
       *[other] , { $corn } corn
    }
tzolkin-line-place-start = { $wheel } corn on the Tzolk'in gear{ $corn ->
        [0] {""}
       *[other] , costs { $corn } corn
    }
tzolkin-line-beg = { $corn } corn
tzolkin-line-act = Costs { $corn } corn. { $action }
tzolkin-line-burn = { $corn } corn, and the wood tile is lost
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
tzolkin-gain-build = construct a building
tzolkin-gain-market = the market
tzolkin-gain-act = any action except Chichen Itza, for { $number } corn
tzolkin-gain-feeds = { $number ->
        [one] { $number } worker needs no corn
       *[other] { $number } workers need no corn
    }
tzolkin-gain-saves = every worker needs { $number } less corn
tzolkin-gain-climb = { $name } +{ $number }
tzolkin-gain-climb-any = any temple +{ $number }
tzolkin-gain-research = { $name } +{ $number }
tzolkin-gain-research-any = { $number ->
        [1] any technology +1
       *[other] +{ $number } among any technologies
    }
tzolkin-monument-each = { $points } points per { $counted }
tzolkin-monument-each-by-players = { $points } points (with { $players } players) per { $counted }
tzolkin-monument-table = { $points } points for { $numbers } { $counted }
tzolkin-monument-again = the points of your temple steps, once more
tzolkin-counted-farm = farm you built
tzolkin-counted-tomb = tomb you built, this one included
tzolkin-counted-civic = civic building you built, this one included
tzolkin-counted-shrine = shrine you built, this one included
tzolkin-counted-built = building or monument you built, this one included
tzolkin-counted-monuments = monument built by any player, this one included
tzolkin-counted-corn_tiles = corn tile you harvested
tzolkin-counted-wood_tiles = wood tile you harvested
tzolkin-counted-workers = workers
tzolkin-counted-levels = technology level you reached
tzolkin-counted-mastered = technologies at level 3
tzolkin-counted-best_temple = step above the start on your highest temple
tzolkin-counted-placed_skulls = skull on Chichen Itza, placed by any player

## The board in the terminal

tzolkin-board-round = Day { $round } of { $rounds }
tzolkin-board-food-day = { $rounds ->
        [0] Food Day today
        [one] Food Day in { $rounds } day
       *[other] Food Day in { $rounds } days
    }
tzolkin-board-wheel = { $corn } corn on the Tzolk'in gear
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
tzolkin-board-built = built: { $cards }
tzolkin-board-buildings = Buildings
tzolkin-board-monuments = Monuments
tzolkin-help =
    On the board:
      ◇             a dummy worker
      Palenque      on its right, the corn and wood tiles left at its spaces 2 to 5
      Chichen Itza  on its right, the skulls in the bank and the spaces with a skull
      Hand          workers in hand / in all
      Temples       steps on Chaac, Quetzalcoatl, Kukulcan; the lowest is 0
      Levels        of agriculture, extraction, architecture, theology
      Tiles         corn tiles and wood tiles harvested
