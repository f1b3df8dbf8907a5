"""Commands that measure bots: arena and ladder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from antikythera.about import install
from antikythera.cli.common import (
    AsJson,
    CommandError,
    GameName,
    Players,
    answer,
    app,
    check_players,
    counting,
    err,
    find_rulebook,
    get_ready_and_say,
    out,
)

if TYPE_CHECKING:
    from antikythera.arena.contest import Spread
    from antikythera.arena.ladder import Ladder
    from antikythera.arena.match import Match
    from antikythera.arena.results import Results
    from antikythera.kernel import Rule

Processes = Annotated[int | None, typer.Option(min=1, help="The number of processes; by default one for each core.")]
ResultsFile = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="FILE",
        dir_okay=False,
        help="Store every game in this file, and continue where it ends: a stopped run loses nothing.",
    ),
]
OnCluster = Annotated[bool, typer.Option("--cluster", help="Play on all machines of a Ray cluster.")]
Address = Annotated[
    str, typer.Option(help="The cluster: its host:port; auto: the one running here; local: this machine alone.")
]


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B[,C…]",
            help="The bots. Two: A against copies of B; more: mixed tables. A bot named twice plays against itself."
            " Your own are module:Class or file.py:Class.",
        ),
    ],
    players: Players = None,
    blocks: Annotated[int, typer.Option(min=1, help="How many deals; each is played with all rotations.")] = 100,
    family: Annotated[str, typer.Option("--seed-family", help="Which deals: train, ladder or heldout.")] = "ladder",
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="ELO0 ELO1", help="Stop as soon as it is decided whether A is better by ELO0 or ELO1."),
    ] = None,
    processes: Processes = None,
    results: ResultsFile = None,
    cluster: OnCluster = False,
    address: Address = "auto",
    as_json: AsJson = False,
) -> None:
    """Play a match between bots, with its control matches, and report who is better and by how much."""
    from antikythera.arena.contest import Contest
    from antikythera.arena.match import Match, told_apart

    rules = find_rulebook(game)
    number = check_players(rules, players)
    names = told_apart([name.strip() for name in bots.split(",")])
    if sprt and sprt[0] >= sprt[1]:
        raise typer.BadParameter(f"--sprt takes two ratings, the lower one first, not {sprt[0]:g} {sprt[1]:g}")
    match = _checked(Match(game, number, names, family))
    with _opened(results) as played:
        contest = Contest(match, blocks, played, sprt)
        matches = (match, *contest.beside.values())
        with (
            _spread(cluster, address, processes, matches) as spread,
            counting("Playing", contest.games) as progress,
        ):
            contest.play(spread, progress)
    report = contest.report()
    if as_json:
        answer(True, report)
    else:
        _show(report)


@app.command()
def ladder(
    plan: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="Another plan than the published one."),
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="A[,B…]", help="Your own bots, which join: module:Class or file.py:Class.")
    ] = "",
    results: ResultsFile = None,
    output: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Write the page to this file instead of stdout.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Play only a few blocks, of the quick bots.")] = False,
    only: Annotated[str, typer.Option(help='Play only matches with this in their name, like "GAME 4".')] = "",
    show: Annotated[bool, typer.Option("--show", help="Play nothing; write the page from the results.")] = False,
    processes: Processes = None,
    cluster: OnCluster = False,
    address: Address = "auto",
) -> None:
    """Play all matches of the published ladder, and write its page. With --results a stopped run continues."""
    from antikythera.arena.ladder import BadPlan, Ladder, read_plan
    from antikythera.arena.page import page

    try:
        planned = read_plan(plan, quick, filter(None, map(str.strip, bots.split(","))))
    except BadPlan as error:
        raise typer.BadParameter(str(error)) from None
    with _opened(results) as played:
        made = Ladder(planned, played, shown=show)
        if not show:
            _play_ladder(made, only, cluster, address, processes)
        text = page(made)
    if output:
        output.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


def _play_ladder(made: Ladder, only: str, cluster: bool, address: str, processes: int | None) -> None:
    with (
        _spread(cluster, address, processes, tuple(made.matches)) as spread,
        counting("Playing", made.games(only)) as progress,
    ):
        made.play(spread, progress, only)


def _checked(match: Match) -> Match:
    try:
        return match.check()
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


@contextmanager
def _opened(file: Path | None) -> Iterator[Results]:
    from antikythera.arena.results import BadResults, Results

    try:
        results = Results(file)
    except (BadResults, OSError) as error:
        raise typer.BadParameter(f"cannot read the results: {error}") from None
    with results:
        yield results


@contextmanager
def _spread(cluster: bool, address: str, processes: int | None, matches: tuple[Match, ...]) -> Iterator[Spread]:
    """Play games in processes on this machine, or on a cluster."""
    _check_place(cluster, address, processes)
    from antikythera.arena.contest import OtherCode, here
    from antikythera.arena.match import BotFault
    from antikythera.arena.workers import cores

    for game in sorted({match.game for match in matches}):
        get_ready_and_say(find_rulebook(game), "set_up", "legal_at", "play_at", "over_at", "scores_at")
    _get_bots_ready(matches)
    try:
        if cluster:
            with _cluster(address, matches) as spread:
                yield spread
        else:
            yield here(processes or cores())
    except (BotFault, OtherCode) as error:
        raise CommandError(str(error)) from None


def _get_bots_ready(matches: tuple[Match, ...]) -> None:
    """Compile the kernels of bots that are not in the cache, with a message."""
    from antikythera.arena.contest import make_ready
    from antikythera.ready import watching

    said: list[str] = []

    def begins(_function: Rule) -> None:
        if not said:
            said.append("Compiling the bots; this happens once, and takes a few minutes.")
            err.print(said[0], highlight=False)

    with watching(begins, lambda _function: None), err.status("Getting the bots ready ..."):
        make_ready(matches)


def _check_place(cluster: bool, address: str, processes: int | None) -> None:
    if address != "auto" and not cluster:
        raise typer.BadParameter("--address goes with --cluster")
    if processes and cluster:
        raise typer.BadParameter("--processes is for this machine, not for a --cluster")
    if cluster and not find_spec("ray"):
        raise typer.BadParameter(f"--cluster needs Ray: {install('cluster')}")


@contextmanager
def _cluster(address: str, matches: tuple[Match, ...]) -> Iterator[Spread]:
    from antikythera.cluster import ClusterError, connected, spread, warm_up

    try:
        with connected(address):
            with err.status("Getting the machines ready ..."):
                for game, players in sorted({(match.game, match.players) for match in matches}):
                    warm_up(find_rulebook(game), players)
            yield spread
    except ClusterError as error:
        raise CommandError(str(error)) from None


def _show(report: dict[str, Any]) -> None:
    """Print a report for people."""
    table = Table("bot", "win share", "points", "margin", "rating", "against parity", box=None, padding=(0, 2))
    for name, result in report["results"].items():
        numbers = (
            _interval(result["win_share"], 100, "%"),
            _interval(result["score"]),
            _interval(result["margin"]),
            _interval(report["ratings"][name]),
        )
        table.add_row(name, *numbers, result["against_parity"])
    parity = f"{report['parity']:.0%}"
    out.print(f"{report['game']}, {report['players']} players: {report['games']} games in {report['blocks']} blocks")
    out.print(f"95 % intervals over blocks; with equal bots, everyone wins {parity}", highlight=False)
    out.print(table, highlight=False)
    if "sprt" in report:
        out.print("sequential test: " + ", ".join(f"{key} {value}" for key, value in report["sprt"].items()))
    for name in ("mirror", "sanity"):
        if name in report:
            _show_check(name, report[name])
    for title in next(iter(report["habits"].values())):
        _show_habits(title, {name: tables[title] for name, tables in report["habits"].items()})


def _show_check(name: str, check: dict[str, Any]) -> None:
    first, other = check["bots"]
    result = check["results"][first]
    found = _interval(result["win_share"], 100, "%")
    verdict = "as it should be" if result["against_parity"] == check["expected"] else f"should be {check['expected']}"
    out.print(f"{name}: {first} against {other}: {found}, {result['against_parity']}: {verdict}", highlight=False)


def _show_habits(title: str, columns: dict[str, dict[str, float]]) -> None:
    table = Table(title, *columns, box=None, padding=(0, 2))
    for row in next(iter(columns.values())):
        table.add_row(row, *(f"{column[row]:.2f}" for column in columns.values()))
    out.print()
    out.print(table, highlight=False)


def _interval(found: dict[str, float], scale: int = 1, unit: str = "") -> str:
    value, low, high = (scale * found[key] for key in ("value", "low", "high"))
    return f"{value:.1f}{unit} ({low:.1f} to {high:.1f})"
