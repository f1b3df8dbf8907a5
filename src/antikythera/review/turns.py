"""Whole turns: what a seat does until its turn passes or something new is shown, since nobody can plan beyond that."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from antikythera.bots.bot import Bot
from antikythera.game import Game, View

Turn = tuple[str, ...]
"""The lines of a turn."""


def border(game: Game) -> int:
    """What changes when the turn passes or something is shown."""
    return int(game.rules.kernels.border_at(game.states, 0))


def is_over(start: Game, game: Game) -> bool:
    """Whether the turn that began at ``start`` is over."""
    return game.over or game.seat != start.seat or border(game) != border(start)


def play(start: Game, lines: Iterable[str]) -> Game:
    """The game after some lines. Raises IllegalAction."""
    game = start.copy()
    for line in lines:
        game.play(line)
    return game


def turn_around(game: Game, move: int) -> tuple[int, int]:
    """The moves from which and up to which the turn lasts that a move of a game belongs to."""
    here = game.at(move)
    first = last = move
    while first and not is_over(game.at(first - 1), here):
        first -= 1
    while last < len(game.actions) and not is_over(here, game.at(last)):
        last += 1
    return first, last


def turn_from(player: Bot, view: View, *lines: str) -> Turn:
    """The turn that a bot plays, after the first lines of it."""
    start = view.sample(np.random.default_rng(0))
    game = play(start, lines)
    while not is_over(start, game):
        game.play(player.choose(game.view(view.seat)))
    return tuple(game.lines)


def all_turns(view: View, most: int) -> dict[bytes, Turn]:
    """A turn for every position that turns can lead to; nothing if more than ``most`` lines would have to be tried."""
    start = view.sample(np.random.default_rng(0))
    game, found, seen = start.copy(), dict[bytes, Turn](), set[bytes]()

    def look() -> None:
        for number in game.legal.numbers:
            if len(seen) > most:
                return
            game.play(number)
            after = game.states.tobytes()
            if after not in seen:
                seen.add(after)
                if is_over(start, game):
                    found[after] = tuple(game.lines)
                else:
                    look()
            game.undo()

    look()
    return found if len(seen) <= most else {}
