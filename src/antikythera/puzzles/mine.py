"""Mines puzzles from games of bots: turns of which one is clearly the best.

The bots play against themselves, or as on the ladder, where weaker levels meet. A game depends only on its seed,
so that many processes can mine different seeds, and what they find is merged (``antikythera puzzles merge``).

1. In every turn the quick players of all levels play it. Where the weak ones do the same as the strong one, there is
   nothing to find.
2. All turns that are possible are valued without a search, or by a very short one. Those that come near the best are
   searched, in samples of what is hidden, first a little, then for long.
3. A turn is accepted if it is as good as the best within ``EQUAL``. All others must lose ``CLEAR`` at least; if one
   is in between, there is no puzzle.
4. A second search, longer and in many other samples, must come to the same result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np
from msgspec import structs

from antikythera.bots import bot
from antikythera.bots.bot import Bot
from antikythera.bots.levels import game_net
from antikythera.game import Game, new
from antikythera.puzzles.candidates import best_turns, near_turns
from antikythera.puzzles.puzzle import Puzzle
from antikythera.puzzles.rating import rate
from antikythera.review.search import END, After, Searcher, by_margins
from antikythera.review.themes import theme
from antikythera.review.turns import Turn, border, play, turn_from

TRIES = 6
"""How often each quick level plays a turn."""
CLEAR, EQUAL = 0.07, 0.02
"""The share of the victory that all other turns must lose, and that an accepted one may lose."""
KEPT = 0.04
"""What they must lose to another champion: two agree about such a puzzle, so it need not be as clear to the second."""
FIRST, LONG, CHECK = 128, 1200, 2400
"""Simulations after every turn."""
WORLDS, CHECKED_WORLDS = 4, 8
"""Samples of what a turn reveals."""
SAMPLES = 64
"""Samples of what is hidden, in the second search."""
LEFT = 2
"""The turns behind the good ones that get the long search."""
WEAK, STRONGER = ("beginner", "novice", "casual"), ("club", "expert")
TRIED_FIRST, FEW_TRIES = "casual", 3
"""If these tries find the best turn, nothing is searched."""
MISSED = 0.5
"""The share of tries in which the weak levels may find a puzzle at most."""


def mine(game: str, players: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles in one game."""
    played = new(game, players, seed)
    movers = _players(game, players, seed)
    before = None
    while not played.over:
        if border(played) != before and len(played.legal) > 1:
            found = puzzle_at(played, seed)
            if found:
                yield found
        before = border(played)
        played.play(movers[played.seat - 1].choose(played.view(played.seat)))


def puzzle_at(game: Game, seed: int) -> Puzzle | None:
    """The turn that begins now as a puzzle, if it is one."""
    return _Candidate(game, seed).puzzle()


def again(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle as the bots of today see it, if it still is one."""
    return _Candidate(puzzle.game(), puzzle.seed).again([tuple(turn) for turn in puzzle.turns])


def rated(puzzle: Puzzle) -> Puzzle:
    """A puzzle as it is, rated by the levels of today."""
    candidate = _Candidate(puzzle.game(), puzzle.seed)
    return structs.replace(puzzle, **candidate.rating([tuple(turn) for turn in puzzle.turns], candidate.tries()))


def _players(game: str, players: int, seed: int) -> list[Bot]:
    """Who plays the game of a seed: if it is even, a strong bot against itself, never twice the same; else all levels
    that are quick, in turn.
    """
    if seed % 2:
        return [bot(WEAK[(seed // 2 + seat) % len(WEAK)], game, seed) for seat in range(players)]
    strong = bot("net", game, seed, temperature=1.0) if game_net(game) else bot("club:60", game, seed, threads=1)
    return [strong] * players


class _Split(NamedTuple):
    """Turns from the best to the worst."""

    near: list[Turn]
    """The good ones, and the next ones."""
    good: list[Turn]
    """Those that are as good as the best."""
    lost: float
    """What the next one loses."""


class _Candidate:
    """A turn that may be a puzzle."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed, self.seat = game, seed, game.seat
        self.view = game.view(game.seat)
        self.start = self.view.sample(np.random.default_rng(0))
        self.search, self.check = by_margins(game.rules.name), _checking(game.rules.name)

    def puzzle(self) -> Puzzle | None:
        """The puzzle, if it is one."""
        name = self.game.rules.name
        best = self._end(turn_from(_strong(name), self.view))
        if all(self._end(turn_from(player, self.view)) == best for player in _levels(name, TRIED_FIRST)[:FEW_TRIES]):
            return None
        near = near_turns(self.view)
        if not near:
            return None
        split = self._split(near, FIRST)
        tried = {level: self._tries(level) for level in WEAK} if split else {}
        if split is None or self._is_easy(tried, split.good):
            return None
        split = self._split(split.near, LONG)
        if split is None or self._end(turn_from(_champion(name), self.view)) not in self._ends(split.good):
            return None
        checked = self._split(split.near, CHECK)
        if checked is None or self._ends(checked.good) != self._ends(split.good):
            return None
        tried |= {level: self._tries(level) for level in STRONGER}
        return None if self._is_easy(tried, checked.good) else self._written(checked, tried)

    def again(self, known: list[Turn]) -> Puzzle | None:
        """The puzzle with these solutions, if they are still among the best and all others are clearly worse: so says a
        long search of them, of the champion's turn, and of those that come near. Turns that are as good are added. One
        that has become easy is rated so.
        """
        champions = turn_from(_champion(self.game.rules.name), self.view)
        different = {self._end(turn): turn for turn in (*best_turns(self.view), champions, *known)}
        split = self._split(list(different.values()), CHECK, KEPT)
        if split is None or not self._ends(split.good) >= self._ends(known):
            return None
        return self._written(split, self.tries())

    def tries(self) -> dict[str, list[bytes]]:
        """Where each level ends that is weaker than the champion, in all its tries."""
        return {level: self._tries(level) for level in (*WEAK, *STRONGER)}

    def rating(self, good: list[Turn], tried: dict[str, list[bytes]]) -> dict[str, Any]:
        """How hard it is, by how often each level finds one of the good turns; the champion always does."""
        ends = self._ends(good)
        found = {level: sum(end in ends for end in tried[level]) / TRIES for level in tried} | {"champion": 1.0}
        return {"rating": rate(found), "found": {level: round(share, 2) for level, share in found.items()}}

    def _is_easy(self, tried: dict[str, list[bytes]], good: list[Turn]) -> bool:
        """Whether weak levels find it."""
        ends = self._ends(good)
        return float(np.mean([end in ends for level in WEAK for end in tried[level]])) > MISSED

    def _ends(self, turns: list[Turn]) -> set[bytes]:
        return set(map(self._end, turns))

    def _tries(self, level: str) -> list[bytes]:
        return [self._end(turn_from(player, self.view)) for player in _levels(self.game.rules.name, level)]

    def _end(self, turn: Turn) -> bytes:
        return play(self.start, turn).states.tobytes()

    def _split(self, turns: list[Turn], simulations: int, clear: float = CLEAR) -> _Split | None:
        """The good turns and the others; None if there is no clear difference."""
        again = simulations == CHECK
        search, worlds = (self.check, CHECKED_WORLDS) if again else (self.search, WORLDS)
        asked = [After(self.view, turn) for turn in turns]
        values = [found.mean[0] for found in search.after_all(asked, simulations, worlds)]
        order = np.argsort([-value for value in values])
        lost = [values[order[0]] - values[i] for i in order]
        slack = 2 if simulations == FIRST else 1  # a first search may be wrong
        good = sum(loss <= EQUAL * slack for loss in lost)
        if good == len(turns) or lost[good] < clear / slack:
            return None
        ordered = [turns[i] for i in order]
        return _Split(ordered[: good + LEFT], ordered[:good], float(lost[good]))

    def _written(self, split: _Split, tried: dict[str, list[bytes]]) -> Puzzle:
        position = self.game.position()
        return Puzzle(
            id=sha256(position.encode()).hexdigest()[:8],
            seed=self.seed,
            position=position,
            turns=[list(turn) for turn in split.good],
            themes=self._themes(split.good[0]),
            lost=round(split.lost, 3),
            **self.rating(split.good, tried),
        )

    def _themes(self, turn: Turn) -> list[str]:
        """The themes of the turn, the most frequent first."""
        game, themes = self.start.copy(), Counter[str]()
        for line in turn:
            about = theme(game.rules.name, game.decision, line) if line != END else ""
            themes[about] += bool(about)
            game.play(line)
        return [about for about, count in themes.most_common() if count]


@cache
def _checking(game: str) -> Searcher:
    return Searcher(game, 1, seed=1, determinizations=SAMPLES, by_margins=True)


@cache
def _levels(game: str, level: str) -> list[Bot]:
    return [bot(level, game, seed, threads=1) for seed in range(TRIES)]


@cache
def _strong(game: str) -> Bot:
    return bot("net", game) if game_net(game) else bot("club:60", game, threads=1)


@cache
def _champion(game: str) -> Bot:
    return bot("champion:400" if game_net(game) else "champion", game, threads=1)
