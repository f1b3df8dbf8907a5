"""How long a first user waits: ``antikythera play`` with an empty compile cache, and games against a bot from then on.

    python benchmarks/first_user.py [GAME] [--level expert] [--seconds 120] [--json]

Reports the seconds to the first decision, to the first answer of a bot, and the longest wait after that, for a move of
one's own or for a bot's turn, while the rules are compiled in the background.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx

import antikythera as ak


def first_user(game: str, level: str, seconds: float) -> dict[str, Any]:
    """Start the server, and play until the time is over."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [sys.executable, "-m", "antikythera.cli", "play", "--no-browser"]
        server = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/tables.db"],
            env=os.environ | {"ANTIKYTHERA_CACHE": f"{folder}/cache"},
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            with httpx.Client(base_url=_address(server), timeout=60) as client:
                return _play(client, game, level, began, seconds)
        finally:
            server.terminate()
            server.wait()


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stderr
    for line in server.stderr:
        if found := re.search(r"http://[\w.:]+", line):
            return found[0]
    raise RuntimeError("the server did not start")


def _play(client: httpx.Client, game: str, level: str, began: float, seconds: float) -> dict[str, Any]:
    def passed() -> float:
        return time.perf_counter() - began

    first_decision = first_answer = 0.0
    waits: list[float] = []
    while passed() < seconds:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        snapshot = client.post("/api/tables", json={"game": game, "players": 2, "seats": seats}).json()
        path, since = f"/api/tables/{snapshot['table']['id']}", time.perf_counter()
        first_decision = first_decision or passed()
        while snapshot["table"]["state"] == "playing" and passed() < seconds:
            if not snapshot["legal"]:
                time.sleep(0.01)
                snapshot = client.get(path).json()
                continue
            waits.append(time.perf_counter() - since)
            if snapshot["number"] > 2:
                first_answer = first_answer or passed()
            since = time.perf_counter()
            move = {"seat": 1, "number": snapshot["number"], "line": snapshot["legal"][-1]}
            played = client.post(f"{path}/moves", json=move)
            snapshot = played.json() if played.status_code == 200 else client.get(path).json()
    return {
        "game": game,
        "level": level,
        "first_decision_s": round(first_decision, 2),
        "first_answer_s": round(first_answer, 2),
        "longest_wait_s": round(max(waits), 2),
        "moves": len(waits),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=ak.GAMES[-1], choices=ak.GAMES)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report = first_user(options.game, options.level, options.seconds)
    print(json.dumps(report) if options.json else "\n".join(f"{name:20} {value}" for name, value in report.items()))


if __name__ == "__main__":
    main()
