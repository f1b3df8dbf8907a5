"""Whole games in readable text, played again line by line.

Each file holds a game between players who dig, with everything that the rules tell. A change in the rules shows as a
difference in these files; ``python -m akrotiri.test_golden`` in the folder of the tests has a bot play new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from antikythera.bots import bot
from antikythera.game import Legal, View
from antikythera.games.akrotiri import RULEBOOK
from antikythera.kernel import Plain, narration, plain

FOLDER = Path(__file__).parent / "golden"
GAMES = {"split.txt": (7, ()), "ring-strategist.txt": (8, ("strategist", "ring"))}


def told(note: tuple[int, ...]) -> str:
    """What a rule noted, in words."""
    name, *kinds = RULEBOOK.events[note[0]]
    values = [
        RULEBOOK.names[kind][value] if kind in RULEBOOK.names else str(value)
        for kind, value in zip(kinds, note[2:], strict=False)
    ]
    return " ".join([f"seat {note[1] + 1}", name, *values])


def playthrough(seed: int, options: tuple[str, ...], choose: Callable[[np.ndarray, np.ndarray], int]) -> Iterator[str]:
    """A game as text: every decision with its line, and below it what came of it."""
    bits = sum(1 << RULEBOOK.options.index(option) for option in options)
    states, mask = RULEBOOK.new(2, seed, bits), np.zeros(len(RULEBOOK.lines), dtype=np.bool_)
    yield f"akrotiri seed {seed} options {' '.join(options) or 'none'}"
    while number := RULEBOOK.kernels.legal_at(states, 0, mask):
        seat, decision = int(states[0]["seat"]) + 1, RULEBOOK.decisions[int(states[0]["phase"])]
        action = choose(states, mask)
        yield f"{seat} {decision} of {number}: {RULEBOOK.lines[action]}"
        with narration() as story:
            plain(RULEBOOK.step)(Plain(states), action)
        yield from (f"    {told(note)}" for note in story)
    scores = [int(plain(RULEBOOK.score)(Plain(states), p)) for p in range(2)]
    yield f"scores {scores[0]} {scores[1]}"


def play_well(states: np.ndarray, mask: np.ndarray) -> int:
    seat = int(states[0]["seat"])
    legal = Legal(RULEBOOK.lines, mask.nonzero()[0].tolist())
    return bot("heuristic", "akrotiri").choose(View(RULEBOOK, RULEBOOK.view(states, seat), seat + 1, legal))


def lines_of(text: str) -> Iterator[int]:
    for row in text.splitlines():
        if row[:2] in ("1 ", "2 "):
            action = RULEBOOK.parse(row.split(": ")[1])
            assert action is not None
            yield action


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_again_word_for_word(name):
    text = (FOLDER / name).read_text(encoding="utf-8")
    recorded = lines_of(text)
    assert "\n".join(playthrough(*GAMES[name], lambda states, mask: next(recorded))) + "\n" == text


def test_the_recorded_games_meet_every_kind_of_decision_and_every_verb():
    rows = "\n".join((FOLDER / name).read_text(encoding="utf-8") for name in GAMES)
    for decision in RULEBOOK.decisions[:-1]:
        assert f" {decision} of " in rows
    for verb in (
        "keep",
        "dock",
        "tile",
        "cube",
        "sail",
        "portage",
        "load",
        "dig",
        "buy",
        "stop",
        "oracle",
        "sell",
        "end",
    ):
        assert f": {verb}" in rows


if __name__ == "__main__":
    for name, (seed, options) in GAMES.items():
        text = "\n".join(playthrough(seed, options, play_well)) + "\n"
        (FOLDER / name).write_text(text, encoding="utf-8")
