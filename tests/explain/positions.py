"""Positions to explain: all through games played at random, half of them rich, and the words for what is explained."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from antikythera import Game, View
from antikythera.explain import Reason
from antikythera.kernel import Plain, plain
from antikythera.proof import proof_of
from antikythera.text import Text
from playthrough import lively

TABLES = (("tzolkin", 2), ("tzolkin", 3), ("tzolkin", 4), ("akrotiri", 2))
RIPE = {"tzolkin": "turn", "akrotiri": "action"}
"""The decision at which a game can be made rich."""
TEXT = Text("en")


def positions(name: str, players: int, seeds: range, share: float) -> Iterator[tuple[Game, random.Random]]:
    """A share of the positions of games played at random, with the chance to choose among what can be asked."""
    for seed in seeds:
        chance = random.Random(seed)
        options = ["strategist"] if name == "akrotiri" and seed % 3 == 0 else []
        game = Game(name, players, seed, options=options)
        rich = seed % 2 == 0
        while not game.over:
            if rich and game.decision == RIPE[name]:
                plain(proof_of(game.rules).enrich)(Plain(game.states), seed)
                game.changed()
                rich = False
            if chance.random() < share:
                yield game, chance
            game.play(lively(game, chance))


def askable(view: View, chance: random.Random) -> list[str]:
    """Lines to ask about: all of a small game; of a large one those that matter, and some of the others."""
    lines = view.rules.lines
    if view.rules.name == "tzolkin":
        return list(lines)
    held = [view.rules.names["map"][card] for card in np.flatnonzero(view.state["card"] == view.viewer)]
    digs = [line for line in lines if line.startswith("dig") and line.split()[1] in held]
    return [*lines[:300], *chance.sample(digs, min(120, len(digs))), *chance.sample(lines, 60)]


def say(reason: Reason) -> list[str]:
    """A reason in words, with its details."""
    game = reason.message_id.split("-")[0]
    return [TEXT.tell(game, reason.message_id, reason.values), *(say(detail)[0] for detail in reason.details)]
