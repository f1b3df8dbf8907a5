"""Commands for players."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from antikythera.cli.common import (
    Language,
    Players,
    app,
    check_players,
    check_seed,
    compile_meanwhile,
    find_rulebook,
    find_text,
    out,
)


@app.command()
def terminal(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game; by default you are asked.")] = "",
    players: Players = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the deal; by default a random one.")] = None,
    level: Annotated[
        str,
        typer.Option(
            help="How well the bots play: random, or a level from beginner to champion;"
            " or your own bot, as module:Class or file.py:Class."
        ),
    ] = "casual",
    language: Language = "en",
    advice: Annotated[bool, typer.Option("--first-game", help="Show advice for a first game.")] = False,
) -> None:
    """Play in the terminal, against bots."""
    from antikythera import bots
    from antikythera.game import Game
    from antikythera.registry import games
    from antikythera.terminal import Session

    rules = find_rulebook(game or typer.prompt(f"Which game ({', '.join(games())})"))
    number = check_players(rules, players)
    dealt = check_seed(secrets.randbelow(1_000_000) if seed is None else seed)
    text = find_text(language)
    try:
        bots.bot(level, rules.name)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    compile_meanwhile(show=False)
    Session(Game(rules.name, number, dealt), 1, text, out, level=level, advice=advice).run()
