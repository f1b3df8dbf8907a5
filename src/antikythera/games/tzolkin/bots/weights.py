"""The weights of the evaluation, in points; and a second set of them for quick guesses."""

from __future__ import annotations

from typing import Final

import numpy as np

from antikythera.bots.weights import Weights

_WEIGHTS: Final = Weights.beside(__file__)
_GLANCE: Final = Weights.beside(__file__, "glance.toml")
assert _GLANCE.names == _WEIGHTS.names

GLANCE: Final = len(_WEIGHTS.names)
"""Where the second set begins."""
NAMES: Final = (*_WEIGHTS.names, *(f"glance.{name}" for name in _GLANCE.names))
WEIGHTS: Final = np.concatenate([_WEIGHTS.values, _GLANCE.values])
at = _WEIGHTS.at
