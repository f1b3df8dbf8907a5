"""Commands about the rules: simulate, signature, perft, fuzz, verify, compile."""

from __future__ import annotations

import importlib
import os
import sys
import threading
import types
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from antikythera import registry
from antikythera.about import install
from antikythera.cli.common import (
    AsJson,
    CommandError,
    GameName,
    Games,
    Players,
    Seed,
    answer,
    app,
    check_players,
    check_seed,
    counting,
    err,
    find_rulebook,
    get_bots_ready_and_say,
    get_ready_and_say,
)

if TYPE_CHECKING:
    from antikythera.rulebook import Rulebook
    from antikythera.simulate import Simulation

OptionalGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="Which game; by default all.")]


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
    """Play random games on one core, or on a cluster, and report speed, length and scores."""
    from antikythera.simulate import simulate

    rules = find_rulebook(game)
    number = check_players(rules, players)
    check_seed(seed, games)
    if address != "auto" and not cluster:
        raise typer.BadParameter("--address goes with --cluster")
    if cluster and not find_spec("ray"):
        raise typer.BadParameter(f"--cluster needs Ray: {install('cluster')}")
    get_ready_and_say(rules, "playouts", "scores_at")
    if cluster:
        simulation = _simulate_on_cluster(rules, number, games, seed, address)
    else:
        with counting("Playing", games) as played:
            simulation = simulate(rules, number, games, seed, played)
    answer(as_json, simulation.report())


def _simulate_on_cluster(rules: Rulebook, players: int, games: int, seed: int, address: str) -> Simulation:
    from antikythera.cluster import ClusterError, connected, simulate_on_cluster, warm_up

    try:
        with connected(address):
            with err.status("Getting the machines ready ..."):
                warm_up(rules, players)
            with counting("Playing", games) as played:
                return simulate_on_cluster(rules, players, games, seed, played)
    except ClusterError as error:
        raise CommandError(str(error)) from None


@app.command()
def signature(game: GameName, games: Games = 1000, as_json: AsJson = False) -> None:
    """Print a fingerprint of the rules' behaviour. It changes only when the game itself does."""
    import hashlib

    from antikythera.simulate import signature

    rules = find_rulebook(game)
    get_ready_and_say(rules, "playouts")
    with counting("Playing", games * len(rules.players)) as played:
        by_players = {str(players): signature(rules, players, games, played) for players in rules.players}
    whole = hashlib.sha256(" ".join(by_players.values()).encode()).hexdigest()[:16]
    if as_json:
        answer(True, {"game": game, "games": games, "signature": whole, "by_players": by_players})
    else:
        print(whole)


@app.command()
def perft(
    game: GameName,
    players: Players = None,
    seed: Seed = 1,
    depth: Annotated[int, typer.Option(min=0, help="How many decisions.")] = 4,
    after: Annotated[int, typer.Option(min=0, help="Play this many random decisions first.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of decisions from a position. Two engines with the same counts have the same rules."""
    from antikythera.simulate import perft

    rules = find_rulebook(game)
    number = check_players(rules, players)
    check_seed(seed)
    get_ready_and_say(rules, "set_up", "over_at", "random_action", "play_at", "perft")
    with err.status("Counting ..."):
        sequences = perft(rules, number, seed, depth, after)
    report = {"game": game, "players": number, "seed": seed, "after": after, "depth": depth, "sequences": sequences}
    if as_json:
        answer(True, report)
    else:
        print(sequences)


@app.command()
def fuzz(
    game: OptionalGame = None,
    players: Players = None,
    games: Games = 20_000,
    seed: Seed = 1,
    results: Annotated[
        Path | None, typer.Option(help="Keep results in this file, and continue a run that was stopped.")
    ] = None,
    device: Annotated[str, typer.Option(help="Where to play: cpu, or cuda, a GPU, with the same games.")] = "cpu",
    as_json: AsJson = False,
) -> None:
    """Play random games on all cores, half of them from rich positions, and check every invariant after every decision.

    Reports how often each kind of decision and each word of the notation was met. Without GAME, all games are fuzzed
    with every number of players, and each run has a report. Stops at the first fault, says how to reproduce it, and
    exits with 1. On a GPU: antikythera fuzz GAME --device cuda --games 10000000 --results FILE
    """
    check_seed(seed, games)
    if game:
        rules = find_rulebook(game)
        _fuzz(rules, check_players(rules, players), games, seed, results, device, as_json)
    elif players:
        raise typer.BadParameter("--players needs a GAME")
    else:
        for rules in map(find_rulebook, registry.games()):
            for number in rules.players:
                _fuzz(rules, number, games, seed, results, device, as_json)


def _fuzz(
    rules: Rulebook, players: int, games: int, seed: int, results: Path | None, device: str, as_json: bool
) -> None:
    from antikythera.proof import fuzz_on

    place = _place(device)
    get_ready_and_say(rules, "set_up")
    with counting(f"Fuzzing {rules.name}, {players} players", games) as played:
        if results:
            found = fuzz_on(results, rules, players, games, seed, played, run=place.fuzz, part=place.PART)
        else:
            found = place.fuzz(rules, players, games, seed, played)
    answer(as_json, found.report(rules.name, players, seed))
    if found.fault:
        raise typer.Exit(1)


def _place(device: str) -> types.ModuleType:
    """The module that fuzzes on a device."""
    if device == "cpu":
        return importlib.import_module("antikythera.proof.fuzzing")
    if device != "cuda":
        raise typer.BadParameter(f"{device!r} is not one of: cpu, cuda")
    try:
        place = importlib.import_module("antikythera.gpu_fuzzing")
    except ImportError as error:
        raise CommandError(f"games on a GPU need numba-cuda: {install('gpu')}") from error
    if not place.cuda.is_available():
        raise CommandError("there is no GPU here that CUDA can use, or no driver for it")
    return place


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    as_json: AsJson = False,
) -> None:
    """Replay a record, and report the first line or claim that is wrong; then exit with 1."""
    from antikythera.replays import verify

    verdict = verify(file)
    if as_json:
        played = len(verdict.game.actions) if verdict.game else 0
        answer(True, {"file": file.name, "sound": bool(verdict), "decisions": played, "fault": verdict.fault})
    elif verdict.game and verdict:
        print(f"{file.name}: a sound record of {len(verdict.game.actions)} decisions")
    else:
        print(f"{file.name}: {verdict.fault}")
    if not verdict:
        raise typer.Exit(1)


@app.command("compile")
def compile_rules(
    game: OptionalGame = None, until_eof: Annotated[bool, typer.Option("--until-eof", hidden=True)] = False
) -> None:
    """Compile the rules and the bots into the cache, so that no other command has to wait for it."""
    if until_eof:  # for a program that is already in use, and ends with it
        threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
        if hasattr(os, "nice"):
            os.nice(5)
    from antikythera import scenes
    from antikythera.cache import cache_folder
    from antikythera.game import Game

    books = [find_rulebook(name) for name in ([game] if game else registry.games())]
    compiled = {book.name: get_ready_and_say(book) for book in books}  # all rules first: people wait for them
    for book in books:
        compiled[book.name] += get_bots_ready_and_say(book)
        scenes.written(Game(book.name, seed=0).view(1))  # the scene has its own kernels
    for name, number in compiled.items():
        state = f"{number} functions compiled" if number else "ready"
        err.print(f"{name}: {state} ({cache_folder()})", highlight=False)
