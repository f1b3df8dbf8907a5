"""Golden playthroughs: whole games, told decision by decision, that must never change."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthrough import read, transcript

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def test_there_is_one_for_each_number_of_players():
    assert [path.name for path in GOLDEN] == ["2-players.txt", "3-players.txt", "4-players.txt"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_playthrough_is_told_again_word_for_word(path):
    text = path.read_text(encoding="utf-8")
    game = read(text)
    assert game.over
    assert transcript(game) == text
