"""How the fields of a record are told to people who write a position."""

from __future__ import annotations

from typing import Final

from antikythera.rulebook import Told

BY_SEAT: Final = Told(axes=("seat",))
TOLD: Final = {
    **dict.fromkeys(("corn", "workers", "skulls", "light"), BY_SEAT),
    "points": Told("points", ("seat",)),
    "blocks": Told(axes=("seat", "block")),
    "tech": Told(axes=("seat", "technology")),
    "temple": Told(axes=("seat", "temple")),
    "harvested": BY_SEAT,
    "kept": Told("wealth+1", ("seat",)),
    "phase": Told("decision"),
    "starter": Told("seat"),
    "start_space": Told("owner"),
    "gear": Told("owner", ("gear",)),
    "row": Told("card+1"),
    "monuments": Told("card+1"),
    "owner": Told("owner", ("card",)),
    "deck": Told("card"),
    "wealth": Told("wealth"),
}
