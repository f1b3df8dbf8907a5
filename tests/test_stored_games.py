"""A thousand stored games, of all levels, numbers of players and options, always come out the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import stored_games
from antikythera import GAMES, bots
from antikythera.record import read_record
from antikythera.replays import replay

STORED = {game: list(stored_games.stored(game)) for game in GAMES}
RECORDS = [record for games in STORED.values() for record, _ in games]
JUDGED = {
    game: dict(line.split() for line in (stored_games.FOLDER / f"{game}.judged.txt").read_text("utf-8").splitlines())
    for game in GAMES
}


def test_there_are_a_thousand_of_all_kinds() -> None:
    assert len(RECORDS) >= 1000
    kinds = {(record.game, record.players, tuple(record.options)) for record in RECORDS}
    assert kinds == set(stored_games.tables())
    for game in GAMES:
        seats = {seat.name.split(":")[0] for record, _ in STORED[game] for seat in record.seats}
        assert seats >= {"random", "heuristic", *bots.LEVELS}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_they_come_out_the_same(game: str) -> None:
    """The same results, the same last position, and the same legal actions at every decision."""
    wrong = [
        (number, verdict.fault)
        for number, (record, choices) in enumerate(STORED[game], 1)
        if not (verdict := replay(record)) or stored_games.choices(record) != choices
    ]
    assert wrong == []
    assert all(record.result and record.signature for record, _ in STORED[game])


@pytest.mark.parametrize("game", GAMES)
def test_seats_see_the_same_and_damaged_records_are_judged_the_same(game: str) -> None:
    expected = (stored_games.FOLDER / f"{game}.seen.txt").read_text("utf-8").split()
    assert [stored_games.seen(record) for record, _ in STORED[game][:: stored_games.APART]] == expected


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_seats_see_the_same_in_every_kind_of_decision(game: str) -> None:
    assert stored_games.looks(game) == JUDGED[game]["looks"]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "part"), [(game, part) for game in GAMES for part in stored_games.parts(game)])
def test_a_damaged_part_of_a_record_is_judged_the_same(game: str, part: str) -> None:
    assert stored_games.judged(game, part) == JUDGED[game][part]


def test_one_that_came_out_differently_would_be_noticed() -> None:
    assert not replay(msgspec.structs.replace(RECORDS[0], seed=999))
    assert stored_games.choices(RECORDS[1]) != stored_games.choices(RECORDS[0])


def test_each_can_be_written_as_a_record_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, stored_games.__file__, "show", "tzolkin", "17", str(file)]
    subprocess.run(command, check=True)
    assert read_record(file) == STORED["tzolkin"][16][0]
