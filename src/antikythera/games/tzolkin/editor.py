"""What of a position can be edited: what players have, and the workers on the gears."""

from __future__ import annotations

from typing import Final

from antikythera.editor import Changes, Field, edit_record, record_fields
from antikythera.game import Game
from antikythera.games.tzolkin.rules.components import GEARS, LAST_SPACE
from antikythera.rulebook import States

FIELDS: Final = {
    "points": "seat:{0}:points",
    "corn": "seat:{0}:corn",
    "blocks": "seat:{0}:{1}",
    "skulls": "seat:{0}:skull",
    "workers": "seat:{0}:worker",
    "tech": "reached:{1}:{0}",
    "temple": "step:{1}:{0}",
    "gear": "{0}:{1}",
}
"""With the places where the board shows them."""
SPACES: Final = {gear: int(last) + 1 for gear, last in zip(GEARS, LAST_SPACE, strict=True)}


def fields(game: Game) -> list[Field]:
    return record_fields(game, FIELDS, SPACES)


def edit(states: States, changes: Changes) -> States:
    return edit_record("tzolkin", states, changes)
