"""Bots think off the event loop, a few at a time, and thinking is shared fairly between people."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

import httpx
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from antikythera.server import bot_worker, turns
from antikythera.server.bot_worker import BotWorker
from antikythera.server.errors import Unavailable
from antikythera.server.messages import Messages
from antikythera.server.settings import ServerSettings
from antikythera.server.store import TableStore
from antikythera.server.thinking import Threads
from antikythera.server.turns import Turns
from server.guests import PATIENCE, Guest, refusal, started_table

THREADS, TABLES = 2, 30


def test_a_thought_takes_one_thread():
    """Where nets answer thirty times a second, threads of NumPy that wait for each other take a whole core."""
    with threadpool_limits(2, "blas"):
        Threads(2).stop()
        assert {pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"} == {1}


class Stuck:
    """A bot that does not finish before it is told to; others choose the first thing that comes to their mind."""

    def __init__(self, level: str) -> None:
        self.level = level

    free = threading.Event()
    lock = threading.Lock()
    thinking = most = 0

    def choose(self, view):
        if self.level == "champion":
            with Stuck.lock:
                Stuck.thinking += 1
                Stuck.most = max(Stuck.most, Stuck.thinking)
            Stuck.free.wait(2 * PATIENCE)  # longer than anyone waits for another bot
            with Stuck.lock:
                Stuck.thinking -= 1
        return view.legal.numbers[0]

    def stop(self):
        Stuck.free.set()


@pytest.fixture
def stuck(tmp_path, here, monkeypatch):
    """A server whose champions do not finish."""
    Stuck.free.clear()
    Stuck.thinking = Stuck.most = 0
    monkeypatch.setattr(bot_worker.bots, "bot", lambda level, *_, **__: Stuck(level))
    started = here(
        ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, bot_threads=THREADS, lease_s=2, sweep_s=0.1)
    )
    yield started.url
    Stuck.free.set()


def test_thirty_tables_of_champions_do_not_delay_the_novice_of_another(stuck):
    greedy, other = Guest(stuck), Guest(stuck)
    tables = [greedy.open(seats="me champion champion champion")["table"]["id"] for _ in range(TABLES)]
    table = other.open(seats="me novice")["table"]["id"]
    other.wait(table, lambda shown: shown["table"]["seats"][1]["chosen"])
    assert httpx.get(f"{stuck}/api/health").is_success  # nobody waits for a bot
    assert Stuck.most == THREADS
    assert f"antikythera_bots_waiting {float(TABLES - THREADS)}" in httpx.get(f"{stuck}/metrics").text
    Stuck.free.set()
    for each in tables:  # and nobody is forgotten
        greedy.wait(each, lambda shown: all(seat["chosen"] for seat in shown["table"]["seats"][1:]))


def test_a_table_needs_a_person(guest):
    one = guest()
    refusal("bad-table", one.open, seats="random random")
    table = one.open(seats="open open")["table"]["id"]
    refusal("bad-table", one.post, f"/api/tables/{table}/start", level="random")
    one.request("PUT", f"/api/tables/{table}/seats/1", json={"kind": "bot", "level": "random"})
    refusal("bad-table", one.request, "PUT", f"/api/tables/{table}/seats/2", json={"kind": "bot", "level": "random"})
    assert one.look(table)["table"]["state"] == "open"


def test_a_bot_whose_move_could_not_be_stored_tries_again_at_once(tmp_path, here, monkeypatch):
    """And not when the claim of its own process has run out."""
    append, failures = TableStore.append, iter([True, True])

    async def fail_twice(store, before, after, claim=None):
        if claim and next(failures, False):
            raise Unavailable
        return await append(store, before, after, claim)

    monkeypatch.setattr(TableStore, "append", fail_twice)
    started = here(ServerSettings(database=f"sqlite:///{tmp_path}/t.db", limits=0, lease_s=3600, sweep_s=0.1))
    one = Guest(started.url)
    table = one.open("akrotiri", seats="random me")["table"]["id"]
    one.wait(table, lambda shown: shown["table"]["to_move"] == [2])
    assert next(failures, None) is None


def test_bots_stop_when_all_people_have_left():
    table = started_table("akrotiri", 1)
    table.row.to_move = [1]
    table.seats[0].stand_in = "casual"
    assert (table.bots_due, table.thinking) == ([1], [1])
    table.seats[1].stand_in = "casual"
    assert (table.bots_due, table.thinking) == ([], [])


# Turns


class Crowd:
    """Thoughts for people; ``order`` tells who began, and each ends when it is told to."""

    def __init__(self, threads: int | Turns) -> None:
        self.turns = Turns(threads) if isinstance(threads, int) else threads
        self.order, self.tasks = [], {}

    async def ask(self, person: str, quick: bool = False) -> None:
        self.tasks[person] = asyncio.create_task(self._think(person, quick))
        await asyncio.sleep(0)

    async def _think(self, person: str, quick: bool) -> None:
        async with self.turns.turn(person.partition(" ")[0], quick):
            self.order.append(person)
            await asyncio.Event().wait()

    async def end(self, person: str) -> None:
        self.tasks[person].cancel()
        with suppress(asyncio.CancelledError):
            await self.tasks[person]
        for _ in range(3):
            await asyncio.sleep(0)


def test_the_person_who_has_used_least_comes_first():
    async def run():
        crowd = Crowd(1)
        crowd.turns.use("greedy", "", 10)
        for number in range(9):
            await crowd.ask(f"greedy {number}")
        await crowd.ask("new")
        await crowd.end("greedy 0")
        return crowd.order

    assert asyncio.run(run()) == ["greedy 0", "new"]


def test_what_was_used_in_one_process_counts_in_the_others(valkey, monkeypatch):
    """Through a real Valkey: who has used much at one process waits at another for those who have not."""
    moment = 0.0
    monkeypatch.setattr(turns, "monotonic", lambda: moment)

    async def run():
        nonlocal moment
        first, second = (BotWorker(None, Messages(valkey.url), ServerSettings(bot_threads=1)) for _ in range(2))
        told, receive = asyncio.Event(), second.messages.receivers["used"]
        second.messages.receivers["used"] = lambda message: (receive(message), told.set())
        async with first.messages.open(), second.messages.open():
            async with first.turns.turn("greedy", quick=False):
                moment += 30
            await asyncio.wait_for(told.wait(), PATIENCE)
            crowd = Crowd(second.turns)
            for person in ("another", "greedy", "new"):
                await crowd.ask(person)
            await crowd.end("another")
            for worker in (first, second):
                worker._here.stop()
            return crowd.order

    assert asyncio.run(run()) == ["another", "new"]


def test_one_thread_is_for_quick_thoughts_alone():
    async def run():
        crowd = Crowd(2)
        for number in range(4):
            await crowd.ask(f"greedy {number}")
        await crowd.ask("easy 1", quick=True)
        await crowd.ask("easy 2", quick=True)
        await crowd.end("greedy 0")
        return crowd.order

    assert asyncio.run(run()) == ["greedy 0", "greedy 1", "easy 1", "easy 2"]


def test_invented_guests_share_what_their_address_has_used():
    async def run():
        crowd = Crowd(1)
        for person, address in (("guest1", "x"), ("guest2", "x"), ("other", "y")):
            crowd.turns.seen(person, address)
        crowd.turns.use("guest1", "x", 100)
        await crowd.ask("guest1")
        await crowd.ask("guest2")
        await crowd.ask("other")
        await crowd.end("guest1")
        return crowd.order

    assert asyncio.run(run()) == ["guest1", "other"]


def test_in_the_end_everyone_has_a_turn(monkeypatch):
    now = 0.0
    monkeypatch.setattr(turns, "monotonic", lambda: now)

    async def run():
        nonlocal now
        crowd = Crowd(1)
        crowd.turns.use("greedy", "", 10)
        await crowd.ask("first")
        await crowd.ask("greedy")
        now = 30.0
        await crowd.ask("new")
        await crowd.end("first")
        return crowd.order

    assert asyncio.run(run()) == ["first", "greedy"]


def test_who_gives_up_waiting_leaves_no_trace():
    async def run():
        crowd = Crowd(1)
        await crowd.ask("one")
        await crowd.ask("two")
        await crowd.end("two")
        await crowd.end("one")
        await crowd.ask("three")
        return crowd.order, crowd.turns.waiting

    assert asyncio.run(run()) == (["one", "three"], [])


def test_a_limited_number_of_tables_of_one_person_waits():
    async def run():
        crowd = Crowd(1)
        for number in range(turns.MOST_EACH + 1):
            await crowd.ask(f"greedy {number}")
        return crowd.turns.has_enough("greedy"), crowd.turns.has_enough("other")

    assert asyncio.run(run()) == (True, False)
