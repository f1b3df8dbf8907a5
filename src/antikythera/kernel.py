"""One rulebook, three ways to run it.

A rule is a plain Python function over one record of a NumPy structured array, decorated with :func:`rule`. It runs

* compiled by Numba, which is what calling it does;
* plainly, by the interpreter, as the function that :func:`plain` returns: on a :class:`Plain` record, where
  :func:`note` reports what happens to :func:`narration`;
* on a GPU, where the same rules are called from a CUDA kernel.

All three give the same bytes, as long as rules allocate nothing, raise nothing, never recurse, and work on integers
below 2**63.

Compiled rules are stored on disk, see :mod:`antikythera.cache`.
"""

from __future__ import annotations

import functools
import os
import tomllib
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import numba
import numpy as np

from antikythera.cache import Cache, compiled_by

PACKAGE = Path(__file__).parent

Rule = Callable[..., Any]
_DISABLED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


# Components


def components(path: Path) -> dict[str, Any]:
    """Read a component file of a game, or the file of that name in the folder ``ANTIKYTHERA_COMPONENTS``."""
    replacement = Path(os.environ.get("ANTIKYTHERA_COMPONENTS") or path.parent) / path.name
    return tomllib.loads((replacement if replacement.is_file() else path).read_text(encoding="utf-8"))


# Rules


def rule(function: Callable[..., Any]) -> Rule:
    """Compile a function of a rulebook, when a kernel first needs it, and keep the result on disk.

    Almost half of the time to compile a function goes into the wrapper that calls it from Python, and only kernels
    are called from there. So a rule has no wrapper; a rule that is called from Python anyway, as in a test, is
    compiled a second time with one.
    """
    assert isinstance(function, types.FunctionType)
    if _DISABLED:  # the documentation shows rules as the functions that they are
        return function
    dispatcher = _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    dispatcher._cache = Cache(function)

    def keep(compiled: Any) -> None:
        dispatcher.overloads[tuple(compiled.signature.args)] = compiled  # unknown to callers in Python

    @functools.cache
    def twin() -> Any:
        return _compiled(function)

    offer = dispatcher.get_call_template
    dispatcher.get_call_template = lambda values, named: offer(tuple(map(_wide, values)), named)
    dispatcher.add_overload = keep
    dispatcher._compile_for_args = lambda *values, **named: twin()._compile_for_args(*values, **named)
    return dispatcher


def _wide(value: Any) -> Any:
    """The type of an argument of a rule: one type for all integers, so that it is not compiled for each width."""
    value = numba.types.unliteral(value)
    return numba.types.int64 if isinstance(value, numba.types.Integer) else value


def _compiled(function: Callable[..., Any], **options: bool) -> Any:
    make: Any = numba.njit
    return make(nogil=True, **options)(function)


def bind(template: Callable[..., Any], *, inline: bool = False, **names: Any) -> Rule:
    """A generic kernel for one game: a copy of the template, which may be a rule, with that game's rules as globals.

    A closure over compiled rules would be compiled again in every process; a function with other globals is not.
    ``inline`` is for a kernel that another one calls with many arrays: they take longer to pass than a rule to run.
    """
    template = getattr(template, "py_func", template)
    assert isinstance(template, types.FunctionType)
    function = types.FunctionType(template.__code__, template.__globals__ | names, template.__name__)
    function.__module__, function.__qualname__ = template.__module__, template.__qualname__
    if _DISABLED:
        return function
    dispatcher = _compiled(function, no_cfunc_wrapper=True, forceinline=inline)
    dispatcher._cache = Cache(function)
    compile_for = dispatcher._compile_for_args

    def find(*values: Any, **named: Any) -> Any:
        """Called by Numba for argument types that are not compiled yet."""
        return plain_kernel(dispatcher) if _is_plain(dispatcher) else compile_for(*values, **named)

    dispatcher._compile_for_args = find
    return dispatcher


compiled_by(rule, bind, _wide, _compiled)


def direct(kernel: Rule) -> Rule:
    """The machine code of a kernel, without Numba's look-up of types, which takes longer than most rules.

    It must be called with exactly the types that the kernel was compiled for. Until a kernel is compiled, for these
    types and no others, this is the kernel itself.
    """
    compiled = [*getattr(kernel, "overloads", {}).values()]
    return compiled[0].entry_point if len(compiled) == 1 else kernel


# Until a kernel is compiled

_interpreting = False


def interpret(enabled: bool) -> None:
    """While another process compiles into the cache, run kernels plainly until they are there."""
    global _interpreting
    _interpreting = enabled


def is_awaited(kernel: Rule) -> bool:
    """Whether a kernel runs plainly only until another process has compiled it."""
    return _interpreting and not kernel.signatures and not kernel._cache.is_filled  # type: ignore[attr-defined]


def _is_plain(kernel: Rule) -> bool:
    """With ``ANTIKYTHERA_PLAIN`` set all kernels run plainly: slow, but every line can be watched by a debugger or
    counted by a coverage tool.
    """
    return bool(os.environ.get("ANTIKYTHERA_PLAIN")) or is_awaited(kernel)


@rule
def note(event, seat, a=0, b=0, c=0):
    """Report an event of a plain game to :func:`narration`. Compiled, this does nothing."""


# The random generator. Its state is any integer of 62 bits. A signed product that overflows is undefined in compiled
# code, so words are multiplied by halves.

HALF = (1 << 31) - 1
WORD = (1 << 62) - 1


@rule
def draw(rng):
    """The next state of a random generator."""
    return (rng + 0x1E3779B97F4A7C15) & WORD


@rule
def _times(word, factor):
    """The product of a word and a half word, modulo the size of a word."""
    return ((word & HALF) * factor + ((((word >> 31) * factor) & HALF) << 31)) & WORD


@rule
def below(rng, n):
    """A number from 0 to n - 1, by the state of the generator."""
    word = _times(rng ^ (rng >> 33), 0x5D2B1A8D)
    word = _times(word ^ (word >> 29), 0x6C8E9CF5)
    word = _times(word ^ (word >> 32), 0x4F1BBCDD)
    return (word ^ (word >> 31)) % n


# Plain twins

_worlds: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
_twins: dict[int, tuple[Rule, Callable[..., Any]]] = {}
"""By identity. The object is kept, too, so that its identity is never reused."""
_story: ContextVar[list[tuple[int, ...]] | None] = ContextVar("story", default=None)
_numbers: ContextVar[Callable[[int], int] | None] = ContextVar("numbers", default=None)


def _tell(event: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    story = _story.get()
    if story is not None:
        story.append((int(event), int(seat), int(a), int(b), int(c)))


@contextmanager
def narration() -> Iterator[list[tuple[int, ...]]]:
    """Collect what plain rules note while the block runs."""
    story: list[tuple[int, ...]] = []
    token = _story.set(story)
    try:
        yield story
    finally:
        _story.reset(token)


@contextmanager
def drawing(numbers: Callable[[int], int]) -> Iterator[None]:
    """While the block runs, plain rules draw from ``numbers(n)``, a number from 0 to n - 1, and not from their own
    generator.
    """
    token = _numbers.set(numbers)
    try:
        yield
    finally:
        _numbers.reset(token)


def _below(rng: int, n: int) -> Any:
    numbers = _numbers.get()
    return numbers(n) if numbers else _twin(below)(rng, n)


def plain(compiled: Rule) -> Callable[..., Any]:
    """The rule as an ordinary Python function, which also calls ordinary functions only."""
    if compiled is note:
        return _tell
    return _below if compiled is below else _twin(compiled)


def _twin(compiled: Rule) -> Callable[..., Any]:
    if id(compiled) not in _twins:
        function = compiled.py_func  # type: ignore[attr-defined]
        twin = types.FunctionType(
            function.__code__,
            _world(function.__globals__),
            function.__name__,
            function.__defaults__,
            function.__closure__,
        )
        _twins[id(compiled)] = compiled, twin
    return _twins[id(compiled)][1]


def _world(names: dict[str, Any]) -> dict[str, Any]:
    """The globals of a module, for its plain rules."""
    if id(names) not in _worlds:
        world: dict[str, Any] = {}
        _worlds[id(names)] = names, world
        world.update({name: _plainly(value) for name, value in list(names.items())})
    return _worlds[id(names)][1]


def _plainly(value: Any) -> Any:
    """A global of a rule, for its plain function: with Python's integers, which never wrap."""
    if isinstance(value, types.ModuleType):
        return _PlainModule(value)
    if hasattr(value, "py_func"):
        return plain(value)
    if isinstance(value, np.ndarray):
        return memoryview(value)  # type: ignore[arg-type]
    return value


class _PlainModule:
    """A module as plain rules see it."""

    def __init__(self, module: types.ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = _plainly(getattr(self._module, name))
        setattr(self, name, value)
        return value


class Plain:
    """A record for plain rules: its fields are read and written as Python's integers.

    A value that does not fit its field raises, where compiled rules would wrap it silently.
    """

    def __new__(cls, states: np.ndarray[Any, Any], index: int = 0) -> Any:
        self: Any = object.__new__(_plain_class(states.dtype))
        self._states = states[index : index + 1]
        self._bytes = memoryview(self._states.view(np.uint8))
        return self


class _Part:
    """A field of several numbers. Rules use few fields, so a record creates one on first use and then keeps it as an
    attribute.
    """

    def __init__(self, name: str, dtype: np.dtype[Any], offset: int) -> None:
        self.name, self.place = name, slice(offset, offset + dtype.itemsize)
        self.format, self.shape = dtype.base.char, dtype.shape or (1,)

    def __get__(self, record: Any, _owner: type) -> memoryview:
        part: memoryview = record._bytes[self.place].cast(self.format, self.shape)
        record.__dict__[self.name] = part
        return part


class PlainStates:
    """An array of plain records, for kernels that run plainly."""

    def __init__(self, states: np.ndarray[Any, Any]) -> None:
        self.states = states

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, index: Any) -> Any:
        return PlainStates(self.states[index]) if isinstance(index, slice) else Plain(self.states, index)

    def __setitem__(self, index: int, record: Any) -> None:
        self.states[index : index + 1] = record._states


def plain_kernel(compiled: Rule) -> Callable[..., Any]:
    """A kernel that runs plainly, on arrays of records as the compiled one does."""

    def run(*arguments: Any) -> Any:
        return plain(compiled)(*map(_plain_argument, arguments))

    return run


def _plain_argument(value: Any) -> Any:
    return PlainStates(value) if isinstance(value, np.ndarray) and value.dtype.fields else value


@functools.cache
def _plain_class(dtype: np.dtype[Any]) -> type:
    """The class of the plain records of a dtype."""
    body: dict[str, Any] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        if kind.shape:
            body[name] = _Part(name, kind, offset)
        else:
            body[name], body[f"_{name}"] = _number(f"_{name}", kind.kind), _Part(f"_{name}", kind, offset)
    return type("Plain", (), body)


def _number(part: str, kind: str) -> property:
    """A field of one number."""
    as_python: type = float if kind == "f" else int

    def write(record: Any, value: Any) -> None:
        getattr(record, part)[0] = as_python(value)

    return property(lambda record: getattr(record, part)[0], write)
