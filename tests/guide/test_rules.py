"""The rules at hand: nothing in the games without its paragraph, no ruling left out, no number that could drift."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import antikythera
from antikythera import GAMES
from antikythera.guide import rules
from antikythera.guide.facts import value
from antikythera.guide.targets import targets
from antikythera.text import Text, languages

ROOT = Path(__file__).parents[2]
GAME_FOLDERS = Path(antikythera.__file__).parent / "games"


class Words(Visitor):
    """What a file of messages says in words, and the placeables it leaves to be filled in."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.placeables: set[str] = set()

    def visit_TextElement(self, node):  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node):  # noqa: N802
        self.placeables.add(node.id.name)


def messages(language: str, game: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((GAME_FOLDERS / game / "locale" / language / "rules.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def read(language: str, game: str) -> Words:
    words = Words()
    for message in messages(language, game).values():
        words.visit(message)
    return words


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_a_game_has_its_paragraph_which_links_back(game):
    book = rules(game)
    assert set(book.homes) == set(targets(game))
    for thing, home in book.homes.items():
        assert thing in book.paragraph(home).links


@pytest.mark.parametrize("game", GAMES)
def test_spaces_tiles_goals_technologies_decisions_and_phases_are_among_the_things(game):
    kinds = {thing.split(":")[0] for thing in targets(game)}
    wanted = {
        "tzolkin": {"space", "wealth", "card", "technology", "temple", "gear", "decision", "phase"},
        "akrotiri": {"space", "tile", "map", "goal", "terrain", "level", "decision", "phase", "option"},
    }
    assert wanted[game] <= kinds


@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_are_a_tree_in_reading_order(game):
    seen = set()
    for paragraph in rules(game).paragraphs:
        assert paragraph.parent is None or paragraph.parent in seen
        assert paragraph.id not in seen
        seen.add(paragraph.id)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_belongs_to_a_paragraph(game):
    page = (ROOT / f"docs/rulings-{game}.md").read_text("utf-8")
    numbers = {int(found) for found in re.findall(r"^(?:\| |\*\*)(\d+)", page, re.MULTILINE)}
    assert len(numbers) > 20
    assert {ruling for paragraph in rules(game).paragraphs for ruling in paragraph.rulings} == numbers


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_paragraphs_have_their_messages_and_there_are_no_others(game, language):
    paragraphs = rules(game).paragraphs
    wanted = {message for paragraph in paragraphs for message in (paragraph.title, paragraph.text)}
    wanted |= {column for paragraph in paragraphs if paragraph.table for column in paragraph.table.columns}
    written = set(messages(language, game))
    assert {message for message in wanted if message.startswith(f"{game}-rules-")} <= written
    assert written <= wanted | {paragraph.search for paragraph in paragraphs}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_no_number_is_written_in_the_text(game, language):
    """In Chinese and Japanese small numbers are digits, as in the printed rulebooks."""
    assert not [words for words in read(language, game).words if re.search(r"\d", words)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_number_is_used_and_every_placeable_is_a_number(game, language):
    assert read(language, game).placeables == set(rules(game).values)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_paragraph_can_be_read(game, language):
    book, text = rules(game), Text(language)
    for paragraph in book.paragraphs:
        assert text(paragraph.title)
        assert len(text(paragraph.text, **book.values)) > 10  # a sentence, which is short in Chinese


def test_numbers_come_from_the_component_files(tmp_path, monkeypatch):
    source = Path(antikythera.__file__).parent / "games/tzolkin/rules/components.toml"
    (tmp_path / "components.toml").write_text(source.read_text("utf-8").replace("fish = 3", "fish = 5"), "utf-8")
    assert value("tzolkin", "palenque.fish") == 3
    monkeypatch.setenv("ANTIKYTHERA_COMPONENTS", str(tmp_path))
    assert value("tzolkin", "palenque.fish") == 5


def test_numbers_can_be_made_of_what_is_there():
    assert value("tzolkin", "count food_days") == 4
    assert value("tzolkin", "size unfed") == 3
    assert value("tzolkin", "points rules.scoring.SKULL_POINTS") == 3
    assert value("tzolkin", "row temples.chaac.points") == "−1 · 0 · 2 · 4 · 6 · 7 · 8"
    assert value("akrotiri", "goals.3.each") == 6


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ja", "zh-Hans", "zh-Hant"])
def test_numbers_of_things_are_digits_where_the_rulebooks_write_them_so(game, language):
    counted = r"[二三四五六两兩](个|個|级|級|枚|段|人|玉米|コーン|つ|レベル)|スペース〇|零[号號]"
    assert not [words for words in read(language, game).words if re.search(counted, words)]


@pytest.mark.parametrize("language", languages())
def test_tables_show_what_the_components_say(language):
    text, book = Text(language), rules("tzolkin")

    def told(name):
        rows = book.paragraph(name).table.rows
        return [[" ".join(said(text, part) for part in cell) for cell in row] for row in rows]

    assert [row[1] for row in told("chichen-itza")] == ["4", "5", "6", "7", "8", "8", "10", "11", "13"]
    assert told("chichen-itza")[3][2] == text("tzolkin-temple-kukulcan")
    assert [bool(row[3]) for row in told("chichen-itza")] == [number in (6, 8, 9) for number in range(1, 10)]
    assert told("temples")[0] == ["8", "", "13", ""]
    assert told("temples")[-1] == ["0", "-1", "-2", "-3"]
    assert told("temples")[3][3] == f"7 {text('tzolkin-gain-skull', number=1)}"
    assert told("price") == [[str(n + 1), str(extra)] for n, extra in enumerate([0, 1, 3, 6, 10, 15])]
    assert told("harvest")[1] == ["3", "5", "2"]


def said(text, part):
    return str(part) if isinstance(part, int) else text(part.message, **part.values)


SOUGHT = {
    "en": "resource, victory point, free choice, tiebreak, excavat",
    "hu": "talon, győzelmi pont, szabadon választott, hibajegyzék, jutalmak",
    "ja": "自由選択, 勝利点, 褒美, ツオルキンの歯車, 時代1",
    "zh-Hans": "自由选择, 卓尔金历齿轮, 胜利点数, 奖励, 时代1",
    "zh-Hant": "自由選擇, 航運路線, 共同獲得勝利, 免費行動, 遊戲準備",
}


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_rulebooks_are_found(language):
    text = Text(language)
    for word in SOUGHT[language].split(", "):
        found = [each for game in GAMES for each in rules(game).paragraphs if word in words_of(text, game, each)]
        assert found, word


def words_of(text, game, paragraph):
    more = text(paragraph.search) if paragraph.search in text else ""
    return f"{text(paragraph.title)} {text(paragraph.text, **rules(game).values)} {more}".lower()
