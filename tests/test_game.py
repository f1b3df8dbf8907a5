"""Games as objects: playing, taking back, looking, writing down."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import antikythera as ak


def played(game: str, seed: int, decisions: int, analysis: bool = True, **options) -> ak.Game:
    """A game played at random for this many decisions, or to its end."""
    rng = random.Random(seed)
    players = rng.choice(ak.new(game, seed=0).rules.players)
    result = ak.new(game, players, seed, analysis=analysis, **options)
    for _ in range(decisions):
        if result.over:
            break
        result.play(rng.choice(result.legal.numbers))
    return result


games = st.sampled_from(ak.GAMES)
seeds = st.integers(0, 2**40)
lengths = st.integers(0, 500)


def test_a_game_says_who_chooses_what():
    game = ak.new("tzolkin", players=4, seed=7)
    assert (game.seat, game.decision, len(game.legal)) == (1, "wealth", 6)
    assert "keep yax7 tik3" in game.legal
    assert "place tikal" not in game.legal
    assert game.outcome is None


def test_a_seed_is_drawn_at_random_if_not_given():
    assert ak.new("tzolkin").seed != ak.new("tzolkin").seed
    assert ak.new("tzolkin").players == 4


@given(game=games, seed=seeds, length=lengths)
@settings(max_examples=30)
def test_a_line_and_its_number_are_the_same(game, seed, length):
    by_number = played(game, seed, length)
    by_line = ak.Game(game, by_number.players, seed, lines=by_number.lines)
    assert by_line == by_number


@given(game=games, seed=seeds, length=lengths)
@settings(max_examples=30)
def test_a_repr_reads_back(game, seed, length):
    original = played(game, seed, length)
    assert eval(repr(original), {"antikythera": ak}) == original
    elsewhere = ak.from_position(original.position())
    assert eval(repr(elsewhere), {"antikythera": ak}) == elsewhere


@pytest.mark.parametrize("seed", [5, "5" * 64])
@pytest.mark.parametrize("game", ak.GAMES)
def test_the_legal_lines_are_those_of_the_mask(game, seed, monkeypatch):
    """Also where there are more than a game lists at once."""
    monkeypatch.setattr("antikythera.game.LISTED", 5)
    position, most, rng = ak.new(game, seed=seed), 0, random.Random(5)
    while not position.over:
        assert position.legal.numbers == np.flatnonzero(position.mask).tolist()
        assert position.copy().legal == position.at(len(position.actions)).legal == position.legal
        most = max(most, len(position.legal))
        position.play(rng.choice(position.legal))
    assert most > 5


@given(game=games, seed=seeds, length=st.integers(1, 500))
@settings(max_examples=30)
def test_in_analysis_everything_can_be_taken_back_and_played_again(game, seed, length):
    original = played(game, seed, length)
    again = original.copy()
    while again.can_undo:
        again.undo()
    assert again == ak.new(game, original.players, seed)
    for _ in original.actions:
        again.redo()
    assert again == original
    with pytest.raises(ak.UndoBorder):
        again.redo()


@given(game=games, seed=seeds, length=st.integers(1, 500))
@settings(max_examples=60)
def test_nothing_is_taken_back_past_a_turn_or_a_reveal(game, seed, length):
    """What can be taken back has shown nobody anything: nothing that was hidden before is known after it."""
    table = played(game, seed, length, analysis=False)
    after = table.copy()
    while after.can_undo:
        before = after.copy()
        before.undo()
        assert before.seat == table.seat or table.over
        for seat in range(table.players + 1):
            hidden_before = before.view(seat).state
            hidden_after = table.view(seat).state
            for field in table.rules.state.names:
                was_hidden, is_hidden = hidden_before[field] == -1, hidden_after[field] == -1
                assert np.count_nonzero(was_hidden) <= np.count_nonzero(is_hidden) or field not in table.rules.secret
        after = before
    if after.actions:
        with pytest.raises(ak.UndoBorder):
            after.undo()


def test_a_turn_can_be_taken_back_to_its_beginning_and_no_further():
    table = ak.new("tzolkin", players=2, seed=3, analysis=False)
    table.play(table.legal[0])
    assert not table.can_undo, "a secret choice is made once"
    table.play(table.legal[0])
    table.play("place tikal")
    table.play("place uxmal")
    table.undo()
    table.undo()
    with pytest.raises(ak.UndoBorder, match="turn has passed"):
        table.undo()
    table.play("place palenque")
    table.play("end")
    with pytest.raises(ak.UndoBorder):
        table.undo()


def test_at_gives_a_game_as_it_was():
    game = played("tzolkin", 5, 100)
    earlier = game.at(40)
    assert earlier.lines == game.lines[:40]
    assert earlier == ak.Game("tzolkin", game.players, 5, lines=game.lines[:40])
    earlier.redo()
    assert earlier.lines == game.lines[:41]
    with pytest.raises(IndexError):
        game.at(101)


def test_narration_tells_the_last_action():
    game = ak.new("tzolkin", players=2, seed=3)
    game.play(game.legal[0])
    game.play(game.legal[0])
    game.play("place tikal")
    assert [str(event) for event in game.narration] == ["seat 1 places: gear tikal, space 0, corn 0"]


def test_a_view_has_the_legal_lines_of_its_own_seat_only():
    game = ak.new("tzolkin", players=3, seed=3)
    assert game.view(1).legal == game.legal
    assert len(game.view(2).legal) == len(game.view(0).legal) == 0
    with pytest.raises(ValueError, match="a seat is a whole number from 0 to 3"):
        game.view(4)


# Positions


@given(game=games, seed=seeds, length=lengths)
@settings(max_examples=30)
def test_a_position_fits_in_a_link_and_reads_back(game, seed, length):
    original = played(game, seed, length)
    text = original.position()
    assert len(text) < 2000
    assert ak.from_position(text).states.tobytes() == original.states.tobytes()
    viewed = original.view(1).position()
    with pytest.raises(ak.InvalidPosition, match="seat 1"):
        ak.from_position(viewed)


@given(game=games, seed=seeds, length=lengths)
@settings(max_examples=30)
def test_what_a_seat_may_know_fits_in_a_link_and_reads_back(game, seed, length):
    original = played(game, seed, length)
    for seat in range(original.players + 1):
        view = original.view(seat)
        again = ak.view_from_position(view.position())
        assert again.viewer == seat
        assert again.states.tobytes() == view.states.tobytes()
        assert again.legal == view.legal
    with pytest.raises(ak.InvalidPosition, match="whole position"):
        ak.view_from_position(original.position())


@given(text=st.text(max_size=60) | st.from_regex(r"tzolkin-1-[A-Za-z0-9_-]{1,300}", fullmatch=True))
@settings(max_examples=200)
def test_nonsense_is_no_position(text):
    with pytest.raises(ak.InvalidState):
        ak.from_position(text)


@given(seed=seeds, place=st.integers(0, 375), value=st.integers(0, 255))
@settings(max_examples=200)
def test_a_damaged_position_is_refused_or_can_be_played(seed, place, value):
    game = played("tzolkin", seed, 150)
    raw = bytearray(game.states.tobytes())
    raw[place] = value
    damaged = np.frombuffer(bytes(raw), dtype=game.rules.state).copy()
    try:
        game.rules.validate(damaged)
    except ak.InvalidState:
        return
    again, rng = game.view(1).sample(np.random.default_rng(1)), random.Random(seed)
    again.states[...] = damaged
    again.changed()
    while not again.over:
        again.play(rng.choice(again.legal.numbers))


# Records


@given(game=games, seed=seeds, length=lengths)
@settings(max_examples=20)
def test_a_record_reads_back(game, seed, length, tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "game.json"
    original = played(game, seed, length)
    original.save(path, names=["Ix Chel", "Itzamná"])
    assert ak.verify(path)
    assert ak.read(path) == original


@pytest.fixture
def record(tmp_path):
    """The record of a whole game, as JSON, and how to write it down again."""
    path = tmp_path / "game.json"
    played("tzolkin", 11, 10_000).save(path)

    def write(**changes) -> ak.Verdict:
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))
        return ak.verify(path)

    return json.loads(path.read_text()), write


def test_verify_says_where_a_record_departs(record):
    content, write = record
    lines = [*content["lines"][:30], "place atlantis", *content["lines"][31:]]
    assert write(lines=lines).fault.startswith("line 31: 'place atlantis' is not legal")


def test_verify_checks_signature_and_result(record):
    content, write = record
    assert "signed" in write(signature="0123456789abcdef").fault
    assert "result" in write(signature=content["signature"], result={"scores": [1.0], "winners": [1]}).fault


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"rules": 999}, "version 999"),
        ({"game": "chess"}, "not a record of a game"),
        ({"format": "pgn"}, "not a record of a game"),
        ({"format": "antikythera-2"}, "not a record of a game"),
        ({"players": 9}, "not 9"),
        ({"players": "four"}, "players"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**70}, "a seed is a whole number"),
        ({"seed": None}, "either a seed, or a position"),
        ({"position": "tzolkin-1-AAAA", "seed": None}, "damaged"),
        ({"lines": "end"}, "lines"),
        ({"lines": [1, 2, 3]}, "lines"),
        ({"lines": ["end"] * 50_000}, "line 1:"),
        ({"options": ["magic"]}, "option"),
        ({"seats": [{"name": 3}]}, "name"),
    ],
)
def test_a_damaged_record_gets_a_clear_word(record, changes, fault):
    _, write = record
    verdict = write(**changes)
    assert not verdict
    assert fault in verdict.fault


def test_entries_of_later_versions_are_ignored(record):
    _, write = record
    assert write(weather="rain")


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"null", b"[]", b"\xff\xfe\x00", b"[" * 100_000, b'{"format": "antikythera"}', b" " * 10_000_000],
    ids=["empty", "cut", "null", "list", "binary", "deep", "bare", "huge"],
)
def test_a_hostile_file_gets_a_clear_word(tmp_path, data):
    path = tmp_path / "game.json"
    path.write_bytes(data)
    verdict = ak.verify(path)
    assert not verdict
    assert verdict.fault
    with pytest.raises(ak.InvalidRecord):
        ak.read(path)


def test_a_truncated_record_is_refused(record, tmp_path):
    content, _ = record
    text = json.dumps(content)
    for length in range(0, len(text) - 1, 97):
        (tmp_path / "cut.json").write_text(text[:length])
        assert not ak.verify(tmp_path / "cut.json")


def test_a_missing_file_is_said_to_be_missing(tmp_path):
    assert "cannot be read" in ak.verify(tmp_path / "none.json").fault
