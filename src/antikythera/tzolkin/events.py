"""What the rules of Tzolk'in tell of a game: names of events, each with the kinds of its values.

Every event has a seat. ``points`` are in quarters, ``step`` and ``level`` are where a marker now is.
"""

from __future__ import annotations

from typing import Final

from antikythera.tzolkin.components import BLOCKS, CARDS, GEARS, TECHNOLOGIES, TEMPLES, WEALTH

EVENTS: Final[tuple[tuple[str, ...], ...]] = (
    ("keeps", "wealth", "wealth"),
    ("dummy", "gear", "space"),
    ("begs",),
    ("places", "gear", "space", "corn"),
    ("places-start", "corn"),
    ("pitied", "corn"),
    ("picks", "gear", "space"),
    ("acts", "gear", "action", "corn"),
    ("skips",),
    ("wheel-corn", "corn"),
    ("ends",),
    ("corn", "corn"),
    ("block", "block", "number"),
    ("skull", "number"),
    ("no-skull",),
    ("points", "points"),
    ("worker", "workers"),
    ("no-worker",),
    ("rises", "temple", "step"),
    ("cannot-rise", "temple"),
    ("sinks", "temple", "step"),
    ("lightens",),
    ("darkens",),
    ("harvests-corn", "corn", "tiles"),
    ("harvests-wood", "number"),
    ("burns",),
    ("researches", "technology", "level"),
    ("research-bonus", "technology"),
    ("pays-block", "block", "number"),
    ("pays-corn", "corn"),
    ("pays-skull", "number"),
    ("builds", "card"),
    ("architecture-corn", "corn"),
    ("architecture-points", "points"),
    ("saves", "block"),
    ("sells", "block", "corn"),
    ("buys", "block", "corn"),
    ("offers", "block"),
    ("skull-placed", "action", "points"),
    ("deals", "card"),
    ("feeds", "workers", "corn"),
    ("starves", "workers", "points"),
    ("new-age",),
    ("gift-block", "temple", "block"),
    ("gift-skull", "temple"),
    ("skulls-short", "temple"),
    ("temple-points", "temple", "points"),
    ("temple-bonus", "temple", "points"),
    ("starting-player",),
    ("corn-on-wheel", "corn"),
    ("day", "days", "round"),
    ("pushed-off", "gear"),
    ("final-corn", "corn", "points"),
    ("final-skulls", "number", "points"),
    ("final-monument", "card", "points"),
)

NAMES: Final = {
    "wealth": WEALTH,
    "gear": GEARS,
    "temple": TEMPLES,
    "technology": TECHNOLOGIES,
    "block": BLOCKS,
    "card": CARDS,
}
"""The names of values that are not plain numbers, by kind."""

(
    KEEPS, SETS_DUMMY, BEGS, PLACES, PLACES_START, PITIED, PICKS, ACTS, SKIPS, WHEEL_CORN, ENDS,
    GETS_CORN, GETS_BLOCK, GETS_SKULL, NO_SKULL, GETS_POINTS, GETS_WORKER, NO_WORKER,
    RISES, CANNOT_RISE, SINKS, LIGHTENS, DARKENS, HARVESTS_CORN, HARVESTS_WOOD, BURNS, RESEARCHES, RESEARCH_BONUS,
    PAYS_BLOCK, PAYS_CORN, PAYS_SKULL, BUILDS, ARCHITECTURE_CORN, ARCHITECTURE_POINTS, SAVES_BLOCK, SELLS, BUYS, OFFERS,
    SKULL_PLACED, DEALS, FEEDS_WORKERS, STARVES, NEW_AGE, GIFT_BLOCK, GETS_GIFT_SKULL, SKULLS_SHORT, TEMPLE_POINTS,
    TEMPLE_BONUS_POINTS, STARTING_PLAYER, CORN_ON_WHEEL, DAY, PUSHED_OFF, FINAL_CORN, FINAL_SKULLS, FINAL_MONUMENT,
) = range(len(EVENTS))  # fmt: skip
