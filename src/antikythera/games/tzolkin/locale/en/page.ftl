# The board of Tzolk'in on the page: what is read out, and what is shown on hover, focus and long press.

## What the actions of the gears are, with the player's technologies counted in

tzolkin-page-action-fish = Fish: { $corn } corn.
tzolkin-page-action-harvest-corn = Harvest { $corn } corn with a corn tile.
tzolkin-page-action-harvest = Harvest { $corn } corn with a corn tile, or { $wood } wood with a wood tile.
tzolkin-page-action-without-tile = Thanks to agriculture, you can harvest corn even when no corn tile is visible.
tzolkin-page-action-yaxchilan-1 = Get { $wood } wood.
tzolkin-page-action-yaxchilan-2 = Get { $corn } corn and { $stone } stone.
tzolkin-page-action-yaxchilan-3 = Get { $corn } corn and { $gold } gold.
tzolkin-page-action-yaxchilan-4 = { $skull ->
        [one] Get a crystal skull.
       *[other] Get { $skull } crystal skulls.
    }
tzolkin-page-action-yaxchilan-5 = Get { $corn } corn, { $stone } stone and { $gold } gold.
tzolkin-page-action-tikal-1 = Pay resources to advance a technology one level.
tzolkin-page-action-tikal-2 = Pay for a building and construct it.
tzolkin-page-action-tikal-3 = Pay resources for one or two technology levels, in one technology or in two.
tzolkin-page-action-tikal-4 = Construct one building or two, or a monument.
tzolkin-page-action-tikal-5 = { $blocks ->
        [one] Pay 1 resource to climb a step on each of two temples.
       *[other] Pay { $blocks } resources to climb a step on each of two temples.
    }
tzolkin-page-action-uxmal-1 = Pay { $corn } corn to climb a step on any temple.
tzolkin-page-action-uxmal-2 = Buy and sell as often as you like: wood for { $wood } corn, stone for { $stone }, gold for { $gold }.
tzolkin-page-action-uxmal-3 = Get a worker.
tzolkin-page-action-uxmal-4 = Construct a building and pay for it in corn, { $corn } for each resource.
tzolkin-page-action-uxmal-5 = Pay { $corn } corn to use any action except those of Chichen Itza.
tzolkin-page-action-architecture = { $points ->
        [0] Your architecture gives { $corn } corn for it.
       *[other] Your architecture gives { $corn } corn and { $points } points for it.
    }
tzolkin-page-action-saves-block = { $number ->
        [one] Your architecture saves you 1 resource.
       *[other] Your architecture saves you { $number } resources.
    }
tzolkin-page-action-saves-corn = Your architecture saves you { $number } corn.
tzolkin-page-action-chichen_itza = { $block ->
        [0] Leave a crystal skull here for { $points } points and a step on { $temple }.
       *[other] Leave a crystal skull here for { $points } points, a step on { $temple } and a resource of your choice.
    }
tzolkin-page-action-ahead = With your theology, a worker may also use the next action.
tzolkin-page-action-offering = With your theology, you may then pay 1 resource to climb a step on a temple.

## The machine

tzolkin-page-board = The Tzolk'in gear and the five gears around it
tzolkin-page-no-pass = You cannot pass.
tzolkin-page-day = Day { $day } of { $days }
tzolkin-round = Day { $round }
tzolkin-page-food-day-gifts = { $late ->
        [0] { $days ->
            [0] Food Day is today: the temples give resources.
            [one] Food Day is tomorrow: the temples give resources.
           *[other] Food Day is in { $days } days: the temples give resources.
        }
       *[other] Food Day is today, one day late: the temples give resources.
    }
tzolkin-page-food-day-points = { $late ->
        [0] { $days ->
            [0] Food Day is today: the temples give points.
            [one] Food Day is tomorrow: the temples give points.
           *[other] Food Day is in { $days } days: the temples give points.
        }
       *[other] Food Day is today, one day late: the temples give points.
    }
tzolkin-page-no-food-day = There are no more Food Days.
tzolkin-page-feeding = { $hungry ->
        [0] You need { $need } corn and have { $corn }.
        [one] You need { $need } corn and have { $corn }: a worker would go hungry, { $points } points.
       *[other] You need { $need } corn and have { $corn }: { $hungry } workers would go hungry, { $points } points.
    }
tzolkin-page-paid = { $corn } corn paid for workers this turn
tzolkin-page-gear-palenque = Food: corn and wood from the jungle.
tzolkin-page-gear-yaxchilan = Mines: wood, stone, gold and crystal skulls.
tzolkin-page-gear-tikal = Technologies, buildings and monuments.
tzolkin-page-gear-uxmal = Trade, new workers, and other actions for corn.
tzolkin-page-gear-chichen_itza = Points and the favour of the gods for crystal skulls.
tzolkin-page-gear-place = { $corn ->
        [0] Place a worker on { $gear }, space { $space }, for free.
       *[other] Place a worker on { $gear }, space { $space }, for { $corn } corn.
    }
tzolkin-page-space = { $gear }, space { $space }
tzolkin-page-space-none = No action.
tzolkin-page-space-free = Free choice: any action of this gear.
tzolkin-page-stack = Tiles left: { $corn } corn visible, { $wood } wood.
tzolkin-page-taken = There is already a skull here.
tzolkin-page-worker = Worker of { $seat } on { $gear }, space { $space }.
tzolkin-page-dummy = Dummy worker on { $gear }, space { $space }.
tzolkin-page-touch-to-pick = Tap the worker to pick it up.
tzolkin-page-start = Starting Player Space
tzolkin-page-start-words = { $corn ->
        [0] The player who goes here becomes the starting player. There is no corn on the Tzolk'in gear.
       *[other] The player who goes here becomes the starting player and gets the { $corn } corn on the Tzolk'in gear.
    }
tzolkin-page-start-taken = A worker of { $seat } is here.
tzolkin-page-start-price = { $corn ->
        [0] Place a worker here for free.
       *[other] Place a worker here for { $corn } corn.
    }
tzolkin-page-starter = { $seat } is the starting player.
tzolkin-page-whole-board = Whole board

## Tiles, temples and technologies

tzolkin-page-deck = Age { $age }, { $left } in the deck
tzolkin-page-tile-cost = { $monument ->
        [0] { $kind } for { $cost }.
       *[other] Monument ({ $kind }) for { $cost }.
    }
tzolkin-page-afford-now = You can pay for it.
tzolkin-page-afford-market = You could pay for it after trading at the market.
tzolkin-page-afford-no = You cannot pay for it yet.
tzolkin-page-temple-me = You are on step { $step }, worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tzolkin-page-temple-bonus = { $points } points for the highest at the end of this age, or half each in a tie. Highest now: { $seats }.
tzolkin-page-technologies = Technologies
tzolkin-page-level-title = Level { $level } of { $technology }
tzolkin-page-level-bonus = { $technology }: bonus beyond the last level
tzolkin-page-level-cost = { $blocks ->
        [one] It costs 1 resource.
       *[other] It costs { $blocks } resources.
    }
tzolkin-page-level-agriculture-1 = +{ $harvest1 } corn for every corn harvest at Palenque 2 to 5.
tzolkin-page-level-agriculture-2 = +{ $fish2 } corn for fishing, and you can harvest corn even when no corn tile is visible.
tzolkin-page-level-agriculture-3 = +{ $harvest3 } corn for every corn harvest, on top of level 1.
tzolkin-page-level-agriculture-4 = Climb a step on any temple.
tzolkin-page-level-extraction-1 = +1 wood whenever you get wood from Palenque or Yaxchilan.
tzolkin-page-level-extraction-2 = +1 stone whenever you get stone from Yaxchilan.
tzolkin-page-level-extraction-3 = +1 gold whenever you get gold from Yaxchilan.
tzolkin-page-level-extraction-4 = Take 2 resources of your choice.
tzolkin-page-level-architecture-1 = { $corn1 } corn for every building that you construct.
tzolkin-page-level-architecture-2 = { $points2 } points for every building that you construct.
tzolkin-page-level-architecture-3 = A building costs you 1 resource less, or { $saves_corn } corn less if you pay in corn.
tzolkin-page-level-architecture-4 = { $bonus_points } points.
tzolkin-page-level-theology-1 = At Chichen Itza, a worker may use the action after its own.
tzolkin-page-level-theology-2 = Whenever you place a skull at Chichen Itza, you may pay 1 resource to climb a step on a temple.
tzolkin-page-level-theology-3 = +1 skull whenever you get a skull from Yaxchilan.
tzolkin-page-level-theology-4 = Take a crystal skull.

## Players

tzolkin-page-player = Seat { $seat }: { $name }
tzolkin-page-light = May still advance the calendar two days
tzolkin-page-workers = { $free } of { $workers } workers in hand
tzolkin-page-food-title = Feeding
tzolkin-page-food-of = { $hungry ->
        [0] { $seat } needs { $need } corn on Food Day and has { $corn }.
        [one] { $seat } needs { $need } corn on Food Day and has { $corn }: a worker would go hungry, { $points } points.
       *[other] { $seat } needs { $need } corn on Food Day and has { $corn }: { $hungry } workers would go hungry, { $points } points.
    }
tzolkin-page-levels = Levels: agriculture { $agriculture }, extraction { $extraction }, architecture { $architecture }, theology { $theology }
tzolkin-page-belongings = Tiles built: { $built }. Corn tiles harvested: { $corn }. Wood tiles harvested: { $wood }. Show details.
tzolkin-page-nothing-built = Nothing built yet.
tzolkin-page-kept = Wealth tile: { $tile }

## Names of buildings and monuments

tzolkin-card-farm_1 = Maize Plot
tzolkin-card-farm_all = Terraced Fields
tzolkin-card-farm_3 = Great Granary
tzolkin-card-tomb_brown_yellow = Tomb of the Rain Singer
tzolkin-card-tomb_brown_green = Tomb of the Twin Priests
tzolkin-card-tomb_build = Tomb of the Mason
tzolkin-card-tomb_market = Tomb of the Merchant
tzolkin-card-tomb_worker = Tomb of the Matriarch
tzolkin-card-tomb_8 = Tomb of the King
tzolkin-card-tomb_action = Tomb of the Traveller
tzolkin-card-tomb_3gods = Tomb of the Three Gods
tzolkin-card-civic_agri = Seed House
tzolkin-card-civic_agri_stone = Mill
tzolkin-card-civic_extr_corn = Quarry Lodge
tzolkin-card-civic_extr_gold = Goldsmith
tzolkin-card-civic_any_stone = Mason School
tzolkin-card-civic_any_gold = Scribe School
tzolkin-card-civic_any_corn = House of Harvests
tzolkin-card-civic_any_skull = House of Crystals
tzolkin-card-shrine_arch = Shrine of the Builders
tzolkin-card-shrine_theo = Shrine of the Seers
tzolkin-card-shrine_chaac = Shrine of Chaac
tzolkin-card-shrine_arch_3 = Shrine of the Arch
tzolkin-card-shrine_kukulcan = Shrine of Kukulcan
tzolkin-card-shrine_theo_2 = Shrine of the Oracle
tzolkin-card-shrine_any2 = Shrine of Learning
tzolkin-card-shrine_quetzalcoatl = Shrine of Quetzalcoatl
tzolkin-card-m_tombs = Necropolis
tzolkin-card-m_builds = Great Plaza
tzolkin-card-m_monuments = Colossus
tzolkin-card-m_corn = Hall of Maize
tzolkin-card-m_wood = Hall of the Forest
tzolkin-card-m_civics = Acropolis
tzolkin-card-m_workers = Palace of the People
tzolkin-card-m_techlevels = Observatory
tzolkin-card-m_techmax = Academy
tzolkin-card-m_shrines = Sacred Court
tzolkin-card-m_besttemple = Stairway to the Sky
tzolkin-card-m_temples = Temple of All Gods
tzolkin-card-m_skulls = Crystal Altar
