"""The speed of random play compared with other libraries, in the same run on one core.

    python benchmarks/peers.py [--rounds 5] [--json]

The games differ, so the measure is one that all have: decisions a second of processor time, in whole games of players
who choose at random among the legal actions. Each library is used as its own documentation shows, one decision at a
time from Python; all list the legal actions before each decision, and dealing a game counts. Besides, the fastest way
that catanatron and we offer: their own loop without accumulators, and our compiled one. Pgx is compiled by JAX and
plays 256 games at once on the CPU; its compilation, like ours and all imports, comes before the clock starts.

The libraries take turns, several rounds of about a second each, and the numbers are medians. What is not installed is
left out: ``pip install chess open_spiel catanatron pgx "pettingzoo[classic]"``.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import antikythera as ak
from antikythera.rulebook import rulebook
from antikythera.simulate import simulate
from antikythera.text import Text

SECONDS = 1.0
"""How long each library plays in a round, about."""
LIMIT = 500
"""Decisions after which a game of chess is stopped: at random, it hardly ever ends."""
PGX_GAMES = 256

Loop = Callable[[], Iterator[int]]
"""Plays on and on, and yields how many decisions were made since the last time."""


def ours(name: str) -> Loop:
    """The loop that people write."""

    def play() -> Iterator[int]:
        seed = 0
        while True:
            game, seed = ak.new(name, seed=seed), seed + 1
            while not game.over:
                game.play(random.choice(game.legal))
            yield len(game.actions)

    return play


def ours_compiled(name: str) -> Loop:
    def play() -> Iterator[int]:
        rules, seed = rulebook(name), 0
        while True:
            yield simulate(rules, rules.players[-1], 200, seed := seed + 200).decisions

    return play


def ours_aec(name: str) -> Loop:
    return lambda: _aec(getattr(ak.envs, name)())


def _aec(env: Any) -> Iterator[int]:
    """PettingZoo's loop, with actions sampled by the mask."""
    seed = 0
    while True:
        env.reset(seed=(seed := seed + 1))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
            if decisions % LIMIT == 0:
                yield LIMIT
        yield decisions % LIMIT


def pettingzoo_classic(name: str) -> Loop:
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    return lambda: _aec(module.env())


def python_chess() -> Loop:
    import chess

    def play() -> Iterator[int]:
        while True:
            board = chess.Board()
            while not board.is_game_over() and len(board.move_stack) < LIMIT:
                board.push(random.choice(list(board.legal_moves)))
            yield len(board.move_stack)

    return play


def open_spiel(name: str) -> Loop:
    import pyspiel

    def play() -> Iterator[int]:
        game = pyspiel.load_game(name)
        while True:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal() and decisions < LIMIT:
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
            yield decisions

    return play


def catanatron() -> Loop:
    from catanatron import Color, Game, RandomPlayer

    def play() -> Iterator[int]:
        seed = 0
        while True:
            decisions = 0

            def decide(player: Any, game: Any, actions: Any) -> Any:
                nonlocal decisions
                decisions += 1
                return player.decide(game, actions)

            Game([RandomPlayer(color) for color in Color], seed=(seed := seed + 1)).play(decide_fn=decide)
            yield decisions

    return play


def pgx(name: str) -> Loop:
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    deal, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -1e9), axis=-1))

    def play() -> Iterator[int]:
        key = jax.random.PRNGKey(0)
        while True:
            state = deal(jax.random.split(key, PGX_GAMES))
            for _ in range(60):
                key, drawn, dice = jax.random.split(key, 3)
                live = PGX_GAMES - int(state.terminated.sum())
                actions = choose(drawn, state.legal_action_mask)
                state = step(state, actions, jax.random.split(dice, PGX_GAMES))
                state.terminated.block_until_ready()
                yield live

    return play


def of_each_game(what: str, loop: Callable[[str], Loop]) -> dict[str, Callable[[], Loop]]:
    """A row of our own, for each game."""
    text = Text("en")
    return {f"{text(f'{game}-title')}, {what}": partial(loop, game) for game in ak.GAMES}


PEERS: dict[str, Callable[[], Loop]] = {
    **of_each_game("the loop that people write", ours),
    "python-chess": python_chess,
    "OpenSpiel chess": lambda: open_spiel("chess"),
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
    **of_each_game("PettingZoo", ours_aec),
    "PettingZoo chess": lambda: pettingzoo_classic("chess_v6"),
    "PettingZoo connect four": lambda: pettingzoo_classic("connect_four_v3"),
    **of_each_game("compiled loop", ours_compiled),
    "catanatron, its own loop": catanatron,
    "Pgx backgammon, 256 at once": lambda: pgx("backgammon"),
}


def installed() -> dict[str, Iterator[int]]:
    """The loops of all libraries that are here, warmed up."""
    found = {}
    for name, make in PEERS.items():
        try:
            found[name] = make()()
            next(found[name])
        except (ImportError, AttributeError) as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
            found.pop(name, None)
    return found


def speed(loop: Iterator[int]) -> float:
    """Decisions a second of processor time."""
    start, decisions = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        decisions += next(loop)
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    loops = installed()
    rounds: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(options.rounds):
        print(f"Round {number + 1} of {options.rounds} ...", file=sys.stderr)
        for name, loop in loops.items():
            rounds[name].append(speed(loop))
    report = {name: round(statistics.median(found)) for name, found in rounds.items()}
    if options.json:
        print(json.dumps(report))
        return
    for name, value in report.items():
        print(f"{name:<40}{value:>14,}")


if __name__ == "__main__":
    main()
