"""Fair deals: what the seed is drawn from, and how it is checked."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

import antikythera
from antikythera.record import Deal, InvalidRecord, commitment, dumps, loads
from antikythera.replays import replay


def record(deal: Deal):
    game = antikythera.new("tzolkin", players=2, seed=deal.seed)
    game.play(game.legal[0])
    found = game.record()
    found.deal = deal
    return found


def test_a_deal_is_drawn_from_the_secret_and_all_numbers():
    deal = Deal(commitment("5ec"), "5ec", ["a1", "", "b2"])
    digest = hashlib.sha256(b"5ec\na1\n\nb2").hexdigest()
    assert deal.seed == int(digest, 16) >> 194 < 2**62
    assert deal.commitment == hashlib.sha256(b"5ec").hexdigest()
    others = [Deal("", "5ed", ["a1", "", "b2"]), Deal("", "5ec", ["b2", "", "a1"]), Deal("", "5ec", ["a1", "b2", ""])]
    assert deal.seed not in {other.seed for other in others}


def test_a_sound_deal_is_verified_and_a_false_one_named():
    deal = Deal(commitment("5ec"), "5ec", ["a1", "b2"])
    sound = loads(dumps(record(deal)))
    assert replay(sound)
    forged = msgspec.structs.replace(sound, deal=Deal(commitment("other"), "5ec", ["a1", "b2"]))
    assert "committed" in replay(forged).fault
    forged = msgspec.structs.replace(sound, deal=Deal(commitment("5ec"), "5ec", ["a1", "b3"]))
    assert "lead to the seed" in replay(forged).fault


def test_a_record_is_strict_about_its_deal():
    with pytest.raises(InvalidRecord):
        loads(dumps(record(Deal("", "", ["1", "2"]))).replace(b'"secret"', b'"secrets"'))
