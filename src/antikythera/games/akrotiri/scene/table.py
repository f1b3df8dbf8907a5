"""A view of Akrotiri, read once into plain numbers and names."""

from __future__ import annotations

from typing import Any, Final

from antikythera.game import View
from antikythera.games.akrotiri.rules.components import (
    CELLS,
    EAST_DOCK,
    WEST_DOCK,
)
from antikythera.games.akrotiri.rules.names import (
    QUADRANTS,
    SIDES,
)
from antikythera.games.akrotiri.rules.state import (
    ISLANDS,
    LANES,
)
from antikythera.games.akrotiri.scene.survey import survey

Json = dict[str, Any]

_QUADRANT: Final = [f"{x},{y},{quadrant}" for x, y in CELLS for quadrant in QUADRANTS]
_SIDE: Final = [f"{x},{y},{side}" for x, y in CELLS for side in SIDES]
_THERA_DOCKS: Final = {0: None, WEST_DOCK: "thera w", EAST_DOCK: "thera e"}


class Table:
    """A view read once into plain numbers."""

    def __init__(self, view: View) -> None:
        self.view, self.record = view, view.state
        self.found = survey(view.states)
        self.goal_points = self.found["goals"].tolist()
        self.slots = int(self.record["slots"])
        self.cells = self.record["cell"][: self.slots].tolist()
        self.place = [_QUADRANT[4 * cell + k] for cell in self.cells for k in range(4)]
        self.side = [_SIDE[4 * cell + k] for cell in self.cells for k in range(4)]
        joined = self.record["joined"][:2, : 4 * self.slots].tolist()
        self.island, self.lane = joined[ISLANDS], joined[LANES]
        self.docks = self.record["dock"][: int(self.record["docks"])].tolist()
        self.berths = self.found["berths"][: len(self.docks)].tolist()
        self.boats = self.record["boat"].tolist()
        self.cards, self.deck = self.record["card"].tolist(), self.record["map_deck"].tolist()
        self.goals = self.record["goal"].tolist()

    def dock(self, place: int) -> str | None:
        """The name of a dock; None before a boat has one."""
        return _THERA_DOCKS[place] if place in _THERA_DOCKS else self.place[place]
