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
        if field.name in ("dug", "goal"):
            assert value in own(after, field.name, cell.keys[0])
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
