"""The things of Tzolk'in, and where its tiles are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    BLOCKS,
    BUILDING_CARDS,
    CARDS,
    DATA,
    GEARS,
    KINDS,
    LAST_SPACE,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH,
)
from antikythera.games.tzolkin.rules.state import HAND
from antikythera.guide.reference import Entry, Reference, Where
from antikythera.guide.rules import Cell, Sign, Table, Words

COMPONENTS: Final = {"": "components.toml"}
"""The component files, and under which key each is found in ``rules.toml``."""

_SPACES: Final = tuple(
    f"{gear}:{space}" for gear, last in zip(GEARS, LAST_SPACE, strict=True) for space in range(last + 1)
)

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "phase": ("setup", "turn", "food_day", "calendar", "end"),
    "gear": GEARS,
    "space": (*_SPACES, "start"),
    "temple": TEMPLES,
    "technology": TECHNOLOGIES,
    "block": BLOCKS,
    "wealth": WEALTH,
    "card": KINDS,
}


def _chichen_itza() -> Table:
    """What each action gives: points, a step on a temple, and sometimes a block."""
    data = DATA["chichen_itza"]
    rows = zip(count(1), data["points"], data["temple"], data["block"], strict=False)
    return _table(
        (*_named("action"), "tzolkin-board-points", *_named("temple", "resource")),
        [
            [(action,), (points,), (Words(f"tzolkin-temple-{temple}"),), (block,) if block else ()]
            for action, points, temple, block in rows
        ],
    )


def _temples() -> Table:
    """From the top step to the lowest: the points of each temple, and what its god gives in the middle of an age."""
    data = [DATA["temples"][temple] for temple in TEMPLES]
    highest = max(len(temple["points"]) for temple in data)
    rows = [[(step,), *(_step(temple, step) for temple in data)] for step in reversed(range(highest))]
    return _table((*_named("step"), *(f"tzolkin-temple-{temple}" for temple in TEMPLES)), rows)


def _step(temple: dict[str, Any], step: int) -> Cell:
    if step >= len(temple["points"]):
        return ()
    gift = temple["gifts"].get(str(step))
    return (temple["points"][step], *([Words(f"tzolkin-gain-{gift}", {"number": 1})] if gift else []))


def _harvest() -> Table:
    data = DATA["palenque"]
    rows = zip(count(2), data["corn"], data["wood"], strict=False)
    return _table(
        (*_named("action"), "tzolkin-board-corn", "tzolkin-board-wood"),
        [[(action,), (corn,), (wood,) if wood else ()] for action, corn, wood in rows],
    )


def _price() -> Table:
    """What workers cost in addition to their spaces, by their number."""
    most = DATA["workers"]["most"]
    return _table(_named("workers", "extra"), [[(number,), (sum(range(number)),)] for number in range(1, most + 1)])


def _signs() -> Table:
    """What is drawn on the board and on the tiles."""
    goods = ("corn", *BLOCKS, "skull", "worker", "build", "market", "feeds")
    meanings = [(name, Words(f"tzolkin-gain-{name}", {"number": 1})) for name in goods]
    meanings += [(temple, Words(f"tzolkin-temple-{temple}")) for temple in TEMPLES]
    meanings += [(technology, Words(f"tzolkin-technology-{technology}")) for technology in TECHNOLOGIES]
    meanings += [("temple", Words("tzolkin-gain-climb-any", {"number": 1}))]
    meanings += [("technology", Words("tzolkin-gain-research-any", {"number": 1}))]
    return _table(_named("sign", "meaning"), [[(Sign(name),), (words,)] for name, words in meanings])


def _table(columns: tuple[str, ...], rows: list[list[Cell]]) -> Table:
    return Table(columns, tuple(map(tuple, rows)))


def _named(*columns: str) -> tuple[str, ...]:
    return tuple(f"tzolkin-rules-column-{column}" for column in columns)


TABLES: Final = {
    "price": _price(),
    "harvest": _harvest(),
    "chichen-itza": _chichen_itza(),
    "temples": _temples(),
    "signs": _signs(),
}
"""By paragraph of the rules."""


def reference(s: Any, viewer: int) -> Reference:
    entries = [
        Entry(kind, name, printed, printed.get("copies", 1), tuple(_places(s, viewer, kind, name)))
        for kind in ("wealth", "age1", "age2", "monuments")
        for name, printed in DATA[kind].items()
    ]
    first_age, drawn = s["food_days"] < 2, int(s["drawn"])
    stacks = {
        "age1": AGE1_CARDS - drawn if first_age else 0,
        "age2": BUILDING_CARDS - AGE1_CARDS if first_age else BUILDING_CARDS - drawn,
    }
    return Reference(tuple(entries), stacks)


def _places(s: Any, viewer: int, kind: str, name: str) -> Iterator[Where]:
    if kind == "wealth":
        yield from _wealth(s, viewer, WEALTH.index(name))
    else:
        yield from (place for card, other in enumerate(CARDS) if other == name for place in _card(s, card))


def _wealth(s: Any, viewer: int, tile: int) -> Iterator[Where]:
    """A tile that a player keeps, one that the viewer was dealt, or one that placed a dummy."""
    dealt = HAND * int(s["players"])
    keepers = [seat for seat, kept in enumerate(s["kept"], 1) if tile + 1 in kept]
    if keepers:
        yield Where("kept", keepers[0])
    elif tile in s["wealth"][:dealt]:
        yield Where("dealt", viewer)
    elif tile in s["wealth"][dealt:]:
        yield Where("dummy")


def _card(s: Any, card: int) -> Iterator[Where]:
    """Buildings of an age that is over, and monuments that were not dealt, are out of the game."""
    if s["owner"][card]:
        yield Where("built", int(s["owner"][card]))
    elif card + 1 in s["row"] or card + 1 in s["monuments"]:
        yield Where("offer")
    elif card >= BUILDING_CARDS or (card < AGE1_CARDS and s["food_days"] >= 2):
        yield Where("out")
