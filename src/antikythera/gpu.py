"""Batches on a GPU, one thread for each game. The rules are those of the CPU, and give the same records to the byte.

A buffer is any array with ``__cuda_array_interface__``: of CuPy, PyTorch, JAX or Numba. It is used without a copy.
``docs/library.md`` has an example. Install with ``pip install "antikythera-games[gpu]"``.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still uses a name that NumPy has removed
    np.row_stack = np.vstack

from numba import config, cuda, from_dtype
from numba.cuda.cudadrv.error import CudaSupportError as CudaSupportError

from antikythera import checks
from antikythera.batch_kernels import bound
from antikythera.batches import Batch, Games, IllegalActions
from antikythera.kernel import Plain, Rule, plain
from antikythera.masks import choose_by_words, clear_by_words, count_by_words
from antikythera.rulebook import Rulebook

THREADS = 128
PLAYOUT_REGISTERS = 32
LARGEST_LOCAL = 1024
"""Bytes of a record that a thread keeps for itself in a playout; larger ones crowd out the cache."""
SIMULATED = bool(config.ENABLE_CUDASIM)  # type: ignore[attr-defined]
"""Whether Numba only simulates a GPU, as it does with ``NUMBA_ENABLE_CUDASIM=1``."""


class CudaBatch(Games):
    """A batch on a GPU, with all methods of :class:`antikythera.batches.Batch`.

    A step copies nothing to the host. So illegal actions are not reported by :meth:`step` but by :meth:`check`, for all
    steps since the last check.
    """

    def __init__(self, games: Batch) -> None:
        self.rules, self.players, self.options = games.rules, games.players, games.options
        self.device_states = cuda.to_device(games.states)
        self._wrong = self.zeros((len(games),), np.bool_)

    def __len__(self) -> int:
        return len(self.device_states)

    @property
    def states(self) -> np.ndarray[Any, Any]:
        """A copy of all records on the CPU."""
        records: np.ndarray[Any, Any] = self.device_states.copy_to_host()
        return records

    def zeros(self, shape: tuple[int, ...], dtype: type) -> Any:
        return cuda.to_device(np.zeros(shape, dtype=dtype))

    def step(
        self,
        actions: Any,
        mask: Any = None,
        *,
        seed: int | None = None,
        ended: Any = None,
        scores: Any = None,
        standings: Any = None,
    ) -> None:
        """Like :meth:`antikythera.batches.Batch.step`, but :meth:`check` reports illegal actions."""
        self._step(actions, mask, self._wrong, seed, ended, scores, standings)

    def check(self) -> None:
        """Raise :class:`~antikythera.batches.IllegalActions` if actions since the last check were illegal."""
        found = self._wrong.copy_to_host().nonzero()[0].tolist()
        if found:
            self._wrong = self.zeros((len(self),), np.bool_)
            raise IllegalActions(found)

    def playout(self, seed: int) -> int:
        """Deal all games, game ``i`` from ``seed + i``, and play them to their end at random. Returns the decisions."""
        decisions = cuda.device_array(len(self), dtype=np.int32)
        self._run("playout", self.players, checks.seed(seed, len(self)), self._bits, decisions)
        return int(decisions.copy_to_host().sum(dtype=np.int64))

    def to(self, device: str) -> Batch:
        """Copy the games to another device: ``"cpu"``."""
        if device != "cpu":
            raise ValueError(f'games can go to "cpu", not to {device!r}')
        games = Batch(self.rules.name, len(self), self.players, options=self.options)
        games.states = self.states
        return games

    def _run(self, kernel: str, *arguments: Any) -> None:
        self.launch(kernel, 0, *arguments)

    def launch(self, kernel: str, stream: Any, *arguments: Any) -> None:
        """Run a kernel of :data:`antikythera.batch_kernels.KERNELS` on a Numba stream."""
        blocks = (len(self) + THREADS - 1) // THREADS
        cuda_kernel(self.rules, kernel)[blocks, THREADS, stream](self.device_states, arguments)

    def _checked(self, buffer: Any, shape: tuple[int, ...], dtype: type) -> Any:
        array = buffer if SIMULATED else cuda.as_cuda_array(buffer)
        if array.shape != shape or array.dtype != np.dtype(dtype) or not array.is_c_contiguous():
            raise ValueError(
                f"an array of {np.dtype(dtype)} with the shape {shape} is needed, C-contiguous, on the GPU"
            )
        return array


@functools.cache
def cuda_kernel(rules: Rulebook, name: str) -> Any:
    """A CUDA kernel of a game, with one thread for each game of the batch."""
    if name == "playout" and not SIMULATED:
        return _playout(rules)
    one = bound(rules, name, clear=clear_by_words, count=count_by_words, choose=choose_by_words)
    return _simulated(rules, plain(one)) if SIMULATED else _one_step(one)


def _one_step(one: Rule) -> Any:
    """A kernel that works on the record in place: copying it costs more than a step."""

    @cuda.jit
    def run(states, arguments):
        i = cuda.grid(1)
        if i < len(states):
            one(states[i], i, 0, *arguments)

    return run


def _playout(rules: Rulebook) -> Any:
    """A kernel that deals and plays, with a mask of bits. A small record is in the thread's local memory, where the
    threads of a warp read neighbouring words. Few registers make room for many threads, which hide the latency of
    memory. Slower on an H200 were more registers (by 7 % and more), a mask in shared memory (by 2 %), threads that take
    the next game when theirs is over (by 5 to 20 %), and threads that wait for others of their warp until they have the
    same kind of decision (by 2 %).
    """
    from antikythera.gpu_masks import WORD, Bits, choose, clear, count, words_for  # not for the simulator

    one = bound(rules, "playout", clear=clear, count=count, choose=choose)
    state, words = from_dtype(rules.state), words_for(len(rules.lines))

    def run(states, arguments):
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, state)
            one(own[0], i, Bits(cuda.local.array(words, WORD)), *arguments)
            states[i] = own[0]

    def run_in_place(states, arguments):
        i = cuda.grid(1)
        if i < len(states):
            one(states[i], i, Bits(cuda.local.array(words, WORD)), *arguments)

    if rules.state.itemsize > LARGEST_LOCAL:
        return cuda.jit(run_in_place)
    return cuda.jit(max_registers=PLAYOUT_REGISTERS)(run)  # type: ignore[call-arg]


def _simulated(rules: Rulebook, one: Any) -> Any:
    """A kernel for Numba's simulator, which runs in the interpreter and needs plain rules."""
    actions = len(rules.lines)

    @cuda.jit
    def run(states, arguments):
        i = cuda.grid(1)
        if i < len(states):
            one(Plain(states._item._ary, i), i, np.zeros(actions, dtype=np.bool_), *arguments)

    return run
