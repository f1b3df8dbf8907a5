"""The tutorials can be played from their first step to their last, and everything they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import antikythera
from antikythera import GAMES
from antikythera.explain import warnings
from antikythera.games.tzolkin.explain import helped
from antikythera.guide import tutorial
from antikythera.guide.targets import targets
from antikythera.text import Text, languages

GAME_FOLDERS = Path(antikythera.__file__).parent / "games"
WORDS_A_MINUTE = 180
SECONDS_A_MOVE = 4


def play(lesson):
    """The game before each step, and at last the game that all steps lead to."""
    game = antikythera.new(lesson.game, lesson.players, lesson.seed, options=lesson.options, analysis=False)
    for step in lesson.steps:
        yield step, game
        if step.line:
            game.play(step.line)
    yield None, game


def last(lesson):
    *_, (_, game) = play(lesson)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_every_line_is_legal_and_others_speak_only_through_prepared_lines(name):
    lesson = tutorial(name)
    played = 0
    for step, game in play(lesson):
        if step is None:
            break
        assert step.line is None or step.line in game.legal, step
        assert step.line or step.text, "a step does something"
        played += step.line is not None
    assert len(last(lesson).lines) == played


@pytest.mark.parametrize("name", GAMES)
def test_what_is_pointed_at_exists_where_the_game_has_come_to(name):
    for step, game in play(tutorial(name)):
        for target in step.points_at if step else ():
            kind, _, where = target.partition(":")
            if kind == "square":
                assert any(line.startswith(f"tile {where} ") for line in game.legal), target
            elif kind == "place":
                assert any(line.endswith((where, where.replace(",", " "))) for line in game.legal), target
            else:
                assert target in targets(name)


def test_tiles_and_cards_that_are_pointed_at_are_to_be_seen():
    text = Text("en")
    for step, game in play(tutorial("tzolkin")):
        for target in step.points_at if step else ():
            kind, _, name = target.partition(":")
            if kind == "wealth":
                assert name in " ".join(game.legal)
            elif kind == "card":
                assert text(f"tzolkin-card-{name}") in str(game)
    for step, game in play(tutorial("akrotiri")):
        seen = str(game.view(1))
        for target in step.points_at if step else ():
            if target.startswith("map:"):
                assert target.partition(":")[2] in seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_step_can_be_read_and_no_text_is_left_over(name, language):
    file = (GAME_FOLDERS / name / "locale" / language / "tutorial.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z][\w-]*) =", file, re.MULTILINE)
    steps = [step.text for step in tutorial(name).steps if step.text]
    assert messages == steps
    assert all(Text(language)(message) for message in messages)


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_is_through_in_less_than_ten_minutes(name):
    lesson, text = tutorial(name), Text("en")
    words = sum(len(text(step.text).split()) for step in lesson.steps if step.text)
    moves = sum(step.line is not None for step in lesson.steps)
    assert words / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60 < 10


# What the texts claim


def before_each_text(name):
    """The game as it is when a step is read, by the name of the step."""
    steps = [(step, game.copy()) for step, game in play(tutorial(name)) if step and step.text]
    return {step.text.removeprefix(f"{name}-tutorial-"): game for step, game in steps}


def test_the_numbers_that_the_lesson_of_tzolkin_tells_are_those_of_the_game():
    before = before_each_text("tzolkin")
    mine = before["got"].state
    assert (mine["corn"][0], mine["blocks"][0].tolist()) == (5, [2, 0, 1])
    assert (mine["temple"][0].tolist(), mine["tech"][0].tolist()) == ([1, 1, 2], [0, 0, 1, 0])
    assert [str(event) for event in before["another"].narration] == ["seat 1 harvests-corn: corn 4, tiles 1"]
    assert "seat 1 architecture-corn: corn 1" in map(str, before["architecture"].narration)
    assert before["two-days"].decision == "calendar"
    assert before["food-day"].state["round"] == 8
    assert before["food-day"].state["corn"][0] >= 4
    assert helped(before["burning"].view(1), "harvest wood") == ["extraction"]
    assert "seat 1 block: block wood, number 4" in map(str, before["helped"].narration)
    assert warnings(before["feeding"].view(1)) == []
    fed = [str(event) for event in before["fed"].narration]
    assert "seat 1 feeds: workers 3, corn 4" in fed
    assert "seat 2 starves: workers 1, points -3" in fed
    assert "seat 1 gift-block: temple chaac, block stone" in fed
    assert "seat 1 gift-block: temple kukulcan, block wood" in fed


def test_the_numbers_that_the_lesson_of_akrotiri_tells_are_those_of_the_game():
    before = before_each_text("akrotiri")
    assert before["sailing"].state["actions"] == 3
    assert before["money"].state["money"][0] == 3
    assert before["second-dig"].state["money"][0] == 6
    assert before["lake"].view(1).scores[0] == 3, "one for the map, two for the goal"
    assert before["oracle"].state["actions"] == 1
    assert any(event.name == "more-actions" and event.values["actions"] == 5 for event in before["score"].narration)
    assert before["score"].view(1).scores[0] == 6
