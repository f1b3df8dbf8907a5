"""Boards: positions as text for the terminal, and as pictures.

A game may have a module ``board`` with

* ``text_board(text, record, viewer)``: the position as text, for Rich to print;
* ``gloss(text, record, line)``: what a legal line means in the position, in a few words, or an empty text;
* ``svg(record, viewer)``: a picture, as the text of a complete SVG file;
* ``PUBLIC``: the names of events that happen to the whole table.

Other games use the general board, see :mod:`antikythera.boards.general`.

A viewer is a seat, from 1; 0 is a spectator; None sees everything. What the viewer may not know is drawn as unknown,
even if the record contains it.
"""

from __future__ import annotations

import functools
from typing import Any

from antikythera import registry
from antikythera.about import install

WIDTH = 100


def board(game: str) -> Any:
    """The board of a game: its module ``board``, or the general board."""
    try:
        return registry.part(game, "board") or _general(game)
    except ModuleNotFoundError as missing:
        if missing.name in ("fluent", "rich"):
            raise ModuleNotFoundError(f"boards need the extra text: {install('text')}") from missing
        raise


@functools.cache
def _general(game: str) -> Any:
    from antikythera.boards.general import GeneralBoard
    from antikythera.rulebook import rulebook

    return GeneralBoard(rulebook(game))


def plain_board(game: str, record: Any, viewer: int | None, language: str = "en") -> str:
    """A position as plain text, without colours."""
    drawing = board(game)
    # Imported here, so that a program without boards starts faster.
    from rich.console import Console

    from antikythera.text import Text

    console = Console(width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(drawing.text_board(Text(language), record, viewer), highlight=False)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
