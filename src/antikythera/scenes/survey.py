"""Kernels that ask the rules of a game all that a scene says, in one call."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np

from antikythera.kernel import PlainStates, bind, plain


def surveyor(template: Callable[..., Any]) -> Callable[..., Any]:
    """A template of a kernel, compiled; plain when ``ANTIKYTHERA_PLAIN`` is set, as the kernels of a rulebook are.

    The template takes arrays and numbers. Arrays of records, of the game's or of its own, have fields by name.
    """
    kernel = bind(template)
    return _plainly(kernel) if os.environ.get("ANTIKYTHERA_PLAIN") else kernel


def _plainly(kernel: Callable[..., Any]) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        return plain(kernel)(*map(_readable, arguments))

    return run


def _readable(argument: Any) -> Any:
    """An argument of a kernel as plain rules take it."""
    return PlainStates(argument) if getattr(argument, "dtype", np.dtype(int)).fields else argument
