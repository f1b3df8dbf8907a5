"""The great wheel and the five gears that mesh with it.

All gears have teeth of one size, so that the pitch radius is half a *module* for every tooth. The gears are a whole
number of teeth apart around the wheel, each with a tooth in a gap of the wheel; the spaces are the gaps of a gear. The
wheel reads like a clock: the first day is on the right of the top, and the others follow.
"""

from __future__ import annotations

import math
from typing import Any

from antikythera.boards.svg import INK, Point, around, circle, gear, moved, number, path, polygon, rect, seat_shape, tag
from antikythera.games.tzolkin.board.icons import FOOD_DAY_LOOK, FOREST, MAIZE, Thing, row_of_signs, sign
from antikythera.games.tzolkin.rules.components import (
    CHICHEN_ITZA,
    DATA,
    FISH,
    FOOD_DAYS,
    FREE_SPACE,
    GEARS,
    HARVEST_CORN,
    HARVEST_WOOD,
    LAST_SPACE,
    PALENQUE,
    ROUNDS,
    TEETH,
    UXMAL_ACT_CORN,
    UXMAL_BLOCK_CORN,
    UXMAL_CLIMB_CORN,
    WHEEL_TEETH,
)
from antikythera.games.tzolkin.rules.state import DUMMY

MODULE = 17.0
CENTRE: Point = (452, 430)
DAY = 360 / WHEEL_TEETH
SIGN = 23
"""How large the signs next to the gears are."""
WHEEL_RADIUS = WHEEL_TEETH * MODULE / 2
AROUND_WHEEL = (3, 8, 13, 18, 23)
"""Where the gears are, in teeth of the wheel. The wider gap at the top is for the Starting Player Space."""
GEAR_SIGN = ("corn", "wood", "house", "market", "skull")

BRONZE_EDGE, FACE = "#5f421f", "#d3aa6c"

SHADES = tag(
    "radialGradient",
    tag("stop", offset=0, stop_color="#e0bd85"),
    tag("stop", offset=0.8, stop_color="#bd8d4f"),
    tag("stop", offset=1, stop_color="#97692f"),
    id="tz-bronze",
)


def machine(s: Any) -> str:
    """Everything that turns, and who rides on it."""
    return (
        "".join(_gear(s, which) for which in range(len(GEARS)))
        + moved(*CENTRE, _wheel(s))
        + "".join(_riders(s, which) for which in range(len(GEARS)))
        + _start_space(s)
    )


# Where things are


def pitch(teeth: int) -> float:
    return teeth * MODULE / 2


def gear_centre(which: int) -> Point:
    return around(CENTRE, WHEEL_RADIUS + pitch(int(TEETH[which])), AROUND_WHEEL[which] * DAY)


def direction(which: int, space: float) -> float:
    """From the centre of a gear to one of its spaces. The two behind the last are on both sides of the wheel."""
    return AROUND_WHEEL[which] * DAY + 180 + (space + 1.5) * 360 / float(TEETH[which])


def beside(which: int, space: int, away: float) -> Point:
    """A point at a space, that many modules out from the pitch radius."""
    return around(gear_centre(which), pitch(int(TEETH[which])) + away * MODULE, direction(which, space))


# The gears


def _cog(teeth: int, tooth_at: float, face: float) -> str:
    """Bronze with a worn edge and a soft shadow."""
    shape = gear(teeth, MODULE, tooth_at)
    return (
        path(shape, fill=INK, opacity=0.16, transform="translate(3 5)")
        + path(shape, fill="url(#tz-bronze)", stroke=BRONZE_EDGE, stroke_width=1.6, stroke_linejoin="round")
        + circle(0, 0, face, fill=FACE, stroke=BRONZE_EDGE, stroke_width=1, stroke_opacity=0.6)
    )


def _gear(s: Any, which: int) -> str:
    teeth = int(TEETH[which])
    face = pitch(teeth) - 2.75 * MODULE
    cog = _cog(teeth, AROUND_WHEEL[which] * DAY + 180, face) + sign(GEAR_SIGN[which], 0, 0, 1.1 * face)
    return moved(*gear_centre(which), cog) + "".join(
        _space(s, which, space) for space in range(int(LAST_SPACE[which]) + 1)
    )


def _space(s: Any, which: int, space: int) -> str:
    """The number of a space on the gear, and what it offers on the board beside it."""
    x, y = beside(which, space, -1.95)
    drawn = number(x, y, space, 0.72 * MODULE, "#4a3213", font_weight=600)
    offers = _offers(s, which, space)
    x, y = beside(which, space, 1.95)
    x += (len(offers) - 1) / 2 * SIGN * math.sin(math.radians(direction(which, space)))
    drawn += row_of_signs(offers, x, y, SIGN)
    if which == PALENQUE and 2 <= space <= 5:
        drawn += _jungle(s["jungle"][space - 2], x, y - SIGN)
    return drawn


def _jungle(tiles: Any, x: float, y: float) -> str:
    """How many corn tiles and wood tiles are left at a space of Palenque."""
    stacks = [(MAIZE, tiles[0], INK), (FOREST, tiles[1], "#fff")]
    drawn = ""
    for place, (fill, left, ink) in enumerate(stacks):
        middle = x + (place - 0.5) * 20
        shown = {"kind": "stack", "rx": 3, "stroke": INK, "opacity": 1 if left else 0.3}
        drawn += rect(middle - 9, y - 9, 18, 18, fill=fill, **shown) + number(middle, y, left, 12, ink, font_weight=700)
    return drawn


def _offers(s: Any, which: int, space: int) -> list[Thing]:
    if space == 0:
        return []
    if space >= FREE_SPACE[which]:
        return [("star", None)]
    if which == CHICHEN_ITZA:
        return _itza(s, space)
    return _PRINTED[GEARS[which]][space - 1]


def _itza(s: Any, space: int) -> list[Thing]:
    table = DATA["chichen_itza"]
    block: list[Thing] = [("block", None)] if table["block"][space - 1] else []
    first: Thing = ("skull", None) if s["itza"][space - 1] else (table["temple"][space - 1], None)
    return [first, ("points", table["points"][space - 1]), *block]


def _harvests() -> list[list[Thing]]:
    spaces: list[list[Thing]] = [[("corn", FISH)]]
    for corn, wood in zip(HARVEST_CORN, HARVEST_WOOD, strict=True):
        spaces.append([("corn", int(corn))] + ([("or", None), ("wood", int(wood))] if wood else []))
    return spaces


def _mines() -> list[list[Thing]]:
    table = DATA["yaxchilan"]
    return [[(what, row[k] if row[k] > 1 else None) for what, row in table.items() if row[k]] for k in range(5)]


_PRINTED: dict[str, list[list[Thing]]] = {
    "palenque": _harvests(),
    "yaxchilan": _mines(),
    "tikal": [
        [("any-technology", None)],
        [("house", None)],
        [("any-technology", 2)],
        [("house", 2), ("or", None), ("monument", None)],
        [("block", None), ("any-temple", 2)],
    ],
    "uxmal": [
        [("corn", UXMAL_CLIMB_CORN), ("any-temple", None)],
        [("market", None)],
        [("worker", None)],
        [("corn", UXMAL_BLOCK_CORN), ("house", None)],
        [("corn", UXMAL_ACT_CORN), ("star", None)],
    ],
}
"""What the actions of a gear take and give."""


# Who rides


def _riders(s: Any, which: int) -> str:
    """Workers and dummies in the gaps of a gear; what is under the wheel is dimmed."""
    drawn = ""
    for space in range(int(TEETH[which])):
        occupant = int(s["gear"][which, space])
        if occupant:
            hidden = 0.55 if space > LAST_SPACE[which] else None
            drawn += rider(occupant, *beside(which, space, 0), opacity=hidden)
    return drawn


def rider(occupant: int, x: float, y: float, **attributes: object) -> str:
    if occupant == DUMMY:
        points = [around((x, y), 0.74 * MODULE, 60 * corner) for corner in range(6)]
        shape = polygon(points, fill="#a79c88", stroke=INK, stroke_width=1.2)
        return tag("g", shape, circle(x, y, 4, fill="#efe6d5", stroke=INK), kind="dummy", **attributes)
    return seat_shape(occupant, x, y, 0.72 * MODULE, kind="worker", stroke_width=2, **attributes)


def _start_space(s: Any) -> str:
    """The Starting Player Space, and beside it who holds the marker."""
    x, y = around(CENTRE, WHEEL_RADIUS + 3.6 * MODULE, 0)
    drawn = circle(x, y, 21, fill="#e2d4b8", stroke=BRONZE_EDGE, stroke_width=2, stroke_dasharray="5 3")
    drawn += sign("starter", x, y, 20, opacity=0.35)
    if s["start_space"]:
        drawn += rider(int(s["start_space"]), x, y)
    flag = sign("starter", x - 12, y - 46, 26) + seat_shape(int(s["starter"]) + 1, x + 14, y - 46, 9)
    return drawn + flag


# The wheel


def _wheel(s: Any) -> str:
    cog = _cog(WHEEL_TEETH, DAY / 2, 10.5 * MODULE)
    rings = circle(0, 0, 6.6 * MODULE, fill="#c79a59", stroke=BRONZE_EDGE, stroke_width=1)
    return cog + rings + "".join(_day(s, tooth) for tooth in range(WHEEL_TEETH)) + _today(s)


def _day(s: Any, tooth: int) -> str:
    """One tooth: its day, whether it is a Food Day, and the corn on it."""
    today = int(s["round"])
    day = tooth + 1 + (WHEEL_TEETH if today > tooth + 1 and tooth + 1 + WHEEL_TEETH <= ROUNDS else 0)
    middle = (tooth + 0.5) * DAY
    drawn = ""
    if day in FOOD_DAYS:
        mark, fill = FOOD_DAY_LOOK[list(FOOD_DAYS).index(day) % 2]
        drawn += _sector(middle, 6.6, 10.5, fill)
        drawn += sign(mark, *around((0, 0), 7.6 * MODULE, middle), 1.5 * MODULE)
    if day == today:
        drawn += _sector(middle, 8.6, 10.5, MAIZE)
    light = day in FOOD_DAYS and day != today
    drawn += number(
        *around((0, 0), 9.5 * MODULE, middle), day, 0.85 * MODULE, "#fff" if light else INK,
        font_weight=800 if day == today else 600, opacity=0.4 if day < today else None,
    )  # fmt: skip
    corn = int(s["teeth"][tooth])
    if corn:
        thing: Thing = ("corn", corn if corn > 1 else None)
        drawn += tag(
            "g", row_of_signs([thing], *around((0, 0), 11.6 * MODULE, middle), 1.5 * MODULE), kind="wheel-corn"
        )
    return drawn


def _sector(middle: float, inner: float, outer: float, fill: str) -> str:
    edges = [
        around((0, 0), radius * MODULE, middle + side * DAY / 2)
        for side, radius in ((-1, inner), (-1, outer), (1, outer), (1, inner))
    ]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = edges
    r, q = inner * MODULE, outer * MODULE
    data = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{q:.1f} {q:.1f} 0 0 1 {cx:.1f} {cy:.1f}"
    data += f"L{dx:.1f} {dy:.1f}A{r:.1f} {r:.1f} 0 0 0 {ax:.1f} {ay:.1f}Z"
    return path(data, fill=fill, stroke=BRONZE_EDGE, stroke_width=1)


def _today(s: Any) -> str:
    """In the hub: today, and how many days are left until everyone eats."""
    today = int(s["round"])
    food_day = int(FOOD_DAYS[min(int(s["food_days"]), len(FOOD_DAYS) - 1)])
    hub = circle(0, 0, 5 * MODULE, fill="#e6cfa4", stroke=BRONZE_EDGE, stroke_width=1.5)
    rays = "".join(
        polygon(
            [around((0, 0), 5 * MODULE, a - 7), around((0, 0), 6.1 * MODULE, a), around((0, 0), 5 * MODULE, a + 7)],
            fill="#e6cfa4", stroke=BRONZE_EDGE,
        )
        for a in range(0, 360, 30)
    )  # fmt: skip
    left = sign("feed", -20, 38, 34) + number(20, 38, max(0, food_day - today), 30, font_weight=700)
    return rays + hub + number(0, -22, today, 66, font_weight=700) + left
