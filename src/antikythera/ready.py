"""Getting the kernels of a game ready: from the cache, or compiled while somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any

import numba
import numpy as np
from numba.core import event

from antikythera.kernel import Rule, prune_cache, reached
from antikythera.rulebook import Rulebook

Watcher = Callable[[Rule], None]
"""Is told which function it is."""


def get_ready(rules: Rulebook, *names: str) -> None:
    """Load kernels of a game from the cache, or compile them into it; all of them, if none are named."""
    examples = _examples(rules)
    for name in names or vars(rules.kernels):
        kernel = getattr(rules.kernels, name)
        kernel.compile(tuple(numba.typeof(examples[argument]) for argument in signature(kernel.py_func).parameters))
    prune_cache()


def _examples(rules: Rulebook) -> dict[str, Any]:
    """For every name that an argument of a kernel can have, a value of its type."""
    states = np.zeros(1, dtype=rules.state)
    mask = np.zeros(len(rules.lines), dtype=np.bool_)
    numbers = dict.fromkeys(("i", "players", "seed", "options", "action", "depth", "seat"), 0)
    arrays = dict.fromkeys(("scores", "standings", "left"), np.zeros(1, dtype=np.int64))
    out = np.zeros(rules.observation_size, dtype=np.int16)
    return {"states": states, "mask": mask, "masks": mask.reshape(1, -1), "out": out, "rng": 0} | numbers | arrays


@contextmanager
def watching(begins: Watcher, ends: Watcher) -> Iterator[None]:
    """Be told whenever the compilation of a function begins and ends; what comes from the cache is not compiled.

    A function is compiled once for each combination of types that it is called with.
    """

    class Listener(event.Listener):
        def on_start(self, compilation: event.Event) -> None:
            begins(compilation.data["dispatcher"])

        def on_end(self, compilation: event.Event) -> None:
            ends(compilation.data["dispatcher"])

    with event.install_listener("numba:compile", Listener()):
        yield


def functions(rules: Rulebook, *names: str) -> int:
    """How many functions kernels are made of, all of them if none are named."""
    return functions_of(getattr(rules.kernels, name) for name in names or vars(rules.kernels))


def functions_of(kernels: Iterable[Rule]) -> int:
    """How many functions compiled ones are made of."""
    return len(reached(kernels))
