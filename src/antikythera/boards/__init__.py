"""What a position looks like: in the terminal, and as a picture.

A game may have a module ``board`` that offers

* ``text_board(text, record, viewer)``: the position in words and signs, for Rich to print;
* ``gloss(text, record, line)``: what a legal line means in the position, in a few words, or nothing;
* ``svg(record, viewer)``: a picture, as the text of an SVG file that stands alone;
* ``PUBLIC``: the names of events that happen to the whole table.

For other games there is a general board, see :mod:`antikythera.boards.general`.

A viewer is a seat, from 1; 0 is somebody who watches; None sees everything. What the viewer may not know is drawn as
unknown, whether the record holds it or not.
"""

from __future__ import annotations

import functools
from typing import Any

from antikythera import registry

WIDTH = 100


def board(game: str) -> Any:
    """What draws a game, by the game's name."""
    return registry.part(game, "board") or _general(game)


@functools.cache
def _general(game: str) -> Any:
    from antikythera.boards.general import GeneralBoard
    from antikythera.rulebook import rulebook

    return GeneralBoard(rulebook(game))


def plain_board(game: str, record: Any, viewer: int | None, language: str = "en") -> str:
    """A position as plain text, without colours."""
    # Only here, so that a bot that never looks at a board starts without them.
    from rich.console import Console

    from antikythera.text import Text

    console = Console(width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(board(game).text_board(Text(language), record, viewer), highlight=False)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
