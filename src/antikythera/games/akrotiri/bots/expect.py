"""What both players can expect: by a net, or by the hand-made evaluation."""

from __future__ import annotations

import numpy as np

from antikythera.bots.outlook import OUTPUTS, POINTS, look_ahead
from antikythera.games.akrotiri.bots.describe import DESCRIBED, describe
from antikythera.games.akrotiri.bots.evaluate import evaluate
from antikythera.games.akrotiri.bots.weights import BY_NET, NET
from antikythera.games.akrotiri.rules.state import OVER, SEATS
from antikythera.kernel import rule


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
