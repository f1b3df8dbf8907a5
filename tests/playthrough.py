"""Golden playthroughs: whole games as readable text, with everything that every decision brought about.

``python tests/playthrough.py tzolkin 4 11 > tests/tzolkin/golden/4-players.txt`` writes one. It is read again by its
decisions alone, so a change in the rules shows as a difference in the text, at the place where it matters.
"""

from __future__ import annotations

import random
import re
import sys

import antikythera as ak

_DECISION = re.compile(r"^seat \d+, [a-z]+: (.*)$", re.MULTILINE)
_TITLE = re.compile(r"^(\w+), (\d) players, seed (\d+)(?:, options (.*))?$", re.MULTILINE)


def transcript(game: ak.Game) -> str:
    """A game from its deal to its end, in words of the notation."""
    options = f", options {' '.join(game.options)}" if game.options else ""
    parts = [f"{game.rules.name}, {game.players} players, seed {game.seed}{options}\n"]
    replayed = ak.new(game.rules.name, game.players, game.seed, options=game.options)
    for line in game.lines:
        parts.append(f"\nseat {replayed.seat}, {replayed.decision}: {line}\n")
        replayed.play(line)
        parts += [f"    {event}\n" for event in replayed.narration]
    if replayed.outcome:
        scores = ", ".join(f"{score:g}" for score in replayed.outcome.scores)
        parts.append(f"\nscores {scores}; won by seat {', '.join(map(str, replayed.outcome.winners))}\n")
    return "".join(parts)


def read(text: str) -> ak.Game:
    """The game that a transcript tells."""
    title = _TITLE.search(text)
    assert title, "the first line names the game, its players and its seed"
    options = (title[4] or "").split()
    return ak.Game(title[1], int(title[2]), int(title[3]), options=options, lines=_DECISION.findall(text))


def lively(game: ak.Game, rng: random.Random) -> str:
    """A line at random, but one that gets things done: pure chance skips and starves."""
    dull = ("skip", "stop", "beg", "end")
    lines = [line for line in game.legal if not line.startswith(dull)]
    if "end" in game.legal and (not lines or rng.random() < 0.35):
        return "end"
    return rng.choice(lines or list(game.legal))


def main() -> None:
    name, players, seed, *options = sys.argv[1:]
    game, rng = ak.new(name, int(players), int(seed), options=options), random.Random(int(seed))
    while not game.over:
        game.play(lively(game, rng))
    sys.stdout.write(transcript(game))


if __name__ == "__main__":
    main()
