"""Bots that others have written, by name.

A name is ``package.module:Class`` or ``path/to/file.py:Class``, or an entry point of an installed distribution::

    [project.entry-points."antikythera.bots"]
    clever = "my_package.bots:Clever"

The class takes the name of a game and a seed, and is a :class:`~antikythera.bots.bot.Bot`. A server offers the bots of
the entry points, and those that the environment variable ``ANTIKYTHERA_BOTS`` names, separated by commas.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import inspect
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from antikythera.bots.bot import Bot

GROUP = "antikythera.bots"
OFFERED = "ANTIKYTHERA_BOTS"


def installed() -> dict[str, str]:
    """The names and classes of the bots that distributions install."""
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP))}


def offered() -> tuple[str, ...]:
    """The bots that a server offers besides its own."""
    named = [name.strip() for name in os.environ.get(OFFERED, "").split(",")]
    return tuple(dict.fromkeys([*installed(), *filter(None, named)]))


def is_own(name: str) -> bool:
    """Whether a name is one of those described here."""
    return ":" in name or name in installed()


@functools.cache
def bot_class(name: str) -> type[Bot]:
    """The class with a name. Raises ValueError."""
    place, _, attribute = installed().get(name, name).rpartition(":")
    try:
        module = _file(place) if place.endswith(".py") else import_module(place)
        found: Any = getattr(module, attribute)
    except Exception as error:  # whatever the module does when it is imported
        raise ValueError(f"there is no bot {name!r}: {type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise ValueError(f"{name!r} is not a class of bots: derive it from antikythera.bots.Bot")
    if inspect.isabstract(found):
        raise ValueError(f"{name!r} cannot play: it has no method think")
    return found


def _file(place: str) -> ModuleType:
    """The module in a file. It has a name of its own, so that it hides no other module."""
    path = Path(place).expanduser().resolve()
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {place}")
    name = f"antikythera_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def files(names: Iterable[str]) -> set[Path]:
    """The files in which bots, and what they are derived from, are written."""
    classes = {ancestor for name in names if is_own(name) for ancestor in bot_class(name).__mro__}
    written = {kind for kind in classes if not kind.__module__.startswith(("antikythera.", "builtins", "abc"))}
    return {Path(inspect.getfile(kind)) for kind in written}
