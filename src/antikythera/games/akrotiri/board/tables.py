"""What is next to the sea of Akrotiri: the players with their maps and goals, the market, and the stacks."""

from __future__ import annotations

from typing import Any

from antikythera.boards.svg import INK, UNKNOWN, circle, number, rect, seat_shape, tag
from antikythera.games.akrotiri.board import knowledge
from antikythera.games.akrotiri.board.icons import DEEP, SHALLOW, sign
from antikythera.games.akrotiri.board.sea import Sea, tile_picture
from antikythera.games.akrotiri.rules.components import (
    BOAT,
    GOAL_EACH,
    GOAL_KIND,
    GOAL_LEAST,
    GOAL_TERRAIN,
    MAP_COST,
    MAP_POINTS,
    MAP_TERRAIN,
    MAP_WANTS,
    PRICE,
)
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, COLOURS, CUBES_A_COLOUR, TEMPLES_A_SEAT, TERRAINS
from antikythera.games.akrotiri.rules.state import DISCARDS, OVER, SEATS, STACK

PANEL = {"fill": "#f4f7fa", "stroke": "#b9cbdd", "rx": 10}
CARD = 82.0
LEVEL_FILL = ("#cfe3d4", "#f1dfae", "#eab9a6")
_DIRECTION = ((0, -1), (-1, 0), (1, 0), (0, 1))


# Players

PLAYER_HEIGHT = 302


def player(s: Any, p: int, viewer: int | None, x: float, y: float, width: float) -> str:
    """What a player has: money, boat and temples above, then maps, then goals and the tile in hand."""
    frame = PANEL | ({"stroke": INK, "stroke_width": 2.5} if s["seat"] == p and s["phase"] != OVER else {})
    return (
        rect(x, y, width, PLAYER_HEIGHT, **frame)
        + _purse(s, p, x, y + 28)
        + _maps(s, p, viewer, x + 14, y + 54, width - 28)
        + _goals(s, p, viewer, x + 14, y + 198, width - 120)
        + _tile_in_hand(s, p, viewer, x + width - 102, y + 200)
    )


def _purse(s: Any, p: int, x: float, y: float) -> str:
    drawn = seat_shape(p + 1, x + 26, y, 15) + number(x + 26, y + 0.5, p + 1, 14, "#fff", font_weight=700)
    drawn += sign("coin", x + 66, y, 26) + number(x + 98, y, int(s["money"][p]), 20, font_weight=700)
    if s["seat"] == p and s["phase"] != OVER:
        drawn += sign("action", x + 136, y, 20) + number(x + 160, y, int(s["actions"]), 20, font_weight=700)
    cargo = [colour for colour, held in zip(COLOURS, s["hold"][p], strict=True) for _ in range(held)]
    drawn += sign(f"boat{p + 1}", x + 200, y - 1, 30)
    for place in range(BOAT):
        drawn += rect(x + 222 + 22 * place, y - 9, 18, 18, fill="none", stroke=UNKNOWN, stroke_dasharray="3 2", rx=3)
    drawn += "".join(sign(colour, x + 231 + 22 * place, y, 19, kind="cargo") for place, colour in enumerate(cargo))
    left = TEMPLES_A_SEAT - int((s["temple"][p] > 0).sum())
    return drawn + "".join(sign(f"temple{p + 1}", x + 310 + 25 * place, y, 21, kind="waiting") for place in range(left))


def _maps(s: Any, p: int, viewer: int | None, x: float, y: float, width: float) -> str:
    """Cards in hand, face up where they are known; maps that were dug follow, level by level."""
    known = [_card(card) for card in knowledge.maps_in_hand(s, p, viewer)]
    backs = [_back(level) for level, n in enumerate(knowledge.unknown_maps(s, p, viewer)) for _ in range(n)]
    dug = [_dug(card) for card in knowledge.maps_played(s, p)]
    cards = known + backs + dug
    pitch = min(CARD + 8, (width - CARD) / max(1, len(cards) - 1))
    return "".join(
        tag("g", card, transform=f"translate({x + pitch * place:.1f} {y:g})") for place, card in enumerate(cards)
    )


def _level_of(card: int) -> int:
    return card // CARDS_A_LEVEL


def _frame(level: int, fill: str | None = None) -> str:
    """A card, with one to three dots for its level."""
    dots = "".join(circle(11 + 9 * dot, CARD + 28, 3.2, fill=INK) for dot in range(level + 1))
    return rect(0, 0, CARD, CARD + 42, fill=fill or LEVEL_FILL[level], stroke=INK, stroke_width=1.2, rx=6) + dots


def _price(card: int) -> str:
    drawn = sign("coin", CARD - 30, CARD + 28, 18) + number(CARD - 13, CARD + 28, int(MAP_COST[card]), 15)
    return (
        drawn
        + circle(CARD - 11, 11, 9.5, fill=INK)
        + number(CARD - 11, 11, int(MAP_POINTS[card]), 13, "#fff", font_weight=700)
    )


def _card(card: int) -> str:
    """A map: the site in the middle, and the icons that it wants in each direction."""
    middle = CARD / 2 + 4
    drawn = _frame(_level_of(card)) + _price(card) + sign("site", middle - 4, middle, 18)
    for direction, (dx, dy) in enumerate(_DIRECTION):
        wanted = int(MAP_WANTS[card, direction])
        for place in range(wanted):
            along = 17 * (place - (wanted - 1) / 2)
            x, y = middle - 4 + 27 * dx + along * abs(dy), middle + 29 * dy + along * abs(dx)
            drawn += sign(TERRAINS[MAP_TERRAIN[card, direction]], x, y, 18)
    return tag("g", drawn, kind="map")


def _back(level: int) -> str:
    unknown = sign("site", CARD / 2, CARD / 2 + 4, 26, opacity=0.4)
    return tag("g", _frame(level, "#9fb3c8"), unknown, kind="back")


def _dug(card: int) -> str:
    return tag("g", _card(card), rect(0, 0, CARD, CARD + 42, fill="#fff", opacity=0.62, rx=6), kind="dug")


_GOAL_SIGN = ("portage", "island", None, "varied", "apart", "open", "quarters", "island")
"""By kind of goal; one about terrain shows that terrain."""


def _goals(s: Any, p: int, viewer: int | None, x: float, y: float, width: float) -> str:
    known = [_goal(goal) for goal in knowledge.goals_of(s, p, viewer)]
    backs = [_goal(None)] * knowledge.unknown_goals(s, p, viewer)
    goals = known + backs
    pitch = min(80.0, (width - 72) / max(1, len(goals) - 1))
    return "".join(
        tag("g", goal, transform=f"translate({x + pitch * place:.1f} {y:g})", kind="goal")
        for place, goal in enumerate(goals)
    )


def _goal_sign(goal: int) -> str:
    return _GOAL_SIGN[GOAL_KIND[goal]] or TERRAINS[GOAL_TERRAIN[goal]]


def _goal(goal: int | None) -> str:
    """A goal: its number, what it counts, and the points for each; None is one face down."""
    if goal is None:
        return rect(0, 0, 72, 84, fill="#c3b9a6", stroke=INK, rx=6) + sign("quarters", 36, 42, 28, opacity=0.35)
    drawn = rect(0, 0, 72, 84, fill="#fffaf0", stroke=INK, rx=6) + number(
        15, 15, goal + 1, 14, UNKNOWN, font_weight=700
    )
    drawn += sign(_goal_sign(goal), 36, 42, 34) + circle(58, 69, 10.5, fill=INK)
    drawn += number(58, 69, int(GOAL_EACH[goal]), 14, "#fff", font_weight=700)
    return drawn + (number(15, 69, int(GOAL_LEAST[goal]), 15) if GOAL_LEAST[goal] else "")


def _tile_in_hand(s: Any, p: int, viewer: int | None, x: float, y: float) -> str:
    tile = knowledge.tile_in_hand(s, p, viewer)
    if tile is None:
        return tag("g", rect(x, y, 86, 86, fill=DEEP, stroke=INK, rx=3), kind="tile-back")
    if tile < 0:
        return rect(x, y, 86, 86, fill="none", stroke="#b9cbdd", stroke_dasharray="5 4", rx=3)
    turned = viewer == SEATS
    return tag(
        "g", tile_picture(tile, Sea(86, x + 86 * turned, y + 86 * turned, turned), f"ak-hand{p}"), kind="tile-in-hand"
    )


# The market and the stacks


def market(s: Any, x: float, y: float, width: float) -> str:
    """A row for each colour: prices, and the cubes on them. The cheapest spaces are the first to be empty."""
    drawn = rect(x, y, width, 218, **PANEL)
    for colour, name in enumerate(COLOURS):
        middle = y + 35 + 49 * colour
        empty = CUBES_A_COLOUR - int(s["market"][colour])
        for place in range(CUBES_A_COLOUR):
            left = x + 34 + 38.5 * place
            drawn += rect(left - 17, middle - 19, 34, 38, fill="#e3ebf3", rx=5)
            if place >= empty:
                drawn += sign(name, left, middle, 27, kind="goods")
            else:
                drawn += number(left, middle, int(PRICE[colour, place]), 16, INK if place == empty - 1 else UNKNOWN,
                                font_weight=800 if place == empty - 1 else 400)  # fmt: skip
    return drawn


def stacks(s: Any, viewer: int | None, x: float, y: float) -> str:
    """Tiles to be drawn and discarded, and open goals."""
    drawn = ""
    for pile, fill in ((STACK, SHALLOW), (DISCARDS, UNKNOWN)):
        top = y + 62 * pile
        drawn += rect(x + 4, top + 4, 44, 44, fill=fill, opacity=0.4, rx=3) + rect(
            x, top, 44, 44, fill=fill, stroke=INK, rx=3
        )
        drawn += number(x + 22, top + 22, int(s["stacked"][pile]), 18, "#fff", font_weight=700)
    goals = knowledge.goals_to_choose(s, viewer)
    return drawn + "".join(_open_goal(goal, x + 58, y + 41 * place) for place, goal in enumerate(goals))


def _open_goal(goal: int, x: float, y: float) -> str:
    """A goal to choose, in a line: its number, what it counts, and the points for each."""
    strip = rect(x, y, 84, 36, fill="#fffaf0", stroke=INK, rx=6) + sign(_goal_sign(goal), x + 40, y + 18, 26)
    strip += number(x + 14, y + 18, goal + 1, 14, UNKNOWN, font_weight=700) + circle(x + 70, y + 18, 10, fill=INK)
    return tag("g", strip, number(x + 70, y + 18, int(GOAL_EACH[goal]), 13, "#fff", font_weight=700), kind="goal")
