"""Games played so far, in a file that a later run goes on with.

The file has a line of JSON for each game, as soon as it is over, and one for each run that added to it. A run that was
killed has at most a broken last line, which is dropped. Games of other rules or other bots stay in the file, but are
not counted with those of today.
"""

from __future__ import annotations

import functools
import os
import platform
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import IO

import msgspec

from antikythera.arena.match import Match, Played, code
from antikythera.arena.workers import cores
from antikythera.kernel import PACKAGE


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where games were played."""

    machine: str
    commit: str


class BadResults(ValueError):
    """A file that is none of results."""


class Results:
    """Games by match, in memory and, if a file is named, there too. A ``with`` closes it."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.runs: list[Run] = []
        self._games: defaultdict[tuple[str, str], dict[int, Played]] = defaultdict(dict)
        self._codes: dict[str, str] = {}
        self._out: IO[bytes] | None = None
        self._sound = 0
        if file and file.exists():
            for entry, end in _read(file):
                self._keep(entry)
                self._sound = end

    def _keep(self, entry: Played | Run) -> None:
        if isinstance(entry, Run):
            self.runs.append(entry)
        else:
            self._games[entry.match, entry.code][entry.number] = entry
            self._codes[entry.match.partition(" ")[0]] = entry.code

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._out:
            self._out.close()

    def add(self, played: Played) -> None:
        if this_run() not in self.runs:
            self._write(this_run())
        self._write(played)

    def _write(self, entry: Played | Run) -> None:
        self._keep(entry)
        if self.file:
            self._out = self._out or self._opened(self.file)
            self._out.write(msgspec.json.encode(entry) + b"\n")
            self._out.flush()

    def _opened(self, file: Path) -> IO[bytes]:
        """The file, to be written to behind its last sound line."""
        file.parent.mkdir(parents=True, exist_ok=True)
        out = file.open("ab")
        out.truncate(self._sound)
        return out

    def of(self, match: Match, played_with: str | None = None) -> dict[int, Played]:
        """The games of a match by their numbers: those of today's rules and bots, or of others."""
        return self._games[match.key, played_with or code(match.game)]

    def last_code(self, game: str) -> str:
        """What the latest results of a game were played with."""
        return self._codes.get(game, code(game))


def _read(file: Path) -> Iterator[tuple[Played | Run, int]]:
    """What a file holds, each with where its line ends."""
    end = 0
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if not line.endswith(b"\n"):
                return  # a run was killed here
            end += len(line)
            try:
                entry = _decode(line)
            except msgspec.MsgspecError as error:
                raise BadResults(f"{file.name}, line {number}: {error}") from None
            yield entry, end


def _decode(line: bytes) -> Played | Run:
    kind: type[Played | Run] = Run if line.startswith(b'{"machine"') else Played
    return msgspec.json.decode(line, type=kind)


# Where games are played


@functools.cache
def this_run() -> Run:
    return Run(machine=machine(), commit=commit())


def machine() -> str:
    """The machine at work in words: processor, how many of them, and what compiles for it."""
    return f"{_processor()}, {cores()} cores, Python {platform.python_version()}, Numba {version('numba')}"


def _processor() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit of a clone, with a plus where files have changed since; for others the version of the package.

    Where neither can be told, as in a bare copy of the sources, ``ANTIKYTHERA_COMMIT`` says it.
    """
    named = os.environ.get("ANTIKYTHERA_COMMIT")
    if named:
        return named
    try:
        return _git("rev-parse", "--short=10", "HEAD") + "+" * bool(_git("status", "--porcelain", "--", "."))
    except (OSError, subprocess.CalledProcessError):
        return f"antikythera {version('antikythera')}"


def _git(*arguments: str) -> str:
    command = ("git", "-C", str(PACKAGE), *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
