"""What is around the gears of Tzolk'in: temples, technologies, tiles on offer, and the players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from antikythera.boards.svg import INK, Point, line, number, path, rect, seat_shape, tag
from antikythera.games.tzolkin.board.gloss import PRINTED
from antikythera.games.tzolkin.board.icons import FOREST, KIND_FILL, MAIZE, TEMPLE_FILL, Thing, row_of_signs, sign
from antikythera.games.tzolkin.rules.components import (
    BLOCKS,
    CARDS,
    DATA,
    FEEDS,
    QUARTERS,
    TECHNOLOGIES,
    TEMPLES,
    TOP_LEVEL,
    WEALTH,
)
from antikythera.games.tzolkin.rules.state import HAND, KEEPING, OVER

QUIET = "#8a7d6a"
PANEL = {"fill": "#f8f2e6", "stroke": "#d5c7ab", "rx": 8}

# Temples


STEP_HEIGHT, STEP_WIDTH = 24, 90


def temples(s: Any, x: float, y: float) -> str:
    """Three stairs: what a step gives on the left, its points on the right, and the markers between them."""
    return "".join(_stairs(s, temple, x + temple * (STEP_WIDTH + 5), y) for temple in range(len(TEMPLES)))


def _stairs(s: Any, temple: int, x: float, bottom: float) -> str:
    printed = DATA["temples"][TEMPLES[temple]]
    points, gifts, fill = printed["points"], printed["gifts"], TEMPLE_FILL[TEMPLES[temple]]
    drawn = sign(TEMPLES[temple], x + STEP_WIDTH / 2, bottom + 16, 26)
    for step, value in enumerate(points):
        y = bottom - (step + 1) * STEP_HEIGHT
        top = step == len(points) - 1
        inset = 2.2 * step
        shade = 0.28 + 0.06 * step
        edge = {"stroke": INK if top else QUIET, "stroke_width": 1.6 if top else 0.6, "rx": 2}
        drawn += rect(x + inset, y, STEP_WIDTH - 2 * inset, STEP_HEIGHT - 2, fill=fill, fill_opacity=shade, **edge)
        drawn += number(x + STEP_WIDTH - inset - 10, y + 11, value, 12, font_weight=600)
        if str(step) in gifts:
            drawn += sign(gifts[str(step)], x + inset + 10, y + 11, 15)
        drawn += _markers(s, temple, step, x + STEP_WIDTH / 2 - 3, y + 11)
    bonus = " / ".join(str(value) for value in printed["bonus"])
    peak = bottom - len(points) * STEP_HEIGHT - 10
    return drawn + number(x + STEP_WIDTH / 2, peak, bonus, 12, QUIET, font_weight=700)


def _markers(s: Any, temple: int, step: int, x: float, y: float) -> str:
    there = [p for p in range(int(s["players"])) if s["temple"][p, temple] == step]
    left = x - 5 * (len(there) - 1)
    return "".join(
        seat_shape(p + 1, left + 10 * place, y, 5.4, kind="marker", stroke_width=1.2) for place, p in enumerate(there)
    )


# Technologies

CELL: Point = (40, 44)


def technologies(s: Any, x: float, y: float) -> str:
    """A row for each technology, a column for each level from none to the top."""
    width, height = CELL
    drawn = ""
    for row, name in enumerate(TECHNOLOGIES):
        top = y + row * height
        drawn += sign(name, x - 19, top + height / 2 - 1.5, 28)
        for level in range(TOP_LEVEL + 1):
            left = x + level * width
            drawn += rect(left, top, width - 3, height - 3, fill="#d9c79f", fill_opacity=0.25 + 0.22 * level,
                          stroke=QUIET, stroke_width=0.8, rx=4)  # fmt: skip
            drawn += _levels(s, row, level, left + (width - 3) / 2, top + (height - 3) / 2)
    return drawn + "".join(
        number(x + level * width + 18, y - 9, level, 12, QUIET, font_weight=700) for level in range(TOP_LEVEL + 1)
    )


def _levels(s: Any, technology: int, level: int, x: float, y: float) -> str:
    there = [p for p in range(int(s["players"])) if s["tech"][p, technology] == level]
    places = [(-8, -9), (8, -9), (-8, 9), (8, 9)] if len(there) > 1 else [(0, 0)]
    return "".join(
        seat_shape(p + 1, x + dx, y + dy, 6.5, kind="level", stroke_width=1.2)
        for p, (dx, dy) in zip(there, places, strict=False)
    )


# Tiles on offer

TILE: Point = (76, 122)
_FRAMES = {
    "farm": "M16 0H{r}A16 16 0 0 1 {w} 16V{b}A16 16 0 0 1 {r} {h}H16A16 16 0 0 1 0 {b}V16A16 16 0 0 1 16 0Z",
    "tomb": "M12 0H{c}L{w} 12V{d}L{c} {h}H12L0 {d}V12Z",
    "civic": "M0 0H{w}V{h}H0Z",
    "shrine": "M0 14L{m} 0L{w} 14V{h}H0Z",
}
"""The outline of a tile tells its kind, as its colour does."""


def tiles_on_offer(s: Any, x: float, y: float) -> str:
    """The buildings in a row, and the monuments under them."""
    width, height = TILE
    return "".join(
        _tile(int(card) - 1, x + place * (width + 4), y + row * (height + 8))
        for row, cards in enumerate((s["row"], s["monuments"]))
        for place, card in enumerate(cards)
        if card > 0
    )


def _tile(card: int, x: float, y: float) -> str:
    printed = PRINTED[CARDS[card]]
    width, height = TILE
    numbers = {"w": width, "h": height, "r": width - 16, "b": height - 16, "c": width - 12, "d": height - 12,
               "m": width / 2}  # fmt: skip
    fill = KIND_FILL[printed["colour"]]
    frame = path(_FRAMES[printed["colour"]].format(**numbers), fill="#fbf6ea", stroke=fill, stroke_width=4)
    inside = _cost(printed["cost"]) + line((8, 52), (width - 8, 52), stroke=fill, stroke_width=1)
    inside += _effect(printed, width / 2, 86)
    return tag("g", frame, inside, kind="tile", transform=f"translate({x:g} {y:g})")


def _cost(cost: dict[str, int]) -> str:
    """Every block of the cost, four side by side."""
    blocks: list[Thing] = [(what, None) for what, amount in cost.items() for _ in range(amount)]
    return "".join(
        sign(what, 15 + 15.5 * (place % 4), 21 + 17 * (place // 4), 14) for place, (what, _) in enumerate(blocks)
    )


def _effect(printed: dict[str, Any], x: float, y: float) -> str:
    if "counts" in printed:
        return _monument(printed, x, y)
    things = [thing for what, value in printed.items() for thing in _gains(what, value)]
    if len(things) <= 2:
        return row_of_signs(things, x, y, 30)
    return row_of_signs(things[:2], x, y - 15, 28) + row_of_signs(things[2:], x, y + 15, 28)


def _gains(what: str, value: Any) -> list[Thing]:
    if what in ("climb", "research"):
        anything = "any-temple" if what == "climb" else "any-technology"
        return [(anything if name == "any" else name, n if n > 1 else None) for name, n in Counter(value).items()]
    signs = {"feeds": "feed", "saves": "corn", "build": "house", "act": "star"}
    if what == "saves":
        return [("worker", None), ("corn", -value)]
    if what in (*BLOCKS, "corn", "skull", "points", "worker", "market", *signs):
        return [(signs.get(what, what), value if what in ("points", "feeds") or value > 1 else None)]
    return []


_COUNTED = {
    "built": "house", "monuments": "monument", "corn_tiles": "corn", "wood_tiles": "wood", "workers": "worker",
    "levels": "any-technology", "mastered": "any-technology", "best_temple": "any-temple",
    "temple_points": "any-temple", "placed_skulls": "skull",
}  # fmt: skip


def _monument(printed: dict[str, Any], x: float, y: float) -> str:
    """What is counted, over the points for each, or the points by their number."""
    counts = printed["counts"]
    counted = sign(_COUNTED.get(counts, counts), x, y - 12, 26)
    if counts == "mastered":
        counted += number(x + 20, y - 12, TOP_LEVEL, 13, font_weight=700)
    points = [n for n in printed.get("table", ()) if n] or [printed.get("each") or printed["each_by_players"].values()]
    shown = sorted(set(points if isinstance(points[0], int) else points[0]))
    size = 14 if len(shown) > 1 else 17
    middle = number(x, y + 14, "/".join(map(str, shown)), size, font_weight=700)
    return counted + (middle if len(shown) > 1 else row_of_signs([("points", shown[0])], x, y + 14, 24))


# Players

ROWS_HEIGHT = 228
"""Of all rows together, whatever the number of players."""


def players(s: Any, viewer: int | None, x: float, y: float, width: float) -> str:
    """Everything of a player in one row; the player who must choose is framed."""
    pitch = min(80, ROWS_HEIGHT / int(s["players"]))
    rows = "".join(_player(s, p, x, y + p * pitch, width, pitch - 5) for p in range(int(s["players"])))
    if s["phase"] != KEEPING:
        return rows
    return rows + "".join(
        _wealth(s, p, viewer, x + 134, y + p * pitch + 0.74 * (pitch - 5)) for p in range(int(s["players"]))
    )


def _player(s: Any, p: int, x: float, y: float, width: float, height: float) -> str:
    frame = PANEL | ({"stroke": INK, "stroke_width": 2.5} if s["seat"] == p and s["phase"] != OVER else {})
    middle, upper, lower = y + height / 2, y + 0.29 * height, y + 0.74 * height
    drawn = rect(x, y, width, height, **frame) + seat_shape(p + 1, x + 24, middle, 14)
    drawn += number(x + 24, middle + 0.5, p + 1, 13, "#fff" if p < 3 else INK, font_weight=700)
    points = f"{s['points'][p] / QUARTERS:g}"
    drawn += number(x + 80, middle, points, 24 if len(points) < 4 else 19, font_weight=700)
    goods = [("corn", s["corn"][p]), *zip(BLOCKS, s["blocks"][p], strict=True), ("skull", s["skulls"][p])]
    for place, (what, amount) in enumerate(goods):
        left = x + 134 + place * 48
        drawn += sign(what, left, upper, 20, opacity=1 if amount else 0.35) + number(left + 22, upper, amount, 16)
    light = sign("sun", x + width - 20, lower, 20) if s["light"][p] else ""
    return drawn + light + _hand(s, p, x + 378, upper) + _belongings(s, p, x + 134, lower)


def _wealth(s: Any, p: int, viewer: int | None, x: float, y: float) -> str:
    """While wealth tiles are chosen, the four that a player was dealt; those of the others are face down."""
    drawn = ""
    for place, tile in enumerate(s["wealth"][HAND * p : HAND * (p + 1)].tolist()):
        left = x + 70 * place
        if viewer in (None, p + 1):
            kept = {"stroke": INK, "stroke_width": 2} if tile + 1 in s["kept"][p] else {"stroke": QUIET}
            things = [thing for what, value in DATA["wealth"][WEALTH[tile]].items() for thing in _gains(what, value)]
            face = rect(left - 14, y - 10, 64, 20, fill="#fffdf7", rx=4, **kept) + row_of_signs(
                things, left + 18, y, 18
            )
        else:
            face = rect(left - 14, y - 10, 64, 20, fill="#bcae95", stroke=QUIET, rx=4)
        drawn += tag("g", face, kind="wealth")
    return drawn


def _hand(s: Any, p: int, x: float, y: float) -> str:
    """Workers in hand, and those who are out as empty outlines."""
    out = int((s["gear"] == p + 1).sum() + (s["start_space"] == p + 1))
    drawn = ""
    for place in range(int(s["workers"][p])):
        in_hand = place < int(s["workers"][p]) - out
        shown = {"kind": "hand"} if in_hand else {"fill": "none", "stroke_width": 1, "opacity": 0.45}
        drawn += seat_shape(p + 1, x + 16 * place, y, 6, **shown)
    return drawn


def _belongings(s: Any, p: int, x: float, y: float) -> str:
    """Tiles harvested, tiles built by kind, and the workers that need no corn."""
    kinds = Counter(PRINTED[CARDS[card]]["colour"] for card in np.flatnonzero(s["owner"] == p + 1))
    drawn = ""
    for place, (fill, amount) in enumerate(zip((MAIZE, FOREST), s["harvested"][p], strict=True)):
        if amount:
            left = x + 34 * place
            drawn += rect(left - 7, y - 7, 14, 14, fill=fill, stroke=INK, stroke_width=0.8, rx=2)
            drawn += number(left + 15, y, amount, 13)
    for place, kind in enumerate(KIND_FILL, 2):
        if kinds[kind]:
            drawn += sign(kind, x + 34 * place, y, 17) + number(x + 34 * place + 16, y, kinds[kind], 13)
    fed = int(FEEDS[s["owner"] == p + 1].sum())
    return drawn + (sign("feed", x + 206, y, 16) + number(x + 222, y, fed, 13) if fed else "")
