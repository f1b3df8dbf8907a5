"""Count openings in games of a bot with itself, on all cores; what was played is kept, so that a stopped run continues.

A good player always chooses what it likes best, so nothing would be known of the rest. So where every line completes a
part of an opening, the first choice of each seat is random. The bot plays everything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from antikythera import openings
from antikythera.arena.workers import spread
from antikythera.bots import bot, seeds
from antikythera.game import Game, new

FIRST_DEAL = seeds.SIZE - 2**36
"""Deals of the family ``train`` that no run and no match reaches."""


class Job(msgspec.Struct, frozen=True):
    """A game to play: both its deal and what is random follow from its number."""

    game: str
    bot: str
    players: int
    number: int


class OpenedGame(msgspec.Struct, frozen=True):
    """What every seat of a game opened with, and what it got."""

    job: Job
    parts: list[list[openings.Part]]
    shares: list[float]
    points: list[float]


def play(job: Job) -> OpenedGame:
    """Play a game."""
    game = new(job.game, job.players, seeds.seed("train", FIRST_DEAL + job.number))
    player, rng = bot(job.bot, job.game, job.number, threads=1), np.random.default_rng(job.number)
    own: list[list[str]] = [[] for _ in range(job.players)]
    opened: set[int] = set()
    while seat := game.seat:
        if seat not in opened and all(any(True for _ in openings.parts(job.game, [line])) for line in game.legal):
            opened.add(seat)
            line = str(rng.choice(list(game.legal)))
        else:
            line = game.rules.lines[player.choose(game.view(seat))]
        own[seat - 1].append(line)
        game.play(line)
    return OpenedGame(job, [list(openings.parts(job.game, lines)) for lines in own], *_got(game))


def _got(game: Game) -> tuple[list[float], list[float]]:
    outcome = game.outcome
    assert outcome is not None
    winners = outcome.winners
    return [(seat in winners) / len(winners) for seat in range(1, game.players + 1)], list(outcome.scores)


def explore(jobs: list[Job], results: Path, processes: int) -> Iterator[OpenedGame]:
    """Play the games that a file of results does not have yet, and add them to it; those that are played now."""
    known = {played.job for played in read(results)}
    with results.open("ab") as file:
        for _, played in spread(play, [job for job in jobs if job not in known], processes):
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            yield played


def read(results: Path) -> list[OpenedGame]:
    """The games of a file of results; a line that was cut off when the run was stopped does not count."""
    whole = results.read_bytes().rpartition(b"\n") if results.is_file() else (b"", b"", b"")
    if whole[2]:
        results.write_bytes(whole[0] + whole[1])
    return [msgspec.json.decode(line, type=OpenedGame) for line in whole[0].splitlines()]


def counted(jobs: list[Job], results: Path) -> openings.Count:
    """The openings of some games."""
    wanted, found = set(jobs), openings.Count(jobs[0].game)
    for played in read(results):
        if played.job in wanted:
            for seat, own in enumerate(played.parts):
                found.add_parts(played.job.players, seat + 1, own, played.shares[seat], played.points[seat])
    return found
