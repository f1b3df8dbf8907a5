"""Settings of the server. Worker processes get them through the environment."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

VARIABLE = "ANTIKYTHERA_SERVER_SETTINGS"


def data_folder() -> Path:
    """The folder of the database: ``ANTIKYTHERA_DATA``, or the user's data folder."""
    return Path(os.environ.get("ANTIKYTHERA_DATA") or platformdirs.user_data_dir("antikythera"))


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


class ServerSettings(msgspec.Struct, kw_only=True, frozen=True):
    """Settings of the server."""

    database: str = msgspec.field(default_factory=default_database)
    valkey: str = ""
    """The URL of a Valkey or Redis server, which several processes need."""
    workers: int = 1
    hosts: list[str] = []
    """The accepted host names; empty accepts all."""
    public_url: str = ""
    """The base URL of invitations; by default that of the request."""
    bot_threads: int = 2
    lease_s: float = 15.0
    """After how many silent seconds other processes take over the bots of a process."""
    sweep_s: float = 1.0
    """How often to look for lost messages and for tables that a dead process has left."""
    tables_in_memory: int = 128
    """How many tables stay in memory besides those with viewers."""
    limits: float = 1.0
    """A factor for all rate limits; 0 turns them off."""
    alerts: bool = False
    """Whether turn alerts are sent, by web push and webhook."""
    retention: bool = True
    """Whether old tables without a game, and guests without a table, are deleted."""
    log_json: bool = False

    other_rules: str = ""
    """The path where a release with older rules finishes the tables that began with them."""

    finishing: bool = False
    """Whether this is the older release, beside a newer one that has changed the database already."""

    @property
    def prefix(self) -> str:
        """The path of the server, without a slash at the end: empty at the root of a site."""
        return urlsplit(self.public_url).path.rstrip("/")

    def export(self) -> None:
        """Store the settings in the environment, for worker processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def imported(cls) -> ServerSettings:
        """The settings of the parent process."""
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)
