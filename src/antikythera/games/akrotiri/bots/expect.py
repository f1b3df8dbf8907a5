"""What both players can expect, by a net or by the hand-made evaluation, and how sure that is."""

from __future__ import annotations

import numpy as np

from antikythera.bots.outlook import OUTPUTS, POINTS, look_ahead
from antikythera.games.akrotiri.bots.describe import DESCRIBED, describe
from antikythera.games.akrotiri.bots.evaluate import evaluate
from antikythera.games.akrotiri.bots.market import rounds_left
from antikythera.games.akrotiri.bots.weights import BY_NET, NET
from antikythera.games.akrotiri.rules.state import OVER, SEATS
from antikythera.kernel import rule

LAST_SPREAD, SPREAD_A_ROUND = 5.2, 0.60
OF_QUICK_TURNS = 3.7
"""Of an end that quick turns lead to: real ones are better. All three are fitted to games of bots, see
``docs/review.md``.
"""


@rule
def expect(s, w, points):
    """Write the points that each seat can expect at the end."""
    if s.phase == OVER or w[BY_NET] == 0.0:
        for p in range(SEATS):
            points[p] = evaluate(s, p, w)
        return
    described, promised = np.empty(DESCRIBED), np.empty(OUTPUTS)
    describe(s, s.seat, w, described)
    look_ahead(described, w, NET, promised)
    points[s.seat] = POINTS * promised[0]
    points[SEATS - 1 - s.seat] = POINTS * promised[1]


@rule
def spread(s, w):
    """How uncertain the points at the end are: the less, the fewer rounds are left."""
    if s.phase == OVER:
        return OF_QUICK_TURNS
    return LAST_SPREAD + SPREAD_A_ROUND * rounds_left(s, w)
