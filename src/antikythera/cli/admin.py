"""Commands that administer a server: tables, people, and its database."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from antikythera.cli.common import AsJson, CommandError, answer, app, out
from antikythera.cli.server import DatabaseUrl, need_server

if TYPE_CHECKING:
    from antikythera.server.database import Database

Answer = TypeVar("Answer")

commands = typer.Typer(help="Administer a server: tables, people, the database.", no_args_is_help=True)
app.add_typer(commands, name="admin")


def _admin() -> ModuleType:
    need_server()
    from antikythera.server import admin

    return admin


def _run(database: str | None, work: Callable[[Database], Awaitable[Answer]], current: bool = True) -> Answer:
    """Do something with the database, whose schema must be up to date. Errors are reported in one line."""
    import asyncio

    from antikythera.server.admin import opened
    from antikythera.server.problems import Problem
    from antikythera.server.settings import default_database

    async def run() -> Answer:
        async with opened(database or default_database(), current) as here:
            return await work(here)

    try:
        return asyncio.run(run())
    except Problem as problem:
        raise CommandError(problem.document("en")["detail"]) from None
    except (LookupError, OSError, ValueError) as error:
        raise CommandError(str(error)) from None


@commands.command("list")
def list_tables(
    state: Annotated[str | None, typer.Option(help="Only tables in this state: open, playing, over, aborted.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="How many, the last changed first.")] = 1000,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """List the tables."""
    from rich.table import Table

    work = _admin()
    found = _run(database, lambda here: work.list_tables(here, state, limit))
    if as_json:
        print(json.dumps(found))
        return
    shown = Table(*work.LISTED, box=None)
    for table in found:
        shown.add_row(*(_when(value) if name == "updated" else str(value) for name, value in table.items()))
    out.print(shown, highlight=False)


def _when(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000):%Y-%m-%d %H:%M}"


@commands.command()
def export(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    file: Annotated[Path, typer.Argument(help="Where to write its record.")],
    database: DatabaseUrl = None,
) -> None:
    """Write the record of a table, even during the game. It contains everything hidden."""
    work = _admin()
    file.write_bytes(_run(database, lambda here: work.export(here, table)))


@commands.command()
def close(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    database: DatabaseUrl = None,
) -> None:
    """Abort the game at a table."""
    work = _admin()
    _run(database, lambda here: work.close(here, table))


@commands.command()
def ban(
    who: Annotated[
        str,
        typer.Argument(help="An account, the id of a user, an address, or a prefix such as 203.0.113.0/24."),
    ] = "",
    lift: Annotated[bool, typer.Option("--lift", help="Lift the ban.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """Ban a user, or all who come from an address; without a name, list the banned addresses."""
    work = _admin()
    if not who:
        print("\n".join(_run(database, work.banned_addresses)))
    elif not _run(database, lambda here: work.ban(here, who, not lift)):
        raise CommandError(f"{who!r} is not known, or not banned" if lift else f"there is no user {who!r}")


@commands.command()
def reset(
    who: Annotated[str, typer.Argument(help="The name of an account.")],
    database: DatabaseUrl = None,
) -> None:
    """Print a code with which a person can set a new password: once, within a day."""
    work = _admin()
    print(_run(database, lambda here: work.reset(here, who)))


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to put the copy.")],
    database: DatabaseUrl = None,
) -> None:
    """Copy an SQLite database while it is in use."""
    work = _admin()
    _run(database, lambda here: work.backup(here, file))


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `antikythera admin backup` has made.", exists=True)],
    database: DatabaseUrl = None,
) -> None:
    """Replace an SQLite database by a copy, and keep the old one beside it. Stop the server first."""
    work = _admin()
    from antikythera.server.settings import default_database

    try:
        print(work.restore(database or default_database(), file))
    except (OSError, ValueError) as error:
        raise CommandError(str(error)) from None


@commands.command()
def migrate(
    check: Annotated[bool, typer.Option("--check", help="Only report; the status is 1 if something is to do.")] = False,
    database: DatabaseUrl = None,
) -> None:
    """Bring the schema of the database up to date, as the server does when it starts."""
    work = _admin()
    schema, newest = _run(database, lambda here: work.migrate(here, check), current=False)
    print(f"schema {schema}, newest {newest}")
    if schema != newest:
        raise typer.Exit(1)


@commands.command()
def tidy(database: DatabaseUrl = None) -> None:
    """Delete now what the server deletes by itself every hour: tables and guests that nobody needs."""
    need_server()
    from antikythera.server import retention

    answer(False, _run(database, retention.tidy))


@commands.command()
def chat(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    remove: Annotated[int | None, typer.Option(help="The number of a message to remove.")] = None,
    database: DatabaseUrl = None,
) -> None:
    """Show the chat of a table with the numbers of its messages, or remove one."""
    work = _admin()
    for message in _run(database, lambda here: work.chat(here, table, remove)):
        print(f"{message['id']}  {_when(message['at'])}  {message['name']} ({message['user_id']}): {message['text']}")
