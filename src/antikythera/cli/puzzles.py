"""The commands for puzzles."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from antikythera.cli.common import GameName, app, check_players, counting, find_rulebook, out

puzzles = typer.Typer(help="Puzzles: mine them from games of bots.", no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")


@puzzles.command()
def mine(
    game: GameName,
    to: Annotated[Path, typer.Option("--out", dir_okay=False, help="Puzzles are added to this file, one in a line.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to look through.")] = 100,
    players: Annotated[
        list[int] | None, typer.Option(help="The number of players; several take turns. By default all that there are.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The first game; by default the one after the last.")] = None,
) -> None:
    """Look for turns of which one is clearly the best, in games that bots play. It continues where it has stopped."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the net is small, and threads would wait for each other
    from msgspec.json import encode

    from antikythera.puzzles.mine import mine
    from antikythera.puzzles.puzzle import read

    rules = find_rulebook(game)
    tables = [check_players(rules, each) for each in players or rules.players]
    first = 1 + max((puzzle.seed for puzzle in read(to)), default=-1) if seed is None else seed
    found = 0
    with counting("Mining", games) as progress:
        for number in range(first, first + games):
            mined = [encode(puzzle) + b"\n" for puzzle in mine(game, tables[number % len(tables)], number)]
            with to.open("ab") as file:
                file.write(b"".join(mined))
            found += len(mined)
            progress(1)
    out.print(f"{found} puzzles in {games} games, from seed {first} on; {len(read(to))} in {to}")
