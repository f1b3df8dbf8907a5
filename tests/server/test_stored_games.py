"""A stored game can be opened: the page sends the file as it is, and shows the table that the server makes of it."""

from __future__ import annotations

import pytest

import stored_games
from antikythera import GAMES
from antikythera.record import dumps

STORED = {
    (record.game, record.players, *record.options): record for game in GAMES for record, _ in stored_games.stored(game)
}
"""The last of each kind."""


@pytest.mark.parametrize("kind", STORED, ids=lambda kind: " ".join(map(str, kind)))
def test_a_stored_game_can_be_opened(kind, guest):
    one, record = guest(), STORED[kind]
    table = one.request("POST", "/api/records", content=dumps(record))["id"]
    shown = one.look(table)
    assert (shown["table"]["state"], shown["moves"]) == ("over", len(record.lines))
    assert [seat["name"] for seat in shown["table"]["seats"]] == [seat.name for seat in record.seats]
