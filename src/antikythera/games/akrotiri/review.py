"""What choices of Akrotiri are about, and what a whole game shows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from antikythera.game import Game
from antikythera.games.akrotiri.rules.components import MAP_POINTS
from antikythera.games.akrotiri.rules.state import IN_HAND
from antikythera.review.results import Finding
from antikythera.review.themes import Story

THEMES = {
    "keep": "goals", "dock": "sailing", "sail": "sailing", "portage": "sailing", "tile": "land", "cube": "land",
    "oracle": "land", "load": "cargo", "unload": "cargo", "sell": "market", "buy": "maps", "dig": "maps",
}  # fmt: skip
"""What lines are about, by their verb."""
DECISIONS = {"load": "cargo", "buy": "maps"}
"""What it is about to stop."""
MUCH_MONEY = 5
"""Drachma that are worth a remark at the end."""


def theme(decision: str, line: str) -> str:
    return THEMES.get(line.split()[0]) or DECISIONS.get(decision, "actions")


def findings(game: Game, story: Story) -> list[list[Finding]]:
    counted = [_count(game, seat, story) for seat in range(1, game.players + 1)]
    return [_found(numbers, counted) for numbers in counted]


def _count(game: Game, seat: int, story: Story) -> Counter[str]:
    numbers: Counter[str] = Counter()
    for move, event in story:
        if event.seat != seat:
            continue
        if event.name in ("sails", "carries"):
            numbers["moves"] += 1
            numbers["empty"] += not game.at(move).state["hold"][seat - 1].any()
        elif event.name == "sells":
            numbers["cubes"] += 1
            numbers["sales"] += int(event.values["money"])
        elif event.name == "final-goal":
            numbers["goals"] += int(event.values["points"])
    left = game.state["card"] == IN_HAND + seat - 1
    numbers["maps"], numbers["lost"] = int(left.sum()), int(MAP_POINTS[left].sum())
    numbers["money"] = int(game.state["money"][seat - 1])
    return numbers


def _price(numbers: Counter[str]) -> float:
    """What a cube was sold for, on average."""
    return round(numbers["sales"] / max(1, numbers["cubes"]), 1)


def _found(own: Counter[str], both: list[Counter[str]]) -> list[Finding]:
    most = {"price": max(map(_price, both)), "goals": max(numbers["goals"] for numbers in both)}
    remarks: list[tuple[Any, str, dict[str, Any]]] = [
        (own["empty"], "empty", {"empty": own["empty"], "moves": own["moves"]}),
        (own["maps"], "maps-left", {"maps": own["maps"], "points": own["lost"]}),
        (own["cubes"], "market", {"money": _price(own), "most": most["price"]}),
        (True, "goals", {"points": own["goals"], "most": most["goals"]}),
        (own["money"] >= MUCH_MONEY, "unspent", {"money": own["money"]}),
    ]
    return [Finding(kind, values) for worth_saying, kind, values in remarks if worth_saying]
