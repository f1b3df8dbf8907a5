"""Several processes share messages, rate limits and thinking in Valkey; without it they lose nothing but time."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from structlog.testing import capture_logs

from antikythera.server import valkey as valkey_module
from antikythera.server.bot_worker import bot_of
from antikythera.server.limits import LIMITS, Limits
from antikythera.server.problems import Problem
from antikythera.server.settings import ServerSettings
from antikythera.server.thinking import Elsewhere, work
from antikythera.server.valkey import SharedLimits
from server.backends import FORKS, Valkey
from server.guests import PATIENCE, Guest, keep_all, placing, started_table

POSTGRESQL = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
NOWHERE = "redis://127.0.0.1:1"


async def taken(limits: Limits, who: str) -> int:
    """How many requests are allowed at once."""
    number = 0
    with suppress(Problem):
        while True:
            await limits.take("login", who)
            number += 1
    return number


def test_processes_count_requests_together(valkey):
    async def run():
        first, second = SharedLimits(1, valkey.url), SharedLimits(1, valkey.url)
        counts = await taken(first, "x"), await taken(second, "x"), await taken(second, "y")
        for limits in (first, second):
            await limits.close()
        return counts

    most, _ = LIMITS["login"]
    assert asyncio.run(run()) == (most, 0, most)


def test_without_valkey_each_process_counts_by_itself(monkeypatch):
    monkeypatch.setattr(valkey_module, "outage", valkey_module.Outage("valkey"))

    async def run():
        limits = SharedLimits(1, NOWHERE)
        count = await taken(limits, "x")
        await limits.close()
        return count

    with capture_logs() as logs:
        assert asyncio.run(run()) == LIMITS["login"][0]
    assert [entry["event"] for entry in logs] == ["valkey unavailable"]


@POSTGRESQL
def test_chat_presence_and_moves_reach_the_viewers_of_another_process(database, valkey, here):
    settings = ServerSettings(database=database, valkey=valkey.url, limits=0, sweep_s=PATIENCE)
    first, second = here(settings), here(settings)
    one, two = Guest(first.url), Guest(second.url)
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    with one.live(table) as mine:
        line = placing(mine.hear("snapshot"))
        with two.live(table) as theirs:
            theirs.hear("snapshot")
            while not all(seat["online"] for seat in mine.hear("presence")["seats"]):
                pass
            mine.send("chat", text="Hello there")
            assert theirs.hear("chat")["text"] == "Hello there"
            one.play(table, 1, 2, line)
            one.play(table, 1, 3, "end")
            assert [entry["line"] for entry in theirs.until(lambda s: s["number"] == 4)["entries"]] == [line, "end"]
        while mine.hear("presence")["seats"][1]["online"]:
            pass


@POSTGRESQL
def test_valkey_goes_away_and_comes_back(database, tmp_path, here, monkeypatch):
    """Moves come a little later meanwhile; chat comes with the next connection. One line in the log, and one more."""
    monkeypatch.setattr(valkey_module, "outage", valkey_module.Outage("valkey"))
    fragile = Valkey(tmp_path)
    settings = ServerSettings(database=database, valkey=fragile.url, limits=0, sweep_s=0.1)
    one, two = Guest(here(settings).url), Guest(here(settings).url)
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    with capture_logs() as logs, two.live(table) as live:
        line = placing(one.look(table))
        live.hear("snapshot")
        fragile.stop()
        one.play(table, 1, 2, line)
        one.play(table, 1, 3, "end")
        assert live.until(lambda s: s["number"] == 4)
        fragile.start()
        for number in range(1000):  # until both listen again
            one.post(f"/api/tables/{table}/chat", text=f"Hello {number}", id=number)
            if any(entry["event"] == "valkey back" for entry in logs):
                break
        assert live.hear("chat")["text"].startswith("Hello")
    fragile.stop()
    assert [entry["event"] for entry in logs] == ["valkey unavailable", "valkey back"]


# Bots


@pytest.fixture
def workers(valkey):
    """Processes that think for others."""
    running = []

    def start(target=work):
        running.append(FORKS.Process(target=target, args=(valkey.url, 1)))
        running[-1].start()
        return running[-1]

    yield start
    for one in running:
        one.terminate()
        one.join(PATIENCE)


def test_bots_think_in_another_process(tmp_path, valkey, here, workers):
    settings = ServerSettings(database=f"sqlite:///{tmp_path}/t.db", valkey=valkey.url, limits=0, bot_threads=0)
    one = Guest(here(settings).url)
    table = one.open("akrotiri", "expert me")["table"]["id"]
    assert one.look(table)["thinking"] == [1]
    workers()
    one.wait(table, lambda shown: shown["legal"])


def test_another_worker_thinks_when_one_has_died(valkey, workers):
    table = started_table("akrotiri", 1)
    table.seats[0].stand_in = "random"
    view, bot = table.view(1), bot_of(table, 1)

    async def run(doomed):
        thinking = Elsewhere(valkey.url)
        thought = asyncio.create_task(thinking.choose(bot, view))
        await asyncio.to_thread(doomed.join, PATIENCE)
        workers()
        number = await asyncio.wait_for(thought, PATIENCE)
        await thinking.stop()
        return number

    assert asyncio.run(run(workers(die_in_a_thought))) in view.legal.numbers


def die_in_a_thought(valkey: str, threads: int) -> None:
    from antikythera.server import thinking
    from server.process import die

    thinking.Threads.choose = die
    work(valkey, threads)


def test_workers_are_told_what_the_seat_may_know(valkey):
    table = started_table("tzolkin", 1)
    table.seats[0].stand_in = "random"
    sent = []

    class Queue:
        async def map(self, function, thoughts, timeout):
            sent.extend(thoughts)
            return [3]

    thinking = Elsewhere(valkey.url)
    thinking._queue = Queue()
    assert asyncio.run(thinking.choose(bot_of(table, 1), table.view(1))) == 3
    assert sent[0]["position"] == table.view(1).position() != table.game.position()
    assert set(sent[0]["who"]) == {"table", "seat", "game", "level", "seed"}
