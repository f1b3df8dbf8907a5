"""Monitoring: how long answers take, how late the event loop is, and which request a line of the log belongs to."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.types import HTTPSendMessage, Message, Scope

from antikythera.server.database import Database
from antikythera.server.metrics import CLOCK_STEPS, LAG, POOL, REQUESTS

LOOK_S = 0.5
STEP_S = 5.0
"""A clock that jumps by this much has been set, and has not just been slow."""


def begin(scope: Scope) -> None:
    """A request begins: lines of the log name it and its table."""
    scope["state"]["began"] = time.perf_counter()
    scope["state"]["request"] = request = secrets.token_hex(6)
    table = scope.get("path_params", {}).get("table_id")
    structlog.contextvars.bind_contextvars(request=request, **{"table": table} if table else {})


def is_cached(message: HTTPSendMessage) -> bool:
    """Whether an answer is the same for everyone, and perhaps stored by a proxy."""
    return "cache-control" in MutableScopeHeaders.from_message(message)


async def before_send(message: Message, scope: Scope) -> None:
    """An answer to a request of the API begins: browsers take it for what it is, and do not store it."""
    if message["type"] != "http.response.start" or "began" not in scope["state"]:
        return
    headers = MutableScopeHeaders.from_message(message)
    headers["x-content-type-options"] = "nosniff"
    headers["x-request-id"] = scope["state"]["request"]
    headers.setdefault("cache-control", "no-store")
    path = scope.get("path_template", "")
    taken = time.perf_counter() - scope["state"]["began"]
    REQUESTS.labels(scope.get("method", ""), path, message["status"]).observe(taken)


class Observer:
    """Looks at this process twice a second."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch())

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    async def _watch(self) -> None:
        while True:
            wall, began = time.time(), time.monotonic()
            await asyncio.sleep(LOOK_S)
            passed = time.monotonic() - began
            LAG.observe(max(0.0, passed - LOOK_S))
            POOL.set(self.database.busy_connections)
            self._compare_clocks(time.time() - wall - passed)

    def _compare_clocks(self, step: float) -> None:
        """Clocks of players are computed from the system's clock: the host should know when that was set."""
        if abs(step) > STEP_S:
            CLOCK_STEPS.inc()
            structlog.get_logger().warning("the system's clock was set", seconds=round(step, 1))
