"""Clocks follow from the times of rows."""

from __future__ import annotations

from antikythera.server.clock import DAY, Clock
from server.guests import started_table


def test_a_bank_runs_down_and_gains_an_increment_for_each_turn():
    clock = Clock({"bank_s": 60, "increment_s": 10}, since=0, turn=0)
    clock.row(1, 1, 5_000)
    assert clock.left(1, True, 7_000, 0) == 53_000
    clock.row(1, 2, 20_000)
    assert clock.left(1, False, 99_000, 0) == 50_000
    assert clock.left(2, True, 30_000, 0) == 50_000
    assert not clock.is_out(2, 79_999, 0)
    assert clock.is_out(2, 80_000, 0)
    assert not clock.is_out(2, 80_000, 1)


def test_days_are_for_each_turn():
    clock = Clock({"days": 1}, since=0, turn=0)
    clock.row(1, 1, DAY // 2)
    assert clock.left(1, True, DAY // 2, 0) == DAY // 2
    clock.row(1, 2, DAY - 1)
    assert clock.left(2, True, DAY - 1, 0) == DAY
    assert clock.left(1, False, 9 * DAY, 0) == DAY


def test_without_a_clock_two_weeks_of_silence_are_too_much():
    clock = Clock(None, since=0, turn=0)
    assert clock.left(1, True, 0, 0) is None
    assert not clock.is_out(1, 14 * DAY, 0)
    assert clock.is_out(1, 14 * DAY + 1, 0)


def test_who_chooses_together_pays_for_its_own_time():
    table = started_table("tzolkin", 1, clock={"bank_s": 100, "increment_s": 0})
    table.play(table.game.legal[0], 40_000)
    table.play(table.game.legal[0], 10_000)
    assert table.clock.used == {1: 40_000, 2: 10_000}
    assert table.clock.since == 40_000


def test_taking_back_does_not_give_time_back():
    table = started_table("tzolkin", 1, clock={"bank_s": 100, "increment_s": 0})
    for at in (0, 0):
        table.play(table.game.legal[0], at)
    table.play(table.game.legal[0], 30_000)
    table.undo(1, 2, 50_000)
    assert table.clock.used[1] == 50_000
    assert (table.number, len(table.in_force), table.visible_number(1), table.visible_number(2)) == (4, 2, 4, 2)
