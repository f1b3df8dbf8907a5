"""Random games with every invariant checked after every decision.

Half of the games start from rich positions, since random play from a normal deal does not reach half of the rules.
"""

from __future__ import annotations

import functools
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from antikythera import registry
from antikythera.kernel import Rule, below, draw, rule
from antikythera.masks import choose
from antikythera.rulebook import Rulebook

CHUNK = 500
BROKEN, SEED, DECISIONS = range(3)


@rule
def no_audit(before, s, action):
    return 0


@rule
def no_enrich(s, rng):
    return draw(rng)


@dataclass(frozen=True)
class Proof:
    """The audit of a game, its rich positions, and the names of faults."""

    audit: Rule
    enrich: Rule
    faults: tuple[str, ...]


def proof_of(rules: Rulebook) -> Proof:
    """The proof of a game. A game without one is checked by ``fault`` only."""
    own = registry.part(rules.name, "proof")
    return Proof(own.audit, own.enrich, own.FAULTS) if own else Proof(no_audit, no_enrich, rules.faults)


def fuzz_games(states, mask, trace, players, seed, games, options, longest, decisions_met, actions_met, report):
    """Play games in states[0], with the record before each decision in states[1]; stop at the first fault.

    ``report`` receives the fault, the seed of its game and the number of decisions in it; without a fault, the
    decisions of the longest game.
    """
    for game_seed in range(seed, seed + games):
        s = states[0]
        setup(s, players, game_seed, options)
        rng = below(game_seed, 1 << 62)
        plain_deal = game_seed % 2 == 0
        length = 0
        while not over(s):
            if not plain_deal:
                enriched = enrich(s, rng)
                plain_deal = enriched != rng
                rng = enriched
            number = legal(s, mask)
            found = -1 if number == 0 or length == longest else 0
            if found == 0:
                rng = draw(rng)
                action = choose(mask, below(rng, number))
                decisions_met[decision(s)] += 1
                actions_met[action] += 1
                trace[length] = action
                states[1] = states[0]
                step(s, action)
                length += 1
                found = fault(s)
            if found == 0:
                found = audit(states[1], s, action)
            if found != 0:
                report[BROKEN] = found
                report[SEED] = game_seed
                report[DECISIONS] = length
                return
        report[DECISIONS] = max(report[DECISIONS], length)


@dataclass
class Fuzzed:
    """The result of fuzzing."""

    games: int = 0
    longest: int = 0
    decisions: Counter[str] = field(default_factory=Counter)
    """How often each kind of decision was met."""
    words: Counter[str] = field(default_factory=Counter)
    """How often each word of the notation was played: verbs, tiles, places, …"""
    fault: str = ""
    seed: int = 0
    lines: list[str] = field(default_factory=list)

    def report(self, game: str, players: int, seed: int) -> dict[str, Any]:
        """All results, with what was met least; for a fault, how to reproduce it."""
        report: dict[str, Any] = {
            "game": game,
            "players": players,
            "games": self.games,
            "seed": seed,
            "longest": self.longest,
            "fault": self.fault or None,
            "least_met": min([*self.decisions.items(), *self.words.items()], key=lambda entry: entry[1]),
            "decisions": dict(self.decisions.most_common()),
            "words": dict(self.words.most_common()),
        }
        if self.fault:
            report |= {"fault_seed": self.seed, "rich_position": self.seed % 2 == 1, "lines": self.lines}
        return report

    def add(self, other: Fuzzed) -> None:
        self.games += other.games
        self.longest = max(self.longest, other.longest)
        self.decisions.update(other.decisions)
        self.words.update(other.words)
        if other.fault and not self.fault:
            self.fault, self.seed, self.lines = other.fault, other.seed, other.lines


def fuzz(
    rules: Rulebook,
    players: int,
    games: int,
    seed: int,
    options: int = 0,
    progress: Callable[[int], None] = lambda games: None,
    proof: Proof | None = None,
) -> Fuzzed:
    """Fuzz games on all cores, by default with the game's own proof. Game ``k`` depends on ``seed + k``."""
    proof = proof or proof_of(rules)
    kernel = rules.bind(fuzz_games, audit=proof.audit, enrich=proof.enrich)
    chunks = [(seed + start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]
    total = Fuzzed()
    total.decisions.update(dict.fromkeys((name for name in rules.decisions if name != "over"), 0))
    total.words.update(dict.fromkeys((word for line in rules.lines for word in _words(line)), 0))
    chunk = functools.partial(_fuzz_chunk, rules, kernel, proof.faults)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(chunk, players, start, number, options) for start, number in chunks]
        for job in jobs:
            part = job.result()
            total.add(part)
            progress(part.games)
            if total.fault:
                pool.shutdown(cancel_futures=True)
                break
    return total


def _words(line: str) -> list[str]:
    """The words of a line, without numbers and coordinates."""
    return [word for word in line.split() if word[0].isalpha()]


def _fuzz_chunk(
    rules: Rulebook, kernel: Rule, faults: tuple[str, ...], players: int, seed: int, games: int, options: int
) -> Fuzzed:
    states, mask = np.zeros(2, dtype=rules.state), np.zeros(len(rules.lines), dtype=np.bool_)
    longest = min(rules.max_decisions, 1 << 16)
    trace = np.zeros(longest, dtype=np.int32)
    decisions_met = np.zeros(len(rules.decisions), dtype=np.int64)
    actions_met = np.zeros(len(rules.lines), dtype=np.int64)
    report = np.zeros(3, dtype=np.int64)
    kernel(states, mask, trace, players, seed, games, options, longest, decisions_met, actions_met, report)
    result = Fuzzed(games=games, longest=int(report[DECISIONS]))
    met = zip(rules.decisions, decisions_met.tolist(), strict=True)
    result.decisions.update({name: number for name, number in met if name != "over"})
    for line, number in zip(rules.lines, actions_met.tolist(), strict=True):
        for word in _words(line) if number else ():
            result.words[word] += number
    if report[BROKEN]:
        broken = int(report[BROKEN])
        result.fault = faults[broken] if broken > 0 else "nothing is legal, or the game does not end"
        result.seed = int(report[SEED])
        result.lines = [rules.lines[action] for action in trace[: int(report[DECISIONS])]]
    return result
