"""The lessons can be played from their first step to their last, and everything they name is there."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import antikythera
from antikythera import GAMES
from antikythera.explain import warnings, why_not
from antikythera.games.tzolkin.explain import helped
from antikythera.guide import lesson, lessons
from antikythera.guide.targets import targets
from antikythera.text import Text, languages

GAME_FOLDERS = Path(antikythera.__file__).parent / "games"
WORDS_A_MINUTE = 180
SECONDS_A_MOVE = 4
LESSONS = [each for game in GAMES for each in lessons(game)]
every_lesson = pytest.mark.parametrize("course", LESSONS, ids=lambda each: f"{each.game}-{each.name}")


def play(course, seed=1):
    """The game before each step, and finally the game that all steps lead to. Free choices are random."""
    chance = random.Random(seed)
    game = antikythera.new(course.game, course.players, course.seed, options=course.options, analysis=False)
    for step in course.steps:
        yield step, game
        if step.free:
            game.play(chance.choice([line for line in game.legal if step.accepts(line)]))
        elif step.line:
            game.play(step.line)
    yield None, game


def mine(course):
    """The steps at which the learner plays, and the game before each."""
    return [(step, game.copy()) for step, game in play(course) if step and is_mine(course, step, game)]


def is_mine(course, step, game):
    return bool(step.line or step.free) and game.seat == course.learner


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_first_lesson_and_one_about_planning(name):
    assert len(lessons(name)) == 2
    assert len({each.seed for each in lessons(name)}) == 2


@every_lesson
def test_every_line_is_legal_and_every_step_does_something(course):
    for step, game in play(course):
        if step is None:
            break
        assert step.line is None or step.line in game.legal, step
        assert step.line or step.text, "a step does something"
        assert not (step.line and step.free)


@every_lesson
def test_a_lesson_ends_with_free_choices_and_whatever_is_chosen_it_comes_to_its_end(course):
    free = [number for number, step in enumerate(course.steps) if step.free]
    assert free
    assert not [step for step in course.steps[free[0] :] if step.line], "after a choice nothing is prepared"
    for seed in range(20):
        *_, (_, game) = play(course, seed)
        assert len(game.lines) == sum(bool(step.line or step.free) for step in course.steps)


@every_lesson
def test_every_comment_is_about_a_line_that_can_be_chosen(course):
    seen = set()
    for seed in range(60):
        for step, game in play(course, seed):
            seen |= {step.comment(line) for line in game.legal} if step and step.free else set()
    assert seen - {None} == {comment.text for step in course.steps for comment in step.free}


@every_lesson
def test_wrong_tries_are_refused_with_a_reason_in_every_language(course):
    chance, tried = random.Random(1), 0
    for step, game in mine(course):
        view = game.view(course.learner)
        for line in chance.sample(game.rules.lines, 30):
            reason = why_not(view, line)
            assert (reason is None) == (line in game.legal)
            assert not step.accepts(line) or line in game.legal or step.free
            for because in (reason, *reason.details) if reason else ():
                tried += 1
                assert all(Text(code).tell(course.game, because.message_id, because.values) for code in languages())
    assert tried > 100


@pytest.mark.slow
@every_lesson
def test_what_is_pointed_at_exists_where_the_game_has_come_to(course):
    for step, game in play(course):
        seen = str(game) + " ".join(game.legal) + str(game.view(course.learner))
        for target in step.points_at if step else ():
            kind, _, where = target.partition(":")
            if kind == "square":
                assert any(line.startswith(f"tile {where} ") for line in game.legal), target
            elif kind == "place":
                assert any(line.endswith((where, where.replace(",", " "))) for line in game.legal), target
            else:
                assert target in targets(course.game)
            if kind == "card":
                assert Text("en")(f"tzolkin-card-{where}") in seen
            if kind in ("wealth", "map"):
                assert where in seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_step_can_be_read_and_no_text_is_left_over(name, language):
    file = (GAME_FOLDERS / name / "locale" / language / "tutorial.ftl").read_text("utf-8")
    messages = re.findall(r"^([a-z][\w-]*) =", file, re.MULTILINE)
    said = dict.fromkeys(message for course in lessons(name) for message in course.texts)
    assert messages == list(said)
    assert all(Text(language)(message) for message in messages)


@pytest.mark.parametrize("language", languages())
def test_texts_speak_of_the_game_and_not_of_the_page_or_the_terminal(language):
    """A lesson is played on a page and in a terminal: nothing is lit, marked, tapped or clicked."""
    words = {
        "en": r"\b(lit|marked|tap|touch|click|glow)\w*\b",
        "hu": r"(megjelölt|világít|érintsd|kattint)",
        "ja": r"(光って|印のついた|タップ|クリック)",
        "zh-Hans": r"(标出|亮起|点击)",
        "zh-Hant": r"(標出|亮起|點擊)",
    }[language]
    for course in LESSONS:
        for message in course.texts:
            assert not re.search(words, Text(language)(message)), message


@every_lesson
def test_a_learner_is_through_in_less_than_fifteen_minutes(course):
    text = Text("en")
    words = sum(len(text(step.text).split()) for step in course.steps if step.text)
    moves = sum(step.line is not None for step in course.steps)
    assert words / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60 < 15


# What the texts claim


def before_each_text(game, name):
    """The game as it is when a step is read, by the name of the step."""
    steps = [(step, at.copy()) for step, at in play(lesson(game, name)) if step and step.text]
    return {step.text.removeprefix(f"{game}-tutorial-{name}-"): at for step, at in steps}


def told(game):
    return [str(event) for event in game.narration]


def test_the_numbers_that_the_first_lesson_of_tzolkin_tells_are_those_of_the_game():
    before = before_each_text("tzolkin", "first")
    mine = before["got"].state
    assert (mine["corn"][0], mine["blocks"][0].tolist()) == (5, [2, 0, 1])
    assert (mine["temple"][0].tolist(), mine["tech"][0].tolist()) == ([1, 1, 2], [0, 0, 1, 0])
    assert told(before["another"]) == ["seat 1 harvests-corn: corn 4, tiles 1"]
    assert "seat 1 architecture-corn: corn 1" in told(before["architecture"])
    assert before["two-days"].decision == "calendar"
    assert before["food-day"].state["round"] == 8
    assert before["food-day"].state["corn"][0] >= 4
    assert helped(before["burning"].view(1), "harvest wood") == ["extraction"]
    assert "seat 1 block: block wood, number 4" in told(before["helped"])
    assert warnings(before["feeding"].view(1)) == []
    assert "seat 1 skull-placed: action 1, points 4" in told(before["feeding"])
    fed = told(before["fed"])
    assert "seat 1 feeds: workers 3, corn 4" in fed
    assert "seat 2 starves: workers 1, points -3" in fed
    assert "seat 1 gift-block: temple chaac, block stone" in fed
    assert "seat 1 gift-block: temple kukulcan, block wood" in fed
    assert before["begging"].state["corn"][1] == 1
    yours = before["yours"].state
    assert (yours["corn"][0], yours["blocks"][0].tolist(), yours["teeth"].sum()) == (3, [5, 1, 1], 5)
    assert before["yours"].state["temple"][1].tolist() == [2, 0, 1]


def test_the_numbers_that_the_second_lesson_of_tzolkin_tells_are_those_of_the_game():
    before = before_each_text("tzolkin", "plan")
    assert before["food"].state["corn"][0] == 9
    assert before["behind"].state["corn"][0] == 9 - 3
    spent = before["behind"].state["corn"][1] - before["order"].state["corn"][1]
    assert spent == 4
    assert "seat 1 block: block wood, number 2" in told(before["pays"])
    assert "seat 1 harvests-corn: corn 5, tiles 1" in told(before["enough"])
    assert before["enough"].state["corn"][0] == 11
    yours = before["yours"]
    assert (yours.state["round"], yours.state["teeth"].sum()) == (4, 3)
    for line, price in {"place tikal": 2, "place uxmal": 1, "place palenque": 0, "place yaxchilan": 0}.items():
        after = yours.copy()
        after.play(line)
        assert after.narration[0].values["corn"] == price, line


def test_the_numbers_that_the_first_lesson_of_akrotiri_tells_are_those_of_the_game():
    before = before_each_text("akrotiri", "first")
    assert before["sailing"].state["actions"] == 3
    assert before["money"].state["money"][0] == 3
    assert before["second-dig"].state["money"][0] == 6
    assert before["lake"].view(1).scores[0] == 3, "one for the map, two for the goal"
    assert before["oracle"].state["actions"] == 1
    assert any(event.name == "more-actions" and event.values["actions"] == 5 for event in before["score"].narration)
    assert before["score"].view(1).scores[0] == 6
    assert (before["yours"].state["actions"], before["yours"].state["money"][0]) == (3, 0)


def test_digging_in_the_second_lesson_of_akrotiri_brings_what_the_comments_say():
    before = before_each_text("akrotiri", "dig")
    assert before["mountain"].state["money"][0] == 7
    course = lesson("akrotiri", "dig")
    points = {"bare": 5, "icon": 1}
    where, dig = [step for step in course.steps if step.free][:2]
    checked = set()
    for line in [line for line in before["where"].legal if where.accepts(line)]:
        at = before["where"].copy()
        at.play(line)
        for site in [line for line in at.legal if line.startswith("dig")]:
            after = at.copy()
            after.play(site)
            kind = where.comment(line).rpartition("-")[2]
            assert dig.comment(site).endswith(f"dug-{kind}")
            assert after.view(1).scores[0] == points[kind]
            checked.add(kind)
    assert checked == set(points)
