"""The weights of bots, from the file ``weights.toml`` of each game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np


class Weights:
    """The weights of a game: ``names``, their ``values`` in the same order, and the index of each."""

    def __init__(self, text: str) -> None:
        named: dict[str, float] = {}
        for section, entries in tomllib.loads(text).items():
            for key, value in entries.items():
                several = isinstance(value, list)
                for i, number in enumerate(value if several else [value]):
                    named[f"{section}.{key}.{i}" if several else f"{section}.{key}"] = float(number)
        self.names = tuple(named)
        self.values: np.ndarray[Any, np.dtype[np.float64]] = np.array(list(named.values()))

    @classmethod
    def beside(cls, module: str, name: str = "weights.toml") -> Weights:
        """Those of a file beside a module."""
        return cls((Path(module).parent / name).read_text(encoding="utf-8"))

    def at(self, name: str) -> int:
        """The index of a weight, or of the first in a list."""
        return self.names.index(name if name in self.names else f"{name}.0")
