"""All services of one process of the server, and their start and stop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from antikythera import explain
from antikythera.game import Game
from antikythera.registry import games
from antikythera.scenes import written
from antikythera.server.accounts import Accounts
from antikythera.server.alerts import Alerts
from antikythera.server.bans import Bans
from antikythera.server.bot_worker import BotWorker
from antikythera.server.chat import Chat
from antikythera.server.database import Database
from antikythera.server.languages import spoken
from antikythera.server.limits import Limits
from antikythera.server.live import Live
from antikythera.server.log import Log
from antikythera.server.messages import Messages
from antikythera.server.observed import Observer
from antikythera.server.pictures import Pictures
from antikythera.server.retention import Retention
from antikythera.server.reviews import Reviews
from antikythera.server.settings import ServerSettings
from antikythera.server.store import TableStore
from antikythera.server.sweeper import Sweeper
from antikythera.text import languages

SEVERAL = "--valkey for all of them, and PostgreSQL: limits, presence and bots are counted by each process otherwise"


def warm_up() -> None:
    """Load rules and narration before the first request, so that no player waits for them."""
    for name in games():
        game = Game(name, seed=1)
        game.play(game.legal[0])
        view = game.view(game.seat)
        _ = game.narration, written(view), explain.warnings(view), explain.useless(view)


def load_languages() -> None:
    """Load all languages beside the first requests, which need only one of them."""
    for language in languages():
        spoken(language)
    gc.freeze()  # what is loaded now stays, so the garbage collector need not look at it
    gc.set_threshold(50_000, 20, 20)  # requests hardly ever leave cycles behind


class Services:
    """The services of one process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.messages = Messages(settings.valkey)
        self.log = Log(self.database)
        self.store = TableStore(self.database, self.log, settings.tables_in_memory)
        self.accounts = Accounts(self.database)
        self.limits = _limits(settings)
        self.chat = Chat(self.database)
        self.pictures = Pictures()
        self.live = Live(self.store, self.messages)
        self.bans = Bans(self.database)
        self.sweeper = Sweeper(self.live, self.bans, settings.sweep_s)
        self.bots = BotWorker(self.store, self.messages, settings)
        self.reviews = Reviews(self.database)
        self.alerts = Alerts(self.store, self.accounts, self.live, settings.alerts, settings.public_url)
        self.observer = Observer(self.database)
        self.retention = Retention(self.database, settings.retention)
        self.store.listeners = [self.live.committed, self.bots.committed, self.alerts.committed]

    @asynccontextmanager
    async def open(self, _app: object = None) -> AsyncIterator[None]:
        """Start all services; at the end write what is waiting, and leave the bots to other processes."""
        if not self.settings.finishing:
            await self.database.migrate()
        await self.database.can_write()  # opens the writer while there are files to open
        await asyncio.to_thread(warm_up)
        await self.accounts.keys.start()
        await self.alerts.start()
        await self.bans.load()
        try:
            async with self._used(), self.messages.open():
                self._start()
                loading = asyncio.create_task(asyncio.to_thread(load_languages))
                try:
                    yield
                finally:
                    await loading
                    await self._stop()
        finally:
            await self.database.close()

    @asynccontextmanager
    async def _used(self) -> AsyncIterator[None]:
        """Use the database. Several servers must share what they count, or are told that they do not."""
        if self.settings.finishing:  # beside a newer release
            yield
            return
        async with self.database.used(self.messages.shared) as agreed:
            if not agreed:
                structlog.get_logger().warning("another server uses this database", needed=SEVERAL)
            elif self.database.is_sqlite or not self.messages.shared:  # nobody else has claims
                await self.bots.drop_claims()
            yield

    def _start(self) -> None:
        for service in (self.live, self.sweeper, self.bots, self.observer, self.retention):
            service.start()

    async def _stop(self) -> None:
        for service in (self.observer, self.retention, self.sweeper, self.live):
            service.stop()
        for last in (self.bots, self.reviews, self.alerts, self.log):
            await last.stop()
        await self.limits.close()


def _limits(settings: ServerSettings) -> Limits:
    if not settings.valkey:
        return Limits(settings.limits)
    from antikythera.server.valkey import SharedLimits

    return SharedLimits(settings.limits, settings.valkey)
