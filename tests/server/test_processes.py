"""Several processes on one table, and processes that are killed: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from antikythera.server.settings import ServerSettings
from server.backends import BOTH
from server.guests import Guest, Refused, keep_all, pick, placing


def settings(database: str, valkey: str) -> ServerSettings:
    return ServerSettings(database=database, valkey=valkey, limits=0, lease_s=1, sweep_s=0.2)


@BOTH
def test_two_processes_serve_one_table(database, shared, processes):
    first, second = processes(settings(database, shared)), processes(settings(database, shared))
    one = Guest(first.ready().url)
    two = Guest(second.ready().url)
    table = one.open(seats="me open")["table"]["id"]
    two.take(table, 2)
    keep_all({1: one, 2: two}, table)
    shown = one.wait(table, lambda s: s["number"] == 2)
    with two.live(table) as live:
        live.hear("snapshot")
        line = placing(shown)
        assert one.play(table, 1, 2, line)["number"] == 3
        with pytest.raises(Refused) as refused:
            one.at(second.url).play(table, 1, 2, next(other for other in shown["legal"] if other != line))
        assert refused.value.code == "stale"
        assert one.at(second.url).undo(table, 1, 3)["number"] == 4
        assert one.play(table, 1, 4, line)["number"] == 5
        shown = one.play(table, 1, 5, "end")
        update = live.until(lambda s: s["number"] == 6)
        assert [entry["line"] for entry in update["entries"]] == [line, "end"]
        assert update["seat"] == 2


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_processes_are_replaced_one_after_the_other(database, shared, processes):
    """A rolling upgrade: people and bots of the old process continue at the new one, with the next number."""
    old = processes(settings(database, shared)).ready()
    one = Guest(old.url)
    table = one.open("akrotiri", "me random")["table"]["id"]
    with one.live(table) as live:
        shown = live.until(lambda message: message["legal"])
        new = processes(settings(database, shared)).ready()
        old.stop()
        with pytest.raises(ConnectionClosed) as closed:
            live.hear("nothing more")
    assert closed.value.rcvd.code in (1012, 4000)  # the page reconnects
    again = one.at(new.url)
    number = shown["number"]
    while number < shown["number"] + 8:
        here = again.wait(table, lambda message: message["legal"])
        number = again.play(table, 1, here["number"], pick(here, random.Random(number)))["number"]
    assert again.get("/api/me")["id"] == shown["table"]["seats"][0]["user"]


@BOTH
def test_of_moves_sent_to_two_processes_at_once_one_is_played(database, shared, processes):
    first, second = processes(settings(database, shared)), processes(settings(database, shared))
    one = Guest(first.ready().url)
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    same = one.at(second.ready().url)
    chance = random.Random(5)
    with ThreadPoolExecutor(2) as pool:
        for _ in range(12):
            choosing = one.look(table)["table"]["to_move"][0]
            shown = one.look(table, choosing)
            lines = chance.sample(shown["legal"], 2) if len(shown["legal"]) > 1 else shown["legal"] * 2
            sent = [pool.submit(_try, who, table, shown, line) for who, line in zip((one, same), lines, strict=True)]
            answers = [future.result() for future in sent]
            played = [answer for answer in answers if answer is not None]
            assert played
            assert len(played) == 1 or lines[0] == lines[1]
            assert one.look(table, choosing)["number"] >= shown["number"] + 1
    numbers = [entry["number"] for entry in one.get(f"/api/tables/{table}/log?seat=1")]
    assert len(numbers) == len(set(numbers))


def _try(guest, table, shown, line):
    try:
        return guest.play(table, shown["viewer"], shown["number"], line)
    except Refused as refused:
        return None if refused.code in ("stale", "not-your-turn", "illegal") else refused


@BOTH
def test_a_process_killed_between_commit_and_broadcast_loses_nothing(database, shared, processes):
    doomed, other = processes(settings(database, shared), "commit"), processes(settings(database, shared))
    one = Guest(doomed.ready().url)
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    shown = one.look(table, 1)
    watcher = Guest(other.ready().url)
    with watcher.live(table) as live:
        assert live.hear("snapshot")["number"] == 2
        with pytest.raises(Exception, match="disconnected"):
            one.play(table, 1, 2, placing(shown))
        assert doomed.died()
        alive = one.at(other.url)
        after = alive.look(table, 1)
        assert after["number"] == 3
        assert alive.play(table, 1, 2, placing(shown))["number"] == 3  # sent again: no second effect
        assert alive.play(table, 1, 3, "end")["table"]["to_move"] == [2]
        assert [entry["number"] for entry in live.until(lambda s: s["number"] == 4)["entries"]] == [3, 4]


@BOTH
def test_a_process_killed_in_the_middle_of_a_thought_leaves_it_to_others(database, shared, processes):
    doomed = processes(settings(database, shared), "thought").ready()
    one = Guest(doomed.url)
    table = one.open(seats="me random random")["table"]["id"]
    line = one.look(table, 1)["legal"][0]
    doomed.kill_in_a_thought()
    other = processes(settings(database, shared)).ready()
    alive = one.at(other.url)
    alive.play(table, 1, 0, line)
    chance = random.Random(1)
    for _ in range(3):
        shown = alive.wait(table, lambda s: s["legal"] and not s["sealed"], 1)
        alive.play(table, 1, shown["number"], pick(shown, chance))
