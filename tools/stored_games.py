"""A thousand games of all levels, numbers of players and options, which ``tests/test_stored_games.py`` plays again.

    python tools/stored_games.py make                       write tests/games, in minutes; continues a stopped run
    python tools/stored_games.py show GAME 17 game.json     one of them as a record of its own

"Show a recorded game" on the start page of ``antikythera play`` opens such a record. The games change only when the
rules do, or when there are new levels: bots may become better without it.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import hashlib
import random
import sys
from collections.abc import Iterator
from itertools import combinations, islice
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
PLACES, SCANNED = 4, 8
"""Of every part of a record four places are damaged; in every eighth position a number becomes every small one."""
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


@functools.cache
def moments(name: str) -> list[Game]:
    """The first and the last position of every kind of decision, at every table."""
    first: dict[tuple[Any, ...], Game] = {}
    last: dict[tuple[Any, ...], Game] = {}
    for stored_game, _ in islice(stored(name), 4 * len([table for table in tables() if table[0] == name])):
        game = Game(name, stored_game.players, stored_game.seed, options=stored_game.options)
        for line in (*stored_game.lines, None):
            kind = game.players, game.options, game.decision
            last[kind] = game.copy()
            first.setdefault(kind, last[kind])
            if line is not None:
                game.play(line)
    return [*first.values(), *last.values()]


def judged(name: str, part: str) -> str:
    """A fingerprint of what is said about records in which one number of a part is another.

    Of a part with one number all small numbers are tried; of others some places, with numbers that are near, too small,
    too large, or elsewhere in it.
    """
    digest, chance = hashlib.sha256(), random.Random(part)
    for number, game in enumerate(moments(name)):
        size = game.states[part].size
        for at in chance.sample(range(size), min(size, PLACES)):
            for value in _values(game.states[part].reshape(-1), at, number % SCANNED == 0):
                states = game.states.copy()
                states[part].reshape(-1)[at] = value
                digest.update(bytes([verdict(states, game)]))
    return digest.hexdigest()[:8]


def _values(numbers: Any, at: int, scan: bool) -> list[int]:
    least, most, is_now = np.iinfo(numbers.dtype).min, np.iinfo(numbers.dtype).max, int(numbers[at])
    beyond = int(numbers.max()) + 1
    some = {is_now - 2, is_now - 1, is_now + 1, is_now + 2, -2, -1, 0, beyond, beyond + 1, int(numbers[at - 1])}
    every = {*some, *range(-2, 128)} if scan and numbers.size == 1 else some
    return sorted(value for value in every if least <= value <= most)


def looks(name: str) -> str:
    """A fingerprint of what all seats see at these moments."""
    digest = hashlib.sha256()
    for game in moments(name):
        for seat in range(game.players):
            digest.update(game.rules.view(game.states, seat).tobytes())
            digest.update(observed(game, seat))
    return digest.hexdigest()[:8]


def parts(name: str) -> list[str]:
    """The parts of a record that are judged; any number of the generator is right."""
    return [part for part in rulebook(name).state.names or () if part != "rng"]


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
        write_judged(name)


def write_judged(name: str) -> None:
    lines = [f"looks {looks(name)}", *(f"{part} {judged(name, part)}" for part in parts(name))]
    (FOLDER / f"{name}.judged.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")


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
