"""A thousand games of all levels, numbers of players and options, which ``tests/test_stored_games.py`` plays again.

    python tools/stored_games.py make                       write tests/games, in minutes; continues a stopped run
    python tools/stored_games.py show GAME 17 game.json     one of them as a record of its own

"Show a recorded game" on the start page of ``antikythera play`` opens such a record. The games change only when the
rules do, or when there are new levels: bots may become better without it.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import random
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from antikythera import GAMES, Game, bots, record
from antikythera.rulebook import rulebook

FOLDER = Path(__file__).parents[1] / "tests" / "games"
PLAYED = Path("build/stored_games.jsonl")
NUMBER = 1000
SIMULATIONS = 2
"""Of levels that search. What is stored is play of all kinds, not the best."""
APART, MOMENT, DAMAGES = 50, 20, 8
"""What is seen is compared in every 50th game, at every 20th decision, with eight damaged records each."""

Table = tuple[str, int, tuple[str, ...]]


def tables() -> list[Table]:
    """Every game with every number of players and every choice of options."""
    books = [rulebook(game) for game in GAMES]
    return [
        (book.name, players, options)
        for book in books
        for players in book.players
        for size in range(len(book.options) + 1)
        for options in combinations(book.options, size)
    ]


def players_of(game: str) -> list[str]:
    """The names of bots that play: all levels, in turn with those that play quickly."""
    searching = [level for level in bots.LEVELS if bots.level(level, game).bot == "search"]
    levels = [f"{level}:{SIMULATIONS}" if level in searching else level for level in bots.LEVELS]
    return [bot for level in levels for bot in ("random", level, "heuristic")]


def played(table: Table, number: int) -> record.Record:
    """A game whose seats are taken by bots in turn."""
    name, players, options = table
    every = players_of(name)
    taken = [every[(number + seat * (1 + number // len(every))) % len(every)] for seat in range(players)]
    seats = [bots.bot(bot, name, seed=number) for bot in taken]
    game, chance = Game(name, players, number, options=options), random.Random(number)
    while not game.over:
        # A line at random now and then leads to positions that good play avoids.
        wild = chance.random() < 0.02
        game.play(chance.choice(game.legal) if wild else seats[game.seat - 1].choose(game.view(game.seat)))
    return game.record(taken)


def choices(stored: record.Record) -> str:
    """A fingerprint of all legal actions at all decisions of a game."""
    game, digest = Game(stored.game, stored.players, stored.seed, options=stored.options), hashlib.sha256()
    for line in stored.lines:
        digest.update(game.mask.tobytes())
        game.play(line)
    return digest.hexdigest()[:8]


def seen(stored: record.Record) -> str:
    """A fingerprint of what all seats see at some moments of a game, and of what is said about damaged records."""
    game, digest = Game(stored.game, stored.players, stored.seed, options=stored.options), hashlib.sha256()
    chance = random.Random(stored.seed)
    for number, line in enumerate(stored.lines):
        if number % MOMENT == 0:
            for seat in range(game.players):
                digest.update(game.rules.view(game.states, seat).tobytes())
                digest.update(observed(game, seat))
            digest.update(bytes(verdict(damaged(game.states, chance), game) for _ in range(DAMAGES)))
        game.play(line)
    return digest.hexdigest()[:8]


def observed(game: Game, seat: int) -> bytes:
    numbers = np.empty(game.rules.observation_size, np.int16)
    game.rules.kernels.observe_at(game.states, 0, seat, numbers)
    return numbers.tobytes()


def damaged(states: Any, chance: random.Random) -> Any:
    """A copy of a record with one number a little off, or far off."""
    states = states.copy()
    numbers = states[chance.choice(states.dtype.names)].reshape(-1)
    at, least, most = chance.randrange(len(numbers)), np.iinfo(numbers.dtype).min, np.iinfo(numbers.dtype).max
    near = int(numbers[at]) + chance.choice((-2, -1, 1, 2))
    numbers[at] = min(max(near, least), most) if chance.random() < 0.8 else chance.randint(least, most)
    return states


def verdict(states: Any, game: Game) -> int:
    return int(game.rules.kernels.fault_at(states, 0))


def stored(game: str) -> Iterator[tuple[record.Record, str]]:
    """The games that are stored, each with the fingerprint of its choices."""
    digests = (FOLDER / f"{game}.txt").read_text("utf-8").split()
    yield from zip(record.records(FOLDER / f"{game}.jsonl.gz"), digests, strict=True)


def make() -> None:
    every, done = tables(), len([*record.records(PLAYED)]) if PLAYED.exists() else 0
    for number in range(done, NUMBER):
        print(f"\r{number + 1} of {NUMBER}", end="", file=sys.stderr)
        game = played(every[number % len(every)], number // len(every))
        record.save_records(PLAYED, [game], append=True)
    for name in GAMES:
        games = [one for one in record.records(PLAYED) if one.game == name]
        lines = b"".join(msgspec.json.encode(one) + b"\n" for one in games)
        (FOLDER / f"{name}.jsonl.gz").write_bytes(gzip.compress(lines, mtime=0))
        (FOLDER / f"{name}.txt").write_text("".join(f"{choices(one)}\n" for one in games), "utf-8")
        (FOLDER / f"{name}.seen.txt").write_text("".join(f"{seen(one)}\n" for one in games[::APART]), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("make", help="play and store them")
    show = commands.add_parser("show", help="write one of them to a file that the page opens")
    show.add_argument("game", choices=GAMES)
    show.add_argument("number", type=int, help="from 1")
    show.add_argument("file", type=Path)
    options = parser.parse_args()
    if options.command == "make":
        make()
    else:
        found = [one for one, _ in stored(options.game)][options.number - 1]
        options.file.write_bytes(record.dumps(found))


if __name__ == "__main__":
    main()
