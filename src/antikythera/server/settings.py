"""What can be set from outside. Processes of one server get the same settings, through their environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import platformdirs

VARIABLE = "ANTIKYTHERA_SERVER_SETTINGS"


def data_folder() -> Path:
    """Where the user's tables are kept: ``ANTIKYTHERA_DATA``, or the user's data folder."""
    return Path(os.environ.get("ANTIKYTHERA_DATA") or platformdirs.user_data_dir("antikythera"))


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.db'}"


class ServerSettings(msgspec.Struct, kw_only=True, frozen=True):
    """How a server runs."""

    database: str = msgspec.field(default_factory=default_database)
    workers: int = 1
    hosts: list[str] = []
    """The names under which the server may be called; any, if there are none."""
    public_url: str = ""
    """The address that invitations lead to; the one that the request came to, if not given."""
    bot_threads: int = 2
    lease_s: float = 15.0
    """How long a process may be silent before others take over the thinking of its bots."""
    sweep_s: float = 1.0
    """How often to look for what no message told: work that a dead process left, and lost messages."""
    store: int = 512
    """How many matches are kept in memory."""
    limits: float = 1.0
    """How much faster than usual people may be; 0 is without limits."""
    alerts: bool = False
    """Whether turn alerts may be sent out, by web push and webhook."""
    log_json: bool = False

    def export(self) -> None:
        """Leave the settings for the processes to be started."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def imported(cls) -> ServerSettings:
        """The settings of the process that started this one."""
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)
