"""The command ``antikythera``.

Each command imports what it needs when it runs, so that ``--help`` answers at once. Answers go to stdout, progress
and errors to stderr.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

if TYPE_CHECKING:
    from antikythera.kernel import Rule
    from antikythera.rulebook import Rulebook
    from antikythera.simulate import Progress as Played
    from antikythera.simulate import Simulation

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="antikythera",
    help="Tzolk'in and Akrotiri: play, simulate, and prove the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: tzolkin or akrotiri.")]
Players = Annotated[int | None, typer.Option(help="How many players; the most the game takes, if not given.")]
Seed = Annotated[int, typer.Option(help="The seed of the first game; the next ones have those after it.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object on stdout, and nothing else.")]


def main() -> None:
    """Run a command. Whatever is wrong with the input is said in one line."""
    try:
        sys.exit(app(standalone_mode=False))
    except typer.TyperException as error:
        message = error.format_message().strip()
        if message:  # without arguments, the help was the answer
            print(f"antikythera: {message}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(version("antikythera"))
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


# What the commands share


def _rulebook(game: str) -> Rulebook:
    from antikythera.rulebook import rulebook

    try:
        return rulebook(game)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def _players(rules: Rulebook, players: int | None) -> int:
    if players is None:
        return rules.players[-1]
    if players not in rules.players:
        raise typer.BadParameter(f"{rules.name} is for {', '.join(map(str, rules.players))} players, not {players}")
    return players


def _seed(seed: int, games: int = 1) -> int:
    from antikythera.game import SEED_LIMIT

    if not 0 <= seed <= SEED_LIMIT - games:
        raise typer.BadParameter(f"a seed is a number from 0 to {SEED_LIMIT - games}")
    return seed


def _bar() -> Progress:
    """A progress bar on stderr that is gone when its work is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=err, transient=True, disable=not err.is_terminal)


@contextmanager
def _counting(what: str, total: int) -> Iterator[Played]:
    """Show how much of some work is done."""
    with _bar() as bar:
        task = bar.add_task(what, total=total)
        yield lambda number: bar.advance(task, number)


def _get_ready(rules: Rulebook, *kernels: str) -> int:
    """Load kernels, all if none are named. What is not in the cache is compiled, and said; how many functions were."""
    from antikythera.ready import functions, get_ready, watching

    compiled: set[int] = set()
    bar = _bar()
    task = bar.add_task("Compiling", total=functions(rules, *kernels))

    def begins(function: Rule) -> None:
        if not compiled:
            err.print(f"Compiling the rules of {rules.name}; this happens once.", highlight=False)
            bar.start()
        compiled.add(id(function))

    def ends(_function: Rule) -> None:
        bar.update(task, completed=len(compiled))

    try:
        with watching(begins, ends):
            get_ready(rules, *kernels)
    finally:
        bar.stop()
    return len(compiled)


def _answer(as_json: bool, report: dict[str, Any]) -> None:
    """Print a report: as JSON, or as a small table."""
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


# The commands


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game: tzolkin or akrotiri.")] = "tzolkin",
    players: Players = None,
    seed: Annotated[int | None, typer.Option(help="The game to deal; any, if not given.")] = None,
    language: Annotated[str, typer.Option(help="The language to play in.")] = "en",
) -> None:
    """Play in the terminal: you against bots that play by chance."""
    from antikythera.game import Game
    from antikythera.terminal import Session
    from antikythera.text import Text

    rules = _rulebook(game)
    number = _players(rules, players)
    dealt = _seed(secrets.randbelow(1_000_000) if seed is None else seed)
    try:
        text = Text(language)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    _get_ready(rules, "set_up", "legal_at", "decision_at", "over_at", "scores_at")
    Session(Game(rules.name, number, dealt), 1, text, out).run()


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 10_000,
    seed: Seed = 1,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on all machines of a Ray cluster.")] = False,
    address: Annotated[
        str, typer.Option(help="The cluster: its host:port; auto: the one running here; local: this machine alone.")
    ] = "auto",
    as_json: AsJson = False,
) -> None:
    """Play games by chance on one core, or on a cluster: how fast, how long, with what scores."""
    from antikythera.simulate import simulate

    rules = _rulebook(game)
    number = _players(rules, players)
    _seed(seed, games)
    if address != "auto" and not cluster:
        raise typer.BadParameter("--address goes with --cluster")
    if cluster and not find_spec("ray"):
        raise typer.BadParameter('--cluster needs Ray: pip install "antikythera[cluster]"')
    _get_ready(rules, "playouts", "scores_at")
    if cluster:
        simulation = _simulate_on_cluster(rules, number, games, seed, address)
    else:
        with _counting("Playing", games) as played:
            simulation = simulate(rules, number, games, seed, played)
    _answer(as_json, simulation.report())


def _simulate_on_cluster(rules: Rulebook, players: int, games: int, seed: int, address: str) -> Simulation:
    from antikythera.cluster import ClusterError, connected, simulate_on_cluster, warm_up

    try:
        with connected(address):
            with err.status("Getting the machines ready ..."):
                warm_up(rules, players)
            with _counting("Playing", games) as played:
                return simulate_on_cluster(rules, players, games, seed, played)
    except ClusterError as error:
        raise typer.TyperException(str(error)) from None


@app.command()
def signature(game: GameName, games: Games = 1000, as_json: AsJson = False) -> None:
    """Print a fingerprint of how the rules behave: a change that should not change the game must not change it."""
    import hashlib

    from antikythera.simulate import signature

    rules = _rulebook(game)
    _get_ready(rules, "playouts")
    with _counting("Playing", games * len(rules.players)) as played:
        by_players = {str(players): signature(rules, players, games, played) for players in rules.players}
    whole = hashlib.sha256(" ".join(by_players.values()).encode()).hexdigest()[:16]
    if as_json:
        _answer(True, {"game": game, "games": games, "signature": whole, "by_players": by_players})
    else:
        print(whole)


@app.command()
def perft(
    game: GameName,
    players: Players = None,
    seed: Seed = 1,
    depth: Annotated[int, typer.Option(min=0, help="How many decisions.")] = 4,
    after: Annotated[int, typer.Option(min=0, help="Play so many decisions by chance first.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of decisions from a position: two engines that agree here agree on the rules."""
    from antikythera.simulate import perft

    rules = _rulebook(game)
    number = _players(rules, players)
    _seed(seed)
    _get_ready(rules, "set_up", "over_at", "random_action", "play_at", "perft")
    with err.status("Counting ..."):
        sequences = perft(rules, number, seed, depth, after)
    report = {"game": game, "players": number, "seed": seed, "after": after, "depth": depth, "sequences": sequences}
    if as_json:
        _answer(True, report)
    else:
        print(sequences)


@app.command()
def fuzz(
    game: GameName,
    players: Players = None,
    games: Games = 20_000,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Play by chance on all cores, half of the games from rich positions, and check everything after every decision.

    Reports how often each kind of decision and each word of the notation was met. Exits with 1 if anything is broken,
    and says how to see it.
    """
    from antikythera.fuzz import fuzz

    rules = _rulebook(game)
    number = _players(rules, players)
    _seed(seed, games)
    _get_ready(rules, "set_up")
    with _counting("Fuzzing", games) as played:
        found = fuzz(rules, number, games, seed, progress=played)
    _answer(as_json, found.report(game, number, seed))
    if found.fault:
        raise typer.Exit(1)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    as_json: AsJson = False,
) -> None:
    """Replay a record, and say where it first departs from the rules or from what it claims; then exit with 1."""
    from antikythera.replay import verify

    verdict = verify(file)
    if as_json:
        played = len(verdict.game.actions) if verdict.game else 0
        _answer(True, {"file": file.name, "sound": bool(verdict), "decisions": played, "fault": verdict.fault})
    elif verdict.game and verdict:
        print(f"{file.name}: a sound record of {len(verdict.game.actions)} decisions")
    else:
        print(f"{file.name}: {verdict.fault}")
    if not verdict:
        raise typer.Exit(1)


@app.command("compile")
def compile_rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Which game; all, if not given.")] = None,
) -> None:
    """Compile the rules into the cache, so that nothing else has to wait for it."""
    from antikythera.kernel import cache_folder
    from antikythera.rulebook import GAMES

    for name in [game] if game else GAMES:
        compiled = _get_ready(_rulebook(name))
        state = f"{compiled} functions compiled" if compiled else "ready"
        err.print(f"{name}: {state} ({cache_folder()})", highlight=False)


if __name__ == "__main__":
    main()
