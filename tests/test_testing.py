"""`check_game` finds what is wrong with a game, and says so in a sentence: each time, one thing is broken in Kalah."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from antikythera import Game, boards, cli, registry, scenes, testing, text
from antikythera.boards.general import GeneralBoard
from antikythera.bots import knowledge, levels, tools
from antikythera.kernel import bind, note, rule
from antikythera.rulebook import Field, rulebook
from antikythera.testing import BrokenGame, check_game, faults

KALAH = Path(__file__).parents[1] / "examples" / "kalah"


CACHES = (registry.folder, registry.part, text.files, text._bundle, boards._general, scenes._room, scenes.catalogue)


@pytest.fixture
def kalah(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The package of Kalah, as if it were the only game that is installed."""
    monkeypatch.syspath_prepend(str(KALAH))
    monkeypatch.setattr(registry, "_packages", lambda: {"kalah": "kalah"})
    for cache in CACHES:
        cache.cache_clear()
    yield registry.package("kalah")
    for cache in CACHES:
        cache.cache_clear()


Break = Callable[..., None]


@pytest.fixture
def change(kalah: Any, monkeypatch: pytest.MonkeyPatch) -> Break:
    """Replace entries of the rulebook."""

    def change(**entries: Any) -> None:
        monkeypatch.setattr(kalah, "RULEBOOK", dataclasses.replace(kalah.RULEBOOK, **entries))

    return change


def found(*checks: str) -> list[str]:
    return faults("kalah", games=1, checks=[getattr(testing, f"check_{name}") for name in checks])


@pytest.mark.slow
@pytest.mark.usefixtures("compiling_kalah")
def test_a_game_that_is_right_has_no_fault(kalah: Any) -> None:
    check_game("kalah", games=1)


def test_all_faults_are_said_at_once(change: Break) -> None:
    change(name="kalah2", secret=("hand",), lines=("sow 1",) * 6)
    with pytest.raises(BrokenGame, match="kalah breaks its promises:\n- ") as error:
        check_game("kalah")
    assert error.value.faults == [
        "the name 'kalah2' is not made of the letters a to z",
        "the entry point of kalah2 has another name",
        "the secret field 'hand' is not a field of the record",
        "the line 'sow 1' is defined twice",
        *(f"parse does not read the line 'sow 1' as action {number}" for number in range(1, 6)),
    ]


@pytest.mark.parametrize(
    ("dtype", "sentence"),
    [
        (np.dtype([("players", "i1"), ("seat", "i1")], align=True), "the record has no field 'round'"),
        (
            np.dtype([("players", "i1"), ("seat", "i1"), ("round", "i4")], align=True),
            "the record has 2 bytes between or after its fields, which are not always copied",
        ),
        (
            np.dtype([("players", "i1"), ("seat", "i1"), ("round", "i4")]),
            "the record is not aligned: np.dtype needs align=True",
        ),
    ],
)
def test_a_record_has_the_usual_fields_and_no_padding(change: Break, dtype: Any, sentence: str) -> None:
    change(state=dtype)
    assert found() == [sentence]


def test_parse_reads_only_lines(change: Break) -> None:
    change(parse=lambda line: 0)
    assert "parse accepts a line that the game does not have" in found()


# The rules


@pytest.fixture
def rules(kalah: Any) -> Any:
    from kalah import rules

    return rules


def test_a_number_that_does_not_fit_its_field_is_found(change: Break, rules: Any) -> None:
    def wraps(s, action):
        own_step(s, action)  # noqa: F821
        s.round += 256 * 256  # compiled, it is as it was

    change(step=bind(wraps, own_step=rules.step))
    (sentence,) = found("rules")
    assert sentence.startswith("step raises")
    assert "when it runs plainly" in sentence


def test_an_unnamed_event_and_a_wrong_seat_are_found(change: Break, rules: Any) -> None:
    def tells(s, action):
        note(9, 2)
        own_step(s, action)  # noqa: F821

    change(step=bind(tells, own_step=rules.step))
    assert found("rules") == [
        "the rules note the event 9, which has no name",
        "an event is noted for seat 2, and seats count from 0",
    ]


def test_a_position_with_nothing_to_choose_is_found(change: Break) -> None:
    @rule
    def nothing(s, mask):
        mask[:] = False
        return 0

    change(legal=nothing)
    assert found("rules") == ["legal marks nothing although the game is not over"]


def test_a_game_that_is_too_long_is_found(change: Break) -> None:
    change(max_decisions=10)
    assert found("rules") == ["a game is not over after max_decisions, 10 lines"]


def test_a_border_that_stays_is_found(change: Break) -> None:
    @rule
    def border(s):
        return 7

    change(border=border)
    assert found("rules") == ["border stays the same although the turn has passed"]


def test_a_fault_in_a_game_is_found_at_once_and_by_fuzzing(change: Break, rules: Any) -> None:
    @rule
    def fault(s):
        return 3 if s.stores[0] > 5 else 0

    change(fault=fault)
    first, second = found("rules", "fuzz")
    assert first == "fault finds in a game: there are 48 seeds, no more and no less"
    assert second.startswith("fuzzing finds in the game of seed 1 after sow ")


def test_a_score_that_changes_the_record_is_found(change: Break) -> None:
    @rule
    def score(s, p):
        s.round += 1
        return s.stores[p]

    change(score=score)
    assert "a rule that should only read the record changes it" in found("rules")


@pytest.mark.parametrize(
    ("size", "sentence"),
    [
        (14, "observe writes beyond the numbers that observation lists"),
        (16, "observe leaves some of its numbers unwritten"),
    ],
)
def test_an_observation_of_another_length_is_found(change: Break, size: int, sentence: str) -> None:
    change(observation=(Field("all", size, "everything"),))
    assert found("observation") == [sentence]


def test_a_category_beyond_its_values_is_found(change: Break) -> None:
    change(observation=(Field("pits", 12, "seeds", values=5), Field("rest", 3, "stores and seat")))
    assert found("observation") == ["the category 'pits' of an observation has numbers beyond its values"]


# Secrets


def test_a_secret_that_the_view_keeps_is_told(change: Break, rules: Any) -> None:
    def sample(states: Any, rng: Any) -> Any:
        other = states.copy()
        other["round"] = rng.integers(1, 100)
        return other

    change(secret=("round",), sample=sample)
    assert found("secrets", "records") == [
        "the view of a sample is not the view that it was made from",
    ]


def test_a_view_that_changes_what_is_open_is_found(change: Break) -> None:
    @rule
    def hide(s, seat):
        for p in range(2):
            s.stores[p] = 0

    change(hide=hide)
    assert found("secrets")[:2] == [
        "view changes 'stores', which is not among the secret fields",
        "sample gives a record that is not possible: there are 48 seeds, no more and no less",
    ]


def test_what_depends_on_secrets_is_found(change: Break, kalah: Any) -> None:
    """The pits of the others are said to be a secret here, and a sample deals them again."""

    @rule
    def hide(s, seat):
        for p in range(2):
            if p != seat:
                s.pits[p].sort()

    def sample(states: Any, rng: Any) -> Any:
        other = states.copy()
        for p in (0, 1):
            other["pits"][0, p] = rng.permutation(other["pits"][0, p])
        return other

    change(hide=hide, sample=sample, secret=("pits",))
    told = found("secrets", "pictures")
    assert "observe tells a secret" in told
    assert "legal depends on what the seat cannot know" in told
    assert "svg shows what the viewer cannot know" in told
    assert "text_board shows what the viewer cannot know" in told


# Words and pictures


def test_a_missing_message_is_named(change: Break, kalah: Any) -> None:
    rules = kalah.RULEBOOK
    change(
        events=(*rules.events, ("sneezes", "seeds")),
        decisions=("plant", "over"),
        options=("long",),
    )
    assert found("messages") == [
        "locale/en has no message kalah-decision-plant",
        "locale/en has no message kalah-option-long",
        "locale/en has no message kalah-event-sneezes",
    ]


def test_a_message_that_needs_more_than_the_event_tells_is_found(change: Break, kalah: Any) -> None:
    (sows, *_), *others = kalah.RULEBOOK.events
    change(events=((sows, "pit"), *others))
    (sentence,) = found("messages")
    assert sentence.startswith("the message kalah-event-sows with ")
    assert "seeds" in sentence


def test_a_line_without_words_is_found(change: Break) -> None:
    lines = tuple(f"plant {pit}" for pit in range(1, 7))
    change(lines=lines, parse=lambda line: lines.index(line) if line in lines else None)
    assert "locale/en has no message kalah-say-plant" in found("messages")


def test_an_area_for_what_is_no_line_is_found(kalah: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards.board("kalah"), "svg", lambda s, viewer: '<svg><g data-line="jump"/></svg>')
    assert found("board") == ["svg has an area for 'jump', which is not a line of the game"]


def test_a_check_that_fails_in_another_way_is_reported(kalah: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards.board("kalah"), "svg", lambda s, viewer: "not a picture")
    (sentence,) = found("board")
    assert sentence.startswith(
        "The board can be drawn in every position, for every viewer: this check ended with ParseError"
    )


def test_a_public_event_must_exist(kalah: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards.board("kalah"), "PUBLIC", {"rains"})
    assert found("board") == ["the board has 'rains' among its PUBLIC events, and there is no such event"]


def test_an_event_that_is_told_without_a_word_is_found(kalah: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text.Text, "event", lambda *_: "")
    assert "the message of the event sows is empty" in found("story")


# What a game need not have


def test_a_game_needs_nothing_but_rules_and_words(kalah: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "part", lambda game, name: None)
    monkeypatch.setattr(knowledge, "knowledge", functools.cache(knowledge.knowledge.__wrapped__))
    monkeypatch.setattr(tools, "knowledge", knowledge.knowledge)
    assert levels.level("casual", "kalah").bot == "heuristic"
    check_game("kalah", games=1)


def test_the_general_board_shows_no_secret() -> None:
    chance = np.random.default_rng(1)
    for name in registry.games():
        rules = rulebook(name)
        board, dealt = GeneralBoard(rules), Game(name, seed=1)
        other = rules.sample(dealt.view(0).states, chance)
        assert dealt.states.tobytes() != other.tobytes()
        assert board.svg(dealt.state, None) == board.svg(other[0], None)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("rules", "kalah has no rules to read here"),
        ("learn", "kalah has no tutorial"),
    ],
)
@pytest.mark.usefixtures("kalah")
def test_a_command_says_what_a_game_does_not_have(
    command: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["antikythera", command, "kalah"])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == cli.BAD_INPUT
    assert sentence in capsys.readouterr().err
