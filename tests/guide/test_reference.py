"""The reference says where every tile is, as far as the viewer may know, and how much is left in the stacks."""

from __future__ import annotations

import pytest

import antikythera
from antikythera.guide import reference
from antikythera.guide.reference import Where
from antikythera.text import Text
from explain.positions import TABLES, positions

SEEDS = range(4)


def hidden(found, kind):
    """How many copies of a kind the viewer has not seen."""
    return sum(entry.copies - len(entry.known) for entry in found.entries if entry.kind == kind)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everything_there_is_is_listed_once_and_every_place_can_be_said(name, players):
    text = Text("en")
    sizes = {"tzolkin": 21 + 11 + 16 + 13, "akrotiri": 36 + 36 + 12}
    for game, _ in positions(name, players, SEEDS, share=0.05):
        entries = reference(game.view(1)).entries
        assert len({(entry.kind, entry.name) for entry in entries}) == len(entries) == sizes[name]
        for entry in entries:
            assert len(entry.known) <= entry.copies
            assert all(text(f"guide-place-{where.place}", seat=where.seat) for where in entry.known)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_buildings_that_were_not_seen_are_in_the_stack(players):
    for game, _ in positions("tzolkin", players, range(1, 8, 2), share=0.05):
        found = reference(game.view(0))
        assert hidden(found, "age1") == found.stacks["age1"]
        assert hidden(found, "age2") == found.stacks["age2"]
        assert hidden(found, "monuments") == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_wealth_tiles_a_player_knows_the_own_four_those_kept_and_those_of_dummies(players):
    game = antikythera.new("tzolkin", players, 3)
    mine = {entry.name for entry in reference(game.view(1)).entries if Where("dealt", 1) in entry.known}
    assert mine == {tile for line in game.legal for tile in line.split()[1:]}
    kept = set()
    while game.decision == "wealth":
        kept |= {(tile, game.seat) for tile in game.legal[0].split()[1:]}
        game.play(game.legal[0])
    for viewer in range(players + 1):
        entries = [entry for entry in reference(game.view(viewer)).entries if entry.kind == "wealth"]
        assert {(entry.name, where.seat) for entry in entries for where in entry.known if where.place == "kept"} == kept
        dealt = [entry for entry in entries if any(where.place == "dealt" for where in entry.known)]
        assert len(dealt) == (2 if viewer else 0)
        assert any(where.place == "dummy" for entry in entries for where in entry.known) == (players < 4)


def test_tiles_and_maps_that_were_not_seen_are_in_the_stack_or_with_the_other_player():
    for game, _ in positions("akrotiri", 2, SEEDS, share=0.05):
        s = game.state
        found = reference(game.view(1))
        assert hidden(found, "tiles") == found.stacks["tiles"] + int(s["hand"][1] > 0 and not s["shown"][1])
        for number, level in enumerate(("easy", "medium", "hard")):
            theirs = int((s["card"][12 * number : 12 * number + 12] == 2).sum())
            assert hidden(found, level) == found.stacks[level] + theirs


def test_what_the_oracle_showed_and_threw_away_is_known():
    game = antikythera.new("akrotiri", 2, 1)
    while "oracle lake" not in game.legal:
        game.play(game.legal[0])
    seat = game.seat
    game.play("oracle lake")
    places = {where for entry in reference(game.view(3 - seat)).entries for where in entry.known}
    assert Where("hand", seat) in places
    thrown = [entry.name for entry in reference(game.view(0)).entries if Where("discarded") in entry.known]
    assert set(thrown) == {event.values["tile"] for event in game.narration if event.name == "discards"}


def test_goals_are_known_to_whom_they_were_shown():
    game = antikythera.new("akrotiri", 2, 1)
    while game.decision != "goal":
        game.play(game.legal[0])
    offered = {line.split()[1] for line in game.legal}
    seen = {entry.name for entry in reference(game.view(1)).entries if Where("choice") in entry.known}
    assert seen == offered
    game.play(game.legal[0])
    mine = [entry.known for entry in reference(game.view(1)).entries if entry.name in offered and entry.kind == "goals"]
    assert sorted(where.place for known in mine for where in known) == ["kept", "returned"]
    theirs = [entry.known for entry in reference(game.view(2)).entries if entry.name in offered]
    assert all(known == () or known == (Where("choice"),) for known in theirs)
