"""The component file says what is printed on the pieces: every number of it, written out here a second time."""

from __future__ import annotations

from typing import Any

import pytest

from antikythera.games.tzolkin.rules.components import DATA, MONUMENT_POINTS, QUARTERS
from antikythera.games.tzolkin.rules.effects import CARD_EFFECTS, GRANTED, WEALTH_EFFECTS
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    ANY_GEAR,
    BUILD,
    CLIMB,
    FREE,
    GAIN_BLOCK,
    GAIN_CORN,
    GAIN_POINTS,
    GAIN_SKULL,
    GAIN_WORKER,
    RESEARCH,
    STEP_UP,
    TRADE,
)


def amounts(text: str) -> dict[str, int]:
    """``2 wood 1 stone`` as a table."""
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


WEALTH: dict[str, tuple[str, int, str, dict[str, Any]]] = {
    # id: gear and space printed on the tile, materials, the rest
    "pal1": ("palenque", 1, "3 corn", {"climb": ["quetzalcoatl"], "research": ["agriculture"]}),
    "pal3": ("palenque", 3, "5 corn 1 gold", {"climb": ["quetzalcoatl"]}),
    "pal5": ("palenque", 5, "1 stone 1 gold", {"research": ["agriculture"]}),
    "pal7": ("palenque", 7, "9 corn 1 stone", {}),
    "yax1": ("yaxchilan", 1, "1 wood", {"climb": ["kukulcan"], "research": ["extraction"]}),
    "yax3": ("yaxchilan", 3, "2 corn 2 wood", {"climb": ["kukulcan"]}),
    "yax5": ("yaxchilan", 5, "4 corn 1 wood", {"research": ["extraction"]}),
    "yax7": ("yaxchilan", 7, "3 corn 2 wood 1 stone", {}),
    "tik1": ("tikal", 1, "2 corn", {"climb": ["chaac"], "research": ["architecture"]}),
    "tik3": ("tikal", 3, "6 corn 2 stone", {}),
    "tik5": ("tikal", 5, "3 corn 1 gold", {"research": ["architecture"]}),
    "tik7": ("tikal", 7, "6 corn 1 wood 1 stone", {}),
    "uxm1": ("uxmal", 1, "5 corn 1 stone", {"climb": ["chaac"]}),
    "uxm3": ("uxmal", 3, "3 corn 1 wood", {"feeds": 1}),
    "uxm5": ("uxmal", 5, "1 worker", {}),
    "uxm7": ("uxmal", 7, "8 corn 1 gold", {}),
    "chi0": ("chichen_itza", 0, "4 corn 1 wood 1 skull", {}),
    "chi3": ("chichen_itza", 3, "5 corn 1 stone", {"research": ["theology"]}),
    "chi5": ("chichen_itza", 5, "4 corn 3 wood", {}),
    "chi7": ("chichen_itza", 7, "2 corn 2 wood", {"research": ["theology"]}),
    "chi10": ("chichen_itza", 10, "7 corn 2 wood", {}),
}

AGE_1: dict[str, tuple[int, str, str, dict[str, Any]]] = {
    # id: copies, colour, cost, effects
    "farm_1": (3, "farm", "1 wood", {"feeds": 1}),
    "farm_all": (2, "farm", "4 wood", {"saves": 1}),
    "tomb_brown_yellow": (1, "tomb", "2 wood 1 stone", {"climb": ["chaac", "quetzalcoatl"]}),
    "tomb_brown_green": (1, "tomb", "1 wood 2 stone", {"climb": ["chaac", "kukulcan"]}),
    "tomb_build": (1, "tomb", "1 wood 1 gold", {"climb": ["any"], "build": 1}),
    "civic_agri": (1, "civic", "2 wood", {"research": ["agriculture"]}),
    "civic_agri_stone": (1, "civic", "3 wood", {"research": ["agriculture"], "stone": 1}),
    "civic_extr_corn": (1, "civic", "1 wood 1 stone", {"research": ["extraction"], "corn": 1}),
    "civic_extr_gold": (1, "civic", "2 wood 1 stone", {"research": ["extraction"], "gold": 1}),
    "shrine_arch": (1, "shrine", "1 gold", {"research": ["architecture"]}),
    "shrine_theo": (1, "shrine", "1 stone 1 gold", {"research": ["theology"], "climb": ["kukulcan"]}),
}

AGE_2: dict[str, tuple[int, str, str, dict[str, Any]]] = {
    "farm_3": (3, "farm", "2 wood", {"feeds": 3}),
    "tomb_market": (1, "tomb", "3 stone", {"market": 1, "points": 6}),
    "tomb_worker": (1, "tomb", "1 wood 1 stone 1 gold", {"worker": 1, "points": 6}),
    "tomb_8": (1, "tomb", "1 wood 2 gold", {"points": 8}),
    "tomb_action": (1, "tomb", "2 wood 1 stone 1 gold", {"act": 1, "points": 2}),
    "tomb_3gods": (
        1, "tomb", "1 wood 2 stone 1 gold", {"climb": ["chaac", "quetzalcoatl", "kukulcan"], "points": 3},
    ),
    "civic_any_stone": (1, "civic", "3 wood", {"research": ["any"], "stone": 1}),
    "civic_any_gold": (1, "civic", "2 wood 1 stone", {"research": ["any"], "gold": 1}),
    "civic_any_corn": (1, "civic", "3 wood 1 stone", {"research": ["any"], "corn": 6}),
    "civic_any_skull": (1, "civic", "2 wood 2 stone", {"research": ["any"], "skull": 1}),
    "shrine_chaac": (1, "shrine", "2 stone", {"climb": ["chaac", "chaac"], "points": 2}),
    "shrine_arch_3": (1, "shrine", "1 stone 1 gold", {"research": ["architecture"], "points": 3}),
    "shrine_kukulcan": (1, "shrine", "2 gold", {"climb": ["kukulcan", "kukulcan"], "points": 3}),
    "shrine_theo_2": (1, "shrine", "2 stone 1 gold", {"research": ["theology"], "climb": ["chaac", "kukulcan"]}),
    "shrine_any2": (1, "shrine", "1 stone 2 gold", {"research": ["any", "any"]}),
    "shrine_quetzalcoatl": (1, "shrine", "3 gold", {"climb": ["quetzalcoatl", "quetzalcoatl"], "points": 4}),
}  # fmt: skip

MONUMENTS: dict[str, tuple[str, str, dict[str, Any]]] = {
    # id: colour, cost, scoring
    "m_tombs": ("tomb", "3 wood 2 stone 1 gold", {"counts": "tomb", "each": 4}),
    "m_builds": ("tomb", "1 wood 3 stone 2 gold", {"counts": "built", "each": 2}),
    "m_monuments": (
        "tomb", "2 wood 2 stone 2 gold", {"counts": "monuments", "each_by_players": {"2": 6, "3": 5, "4": 4}},
    ),
    "m_corn": ("tomb", "1 wood 1 stone 4 gold", {"counts": "corn_tiles", "each": 4}),
    "m_wood": ("tomb", "1 wood 4 gold", {"counts": "wood_tiles", "each": 4}),
    "m_civics": ("civic", "2 wood 3 stone 1 gold", {"counts": "civic", "each": 4}),
    "m_workers": ("civic", "3 wood 3 gold", {"counts": "workers", "table": [0, 0, 0, 0, 6, 12, 18]}),
    "m_techlevels": ("civic", "2 wood 1 stone 3 gold", {"counts": "levels", "each": 3}),
    "m_techmax": ("civic", "1 wood 1 stone 3 gold", {"counts": "mastered", "table": [0, 9, 20, 33, 33]}),
    "m_shrines": ("shrine", "2 stone 3 gold", {"counts": "shrine", "each": 4}),
    "m_besttemple": ("shrine", "3 stone 3 gold", {"counts": "best_temple", "each": 3}),
    "m_temples": ("shrine", "4 stone 3 gold", {"counts": "temple_points", "each": 1}),
    "m_skulls": ("shrine", "4 gold 1 skull", {"counts": "placed_skulls", "each": 3}),
}  # fmt: skip

TEMPLES: dict[str, dict[str, Any]] = {
    "chaac": {
        "colour": "brown", "points": [-1, 0, 2, 4, 6, 7, 8], "gifts": {"2": "stone", "4": "stone"}, "bonus": [6, 2],
    },
    "quetzalcoatl": {
        "colour": "yellow",
        "points": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
        "gifts": {"3": "gold", "5": "gold"},
        "bonus": [2, 6],
    },
    "kukulcan": {
        "colour": "green",
        "points": [-3, 0, 1, 3, 5, 7, 9, 10],
        "gifts": {"2": "wood", "4": "wood", "5": "skull"},
        "bonus": [4, 4],
    },
}  # fmt: skip

CHICHEN_ITZA = [
    # points, temple, block
    (4, "chaac", 0), (5, "chaac", 0), (6, "chaac", 0),
    (7, "kukulcan", 0), (8, "kukulcan", 0), (8, "kukulcan", 1),
    (10, "quetzalcoatl", 0), (11, "quetzalcoatl", 1), (13, "quetzalcoatl", 1),
]  # fmt: skip

SMALL_GEAR = {"teeth": 10, "last": 7, "free": 6, "actions": 5}
SETTINGS: dict[str, Any] = {
    "rounds": 27,
    "food_days": [8, 14, 21, 27],
    "skulls": 13,
    "workers": {"start": 3, "most": 6},
    "unfed": -3,
    "food": 2,
    "beggar": {"most": 2, "gets": 3},
    "board_turns": 26,
    "market": {"wood": 2, "stone": 3, "gold": 4},
    "players": {
        "monuments": {"2": 4, "3": 5, "4": 6},
        "fields": {"2": 2, "3": 3, "4": 4},
        "dummies": {"2": 12, "3": 6, "4": 0},
    },
    "gears": {
        "palenque": SMALL_GEAR,
        "yaxchilan": SMALL_GEAR,
        "tikal": SMALL_GEAR,
        "uxmal": SMALL_GEAR,
        "chichen_itza": {"teeth": 13, "last": 10, "free": 10, "actions": 9},
    },
    "palenque": {"fish": 3, "corn": [4, 5, 7, 9], "wood": [0, 2, 3, 4]},
    "yaxchilan": {
        "corn": [0, 1, 2, 0, 2],
        "wood": [1, 0, 0, 0, 0],
        "stone": [0, 1, 0, 0, 1],
        "gold": [0, 0, 1, 0, 1],
        "skull": [0, 0, 0, 1, 0],
    },
    "tikal": {"climb_blocks": 1},
    "uxmal": {"climb_corn": 3, "block_corn": 2, "act_corn": 1},
    "technology": {
        "cost": [1, 2, 3, 1],
        "agriculture": {"harvest": [1, 0, 2], "fish": [0, 1, 0], "without_tile": 2},
        "extraction": {"wood": 1, "stone": 2, "gold": 3},
        "architecture": {
            "corn": [1, 0, 0],
            "points": [0, 2, 0],
            "saves_blocks": 1,
            "saves_corn": 2,
            "saves_from": 3,
            "bonus_points": 3,
        },
        "theology": {"ahead": 1, "offering": 2, "skull": 3},
    },
}


@pytest.mark.parametrize("tile", WEALTH)
def test_wealth_tile(tile: str) -> None:
    gear, space, materials, rest = WEALTH[tile]
    assert DATA["wealth"][tile] == {"gear": gear, "space": space, **amounts(materials), **rest}


@pytest.mark.parametrize(("age", "kind"), [("age1", kind) for kind in AGE_1] + [("age2", kind) for kind in AGE_2])
def test_building(age: str, kind: str) -> None:
    """Colour, cost, number of copies, and the effects in the order in which they happen."""
    copies, colour, cost, effects = (AGE_1 | AGE_2)[kind]
    printed = {"copies": 1} | DATA[age][kind]
    assert printed == {"copies": copies, "colour": colour, "cost": amounts(cost), **effects}
    assert [name for name in printed if name in effects] == list(effects)


@pytest.mark.parametrize("monument", MONUMENTS)
def test_monument(monument: str) -> None:
    colour, cost, scoring = MONUMENTS[monument]
    assert DATA["monuments"][monument] == {"colour": colour, "cost": amounts(cost), **scoring}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_monument_has_points_for_every_number_and_the_last_of_a_table_repeats(players: int) -> None:
    assert MONUMENT_POINTS.shape == (len(MONUMENTS), 5, 64)
    for monument, row in zip(DATA["monuments"].values(), MONUMENT_POINTS[:, players].tolist(), strict=True):
        each = monument.get("each") or monument.get("each_by_players", {}).get(str(players), 0)
        points = monument.get("table") or [each * number for number in range(64)]
        assert row == [QUARTERS * points[min(number, len(points) - 1)] for number in range(64)]


@pytest.mark.parametrize("temple", TEMPLES)
def test_temple(temple: str) -> None:
    assert DATA["temples"][temple] == TEMPLES[temple]


def test_chichen_itza() -> None:
    points, temples, blocks = (list(column) for column in zip(*CHICHEN_ITZA, strict=True))
    assert DATA["chichen_itza"] == {"points": points, "temple": temples, "block": blocks}


@pytest.mark.parametrize("name", SETTINGS)
def test_setting(name: str) -> None:
    assert DATA[name] == SETTINGS[name]


def test_there_is_nothing_else_in_the_file() -> None:
    tables = {"wealth", "age1", "age2", "monuments", "temples", "chichen_itza"}
    assert set(DATA) == tables | set(SETTINGS)


@pytest.mark.parametrize(
    ("table", "names"),
    [("wealth", WEALTH), ("age1", AGE_1), ("age2", AGE_2), ("monuments", MONUMENTS), ("temples", TEMPLES)],
)
def test_tiles_stand_in_the_order_that_numbers_them(table: str, names: dict[str, Any]) -> None:
    """Records count tiles by their place in the file, so that a tile may neither move nor go missing."""
    assert list(DATA[table]) == list(names)


def test_numbers_of_tiles() -> None:
    """21 wealth tiles, 14 and 18 buildings, 13 monuments: what the box holds."""
    first, second = (sum(entry.get("copies", 1) for entry in DATA[age].values()) for age in ("age1", "age2"))
    assert (len(DATA["wealth"]), first, second, len(DATA["monuments"])) == (21, 14, 18, 13)


def test_a_number_that_an_effect_does_not_need_is_0() -> None:
    """A decision that a tile brings looks to a learner like the same decision brought by an action."""
    every = {tuple(task) for effects in (CARD_EFFECTS, WEALTH_EFFECTS) for row in effects.tolist() for task in row}
    gains = {(task, b) for task, _, b in every if task in (GAIN_CORN, GAIN_SKULL, GAIN_POINTS)}
    assert gains == {(GAIN_CORN, 0), (GAIN_SKULL, 0), (GAIN_POINTS, 0)}
    assert {task for task in every if task[0] not in (0, GAIN_CORN, GAIN_SKULL, GAIN_POINTS, GAIN_BLOCK)} == {
        (ACTION, ANY_GEAR, 1), (RESEARCH, FREE, 0), (BUILD, GRANTED, 0), (CLIMB, -1, 0), (TRADE, 0, 0),
        (GAIN_WORKER, 0, 0), (STEP_UP, 0, 0), (STEP_UP, 1, 0), (STEP_UP, 2, 0),
        (ADVANCE, 0, 0), (ADVANCE, 1, 0), (ADVANCE, 2, 0), (ADVANCE, 3, 0),
    }  # fmt: skip
