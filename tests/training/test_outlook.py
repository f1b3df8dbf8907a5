"""A net that learns what positions promise."""

from contextlib import nullcontext
from types import SimpleNamespace

import numpy as np
import pytest

torch = pytest.importorskip("torch")
torch.set_num_threads(1)  # several would wait for each other on a busy machine

from antikythera.bots.outlook import POINTS, look_ahead, read  # noqa: E402
from antikythera.kernel import bind  # noqa: E402
from antikythera.training import outlook  # noqa: E402
from antikythera.training.turns import PART, describer  # noqa: E402


def look(weights, described, out):
    look_ahead(described, weights, 0, out)


def test_an_outlook_learns_what_its_numbers_promise():
    """From a description whose points are known, to points that the bots' own code reads from the weights."""
    drawn, lessons = _lessons()
    weights, error = outlook.learn(drawn, lessons, epochs=30)
    assert error < 1
    assert _error(weights, drawn[:500], lessons[:500]) < 1


def test_an_outlook_that_knows_something_learns_on():
    drawn, lessons = _lessons()
    weights, _ = outlook.learn(drawn, lessons, epochs=30)
    again, _ = outlook.learn(drawn[:100], lessons[:100], weights, epochs=1)
    assert not np.array_equal(again, weights)
    assert _error(again, drawn[-500:], lessons[-500:]) < 1


def test_rounds_follow_each_other_on_new_deals(monkeypatch, tmp_path):
    """In one run or in two. No part of the games is played twice."""
    parts = []

    def play(bot, part, fade, rival):
        parts.append(part)
        return np.ones((10, describer("akrotiri").DESCRIBED), np.float32), np.ones((10, 2), np.float32)

    monkeypatch.setattr(outlook, "play", play)
    monkeypatch.setattr(outlook, "pool", lambda processes: nullcontext(SimpleNamespace(map=map)))
    *_, first = outlook.teach("akrotiri", 2, 3 * PART, {})
    outlook.save(tmp_path / "outlook.safetensors", first)
    *_, second = outlook.teach("akrotiri", 1, 3 * PART, outlook.load(tmp_path / "outlook.safetensors"))
    assert parts == list(range(9))
    assert (second["games"], second["positions"]) == (9 * PART, 90)
    assert not np.array_equal(first["weights"], second["weights"])
    assert np.array_equal(read(tmp_path / "outlook.safetensors"), first["weights"])


def _lessons():
    """Descriptions in five numbers, and points that follow from them."""
    drawn = np.random.default_rng(1).normal(0, 3, (20_000, 5)).astype(np.float32)
    points = [10 + 2 * drawn[:, 0] - drawn[:, 1], 5 + np.abs(drawn[:, 2])]
    return drawn, np.stack(points, axis=1).astype(np.float32)


def _error(weights, drawn, lessons):
    """Of the points that the bots' own code reads from the weights (root mean square)."""
    look_at, found = bind(look), np.zeros((len(drawn), 2))
    for row, described in enumerate(drawn.astype(np.float64)):
        look_at(weights.astype(np.float64), described, found[row])
    return np.sqrt(np.square(POINTS * found - lessons).mean())
