"""The command openings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as RichTable

from antikythera.cli.common import AsJson, GameName, Language, app, counting, find_rulebook, find_text, out

if TYPE_CHECKING:
    from antikythera.openings import Opening
    from antikythera.text import Text

SURE = 1.96
"""Standard errors to each side, for an interval of 95 %."""


@app.command()
def openings(
    game: GameName,
    part: Annotated[str | None, typer.Option(help="The part of the opening, such as those that are listed.")] = None,
    players: Annotated[int | None, typer.Option(help="The number of players; by default the most.")] = None,
    seat: Annotated[int, typer.Option(min=1, help="The seat.")] = 1,
    by: Annotated[str, typer.Option(help="Sort by share or by points.", metavar="share|points")] = "share",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show how seats did after each opening, in many games of bots."""
    from antikythera.openings import openings

    rules, text, found = find_rulebook(game), find_text(language), openings(game)
    if not found:
        raise typer.BadParameter(f"{game} has no openings")
    if by not in ("share", "points"):
        raise typer.BadParameter(f"--by is share or points, not {by!r}")
    number = players or rules.players[-1]
    rows = [row for row in found.tables if (row.players, row.seat) == (number, seat) and part in (None, row.part)]
    if not rows:
        known = ", ".join(sorted({row.part for row in found.tables}))
        raise typer.BadParameter(f"there is no such opening; parts are: {known}")
    rows.sort(key=lambda row: -float(getattr(row, by)))
    if as_json:
        from msgspec.json import encode

        print(encode(rows).decode())
        return
    bot = f"openings-bot-{found.bot}"
    out.print(text("openings-about", games=found.games[str(number)], bot=text(bot) if bot in text else found.bot))
    for name in sorted({row.part for row in rows}):
        out.print(_table(text, game, name, [row for row in rows if row.part == name]))


@app.command()
def explore(
    game: GameName,
    to: Annotated[Path, typer.Option("--out", dir_okay=False, help="The table is written to this file.")],
    results: Annotated[Path, typer.Option(dir_okay=False, help="What was played is added to this file.")],
    bot: Annotated[str, typer.Option(help="The bot that plays all seats.")] = "heuristic",
    games: Annotated[int, typer.Option(min=1, help="How many games for every number of players.")] = 1000,
    processes: Annotated[int | None, typer.Option(min=1, help="Processes; by default one for every core.")] = None,
) -> None:
    """Count openings in games of a bot with itself. It continues where it has stopped."""
    from antikythera.arena.openings import Job, counted, explore
    from antikythera.arena.workers import cores
    from antikythera.bots.levels import KINDS

    jobs = [Job(game, bot, players, n) for n in range(games) for players in find_rulebook(game).players]
    with counting("Playing", len(jobs)) as progress:
        for _ in explore(jobs, results, processes or cores()):
            progress(1)
    known = bot.partition(":")[0] in KINDS
    counted(jobs, results).write(to, bot if known else bot.rpartition(":")[2])  # a class of your own goes by its name
    out.print(f"{len(jobs)} games of {bot} in {to}")


def _table(text: Text, game: str, part: str, rows: list[Opening]) -> RichTable:
    table = RichTable(title=text(f"{game}-opening-{part}"), title_justify="left")
    table.add_column(text("openings-opening"))
    for message in ("openings-share", "openings-points", "openings-games"):
        table.add_column(text(message), justify="right")
    for row in rows:
        share, error = f"{100 * row.share:.1f}", f"{100 * SURE * row.share_error:.1f}"
        table.add_row(
            text.listing([_named(text, game, thing) for thing in row.things]),
            text("openings-percent", share=share, error=error),
            text("openings-number", number=f"{row.points:.1f}", error=f"{SURE * row.points_error:.1f}"),
            str(row.games),
        )
    return table


def _named(text: Text, game: str, thing: str) -> str:
    """A thing by its name; what is called by what is on it, also by its word in lines."""
    kind, name = thing.split(":")
    said = text.spoken(game, kind, name)
    return said if f"{game}-{kind}-{name}" in text else f"{said} ({name})"
