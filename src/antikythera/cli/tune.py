"""The command that tunes bots."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from antikythera.about import install
from antikythera.cli.common import AsJson, GameName, answer, app, counting, err, find_rulebook

if TYPE_CHECKING:
    from antikythera.bots.tune import Settings, Tuning


@app.command()
def tune(
    game: GameName,
    generations: Annotated[int, typer.Option(min=0, help="How many generations of candidates.")] = 40,
    population: Annotated[int, typer.Option(min=4, help="Candidates in a generation.")] = 24,
    deals: Annotated[int, typer.Option(min=1, help="Games that each candidate plays in a generation.")] = 48,
    step: Annotated[float, typer.Option(min=0.001, help="The first step size, relative to each weight.")] = 0.3,
    seed: Annotated[int, typer.Option(min=1, max=2**19, help="The seed of the run, for its deals and candidates.")] = 1,
    family: Annotated[
        str, typer.Option(help="The family of seeds for deals; families for measuring are refused.")
    ] = "train",
    others: Annotated[
        float, typer.Option(min=0, max=1, help="How much the points of others count against a candidate.")
    ] = 0.3,
    player: Annotated[
        str, typer.Option(help="What is tuned: the policy, the prior, or the value of a level.")
    ] = "policy",
    log: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Store the run in this file, and continue where it ends."),
    ] = None,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Write the new weights to this file."),
    ] = None,
    blocks: Annotated[
        int, typer.Option(min=2, help="The number of new deals for the comparison, each in all seatings.")
    ] = 100,
    as_json: AsJson = False,
) -> None:
    """Search for better weights of a game's bots, and compare them with the present ones on new deals.

    To use the new weights, replace the file that the old ones come from, in the folder bots of the game.
    """
    from antikythera.bots.knowledge import knowledge
    from antikythera.bots.seeds import NotForTuning, UnknownFamily
    from antikythera.bots.tune import PLAYERS, SEARCHING, OtherRun, Settings, Tuning

    if not knowledge(find_rulebook(game).name).names:
        raise typer.BadParameter(f"the bots of {game} have no weights to tune")
    if player not in PLAYERS:
        raise typer.BadParameter(f"there is no player {player!r}; there are: {', '.join(PLAYERS)}")
    if player not in SEARCHING and not find_spec("cmaes"):
        raise typer.BadParameter(f"tuning needs cmaes: {install('tune')}")
    settings = Settings(
        game=game, generations=generations, population=population, deals=deals, step=step, seed=seed, family=family,
        others=others, player=player,
    )  # fmt: skip
    try:
        tuning = Tuning(settings, log)
    except (NotForTuning, UnknownFamily, OtherRun) as error:
        raise typer.BadParameter(str(error)) from None
    _run(tuning)
    if write:
        write.write_text(tuning.table.write(tuning.weights), encoding="utf-8")
    answer(as_json, _report(tuning, settings, blocks))


def _run(tuning: Tuning) -> None:
    with counting("Tuning", tuning.settings.generations) as played:
        played(tuning.generation)
        while not tuning.done:
            tuning.advance()
            played(1)
            if err.is_terminal:
                err.print(f"generation {tuning.generation}: {-tuning.history[-1]:.2f}", highlight=False)


def _report(tuning: Tuning, settings: Settings, blocks: int) -> dict[str, Any]:
    """The run, and the points of new and old weights at the same table, by number of players."""
    from antikythera.bots.tune import compare

    report: dict[str, Any] = {"game": settings.game, "generations": tuning.generation, "seed": settings.seed}
    for players in tuning.table.rules.players:
        with err.status(f"Comparing, {players} players ..."):
            verdict = compare(tuning.table, tuning.weights, tuning.old, players, blocks, settings.family)
        report[f"players_{players}"] = {
            "games": verdict.games,
            "new": round(verdict.new, 2),
            "old": round(verdict.old, 2),
            "difference": round(verdict.difference, 2),
            "interval": [round(verdict.low, 2), round(verdict.high, 2)],
        }
    return report
