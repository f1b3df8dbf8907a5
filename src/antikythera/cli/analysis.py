"""The commands analyse and train."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from antikythera.about import install
from antikythera.cli.common import AsJson, GameName, answer, app, err, find_rulebook, out

if TYPE_CHECKING:
    from antikythera.bots.analysis import Analysis
    from antikythera.game import Game


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record of a game.", exists=True, dir_okay=False)],
    move: Annotated[
        int | None, typer.Option(min=0, help="The position after this many moves; by default the last one to move in.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who searches, and how long: like champion:5s.")] = "champion",
    lines: Annotated[int, typer.Option(min=1, help="How many lines to show.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Say what every seat can expect in a position, which lines are best, and what may follow."""
    from antikythera.bots.levels import searcher

    game = _position(file, move)
    try:
        player = searcher(bot, game.rules.name)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    with err.status("Searching ..."):
        *_, found = player.analyse(game.view(game.seat), lines)
    if as_json:
        answer(True, _told(game, found))
    else:
        _show(game, found)


def _position(file: Path, move: int | None) -> Game:
    """The position of a record after some moves, in which there is something to choose."""
    from antikythera.replays import verify

    verdict = verify(file)
    if not verdict.game or not verdict:
        raise typer.BadParameter(f"{file.name}: {verdict.fault}")
    last = len(verdict.game.actions)
    if move is not None and move > last:
        raise typer.BadParameter(f"the game has {last} moves, not {move}")
    game = verdict.game.at(max(0, last - verdict.game.over) if move is None else move)
    if game.over:
        raise typer.BadParameter("the game is over at this move")
    return game


def _told(game: Game, found: Analysis) -> dict[str, Any]:
    from msgspec import to_builtins

    position = {"game": game.rules.name, "move": len(game.actions), "seat": game.seat, "decision": game.decision}
    return position | dict(to_builtins(found))


def _show(game: Game, found: Analysis) -> None:
    seats = range(game.players)
    table = Table("line", "visits", *(f"seat {seat + 1}" for seat in seats), "what may follow", box=None)

    def expected(shares: tuple[float, ...], points: tuple[float, ...]) -> list[str]:
        return [f"{shares[seat]:.0%}, {points[seat]:.1f} points" for seat in seats]

    table.add_row("now", str(found.simulations), *expected(found.shares, found.points), "")
    for line in found.lines:
        following = ", ".join(line.variation[1:6])
        table.add_row(line.line, str(line.visits), *expected(line.shares, line.points), following)
    out.print(f"After {len(game.actions)} moves, seat {game.seat} chooses. Estimated shares of the victory and points:")
    out.print(table)


@app.command()
def train(
    game: GameName,
    to: Annotated[Path, typer.Option("--out", file_okay=False, help="The folder for checkpoint, net and log.")],
    resume: Annotated[Path | None, typer.Option(exists=True, help="The folder of a checkpoint to resume.")] = None,
    start: Annotated[Path | None, typer.Option("--from", exists=True, help="A net to begin with.")] = None,
    minutes: Annotated[float, typer.Option(help="For everything: compilation, training and matches.")] = 9.0,
    iterations: Annotated[int | None, typer.Option(min=0, help="At most this many.")] = None,
    device: Annotated[str, typer.Option(help="cuda or cpu; by default cuda where there is one.")] = "",
    change: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting: antikythera.training.settings.")
    ] = None,
    games: Annotated[int, typer.Option(min=0, help="Games of each match at the end; 0 for no matches.")] = 4096,
    against: Annotated[list[Path] | None, typer.Option(exists=True, help="A net to play against at the end.")] = None,
    opponents: Annotated[
        list[Path] | None, typer.Option("--opponent", exists=True, help="A net that is in the league from the start.")
    ] = None,
    exploit: Annotated[
        Path | None,
        typer.Option(exists=True, help="A net to find the weaknesses of: the only opponent, in every game."),
    ] = None,
) -> None:
    """Train a net by self-play. It needs PyTorch, and a GPU to get anywhere."""
    find_rulebook(game)
    if not find_spec("torch"):
        raise typer.BadParameter(f"training needs PyTorch: {install('train')}")
    from antikythera.training.run import Run

    try:
        Run(
            game=game, folder=to, resume=resume, start=start, minutes=minutes, iterations=iterations, device=device,
            changes=_settings(change or []), match_games=games, against=against or [],
            opponents=opponents or [], exploit=exploit,
        ).go()  # fmt: skip
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


def _settings(texts: list[str]) -> dict[str, Any]:
    """Settings, each like ``games=4096`` or ``entropy=(0.05,0.005)``."""
    from antikythera.training.settings import Settings

    changes = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in Settings.__dataclass_fields__:
            raise typer.BadParameter(f"there is no setting {name!r}")
        try:
            changes[name] = value if Settings.__annotations__[name] == "str" else ast.literal_eval(value)
        except (SyntaxError, ValueError):
            raise typer.BadParameter(f"{value!r} is no value for {name}") from None
    return changes
