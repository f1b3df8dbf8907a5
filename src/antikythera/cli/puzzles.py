"""The commands for puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from antikythera.cli.common import GameName, app, check_players, counting, find_rulebook, out

puzzles = typer.Typer(help="Mine puzzles from games of bots, check them again, and merge them.", no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")


@puzzles.command()
def mine(
    game: GameName,
    to: Annotated[Path, typer.Option("--out", dir_okay=False, help="Puzzles are added to this file, one in a line.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to look through.")] = 100,
    players: Annotated[
        list[int] | None, typer.Option(help="The number of players; several take turns. By default all that there are.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The first game. Where the file has later ones, it continues after them.")
    ] = None,
) -> None:
    """Look for turns of which one is clearly the best, in games that bots play. It continues where it has stopped."""
    from antikythera.puzzles.mine import mine
    from antikythera.puzzles.puzzle import read, written

    rules = find_rulebook(game)
    tables = [check_players(rules, each) for each in players or rules.players]
    known = 1 + max((puzzle.seed for puzzle in read(to)), default=-1)
    first, last = (known, known + games) if seed is None else (max(seed, known), seed + games)
    found = 0
    with counting("Mining", max(0, last - first)) as progress:
        for number in range(first, last):
            mined = list(mine(game, tables[number % len(tables)], number))
            with to.open("ab") as file:
                file.write(written(mined))
            found += len(mined)
            progress(1)
    out.print(f"{found} puzzles in {max(0, last - first)} games, from seed {first} on; {len(read(to))} in {to}")


@puzzles.command()
def merge(
    files: Annotated[list[Path], typer.Argument(help="Files of puzzles.", exists=True, dir_okay=False)],
    to: Annotated[Path, typer.Option("--out", dir_okay=False, help="All go to this file, each puzzle once.")],
    most: Annotated[
        int | None, typer.Option(min=1, help="How many to keep: of all themes, and those that are clearest.")
    ] = None,
) -> None:
    """Merge what several processes have mined."""
    from antikythera.puzzles.puzzle import merged, read, written

    kept = merged((puzzle for file in files for puzzle in read(file)), most)
    to.write_bytes(written(kept))
    out.print(f"{len(kept)} puzzles in {to}")


@puzzles.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Files of puzzles.", exists=True, dir_okay=False)],
    to: Annotated[Path, typer.Option("--out", dir_okay=False, help="Those that still are puzzles go to this file.")],
    ratings_only: Annotated[bool, typer.Option("--ratings-only", help="Keep all, and only rate them again.")] = False,
    processes: Annotated[int | None, typer.Option(min=1, help="Processes; by default one for every core.")] = None,
) -> None:
    """Look at puzzles again with the bots of today, and rate them again: needed where the champion or levels change."""
    from antikythera.arena.workers import cores, spread
    from antikythera.puzzles.mine import again, rated
    from antikythera.puzzles.puzzle import merged, read, written

    known, kept = merged(puzzle for file in files for puzzle in read(file)), []
    with counting("Checking", len(known)) as progress:
        for _, found in spread(rated if ratings_only else again, known, processes or cores()):
            kept += [found] if found else []
            progress(1)
    to.write_bytes(written(merged(kept)))
    out.print(f"{len(kept)} of {len(known)} puzzles in {to}")
