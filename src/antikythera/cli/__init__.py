"""The command ``antikythera``.

Each command imports what it needs when it runs, so that ``--help`` answers at once. Answers go to stdout, progress
and errors to stderr. The modules of this package are groups of commands.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from antikythera.about import __version__
from antikythera.cli import admin, analysis, arena, engine, locale, openings, people, puzzles, review, rules, server  # noqa: F401  # they register their commands
from antikythera.cli.common import CommandError, app

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run a command. Errors in the input are reported in one line."""
    _write_any_character()
    try:
        sys.exit(app(prog_name="antikythera", standalone_mode=False))
    except CommandError as error:
        message = error.format_message().strip()
        if message:  # without arguments, the help was printed
            print(f"antikythera: {message}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)


def _write_any_character() -> None:
    """Files and pipes get UTF-8 on every system; a terminal shows a question mark for what it does not know."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


def _show_version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def _antikythera(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
    components: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            exists=True,
            file_okay=False,
            help="Play with the component files in this folder where it has them: tiles.toml, maps.toml, …",
        ),
    ] = None,
) -> None:
    if components:
        os.environ["ANTIKYTHERA_COMPONENTS"] = str(components)
