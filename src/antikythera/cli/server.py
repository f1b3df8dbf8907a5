"""Commands of the server: play alone, serve others, think for bots, and join as a bot."""

from __future__ import annotations

import os
import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from antikythera.about import install
from antikythera.cli.common import (
    CommandError,
    answer,
    app,
    compile_meanwhile,
    err,
    find_rulebook,
    get_ready_and_say,
)

if TYPE_CHECKING:
    from antikythera.server.settings import ServerSettings

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
    if found and not found.startswith(("sqlite:", "sqlite+aiosqlite:", "postgresql+asyncpg:")):  # the second is old
        raise typer.BadParameter("the URL must begin with sqlite: or postgresql+asyncpg:")
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
    port: Annotated[
        int | None,
        typer.Option(
            envvar="ANTIKYTHERA_PORT",
            help="The port; 0 for any free port.",
            min=0,
            max=65535,
            show_default="8260, or any where that is taken",
        ),
    ] = None,
    database: DatabaseUrl = None,
    own_bots: OwnBots = "",
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = True,
) -> None:
    """Play in the browser, on this machine only."""
    need_server()
    _offer(own_bots)
    from antikythera.server.serve import CannotServe, serve_here
    from antikythera.server.settings import ServerSettings, default_database

    compile_meanwhile(show=False)  # the address stays the last thing to be seen
    settings = ServerSettings(
        database=database or default_database(), hosts=["localhost", "127.0.0.1", "[::1]", "::1"], limits=0
    )
    try:
        serve_here(settings, port, browser, _say_address)
    except CannotServe as error:
        raise CommandError(str(error)) from None


def _say_address(url: str) -> None:
    err.print(f"\n  Antikythera is at [bold]{url}[/]\n  Stop it with Ctrl+C.\n", highlight=False)


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
    need_server()
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


def need_server() -> None:
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
    need_server()
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

    need_server()
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
