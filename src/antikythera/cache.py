"""The cache: compiled rules on disk, under the fingerprint of everything that they depend on.

Numba's own stamp looks at one file only, so a change in a called function of another file would go unnoticed.
"""

from __future__ import annotations

import dis
import functools
import hashlib
import os
import platform
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

MOST_KEPT = 4000
"""The most files in the cache. All kernels of a game with its bots need about 700."""


def cache_folder() -> Path:
    """Where compiled rules are stored: ``ANTIKYTHERA_CACHE``, or the user's cache folder."""
    return Path(os.environ.get("ANTIKYTHERA_CACHE") or platformdirs.user_cache_dir("antikythera"))


def prune_cache(keep: int = MOST_KEPT) -> None:
    """Delete the oldest files of the cache, which were compiled from earlier sources."""
    files = [file for file in cache_folder().glob("*.nb[ic]") if file.is_file()]
    for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)[keep:]:
        with suppress(OSError):  # removed by another process, or in use, as on Windows
            file.unlink()


def fingerprint(compiled: Callable[..., Any]) -> str:
    """A hash of everything that a compiled function depends on.

    That is its code, the values of the globals it reads, the same of all functions it calls, and the compiler. Comments
    and docstrings are not part of it, and neither is anything else in the same file.
    """
    return _stamp(compiled.py_func)  # type: ignore[attr-defined]


def _stamp(function: types.FunctionType) -> str:
    return hashlib.sha256(f"{_compiler()} {_digest(function)}".encode()).hexdigest()[:24]


_compilers: list[types.CodeType] = []


def compiled_by(*functions: Callable[..., Any]) -> None:
    """Make the functions that compile part of every fingerprint."""
    _compilers.extend(function.__code__ for function in functions)


@functools.cache
def _compiler() -> str:
    """The versions and the CPU that compiled code is for, and the way it is compiled."""
    versions = (numba.__version__, platform.python_version(), platform.machine(), llvmlite.binding.get_host_cpu_name())
    return " ".join((*versions, *map(_code, _compilers)))


_digests: dict[int, tuple[object, str]] = {}
"""By identity. The object is kept, too, so that its identity is never reused."""


def _digest(function: types.FunctionType) -> str:
    if id(function) not in _digests:
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        parts = [
            _code(function.__code__),
            *(_described(value) for value in (*(function.__defaults__ or ()), *cells)),
            *(f"{name}={_described(value)}" for name, value in _globals(function)),
        ]
        _digests[id(function)] = function, hashlib.sha256("\n".join(parts).encode()).hexdigest()
    return _digests[id(function)][1]


def _code(code: types.CodeType) -> str:
    """What a function does, without its docstring and the lines it is on."""
    steps = [
        (step.opcode, _code(step.argval) if isinstance(step.argval, types.CodeType) else repr(step.argval))
        for step in dis.get_instructions(code)
    ]
    return repr((code.co_varnames[: code.co_argcount], steps))


def _globals(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals that a function reads, by name, and those that it reads from modules, as ``module.name``."""
    module: Any = None
    for instruction in dis.get_instructions(function.__code__):
        name = instruction.argval
        if instruction.opname == "LOAD_GLOBAL" and name in function.__globals__:
            value = function.__globals__[name]
            if not isinstance(value, types.ModuleType):
                yield name, value
            module = value if isinstance(value, types.ModuleType) else None
        elif module is not None and instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            yield f"{module.__name__}.{name}", getattr(module, name)
            module = None


def _described(value: Any) -> str:
    """A value as a text that changes with it."""
    if hasattr(value, "py_func"):
        return _digest(value.py_func)
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    return getattr(value, "__qualname__", None) or repr(value)


def reached(kernels: Iterable[Callable[..., Any]]) -> list[Callable[..., Any]]:
    """Kernels, and all rules that they call, directly or through others."""
    found: dict[int, Callable[..., Any]] = {}
    waiting: list[Any] = [*kernels]
    while waiting:
        compiled = waiting.pop()
        if id(compiled) not in found:
            found[id(compiled)] = compiled
            waiting += [value for _, value in _globals(compiled.py_func) if hasattr(value, "py_func")]
    return [*found.values()]


def sources(kernels: Iterable[Callable[..., Any]]) -> set[Path]:
    """The files that kernels are made from."""
    return {Path(compiled.py_func.__code__.co_filename) for compiled in reached(kernels)}  # type: ignore[attr-defined]


class _Locator(_CacheLocator):
    """Names the files of a function in the cache by its fingerprint."""

    def __init__(self, function: types.FunctionType) -> None:
        self.stamp = _stamp(function)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return self.stamp

    def get_disambiguator(self) -> str:
        return self.stamp

    @classmethod
    def from_function(cls, function: types.FunctionType, _file: str) -> _Locator:
        return cls(function)


class _CacheImpl(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_Locator]  # noqa: RUF012


class _OpenCache(FunctionCache):
    _impl_class = _CacheImpl


class Cache:
    """Numba's cache for one function, opened on first use, when all functions that it calls are defined."""

    def __init__(self, function: types.FunctionType) -> None:
        self._function = function

    @functools.cached_property
    def _open(self) -> Any:
        return _OpenCache(self._function)  # type: ignore[no-untyped-call]

    @property
    def is_filled(self) -> bool:
        """Whether compiled code is stored. Numba writes the data last, so it is complete then."""
        return Path(self._open.cache_path, f"{self._open._impl.filename_base}.1.nbc").is_file()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._open, name)
