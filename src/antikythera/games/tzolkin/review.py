"""What choices of Tzolk'in are about, and what a whole game shows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from antikythera.game import Game
from antikythera.games.tzolkin.rules import turn
from antikythera.kernel import Plain, Rule, plain
from antikythera.review.results import Finding
from antikythera.review.themes import Story

THEMES = {
    "keep": "wealth", "beg": "food", "harvest": "food", "burn": "food", "research": "technologies",
    "build": "buildings", "architecture": "buildings", "save": "buildings", "climb": "temples", "offer": "temples",
    "pay": "resources", "sell": "resources", "buy": "resources", "take": "resources",
}  # fmt: skip
"""What lines are about, by their verb."""
ACTIONS = {"palenque": "food", "yaxchilan": "resources", "chichen_itza": "skulls"}
"""What actions of gears are about."""
TIKAL = {"1": "technologies", "2": "buildings", "3": "technologies", "4": "buildings", "5": "temples"}
DECISIONS = {"technology": "technologies", "building": "buildings", "temple": "temples", "market": "resources"}
"""What it is about to stop."""
WORKERS = "workers"
MANY_BLOCKS = 3
"""Blocks that are worth a remark at the end."""


def theme(decision: str, line: str) -> str:
    verb, *words = line.split()
    if verb == "act":
        return TIKAL[words[1]] if words[0] == "tikal" else ACTIONS.get(words[0], WORKERS)
    return THEMES.get(verb) or DECISIONS.get(decision, WORKERS)


def findings(game: Game, story: Story) -> list[list[Finding]]:
    counted = [_count(game, seat, story) for seat in range(1, game.players + 1)]
    return [_found(numbers, counted) for numbers in counted]


SUMS = {"starves": ("workers", "hungry"), "temple-points": ("points", "temples"), "temple-bonus": ("points", "temples")}
"""Events, with the value that is summed, and under which name."""
COUNTS = {
    "begs": "begged", "skips": "skipped", "cannot-rise": "lost-steps", "pushed-off": "pushed-off",
    "ends": "turns",
}  # fmt: skip
"""Events that are counted, and under which name."""


def _count(game: Game, seat: int, story: Story) -> Counter[str]:
    numbers: Counter[str] = Counter()
    picked = ""
    for move, event in story:
        if event.seat != seat:
            continue
        if event.name in COUNTS and not (event.name == "pushed-off" and game.at(move + 1).over):  # costs nothing
            numbers[COUNTS[event.name]] += 1
        if event.name in SUMS:
            value, name = SUMS[event.name]
            numbers[name] += int(event.values[value])
        if event.name == "starves":
            numbers["hunger"] -= int(event.values["points"])
        if event.name == "ends":
            numbers["idle"] += _in_hand(game.at(move), seat)
        if event.name == "acts" and event.values["gear"] == picked:
            numbers["days"] += int(event.values["corn"])  # a corn for each space that the worker is beyond the action
        picked = str(event.values["gear"]) if event.name == "picks" else ""
    numbers["levels"] = int(game.state["tech"][seat - 1].sum())
    numbers["blocks"] = int(game.state["blocks"][seat - 1].sum())
    return numbers


def _in_hand(game: Game, seat: int) -> int:
    s = Plain(game.states)
    return int(_ask(turn.free_workers, s, seat - 1, _ask(turn.on_gears, s, seat - 1)))


def _ask(rule: Rule, s: Any, *arguments: int) -> Any:
    return plain(rule)(s, *arguments)


def _found(own: Counter[str], all_seats: list[Counter[str]]) -> list[Finding]:
    """What is worth saying. Temples and technologies are compared with the best of the table."""
    most = {name: max(numbers[name] for numbers in all_seats) for name in ("temples", "levels")}
    idle = round(own["idle"] / max(1, own["turns"]), 1)
    remarks: list[tuple[Any, str, dict[str, Any]]] = [
        (own["hungry"], "hungry", {"workers": own["hungry"], "points": own["hunger"]}),
        (own["begged"], "begged", {"number": own["begged"]}),
        (own["days"], "waited", {"days": own["days"]}),
        (own["pushed-off"], "pushed-off", {"workers": own["pushed-off"]}),
        (own["skipped"], "skipped", {"workers": own["skipped"]}),
        (own["turns"], "idle", {"workers": idle}),
        (True, "temples", {"points": own["temples"], "most": most["temples"]}),
        (own["lost-steps"], "lost-steps", {"number": own["lost-steps"]}),
        (True, "technologies", {"levels": own["levels"], "most": most["levels"]}),
        (own["blocks"] >= MANY_BLOCKS, "blocks-left", {"number": own["blocks"]}),
    ]
    return [Finding(kind, values) for worth_saying, kind, values in remarks if worth_saying]
