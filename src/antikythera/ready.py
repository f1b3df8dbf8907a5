"""Gets the kernels of a game ready: loads them from the cache, or compiles them and reports progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any

import numba
import numpy as np
from numba.core import event

from antikythera.cache import prune_cache, reached
from antikythera.kernel import Rule
from antikythera.rulebook import Rulebook

Watcher = Callable[[Rule], None]
"""Called with the function that is compiled."""


def get_ready(rules: Rulebook, *names: str) -> None:
    """Load kernels of a game from the cache, or compile them into it. By default all kernels."""
    examples = _examples(rules)
    for name in names or vars(rules.kernels):
        kernel = getattr(rules.kernels, name)
        kernel.compile(tuple(numba.typeof(examples[argument]) for argument in signature(kernel.py_func).parameters))
    prune_cache()


def _examples(rules: Rulebook) -> dict[str, Any]:
    """A value for every name of an argument of a kernel, of its type."""
    states = np.zeros(1, dtype=rules.state)
    mask = np.zeros(len(rules.lines), dtype=np.bool_)
    numbers = dict.fromkeys(("i", "players", "seed", "options", "action", "depth", "seat"), 0)
    arrays = dict.fromkeys(("scores", "standings", "left", "listed"), np.zeros(1, dtype=np.int64))
    out = np.zeros(rules.observation_size, dtype=np.int16)
    return {"states": states, "mask": mask, "masks": mask.reshape(1, -1), "out": out, "rng": 0} | numbers | arrays


@contextmanager
def watching(begins: Watcher, ends: Watcher) -> Iterator[None]:
    """Call functions when the compilation of a function begins and ends. Loading from the cache does not count.

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
    """The number of functions in kernels of a game, by default in all of them."""
    return functions_of(getattr(rules.kernels, name) for name in names or vars(rules.kernels))


def functions_of(kernels: Iterable[Rule]) -> int:
    """The number of functions in kernels: themselves, and all that they call."""
    return len(reached(kernels))
