"""A short round of ``make chaos``: servers and the database are killed under load, and nothing is lost."""

from __future__ import annotations

import pytest

import chaos


def test_nothing_is_lost_and_nothing_happens_twice():
    done = chaos.play_round(seed=4, kills=2)
    assert done["server"] + done["worker"] + done["postgresql"] == 2
    assert done["moves"] > chaos.PLAYERS


def test_a_lost_line_would_be_noticed(monkeypatch):
    player = chaos.Player.__new__(chaos.Player)
    player.acknowledged = {"t": {1: "end", 2: "place tikal"}}
    rows = [{"number": 1, "seat": 1, "line": "end"}, {"number": 2, "seat": 1, "line": "place uxmal"}]
    for log in (rows, rows[:1], [rows[0], rows[0]]):
        monkeypatch.setattr(player, "ask", lambda *_, log=log: log, raising=False)
        with pytest.raises(chaos.Fault):
            player.check()
