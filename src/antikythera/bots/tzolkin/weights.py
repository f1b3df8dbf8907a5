"""The weights of the evaluation, in points."""

from __future__ import annotations

from typing import Final

from antikythera.bots.weights import Weights

_WEIGHTS: Final = Weights.beside(__file__)
NAMES: Final = _WEIGHTS.names
WEIGHTS: Final = _WEIGHTS.values
at = _WEIGHTS.at
