"""The same games on a GPU: one thread a game, by the very rules that run on the CPU, to the very same records.

    games = ak.batch("tzolkin", n=1_000_000).to("cuda")
    mask = torch.zeros(games.mask_shape, dtype=torch.bool, device="cuda")
    games.legal(mask)

Buffers are whatever offers ``__cuda_array_interface__``: arrays of CuPy, tensors of PyTorch, arrays of JAX, Numba's
own. They are used where they lie. Install with ``pip install antikythera[gpu]``.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks for a name that NumPy has dropped
    np.row_stack = np.vstack

from numba import config, cuda

from antikythera.kernel import Plain, below, draw, plain
from antikythera.rulebook import Rulebook, choose

if TYPE_CHECKING:
    from antikythera.batch import Batch

THREADS = 128
SIMULATED = bool(config.ENABLE_CUDASIM)  # type: ignore[attr-defined]
"""Whether Numba only plays at being a GPU, as it does with ``NUMBA_ENABLE_CUDASIM=1``."""


class CudaBatch:
    """The games of a batch on a GPU; its methods are those of :class:`antikythera.batch.Batch`."""

    def __init__(self, games: Batch) -> None:
        self.rules, self.players, self.options = games.rules, games.players, games.options
        self.mask_shape, self.observation_shape = games.mask_shape, games.observation_shape
        self.scores_shape = games.scores_shape
        self._kernels = cuda_kernels(self.rules)
        self.device_states = cuda.to_device(games.states)

    def __len__(self) -> int:
        return len(self.device_states)

    @property
    def states(self) -> np.ndarray[Any, Any]:
        """A copy of all records on the CPU."""
        records: np.ndarray[Any, Any] = self.device_states.copy_to_host()
        return records

    def reset(self, seed: int, where: Any = None) -> None:
        chosen = (
            cuda.to_device(np.ones(len(self), dtype=np.bool_))
            if where is None
            else self._array(where, (len(self),), "b1")
        )
        self._run("reset", chosen, self.players, seed, self.rules.option_bits(self.options))

    def over(self, out: Any) -> None:
        self._run("over", self._array(out, (len(self),), "b1"))

    def legal(self, out: Any) -> None:
        self._run("legal", self._array(out, self.mask_shape, "b1"))

    def choose(self, mask: Any, seed: int, out: Any) -> None:
        self._run("choose", self._array(mask, self.mask_shape, "b1"), seed, self._array(out, (len(self),), "i8"))

    def step(self, actions: Any) -> None:
        from antikythera.batch import IllegalActions

        numbers = self._array(actions, (len(self),), "i8")
        wrong = cuda.to_device(np.zeros(len(self), dtype=np.bool_))
        self._run("step", numbers, wrong)
        found = wrong.copy_to_host()
        if found.any():
            raise IllegalActions(found.nonzero()[0].tolist())

    def observe(self, out: Any) -> None:
        self._run("observe", self._array(out, self.observation_shape, "i2"))

    def scores(self, out: Any, standings: Any = None) -> None:
        spare = cuda.device_array(self.scores_shape, dtype=np.int64) if standings is None else standings
        out = self._array(out, self.scores_shape, "i8")
        self._run("scores", out, self._array(spare, self.scores_shape, "i8"))

    def playout(self, seed: int) -> int:
        decisions = cuda.to_device(np.zeros(len(self), dtype=np.int64))
        self._run("playout", self.players, seed, self.rules.option_bits(self.options), decisions)
        return int(decisions.copy_to_host().sum())

    def to(self, device: str) -> Batch:
        """A copy of these games on another device: ``"cpu"``."""
        from antikythera.batch import Batch

        if device != "cpu":
            raise ValueError(f'games can go to "cpu", not to {device!r}')
        games = Batch(self.rules.name, len(self), self.players, options=self.options)
        games.states = self.states
        return games

    def _run(self, name: str, *arguments: Any) -> None:
        blocks = (len(self) + THREADS - 1) // THREADS
        self._kernels[name][blocks, THREADS](self.device_states, *arguments)

    def _array(self, buffer: Any, shape: tuple[int, ...], dtype: str) -> Any:
        array = buffer if SIMULATED else cuda.as_cuda_array(buffer)
        if array.shape != shape or array.dtype != np.dtype(dtype) or not array.is_c_contiguous():
            raise ValueError(
                f"an array of {np.dtype(dtype)} with the shape {shape} is needed, C-contiguous, on the GPU"
            )
        return array


def _tools() -> tuple[Any, Any]:
    """How a kernel gets at a record, and at a rule. Numba's simulator of a GPU runs kernels plainly, so rules too."""
    if SIMULATED:
        return lambda states, i: Plain(states._item._ary, i), plain
    return cuda.jit(device=True)(lambda states, i: states[i]), lambda rule: rule


@functools.cache
def cuda_kernels(rules: Rulebook) -> dict[str, Any]:
    """The kernels of a game, one thread a game."""
    record, ready = _tools()
    setup, legal, step, over = ready(rules.setup), ready(rules.legal), ready(rules.step), ready(rules.over)
    score, standing, observe = ready(rules.score), ready(rules.standing), ready(rules.observe)
    chance, following, chosen_action = ready(below), ready(draw), ready(choose)
    actions_number = len(rules.lines)

    @cuda.jit
    def reset_games(states, chosen, players, seed, options):
        i = cuda.grid(1)
        if i < len(states) and chosen[i]:
            setup(record(states, i), players, seed + i, options)

    @cuda.jit
    def over_games(states, out):
        i = cuda.grid(1)
        if i < len(states):
            out[i] = over(record(states, i))

    @cuda.jit
    def legal_games(states, out):
        i = cuda.grid(1)
        if i < len(states):
            legal(record(states, i), out[i])

    @cuda.jit
    def choose_games(states, mask, seed, out):
        i = cuda.grid(1)
        if i < len(states):
            number = 0
            for action in range(actions_number):
                number += mask[i, action]
            out[i] = chosen_action(mask[i], chance(following(chance(seed + i, 1 << 62)), number)) if number else -1

    @cuda.jit
    def step_games(states, actions, wrong):
        i = cuda.grid(1)
        if i < len(states) and not over(record(states, i)):
            mask = cuda.local.array(actions_number, np.bool_)
            legal(record(states, i), mask)
            action = actions[i]
            if action < 0 or action >= actions_number or not mask[action]:
                wrong[i] = True
            else:
                step(record(states, i), action)

    @cuda.jit
    def observe_games(states, out):
        i = cuda.grid(1)
        if i < len(states):
            observe(record(states, i), record(states, i).seat, out[i])

    @cuda.jit
    def scores_games(states, out, standings):
        i = cuda.grid(1)
        if i < len(states):
            for seat in range(record(states, i).players):
                out[i, seat] = score(record(states, i), seat)
                standings[i, seat] = standing(record(states, i), seat)

    @cuda.jit
    def playout_games(states, players, seed, options, decisions):
        i = cuda.grid(1)
        if i < len(states):
            mask = cuda.local.array(actions_number, np.bool_)
            s = record(states, i)
            setup(s, players, seed + i, options)
            rng = chance(seed + i, 1 << 62)
            while not over(s):
                rng = following(rng)
                step(s, chosen_action(mask, chance(rng, legal(s, mask))))
                decisions[i] += 1

    return {
        "reset": reset_games,
        "over": over_games,
        "legal": legal_games,
        "choose": choose_games,
        "step": step_games,
        "observe": observe_games,
        "scores": scores_games,
        "playout": playout_games,
    }
