"""Everything that a process of the server consists of, put together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.channels import ChannelsPlugin

from antikythera import explain
from antikythera.game import Game
from antikythera.registry import games
from antikythera.scenes import written
from antikythera.server.accounts import Accounts
from antikythera.server.alerts import Alerts
from antikythera.server.bots_at_work import BotsAtWork
from antikythera.server.channels import backend
from antikythera.server.chat import Chat
from antikythera.server.database import Database
from antikythera.server.languages import spoken
from antikythera.server.limits import Limits
from antikythera.server.live import Live
from antikythera.server.log import Log
from antikythera.server.matches import Matches
from antikythera.server.settings import Settings
from antikythera.text import languages


def warm_up() -> None:
    """Load the rules, what tells of them, and all languages, so that nobody waits for it in the middle of a game."""
    for name in games():
        game = Game(name, seed=1)
        game.play(game.legal[0])
        view = game.view(game.seat)
        _ = game.narration, written(view), explain.warnings(view)
    for language in languages():
        spoken(language)
    gc.freeze()  # what is loaded now stays: looking through it for garbage would make everybody wait
    gc.set_threshold(50_000, 20, 20)  # what requests leave behind is hardly ever a circle


class House:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.channels = ChannelsPlugin(backend(self.database), arbitrary_channels_allowed=True)
        self.log = Log(self.database)
        self.matches = Matches(self.database, self.log, settings.matches)
        self.accounts = Accounts(self.database)
        self.limits = Limits(settings.limits)
        self.chat = Chat(self.database)
        self.live = Live(self.matches, self.channels, settings.sweep_s)
        self.bots = BotsAtWork(self.matches, settings.bot_threads, settings.lease_s, settings.sweep_s)
        self.alerts = Alerts(self.matches, self.accounts, self.live, settings.alerts, settings.public_url)
        self.matches.listeners = [self.live.committed, self.bots.committed, self.alerts.committed]

    @asynccontextmanager
    async def open(self, _app: object = None) -> AsyncIterator[None]:
        """Get ready, and clean up at the end: what was begun is written, what is being thought is left to others."""
        await self.database.migrate()
        await asyncio.to_thread(warm_up)
        await self.accounts.start()
        await self.alerts.start()
        self.log.start()
        self.live.start()
        self.bots.start()
        try:
            yield
        finally:
            await self.live.stop()
            await self.bots.stop()
            await self.alerts.stop()
            await self.log.stop()
            await self.database.close()
