"""Shared by all commands: output, common options, progress, and checks of the input."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

CommandError: type[typer.BadParameter] = getattr(typer, "TyperException", None) or typer.BadParameter.__mro__[2]
"""The base of all errors that a command tells in one line, under its name in this version of typer."""

if TYPE_CHECKING:
    from antikythera.kernel import Rule
    from antikythera.rulebook import Rulebook
    from antikythera.simulate import Progress as Played
    from antikythera.text import Text

app = typer.Typer(
    name="antikythera",
    help="Board games: play, simulate, and prove the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; a wrong name gets the list.")]
Players = Annotated[int | None, typer.Option(help="The number of players; by default the most that the game allows.")]
Seed = Annotated[int, typer.Option(help="The seed of the first game; the others have the seeds after it.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Language = Annotated[str, typer.Option("--lang", help="The language of the texts.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object on stdout, and nothing else.")]


def find_rulebook(game: str) -> Rulebook:
    from antikythera.rulebook import rulebook

    try:
        return rulebook(game)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def find_text(language: str) -> Text:
    from antikythera.text import Text

    try:
        return Text(language)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def check_players(rules: Rulebook, players: int | None) -> int:
    if players is None:
        return rules.players[-1]
    if players not in rules.players:
        raise typer.BadParameter(f"{rules.name} is for {', '.join(map(str, rules.players))} players, not {players}")
    return players


def check_seed(seed: int, games: int = 1) -> int:
    from antikythera.game import SEED_LIMIT

    if not 0 <= seed <= SEED_LIMIT - games:
        raise typer.BadParameter(f"a seed is a number from 0 to {SEED_LIMIT - games}")
    return seed


def _bar() -> Progress:
    """A progress bar on stderr, which disappears at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=err, transient=True, disable=not err.is_terminal)


@contextmanager
def counting(what: str, total: int) -> Iterator[Played]:
    """Show the progress of some work."""
    with _bar() as bar:
        task = bar.add_task(what, total=total)
        yield lambda number: bar.advance(task, number)


def get_ready_and_say(rules: Rulebook, *kernels: str) -> int:
    """Load kernels, by default all, and compile what is not in the cache, with a message. Returns how many."""
    from antikythera.ready import functions, get_ready

    with _saying(f"the rules of {rules.name}", functions(rules, *kernels)) as compiled:
        get_ready(rules, *kernels)
    return len(compiled)


def get_bots_ready_and_say(rules: Rulebook) -> int:
    """Load the kernels of a game's bots, and compile what is not in the cache, with a message. Returns how many."""
    from antikythera.bots import get_ready
    from antikythera.bots.tools import tools
    from antikythera.ready import functions_of

    with _saying(f"the bots of {rules.name}", functions_of(tools(rules.name).kernels)) as compiled:
        get_ready(rules.name)
    return len(compiled)


def compile_meanwhile(show: bool = True) -> None:
    """Compile what the cache lacks in another process. Until that is done the rules run plainly: slow, but at once."""
    from antikythera.kernel import interpret

    interpret(True)
    threading.Thread(target=_compile_what_is_missing, args=(show,), daemon=True).start()


def _compile_what_is_missing(show: bool) -> None:
    from antikythera.bots.tools import tools
    from antikythera.kernel import interpret, is_awaited
    from antikythera.registry import games
    from antikythera.rulebook import rulebook

    try:
        kernels = (
            kernel for game in games() for kernel in (*vars(rulebook(game).kernels).values(), *tools(game).kernels)
        )
        if any(map(is_awaited, kernels)):
            command = [sys.executable, "-m", "antikythera.cli", "compile", "--until-eof"]
            stderr = None if show else subprocess.DEVNULL
            # Ctrl+C is not for it: it ends when its input does.
            with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=stderr, start_new_session=True) as compiler:
                compiler.wait()
    finally:
        interpret(False)


@contextmanager
def _saying(what: str, total: int) -> Iterator[set[int]]:
    """Show a message and the progress as soon as something is compiled. Yields the set of compiled functions."""
    from antikythera.ready import watching

    compiled: set[int] = set()
    bar = _bar()
    task = bar.add_task("Compiling", total=total)

    def begins(function: Rule) -> None:
        if not compiled:
            err.print(f"Compiling {what}; this happens once.", highlight=False)
            bar.start()
        compiled.add(id(function))

    def ends(_function: Rule) -> None:
        bar.update(task, completed=len(compiled))

    try:
        with watching(begins, ends):
            yield compiled
    finally:
        bar.stop()


def answer(as_json: bool, report: dict[str, Any]) -> None:
    """Print a report as JSON, or as a small table."""
    if as_json:
        print(json.dumps(report))
        return
    table = Table.grid(padding=(0, 2))
    for name, value in report.items():
        table.add_row(name.replace("_", " "), _readable(value))
    out.print(table, highlight=False)


def _readable(value: Any) -> str:
    if isinstance(value, list):
        return "  ".join(_readable(item) for item in value)
    if isinstance(value, dict):
        return "  ".join(f"{key}: {_readable(item)}" for key, item in value.items())
    return f"{value:,}" if isinstance(value, float) or (isinstance(value, int) and value >= 10_000) else str(value)
