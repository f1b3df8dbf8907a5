"""Fair deals: what the seed is drawn from, how cards come from it, and how both are checked."""

from __future__ import annotations

import hashlib
import random

import msgspec
import numpy as np
import pytest

import antikythera
from antikythera.game import Game
from antikythera.long_seeds import numbers, short
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
    assert deal.seed == digest
    assert deal.commitment == hashlib.sha256(b"5ec").hexdigest()
    again = hashlib.sha256(b"5ec\na1\n\nb2\n2").hexdigest()
    assert Deal("", "5ec", ["a1", "", "b2"], 2).seed == again
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


def test_early_records_with_short_seeds_are_still_verified():
    deal = Deal(commitment("5ec"), "5ec", ["a1", "b2"])
    game = antikythera.new("tzolkin", players=2, seed=short(deal.seed))
    early = game.record()
    early.deal = deal
    assert replay(loads(dumps(early)))
    early.seed = short(deal.seed) + 1
    assert "lead to the seed" in replay(early).fault


# Long seeds


def played(game: Game, chance: random.Random) -> Game:
    while game.legal:
        game.play(chance.choice(list(game.legal)))
    return game


@pytest.mark.parametrize("name", ["tzolkin", "akrotiri"])
def test_a_game_with_a_long_seed_is_played_recorded_and_replayed(name):
    game = played(antikythera.new(name, seed="5e" * 32), random.Random(1))
    record = loads(dumps(game.record()))
    assert record.seed == "5e" * 32
    assert replay(record).game == game
    assert game.at(0).states.tobytes() == antikythera.new(name, seed="5e" * 32).states.tobytes()


@pytest.mark.parametrize("name", ["tzolkin", "akrotiri"])
def test_nothing_that_is_dealt_depends_on_the_short_generator(name):
    """Two seeds with the same first 62 bits deal differently; so who knows those bits knows nothing of the deal."""
    one, two = "5e" * 32, "5e" * 31 + "5f"
    assert short(one) == short(two)
    dealt = [Game(name, seed=seed).states for seed in (one, two)]
    generator = [Game(name, seed=short(one)).states]
    texts = {bytes(states.tobytes()) for states in dealt + generator}
    assert len(texts) == 3


def test_cards_that_are_shuffled_later_come_from_the_long_seed_too():
    """In Akrotiri the discarded tiles are shuffled again: neither their order nor what is told comes from 62 bits."""
    game = Game("akrotiri", seed="a" * 64)
    chance = random.Random(3)
    while not any(event.name == "reshuffles" for event in game.narration):
        game.play(chance.choice(list(game.legal)))
    action = game.actions[-1]
    told, states = game.narration, game.states.tobytes()
    before = game.at(len(game.actions) - 1)
    before.play(action)
    assert (before.narration, before.states.tobytes()) == (told, states)
    before = game.at(len(game.actions) - 1)
    before.seed = "b" * 64
    before.play(action)
    tiles = before.states["stack"][0, 0], game.states["stack"][0, 0]
    assert sorted(tiles[0]) == sorted(tiles[1])
    assert tiles[0].tolist() != tiles[1].tolist()


def test_a_sampled_game_draws_by_itself():
    """Bots that play on from a view neither know the long seed nor need it."""
    view = Game("akrotiri", seed="a" * 64).view(1)
    assert view.sample(np.random.default_rng(1)).seed is None


@pytest.mark.parametrize("n", [1, 2, 6, 57])
def test_numbers_of_a_long_seed_are_fair(n):
    draw = numbers("0" * 64, 7)
    found = np.bincount([draw(n) for _ in range(400 * n)], minlength=n)
    assert len(found) == n
    assert found.min() > 300


def test_numbers_of_a_long_seed_are_the_published_ones():
    """Any other program can check a deal: the first eight bytes of each hash, as docs/server.md says."""
    draw = numbers("0" * 64, 7)
    digests = [hashlib.sha256(f"{'0' * 64} 7 {i}".encode()).digest() for i in range(3)]
    assert [draw(100) for _ in range(3)] == [int.from_bytes(digest[:8], "big") % 100 for digest in digests]


@pytest.mark.parametrize("seed", ["", "5e", "g" * 64, "A" * 64, "0" * 65])
def test_a_long_seed_has_64_digits(seed):
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        antikythera.new("tzolkin", seed=seed)


# Tables


def test_every_table_is_dealt_from_a_secret_of_256_bits(guest):
    alone = guest()
    table = alone.open("akrotiri", "me random")["table"]
    assert len(table["commitment"]) == 64
    assert table["secret"] is None
    alone.post(f"/api/tables/{table['id']}/abort")
    record = alone.get(f"/api/tables/{table['id']}/record")
    deal = msgspec.convert(record["deal"], Deal)
    assert record["seed"] == deal.seed
    assert commitment(deal.secret) == table["commitment"]


def test_a_table_keeps_its_commitment_when_it_is_dealt_again(guest):
    one, two, three = guest(), guest(), guest()
    table = one.open(seats="me open")["table"]["id"]
    first = two.take(table, 2)
    again = one.request("DELETE", f"/api/tables/{table}/seats/2")
    second = three.take(table, 2)
    assert first["table"]["commitment"] == again["table"]["commitment"] == second["table"]["commitment"]
    assert first["scene"] != second["scene"]
    one.post(f"/api/tables/{table}/abort")
    record = one.get(f"/api/tables/{table}/record")
    assert record["deal"]["redealt"] == 1
    imported = one.request("POST", "/api/records", json=record)["id"]
    assert one.get(f"/api/tables/{imported}/record")["deal"] == record["deal"]
