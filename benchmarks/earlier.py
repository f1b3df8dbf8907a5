"""The nets before those that ship now, as a bot that joins the ladder: ``benchmarks/earlier.py:Earlier``.

It plays as ``net`` does, by the policy of a net, or as ``turns`` does in games that have an outlook instead.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from antikythera.bots import Bot, Settings, bot, outlook
from antikythera.bots.tools import tools
from antikythera.bots.turns import TurnsBot
from antikythera.game import View

NETS = Path(__file__).with_name("nets")


class Earlier(Bot):
    """Plays a game with the net that it had before."""

    def __init__(self, game: str, seed: int = 0) -> None:
        super().__init__(game, seed)
        net = NETS / f"{game}-net.safetensors"
        self._player = bot(f"net:{net}", game, seed) if net.is_file() else EarlierOutlook(game, seed)

    def think(self, view: View) -> int:
        return self._player.think(view)


class EarlierOutlook(TurnsBot):
    """Tries turns with the outlook that a game had before."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed, Settings(bot="turns"))
        present = tools(game)
        weights = present.weights[: len(present.names)], outlook.read(NETS / f"{game}-outlook.safetensors")
        self._tools = replace(present, weights=np.concatenate(weights))
