# The board of Tzolk'in on the page: what is read out, and what is shown on hover, focus and long press.

## What the actions of the gears are, with the player's technologies counted in

tzolkin-page-action-fish = Fish: { $corn } corn.
tzolkin-page-action-harvest-corn = Harvest { $corn } corn with a corn tile.
tzolkin-page-action-harvest = Harvest { $corn } corn with a corn tile, or { $wood } wood with a wood tile.
tzolkin-page-action-without-tile = With your agriculture you harvest corn even when no corn tile can be seen.
tzolkin-page-action-yaxchilan-1 = Get { $wood } wood.
tzolkin-page-action-yaxchilan-2 = Get { $corn } corn and { $stone } stone.
tzolkin-page-action-yaxchilan-3 = Get { $corn } corn and { $gold } gold.
tzolkin-page-action-yaxchilan-4 = { $skull ->
        [one] Get a crystal skull.
       *[other] Get { $skull } crystal skulls.
    }
tzolkin-page-action-yaxchilan-5 = Get { $corn } corn, { $stone } stone and { $gold } gold.
tzolkin-page-action-tikal-1 = Pay blocks to advance a technology by a level.
tzolkin-page-action-tikal-2 = Pay for a building and construct it.
tzolkin-page-action-tikal-3 = Pay blocks to advance technologies by one level or two.
tzolkin-page-action-tikal-4 = Pay for one building or two, or for a monument.
tzolkin-page-action-tikal-5 = { $blocks ->
        [one] Pay a block to climb a step on each of two temples.
       *[other] Pay { $blocks } blocks to climb a step on each of two temples.
    }
tzolkin-page-action-uxmal-1 = Pay { $corn } corn to climb a step on any temple.
tzolkin-page-action-uxmal-2 = Trade at the market as often as you like: wood for { $wood } corn, stone for { $stone }, gold for { $gold }, both ways.
tzolkin-page-action-uxmal-3 = Get a worker.
tzolkin-page-action-uxmal-4 = Construct a building and pay it in corn, { $corn } for each of its blocks.
tzolkin-page-action-uxmal-5 = Pay { $corn } corn to use any action outside Chichen Itza.
tzolkin-page-action-architecture = { $points ->
        [0] Your architecture gives { $corn } corn for it.
       *[other] Your architecture gives { $corn } corn and { $points } points for it.
    }
tzolkin-page-action-saves-block = { $number ->
        [one] Your architecture saves you a block of the cost.
       *[other] Your architecture saves you { $number } blocks of the cost.
    }
tzolkin-page-action-saves-corn = Your architecture saves you { $number } corn of the price.
tzolkin-page-action-chichen_itza = { $block ->
        [0] Leave a crystal skull here for { $points } points and a step on { $temple }.
       *[other] Leave a crystal skull here for { $points } points, a step on { $temple } and a block of your choice.
    }
tzolkin-page-action-ahead = With your theology a worker may use the next action as well.
tzolkin-page-action-offering = With your theology you may then pay a block to climb a temple.

## The machine

tzolkin-page-board = The great wheel and its five gears
tzolkin-page-day = Day { $day } of { $days }
tzolkin-page-food-day-gifts = { $late ->
        [0] { $days ->
            [0] Food Day is today: the temples give their gifts.
            [one] Food Day is tomorrow: the temples give their gifts.
           *[other] Food Day is in { $days } days: the temples give their gifts.
        }
       *[other] Food Day comes a day late, today: the temples give their gifts.
    }
tzolkin-page-food-day-points = { $late ->
        [0] { $days ->
            [0] Food Day is today: the temples give points.
            [one] Food Day is tomorrow: the temples give points.
           *[other] Food Day is in { $days } days: the temples give points.
        }
       *[other] Food Day comes a day late, today: the temples give points.
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
tzolkin-page-gear-uxmal = Trade, new workers, and favours for corn.
tzolkin-page-gear-chichen_itza = Points and the favour of the gods for crystal skulls.
tzolkin-page-gear-place = { $corn ->
        [0] Place a worker on { $gear }, space { $space }, for nothing.
       *[other] Place a worker on { $gear }, space { $space }, for { $corn } corn.
    }
tzolkin-page-space = { $gear }, space { $space }
tzolkin-page-space-none = No action.
tzolkin-page-space-free = Any action of this gear.
tzolkin-page-stack = Tiles left: { $corn } corn in sight, { $wood } wood.
tzolkin-page-taken = There is already a skull here.
tzolkin-page-worker = Worker of { $seat } on { $gear }, space { $space }.
tzolkin-page-dummy = Dummy worker on { $gear }, space { $space }.
tzolkin-page-touch-to-pick = Touch the worker to pick it up.
tzolkin-page-start = Starting Player Space
tzolkin-page-start-words = { $corn ->
        [0] The player who goes here becomes the starting player. There is no corn on the wheel.
       *[other] The player who goes here becomes the starting player and gets the { $corn } corn on the wheel.
    }
tzolkin-page-start-taken = A worker of { $seat } is here.
tzolkin-page-start-price = { $corn ->
        [0] Place a worker here for nothing.
       *[other] Place a worker here for { $corn } corn.
    }
tzolkin-page-starter = { $seat } is the starting player.
tzolkin-page-whole-board = Whole board

## Tiles, temples and technologies

tzolkin-page-deck = age { $age }, { $left } in the deck
tzolkin-page-tile-cost = A { $kind } for { $cost }.
tzolkin-page-afford-now = You can pay for it.
tzolkin-page-afford-market = You could pay for it after trading at the market.
tzolkin-page-afford-no = You cannot pay for it yet.
tzolkin-page-temple-me = You are on step { $step }, worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tzolkin-page-temple-bonus = { $points } points for the highest at the end of this age, half of it when shared. Highest now: { $seats }.
tzolkin-page-technologies = Technologies
tzolkin-page-level-title = Level { $level } of { $technology }
tzolkin-page-level-bonus = Beyond the top of { $technology }
tzolkin-page-level-cost = { $blocks ->
        [one] It costs a block.
       *[other] It costs { $blocks } blocks.
    }
tzolkin-page-level-agriculture-1 = { $harvest1 } corn more for every corn harvest at Palenque 2 to 5.
tzolkin-page-level-agriculture-2 = { $fish2 } corn more for fishing, and you harvest corn even when no corn tile can be seen.
tzolkin-page-level-agriculture-3 = { $harvest3 } corn more for every corn harvest, beyond what level 1 gives.
tzolkin-page-level-agriculture-4 = Climb a step on any temple.
tzolkin-page-level-extraction-1 = 1 wood more for wood from Palenque and Yaxchilan.
tzolkin-page-level-extraction-2 = 1 stone more for stone from Yaxchilan.
tzolkin-page-level-extraction-3 = 1 gold more for gold from Yaxchilan.
tzolkin-page-level-extraction-4 = Take two blocks of your choice.
tzolkin-page-level-architecture-1 = { $corn1 } corn for every building.
tzolkin-page-level-architecture-2 = { $points2 } points for every building.
tzolkin-page-level-architecture-3 = A building costs you a block less, or { $saves_corn } corn less where you pay in corn.
tzolkin-page-level-architecture-4 = { $bonus_points } points.
tzolkin-page-level-theology-1 = At Chichen Itza, a worker may use the action after its own.
tzolkin-page-level-theology-2 = Whenever you leave a skull at Chichen Itza you may pay a block to climb a temple.
tzolkin-page-level-theology-3 = A skull more at Yaxchilan.
tzolkin-page-level-theology-4 = Take a crystal skull.

## Players

tzolkin-page-player = Seat { $seat }: { $name }
tzolkin-page-light = May turn the calendar by two days
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

## Wealth tiles, by the space that is printed on them

tzolkin-wealth-pal1 = Palenque 1
tzolkin-wealth-pal3 = Palenque 3
tzolkin-wealth-pal5 = Palenque 5
tzolkin-wealth-pal7 = Palenque 7
tzolkin-wealth-yax1 = Yaxchilan 1
tzolkin-wealth-yax3 = Yaxchilan 3
tzolkin-wealth-yax5 = Yaxchilan 5
tzolkin-wealth-yax7 = Yaxchilan 7
tzolkin-wealth-tik1 = Tikal 1
tzolkin-wealth-tik3 = Tikal 3
tzolkin-wealth-tik5 = Tikal 5
tzolkin-wealth-tik7 = Tikal 7
tzolkin-wealth-uxm1 = Uxmal 1
tzolkin-wealth-uxm3 = Uxmal 3
tzolkin-wealth-uxm5 = Uxmal 5
tzolkin-wealth-uxm7 = Uxmal 7
tzolkin-wealth-chi0 = Chichen Itza 0
tzolkin-wealth-chi3 = Chichen Itza 3
tzolkin-wealth-chi5 = Chichen Itza 5
tzolkin-wealth-chi7 = Chichen Itza 7
tzolkin-wealth-chi10 = Chichen Itza 10
