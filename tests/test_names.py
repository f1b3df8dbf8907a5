"""No id is shown to a person: things, options and levels are called by their names, in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import antikythera
from antikythera import GAMES, Game, boards, explain
from antikythera.bots import LEVELS
from antikythera.guide import reference
from antikythera.rulebook import rulebook
from antikythera.text import Text, languages

TRIED = 40
"""How many lines are asked about in a position."""


def ids(game: str) -> re.Pattern[str]:
    """All names of the rulebook that nobody would read aloud: those with digits and marks."""
    names = {str(name) for named in rulebook(game).names.values() for name in named}
    odd = sorted(name for name in names if re.search(r"[a-zA-Z].*[\d_,]|[\d_,].*[a-zA-Z]", name))
    return re.compile(r"(?<![\w,-])(" + "|".join(map(re.escape, odd)) + r")(?![\w,])", re.ASCII)


def told(game: Game, text: Text, chance: random.Random) -> Iterator[str]:
    """What a person is told about the last line, and about lines that could be played or not."""
    yield from (text.event(game.rules.name, event) for event in game.narration)
    view = game.view(game.seat)
    yield from (boards.board(game.rules.name).gloss(text, view.state, line) for line in game.legal)
    for line in chance.sample(game.rules.lines, TRIED):
        reason = explain.why_not(view, line)
        for each in (reason, *reason.details) if reason else ():
            yield text.tell(game.rules.name, each.message_id, each.values)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_without_an_id(name: str, language: str) -> None:
    game, chance, text, odd = antikythera.new(name, 2, 9), random.Random(9), Text(language), ids(name)
    while not game.over:
        game.play(chance.choice(game.legal))
        if not game.over and len(game.lines) % 5 == 0:
            assert [words for words in told(game, text, chance) if odd.search(words)] == []


@pytest.mark.parametrize("language", languages())
def test_options_levels_and_tiles_have_names(language: str) -> None:
    text = Text(language)
    for name in GAMES:
        assert all(f"{name}-option-{option}" in text for option in rulebook(name).options)
        assert all(f"page-level-{level}" in text for level in (*LEVELS, "random", "heuristic"))
        kinds = {entry.kind for entry in reference(antikythera.new(name, 2, 1).view(1)).entries}
        assert all(f"guide-kind-{kind}" in text for kind in kinds)


@pytest.mark.parametrize(
    ("game", "words"),
    [("tzolkin", "Ada keeps yax3."), ("tzolkin", "Ada builds farm_1."), ("akrotiri", "Ada sails to 2,0,nw.")],
)
def test_an_id_is_found(game: str, words: str) -> None:
    assert ids(game).search(words)
    assert not ids(game).search("Ada places a worker on Palenque 3, and pays 2 corn.")
