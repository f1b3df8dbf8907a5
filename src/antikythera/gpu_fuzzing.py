"""Fuzzing on a GPU: one thread for each game, with the rules, the proof and the games of :mod:`antikythera.proof`."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda, from_dtype

from antikythera.gpu import SIMULATED, THREADS
from antikythera.kernel import PlainStates, Rule, bind, plain, rule
from antikythera.masks import choose, clear, count
from antikythera.proof import Fuzzed, Proof, fuzzing, proof_of
from antikythera.rulebook import Rulebook

if not SIMULATED:
    from numba.cuda.cudadrv import nvvm

    from antikythera.gpu_masks import WORD, Bits, choose, clear, count, words_for

    # Each function has a copy of the tables that it reads; all of them are too much for the 64 kB of constant memory.
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL

PART = 250_000
"""Games of one launch, after which :func:`antikythera.proof.fuzz_on` stores what was found."""
REGISTERS = 64
"""Few registers make room for many threads, which hide the latency of memory."""
ROWS = 64
"""Threads count in different rows, so that they seldom wait for each other."""


@rule
def add_with_others(counts, at):
    """Count one more, while other threads do so."""
    cuda.atomic.add(counts, at, 1)


def fuzz(
    rules: Rulebook,
    players: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda games: None,
    proof: Proof | None = None,
) -> Fuzzed:
    """Like :func:`antikythera.proof.fuzz`, with the same games. The CPU plays one with a fault again, for its lines."""
    proof = proof or proof_of(rules)
    decisions_met = cuda.to_device(np.zeros((ROWS, len(rules.decisions)), dtype=np.int64))
    actions_met = cuda.to_device(np.zeros((ROWS, len(rules.lines)), dtype=np.int64))
    report = cuda.to_device(np.zeros((2, games), dtype=np.int64))
    threads = 1 if SIMULATED else THREADS  # the simulator's threads would count at the same time
    run = _kernel(rules, proof)[-(-games // threads), threads]
    run(players, seed, 1 << len(rules.options), fuzzing.longest_of(rules), decisions_met, actions_met, report)
    broken, lengths = report.copy_to_host()
    total = fuzzing.nothing_met(rules)
    total.games, total.longest = games, int(lengths.max())
    total.count(rules, decisions_met.copy_to_host().sum(axis=0), actions_met.copy_to_host().sum(axis=0))
    for number in broken.nonzero()[0][:1].tolist():
        again = fuzzing.fuzz(rules, players, 1, seed + number, proof=proof)
        total.seed, total.options, total.lines = seed + number, again.options, again.lines
        total.fault = again.fault or f"only on the GPU: {fuzzing.fault_text(proof.faults, int(broken[number]))}"
    progress(games)
    return total


@functools.cache
def _kernel(rules: Rulebook, proof: Proof) -> Any:
    """A kernel with two records and a mask in the local memory of each thread."""
    legal = bind(rules.legal, clear=clear, count=count)
    names = {"audit": proof.audit, "enrich": proof.enrich, "legal": legal, "choose": choose}
    if SIMULATED:
        return _simulated(rules, plain(rules.bind(fuzzing.fuzz_game, **names)))
    play = rules.bind(fuzzing.fuzz_game, add=add_with_others, **names)
    state, words = from_dtype(rules.state), words_for(len(rules.lines))
    word = fuzzing.word_of(rules)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[call-arg]
    def run(players, seed, variants, longest, decisions_met, actions_met, report):
        i = cuda.grid(1)
        if i < report.shape[1]:
            own, mask = cuda.local.array(2, state), Bits(cuda.local.array(words, WORD))
            trace, row = cuda.local.array(1, np.int32), i % ROWS
            report[0, i], report[1, i] = play(
                own,
                own.view(word),
                mask,
                trace,
                players,
                seed + i,
                variants,
                longest,
                decisions_met[row],
                actions_met[row],
            )

    return run


def _simulated(rules: Rulebook, play: Rule) -> Any:
    """A kernel for Numba's simulator, which runs in the interpreter and needs plain rules."""
    word = fuzzing.word_of(rules)

    @cuda.jit
    def run(players, seed, variants, longest, decisions_met, actions_met, report):
        i = cuda.grid(1)
        own, mask = np.zeros(2, dtype=rules.state), np.zeros(len(rules.lines), dtype=np.bool_)
        trace, row = np.zeros(1, dtype=np.int32), i % ROWS
        report[0, i], report[1, i] = play(
            PlainStates(own),
            own.view(word),
            mask,
            trace,
            players,
            seed + i,
            variants,
            longest,
            decisions_met[row],
            actions_met[row],
        )

    return run
