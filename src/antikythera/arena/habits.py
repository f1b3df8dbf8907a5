"""How a bot plays: what is counted in a game, seat by seat.

A game lists what is counted in ``habits.toml``: tables with rows, each of which counts what the
rules tell of the game (its narration), or reads the last record:

    unfed = { event = "starves", value = "workers" }    the sum of a value of the events of that name
    begs = { event = "begs" }                           how many there are
    monuments = { event = "builds", of = "card", starts = ["m_"] }    those with a value of that kind that starts so
    kept = { event = "keeps", each = "wealth" }         a row for each value of that kind
    six temples = { event = "digs", at_least = 6 }      1 if there are so many, else 0
    workers = { field = "workers" }                     what the record holds for the seat
    theology = { field = "tech", index = 3 }
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from antikythera import registry
from antikythera.game import Game
from antikythera.kernel import Plain, narration, plain
from antikythera.rulebook import Rulebook, rulebook


@dataclass(frozen=True, kw_only=True)
class Row:
    """Something that is counted."""

    table: str
    name: str
    unit: int = 1
    """What the number is divided by to be read."""
    field: str = ""
    index: int | None = None
    event: int = -1
    value: int | None = None
    """Which value of the event is summed up; None counts the events."""
    where: tuple[int, ...] = ()
    among: frozenset[int] = frozenset()
    """Only events that have one of these values at one of those places; with no places, all."""
    at_least: int = 0

    def counts(self, values: list[int]) -> int:
        """What an event with these values adds."""
        if self.where and not any(values[place] in self.among for place in self.where):
            return 0
        return 1 if self.value is None else values[self.value]

    def finished(self, game: Game, seat: int, number: int) -> int:
        """The number of a seat, when all events were counted."""
        if self.field:
            held = game.state[self.field][seat]
            return int(held if self.index is None else held[self.index])
        return int(number >= self.at_least) if self.at_least else number


def _rows(rules: Rulebook, table: str, name: str, spec: dict[str, Any]) -> Iterator[Row]:
    """The rows that an entry of a table stands for."""
    if "field" in spec:
        yield Row(table=table, name=name, field=spec["field"], index=spec.get("index"))
        return
    event = [event for event, *_ in rules.events].index(spec["event"])
    kinds = rules.events[event][1:]
    row = Row(
        table=table,
        name=name,
        event=event,
        value=kinds.index(spec["value"]) if "value" in spec else None,
        at_least=spec.get("at_least", 0),
        unit=rules.unit if spec.get("value") == "points" else 1,
    )
    kind = spec.get("each", spec.get("of", ""))
    where = tuple(place for place, other in enumerate(kinds) if other == kind)
    names = rules.names.get(kind, ())
    if "each" in spec:
        for number, one in enumerate(names):
            yield replace(row, name=name.format(one), where=where, among=frozenset([number]))
    else:
        starts = tuple(spec.get("starts", ()))
        yield replace(row, where=where, among=frozenset(i for i, one in enumerate(names) if one.startswith(starts)))


class Habits:
    """What is counted in a game, and the counting."""

    def __init__(self, rules: Rulebook, tables: dict[str, dict[str, dict[str, Any]]]) -> None:
        entries = [(table, name, spec) for table, specs in tables.items() for name, spec in specs.items()]
        self.rows = [row for entry in entries for row in _rows(rules, *entry)]
        self._of_event: dict[int, list[tuple[int, Row]]] = {}
        for i, row in enumerate(self.rows):
            self._of_event.setdefault(row.event, []).append((i, row))

    def of(self, game: Game) -> list[list[int]]:
        """The numbers of a finished game, seat by seat, row by row."""
        counts = [[0] * len(self.rows) for _ in range(game.players)]
        for event, seat, *values in _story(game):
            for i, row in self._of_event.get(event, ()):
                counts[seat][i] += row.counts(values)
        return [
            [row.finished(game, seat, number) for row, number in zip(self.rows, numbers, strict=True)]
            for seat, numbers in enumerate(counts)
        ]


def _story(game: Game) -> list[tuple[int, ...]]:
    """Everything that the rules tell of a game from its deal on."""
    assert game.seed is not None
    step, states = plain(game.rules.step), game.rules.new(game.players, game.seed)
    record = Plain(states)
    with narration() as story:
        for action in game.actions:
            step(record, action)
    return story


@functools.cache
def habits(game: str) -> Habits:
    """What is counted in a game, by its name."""
    file = registry.folder(game) / "habits.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return Habits(rulebook(game), tables)
