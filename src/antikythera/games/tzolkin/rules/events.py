"""The events of Tzolk'in, which rules note as they happen: names, each with the kinds of its values.

Every event has a seat. ``points`` are in quarters, ``step`` and ``level`` are where a marker now is.
"""

from __future__ import annotations

from typing import Final

from antikythera.games.tzolkin.rules.components import BLOCKS, CARDS, GEARS, TECHNOLOGIES, TEMPLES, WEALTH

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

_NUMBER: Final = {name: number for number, (name, *_) in enumerate(EVENTS)}

KEEPS = _NUMBER["keeps"]
SETS_DUMMY = _NUMBER["dummy"]
BEGS = _NUMBER["begs"]
PLACES = _NUMBER["places"]
PLACES_START = _NUMBER["places-start"]
PITIED = _NUMBER["pitied"]
PICKS = _NUMBER["picks"]
ACTS = _NUMBER["acts"]
SKIPS = _NUMBER["skips"]
WHEEL_CORN = _NUMBER["wheel-corn"]
ENDS = _NUMBER["ends"]
GETS_CORN = _NUMBER["corn"]
GETS_BLOCK = _NUMBER["block"]
GETS_SKULL = _NUMBER["skull"]
NO_SKULL = _NUMBER["no-skull"]
GETS_POINTS = _NUMBER["points"]
GETS_WORKER = _NUMBER["worker"]
NO_WORKER = _NUMBER["no-worker"]
RISES = _NUMBER["rises"]
CANNOT_RISE = _NUMBER["cannot-rise"]
SINKS = _NUMBER["sinks"]
LIGHTENS = _NUMBER["lightens"]
DARKENS = _NUMBER["darkens"]
HARVESTS_CORN = _NUMBER["harvests-corn"]
HARVESTS_WOOD = _NUMBER["harvests-wood"]
BURNS = _NUMBER["burns"]
RESEARCHES = _NUMBER["researches"]
RESEARCH_BONUS = _NUMBER["research-bonus"]
PAYS_BLOCK = _NUMBER["pays-block"]
PAYS_CORN = _NUMBER["pays-corn"]
PAYS_SKULL = _NUMBER["pays-skull"]
BUILDS = _NUMBER["builds"]
ARCHITECTURE_CORN = _NUMBER["architecture-corn"]
ARCHITECTURE_POINTS = _NUMBER["architecture-points"]
SAVES_BLOCK = _NUMBER["saves"]
SELLS = _NUMBER["sells"]
BUYS = _NUMBER["buys"]
OFFERS = _NUMBER["offers"]
SKULL_PLACED = _NUMBER["skull-placed"]
DEALS = _NUMBER["deals"]
FEEDS_WORKERS = _NUMBER["feeds"]
STARVES = _NUMBER["starves"]
NEW_AGE = _NUMBER["new-age"]
GIFT_BLOCK = _NUMBER["gift-block"]
GETS_GIFT_SKULL = _NUMBER["gift-skull"]
SKULLS_SHORT = _NUMBER["skulls-short"]
TEMPLE_POINTS = _NUMBER["temple-points"]
TEMPLE_BONUS_POINTS = _NUMBER["temple-bonus"]
STARTING_PLAYER = _NUMBER["starting-player"]
CORN_ON_WHEEL = _NUMBER["corn-on-wheel"]
DAY = _NUMBER["day"]
PUSHED_OFF = _NUMBER["pushed-off"]
FINAL_CORN = _NUMBER["final-corn"]
FINAL_SKULLS = _NUMBER["final-skulls"]
FINAL_MONUMENT = _NUMBER["final-monument"]
