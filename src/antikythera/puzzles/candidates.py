"""Which turns may be the best, found quickly: by the game's net after all of them, or by a short search."""

from __future__ import annotations

from typing import Any

import numpy as np

from antikythera.bots import bot
from antikythera.bots.levels import game_net
from antikythera.bots.net import Net
from antikythera.game import Game, View
from antikythera.review.search import by_margins, result
from antikythera.review.turns import Turn, all_turns, play, turn_from
from antikythera.rulebook import States

Array = np.ndarray[Any, Any]

FEW, MANY = 4, 6000
"""A turn with fewer possible ends is no puzzle; one with more lines to try is too long."""
NEAR, GAP = 0.08, 0.03
"""The share of the victory that a turn may lose by its quick value, and still be searched; and what there must be
between the best turns and the others.
"""
MOST = 6
"""How many turns may come so near; the next one is searched as well."""
ROWS = 512
"""Positions that the net sees at once."""
SHORT = 400
"""Simulations of the search, in a game without a net."""


def near_turns(view: View) -> list[Turn]:
    """The turns that may be the best, and the next one; nothing if there are too many, or no difference is in sight."""
    turns, values = _ranked(view)
    if len(turns) < FEW:
        return []
    count = int((values >= values[0] - NEAR).sum())
    if count > MOST or max(-np.diff(values[: count + 1])) < GAP:
        return []
    return turns[: count + 1]


def best_turns(view: View) -> list[Turn]:
    """The best turns by their quick values, however close they are."""
    return _ranked(view)[0][: MOST + 1]


def _ranked(view: View) -> tuple[list[Turn], Array]:
    """Turns and their quick values, the best first."""
    net = game_net(view.rules.name)
    turns, values = _all_valued(net, view) if net else _searched(view)
    order = np.argsort(-values)[: len(turns)]
    return [turns[i] for i in order], values[order]


def _all_valued(net: Net, view: View) -> tuple[list[Turn], Array]:
    ends = all_turns(view, MANY)
    if not ends:
        return [], np.zeros(0)
    states = np.frombuffer(bytearray(b"".join(ends)), dtype=view.rules.state)
    parts = [_by_net(net, states[first : first + ROWS], view.seat) for first in range(0, len(states), ROWS)]
    return list(ends.values()), np.concatenate(parts)


def _by_net(net: Net, states: States, seat: int) -> Array:
    """The shares of the victory that a seat can expect in some positions."""
    rules = net.rules
    observations = np.zeros((len(states), rules.observation_size), dtype=np.int16)
    choosers = states["seat"].astype(np.int64)
    for i, chooser in enumerate(choosers.tolist()):
        rules.kernels.observe_at(states, i, chooser, observations[i])
    shares = net.batch(observations).expected.shares
    players = int(states["players"][0])
    values: Array = shares[np.arange(len(states)), (seat - 1 - choosers) % players] / shares[:, :players].sum(axis=1)
    for i in range(len(states)):
        if rules.kernels.over_at(states, i):
            values[i] = result(Game._at(rules, states[i : i + 1].copy())).shares[seat - 1]
    return values


def _searched(view: View) -> tuple[list[Turn], Array]:
    """A turn for every line that a search likes, completed by a quick bot; one of those that come to the same."""
    found = by_margins(view.rules.name).analyse(view, SHORT, MOST + 2).lines
    values = np.array([line.shares[view.seat - 1] for line in found])
    if len(found) < FEW or np.ptp(values) < GAP:
        return [], values
    player = bot("club:60", view.rules.name, threads=1)
    start = view.sample(np.random.default_rng(0))
    ends: dict[bytes, tuple[Turn, float]] = {}
    for line, value in zip(found, values, strict=True):
        turn = turn_from(player, view, line.line)
        ends.setdefault(play(start, turn).states.tobytes(), (turn, value))
    return [turn for turn, _ in ends.values()], np.array([value for _, value in ends.values()])
