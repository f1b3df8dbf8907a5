"""Text for people: whatever the rules can say has its message, in words that can be formatted."""

from __future__ import annotations

import pytest

from antikythera import GAMES, boards
from antikythera.game import Event
from antikythera.rulebook import rulebook
from antikythera.text import Text, languages

MOST = 3
"""Values to try of a kind that is a plain number: none, one, several."""


@pytest.fixture(params=languages())
def text(request: pytest.FixtureRequest) -> Text:
    return Text(request.param)


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_has_its_question(text: Text, name: str) -> None:
    for decision in rulebook(name).decisions:
        assert text(f"{name}-decision-{decision}")


@pytest.mark.parametrize("name", GAMES)
def test_every_event_can_be_told(text: Text, name: str) -> None:
    """With every value of every kind, each in turn, while the others are at their first."""
    rules = rulebook(name)
    for event, *kinds in rules.events:
        keys = [f"{kind}2" if kind in kinds[:place] else kind for place, kind in enumerate(kinds)]
        choices = [rules.names.get(kind, range(MOST)) for kind in kinds]
        first = {key: values[0] for key, values in zip(keys, choices, strict=True)}
        assert text.event(name, Event(event, 1, first))
        for key, values in zip(keys, choices, strict=True):
            for value in values:
                assert text.event(name, Event(event, 1, first | {key: value}))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_the_whole_table_is_an_event(name: str) -> None:
    assert {event for event, *_ in rulebook(name).events} >= boards.board(name).PUBLIC


def test_numbers_and_plurals() -> None:
    text = Text("en")
    assert text("tzolkin-event-points", seat="Ada", points=1.0) == "Ada scores 1 point."
    assert text("tzolkin-event-points", seat="Ada", points=2.25) == "Ada scores 2.25 points."


@pytest.mark.parametrize("language", languages())
def test_seats_are_told_by_their_number_where_nobody_has_a_name(language: str) -> None:
    text = Text(language)
    name = text("seat-name", seat=2)
    assert name in text.event("tzolkin", Event("begs", 2, {}))
    assert name in text.tell("tzolkin", "tzolkin-why-start-taken", {"owner": 2})


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Text("en")("no-such-message")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match="tzolkin-event-corn"):
        Text("en")("tzolkin-event-corn", seat=1)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there are: en"):
        Text("xx")
