"""What of a position can be edited: what players have, and what is on the market."""

from __future__ import annotations

from typing import Final

FIELDS: Final[dict[str, dict[str, int]]] = {"money": {}, "hold": {}, "market": {}}
