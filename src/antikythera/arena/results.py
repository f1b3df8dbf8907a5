"""The results of games, in a file that a later run can continue.

The file has a line of JSON for each game, written when it is over, and one for each run. If a run is killed, its last
line may be incomplete, and is dropped. Games with other rules or bots stay in the file, but do not count.
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

from antikythera.about import __version__
from antikythera.arena.match import Match, Played
from antikythera.arena.workers import cores
from antikythera.kernel import PACKAGE


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The machine and the commit that games were played with."""

    machine: str
    commit: str


class BadResults(ValueError):
    """The file does not contain results."""


class Results:
    """Results by match, in memory and optionally in a file. A context manager, which closes the file."""

    def __init__(self, file: str | Path | None = None) -> None:
        self.file = file = Path(file) if file else None
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
            self._codes[entry.match] = entry.code

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
        """The file, opened to write after its last complete line."""
        file.parent.mkdir(parents=True, exist_ok=True)
        out = file.open("ab")
        out.truncate(self._sound)
        return out

    def of(self, match: Match, played_with: str | None = None) -> dict[int, Played]:
        """The games of a match by number, with the present rules and bots or with others."""
        return self._games[match.key, played_with or match.code]

    def last_code(self, match: Match) -> str:
        """The code that the latest results of a match were played with."""
        return self._codes.get(match.key, match.code)


def _read(file: Path) -> Iterator[tuple[Played | Run, int]]:
    """The entries of a file, each with the offset at which its line ends."""
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
    """A description of this machine: its processor, the number of cores, and the versions of Python and Numba."""
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
    """The commit of a clone, with a plus if files have changed since; without git, the version of the package.

    The environment variable ``ANTIKYTHERA_COMMIT`` overrides it, for a copy of the sources without git.
    """
    named = os.environ.get("ANTIKYTHERA_COMMIT")
    if named:
        return named
    try:
        return _git("rev-parse", "--short=10", "HEAD") + "+" * bool(_git("status", "--porcelain", "--", "."))
    except (OSError, subprocess.CalledProcessError):
        return f"antikythera {__version__}"


def _git(*arguments: str) -> str:
    command = ("git", "-C", str(PACKAGE), *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
