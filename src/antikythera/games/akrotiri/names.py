"""Names that no message has: tiles, maps and goals are called by what is on them."""

from __future__ import annotations

from antikythera.games.akrotiri.board.gloss import goal_name
from antikythera.games.akrotiri.rules.components import GOAL_KIND, MAPS, TILES
from antikythera.games.akrotiri.rules.names import CARDS_A_LEVEL, LEVELS
from antikythera.text import Text


def names(text: Text) -> dict[str, str]:
    """The names by what would be their messages."""
    tiles = {name: text(f"akrotiri-terrain-{tile['terrain']}") for name, tile in TILES.items()}
    maps = {name: text(f"akrotiri-level-{LEVELS[card // CARDS_A_LEVEL]}") for card, name in enumerate(MAPS)}
    goals = {str(goal + 1): goal_name(text, goal) for goal in range(len(GOAL_KIND))}
    things = {"tile": tiles, "map": maps, "goal": goals}
    return {f"akrotiri-{kind}-{name}": words for kind, named in things.items() for name, words in named.items()}
