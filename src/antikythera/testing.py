"""Checks that a game does what the library relies on: for the tests of a game.

:func:`check_game` plays random games with every number of players, and checks what a
:class:`~antikythera.rulebook.Rulebook` and the optional parts of a game promise. It raises :class:`BrokenGame`, with a
sentence for each broken promise. ``docs/new-game.md`` shows how to write a game.
"""

from __future__ import annotations

import json
import random
import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from functools import cached_property
from importlib.util import find_spec
from io import StringIO
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np

from antikythera import boards, explain, guide, proof, registry, scenes
from antikythera.batches import Batch
from antikythera.bots import BOTS, LEVELS, bot, level
from antikythera.game import Event, Game, View, from_position, view_from_position
from antikythera.guide.reference import reference
from antikythera.kernel import Plain, narration, plain, plain_kernel
from antikythera.record import dumps, loads
from antikythera.replays import replay
from antikythera.rulebook import Rulebook, States, places, playouts, rulebook
from antikythera.text import Text

FIELDS = ("players", "seat", "round")
"""The fields that every record has."""
NAME = re.compile(r"[a-z]+")
MARGIN = 64
"""How many numbers before and after an observation are checked: they must not change."""
UNTOUCHED = -12345
STEPS = 10
"""Decisions between two positions that are checked closely."""
SOME = 5
"""How many positions and lines are checked by slow checks."""
FUZZED = 200
"""Games that are fuzzed, for each random game that is checked closely."""


class BrokenGame(AssertionError):
    """A game that breaks its promises; ``faults`` has a sentence for each of them."""

    def __init__(self, game: str, faults: list[str]) -> None:
        self.faults = faults
        super().__init__("\n- ".join([f"{game} breaks its promises:", *faults]))


def check_game(game: str, *, games: int = 2, seed: int = 1) -> None:
    """Check a game with ``games`` random games for every number of players, dealt from ``seed`` on."""
    found = faults(game, games=games, seed=seed)
    if found:
        raise BrokenGame(game, found)


def faults(
    game: str, *, games: int = 2, seed: int = 1, checks: Iterable[Callable[[_Checked], None]] | None = None
) -> list[str]:
    """A sentence for each fault of a game. ``checks`` are some of ``CHECKS``, by default all."""
    checked = _Checked(rulebook(game), games, seed)
    _run(checked, check_words)
    if not checked.faults:  # the other checks need a correct record
        for check in CHECKS if checks is None else checks:
            _run(checked, check)
    return list(checked.faults)


def _run(checked: _Checked, check: Callable[[_Checked], None]) -> None:
    try:
        check(checked)
    except Exception as error:  # any error of a game belongs in the report
        what = (check.__doc__ or "").split(".")[0].split("\n")[0]
        checked.expect(False, f"{what}: this check ended with {type(error).__name__}: {error}")


class _Checked:
    """A game that is being checked, and its faults."""

    def __init__(self, rules: Rulebook, games: int, seed: int) -> None:
        self.rules, self.games, self.seed = rules, games, seed
        self.name, self.text = rules.name, Text()
        self.faults: dict[str, None] = {}
        """Sentences, without duplicates."""

    def expect(self, kept: Any, sentence: str) -> None:
        if not kept:
            self.faults[sentence] = None

    @property
    def deals(self) -> Iterator[Game]:
        """New games with every number of players, without options and with all of them."""
        for players in self.rules.players:
            for options in dict.fromkeys(((), self.rules.options)):
                for number in range(self.games):
                    yield Game(self.name, players, self.seed + number, options=options)

    @cached_property
    def played(self) -> list[Game]:
        """The same games, played to their end at random."""
        return [_played(game) for game in self.deals]

    @cached_property
    def positions(self) -> list[Game]:
        """Some positions of every game, with the last."""
        early = [game.at(number) for game in self.played for number in range(0, len(game.actions), STEPS)]
        return early + self.played

    @cached_property
    def views(self) -> list[tuple[Game, View]]:
        """The same positions, as every seat and a spectator see them."""
        return [(game, game.view(seat)) for game in self.positions for seat in range(game.players + 1)]

    def message(self, name: str, **values: Any) -> None:
        """Expect an English message that can be formatted with these values."""
        if name not in self.text:
            self.expect(False, f"locale/en has no message {name}")
            return
        try:
            self.text.tell(self.name, name, values)
        except ValueError as error:
            self.expect(False, f"the message {error}")


def _some(items: list[Game]) -> list[Game]:
    """A few of many, evenly spread, with the last."""
    return items[:: -max(1, len(items) // SOME)]


def _played(game: Game) -> Game:
    chance = random.Random(game.seed)
    while not game.over and len(game.legal) and len(game.actions) < game.rules.max_decisions:
        game.play(chance.choice(game.legal.numbers))
    return game


# The rulebook as a table


def check_words(checked: _Checked) -> None:
    """The names, lines and fields of a rulebook fit together."""
    rules, expect = checked.rules, checked.expect
    expect(NAME.fullmatch(rules.name), f"the name {rules.name!r} is not made of the letters a to z")
    expect(rules.name in registry.games(), f"the entry point of {rules.name} has another name")
    expect(rules.players and min(rules.players) > 0, "players is empty, or not made of positive numbers")
    fields = rules.state.names or ()
    for name in FIELDS:
        expect(name in fields, f"the record has no field {name!r}")
    padding = rules.state.itemsize - sum(rules.state[name].itemsize for name in fields)
    expect(not padding, f"the record has {padding} bytes between or after its fields, which are not always copied")
    expect(rules.state.isalignedstruct, "the record is not aligned: np.dtype needs align=True")
    for name in set(rules.secret) - set(fields):
        expect(False, f"the secret field {name!r} is not a field of the record")
    for name in (rules.simultaneous | rules.concealed) - set(rules.decisions):
        expect(False, f"{name!r} is simultaneous or concealed, but is not a decision")
    _check_unlike(checked, "line", rules.lines)
    _check_unlike(checked, "decision", rules.decisions)
    _check_unlike(checked, "event", [event for event, *_ in rules.events])
    for number, line in enumerate(rules.lines):
        expect(rules.parse(line) == number, f"parse does not read the line {line!r} as action {number}")
    expect(rules.parse("no such line") is None, "parse accepts a line that the game does not have")
    expect(rules.unit > 0 and rules.max_decisions > 0, "unit and max_decisions must be positive")


def _check_unlike(checked: _Checked, kind: str, names: Iterable[str]) -> None:
    for name, number in Counter(names).items():
        checked.expect(number == 1, f"the {kind} {name!r} is defined twice")


# The rules


def check_rules(checked: _Checked) -> None:
    """Random games end, have legal lines until then, and are the same compiled and plain."""
    for game in checked.deals:
        twin, chance = game.states.copy(), random.Random(game.seed)
        kernels = checked.rules.kernels
        while not kernels.over_at(game.states, 0) and len(game.actions) < checked.rules.max_decisions:
            _check_position(checked, game)
            if not game.legal.numbers:
                checked.expect(False, "legal marks nothing although the game is not over")
                return
            action = chance.choice(game.legal.numbers)
            seat, border = game.seat, kernels.border_at(game.states, 0)
            game.play(action)
            _check_step(checked, game, twin, action)
            passed = kernels.over_at(game.states, 0) or game.seat != seat
            kept = not passed or kernels.border_at(game.states, 0) != border
            checked.expect(kept, "border stays the same although the turn has passed")
        over = kernels.over_at(game.states, 0)
        checked.expect(over, f"a game is not over after max_decisions, {checked.rules.max_decisions} lines")
        checked.expect(not over or not game.legal.numbers, "legal marks something although the game is over")
        _check_position(checked, game)


def _check_step(checked: _Checked, game: Game, twin: States, action: int) -> None:
    """Play an action with compiled rules and with plain ones, and compare."""
    rules = checked.rules
    with narration() as story:
        try:
            plain(rules.step)(Plain(twin), action)
        except (ValueError, TypeError, IndexError, OverflowError) as error:
            checked.expect(False, f"step raises {type(error).__name__} when it runs plainly: {error}")
    same = twin.tobytes() == game.states.tobytes()
    checked.expect(same, "step leaves other bytes when it runs plainly than compiled")
    twin[:] = game.states
    for event, seat, *_ in story:
        checked.expect(0 <= event < len(rules.events), f"the rules note the event {event}, which has no name")
        checked.expect(0 <= seat < game.players, f"an event is noted for seat {seat}, and seats count from 0")


def _check_position(checked: _Checked, game: Game) -> None:
    """A position is possible, and rules that only read it do not change it."""
    rules, expect, kernels, before = checked.rules, checked.expect, checked.rules.kernels, game.states.tobytes()
    _check_twins(checked, game)
    broken = kernels.fault_at(game.states, 0)
    expect(not broken, f"fault finds in a game: {rules.faults[broken]}")
    expect(0 <= kernels.decision_at(game.states, 0) < len(rules.decisions), "decision gives a number without a name")
    expect(0 <= game.states["seat"][0] < game.players, "seat is not from 0 to the number of players")
    expect(game.states.tobytes() == before, "a rule that should only read the record changes it")


def _check_twins(checked: _Checked, game: Game) -> None:
    """Compiled rules and plain ones give the same answers."""
    rules, record, seats = checked.rules, Plain(game.states), range(game.players)
    mask = np.ones(len(rules.lines), dtype=np.bool_)
    number = plain(rules.legal)(record, mask)
    scores, standings = np.zeros((2, game.players), dtype=np.int64)
    rules.kernels.scores_at(game.states, 0, scores, standings)
    same = {
        "legal": (mask == game.mask).all() and number == len(game.legal),
        "score": scores.tolist() == [plain(rules.score)(record, p) for p in seats],
        "standing": standings.tolist() == [plain(rules.standing)(record, p) for p in seats],
    }
    for name in ("decision", "over", "border", "fault"):
        same[name] = getattr(rules.kernels, f"{name}_at")(game.states, 0) == plain(getattr(rules, name))(record)
    for name, is_same in same.items():
        checked.expect(is_same, f"{name} gives another answer when it runs plainly than compiled")


def check_observation(checked: _Checked) -> None:
    """An observation has the declared length, and all of it is written."""
    size, expect = checked.rules.observation_size, checked.expect
    for game in checked.positions:
        for seat in range(game.players):
            seen = [np.full(size + 2 * MARGIN, filled, dtype=np.int16) for filled in (UNTOUCHED, UNTOUCHED + 1)]
            for out in seen:
                checked.rules.kernels.observe_at(game.states, 0, seat, out[MARGIN:-MARGIN])
            first, second = (out[MARGIN:-MARGIN] for out in seen)
            beyond = np.concatenate([seen[0][:MARGIN], seen[0][-MARGIN:]])
            expect((beyond == UNTOUCHED).all(), "observe writes beyond the numbers that observation lists")
            expect((first == second).all(), "observe leaves some of its numbers unwritten")
            _check_categories(checked, first)


def _check_categories(checked: _Checked, observation: Any) -> None:
    fields = checked.rules.observation
    for field, first in zip(fields, places(fields), strict=True):
        numbers = observation[first : first + field.length] - field.least
        fits = not field.values or ((numbers >= 0) & (numbers < field.values)).all()
        checked.expect(fits, f"the category {field.name!r} of an observation has numbers beyond its values")


def check_secrets(checked: _Checked) -> None:
    """A view hides what a seat may not know, and nothing that a seat sees depends on it."""
    rules, expect, chance = checked.rules, checked.expect, np.random.default_rng(checked.seed)
    for game, view in checked.views:
        seat = view.viewer - 1 if view.viewer else game.players
        open_fields = [name for name in rules.state.names or () if name not in rules.secret]
        for name in open_fields:
            same = (view.states[name] == game.states[name]).all()
            expect(same, f"view changes {name!r}, which is not among the secret fields")
        other = rules.sample(view.states, chance)
        broken = rules.kernels.fault_at(other, 0)
        expect(not broken, f"sample gives a record that is not possible: {rules.faults[broken]}")
        same = rules.view(other, seat).tobytes() == view.states.tobytes()
        expect(same, "the view of a sample is not the view that it was made from")
        if view.viewer:
            expect(_observed(rules, other, seat) == _observed(rules, game.states, seat), "observe tells a secret")
        if view.viewer == game.seat:
            expect(Game._at(rules, other).legal == game.legal, "legal depends on what the seat cannot know")


def check_pictures(checked: _Checked) -> None:
    """The picture for a seat does not depend on what that seat may not know."""
    chance = np.random.default_rng(checked.seed)
    for game in _some(checked.positions):
        for view in map(game.view, range(game.players + 1)):
            records = view.state, game.state, checked.rules.sample(view.states, chance)[0]
            for name, draw in (("svg", boards.board(checked.name).svg), ("text_board", _text_board(checked))):
                same = len({draw(record, view.viewer) for record in records}) == 1
                checked.expect(same, f"{name} shows what the viewer cannot know")


def _observed(rules: Rulebook, states: States, seat: int) -> bytes:
    out = np.zeros(rules.observation_size, dtype=np.int16)
    rules.kernels.observe_at(states, 0, seat, out)
    return out.tobytes()


def _text_board(checked: _Checked) -> Callable[[Any, int | None], str]:
    return lambda record, viewer: boards.plain_board(checked.name, record, viewer)


def check_records(checked: _Checked) -> None:
    """Positions and records can be written, read and verified."""
    for game, view in checked.views:
        again = from_position(game.position())
        checked.expect(again.states.tobytes() == game.states.tobytes(), "a position changes when it is saved")
        seen = view_from_position(view.position())
        same = seen.states.tobytes() == view.states.tobytes() and seen.legal == view.legal
        checked.expect(same, "a view changes when it is saved")
    for game in checked.played:
        verdict = replay(loads(dumps(game.record())))
        checked.expect(verdict, f"the record of a game is not sound: {verdict.fault}")


def check_batch(checked: _Checked) -> None:
    """A batch plays the same games as single games and as the plain rules."""
    rules, number = checked.rules, 2 * checked.games
    for players in rules.players:
        games = Batch(checked.name, number, players, seed=checked.seed)
        for i in range(number):
            same = games.states[i : i + 1].tobytes() == Game(checked.name, players, checked.seed + i).states.tobytes()
            checked.expect(same, "a batch deals other games than single ones")
        twin, mask = np.zeros(number, dtype=rules.state), np.zeros(len(rules.lines), dtype=np.bool_)
        decisions = plain_kernel(rules.bind(playouts))(twin, players, checked.seed, 0, mask)
        same = games.playout(checked.seed) == decisions and games.states.tobytes() == twin.tobytes()
        checked.expect(same, "a batch plays other games than the plain rules do")


def check_fuzz(checked: _Checked) -> None:
    """Fuzzing finds no fault."""
    for players in checked.rules.players:
        found = proof.fuzz(checked.rules, players, FUZZED * checked.games, checked.seed)
        lines = f" after {', '.join(found.lines[-3:])}" if found.lines else ""
        checked.expect(not found.fault, f"fuzzing finds in the game of seed {found.seed}{lines}: {found.fault}")


# What people see


def check_messages(checked: _Checked) -> None:
    """All messages exist in English."""
    rules, game = checked.rules, checked.name
    for name in ("title", "blurb", *(f"decision-{decision}" for decision in rules.decisions)):
        checked.message(f"{game}-{name}")
    for option in rules.options:
        checked.message(f"{game}-option-{option}")
    for name in dict.fromkeys(_said(checked, line) for line in rules.lines):
        checked.expect(name in checked.text, f"locale/en has no message {name}")
    for number, (name, *_) in enumerate(rules.events):
        event = checked.played[0]._event((number, 0, 1, 1, 1)) if _can_be_told(rules, number) else Event(name, 1, {})
        checked.message(f"{game}-event-{name}", seat=event.seat, **event.values)


def _said(checked: _Checked, line: str) -> str:
    """The message of a line, or of its verb."""
    verb, *words = line.split()
    own = f"{checked.name}-say-{'-'.join([verb, *words])}"
    return own if own in checked.text else f"{checked.name}-say-{verb}"


def _can_be_told(rules: Rulebook, event: int) -> bool:
    """Whether 1 is a possible value for every kind of value in an event."""
    return all(len(rules.names.get(kind, "12")) > 1 for kind in rules.events[event][1:])


def check_story(checked: _Checked) -> None:
    """Every event can be told in words."""
    for game in checked.played:
        for number in range(1, len(game.actions) + 1, STEPS // 2):
            for event in game.at(number).narration:
                told = checked.text.event(checked.name, event)
                checked.expect(told.strip(), f"the message of the event {event.name} is empty")


def check_board(checked: _Checked) -> None:
    """The board can be drawn in every position, for every viewer."""
    rules, board, expect = checked.rules, boards.board(checked.name), checked.expect
    for name in set(board.PUBLIC) - {event for event, *_ in rules.events}:
        expect(False, f"the board has {name!r} among its PUBLIC events, and there is no such event")
    for game in _some(checked.positions):
        for viewer in (None, *range(game.players + 1)):
            expect(_text_board(checked)(game.state, viewer).strip(), "text_board draws nothing")
            picture = ElementTree.fromstring(board.svg(game.state, viewer))
            expect(picture.tag.endswith("svg"), "svg is not the text of an SVG file")
            for line in {element.get("data-line") for element in picture.iter()} - {None, *rules.lines}:
                expect(False, f"svg has an area for {line!r}, which is not a line of the game")
        for line in game.legal:
            expect(isinstance(board.gloss(checked.text, game.state, line), str), f"gloss of {line!r} is not a text")


def check_scene(checked: _Checked) -> None:
    """Scenes and the catalogue are JSON."""
    json.dumps(scenes.catalogue(checked.name))
    for _, view in checked.views:
        scene = json.loads(json.dumps(scenes.scene(view)))
        checked.expect(msgspec.json.decode(scenes.written(view)) == scene, "written is not the JSON of the scene")


def check_explain(checked: _Checked) -> None:
    """Explanations exist in words, and do not depend on hidden values."""
    chance = random.Random(checked.seed)
    for _, view in checked.views:
        for line in chance.sample(checked.rules.lines, min(SOME, len(checked.rules.lines))):
            reason = explain.why_not(view, line)
            checked.expect(
                (reason is None) == (line in view.legal), "why_not gives no reason, or one against a legal line"
            )
            for because in (reason, *reason.details) if reason else ():
                checked.message(because.message_id, **because.values)
        for line in chance.sample(list(view.legal), min(SOME, len(view.legal))):
            told = [explain.preview(view, line, np.random.default_rng(seed)) for seed in range(2)]
            checked.expect(told[0] == told[1], "preview tells what the seat cannot know")
        for line, reason in explain.useless(view).items():
            checked.expect(line in view.legal, "useless gives a reason against a line that is not legal")
            for because in (reason, *reason.details):
                checked.message(because.message_id, **because.values)
        for caution in explain.warnings(view):
            checked.message(f"{checked.name}-warning-{caution.kind}", **caution.values)


def check_guide(checked: _Checked) -> None:
    """The rules, the lessons and the reference are complete and consistent."""
    book = guide.rules(checked.name)
    for paragraph in book.paragraphs:
        checked.message(paragraph.title)
        checked.message(paragraph.text, **book.values)
    for lesson in guide.lessons(checked.name):
        _check_lesson(checked, lesson)
    for _, view in checked.views:
        json.dumps(msgspec.to_builtins(reference(view)))


def _check_lesson(checked: _Checked, lesson: guide.Lesson) -> None:
    """Its lines are legal, and its texts are there. At a free step the first accepted line is played."""
    for text in lesson.texts:
        checked.message(text)
    game = Game(lesson.game, lesson.players, lesson.seed, options=lesson.options)
    for step in lesson.steps:
        line = step.line or next((line for line in game.legal if step.accepts(line)), None)
        if line:
            game.play(line)


# Players


def check_bots(checked: _Checked) -> None:
    """Bots of every kind and level choose legal lines, and the same line for the same view."""
    names = [*(f"{name}:16" if name in ("search", "turns") else name for name in BOTS), *LEVELS]
    for name in names:
        few = {"simulations": 16} if name in LEVELS and level(name, checked.name).bot == "search" else {}
        for game in _some(checked.positions):
            if not game.over:
                view = game.view(game.seat)
                chosen = [bot(name, checked.name, seed=1, **few).choose(view) for _ in range(2)]
                checked.expect(chosen[0] in game.legal.numbers, f"the bot {name} chooses an action that is not legal")
                checked.expect(chosen[0] == chosen[1], f"the bot {name} chooses another line from the same view")


def check_envs(checked: _Checked) -> None:
    """The environments pass the tests of PettingZoo; skipped without the extra ``envs``."""
    if not find_spec("pettingzoo"):
        return
    from pettingzoo.test import api_test

    import antikythera.envs as envs

    for players in checked.rules.players:
        with warnings.catch_warnings(), redirect_stdout(StringIO()):
            warnings.simplefilter("ignore")  # PettingZoo wants arrays as observations, except for its own games
            api_test(getattr(envs, checked.name)(players=players), num_cycles=100)


CHECKS: tuple[Callable[[_Checked], None], ...] = (
    check_rules,
    check_observation,
    check_secrets,
    check_pictures,
    check_records,
    check_batch,
    check_fuzz,
    check_messages,
    check_story,
    check_board,
    check_scene,
    check_explain,
    check_guide,
    check_bots,
    check_envs,
)
"""The checks that follow :func:`check_words`."""
