"""Every tile of the game does what is printed on it, and nothing else: wealth tiles, buildings, monuments."""

from __future__ import annotations

from typing import Any

import pytest

import antikythera
from antikythera import Game
from antikythera.games.tzolkin.rules.components import BLOCKS, DATA, TECHNOLOGIES, TEMPLES, WEALTH
from tzolkin.table import (
    begin,
    built,
    give,
    has,
    last_turn,
    on_offer,
    on_offer_monuments,
    owns,
    play,
    skull_on,
    to_move,
    today,
    worker,
)

Amounts = dict[str, float]
BELONGINGS = (
    "corn", "points", *BLOCKS, "skulls", "workers", "light", "corn_tiles", "wood_tiles", *TEMPLES, *TECHNOLOGIES,
)  # fmt: skip


def belongings(game: Game, seat: int) -> Amounts:
    return {name: has(game, seat, name) for name in BELONGINGS}


def changes(before: Amounts, after: Amounts) -> Amounts:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


# Wealth tiles

WEALTH_GAINS: dict[str, Amounts] = {
    "pal1": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "pal3": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "pal5": {"stone": 1, "gold": 1, "agriculture": 1},
    "pal7": {"corn": 9, "stone": 1},
    "yax1": {"wood": 1, "kukulcan": 1, "extraction": 1},
    "yax3": {"corn": 2, "wood": 2, "kukulcan": 1},
    "yax5": {"corn": 4, "wood": 1, "extraction": 1},
    "yax7": {"corn": 3, "wood": 2, "stone": 1},
    "tik1": {"corn": 2, "chaac": 1, "architecture": 1},
    "tik3": {"corn": 6, "stone": 2},
    "tik5": {"corn": 3, "gold": 1, "architecture": 1},
    "tik7": {"corn": 6, "wood": 1, "stone": 1},
    "uxm1": {"corn": 5, "stone": 1, "chaac": 1},
    "uxm3": {"corn": 3, "wood": 1},
    "uxm5": {"workers": 1},
    "uxm7": {"corn": 8, "gold": 1},
    "chi0": {"corn": 4, "wood": 1, "skulls": 1},
    "chi3": {"corn": 5, "stone": 1, "theology": 1},
    "chi5": {"corn": 4, "wood": 3},
    "chi7": {"corn": 2, "wood": 2, "theology": 1},
    "chi10": {"corn": 7, "wood": 2},
}


def dealt(*tiles: str) -> Game:
    """A game of four whose first player has been dealt these four tiles."""
    game = antikythera.new("tzolkin", players=4, seed=1)
    hand = [WEALTH.index(tile) for tile in tiles]
    game.state["wealth"] = hand + [tile for tile in range(len(WEALTH)) if tile not in hand]
    game.changed()
    return game


def kept(first: str, second: str) -> Amounts:
    """What the first player gains by keeping these two tiles, once all have chosen."""
    others = [tile for tile in WEALTH if tile not in (first, second)][:2]
    game = dealt(first, others[0], second, others[1])
    before = belongings(game, 1)
    play(game, f"keep {first} {second}")
    for _ in range(3):
        play(game, game.legal[0])
    assert game.decision == "turn"
    return changes(before, belongings(game, 1))


@pytest.mark.parametrize("tile", WEALTH_GAINS)
def test_wealth_tile_gives_what_it_shows(tile: str) -> None:
    """Beside a tile that gives 4 corn and 3 wood (or, for that tile itself, 9 corn and 1 stone)."""
    other = "pal7" if tile == "chi5" else "chi5"
    both = [WEALTH_GAINS[tile], WEALTH_GAINS[other]]
    assert kept(tile, other) == {name: sum(gain.get(name, 0) for gain in both) for name in both[0] | both[1]}


@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [
        ("pal1", "pal3", {"quetzalcoatl": 2, "agriculture": 1, "corn": 8, "gold": 1}),
        ("chi3", "chi7", {"theology": 2, "corn": 7, "stone": 1, "wood": 2}),
        ("tik1", "uxm1", {"chaac": 2, "architecture": 1, "corn": 7, "stone": 1}),
    ],
)
def test_two_wealth_tiles_of_one_sort_add_up(first: str, second: str, gain: Amounts) -> None:
    assert kept(first, second) == gain


def test_the_tile_with_a_skull_takes_it_from_the_bank() -> None:
    game = dealt("chi0", "pal7", "tik3", "tik7")
    play(game, "keep chi0 pal7")
    while game.decision == "wealth":
        play(game, game.legal[0])
    assert game.state["skull_bank"] == 12


def test_the_tile_with_a_farm_feeds_one_worker_on_every_food_day() -> None:
    game = dealt("uxm3", "pal7", "tik3", "tik7")
    play(game, "keep uxm3 pal7")
    while game.decision == "wealth":
        play(game, game.legal[0])
    for day in (8, 14, 21):
        today(game, day)
        give(game, 1, corn=10)
        last_turn(game, "place tikal", "end")
        assert has(game, 1, "corn") == 10 - 2 * 2


# Buildings

Building = tuple[str, Amounts, list[str], Amounts]
BUILDINGS: dict[str, Building] = {
    # id: age, cost, choices to make, gains
    "farm_1": ("age1", {"wood": 1}, [], {}),
    "farm_all": ("age1", {"wood": 4}, [], {}),
    "tomb_brown_yellow": ("age1", {"wood": 2, "stone": 1}, [], {"chaac": 1, "quetzalcoatl": 1}),
    "tomb_brown_green": ("age1", {"wood": 1, "stone": 2}, [], {"chaac": 1, "kukulcan": 1}),
    "tomb_build": ("age1", {"wood": 1, "gold": 1}, ["climb kukulcan", "stop"], {"kukulcan": 1}),
    "civic_agri": ("age1", {"wood": 2}, [], {"agriculture": 1}),
    "civic_agri_stone": ("age1", {"wood": 3}, [], {"agriculture": 1, "stone": 1}),
    "civic_extr_corn": ("age1", {"wood": 1, "stone": 1}, [], {"extraction": 1, "corn": 1}),
    "civic_extr_gold": ("age1", {"wood": 2, "stone": 1}, [], {"extraction": 1, "gold": 1}),
    "shrine_arch": ("age1", {"gold": 1}, [], {"architecture": 1}),
    "shrine_theo": ("age1", {"stone": 1, "gold": 1}, [], {"theology": 1, "kukulcan": 1}),
    "farm_3": ("age2", {"wood": 2}, [], {}),
    "tomb_market": ("age2", {"stone": 3}, ["stop"], {"points": 6}),
    "tomb_worker": ("age2", {"wood": 1, "stone": 1, "gold": 1}, [], {"workers": 1, "points": 6}),
    "tomb_8": ("age2", {"wood": 1, "gold": 2}, [], {"points": 8}),
    "tomb_action": (
        "age2", {"wood": 2, "stone": 1, "gold": 1}, ["act yaxchilan 5"],
        {"corn": 2 - 1, "stone": 1, "gold": 1, "points": 2},
    ),
    "tomb_3gods": (
        "age2", {"wood": 1, "stone": 2, "gold": 1}, [], {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1, "points": 3},
    ),
    "civic_any_stone": ("age2", {"wood": 3}, ["research theology"], {"theology": 1, "stone": 1}),
    "civic_any_gold": ("age2", {"wood": 2, "stone": 1}, ["research extraction"], {"extraction": 1, "gold": 1}),
    "civic_any_corn": ("age2", {"wood": 3, "stone": 1}, ["research architecture"], {"architecture": 1, "corn": 6}),
    "civic_any_skull": ("age2", {"wood": 2, "stone": 2}, ["research agriculture"], {"agriculture": 1, "skulls": 1}),
    "shrine_chaac": ("age2", {"stone": 2}, [], {"chaac": 2, "points": 2}),
    "shrine_arch_3": ("age2", {"stone": 1, "gold": 1}, [], {"architecture": 1, "points": 3}),
    "shrine_kukulcan": ("age2", {"gold": 2}, [], {"kukulcan": 2, "points": 3}),
    "shrine_theo_2": ("age2", {"stone": 2, "gold": 1}, [], {"theology": 1, "chaac": 1, "kukulcan": 1}),
    "shrine_any2": (
        "age2", {"stone": 1, "gold": 2}, ["research theology", "research agriculture"],
        {"theology": 1, "agriculture": 1},
    ),
    "shrine_quetzalcoatl": ("age2", {"gold": 3}, [], {"quetzalcoatl": 2, "points": 4}),
}  # fmt: skip


def builder(kind: str, **given: float) -> Game:
    """Seat 1 of two is about to build at Tikal, and can pay for this tile, the only one on offer."""
    age, cost, _, _ = BUILDINGS[kind]
    game = begin(2)
    today(game, 1 if age == "age1" else 15)
    to_move(game, 1)
    on_offer(game, kind)
    give(game, 1, **{**cost, **given})
    worker(game, 1, "tikal", 2)
    play(game, "pick tikal 2")
    return game


def build(game: Game, kind: str, *choices: str) -> Amounts:
    """Build the tile; what has changed for the builder."""
    before = belongings(game, 1)
    play(game, "act tikal 2", f"build {kind}", *choices)
    return changes(before, belongings(game, 1))


def test_the_table_has_every_building() -> None:
    assert list(BUILDINGS) == [*DATA["age1"], *DATA["age2"]]


@pytest.mark.parametrize("kind", BUILDINGS)
def test_building_costs_and_gives_what_it_shows(kind: str) -> None:
    """One block of each sort more than needed, and 5 corn, are there to be taken by mistake."""
    _, cost, choices, gains = BUILDINGS[kind]
    game = builder(kind, corn=5, **{block: cost.get(block, 0) + 1 for block in BLOCKS})
    other = belongings(game, 2)
    change = {name: gains.get(name, 0) - cost.get(name, 0) for name in gains | cost}
    assert build(game, kind, *choices) == {name: number for name, number in change.items() if number}
    assert built(game, 1) == [kind]
    assert (game.decision, belongings(game, 2)) == ("turn", other)
    play(game, "end")


@pytest.mark.parametrize(
    ("kind", "block"), [(kind, block) for kind, (_, cost, *_) in BUILDINGS.items() for block in cost]
)
def test_building_needs_every_block_of_its_cost(kind: str, block: str) -> None:
    """With a block too few of one sort, many of the others do not help, and there is nothing to build."""
    cost = BUILDINGS[kind][1]
    game = builder(kind, corn=20, **({"wood": 9, "stone": 9, "gold": 9} | {block: cost[block] - 1}))
    assert "act tikal 2" not in game.legal
    game = builder(kind, **{other: cost.get(other, 0) for other in BLOCKS})
    assert "act tikal 2" in game.legal


@pytest.mark.parametrize(
    ("kind", "workers", "corn"),
    [
        ("farm_1", 3, 4),
        ("farm_1", 6, 10),
        ("farm_all", 3, 3),
        ("farm_all", 6, 6),
        ("farm_3", 3, 0),
        ("farm_3", 6, 6),
    ],
)
def test_farm_that_was_built_feeds(kind: str, workers: int, corn: int) -> None:
    game = builder(kind)
    build(game, kind)
    play(game, "end")
    game.state["round"] = 21 if kind == "farm_3" else 8
    give(game, 1, workers=workers, corn=20)
    last_turn(game, "place uxmal", "end")
    assert has(game, 1, "corn") == 20 - corn


@pytest.mark.parametrize("kind", ["tomb_brown_yellow", "tomb_3gods", "shrine_chaac"])
def test_a_step_of_a_building_is_wasted_on_top_and_the_rest_happens(kind: str) -> None:
    _, cost, choices, gains = BUILDINGS[kind]
    game = builder(kind, chaac=6)
    expected = gains | {block: -number for block, number in cost.items()}
    assert build(game, kind, *choices) == {name: number for name, number in expected.items() if name != "chaac"}


def test_two_steps_stop_at_the_top() -> None:
    game = builder("shrine_quetzalcoatl", quetzalcoatl=7, light=0)
    assert build(game, "shrine_quetzalcoatl") == {"gold": -3, "quetzalcoatl": 1, "light": 1, "points": 4}


def test_a_building_that_climbs_where_nobody_can_asks_all_the_same() -> None:
    game = builder("tomb_build", chaac=6, quetzalcoatl=8, kukulcan=7)
    play(game, "act tikal 2", "build tomb_build")
    assert (game.decision, list(game.legal)) == ("temple", ["stop"])


def test_the_tomb_that_builds_lets_one_build_again() -> None:
    """The second building is paid for with blocks; the space of the first is still empty."""
    game = builder("tomb_build", wood=1 + 2)
    on_offer(game, "tomb_build", "civic_agri")
    change = build(game, "tomb_build", "climb chaac", "build civic_agri")
    assert change == {"wood": -3, "gold": -1, "chaac": 1, "agriculture": 1}
    assert built(game, 1) == ["tomb_build", "civic_agri"]
    assert game.decision == "turn"


def test_the_tomb_with_a_market_lets_one_trade() -> None:
    game = builder("tomb_market", wood=1)
    change = build(game, "tomb_market", "sell wood")
    assert change == {"stone": -3, "wood": -1, "corn": 2}
    play(game, *["stop"] * (game.decision == "market"))
    assert has(game, 1, "points") == 6


def test_the_tomb_with_a_worker_gives_points_alone_to_who_has_all_workers() -> None:
    game = builder("tomb_worker", workers=6)
    assert build(game, "tomb_worker") == {"wood": -1, "stone": -1, "gold": -1, "points": 6}


def test_the_tomb_with_an_action_costs_nothing_when_it_is_skipped() -> None:
    game = builder("tomb_action", corn=5)
    assert build(game, "tomb_action", "skip") == {"wood": -2, "stone": -1, "gold": -1, "points": 2}


def test_the_tomb_with_an_action_offers_all_gears_but_chichen_itza() -> None:
    game = builder("tomb_action", corn=5, wood=3, skulls=1)
    build(game, "tomb_action")
    gears = {line.split()[1] for line in game.legal if line != "skip"}
    assert gears == {"palenque", "yaxchilan", "tikal", "uxmal"}


def test_the_tomb_with_an_action_needs_corn_for_it() -> None:
    game = builder("tomb_action", corn=0)
    build(game, "tomb_action")
    assert list(game.legal) == ["skip"]
    play(game, "skip")
    assert has(game, 1, "points") == 2


def test_the_civic_with_a_skull_gives_none_of_an_empty_bank() -> None:
    game = builder("civic_any_skull")
    give(game, 2, skulls=13)
    assert "skulls" not in build(game, "civic_any_skull", "research theology")


@pytest.mark.parametrize(
    ("track", "choices", "bonus"),
    [
        ("agriculture", ["climb chaac"], {"chaac": 1}),
        ("extraction", ["take gold", "take wood"], {"gold": 1, "wood": 1}),
        ("architecture", [], {"points": 3}),
        ("theology", [], {"skulls": 1}),
    ],
)
def test_a_free_level_beyond_the_third_gives_the_bonus_of_the_track(
    track: str, choices: list[str], bonus: Amounts
) -> None:
    """Built at Uxmal for 6 corn by who has mastered the track; architecture saves 2 corn and gives 1 corn, 2 points."""
    game = builder("civic_any_stone", wood=0, corn=20, **{track: 3})
    worker(game, 1, "uxmal", 4)
    play(game, "skip", "pick uxmal 4")
    before = belongings(game, 1)
    play(game, "act uxmal 4", "build civic_any_stone", f"research {track}", *choices)
    expected: Amounts = {"corn": -6, "stone": 1}
    if track == "architecture":
        expected |= {"corn": -6 + 2 + 1, "points": 2}
    for name, number in bonus.items():
        expected[name] = expected.get(name, 0) + number
    assert changes(before, belongings(game, 1)) == expected


@pytest.mark.parametrize(
    ("choices", "gains"),
    [
        (["research theology", "research theology"], {"theology": 2}),
        (["research theology", "research extraction"], {"theology": 1, "extraction": 1}),
    ],
)
def test_two_levels_on_one_track_or_on_two(choices: list[str], gains: Amounts) -> None:
    game = builder("shrine_any2")
    assert build(game, "shrine_any2", *choices) == {"stone": -1, "gold": -2} | gains


def test_the_second_of_two_levels_may_be_a_bonus() -> None:
    game = builder("shrine_any2", theology=2)
    change = build(game, "shrine_any2", "research theology", "research theology")
    assert change == {"stone": -1, "gold": -2, "theology": 1, "skulls": 1}


# Monuments

TOMBS = ("tomb_brown_yellow", "tomb_8", "m_corn")
CIVICS = ("civic_agri", "civic_any_gold", "m_techmax")
SHRINES = ("shrine_arch", "shrine_any2", "m_skulls")

MONUMENTS: list[tuple[str, int, tuple[str, ...], dict[str, Any], float]] = [
    # id, players, what else the owner built, what the owner has, points
    ("m_tombs", 4, (), {}, 4),
    ("m_tombs", 4, TOMBS, {}, 16),
    ("m_tombs", 4, ("farm_1", *CIVICS, *SHRINES), {}, 4),
    ("m_builds", 4, (), {}, 2),
    ("m_builds", 4, ("farm_1", "farm_1", "farm_3"), {}, 8),
    ("m_builds", 4, ("farm_1", "m_corn", "m_skulls"), {}, 8),
    ("m_monuments", 2, (), {}, 6),
    ("m_monuments", 3, (), {}, 5),
    ("m_monuments", 4, (), {}, 4),
    ("m_monuments", 2, ("m_corn", "farm_1"), {}, 12),
    ("m_monuments", 3, ("m_corn", "farm_1"), {}, 10),
    ("m_monuments", 4, ("m_corn", "farm_1"), {}, 8),
    ("m_corn", 4, (), {}, 0),
    ("m_corn", 4, (), {"corn_tiles": 3, "wood_tiles": 2}, 12),
    ("m_corn", 4, (), {"corn_tiles": 16}, 64),
    ("m_wood", 4, (), {}, 0),
    ("m_wood", 4, (), {"corn_tiles": 3, "wood_tiles": 2}, 8),
    ("m_wood", 4, (), {"wood_tiles": 12}, 48),
    ("m_civics", 4, (), {}, 4),
    ("m_civics", 4, CIVICS, {}, 16),
    ("m_civics", 4, ("farm_1", *TOMBS, *SHRINES), {}, 4),
    ("m_workers", 4, (), {"workers": 3}, 0),
    ("m_workers", 4, (), {"workers": 4}, 6),
    ("m_workers", 4, (), {"workers": 5}, 12),
    ("m_workers", 4, (), {"workers": 6}, 18),
    ("m_techlevels", 4, (), {}, 0),
    ("m_techlevels", 4, (), {"agriculture": 1, "theology": 3}, 12),
    ("m_techlevels", 4, (), {"extraction": 1, "architecture": 3}, 12),
    ("m_techlevels", 4, (), dict.fromkeys(TECHNOLOGIES, 3), 36),
    ("m_techmax", 4, (), {}, 0),
    ("m_techmax", 4, (), dict.fromkeys(TECHNOLOGIES, 2), 0),
    ("m_techmax", 4, (), {"extraction": 3}, 9),
    ("m_techmax", 4, (), {"extraction": 3, "theology": 3, "agriculture": 2}, 20),
    ("m_techmax", 4, (), {"extraction": 3, "theology": 3, "agriculture": 3}, 33),
    ("m_techmax", 4, (), dict.fromkeys(TECHNOLOGIES, 3), 33),
    ("m_shrines", 4, (), {}, 4),
    ("m_shrines", 4, SHRINES, {}, 16),
    ("m_shrines", 4, ("farm_1", *TOMBS, *CIVICS), {}, 4),
    ("m_besttemple", 4, (), {}, 0),
    ("m_besttemple", 4, (), dict.fromkeys(TEMPLES, 0), 0),
    ("m_besttemple", 4, (), {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 5}, 12),
    ("m_besttemple", 4, (), {"chaac": 6}, 15),
    ("m_besttemple", 4, (), {"quetzalcoatl": 8}, 21),
    ("m_besttemple", 4, (), {"kukulcan": 7}, 18),
    ("m_temples", 4, (), {}, 0),
    ("m_temples", 4, (), dict.fromkeys(TEMPLES, 0), -6),
    ("m_temples", 4, (), {"chaac": 0, "quetzalcoatl": 4, "kukulcan": 2}, -1 + 4 + 1),
    ("m_temples", 4, (), {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}, 8 + 13 + 10),
    ("m_skulls", 4, (), {}, 0),
    ("m_skulls", 4, (), {"skulls": 2}, 0),
]


def final(players: int = 4) -> Game:
    """The last round; no monuments are left on offer."""
    game = begin(players)
    today(game, 27)
    on_offer_monuments(game)
    return game


def worth(game: Game, seat: int, monument: str) -> float:
    """What a monument adds to the final score of its owner."""
    bare = game.copy()
    owns(game, seat, monument)
    for end in (bare, game):
        last_turn(end)
        assert end.over
    return game.scores[seat - 1] - bare.scores[seat - 1]


def test_the_table_has_every_monument() -> None:
    assert list(dict.fromkeys(monument for monument, *_ in MONUMENTS)) == list(DATA["monuments"])


@pytest.mark.parametrize(("monument", "players", "others", "given", "points"), MONUMENTS)
def test_monument_scores(
    monument: str, players: int, others: tuple[str, ...], given: dict[str, Any], points: float
) -> None:
    game = final(players)
    owns(game, 1, *others)
    give(game, 1, **given)
    assert worth(game, 1, monument) == points


@pytest.mark.parametrize("monument", ["m_tombs", "m_builds", "m_civics", "m_shrines"])
def test_what_others_built_does_not_count(monument: str) -> None:
    game = final()
    owns(game, 2, *TOMBS, *CIVICS, *SHRINES, "farm_1")
    assert worth(game, 1, monument) == (2 if monument == "m_builds" else 4)


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_monuments_of_everyone_count_but_not_those_on_offer(players: int, each: int) -> None:
    game = final(players)
    on_offer_monuments(game, "m_wood")
    owns(game, 1, "m_corn")
    owns(game, 2, "m_techmax")
    assert worth(game, 1, "m_monuments") == 3 * each


@pytest.mark.parametrize(("monument", "given"), [("m_corn", "corn_tiles"), ("m_wood", "wood_tiles")])
def test_harvest_tiles_of_others_do_not_count(monument: str, given: str) -> None:
    game = final()
    give(game, 2, **{given: 5})
    assert worth(game, 1, monument) == 0


@pytest.mark.parametrize("placed", range(10))
def test_skulls_at_chichen_itza_count_no_matter_who_left_them(placed: int) -> None:
    game = final()
    for action in range(1, placed + 1):
        skull_on(game, action)
    give(game, 2, skulls=2)
    assert worth(game, 1, "m_skulls") == 3 * placed


def test_every_monument_scores_for_its_owner_alone() -> None:
    """Seat 2 owns the monument; seat 1 has what it counts."""
    game = final()
    give(game, 1, **dict.fromkeys(TECHNOLOGIES, 3))
    assert worth(game, 2, "m_techlevels") == 0


def test_two_monuments_add_up() -> None:
    """Each of two tombs counts the other: 4 for each of 2 tombs, 2 for each of 2 monuments."""
    alone, together = final(), final()
    owns(together, 1, "m_tombs", "m_builds")
    for game in (alone, together):
        last_turn(game)
    assert together.scores[0] - alone.scores[0] == 4 * 2 + 2 * 2


@pytest.mark.parametrize("monument", DATA["monuments"])
def test_monument_costs_what_it_shows_and_gives_nothing_at_once(monument: str) -> None:
    """Built at Tikal 4 with one block of each sort and a skull to spare; architecture is of no use."""
    printed = DATA["monuments"][monument]["cost"]
    cost = {name.replace("skull", "skulls"): number for name, number in printed.items()}
    game = begin(2)
    on_offer(game)
    on_offer_monuments(game, monument)
    give(game, 1, architecture=3, **{name: cost.get(name, 0) + 1 for name in (*BLOCKS, "skulls")})
    worker(game, 1, "tikal", 4)
    before = belongings(game, 1)
    play(game, "pick tikal 4", "act tikal 4", f"build {monument}")
    assert changes(before, belongings(game, 1)) == {name: -number for name, number in cost.items()}
    assert built(game, 1) == [monument]
    assert game.decision == "turn"


def test_a_skull_paid_for_a_monument_goes_back_to_the_bank() -> None:
    game = begin(2)
    on_offer_monuments(game, "m_skulls")
    give(game, 1, gold=4, skulls=1)
    worker(game, 1, "tikal", 4)
    play(game, "pick tikal 4", "act tikal 4", "build m_skulls")
    assert game.state["skull_bank"] == 13
