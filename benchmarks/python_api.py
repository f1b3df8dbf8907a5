"""The speed of games that are played from Python, one action at a time, by its number.

    python benchmarks/python_api.py [GAME] [--games 300] [--json]

Random games are prepared first, so that only ``Game.play`` is measured: it checks the action, plays it, finds the legal
actions of the next decision, and stores what is needed to undo it.
"""

from __future__ import annotations

import argparse
import json
import random
import time

import antikythera
import antikythera as ak


def random_game(name: str, players: int, seed: int) -> list[int]:
    """The actions of a random game."""
    game, chance = antikythera.new(name, players, seed), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal.numbers))
    return game.actions


def replay(name: str, players: int, seed: int, actions: list[int]) -> float:
    """The seconds that it takes to replay a game."""
    game = antikythera.new(name, players, seed)
    start = time.perf_counter()
    for action in actions:
        game.play(action)
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=ak.GAMES[-1])
    parser.add_argument("--players", type=int, default=None, help="by default the most that the game allows")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    players = options.players or antikythera.new(options.game).players
    games = [random_game(options.game, players, seed) for seed in range(options.games)]
    seconds = sum(replay(options.game, players, seed, actions) for seed, actions in enumerate(games))
    speed = round(sum(map(len, games)) / seconds)
    if options.json:
        print(json.dumps({"game": options.game, "players": players, "decisions_per_second": speed}))
    else:
        print(f"{options.game}, {players} players, one Game.play at a time: {speed:,} decisions/s")


if __name__ == "__main__":
    main()
