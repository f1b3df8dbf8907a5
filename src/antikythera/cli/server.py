"""Commands of the server: play alone, serve others, join as a bot, and administration."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Awaitable, Callable
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, TypeVar
from urllib.parse import urlsplit

import typer

from antikythera.about import install
from antikythera.cli.common import (
    AsJson,
    CommandError,
    answer,
    app,
    compile_meanwhile,
    err,
    find_rulebook,
    get_ready_and_say,
    out,
)

if TYPE_CHECKING:
    from antikythera.server.database import Database
    from antikythera.server.settings import ServerSettings

Answer = TypeVar("Answer")

KERNELS = ("set_up", "legal_at", "play_at", "decision_at", "over_at", "scores_at", "border_at", "hide_at")
"""The kernels that a server needs."""


def _from_file(context: typer.Context, option: typer.CallbackParam, value: str | None) -> str | None:
    """A URL, or the content of the file that the environment names, such as ``ANTIKYTHERA_DATABASE_FILE``."""
    name = f"ANTIKYTHERA_{str(option.name).upper()}"
    given = context.get_parameter_source(str(option.name))
    if value and urlsplit(value).password and given and given.name == "COMMANDLINE":
        raise typer.BadParameter(
            f"everyone on this machine can read a password on a command line; put the URL into {name}, or into a "
            f"file that {name}_FILE names"
        )
    file = os.environ.get(f"{name}_FILE")
    return value or (Path(file).read_text("utf-8").strip() if file else None)


def _database(context: typer.Context, option: typer.CallbackParam, value: str | None) -> str | None:
    found = _from_file(context, option, value)
    if found and not found.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
        raise typer.BadParameter("the URL must begin with sqlite+aiosqlite: or postgresql+asyncpg:")
    return found


Port = Annotated[int, typer.Option(envvar="ANTIKYTHERA_PORT", help="The port; 0 for any free port.", min=0, max=65535)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="ANTIKYTHERA_DATABASE",
        callback=_database,
        help="The URL of the database; by default SQLite in your data folder.",
    ),
]
ValkeyUrl = Annotated[
    str | None,
    typer.Option(
        "--valkey",
        envvar="ANTIKYTHERA_VALKEY",
        callback=_from_file,
        help="The URL of a Valkey or Redis server, which several processes need: redis://host:6379.",
    ),
]
OwnBots = Annotated[
    str, typer.Option("--bots", metavar="A[,B…]", help="Your own bots to offer as well: module:Class or file.py:Class.")
]


@app.command()
def play(
    port: Port = 0,
    database: DatabaseUrl = None,
    own_bots: OwnBots = "",
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = True,
) -> None:
    """Play in the browser, on this machine only."""
    _need_server()
    _offer(own_bots)
    from antikythera.server.serve import CannotServe, serve_here
    from antikythera.server.settings import ServerSettings, default_database

    compile_meanwhile()
    settings = ServerSettings(
        database=database or default_database(), hosts=["localhost", "127.0.0.1", "[::1]", "::1"], limits=0
    )
    try:
        serve_here(settings, port, browser, lambda url: err.print(f"Antikythera is at {url}", highlight=False))
    except CannotServe as error:
        raise CommandError(str(error)) from None


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="ANTIKYTHERA_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Port = 8000,
    database: DatabaseUrl = None,
    workers: Annotated[
        int,
        typer.Option(min=1, envvar="ANTIKYTHERA_WORKERS", help="Processes; more than one need PostgreSQL and Valkey."),
    ] = 1,
    valkey: ValkeyUrl = None,
    public_url: Annotated[
        str, typer.Option(envvar="ANTIKYTHERA_PUBLIC_URL", help="The public URL of the server; it may have a path.")
    ] = "",
    bot_threads: Annotated[
        int,
        typer.Option(
            min=0,
            envvar="ANTIKYTHERA_BOT_THREADS",
            help="How many bots search at the same time, in each process; 0 leaves that to `antikythera think`.",
        ),
    ] = 2,
    alerts: Annotated[
        bool,
        typer.Option("--alerts", envvar="ANTIKYTHERA_ALERTS", help="Allow turn alerts, by web push and webhook."),
    ] = False,
    limits: Annotated[
        float,
        typer.Option(min=0, envvar="ANTIKYTHERA_LIMITS", help="A factor for all rate limits; 0 turns them off."),
    ] = 1.0,
    other_rules: Annotated[
        str,
        typer.Option(
            envvar="ANTIKYTHERA_OTHER_RULES", help="The path of a server that finishes tables by older rules: /old."
        ),
    ] = "",
    finishing: Annotated[
        bool,
        typer.Option(
            "--finishing",
            envvar="ANTIKYTHERA_FINISHING",
            help="Finish tables by the rules of this release, beside a newer one: the database is used as it is.",
        ),
    ] = False,
    own_bots: OwnBots = "",
) -> None:
    """Serve tables to others."""
    _need_server()
    _offer(own_bots)
    from antikythera.server.serve import CannotServe
    from antikythera.server.serve import serve as run
    from antikythera.server.settings import ServerSettings, default_database

    name = urlsplit(public_url).hostname
    if public_url and not name:
        raise typer.BadParameter("--public-url must be a whole URL, such as https://play.example.org")
    settings = ServerSettings(
        database=database or default_database(),
        valkey=valkey or "",
        workers=workers,
        public_url=public_url,
        hosts=[name, "localhost", "127.0.0.1"] if name else [],
        bot_threads=bot_threads,
        alerts=alerts,
        limits=limits,
        other_rules=other_rules.rstrip("/"),
        finishing=finishing,
        log_json=True,
    )
    _check(settings)
    if workers == 1:
        compile_meanwhile()
    else:
        _compile()
    try:
        run(settings, host, port)
    except CannotServe as error:
        raise CommandError(str(error)) from None


def _check(settings: ServerSettings) -> None:
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise typer.BadParameter("SQLite serves only one process; --workers needs a PostgreSQL --database")
    if settings.workers > 1 and not settings.valkey:
        raise typer.BadParameter("several --workers need a --valkey server")
    if not settings.bot_threads and not settings.valkey:
        raise typer.BadParameter("--bot-threads 0 needs a --valkey server, and `antikythera think` there")
    if settings.valkey:
        _need_valkey()


def _need_valkey() -> None:
    if not find_spec("saq"):
        raise typer.BadParameter(f"this needs more packages: {install('valkey')}")


def _need_server() -> None:
    if not find_spec("litestar"):
        raise typer.BadParameter(f"this needs the server: {install('play')}")


def _offer(names: str) -> None:
    """Let this server, and its processes, offer bots that others have written."""
    from antikythera.bots.own import OFFERED, bot_class

    if not names:
        return
    try:
        for name in names.split(","):
            bot_class(name.strip())
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    os.environ[OFFERED] = names


def _compile() -> None:
    from antikythera.registry import games

    for game in games():
        get_ready_and_say(find_rulebook(game), *KERNELS)


@app.command()
def think(
    valkey: ValkeyUrl = None,
    threads: Annotated[
        int, typer.Option(min=1, envvar="ANTIKYTHERA_BOT_THREADS", help="How many bots think at the same time.")
    ] = os.cpu_count() or 1,
    own_bots: OwnBots = "",
) -> None:
    """Think for the bots of servers with --bot-threads 0, on this machine or another one."""
    if not valkey:
        raise typer.BadParameter("name the --valkey server of the servers")
    _need_server()
    _need_valkey()
    _offer(own_bots)
    from antikythera.server.thinking import work

    _compile()
    work(valkey, threads)


@app.command("bot")
def visit(
    table: Annotated[str, typer.Argument(help="The table: its id, or the link to it.")],
    token: Annotated[str, typer.Option(envvar="ANTIKYTHERA_TOKEN", help="The token of an account on that server.")],
    server: Annotated[str, typer.Option(help="The address of the server.")] = "http://127.0.0.1:8000",
    seat: Annotated[int | None, typer.Option(min=1, help="Which seat to take; by default the first open one.")] = None,
    level: Annotated[
        str, typer.Option(help="How to play: a bot, a level, or your own as module:Class or file.py:Class.")
    ] = "casual",
) -> None:
    """Join a table on a server as an external bot, and play to the end."""
    import asyncio

    _need_server()
    import httpx

    from antikythera.bots import bot
    from antikythera.server.client import TableClient, chooser

    async def play() -> dict[str, object]:
        async with TableClient(server, token, table.rstrip("/").rpartition("/")[2]) as client:
            game = (await client.snapshot())["table"]["game"]
            player = bot(level, game, seed=secrets.randbelow(2**31))  # before it takes a seat
            return await client.play(await client.join(seat), chooser(player))

    try:
        outcome = asyncio.run(play())
    except httpx.HTTPError as error:
        raise CommandError(f"{server} does not answer: {error}") from None
    except (OSError, ValueError) as error:
        raise CommandError(str(error)) from None
    answer(False, outcome)


admin = typer.Typer(help="Administer a server: tables, people, the database.", no_args_is_help=True)
app.add_typer(admin, name="admin")


def _admin() -> ModuleType:
    _need_server()
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


@admin.command("list")
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


@admin.command()
def export(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    file: Annotated[Path, typer.Argument(help="Where to write its record.")],
    database: DatabaseUrl = None,
) -> None:
    """Write the record of a table, even during the game. It contains everything hidden."""
    work = _admin()
    file.write_bytes(_run(database, lambda here: work.export(here, table)))


@admin.command()
def close(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    database: DatabaseUrl = None,
) -> None:
    """Abort the game at a table."""
    work = _admin()
    _run(database, lambda here: work.close(here, table))


@admin.command()
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


@admin.command()
def reset(
    who: Annotated[str, typer.Argument(help="The name of an account.")],
    database: DatabaseUrl = None,
) -> None:
    """Print a code with which a person can set a new password: once, within a day."""
    work = _admin()
    print(_run(database, lambda here: work.reset(here, who)))


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to put the copy.")],
    database: DatabaseUrl = None,
) -> None:
    """Copy an SQLite database while it is in use."""
    work = _admin()
    _run(database, lambda here: work.backup(here, file))


@admin.command()
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


@admin.command()
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


@admin.command()
def tidy(database: DatabaseUrl = None) -> None:
    """Delete now what the server deletes by itself every hour: tables and guests that nobody needs."""
    _need_server()
    from antikythera.server import retention

    answer(False, _run(database, retention.tidy))


@admin.command()
def chat(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    remove: Annotated[int | None, typer.Option(help="The number of a message to remove.")] = None,
    database: DatabaseUrl = None,
) -> None:
    """Show the chat of a table with the numbers of its messages, or remove one."""
    work = _admin()
    for message in _run(database, lambda here: work.chat(here, table, remove)):
        print(f"{message['id']}  {_when(message['at'])}  {message['name']} ({message['user_id']}): {message['text']}")
