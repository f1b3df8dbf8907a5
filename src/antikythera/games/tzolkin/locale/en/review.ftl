# The review: what choices are about, and what a whole game shows.

tzolkin-theme-food = Food
tzolkin-theme-workers = Timing of workers
tzolkin-theme-temples = Temples
tzolkin-theme-technologies = Technologies
tzolkin-theme-resources = Resources
tzolkin-theme-buildings = Buildings
tzolkin-theme-skulls = Crystal skulls
tzolkin-theme-wealth = Wealth tiles

tzolkin-finding-hungry = Hungry workers: { $workers }, at a cost of { $points } points.
tzolkin-finding-begged = Times begged for corn: { $number }.
tzolkin-finding-waited = Days that workers waited too long on gears, each paid for with corn: { $days }.
tzolkin-finding-pushed-off = Workers pushed off a gear: { $workers }.
tzolkin-finding-skipped = Workers picked up without an action: { $workers }.
tzolkin-finding-idle = Workers in hand at the end of a turn: { $workers } on average.
tzolkin-finding-temples = Points from temples: { $points }; the most at this table: { $most }.
tzolkin-finding-lost-steps = Temple steps lost because there was no higher one: { $number }.
tzolkin-finding-technologies = Technology levels at the end: { $levels }; the most at this table: { $most }.
tzolkin-finding-blocks-left = Resources left at the end: { $number }.

tzolkin-opening-wealth = Wealth tiles
tzolkin-opening-placement = First placement
tzolkin-space-start = Starting Player Space

tzolkin-field-points = Points
tzolkin-field-corn = Corn
tzolkin-field-blocks = Resources
tzolkin-field-skulls = Crystal skulls
tzolkin-field-workers = Workers
tzolkin-field-tech = Technologies
tzolkin-field-temple = Temples
tzolkin-field-gear = Gears
tzolkin-field-dummy = Dummy worker
tzolkin-editor-limits = Buildings, monuments, wealth tiles and the day stay as they are: begin with a position that has them, from a game between bots or from a replay (“Play on from here”).
