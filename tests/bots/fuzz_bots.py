"""Bots on positions of all kinds: dealt and rich ones, played on by several bots in turn.

    python tests/bots/fuzz_bots.py --decisions 100000

counts what was chosen, and stops at the first line that is not legal, or at a game that does not end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

import numpy as np

from antikythera.bots import bot
from antikythera.game import Game
from antikythera.proof import proof_of

LONGEST = 2000
"""Decisions in which bots end any game: several times as many as it usually takes."""
QUICK = ("random", "novice", "heuristic", "search:8")


def rich_game(name: str, players: int, seed: int) -> Game:
    """A game at a rich position; for even seeds, a new one."""
    game = Game(name, players, seed)
    rng = int(np.random.default_rng(seed).integers(1 << 62))
    if seed % 2:
        while proof_of(game.rules).enrich(game.state, rng) == rng:  # not yet: wealth tiles are chosen first
            game.play(game.legal[rng % len(game.legal)])
        game.changed()
    return game


def positions(name: str, players: int, seed: int) -> Iterator[Game]:
    """One game after the other, from that seed on."""
    while True:
        yield rich_game(name, players, seed)
        seed += 1


def fuzz(name: str, players: int, names: tuple[str, ...], decisions: int, seed: int) -> Counter[str]:
    """Let bots make this many decisions, one seat each and round again; how often each kind was met, by bot."""
    met: Counter[str] = Counter()
    bots = [bot(kind, name, seed=seed, threads=1) for kind in names]
    for number, game in enumerate(positions(name, players, seed)):
        for _ in range(LONGEST):
            if game.over:
                break
            if met.total() == decisions:
                return met
            which = (game.seat + number) % len(bots)
            view, kind = game.view(game.seat), game.decision
            action = bots[which].choose(view)
            assert action in view.legal.numbers, (names[which], game.position(), action)
            game.play(action)
            met[kind] += 1
        assert game.over, f"{names} do not come to an end: {game.position()}"
    raise AssertionError("there is always another game")


def main() -> None:
    parser = argparse.ArgumentParser(description="Let bots choose on positions of all kinds, and see that they do.")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tables = [("tzolkin", 2), ("tzolkin", 3), ("tzolkin", 4), ("akrotiri", 2)]
    for name, players in tables:
        met = fuzz(name, players, QUICK, asked.decisions // len(tables), asked.seed)
        print(f"{name}, {players} players: {met.total()} decisions; {dict(met.most_common())}", flush=True)


if __name__ == "__main__":
    main()
