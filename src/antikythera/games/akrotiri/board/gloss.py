"""What maps, goals and lines of Akrotiri mean, in a few words."""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.games.akrotiri.rules import market
from antikythera.games.akrotiri.rules.components import (
    CELLS,
    EAST_DOCK,
    GOAL_COUNTS,
    GOAL_EACH,
    GOAL_LEAST,
    GOAL_TERRAIN,
    MAP_COST,
    MAP_POINTS,
    MAP_TERRAIN,
    MAP_WANTS,
    MAPS,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.names import COLOURS, CUBES_A_COLOUR, QUADRANTS, TERRAINS
from antikythera.games.akrotiri.rules.state import ISLANDS
from antikythera.kernel import Plain, Rule, plain
from antikythera.text import Text

TERRAIN_SIGNS = ("▲", "♣", "∩", "≈")
DIRECTION_SIGNS = ("↑", "←", "→", "↓")


def sale_price(s: Any, colour: int) -> int:
    """What the next cube of a colour sells for; 0 while the market has them all."""
    return _ask(market.sale_price, s, colour, 0) if s["market"][colour] < CUBES_A_COLOUR else 0


def _ask(rule: Rule, s: Any, *arguments: int) -> int:
    """What a rule says about a position."""
    return int(plain(rule)(Plain(np.array([s], s.dtype)), *arguments))


def map_in_words(text: Text, card: int) -> str:
    """A map: what it wants in each direction, what digging costs and brings."""
    wants = [
        f"{DIRECTION_SIGNS[direction]} {TERRAIN_SIGNS[MAP_TERRAIN[card, direction]] * int(MAP_WANTS[card, direction])}"
        for direction in range(4)
        if MAP_WANTS[card, direction]
    ]
    return text(
        "akrotiri-board-map",
        map=MAPS[card],
        wants="  ".join(wants),
        money=int(MAP_COST[card]),
        points=int(MAP_POINTS[card]),
    )


def goal_in_words(text: Text, goal: int) -> str:
    """A goal by its number in lines, and what it is."""
    return text("akrotiri-board-goal", number=goal + 1, goal=goal_name(text, goal))


def goal_name(text: Text, goal: int) -> str:
    """A goal by what is on it: points for each of what it counts."""
    counted = text(
        f"akrotiri-goal-{GOAL_COUNTS[goal]}",
        terrain=text(f"akrotiri-terrain-{TERRAINS[GOAL_TERRAIN[goal]]}"),
        number=int(GOAL_LEAST[goal]),
    )
    return text("akrotiri-page-goal", points=int(GOAL_EACH[goal]), counted=counted)


def gloss(text: Text, s: Any, line: str) -> str:
    """What a legal line means in this position, in a few words; nothing where the line says it all."""
    verb, *words = line.split()
    if verb == "tile":
        return text("akrotiri-line-tile", quarters=int(words[2]))
    if verb in ("sail", "portage"):
        return _island(text, s, _place(s, words))
    if verb == "sell":
        return text("akrotiri-line-sell", money=sale_price(s, COLOURS.index(words[0])))
    if verb == "buy":
        return text("akrotiri-line-buy", money=_ask(market.map_price, s))
    if verb == "dig":
        card = MAPS.index(words[0])
        return text("akrotiri-line-dig", money=int(MAP_COST[card]), points=int(MAP_POINTS[card]))
    if verb == "keep":
        return goal_in_words(text, int(words[0]) - 1)
    return ""


def _place(s: Any, words: list[str]) -> int:
    """The dock that a sailing or carrying line names."""
    if words[0] == "thera":
        return EAST_DOCK if words[1] == "e" else WEST_DOCK
    x, y, quadrant = words[0].split(",")
    return 4 * (int(s["grid"][CELLS.index((int(x), int(y)))]) - 1) + QUADRANTS.index(quadrant)


def _island(text: Text, s: Any, dock: int) -> str:
    """What there is on the island of a dock: cubes to load, and temples."""
    land, joined = int(s["joined"][ISLANDS, dock]), s["joined"][ISLANDS]
    found = []
    for colour, places in enumerate(s["cube"]):
        number = sum(int(joined[place]) == land for place in places if place)
        if number:
            name = text(f"akrotiri-colour-{COLOURS[colour]}")
            found.append(text("akrotiri-line-cubes", number=number, colour=name))
    temples = sum(int(joined[place]) == land for place in s["temple"].flat if place)
    if temples:
        found.append(text("akrotiri-line-temples", number=temples))
    return text.listing(found)
