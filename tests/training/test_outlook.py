"""A net that learns what positions promise."""

import numpy as np
import pytest

torch = pytest.importorskip("torch")
torch.set_num_threads(1)  # several would wait for each other on a busy machine

from antikythera.bots.outlook import POINTS, look_ahead  # noqa: E402
from antikythera.kernel import bind  # noqa: E402
from antikythera.training import outlook  # noqa: E402


def look(weights, described, out):
    look_ahead(described, weights, 0, out)


def test_an_outlook_learns_what_its_numbers_promise():
    """From a description whose points are known, to points that the bots' own code reads from the weights."""
    drawn = np.random.default_rng(1).normal(0, 3, (20_000, 5)).astype(np.float32)
    results = np.stack([10 + 2 * drawn[:, 0] - drawn[:, 1], 5 + np.abs(drawn[:, 2])], axis=1).astype(np.float32)
    weights, error = outlook.learn(drawn, results, epochs=30)
    assert error < 1
    read, found = bind(look), np.zeros((500, 2))
    for row, described in enumerate(drawn[:500].astype(np.float64)):
        read(weights.astype(np.float64), described, found[row])
    assert np.sqrt(np.square(POINTS * found - results[:500]).mean()) < 1
