"""How a bot plays: counts of events in its games, seat by seat.

A game defines the counts in ``habits.toml``: tables with rows. A row counts events of the game (its narration), or
reads the final record:

    begs = { event = "begs" }                           how many events of that name there are
    unfed = { event = "starves", value = "workers" }    the sum of a value of these events
    monuments = { event = "builds", of = "card", starts = ["m_"] }    only events with a value that starts with this
    kept = { event = "keeps", each = "wealth" }         a row for each value of that kind
    six temples = { event = "digs", at_least = 6 }      1 if there are at least six, else 0
    workers = { field = "workers" }                     the value of a field of the record, for the seat
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
    """A row of a table: something that is counted."""

    table: str
    name: str
    unit: int = 1
    """The count is divided by this when it is shown."""
    field: str = ""
    index: int | None = None
    event: int = -1
    value: int | None = None
    """The index of the value that is summed; None counts the events."""
    where: tuple[int, ...] = ()
    among: frozenset[int] = frozenset()
    """Only events with one of these values at one of the places count; without places, all events do."""
    at_least: int = 0

    def counts(self, values: list[int]) -> int:
        """The amount that an event with these values adds."""
        if self.where and not any(values[place] in self.among for place in self.where):
            return 0
        return 1 if self.value is None else values[self.value]

    def finished(self, game: Game, seat: int, number: int) -> int:
        """The final number of a seat, after all events were counted."""
        if self.field:
            held = game.state[self.field][seat]
            return int(held if self.index is None else held[self.index])
        return int(number >= self.at_least) if self.at_least else number


def _rows(rules: Rulebook, table: str, name: str, spec: dict[str, Any]) -> Iterator[Row]:
    """The rows that an entry of a table defines."""
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
    """The tables of a game, which count what happens in it."""

    def __init__(self, rules: Rulebook, tables: dict[str, dict[str, dict[str, Any]]]) -> None:
        entries = [(table, name, spec) for table, specs in tables.items() for name, spec in specs.items()]
        self.rows = [row for entry in entries for row in _rows(rules, *entry)]
        self._of_event: dict[int, list[tuple[int, Row]]] = {}
        for i, row in enumerate(self.rows):
            self._of_event.setdefault(row.event, []).append((i, row))

    def of(self, game: Game) -> list[list[int]]:
        """The counts of a finished game, by seat and row."""
        counts = [[0] * len(self.rows) for _ in range(game.players)]
        for event, seat, *values in _story(game):
            for i, row in self._of_event.get(event, ()):
                counts[seat][i] += row.counts(values)
        return [
            [row.finished(game, seat, number) for row, number in zip(self.rows, numbers, strict=True)]
            for seat, numbers in enumerate(counts)
        ]


def _story(game: Game) -> list[tuple[int, ...]]:
    """All events of a game."""
    assert isinstance(game.seed, int)
    step, states = plain(game.rules.step), game.rules.new(game.players, game.seed)
    record = Plain(states)
    with narration() as story:
        for action in game.actions:
            step(record, action)
    return story


@functools.cache
def habits(game: str) -> Habits:
    """The habits of a game; without rows if it has no ``habits.toml``."""
    file = registry.folder(game) / "habits.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return Habits(rulebook(game), tables)
