"""Bots think off the event loop, a few at a time, and tables take turns."""

from __future__ import annotations

import threading
import time
from collections import Counter

import httpx

from antikythera.server import bot_worker
from antikythera.server.settings import ServerSettings
from server.guests import PATIENCE, Guest

TABLES, THREADS, THOUGHTS = 4, 2, 60


class Thinking:
    """How many think now, and the most that ever did."""

    def __init__(self) -> None:
        self.lock, self.now, self.most = threading.Lock(), 0, 0

    def count(self, change: int) -> None:
        with self.lock:
            self.now += change
            self.most = max(self.most, self.now)


class Ponderous:
    """A bot that takes its time over the first thing that comes to its mind."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking

    def choose(self, view):
        self.thinking.count(1)
        time.sleep(0.02)
        self.thinking.count(-1)
        return view.legal.numbers[0]

    def stop(self):
        pass


def test_few_bots_think_at_a_time_and_tables_take_turns(tmp_path, here, monkeypatch):
    thinking, served = Thinking(), []
    play = bot_worker.BotWorker._play

    async def watched(self, table, seat, line):
        served.append(table.row.id)
        return await play(self, table, seat, line)

    monkeypatch.setattr(bot_worker.bots, "bot", lambda *_, **__: Ponderous(thinking))
    monkeypatch.setattr(bot_worker.BotWorker, "_play", watched)
    database = f"sqlite+aiosqlite:///{tmp_path}/t.db"
    one = Guest(here(ServerSettings(database=database, limits=0, bot_threads=THREADS)).url)
    tables = [one.open(seats="random random")["table"]["id"] for _ in range(TABLES)]
    del served[:]
    end = time.monotonic() + PATIENCE
    while len(served) < THOUGHTS and time.monotonic() < end:
        assert httpx.get(f"{one.url}/api/health").is_success  # nobody waits for a bot
    turns = Counter(served[:THOUGHTS])
    assert thinking.most == THREADS
    assert set(turns) == set(tables)
    assert max(turns.values()) <= 2 * min(turns.values())
