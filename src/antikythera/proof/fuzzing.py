"""Random games with every invariant checked after every decision.

Half of the games start from rich positions, since random play from a normal deal does not reach half of the rules. All
choices of a game's options take turns.
"""

from __future__ import annotations

import functools
import hashlib
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from antikythera import registry
from antikythera.cache import sources
from antikythera.kernel import Rule, below, draw, rule
from antikythera.masks import choose
from antikythera.rulebook import Rulebook

Array = np.ndarray[Any, Any]

CHUNK = 500
PART = 50_000
"""Games after which :func:`fuzz_on` stores what was found."""
BROKEN, SEED, DECISIONS = range(3)
STUCK = -1
"""The fault that nothing is legal, or that the game does not end."""


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


@rule
def options_of(seed, variants):
    """The options of the game with a seed: half of the games of each choice start from rich positions."""
    return (seed >> 1) % variants


@rule
def add(counts, at):
    """Count one more. Many threads of a GPU do this at the same time, and have another way."""
    counts[at] += 1


def fuzz_game(states, words, mask, trace, players, seed, variants, longest, decisions_met, actions_met):
    """Play the game of a seed in states[0], with the record before each decision in states[1]; stop at a fault.

    ``words`` are the same two records as numbers, which are quickly copied. ``trace`` receives the first actions.
    Returns the fault, or 0, and how many decisions were made.
    """
    s = states[0]
    size = len(words) // 2
    setup(s, players, seed, options_of(seed, variants))
    rng = below(seed, 1 << 62)
    plain_deal = seed % 2 == 0
    length = 0
    found = 0
    while found == 0 and not over(s):
        if not plain_deal:
            enriched = enrich(s, rng)
            plain_deal = enriched != rng
            rng = enriched
        number = legal(s, mask)
        if number == 0 or length == longest:
            found = STUCK
        else:
            rng = draw(rng)
            action = choose(mask, below(rng, number))
            add(decisions_met, decision(s))
            add(actions_met, action)
            if length < len(trace):
                trace[length] = action
            for i in range(size):
                words[size + i] = words[i]
            step(s, action)
            length += 1
            found = fault(s)
            if found == 0:
                found = audit(states[1], s, action)
    return found, length


def fuzz_games(
    states, words, mask, trace, players, seed, games, variants, longest, decisions_met, actions_met, report
):  # fmt: skip
    """Play games of consecutive seeds, and stop at the first fault.

    ``report`` receives the fault, the seed of its game and the number of decisions in it; without a fault, the
    decisions of the longest game.
    """
    for game_seed in range(seed, seed + games):
        found, length = play(
            states, words, mask, trace, players, game_seed, variants, longest, decisions_met, actions_met
        )
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
    """Of the game with the fault."""
    options: tuple[str, ...] = ()
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
            report |= {"fault_seed": self.seed, "rich_position": self.seed % 2 == 1}
            report |= {"options": self.options, "lines": self.lines}
        return report

    def count(self, rules: Rulebook, decisions_met: Array, actions_met: Array) -> None:
        """Add what was met, by the numbers of decisions and actions."""
        met = zip(rules.decisions, decisions_met.tolist(), strict=True)
        self.decisions.update({name: number for name, number in met if name != "over"})
        for line, number in zip(rules.lines, actions_met.tolist(), strict=True):
            for word in _words(line) if number else ():
                self.words[word] += number

    def add(self, other: Fuzzed) -> None:
        self.games += other.games
        self.longest = max(self.longest, other.longest)
        self.decisions.update(other.decisions)
        self.words.update(other.words)
        if other.fault and not self.fault:
            self.fault, self.seed, self.options, self.lines = other.fault, other.seed, other.options, other.lines


def nothing_met(rules: Rulebook) -> Fuzzed:
    """A result without a game, which names everything that can be met."""
    words = [word for line in rules.lines for word in _words(line)]
    decisions = [name for name in rules.decisions if name != "over"]
    return Fuzzed(decisions=Counter(dict.fromkeys(decisions, 0)), words=Counter(dict.fromkeys(words, 0)))


class _Kept(msgspec.Struct):
    """A line of a file of results."""

    key: tuple[str, int, int]
    """Game, players, first seed."""
    code: str
    """A hash of the game's rules and proof."""
    found: Fuzzed

    @property
    def end(self) -> int:
        """The seed after the last."""
        return self.key[2] + self.found.games


def fuzz(
    rules: Rulebook,
    players: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda games: None,
    proof: Proof | None = None,
) -> Fuzzed:
    """Fuzz games on all cores, by default with the game's own proof. Game ``k`` depends on ``seed + k``."""
    proof = proof or proof_of(rules)
    kernel = _kernel(rules, proof)
    chunks = [(seed + start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]
    total = nothing_met(rules)
    decisions_met, actions_met = _none_met(rules)
    chunk = functools.partial(_fuzz_chunk, rules, kernel, proof.faults)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(chunk, players, start, number) for start, number in chunks]
        for job in jobs:
            part, *met = job.result()
            total.add(part)
            decisions_met += met[0]
            actions_met += met[1]
            progress(part.games)
            if total.fault:
                pool.shutdown(cancel_futures=True)
                break
    total.count(rules, decisions_met, actions_met)
    return total


def fuzz_on(
    file: Path,
    rules: Rulebook,
    players: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda games: None,
    run: Callable[..., Fuzzed] = fuzz,
    part: int = PART,
) -> Fuzzed:
    """The same, with the result so far kept in a file: a run that was stopped continues where it was.

    ``run`` plays the games of a part: :func:`fuzz`, or that of another device, which plays the same games. What was
    found by other rules or another proof does not count. If more games were played already, all of them are reported.

    Lines of other files may be appended, from machines that played other seeds: neighbours are joined, only what is
    missing between them is played, and no game counts twice.
    """
    decode = msgspec.json.Decoder(_Kept, dec_hook=lambda kind, value: kind(value)).decode
    kept = [decode(line) for line in file.read_bytes().splitlines()] if file.exists() else []
    code, others = code_of(rules), [one for one in kept if one.key[:2] != (rules.name, players)]
    own = [one for one in kept if one not in others and one.code == code]
    own.append(_Kept((rules.name, players, seed), code, Fuzzed()))
    wanted, told = seed + games, seed
    while True:
        own = _joined(own)
        whole = file.with_suffix(".new")
        whole.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in [*others, *own]))
        whole.replace(file)
        here = next(one for one in own if one.key[2] <= seed <= one.end)
        progress(min(here.end, wanted) - told)
        if here.end >= wanted or here.found.fault:
            return here.found
        later = [one.key[2] for one in own if one.key[2] > here.end]
        number = min([part, *(end - here.end for end in [wanted, *later])])
        told = here.end + number
        here.found.add(run(rules, players, number, here.end, progress))


def _joined(kept: list[_Kept]) -> list[_Kept]:
    """Results of one game, with one line for seeds without a gap. What overlaps with an earlier line is left out."""
    joined: list[_Kept] = []
    for one in sorted(kept, key=lambda one: (one.key[2], -one.found.games)):
        if joined and one.key[2] == joined[-1].end:
            joined[-1].found.add(one.found)
        elif not joined or one.key[2] > joined[-1].end:
            joined.append(one)
    return joined


@functools.cache
def code_of(rules: Rulebook) -> str:
    """A hash of the files of a game's rules and proof, which is the same on all machines."""
    folder = registry.folder(rules.name)
    files = {file for file in sources([_kernel(rules, proof_of(rules))]) if folder in file.parents}
    digest = hashlib.sha256()
    for content in sorted(
        file.name.encode() + b"\0" + file.read_bytes() for file in files | {*folder.glob("rules/*.toml")}
    ):
        digest.update(content)
    return digest.hexdigest()[:24]


def _kernel(rules: Rulebook, proof: Proof) -> Rule:
    return rules.bind(fuzz_games, play=rules.bind(fuzz_game, audit=proof.audit, enrich=proof.enrich))


def _words(line: str) -> list[str]:
    """The words of a line, without numbers and coordinates."""
    return [word for word in line.split() if word[0].isalpha()]


def word_of(rules: Rulebook) -> Any:
    """The widest integer that divides the record of a game, to copy it quickly."""
    return next(word for word in (np.int64, np.int32, np.int16, np.int8) if rules.state.itemsize % word().itemsize == 0)


def _none_met(rules: Rulebook) -> tuple[Array, Array]:
    """Where a kernel counts decisions and actions."""
    return np.zeros(len(rules.decisions), dtype=np.int64), np.zeros(len(rules.lines), dtype=np.int64)


def _fuzz_chunk(
    rules: Rulebook, kernel: Rule, faults: tuple[str, ...], players: int, seed: int, games: int
) -> tuple[Fuzzed, Array, Array]:
    """Some games, without their counts, which are large: all chunks are added up before words are looked for."""
    states, mask = np.zeros(2, dtype=rules.state), np.zeros(len(rules.lines), dtype=np.bool_)
    longest = longest_of(rules)
    trace = np.zeros(longest, dtype=np.int32)
    met = _none_met(rules)
    report = np.zeros(3, dtype=np.int64)
    variants = 1 << len(rules.options)
    kernel(states, states.view(word_of(rules)), mask, trace, players, seed, games, variants, longest, *met, report)
    result = Fuzzed(games=games, longest=int(report[DECISIONS]))
    if report[BROKEN]:
        result.fault = fault_text(faults, int(report[BROKEN]))
        result.seed = int(report[SEED])
        bits = (result.seed >> 1) % variants
        result.options = tuple(name for bit, name in enumerate(rules.options) if bits >> bit & 1)
        result.lines = [rules.lines[action] for action in trace[: int(report[DECISIONS])]]
    return result, *met


def longest_of(rules: Rulebook) -> int:
    """The decisions after which a game counts as endless."""
    return min(rules.max_decisions, 1 << 16)


def fault_text(faults: tuple[str, ...], number: int) -> str:
    return "nothing is legal, or the game does not end" if number == STUCK else faults[number]
