"""Explanations of Tzolk'in: what a line does, what helped, what brings nothing, what is overlooked. See ``reasons``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from antikythera.explain.answers import Caution, Reason, needed
from antikythera.game import Event, Game, Legal, View
from antikythera.games.tzolkin.reasons import ask, why_not
from antikythera.games.tzolkin.rules import actions, food_day, turn
from antikythera.games.tzolkin.rules.components import (
    ARCHITECTURE,
    FOOD_DAYS,
    GEARS,
    LAST_SPACE,
    QUARTERS,
    TECHNOLOGIES,
)
from antikythera.games.tzolkin.rules.events import RESEARCH_BONUS, RESEARCHES, STARVES
from antikythera.games.tzolkin.rules.state import ARCHITECTURE_USE
from antikythera.games.tzolkin.rules.words import ACT, END, HARVEST_CORN_TILE, PICK, RESEARCH_LINE
from antikythera.kernel import Plain, narration, plain
from antikythera.rulebook import NO_LIST, Rulebook, States, copied

Note = tuple[int, ...]
"""An event as the rules tell it: its number, the seat, and three values."""


# What would this do?


def story(game: Game, seat: int) -> list[Event]:
    """What the last line of a seat caused. Wealth tiles are shown when all have chosen, so the others choose, too."""
    if not game.lines[-1].startswith("keep"):
        return game.narration
    while game.decision == "wealth":
        game.play(game.legal.numbers[0])
    return [event for event in game.narration if event.seat == seat]


def is_foreseen(_view: View, event: Event) -> bool:
    """Everything is, but the buildings that will be dealt."""
    return event.name != "deals"


# Questions of this game


def _ask_helped(view: View, values: Mapping[str, str]) -> dict[str, Any]:
    """Which technologies helped to play a ``line`` in this position."""
    (line,) = needed(values, "line")
    return {"technologies": helped(view, line)}


QUESTIONS = {"helped": _ask_helped}


def helped(view: View, line: str) -> list[str]:
    """The technologies that changed what a line does, for the player who plays it in the position of the view.

    A technology helped if the line could not be played without it, or if something else would have happened.
    """
    game = view.sample(np.random.default_rng(0))
    number = game.rules.parse(line)
    if number is None:
        raise ValueError(f"{game.rules.name} has no line {line!r}")
    if number not in game.legal.numbers:  # a choice of wealth tiles, which no technology serves
        return []
    levels = game.state["tech"][game.seat - 1]
    return [name for tech, name in enumerate(TECHNOLOGIES) if levels[tech] and _serves(game, number, tech)]


def _serves(game: Game, number: int, technology: int) -> bool:
    """Whether a line would be impossible, or cause something else, without a technology."""
    without = game.copy().states
    without["tech"][0, game.seat - 1, technology] = 0
    mask = np.zeros(len(game.rules.lines), dtype=np.bool_)
    game.rules.kernels.legal_at(without, 0, mask)
    if not mask[number]:
        return True
    told, decision = _outcome(game.rules, game.copy().states, number)
    if _is_about(technology, number, told, decision):
        return False
    return (told, decision) != _outcome(game.rules, without, number)


def _outcome(rules: Rulebook, states: States, number: int) -> tuple[list[Note], int]:
    """What a line causes, and what must be chosen next. A level that is reached depends on the one before."""
    with narration() as story:
        plain(rules.step)(Plain(states), number)
    return [note for note in story if note[0] != RESEARCHES], int(rules.kernels.decision_at(states, 0))


def _is_about(technology: int, number: int, told: list[Note], decision: int) -> bool:
    """Whether a line advances a technology, or leads to the question whether to use it, rather than using it."""
    bonus = any(event == RESEARCH_BONUS and track == technology for event, _, track, *_ in told)
    asked = technology == ARCHITECTURE and decision == ARCHITECTURE_USE
    return bonus or asked or number == RESEARCH_LINE + technology


# What brings nothing?


def useless(view: View, _events: Iterable[Event]) -> dict[str, Reason]:
    """Workers that can be picked up, but have nothing to do where they stand. That depends on nothing hidden."""
    found = {}
    for number in view.legal.numbers:
        if PICK <= number < END:
            after = _played(view, number)
            if not any(ACT <= following < HARVEST_CORN_TILE for following in after.legal.numbers):
                line = view.rules.lines[number]
                found[line] = _nothing_here(after, line)
    return found


def _played(view: View, number: int) -> View:
    """What the viewer would see after a line that reveals nothing: quicker than to play it in a sample."""
    states, mask = copied(view.states), np.zeros(len(view.rules.lines), dtype=np.bool_)
    mask[number] = True
    view.rules.kernels.play_at(states, 0, number, mask, NO_LIST)
    return View(view.rules, states, view.seat, Legal(view.rules.lines, mask.nonzero()[0].tolist()))


def _nothing_here(view: View, line: str) -> Reason:
    """With the reason why the action of the space itself is impossible, if it has one."""
    _, gear, space = line.split()
    action = f"act {gear} {space}"
    details = (why_not(view, "act", [gear, space]),) if view.rules.parse(action) is not None else ()
    return Reason("tzolkin-why-nothing-here", {}, details)


# What is overlooked?


def warnings(view: View, events: Iterable[Event]) -> list[Caution]:
    s, p = Plain(view.states), view.seat - 1
    falling = [] if s.round >= FOOD_DAYS[-1] else _falling(view, s, p)
    return [*_hunger(view, s, p), *falling, *_wasted(events, view.seat)]


def _hunger(view: View, s: Any, p: int) -> list[Caution]:
    """Workers that stay hungry, in the last turn before a Food Day: only corn from the wheel can still come.

    Whom a Food Day leaves hungry depends on nothing hidden; the cards that it may deal do, and are not looked at.
    """
    if s.round < FOOD_DAYS[s.food_days]:
        return []
    corn = s.corn[p] + (ask(turn.wheel_corn, s) if s.start_space == p + 1 else 0)
    soon = Plain(np.frombuffer(bytearray(view.states.tobytes()), view.rules.state))
    soon.corn[p] = corn
    with narration() as story:
        plain(food_day.hold)(soon)
    return [
        Caution("unfed", {"workers": workers, "points": -points // QUARTERS, "corn": corn})
        for event, seat, workers, points, _ in story
        if (event, seat) == (STARVES, p)
    ]


def _falling(view: View, s: Any, p: int) -> list[Caution]:
    """Workers on a last space, which the next day pushes off, if there is something for them to do."""
    return [
        Caution("falls-off", {"gear": gear, "space": last})
        for number, (gear, last) in enumerate(zip(GEARS, LAST_SPACE.tolist(), strict=True))
        if s.gear[number, last] == p + 1 and _can_act(view.rules, s, p, number, last)
    ]


def _can_act(rules: Rulebook, s: Any, p: int, gear: int, space: int) -> bool:
    """From a last space every action is free, so corn that was spent on placing workers decides nothing."""
    mask = np.zeros(len(rules.lines), dtype=np.bool_)
    plain(actions.legal_actions)(s, p, gear, space, mask)
    return bool(mask[ACT:HARVEST_CORN_TILE].any())


WASTES = {"cannot-rise": "wasted-step", "no-skull": "wasted-skull", "no-worker": "wasted-worker"}
"""Events about something lost, and what to say about it."""


def _wasted(events: Iterable[Event], seat: int) -> list[Caution]:
    lost = [event for event in events if event.name in WASTES and event.seat == seat]
    return [
        Caution(WASTES[event.name], {k: v for k, v in event.values.items() if isinstance(v, str)}) for event in lost
    ]
