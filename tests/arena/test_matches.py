"""Who meets whom, in which seats, on which deals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from antikythera import bots
from antikythera.arena import BotFault, Match, play
from antikythera.arena.match import code, kind, told_apart, won
from antikythera.bots import levels, seeds
from antikythera.game import View
from antikythera.rulebook import rulebook

PAIR = Match("tzolkin", 4, ("random", "random'"))
POOL = Match("tzolkin", 3, ("a", "b", "c", "d"))


def block(match: Match, number: int) -> list[int]:
    return list(range(number * match.players, (number + 1) * match.players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_bot_meets_copies_of_the_other_in_every_seat(players: int) -> None:
    match = Match("tzolkin", players, ("one", "other"))
    line_ups = [match.line_up(number) for number in block(match, 5)]
    assert {line_up.index("one") for line_up in line_ups} == set(range(players))
    assert all(Counter(line_up) == {"one": 1, "other": players - 1} for line_up in line_ups)


def test_in_a_block_of_a_mixed_table_everyone_sits_everywhere() -> None:
    for number in range(len(POOL.line_ups)):
        line_ups = [POOL.line_up(game) for game in block(POOL, number)]
        for name in line_ups[0]:
            assert {line_up.index(name) for line_up in line_ups} == {0, 1, 2}


def test_mixed_tables_go_through_all_line_ups() -> None:
    """Four tables of three out of four, each in the two orders that are no rotations of each other."""
    assert len(POOL.line_ups) == len(set(POOL.line_ups)) == 8
    appearances = Counter(name for line_up in POOL.line_ups for name in line_up)
    assert set(appearances.values()) == {6}
    assert POOL.line_up(block(POOL, 8)[0]) == POOL.line_up(0)


def test_a_block_is_one_deal_and_the_next_block_another() -> None:
    deals = [{PAIR.seed(game) for game in block(PAIR, number)} for number in range(3)]
    assert deals == [{seeds.seed("ladder", number)} for number in range(3)]


def test_bots_of_a_block_have_seeds_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    make = bots.bot

    def watched(name: str, game: str, seed: int = 0, **settings: int) -> bots.Bot:
        made.append(seed)
        return make(name, game, seed, **settings)

    monkeypatch.setattr(bots, "bot", watched)
    for number in block(PAIR, 0):
        play(PAIR, number)
    assert len(set(made)) == len(made) == 16


def test_a_game_depends_on_its_match_and_number_alone() -> None:
    again, other = play(PAIR, 6), play(PAIR, 7)
    first = play(PAIR, 6)
    assert (first.scores, first.ranks, first.habits, first.decisions) == (
        again.scores, again.ranks, again.habits, again.decisions,
    )  # fmt: skip
    assert first.scores != other.scores


def test_nobody_is_asked_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    class Watchful(bots.Bot):
        def choose(self, view: View) -> int:
            assert len(view.legal) > 1
            return super().choose(view)

        def think(self, view: View) -> int:
            return view.legal.numbers[-1]

    monkeypatch.setattr(bots, "bot", lambda name, game, seed=0, threads=1: Watchful(game, seed))
    played = play(PAIR, 0)
    assert min(played.decisions) > 0


def test_an_illegal_choice_is_a_fault_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(bots.Bot):
        def think(self, view: View) -> int:
            return next(number for number in range(len(self.rules.lines)) if number not in view.legal.numbers)

    monkeypatch.setattr(bots, "bot", lambda name, game, seed=0, threads=1: Cheat(game, seed))
    with pytest.raises(
        BotFault, match=rf"random at seat 1, after 0 decisions of the 4-player game {PAIR.seed(0)}: .*legal"
    ):
        play(PAIR, 0)


def test_names_that_come_again_are_told_apart() -> None:
    assert told_apart(["club", "club", "random", "club"]) == ("club", "club'", "random", "club''")
    assert kind("club''") == "club"


def test_a_shared_victory_counts_as_a_part() -> None:
    played = play(PAIR, 0)
    shared = type(played)(
        **{field: getattr(played, field) for field in played.__struct_fields__} | {"ranks": [1, 1, 1, 4]}
    )
    assert PAIR.line_up(0) == ("random", "random'", "random'", "random'")
    assert won(PAIR, shared, "random") == pytest.approx(1 / 3)
    assert won(PAIR, shared, "random'") == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    "match, message",
    [
        (Match("tzolkin", 5, ("random", "random'")), "tzolkin is for 2, 3, 4 players, not 5"),
        (Match("akrotiri", 4, ("random", "random'")), "akrotiri is for 2 players, not 4"),
        (Match("chess", 2, ("random", "random'")), "unknown game 'chess'"),
        (Match("tzolkin", 2, ("random", "deep blue")), "unknown bot 'deep blue'"),
        (Match("tzolkin", 2, ("random",)), "name two bots, or at least 2 different ones"),
        (Match("tzolkin", 4, ("random", "random'", "random''")), "name two bots, or at least 4 different ones"),
        (Match("tzolkin", 2, ("random", "random")), "name two bots"),
        (
            Match("tzolkin", 2, ("random", "random'"), "secret"),
            "unknown family of seeds 'secret'; there are: train, ladder",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        match.check()


# Families of seeds


def test_families_do_not_overlap() -> None:
    dealt = [seeds.seed(family, number) for family in seeds.FAMILIES for number in (0, 1, seeds.SIZE - 1)]
    assert len(set(dealt)) == len(dealt)


def test_a_family_ends() -> None:
    with pytest.raises(ValueError, match="deals from 0 to"):
        seeds.seed("train", seeds.SIZE)


def test_every_rule_a_game_is_played_by_is_in_its_fingerprint() -> None:
    assert code("tzolkin") != code("akrotiri")
    assert len({code(game) for game in ("tzolkin", "akrotiri")} | {code("tzolkin")}) == 2
    assert rulebook("tzolkin").name == "tzolkin"


def test_a_bot_with_a_budget_or_a_file_has_a_code(tmp_path: Path) -> None:
    """A budget needs no file of its own; another net makes another match."""
    assert Match("akrotiri", 2, ("search:5", "heuristic")).code == code("akrotiri")
    assert Match("akrotiri", 2, ("champion:0.1s", "random")).code == code("akrotiri", ("champion",))
    first, second = tmp_path / "first.safetensors", tmp_path / "second.safetensors"
    first.write_bytes(b"a")
    second.write_bytes(b"b")
    codes = {Match("akrotiri", 2, (f"net:{net}", "random")).code for net in (first, second)}
    assert len(codes | {code("akrotiri")}) == 3


def test_a_fingerprint_has_the_levels_that_play_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a change of one level leaves the results of the others valid."""
    before = {names: code.__wrapped__("akrotiri", names) for names in (("casual",), ("club",), ("casual", "club"))}
    monkeypatch.setitem(levels.GENERAL["levels"]["casual"], "batch", 7)  # which no game sets
    after = {names: code.__wrapped__("akrotiri", names) for names in before}
    assert [before[names] == after[names] for names in before] == [False, True, False]
