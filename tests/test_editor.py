"""Positions that people set up: what can be changed, what follows, and what the rules do not allow."""

from __future__ import annotations

import random

import numpy as np
import pytest

import antikythera as ak
from antikythera import editor, scenes
from antikythera.bots import bot
from antikythera.rulebook import InvalidState

GAMES = ("akrotiri", "tzolkin")


def played(name, seed, share):
    """A position of a game of quick bots, after a share of it."""
    game, player = ak.new(name, seed=seed), bot("heuristic", name, seed=seed)
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    return game.at(int(len(game.actions) * share)).copy()


def cells(game, name):
    return {tuple(cell.keys): cell.value for field in editor.fields(game) if field.name == name for cell in field.cells}


def change(game, name, keys, value):
    for key in reversed(keys):
        value = {key: value}
    return editor.edited(game, {name: value})


def any_value(rng, game, field, cell):
    if field.kind in ("seat", "owner"):
        return rng.randrange(field.kind == "seat", game.players + 1)
    return rng.randrange(6) if field.kind in ("", "points") else rng.choice([*field.choices, cell.value])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("share", [0, 0.3, 0.6, 0.95])
def test_whatever_is_changed_the_game_can_be_played_on(name, share):
    rng = random.Random(f"{name} {share}")
    game, done = played(name, 1, share), 0
    for _ in range(60):
        field = rng.choice([field for field in editor.fields(game) if field.cells])
        cell = rng.choice(field.cells)
        value = any_value(rng, game, field, cell)
        try:
            after = change(game, field.name, cell.keys, value)
        except InvalidState:
            continue
        if field.name in ("dug", "goal", "built", "kept"):
            assert not value or value in own(after, field.name, cell.keys[0])
        elif value or field.name != "boat":  # without a dock it returns to Thera
            assert cells(after, field.name).get(tuple(cell.keys), "") == value
        game, done = after, done + 1
    assert done > 20
    game = editor.redrawn(game, np.random.default_rng(1))
    player = bot("heuristic", name)
    while not game.over:
        game.play(player.choose(game.view(game.seat)))


def copy_field(source, target, name, skip=0):
    """Make a field of one position like that of another."""
    wanted = cells(source, name)
    for keys, value in wanted.items():
        if value != skip and cells(target, name).get(keys) != value:
            target = change(target, name, keys, value)
    return target


def own(game, name, seat):
    """What a seat has in a list."""
    return [value for keys, value in cells(game, name).items() if keys[0] == str(seat)]


def copy_list(source, target, name):
    """Make what seats have in lists the same, whatever the order: what is wrong makes room for what is missing."""
    wanted = set(cells(source, name).values())
    for pair in [(seat, value) for seat in (1, 2) for value in own(source, name, seat)]:
        seat, value = pair
        if value in own(target, name, 3 - seat):  # the other has it: take it away first
            keys = next(keys for keys, has in cells(target, name).items() if has == value)
            free = next(field.choices for field in editor.fields(target) if field.name == name)
            target = change(target, name, keys, next(each for each in free if each not in wanted))
        if value not in own(target, name, seat):
            keys = next(
                keys
                for keys, has in cells(target, name).items()
                if keys[0] == str(seat) and has not in own(source, name, seat)
            )
            target = change(target, name, keys, value)
    return target


@pytest.mark.parametrize("seed", [2, 3])
def test_a_whole_sea_is_set_up_from_nothing(seed):
    """Every part of a real position, set up on an empty sea, gives the same sea again."""
    source = played("akrotiri", seed, 0.7)
    while source.decision != "action":
        source.play(next(iter(source.legal)))
    target, waiting = ak.new("akrotiri", seed=99), dict(cells(source, "tile"))
    while waiting := {keys: tile for keys, tile in waiting.items() if tile}:
        open_squares = cells(target, "tile")
        keys = next(keys for keys in waiting if keys in open_squares)
        target = change(target, "tile", keys, waiting.pop(keys))
    target = editor.edited(target, {"seat": source.seat})
    for name in ("turned", "cube", "temple", "boat", "money", "hold"):
        target = copy_field(source, target, name)
    for keys, place in cells(target, "card").items():
        if place:
            target = change(target, "card", keys, 0)
    for name in ("dug", "goal"):
        target = copy_list(source, target, name)
    target = copy_field(source, target, "card")
    target = copy_field(source, target, "hand")
    for name in ("seat", "tile", "turned", "cube", "temple", "boat", "money", "hold", "card", "dug", "goal"):
        assert cells(target, name) == cells(source, name), name
    shown, expected = (scenes.scene(game.view(0)) for game in (target, source))
    for part in ("tiles", "docks", "market", "seat", "decision", "round"):
        assert sorted_scene(shown[part]) == sorted_scene(expected[part]), part
    assert {tuple(sorted(island["places"])) for island in shown["islands"]} == {
        tuple(sorted(island["places"])) for island in expected["islands"]
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("share", [0.3, 0.8])
def test_a_whole_position_of_tzolkin_is_set_up_from_nothing(players, share):
    """Every part of a real position, of either age, set up on a new deal, gives the same board."""
    game, player = ak.new("tzolkin", players, seed=5), bot("heuristic", "tzolkin", seed=5)
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    source = game.at(int(len(game.actions) * share)).copy()
    while source.decision != "turn" or source.state["placed"] or source.state["picked"] or source.state["begged"]:
        source.play(next(iter(source.legal)))
    target = ak.new("tzolkin", players, seed=99)
    for field in editor.fields(target):
        for cell in field.cells if field.kind == "owner" and field.name == "gear" else []:
            if cell.value:  # the dummies of another deal
                target = change(target, "gear", cell.keys, 0)
    for name in ("day", "starter", "seat"):
        target = editor.edited(target, {name: cells(source, name)[()]})
    names = [field.name for field in editor.fields(source)]
    for name in ("row", "monuments"):
        for keys in cells(target, name):
            target = change(target, name, keys, "")
    for seat in range(1, players + 1):
        for number, card in enumerate(filter(None, own(source, "built", seat))):
            target = change(target, "built", (str(seat), str(number)), card)
    for (seat, number), tile in cells(source, "kept").items():
        target = kept_as(target, seat, number, tile, set(cells(source, "kept").values()))
    for name in sorted(names, key=lambda name: not name.endswith("_tiles")):  # nothing is harvested twice
        if name not in ("built", "kept"):
            target = copy_field(source, target, name, skip=None)
    for name in names:
        assert cells(target, name) == cells(source, name), name
    shown, expected = (scenes.scene(game.view(0)) for game in (target, source))
    del shown["calendar"]["corn"], expected["calendar"]["corn"]  # on which teeth it is does not matter
    assert shown == expected
    assert editor.edited(target, {"corn": {"1": 3}}).state["deck"].tolist() == target.state["deck"].tolist()


def kept_as(game, seat, number, tile, wanted):
    """Let a seat keep a tile; who has it now takes another that nobody wants."""
    for keys, has in cells(game, "kept").items():
        if has == tile:
            if keys[0] == seat:
                return game
            free = next(field.choices for field in editor.fields(game) if field.name == "kept")
            game = change(game, "kept", keys, next(each for each in free if each not in wanted))
    mine = own(game, "kept", seat)
    return change(game, "kept", (seat, str(next(n for n, has in enumerate(mine) if has not in wanted))), tile)


def test_buildings_come_from_the_offer_and_monuments_return_to_it():
    game = played("tzolkin", 3, 0.6)
    monuments = set(cells(game, "monuments").values()) - {""}
    free = len(own(game, "built", 1)) - 1
    name = sorted(monuments)[0]
    after = change(game, "built", ("1", str(free)), name)
    assert name in own(after, "built", 1)
    assert name not in cells(after, "monuments").values()
    again = change(after, "built", ("1", str(own(after, "built", 1).index(name))), "")
    assert set(cells(again, "monuments").values()) - {""} == monuments
    building = next(filter(None, cells(game, "row").values()))
    after = change(game, "built", ("1", str(free)), building)
    assert building in own(after, "built", 1)
    shown = [scenes.scene(each.view(0))["players"][0] for each in (game, after)]
    assert shown[1]["buildings"] == sorted([*shown[0]["buildings"], building], key=shown[1]["buildings"].index)


def test_the_day_brings_its_age_and_its_food_days():
    game = ak.new("tzolkin", 4, seed=8)
    for day, held in ((1, 0), (8, 0), (9, 1), (15, 2), (22, 3), (27, 3)):
        after = editor.edited(game, {"day": day})
        scene = scenes.scene(after.view(0))
        assert (scene["calendar"]["round"], scene["calendar"]["food_days_held"]) == (day, held)
        assert scene["calendar"]["age"] == (1 if held < 2 else 2)
        assert len({offer["tile"] for offer in scene["row"]}) > 3
        game = after
    back = editor.edited(game, {"day": 3})
    assert scenes.scene(back.view(0))["calendar"]["age"] == 1
    assert editor.wrong(game, {"day": 28}) == editor.wrong(game, {"day": 0}) == ["day"]


def test_skulls_come_from_the_bank():
    game = ak.new("tzolkin", 2, seed=8)
    after = editor.edited(game, {"skulls": {"1": 3}, "itza": {"4": 1}})
    assert scenes.scene(after.view(0))["skulls"] == 13 - 4
    assert editor.wrong(game, {"skulls": {"1": 14}}) == ["skulls"]
    assert editor.wrong(game, {"itza": {"4": 2}}) == ["itza"]


@pytest.mark.parametrize(
    "changes",
    [
        {"day": 2.5},
        {"day": 9999},
        {"seat": 3},
        {"starter": 0},
        {"wheel": 1},
        {"points": {"1": 9999}},
        {"points": {"1": 0.1}},
        {"corn": {"1": 9999}},
        {"workers": {"1": 9999}},
        {"workers": {"1": 7}},
        {"temple": {"1": {"chaac": 99}}},
        {"kept": {"1": {"0": "no tile"}}},
        {"built": {"1": {"0": "tomb_8"}}},  # of the second age
        {"built": {"1": {"5": "farm_1"}}},
        {"row": {"0": "m_corn"}},
        {"monuments": {"0": "farm_1"}},
        {"corn_tiles": {"2": 99}},
        {"light": {"1": "half"}},
        {"start_space": 1},
    ],
)
def test_what_a_game_of_tzolkin_never_has_is_refused(changes):
    game = ak.new("tzolkin", 2, seed=8)
    with pytest.raises(InvalidState):
        editor.edited(game, changes)
    assert editor.wrong(game, changes) == list(changes)


def sorted_scene(part):
    """Tiles and docks in one order; islands and lanes are named by the order of the tiles."""
    if not isinstance(part, list):
        return part
    plain = [{key: value for key, value in each.items() if key not in ("island", "lane")} for each in part]
    return sorted(plain, key=str)


def test_a_temple_brings_what_it_needs():
    game = played("akrotiri", 4, 0.5)
    seat, other = 1, 2
    before = own(game, "goal", seat)
    temples = [keys for keys, owner in cells(game, "temple").items() if owner == seat]
    free = [keys for keys, owner in cells(game, "temple").items() if not owner]
    for brought, keys in enumerate(free[: 6 - len(temples)], 1):
        game = change(game, "temple", keys, seat)
        assert len(own(game, "dug", seat)) == len(temples) + brought
    assert len(own(game, "goal", seat)) > len(before)
    assert (
        change(game, "temple", free[0], other).describe()["temple"][str(other)] != game.describe()["temple"][str(other)]
    )
    with pytest.raises(InvalidState):
        change(game, "temple", free[8], seat)


def test_what_is_on_a_tile_goes_with_it():
    game = played("akrotiri", 5, 0.5)
    square = next(keys[0] for keys, number in cells(game, "cube").items() if number)
    turned = int(cells(game, "turned")[(square,)])
    on_it = {keys[1:]: n for keys, n in cells(game, "cube").items() if keys[0] == square}
    around = ("nw", "ne", "se", "sw")
    after = change(game, "turned", (square,), str((turned + 1) % 4))
    moved = {keys[1:]: n for keys, n in cells(after, "cube").items() if keys[0] == square}
    assert moved == {(around[(around.index(corner) + 1) % 4], colour): n for (corner, colour), n in on_it.items()}
    market = game.describe()["market"]
    for keys in (keys for keys, tile in cells(game, "tile").items() if tile):
        try:
            gone = change(game, "tile", keys, "")
        except InvalidState:
            continue  # others would be next to none
        cubes = sum(n for corner, n in cells(game, "cube").items() if corner[0] == keys[0])
        assert sum(gone.describe()["market"].values()) == sum(market.values()) + cubes


def test_players_keep_what_they_hold_and_the_rest_is_drawn_again():
    game = played("akrotiri", 6, 0.4)
    again = [editor.redrawn(game, np.random.default_rng(seed)) for seed in range(2)]
    for name in ("card", "goal", "hand"):
        assert cells(again[0], name) == cells(game, name)
    assert again[0].state["stack"].tolist() != again[1].state["stack"].tolist()
    assert again[0].state["map_deck"].tolist() != again[1].state["map_deck"].tolist()


@pytest.mark.parametrize(
    "changes",
    [
        {"tile": {"7 7": "T01"}},
        {"tile": 3},
        {"money": {"1": -1}},
        {"money": {"1": 10**9}},
        {"money": {"3": 5}},
        {"money": {"1": True}},
        {"money": {"1": 2.5}},
        {"seat": 0},
        {"seat": 3},
        {"hold": {"1": {"red": 9}}},
        {"goal": {"1": "me"}},
        {"goal": {"99": 1}},
        {"hand": {"1": "no tile"}},
        {"turned": {"0 0": "1"}},
        {"nothing": 1},
        {},
    ],
)
def test_what_cannot_be_changed_is_refused(changes):
    game = played("akrotiri", 7, 0.5)
    if changes:
        with pytest.raises(InvalidState):
            editor.edited(game, changes)
        assert editor.wrong(game, changes) == list(changes)
    else:
        assert editor.edited(game, changes).position() == game.position()
