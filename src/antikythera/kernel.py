"""One rulebook, three ways to run it.

A rule is a plain Python function over one record of a NumPy structured array, decorated with :func:`rule`. It runs

* compiled by Numba, which is what calling it does;
* plainly, by the interpreter, as the function that :func:`plain` returns: on a :class:`Plain` record, telling what
  happens through :func:`note` to whoever listens with :func:`narration`;
* on a GPU, where the same rules are called from a CUDA kernel.

All three leave the same bytes behind, as long as rules keep a few habits: they allocate nothing, raise nothing, never
recurse, and work on integers that stay below 2**63 at every step.

Compiled rules are kept on disk in a folder named by a fingerprint of everything they were made from. Numba's own
stamp looks at one file only, and would go on running a rule whose neighbour has changed.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import tomllib
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

PACKAGE = Path(__file__).parent

Rule = Callable[..., Any]


# The cache


def cache_folder() -> Path:
    """Where compiled rules are kept: ``ANTIKYTHERA_CACHE``, or the user's cache folder."""
    return Path(os.environ.get("ANTIKYTHERA_CACHE") or platformdirs.user_cache_dir("antikythera"))


def prune_cache(keep: int = 256) -> None:
    """Forget what was compiled from sources of long ago: all but the folders that were written to last."""
    folders = sorted(cache_folder().glob("[0-9a-f]" * 16), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[keep:]:
        shutil.rmtree(folder, ignore_errors=True)


def components_path(game: str, name: str) -> Path:
    """A component file of a game, or its replacement in the folder that ``ANTIKYTHERA_COMPONENTS`` names."""
    replacement = Path(os.environ.get("ANTIKYTHERA_COMPONENTS", "")) / name
    if os.environ.get("ANTIKYTHERA_COMPONENTS") and replacement.is_file():
        return replacement
    return PACKAGE / game / name


def components(game: str, name: str) -> dict[str, Any]:
    """Read a component file of a game."""
    return tomllib.loads(components_path(game, name).read_text(encoding="utf-8"))


@functools.cache
def fingerprint(*sources: Path) -> str:
    """A short name for everything that compiled rules are made from, given the files and folders they come from."""
    digest = hashlib.sha256(f"{numba.__version__} {platform.machine()} {llvmlite.binding.get_host_cpu_name()}".encode())
    for source in (Path(__file__), *sources):
        files = [source] if source.is_file() else sorted(p for p in source.iterdir() if p.suffix in (".py", ".toml"))
        for file in files:
            if file.suffix == ".toml" and file.parent.parent == PACKAGE:
                file = components_path(file.parent.name, file.name)
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _sources(function: types.FunctionType) -> Path:
    """What a function's compiled form depends on: its file, or all of its folder when it lives in a game."""
    file = Path(function.__code__.co_filename)
    return file if file.parent == PACKAGE else file.parent


class _Locator(_CacheLocator):
    def __init__(self, function: types.FunctionType) -> None:
        self.function = function
        self.stamp = fingerprint(_sources(function), *getattr(function, "bound_to", ()))

    def get_cache_path(self) -> str:
        return str(cache_folder() / self.stamp)

    def get_source_stamp(self) -> str:
        return self.stamp

    def get_disambiguator(self) -> str:
        """Copies of one template that are bound otherwise are other functions."""
        bound = hashlib.sha256(" ".join(getattr(self.function, "bound_as", ())).encode())
        return f"{self.function.__code__.co_firstlineno}-{bound.hexdigest()[:8]}"

    @classmethod
    def from_function(cls, function: types.FunctionType, _file: str) -> _Locator:
        return cls(function)


class _CacheImpl(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_Locator]  # noqa: RUF012


class _Cache(FunctionCache):
    _impl_class = _CacheImpl


# Rules


def rule(function: Callable[..., Any]) -> Rule:
    """Compile a function of a rulebook, when a kernel first needs it, and keep the result on disk.

    What it takes to call a function from Python is almost half of the time that it takes to compile it, and only
    kernels are called from there. So a rule does without; for one that is called all the same, a test's or a
    curious person's, a twin is compiled that can be.
    """
    dispatcher = _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    dispatcher._cache = _Cache(function)

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
    """The type that a rule takes a value as: one for all integers, so that it is not compiled for each width."""
    value = numba.types.unliteral(value)
    return numba.types.int64 if isinstance(value, numba.types.Integer) else value


def _compiled(function: Callable[..., Any], **options: bool) -> Any:
    make: Any = numba.njit
    return make(nogil=True, **options)(function)


def bind(template: Callable[..., Any], game: types.ModuleType, **names: Any) -> Rule:
    """A generic kernel for one game: a copy of the template whose free names are that game's.

    A closure over compiled rules would be compiled again in every process; a function with other globals is not.
    """
    assert isinstance(template, types.FunctionType)
    assert game.__file__
    function = types.FunctionType(template.__code__, template.__globals__ | names, template.__name__)
    function.__module__ = template.__module__
    function.__qualname__ = f"{template.__qualname__}_{game.__name__.rpartition('.')[2]}"
    used: dict[str, Any] = {name: function.__globals__.get(name) for name in template.__code__.co_names}
    rules = {name: value.py_func for name, value in used.items() if hasattr(value, "py_func")}
    # Also what the rules are bound to themselves: a kernel may reach a source only through another kernel.
    reached = {source for one in rules.values() for source in (_sources(one), *getattr(one, "bound_to", ()))}
    function.__dict__["bound_to"] = (Path(game.__file__).parent, *sorted(reached))
    function.__dict__["bound_as"] = [
        f"{name}={rules[name].__module__}.{rules[name].__qualname__}" if name in rules else f"{name}={value!r}"
        for name, value in sorted(used.items())
        if name in names or name in rules
    ]
    dispatcher = _compiled(function, no_cfunc_wrapper=True)
    dispatcher._cache = _Cache(function)
    return dispatcher


@rule
def note(event, seat, a=0, b=0, c=0):
    """Tell what happened, to whoever listens to a plain game. Compiled, this is nothing at all."""


# Chance. A state of the generator is any integer of 62 bits; a signed product that overflows is not defined when it is
# compiled, so words are multiplied by halves.

HALF = (1 << 31) - 1
WORD = (1 << 62) - 1


@rule
def draw(rng):
    """The next state of a random generator."""
    return (rng + 0x1E3779B97F4A7C15) & WORD


@rule
def _times(word, factor):
    """A product of a word and a half word, as much of it as fits a word."""
    return ((word & HALF) * factor + ((((word >> 31) * factor) & HALF) << 31)) & WORD


@rule
def below(rng, n):
    """The number from 0 to n - 1 that a state of the generator stands for."""
    word = _times(rng ^ (rng >> 33), 0x5D2B1A8D)
    word = _times(word ^ (word >> 29), 0x6C8E9CF5)
    word = _times(word ^ (word >> 32), 0x4F1BBCDD)
    return (word ^ (word >> 31)) % n


# Plain twins

_worlds: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
_twins: dict[int, tuple[Rule, Callable[..., Any]]] = {}
"""By identity; what has the identity is kept beside it, so that nothing else can ever have the same."""
_story: ContextVar[list[tuple[int, ...]] | None] = ContextVar("story", default=None)


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


def plain(compiled: Rule) -> Callable[..., Any]:
    """The same rule as an ordinary function, that calls ordinary functions all the way down."""
    if compiled is note:
        return _tell
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
    """What stands in for a global of a rule when it runs plainly: Python's integers throughout, which never wrap."""
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
    """One record of an array of states, for plain rules: its fields give and take Python's integers.

    A value that does not fit its field raises, where compiled rules would wrap it silently.
    """

    def __new__(cls, states: np.ndarray[Any, Any], index: int = 0) -> Any:
        self: Any = object.__new__(_plain_class(states.dtype))
        self._states = states[index : index + 1]
        self._bytes = memoryview(self._states.view(np.uint8))
        return self


class _Part:
    """A field of several numbers. A rule touches few of them: a record looks for one when it is first asked for it,
    and has it as an attribute of its own from then on.
    """

    def __init__(self, name: str, dtype: np.dtype[Any], offset: int) -> None:
        self.name, self.place = name, slice(offset, offset + dtype.itemsize)
        self.format, self.shape = dtype.base.char, dtype.shape or (1,)

    def __get__(self, record: Any, _owner: type) -> memoryview:
        part: memoryview = record._bytes[self.place].cast(self.format, self.shape)
        record.__dict__[self.name] = part
        return part


class PlainStates:
    """An array of states whose records are plain, for kernels that run plainly."""

    def __init__(self, states: np.ndarray[Any, Any]) -> None:
        self.states = states

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, index: int) -> Any:
        return Plain(self.states, index)

    def __setitem__(self, index: int, record: Any) -> None:
        self.states[index : index + 1] = record._states


def plain_kernel(compiled: Rule) -> Callable[..., Any]:
    """A kernel that runs plainly, on arrays of states as the compiled one does."""

    def run(states: np.ndarray[Any, Any], *arguments: Any) -> Any:
        return plain(compiled)(PlainStates(states), *arguments)

    return run


@functools.cache
def _plain_class(dtype: np.dtype[Any]) -> type:
    """The class of the plain records of a dtype."""
    body: dict[str, Any] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        if kind.shape:
            body[name] = _Part(name, kind, offset)
        else:
            body[name], body[f"_{name}"] = _number(f"_{name}"), _Part(f"_{name}", kind, offset)
    return type("Plain", (), body)


def _number(part: str) -> property:
    """A field of one number, which is a part of one."""

    def write(record: Any, value: int) -> None:
        getattr(record, part)[0] = int(value)

    return property(lambda record: getattr(record, part)[0], write)
