"""Count openings in games of a net with itself, on the GPU where there is one.

``python -m antikythera.training.openings GAME net.safetensors --games 1000000 --out openings.json``

A good player always chooses what it likes best, so nothing would be known of the rest. So where every line completes a
part of an opening, the first choice of each seat is random. The net plays everything else.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from antikythera.bots import seeds
from antikythera.bots.net import POINTS
from antikythera.openings import Count, digest, parts
from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.training.net import Net, pick
from antikythera.training.selfplay import Answer, play_out
from antikythera.training.tables import Tables

FIRST_DEAL = seeds.seed("train", seeds.SIZE - 2**37)
"""Deals that neither self-play nor matches reach."""
MOST_TABLES = 32768
"""Games that are played at once, for every number of players."""
LINES = 16
"""An opening is in the first lines of a seat."""
TEMPERATURE = 0.5


class Openers:
    """The first lines of every seat in the games of some tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables, device = tables, tables.device
        self.rows = torch.arange(tables.size, device=device)
        self.lines = torch.full((tables.size, tables.most, LINES), -1, dtype=torch.int32, device=device)
        self.known = torch.zeros(tables.size, tables.most, dtype=torch.int64, device=device)
        self.opened = torch.zeros(tables.size, tables.most, dtype=torch.bool, device=device)
        game, texts = tables.rules.name, tables.rules.lines
        self.opens = torch.tensor([any(True for _ in parts(game, [text])) for text in texts], device=device)

    def choose_at_random(self) -> None:
        """Replace the first choice of a seat that opens the game, whatever it chooses."""
        tables, seats = self.tables, self.tables.seats - 1
        legal = tables.lines >= 0
        opening = (self.opens[tables.lines.clamp(min=0).long()] | ~legal).all(1) & ~self.opened[self.rows, seats]
        self.opened[self.rows, seats] |= opening
        drawn = pick(torch.zeros(legal.shape, device=tables.device).masked_fill(~legal, -1e9))
        lines = tables.lines.gather(1, drawn[:, None])[:, 0]
        tables.actions.copy_(torch.where(opening, lines, tables.actions))

    def note(self) -> None:
        """Write down what is played next."""
        seats = self.tables.seats - 1
        place = self.known[self.rows, seats]
        last = place.clamp(max=LINES - 1)
        self.lines[self.rows, seats, last] = torch.where(
            place < LINES, self.tables.actions.int(), self.lines[self.rows, seats, last]
        )
        self.known[self.rows, seats] += 1

    def forget(self, ended: Tensor) -> None:
        self.lines[ended], self.known[ended], self.opened[ended] = -1, 0, False


def count_openings(net: Net, number: int, device: str) -> Count:
    """Count the openings of that many games at least, the same number for every number of players."""
    rules, found = net.rules, Count(net.rules.name)
    each = -(-number // len(rules.players))
    size = min(MOST_TABLES, each)
    tables = Tables(rules, dict.fromkeys(rules.players, size), device, FIRST_DEAL, hints=net.hints)
    openers = Openers(tables)

    def before(_: Answer) -> None:
        openers.choose_at_random()
        openers.note()

    def after(ended: Tensor, counted: Tensor) -> None:
        _add(found, openers, ended[counted])
        openers.forget(ended)

    play_out(net, tables, -(-each // size), TEMPERATURE, before, after)
    return found


def _add(found: Count, openers: Openers, ended: Tensor) -> None:
    tables = openers.tables
    columns = (openers.lines[ended], tables.outcomes[ended], tables.players[ended])
    texts = np.array([*tables.rules.lines, ""], dtype=object)
    for lines, outcomes, players in zip(*(column.cpu().numpy() for column in columns), strict=True):
        for seat in range(players):
            points, share = outcomes[seat].tolist()
            told = [text for text in texts[lines[seat]] if text]
            found.add(int(players), seat + 1, told, share, points * POINTS)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m antikythera.training.openings", description=__doc__)
    options.add_argument("game", choices=games())
    options.add_argument("net", type=Path, help="a file of weights")
    options.add_argument("--games", type=int, default=1_000_000, help="together, the same number for 2, 3 … players")
    options.add_argument("--out", type=Path, required=True, help="a file for the table")
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = options.parse_args()
    net = Net.read(chosen.net, rulebook(chosen.game)).to(chosen.device)
    found = count_openings(net, chosen.games, chosen.device)
    found.write(chosen.out, bot="net", weights=digest(chosen.net))


if __name__ == "__main__":
    main()
