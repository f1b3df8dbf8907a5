"""Positions for tests, set up by hand as one would on a table.

Seats are numbered from 1 in these helpers, as everywhere outside the rules; the record itself counts from 0.
"""

from __future__ import annotations

from typing import Any

import antikythera
from antikythera import Game
from antikythera.games.tzolkin.rules.components import (
    AGE1_CARDS,
    BLOCKS,
    BUILDING_CARDS,
    CARDS,
    GEARS,
    SKULLS,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH,
)  # fmt: skip
from antikythera.games.tzolkin.rules.state import ADVANCING, DUMMY, TURNS


def begin(players: int = 4, seed: int = 1, dummies: bool = False) -> Game:
    """Round 1, seat 1 to move: nobody has anything, all temples at the start, and (unless asked for) no dummies."""
    game = antikythera.new("tzolkin", players=players, seed=seed)
    while game.decision == "wealth":
        game.play(game.legal[0])
    s = game.state
    for field in ("corn", "points", "blocks", "skulls", "tech", "kept", "harvested"):
        s[field][...] = 0
    s["temple"][:players] = 1
    s["workers"][:players] = 3
    s["skull_bank"] = SKULLS
    # Farms among the wealth tiles are out of the way: everyone keeps tiles that feed nobody.
    s["kept"][:players] = [(1, 2), (3, 4), (5, 6), (7, 8)][:players]
    s["wealth"][...] = range(21)
    s["wealth"][: 4 * players] = [0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 13, 6, 7, 14, 15][: 4 * players]
    s["wealth"][4 * players :] = sorted(set(range(21)) - set(s["wealth"][: 4 * players].tolist()))
    if not dummies:
        s["gear"][...] = 0
    game.changed()
    return game


def give(game: Game, seat: int, **what: Any) -> None:
    """Set what a player has: corn, points, wood, stone, gold, skulls, workers, a technology, a temple, light, …"""
    s, p = game.state, seat - 1
    for name, value in what.items():
        if name in BLOCKS:
            s["blocks"][p, BLOCKS.index(name)] = value
        elif name in TECHNOLOGIES:
            s["tech"][p, TECHNOLOGIES.index(name)] = value
        elif name in TEMPLES:
            s["temple"][p, TEMPLES.index(name)] = value
        elif name == "points":
            s["points"][p] = round(4 * value)
        elif name == "skulls":
            s["skull_bank"] += s["skulls"][p] - value
            s["skulls"][p] = value
        elif name in ("corn_tiles", "wood_tiles"):
            _harvest(s, p, int(name == "wood_tiles"), value)
        else:
            s[name][p] = value
    game.changed()


def _harvest(s: Any, p: int, kind: int, number: int) -> None:
    """Give a player harvest tiles, taken from the jungle: wood before the corn that it covers."""
    missing = number - int(s["harvested"][p, kind])
    s["harvested"][p, kind] = number
    for group in range(3, -1, -1) if missing > 0 else ():
        taken = min(missing, int(s["jungle"][group, kind]))
        s["jungle"][group, kind] -= taken
        s["jungle"][group, 1] = min(s["jungle"][group])
        missing -= taken


def has(game: Game, seat: int, name: str) -> float:
    """What a player has, by the names that :func:`give` takes."""
    s, p = game.state, seat - 1
    if name in BLOCKS:
        return int(s["blocks"][p, BLOCKS.index(name)])
    if name in TECHNOLOGIES:
        return int(s["tech"][p, TECHNOLOGIES.index(name)])
    if name in TEMPLES:
        return int(s["temple"][p, TEMPLES.index(name)])
    if name == "points":
        return float(s["points"][p]) / 4
    if name in ("corn_tiles", "wood_tiles"):
        return int(s["harvested"][p, int(name == "wood_tiles")])
    return int(s[name][p])


def worker(game: Game, seat: int | str, gear: str, space: int) -> None:
    """Stand a worker of a seat (or a "dummy") on a space of a gear."""
    game.state["gear"][GEARS.index(gear), space] = DUMMY if seat == "dummy" else seat
    game.changed()


def who(game: Game, gear: str, space: int) -> int | str | None:
    """Whose worker stands on a space: a seat, "dummy" or None."""
    occupant = int(game.state["gear"][GEARS.index(gear), space])
    return "dummy" if occupant == DUMMY else occupant or None


def to_move(game: Game, seat: int, starter: int = 1) -> None:
    """Let a seat begin its turn, in a round that the starter began."""
    s = game.state
    s["phase"], s["seat"], s["starter"] = TURNS, seat - 1, starter - 1
    s["turns"] = (seat - starter) % game.players
    s["begged"] = s["placed"] = s["picked"] = 0
    game.changed()


def today(game: Game, round_: int, food_days: int | None = None) -> None:
    """Set the round, with all earlier Food Days over; from the third quarter on with buildings of the second age."""
    s = game.state
    s["round"] = round_
    s["food_days"] = sum(round_ > day for day in (8, 14, 21, 27)) if food_days is None else food_days
    first, last = (0, AGE1_CARDS) if s["food_days"] < 2 else (AGE1_CARDS, BUILDING_CARDS)
    s["drawn"] = first + 6
    s["row"] = s["deck"][first : first + 6] + 1
    assert first + 6 <= last
    game.changed()


def on_offer(game: Game, *kinds: str) -> None:
    """Lay out these buildings, in the age they belong to, and nothing else; the rest of the row stays blank.

    The cards are moved to the front of their deck, so that all cards are still there. The next cards to be dealt are
    those that follow in the deck.
    """
    s = game.state
    deck = s["deck"].tolist()
    first = 0 if int(s["food_days"]) < 2 else AGE1_CARDS
    last = AGE1_CARDS if first == 0 else BUILDING_CARDS
    part, chosen = deck[first:last], []
    for kind in kinds:
        card = next(card for card in part if CARDS[card] == kind)
        part.remove(card)
        chosen.append(card)
    hidden = 6 - len(kinds)
    # Cards that were dealt to the blank spaces of the row count as built by nobody: they are last in the deck.
    s["deck"][first:last] = chosen + part
    s["drawn"] = first + len(kinds)
    s["row"] = [card + 1 for card in chosen] + [0] * hidden
    game.changed()


def on_offer_monuments(game: Game, *kinds: str) -> None:
    """Lay out these monuments and no others."""
    row = [CARDS.index(kind) + 1 for kind in kinds]
    game.state["monuments"] = row + [0] * (6 - len(row))
    game.changed()


def owns(game: Game, seat: int, *kinds: str) -> None:
    """Give a player buildings or monuments as if built before: they leave their deck's undealt part or the row."""
    s = game.state
    for kind in kinds:
        card = next(card for card, name in enumerate(CARDS) if name == kind and not s["owner"][card])
        s["owner"][card] = seat
        s["row"][s["row"] == card + 1] = 0
        if card >= BUILDING_CARDS and card + 1 not in s["monuments"]:
            s["monuments"][s["monuments"].argmax()] = 0  # it was dealt in the place of one that is on offer
        s["monuments"][s["monuments"] == card + 1] = 0
        if card < BUILDING_CARDS:
            _draw_first(s, card)
    game.changed()


def _draw_first(s: Any, card: int) -> None:
    """Make a card one of those that have been drawn from its deck."""
    deck = s["deck"].tolist()
    first = 0 if card < AGE1_CARDS else AGE1_CARDS
    place = deck.index(card)
    deck.insert(first, deck.pop(place))
    s["deck"] = deck
    age = 0 if int(s["food_days"]) < 2 else AGE1_CARDS
    if first == age and place >= int(s["drawn"]):
        s["drawn"] += 1


def built(game: Game, seat: int) -> list[str]:
    """What a player has built, by kind, in the order of the component file."""
    return [kind for kind, owner in zip(CARDS, game.state["owner"], strict=True) if owner == seat]


def row(game: Game) -> list[str]:
    """The buildings on offer."""
    return [CARDS[card - 1] for card in game.state["row"] if card]


def play(game: Game, *lines: str) -> None:
    """Play lines one after the other."""
    for line in lines:
        game.play(line)


def finish_round(game: Game, advance: int = 1) -> None:
    """Everyone who has yet to move this round makes the first legal choices, until the round number changes."""
    before = int(game.state["round"])
    while not game.over and int(game.state["round"]) == before:
        if int(game.state["phase"]) == ADVANCING:
            game.play(f"advance {advance}")
        else:
            game.play("end" if "end" in game.legal else game.legal[0])


def jungle(game: Game, action: int, corn: int, wood: int) -> None:
    """Leave that many tiles at a harvest action of Palenque; the others belong to the last seat."""
    s = game.state
    s["harvested"][game.players - 1] += s["jungle"][action - 2] - (corn, wood)
    s["jungle"][action - 2] = corn, wood
    game.changed()


def left_in_jungle(game: Game, action: int) -> tuple[int, int]:
    """How many corn tiles and wood tiles are left at a harvest action of Palenque."""
    corn, wood = game.state["jungle"][action - 2]
    return int(corn), int(wood)


def skull_on(game: Game, action: int) -> None:
    """Lay a skull from the bank on an action of Chichen Itza."""
    game.state["itza"][action] = 1
    game.state["skull_bank"] -= 1
    game.changed()


def on_start(game: Game, seat: int) -> None:
    """Stand a worker of a seat that has had its turn on the Starting Player Space."""
    game.state["start_space"] = seat
    game.changed()


def wheel(game: Game, corn: int) -> None:
    """Put one corn on each of the first teeth of the wheel, as many as said."""
    game.state["teeth"][:corn] = 1
    game.changed()


def pass_round(game: Game) -> None:
    """Play the turns that are left in a round: each seat puts one worker on space 0 of its own gear, for nothing."""
    for _ in range(game.players - int(game.state["turns"])):
        play(game, f"place {GEARS[game.seat - 1]}", "end")


def last_turn(game: Game, *lines: str) -> None:
    """The last seat takes the last turn of the round, unless told otherwise by placing one worker at Tikal."""
    to_move(game, game.players)
    play(game, *(lines or ("place tikal", "end")))


def keeps(game: Game, seat: int, first: str, second: str) -> None:
    """Let a player have kept these wealth tiles, without what they give at once; nobody else may have kept them."""
    s = game.state
    tiles = [WEALTH.index(first), WEALTH.index(second)]
    for place, tile in enumerate(tiles, 4 * (seat - 1)):
        there = s["wealth"].tolist().index(tile)
        s["wealth"][[place, there]] = s["wealth"][[there, place]]
    s["kept"][seat - 1] = [tile + 1 for tile in sorted(tiles)]
    game.changed()


def corn_on_wheel(game: Game) -> int:
    """All the corn on the teeth of the great wheel."""
    return int(game.state["teeth"].sum())


def on_gears(game: Game, seat: int) -> int:
    """How many workers a player has on the gears."""
    return int((game.state["gear"] == seat).sum())
