"""What remains of finished games: results, ratings, statistics, profiles, and lists."""

from __future__ import annotations

import random

import pytest

from antikythera.server.settings import ServerSettings
from server.backends import BOTH
from server.guests import Guest, pick, refusal


def account(url: str, name: str) -> Guest:
    one = Guest(url)
    one.post("/api/register", name=name, password="quetzalcoatl")
    return one


def profile(who: Guest, other: Guest | None = None):
    return who.get(f"/api/people/{(other or who).get('/api/me')['id']}")


def play_to_the_end(people: list[Guest], table: str) -> dict:
    chance = random.Random(7)
    while (shown := people[0].look(table)["table"])["state"] == "playing":
        seat = shown["to_move"][0]
        who = next(one for one in people if seat in one.look(table)["table"]["mine"])
        now = who.look(table, seat)
        who.play(table, seat, now["number"], pick(now, chance))
    return shown


@BOTH
def test_a_rated_game_changes_the_ratings_as_it_ends(database, here):
    url = here(ServerSettings(database=database, limits=0, sweep_s=0.2)).url
    one, two = account(url, "One"), account(url, "Two")
    table = one.open("akrotiri", "me open", rated=True)["table"]["id"]
    two.take(table, 2)
    outcome = play_to_the_end([one, two], table)["outcome"]
    (first,), (second,) = profile(one)["ratings"], profile(one, two)["ratings"]
    assert (first["game"], first["players"], first["games"]) == ("akrotiri", 2, 1)
    better = first if outcome["ranks"][0] < outcome["ranks"][1] else second
    assert better["rating"] == max(first["rating"], second["rating"]) > 1000
    again = one.post(f"/api/tables/{table}/rematch")["table"]
    assert again["rated"]
    two.post(f"/api/tables/{table}/rematch")
    one.post(f"/api/tables/{again['id']}/resign", seat=2)
    assert [rating["games"] for rating in profile(two)["ratings"]] == [2]


@pytest.mark.parametrize(
    "seats, code",
    [("me random", "bad-table"), ("me here", "bad-table"), ("me me", "bad-table"), ("me open", None)],
)
def test_rated_games_are_for_people_with_one_seat_each(server, seats, code):
    one = account(server, f"Rated {seats}")
    if code:
        refusal(code, one.open, "akrotiri", seats, rated=True)
    else:
        assert one.open("akrotiri", seats, rated=True)["table"]["rated"]


def test_rated_games_are_for_accounts(server, guest):
    refusal("account-needed", guest().open, "akrotiri", "me open", rated=True)
    one = account(server, "Host of a rated game")
    table = one.open("akrotiri", "me open", rated=True)["table"]["id"]
    refusal("account-needed", guest().take, table, 2)
    assert one.look(table)["table"]["state"] == "open"
    assert not one.post(f"/api/tables/{table}/start", level="random")["table"]["rated"]
    assert profile(one)["ratings"] == []


def test_statistics_are_points_by_source_on_average(guest):
    one = guest()
    assert profile(one)["statistics"] == []
    scores, sources = [], []
    for _ in range(2):
        table = one.open("akrotiri", "me random")["table"]["id"]
        chance = random.Random(3)
        while (now := one.wait(table, lambda s: s["legal"] or s["table"]["state"] == "over"))["legal"]:
            one.play(table, 1, now["number"], pick(now, chance))
        scores.append(now["table"]["outcome"]["scores"][0])
        sources.append(one.get(f"/api/tables/{table}/summary")["scores_by_source"][0]["sources"])
    (found,) = profile(one)["statistics"]
    assert (found["game"], found["players"], found["played"]) == ("akrotiri", 2, 2)
    assert found["average"] == sum(scores) / 2
    assert found["best"] == max(scores)
    names = {name for each in sources for name in each}
    assert found["sources"] == {name: sum(each.get(name, 0) for each in sources) / 2 for name in names}
    assert profile(one)["ratings"] == []


def test_several_seats_of_one_person_are_no_result(guest):
    one = guest()
    table = one.open("akrotiri", "me here")["table"]["id"]
    one.post(f"/api/tables/{table}/resign", seat=1)
    assert profile(one)["statistics"] == []


def test_finished_games_are_listed_for_those_who_may_see_them(server, guest):
    one, other = account(server, "Has played"), guest()
    me = one.get("/api/me")["id"]
    ids = {}
    for public in (True, False):
        ids[public] = one.open("akrotiri", "me random", public=public)["table"]["id"]
        one.post(f"/api/tables/{ids[public]}/resign", seat=1)
    assert {t["id"] for t in one.get("/api/tables?scope=played")} == set(ids.values())
    assert [t["id"] for t in other.get(f"/api/tables?scope=played&who={me}")] == [ids[True]]
    assert other.get("/api/tables?scope=played") == []
    refusal("malformed", other.get, "/api/tables?scope=played&who=a'b")


def test_guests_have_a_profile_for_themselves_only(guest):
    one, two = guest(), guest()
    assert profile(one)["guest"]
    one.open("akrotiri", "me random")
    assert profile(one)["since"] > 0
    refusal("unknown-person", two.get, f"/api/people/{one.get('/api/me')['id']}")
    refusal("unknown-person", two.get, "/api/people/nobody")
