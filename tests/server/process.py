"""A process of the server for tests: the one that everybody runs, or one that is about to die.

With the word ``commit`` the process is killed after the next committed move of a person, before anybody is told; with
``thought`` its bots never stop thinking, and it tells when one begins, so that it can be killed meanwhile.

Processes are forked from one that has loaded everything, so that they start at once.
"""

from __future__ import annotations

import os
import signal
import threading

import uvicorn

from antikythera.server import bot_worker, store
from antikythera.server.app import make_app
from antikythera.server.serve import OPTIONS, set_up_logs
from antikythera.server.services import load_languages, warm_up
from antikythera.server.settings import ServerSettings

warm_up()
load_languages()


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_after_a_commit() -> None:
    append = store.Log.append

    async def doomed(self, rows):
        written = await append(self, rows)
        if len(rows.rows) == 1 and rows.values["claimed_by"] is None:
            die()
        return written

    store.Log.append = doomed


class Endless:
    """A bot that never comes to a decision."""

    def __init__(self, thinking):
        self.thinking = thinking

    def choose(self, view):
        self.thinking.set()
        threading.Event().wait()

    def stop(self):
        pass


def run(settings: ServerSettings, port: int, thinking, *doom: str) -> None:
    if "commit" in doom:
        die_after_a_commit()
    if "thought" in doom:
        bot_worker.bots.bot = lambda *_, **__: Endless(thinking)
    set_up_logs(as_json=True)
    options = {name: value for name, value in OPTIONS.items() if name != "factory"}
    uvicorn.run(make_app(settings), host="127.0.0.1", port=port, **options)
