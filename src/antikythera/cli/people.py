"""Commands for those who play."""

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
    find_rulebook,
    find_text,
    get_ready_and_say,
    out,
)


@app.command()
def terminal(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Which game: tzolkin or akrotiri.")] = "tzolkin",
    players: Players = None,
    seed: Annotated[int | None, typer.Option(help="The game to deal; any, if not given.")] = None,
    language: Language = "en",
) -> None:
    """Play in the terminal: you against bots that play by chance."""
    from antikythera.game import Game
    from antikythera.terminal import Session

    rules = find_rulebook(game)
    number = check_players(rules, players)
    dealt = check_seed(secrets.randbelow(1_000_000) if seed is None else seed)
    text = find_text(language)
    get_ready_and_say(rules, "set_up", "legal_at", "decision_at", "over_at", "scores_at")
    Session(Game(rules.name, number, dealt), 1, text, out).run()
