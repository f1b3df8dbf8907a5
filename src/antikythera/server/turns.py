"""Whose bots think next: thinking is shared fairly between people.

Every person has a share, however many tables they have open: the bots of the person who has used least come first,
easy levels before those that search. What was used from an address counts too, but less: a school has one address, and
so has a person who invents guests.

A search takes seconds, other bots take milliseconds. One more thread is kept for those, so that nobody who plays
against an easy bot waits for the champions of others.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic

from antikythera.server.metrics import BOTS_WAITED, BOTS_WAITING

HALF_LIFE_S = 60.0
"""How long it takes until half of what was used is forgotten."""
SHARE_OF_ADDRESS = 0.25
SHARE_OF_WAITING = 0.25
"""How much a second of waiting counts against a second of thinking: in the end everyone has a turn."""
SEARCH_S = 1.0
"""How long a search is expected to take."""
MOST_EACH = 30
"""How many tables of one person may wait at the same time; others come later."""
REMEMBERED = 10_000


class Used:
    """Seconds that were used, by person or address; they are forgotten little by little."""

    def __init__(self) -> None:
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, who: str) -> float:
        seconds, since = self._used.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((monotonic() - since) / HALF_LIFE_S) if seconds else 0.0

    def add(self, who: str, seconds: float) -> None:
        self._used[who] = self.of(who) + seconds, monotonic()
        self._used.move_to_end(who)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)


@dataclass(eq=False)
class Thought:
    """A decision of a bot that waits for a thread."""

    person: str
    quick: bool
    since: float = field(default_factory=lambda: monotonic())
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """The threads of this process, and who waits for one."""

    def __init__(self, threads: int, tell: Callable[[str, str, float], None] = lambda *_: None) -> None:
        self.threads, self._tell = threads, tell
        self.waiting: list[Thought] = []
        self._thinking: Counter[bool] = Counter()
        """How many think now, by whether that is quick."""
        self._used = Used()
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """Where people were seen last."""

    def seen(self, person: str, address: str) -> None:
        """A person has made a request from an address."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def has_enough(self, person: str) -> bool:
        """Whether enough tables of a person wait."""
        return sum(one.person == person for one in self.waiting) >= MOST_EACH

    @asynccontextmanager
    async def turn(self, person: str, quick: bool) -> AsyncIterator[None]:
        """Wait until a bot may think for a person; it stops at the end of the block."""
        one = Thought(person, quick)
        self.waiting.append(one)
        self._begin_next()
        began = one.since
        try:
            await one.turn
            began = monotonic()
            BOTS_WAITED.observe(began - one.since)
            yield
        finally:
            if one in self.waiting:  # given up before it began
                self.waiting.remove(one)
            else:
                self._thinking[quick] -= 1
                address, seconds = self._addresses.get(person, ""), monotonic() - began
                self.use(person, address, seconds)
                self._tell(person, address, seconds)
            self._begin_next()

    def use(self, person: str, address: str, seconds: float) -> None:
        """A person has used some seconds of thinking, here or in another process."""
        self._used.add(person, seconds)
        if address:
            self._used.add(address, SHARE_OF_ADDRESS * seconds)

    def _begin_next(self) -> None:
        while allowed := [one for one in self.waiting if not one.turn.done() and self._is_free(one.quick)]:
            one = min(allowed, key=self._cost)
            self.waiting.remove(one)
            self._thinking[one.quick] += 1
            one.turn.set_result(None)
        BOTS_WAITING.set(len(self.waiting))

    def _is_free(self, quick: bool) -> bool:
        """Whether there is a thread: one is only for quick bots."""
        return self._thinking.total() <= self.threads and (quick or self._thinking[False] < self.threads)

    def _cost(self, one: Thought) -> float:
        """The person who has used least comes first."""
        address = self._addresses.get(one.person, "")
        used = self._used.of(one.person) + (self._used.of(address) if address else 0.0)
        waited = monotonic() - one.since
        return used + (0.0 if one.quick else SEARCH_S) - SHARE_OF_WAITING * waited
