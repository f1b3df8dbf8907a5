"""Clocks follow from the times of rows; nothing else depends on the system's clock."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress

import pytest

from antikythera.server.clock import DAY, Clock
from antikythera.server.limits import LIMITS, Limits
from antikythera.server.problems import Problem
from antikythera.server.settings import ServerSettings
from antikythera.server.turns import Turns
from server.guests import Guest, pick, started_table

HOUR_NS = 3_600_000_000_000


@pytest.fixture
def set_clock(monkeypatch):
    """Set the system's clock some hours ahead."""
    real_ns, real = time.time_ns, time.time

    def set_by(hours: float) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: real_ns() + int(hours * HOUR_NS))
        monkeypatch.setattr(time, "time", lambda: real() + hours * 3600)

    return set_by


def test_games_are_played_on_when_the_clock_is_set(tmp_path, here, set_clock):
    """People move, bots answer, and viewers are told, whatever the clock says; a game without a clock loses nothing."""
    settings = ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, lease_s=2, sweep_s=0.1)
    one, chance = Guest(here(settings).url), random.Random(1)
    table = one.open("akrotiri", "me random")["table"]["id"]
    with one.live(table) as live:
        for hours in (0, 1, -1, 0, 48, 0):
            set_clock(hours)
            shown = one.wait(table, lambda s: s["legal"])
            number = one.play(table, 1, shown["number"], pick(shown, chance))["number"]
            live.until(lambda s, number=number: s["number"] >= number)
    assert not any(seat["out_of_time"] for seat in one.look(table)["table"]["seats"])


def test_time_that_did_not_pass_is_paid_by_nobody_who_did_not_move():
    clock = Clock({"bank_s": 60, "increment_s": 0}, since=100_000, turn=100_000)
    assert clock.left(1, True, 3_700_000, 0) < 0  # an hour ahead
    assert clock.left(1, True, 110_000, 0) == 50_000  # and back
    clock.row(1, 2, 90_000)  # set back
    assert clock.left(1, False, 90_000, 0) == 60_000
    assert clock.left(2, True, 90_000, 0) == 60_000


def test_limits_and_turns_do_not_depend_on_the_clock(set_clock):
    limits, turns = Limits(1), Turns(1)
    turns.use("greedy", "", 30)
    most, _ = LIMITS["login"]

    async def taken() -> int:
        number = 0
        with suppress(Problem):
            while number < 2 * most:
                await limits.take("login", "x")
                number += 1
        return number

    assert asyncio.run(taken()) == most
    set_clock(48)
    assert asyncio.run(taken()) == 0
    assert turns._used.of("greedy") > 29


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
