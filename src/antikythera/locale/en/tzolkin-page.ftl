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
