"""What positions look like: boards and pictures of every position, for everyone, and nothing hidden in them."""

from __future__ import annotations

import io
import random
import re
from collections import Counter
from xml.etree import ElementTree

import numpy as np
import pytest
from rich.console import Console

from antikythera import Game, boards
from antikythera.kernel import Plain, plain
from antikythera.proof import proof_of
from antikythera.rulebook import rulebook
from antikythera.terminal import Session
from antikythera.text import Text, languages

TABLES = [("tzolkin", 2), ("tzolkin", 3), ("tzolkin", 4), ("akrotiri", 2)]
LARGEST = 120_000
STEPS = 40
"""The number of decisions between two positions that are looked at."""


def dealt(name: str, players: int, seed: int, rich: bool) -> Game:
    """A new game, or a rich position far beyond its beginning."""
    game = Game(name, players, seed)
    if rich:
        plain(proof_of(rulebook(name)).enrich)(Plain(game.states), seed)
        game.changed()
    return game


def positions(name: str, players: int) -> list[Game]:
    """Positions all through two games played at random, one of them from a rich beginning."""
    found = []
    for seed, rich in enumerate((False, True)):
        game, chance = dealt(name, players, seed, rich), random.Random(seed)
        while not game.over:
            if len(game.actions) % STEPS == 0:
                found.append(game.copy())
            game.play(chance.choice(game.legal.numbers))
        found.append(game)
    return found


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def shown(request: pytest.FixtureRequest) -> list[Game]:
    return positions(*request.param)


def kinds(picture: str) -> Counter[str]:
    """How often each class occurs in a picture; what is drawn on tiles in hand is left out."""
    root = ElementTree.fromstring(picture)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.get("class") == "tile-in-hand":
                parent.remove(child)
    return Counter(element.get("class", "") for element in root.iter())


def test_a_picture_stands_alone(shown: list[Game]) -> None:
    """It is XML, its only text is numbers with a proper minus, and it refers to nothing outside of itself."""
    for game in shown:
        picture = game.svg()
        root = ElementTree.fromstring(picture)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        names = {element.get("id") for element in root.iter()} - {None}
        for element in root.iter():
            assert re.fullmatch(r"[−/ .0-9]*", element.text or "")
            assert element.get("href", "#")[1:] in {"", *names}
            assert set(re.findall(r"url\(#([^)]*)\)", " ".join(element.attrib.values()))) <= names
        assert picture.count("http") == 1
        assert len(picture.encode()) < LARGEST


@pytest.mark.slow
def test_everyone_sees_every_position_and_nothing_that_is_hidden(shown: list[Game]) -> None:
    """A view looks like any position that fits it, and like the real one, as the viewer sees it."""
    rng = np.random.default_rng(3)
    for game in shown[::2]:
        drawing = boards.board(game.rules.name)
        assert all(len(line) <= boards.WIDTH for line in str(game).splitlines())
        for seat in range(game.players + 1):
            view = game.view(seat)
            picture, board = view.svg(), str(view)
            for other in (game, view.sample(rng)):
                assert drawing.svg(other.state, seat) == picture
                assert boards.plain_board(game.rules.name, other.state, seat) == board
            assert len(picture.encode()) < LARGEST
            assert board.strip()
            assert all(len(line) <= boards.WIDTH for line in board.splitlines())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_of_tzolkin_is_drawn_once(players: int) -> None:
    for game in positions("tzolkin", players):
        s, drawn = game.state, kinds(game.svg())
        workers = int(((s["gear"] > 0) & (s["gear"] <= 4)).sum() + (s["start_space"] > 0))
        assert drawn["worker"] == workers
        assert drawn["hand"] == s["workers"][:players].sum() - workers
        assert drawn["dummy"] == (s["gear"] == 5).sum()
        assert drawn["marker"] == 3 * players
        assert drawn["level"] == 4 * players
        assert drawn["tile"] == (s["row"] > 0).sum() + (s["monuments"] > 0).sum()
        assert drawn["wheel-corn"] == (s["teeth"] > 0).sum()
        assert drawn["stack"] == 8
        assert drawn["wealth"] == (4 * players if game.decision == "wealth" else 0)


def test_every_piece_of_akrotiri_is_drawn_once() -> None:
    for game in positions("akrotiri", 2):
        s = game.state
        for seat in (None, 1, 2):
            drawn = kinds(boards.board("akrotiri").svg(s, seat))
            assert drawn["cube"] == (s["cube"] > 0).sum()
            assert drawn["temple"] == (s["temple"] > 0).sum()
            assert drawn["waiting"] == (s["temple"] == 0).sum()
            assert drawn["boat"] == (s["boat"] > 0).sum()
            assert drawn["dock"] == s["docks"]
            assert drawn["icon"] == s["slots"] - 4
            assert drawn["goods"] == s["market"].sum()
            assert drawn["cargo"] == s["hold"].sum()


def test_unknown_cards_are_drawn_face_down() -> None:
    for game in positions("akrotiri", 2):
        for seat in (1, 2):
            drawn, mine = kinds(game.view(seat).svg()), game.state["card"] == seat
            assert drawn["back"] == (game.state["card"] == 3 - seat).sum()
            assert drawn["map"] == mine.sum() + (game.state["card"] >= 3).sum()


def test_a_notebook_shows_the_picture() -> None:
    game = Game("tzolkin", 2, seed=1)
    assert game._repr_svg_() == game.svg()
    assert game.view(1)._repr_svg_() == game.view(1).svg()


def test_the_second_seat_of_akrotiri_sees_the_board_from_its_own_side() -> None:
    game = Game("akrotiri", seed=2)
    game.play(game.legal[0])
    assert str(game.view(1)) != str(game.view(2))


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("seat", [1, 2])
def test_akrotiri_in_the_terminal(seat: int, width: int) -> None:
    paper, chance = io.StringIO(), random.Random(width)
    person = Session(Game("akrotiri", seed=5), seat, Text("en"), Console(file=paper, width=width))
    person.ask = lambda prompt: str(chance.randint(1, len(person.game.legal)))
    person.run()
    assert person.game.over
    output = paper.getvalue()
    assert "The game is over." in output
    assert all(len(line) <= width for line in output.splitlines())


@pytest.mark.parametrize("language", languages())
def test_no_translation_of_akrotiri_is_too_long_for_its_column(language: str) -> None:
    """Where it does not fit into a line it continues in the next; nothing is cut off, and no column disappears."""
    game, chance = dealt("akrotiri", 2, 5, rich=True), random.Random(3)
    for _ in range(60):
        game.play(chance.choice(game.legal.numbers))
    paper = io.StringIO()
    board = boards.board("akrotiri").text_board(Text(language), game.view(1).state, 1)
    Console(file=paper, width=80, color_system=None).print(board, highlight=False)
    assert "…" not in paper.getvalue()
    assert {"●1", "■2"} <= set(paper.getvalue().split())


@pytest.mark.parametrize("rich", [False, True])
def test_lines_of_akrotiri_are_explained(rich: bool) -> None:
    """Every line can be explained, and those of these verbs need it; digging and selling are rare in random games."""
    explained, chance, gloss = set(), random.Random(1), boards.board("akrotiri").gloss
    game = dealt("akrotiri", 2, 1, rich)
    while not game.over:
        explained |= {line.split()[0] for line in game.legal if gloss(Text("en"), game.state, line)}
        game.play(chance.choice(game.legal.numbers))
    assert explained >= ({"dig", "sail", "sell"} if rich else {"keep", "tile", "sail", "portage", "buy"})
