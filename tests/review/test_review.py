"""The review of a finished game: honest, repeatable, and told in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.json import encode
from typer.testing import CliRunner

import antikythera as ak
from antikythera import openings
from antikythera.bots import bot
from antikythera.cli import app
from antikythera.record import LARGEST
from antikythera.review import LIMITS, NotOver, Review, reviewer, reviewing, themes
from antikythera.review.results import NO_COST, Cost, Decision, Turn, Value
from antikythera.review.search import After, Job, difference, judge, look, searching, told
from antikythera.review.words import Words
from antikythera.rulebook import rulebook
from antikythera.text import Text, languages

GAMES = {"tzolkin": 20, "akrotiri": 3}
"""With seeds of games that were not decided until the end."""
CARELESS = {"blunder_rate": 0.9, "temperature": 3.0}
"""Settings that do not change with the levels."""
MOVES = 30
"""Of a game whose end is reviewed."""


@cache
def ended(name: str) -> ak.Game:
    """The last moves of a game that careless bots played."""
    game, player = ak.new(name, players=2, seed=GAMES[name]), bot("heuristic", name, seed=1, **CARELESS)
    while not game.over:
        game.play(player.choose(game.view(game.seat)))
    start = len(game.lines) - MOVES
    return ak.from_position(game.at(start).position(), game.lines[start:])


@cache
def reviews(name: str) -> list[Review]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewer, "TOGETHER", 8)  # the game is short
        return list(reviewing(ended(name)))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_review_twice_is_the_same(name: str) -> None:
    """Whatever is done first."""
    *_, again = reviewing(ended(name), run=lambda function, jobs: ((each, function(each)) for each in [*jobs][::-1]))
    assert encode(again) == encode(reviews(name)[-1])


@pytest.mark.parametrize("name", GAMES)
def test_a_review_is_told_while_it_is_made(name: str) -> None:
    told = reviews(name)
    assert 0 < told[0].done < 0.2
    assert told[0].values
    assert len(told[0].values) < MOVES
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert told[-1].done == 1
    assert len(told[-1].values) == MOVES + 1


@pytest.mark.parametrize("name", GAMES)
def test_turns_have_all_moves_and_add_up(name: str) -> None:
    game, found = ended(name), reviews(name)[-1]
    moves = [move for turn in found.turns for move in range(turn.first, turn.last + 1)]
    assert moves == list(range(MOVES))
    for turn in found.turns:
        own = [decision for decision in found.decisions if turn.first <= decision.move <= turn.last]
        assert {decision.seat for decision in own} <= {turn.seat}
        assert turn.cost.share == pytest.approx(sum(decision.cost.share for decision in own))
        assert turn.judgement == next((name for name, least in LIMITS.items() if turn.cost.share >= least), "")
    assert game.outcome
    assert found.values[-1].points == list(game.outcome.scores)
    assert all(sum(value.shares) == pytest.approx(1, abs=0.002) for value in found.values)


@pytest.mark.parametrize("name", GAMES)
def test_a_judged_choice_has_a_better_line_that_can_be_played(name: str) -> None:
    game, found = ended(name), reviews(name)[-1]
    judged = [decision for decision in found.decisions if decision.judgement]
    assert judged
    for decision in judged:
        view = game.at(decision.move).view(decision.seat)
        assert decision.line != decision.best
        assert decision.variation[0].line == decision.best in view.legal
        assert {step.seat for step in decision.variation} == {decision.seat}
        assert decision.theme == themes.theme(name, view.decision, decision.best), "what was missed"
    for decision in found.decisions:
        view = game.at(decision.move).view(decision.seat)
        assert decision.variation[0].line == decision.best in view.legal, "what the champion would have done"
        assert any(step.events for step in decision.variation) == bool(decision.cost.share)
    assert sum(sum(seat.counts.values()) for seat in found.seats) == sum(bool(turn.judgement) for turn in found.turns)


def test_a_choice_is_judged_by_what_its_player_could_know() -> None:
    """Another deal of what was hidden gives the same job, and so the same verdict."""
    game = ended("akrotiri")
    work = reviewer._Work(game, 1)
    move = work.choices[0]
    view = game.at(move).view(game.at(move).seat)
    other = view.sample(np.random.default_rng(7))
    assert other.position() != game.at(move).position()
    assert work.job(move, view.seat).view == other.view(other.seat).position()


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_valued_by_what_its_player_knew_before_and_after(name: str) -> None:
    game, found = ended(name), reviews(name)[-1]
    for turn in found.turns[:-1]:
        for move, said in ((turn.last + 1, turn.after), (turn.first, turn.before)):
            view = game.at(move).view(turn.seat)
            if move == turn.first and len(view.legal) == 1:
                continue  # then it has the value of the next position
            [(value, _)] = look([Job(move, view.position(), "", 1)])
            assert said.shares == pytest.approx(value.shares, abs=0.002)


def test_who_has_just_had_a_turn_is_not_flattered() -> None:
    """Otherwise every turn would seem a success, and the graph would have teeth."""
    game, player = ak.new("akrotiri", seed=14), bot("casual", "akrotiri", seed=1)
    while len(game.lines) < 160:
        game.play(player.choose(game.view(game.seat)))
    work = reviewer._Work(game, 1)
    turns = [(moves[0], moves[-1] + 1, work.seats[moves[0]]) for moves in work.turns if moves[0] > 70][:-1]
    ends = [(move, seat) for first, last, seat in turns for move in (first, last)]
    shares = [value.shares[seat - 1] for (_, seat), (value, _) in zip(ends, look(jobs(game, ends)), strict=True)]
    gains = np.diff(np.reshape(shares, (-1, 2)))
    assert len(gains) >= 5
    assert abs(gains.mean()) < 0.1


def test_nobody_is_ahead_while_choices_are_sealed() -> None:
    """Who has yet to choose will choose well, but of the others only samples are known."""
    game = ak.new("tzolkin", players=4, seed=8)
    while len(game.lines) < 8:
        game.play(game.legal[0])
    work = reviewer._Work(game, 1)
    for each in work.groups(work.looks):
        for job, (value, _) in zip(each, look(each), strict=True):
            work.values[work.looked_at(job)] = value
    turns = [work._turn(moves) for moves in work.turns[:4]]
    assert [turn.before == turn.after for turn in turns] == [True, True, True, False], "then all is shown"
    assert all(turn.before == turns[0].before for turn in turns)


def jobs(game: ak.Game, looks: list[tuple[int, int]]) -> list[Job]:
    return [Job(move, game.at(move).view(seat).position(), "", 1) for move, seat in looks]


def turn(seat: int, before: float, after: float) -> Turn:
    """A turn in a game of two, with the share of the first seat."""
    shares = [Value([share, 1 - share], [0, 0]) for share in (before, after)]
    return Turn(0, 0, seat, *shares, NO_COST, "", None)


def test_a_game_turns_where_the_change_lasts() -> None:
    teeth = [turn(1, 0.4, 0.6), turn(2, 0.6, 0.4)] * 3
    assert reviewer._turning_points(teeth) == [4, 5], "nothing is known of what comes after the last ones"
    lost = [turn(1, 0.6, 0.3), turn(2, 0.35, 0.35), turn(1, 0.3, 0.3)]
    assert reviewer._turning_points(lost) == [0]


def test_a_mistake_is_found_and_the_best_line_is_not_judged() -> None:
    game = ended("tzolkin")
    found = reviews("tzolkin")[-1]
    worst = max(found.decisions, key=lambda decision: decision.cost.share)
    view = game.at(worst.move).view(worst.seat).position()
    assert worst.judgement in ("mistake", "blunder")
    mistake, best = judge([Job(worst.move, view, line, 1) for line in (worst.line, worst.best)])
    assert mistake == worst
    assert best.cost == NO_COST


@pytest.mark.parametrize("name", GAMES)
def test_equal_choices_cost_nothing(name: str) -> None:
    game = ended(name)
    view = game.at(0).view(game.at(0).seat)
    line = view.legal[0]
    twice = searching(name, 1).after_all([After(view, [line])] * 2)
    assert difference(*twice) == NO_COST


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(NotOver):
        next(reviewing(ended("tzolkin").at(3)))


SECRETS = {"tzolkin": 0, "akrotiri": 4}
"""The move in which someone chooses in secret: wealth tiles, a goal."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_a_secret_choice_is_told_after_the_game(name: str, language: str) -> None:
    """What was kept, and what would have been better to keep."""
    game, move = ak.new(name, players=2, seed=1), SECRETS[name]
    while len(game.lines) <= move:
        game.play(game.legal[0])
    before = game.at(move)
    steps = told(before.view(before.seat), (before.legal[-1],))
    cost, value = Cost(0.2, 0.0, 3.0), Value([0.5, 0.5], [40.0, 40.0])
    choice = Decision(move, before.seat, game.lines[move], before.legal[-1], cost, "blunder", "", steps)
    kept = Turn(move, move, before.seat, value, value, cost, "blunder", move)
    found = Review(name, 1, 2, move + 1, 1, 1.0, [value], [choice], [kept], [], [])
    words, text = Words(Text(language), game, found), Text(language)
    for said, line in ((words.played(kept), choice.line), (words.better(kept), choice.best)):
        for _, things in openings.parts(name, [line]):
            assert all(str(text.spoken(name, *thing.split(":"))) in said for thing in things)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_themes_and_findings_have_words(name: str, language: str) -> None:
    text, rules = Text(language), rulebook(name)
    for about in {themes.theme(name, decision, line) for decision in rules.decisions for line in rules.lines}:
        assert text(f"{name}-theme-{about}")
    for finding in (finding for seat in reviews(name)[-1].seats for finding in seat.findings):
        assert text(f"{name}-finding-{finding.kind}", **finding.values)


# On the command line


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str]]:
    monkeypatch.setattr("antikythera.review.reviewing", lambda _game, _depth, _run: iter(reviews("tzolkin")))

    def run(*arguments: object) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["review", *map(str, arguments)])
        return result.exit_code, " ".join(result.output.replace("│", "").split())

    return run


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    ended("tzolkin").save(file, names=["<b>Anna", "Béla"])
    return file


def test_the_command_tells_the_review_in_any_language(run: Run, record: Path) -> None:
    code, told = run(record, "--lang", "hu")
    assert code == 0
    assert "Fordulópontok" in told
    assert "Béla" in told


def test_players_are_called_by_their_names_or_their_seats(run: Run, tmp_path: Path) -> None:
    """Also in what they did, and also where a record has no names."""
    named, nameless = tmp_path / "named.json", tmp_path / "nameless.json"
    ended("tzolkin").save(named, names=["Anna", "Béla"])
    ended("tzolkin").save(nameless)
    told, plain = run(named)[1], run(nameless)[1]
    assert "Anna" in told
    assert "Seat 1" not in told
    assert "Seat 1" in plain
    assert not re.search(r"\bMove \d+, \d", plain)


def test_the_command_writes_one_file_of_html(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert run(record, "--html", file)[0] == 0
    page = file.read_text("utf-8")
    assert page.count("<svg") == 3
    assert "&lt;b&gt;Anna" in page
    assert "<script" not in page
    assert not re.search(r"(src|href)=|url\(|<b>", page)


@pytest.mark.parametrize("place", [".", "missing/review.html"])
def test_a_file_that_cannot_be_written_is_refused_before_the_review(run: Run, record: Path, place: str) -> None:
    code, told = run(record, "--html", record.parent / place)
    assert code == 2
    assert "cannot be written" in told


def test_every_turn_is_told_with_what_the_champion_would_have_done(run: Run, record: Path, tmp_path: Path) -> None:
    turns = reviews("tzolkin")[-1].turns
    told = run(record, "--turns")[1].partition("Every turn")[2]
    headings = re.findall(r"Move (\d+),", told)
    assert [int(move) for move in headings] == [turn.first + 1 for turn in turns]
    swings = re.findall(r"≈ \d+% → \d+% \(≈ −?\d+ → −?\d+ points?\)", told)
    assert len(swings) == 2 * len(turns), "share and points of each seat, before and after"
    assert told.count("champion") + told.count("Better: ") == len(turns)
    run(record, "--html", file := tmp_path / "review.html")
    assert file.read_text("utf-8").partition("<details>")[2].count("<article") == len(turns)


def test_the_command_writes_json(run: Run, record: Path) -> None:
    code, told = run(record, "--json")
    assert code == 0
    assert json.loads(told) == json.loads(encode(reviews("tzolkin")[-1]))


BAD = {
    "truncated": ("broken", lambda record: record[: len(record) // 2]),
    "of other rules": ("rules", lambda record: record.replace(b'"rules": 1', b'"rules": 99')),
    "of another game": ("game", lambda record: record.replace(b'"tzolkin"', b'"chess"')),
    "foreign": ("broken", lambda _: b'[Event "A game of chess"]'),
    "not text": ("broken", lambda _: bytes(range(256))),
    "with an illegal line": ("line", lambda record: record.replace(b'"lines": [', b'"lines": ["fly home", ')),
    "with wrong types": ("broken", lambda record: record.replace(b'"players": 2', b'"players": "two"')),
    "deep": ("broken", lambda _: b"[" * 100_000),
    "huge": ("large", lambda record: record + b" " * LARGEST),
    "not over": ("unfinished", lambda record: json.dumps(_cut(json.loads(record))).encode()),
}
"""Changes of a record, and the kind of what people are told about them."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", BAD)
def test_a_bad_record_gets_a_clear_sentence(run: Run, record: Path, what: str, language: str) -> None:
    kind, change = BAD[what]
    record.write_bytes(change(record.read_bytes()))
    code, told = run(record, "--lang", language)
    assert code == 2
    sentence = Text(language)("server-bad-record-detail", kind=kind, reason="1")
    assert "".join(sentence.split()) in "".join(told.split())


def _cut(record: dict[str, Any]) -> dict[str, Any]:
    """A record that ends early."""
    kept = {name: record[name] for name in record if name not in ("result", "signature")}
    return kept | {"lines": record["lines"][:20]}
