"""The languages: complete, in their own words and script, with the glossary's names for things, and nothing unused."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from antikythera import cli
from antikythera.locales import Fault, english, faults, files_in, glossary_page, messages, plurals, start, style, terms
from antikythera.text import LOCALE, Text, files, languages, negotiate
from mentioned import ROOT, SOURCES, mentioned

Run = Callable[..., tuple[int, str, str]]
HUNGARIAN_BEG = "tzolkin-event-begs = { $seat } kukoricát koldul.\n"


@pytest.mark.parametrize("language", languages())
def test_a_language_is_without_fault(language: str) -> None:
    assert [str(fault) for fault in faults(language)] == []


def test_every_message_is_used() -> None:
    assert [name for name in english() if not mentioned(name)] == []


def test_what_nothing_mentions_is_found() -> None:
    assert mentioned("tzolkin-event-begs")
    assert not mentioned("tzolkin-event-dances")
    assert not mentioned("page-nonsense")


def test_the_page_of_the_glossary_is_up_to_date() -> None:
    assert (ROOT / "docs/glossary.md").read_text("utf-8") == glossary_page()


def test_the_glossary_knows_every_language() -> None:
    for term in terms():
        assert set(term.words) >= set(languages()) | {"en", "zh-Hans", "zh-Hant", "ja", "hu"}


def test_one_thing_has_one_word() -> None:
    """Within a game, two things are never called by the same word."""
    for language in ("en", "zh-Hans", "zh-Hant", "ja", "hu"):
        for game in ("tzolkin", "akrotiri"):
            words = [term.words[language][0] for term in terms() if term.scope == game]
            assert len(words) == len(set(words)), language


MESSAGE = r"\btext\((?:[^()]|\([^()]*\))*\)"
GLUED = re.compile(rf"{MESSAGE}\s*\+\s*[\w'\"`]|[\w'\"`]\s*\+\s*{MESSAGE}|{MESSAGE}\}}[^\\\n]{{0,3}}\$?\{{{MESSAGE}")
"""Two messages side by side in one string or element, or a message added to something."""


@pytest.mark.parametrize("code", ["text('a') + text('b')", "'a' + text(b, {c: d()})", "`${text('a')}, ${text('b')}`"])
def test_gluing_is_found(code: str) -> None:
    assert GLUED.search(code)


def test_no_sentence_is_glued_from_pieces() -> None:
    found = {file.name: GLUED.findall(file.read_text("utf-8")) for file in SOURCES if file.suffix != ".toml"}
    assert {name: pieces for name, pieces in found.items() if pieces} == {}


# ------------------------------------------------------------------------------------------------- each check can fail


@pytest.fixture
def hungarian(tmp_path: Path) -> Path:
    """A folder with one message, which is right."""
    (tmp_path / "tzolkin").mkdir()
    (tmp_path / "tzolkin/game.ftl").write_text(HUNGARIAN_BEG, "utf-8")
    return tmp_path


def said(folder: Path, text: str, language: str = "hu", file: str = "tzolkin/game.ftl") -> set[str]:
    """The kinds of faults, apart from all that is missing."""
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(text, "utf-8")
    return {fault.kind for fault in faults(language, folder) if fault.kind != "missing"}


def test_a_right_message_is_without_fault(hungarian: Path) -> None:
    assert said(hungarian, HUNGARIAN_BEG) == set()
    missing = {fault.where for fault in faults("hu", hungarian) if fault.kind == "missing"}
    assert len(missing) == len(english()) - 1
    assert "tzolkin/game.ftl tzolkin-event-corn" in missing


@pytest.mark.parametrize(
    "text, kind",
    [
        ("tzolkin-event-begs = { $seat kukoricát koldul.\n", "syntax"),
        (HUNGARIAN_BEG * 2, "twice"),
        (HUNGARIAN_BEG + "tzolkin-event-dances = Táncol.\n", "unknown"),
        ("tzolkin-event-begs = A játékos kukoricát koldul.\n", "variables"),
        ("tzolkin-event-begs = { $seat } { $corn } kukoricát koldul.\n", "variables"),
        ("tzolkin-event-begs = { $seat ->\n    [few] játékos koldul\n   *[other] kukoricát\n  }\n", "plurals"),
        ("tzolkin-event-begs = { $seat } begs for corn.\n", "untranslated"),
        ("tzolkin-event-begs = { $seat } kukoricát kéreget.\n", "wording"),
        ("tzolkin-event-begs = { $seat } kukoricát koldul,\n", "glued"),
    ],
)
def test_a_fault_is_found(hungarian: Path, text: str, kind: str) -> None:
    assert kind in said(hungarian, text)


def test_a_message_in_another_file_is_found(hungarian: Path) -> None:
    (hungarian / "tzolkin/game.ftl").unlink()
    assert said(hungarian, HUNGARIAN_BEG, file="page.ftl") == {"misplaced"}


def test_cases_that_are_words_must_all_be_there(tmp_path: Path) -> None:
    text = "akrotiri-page-load-any = { $colour ->\n    [red] Narancssárga\n   *[blue] Kék\n  } kocka berakodása\n"
    assert said(tmp_path, text, file="akrotiri/page.ftl") == {"variables"}


@pytest.mark.parametrize(
    "language, right, wrong",
    [
        ("zh-Hans", "{ $seat }号位乞讨玉米。", "{ $seat }号位乞讨玉米吧，這裡。"),
        ("zh-Hant", "{ $seat }號位乞討玉米。", "{ $seat }號位乞討玉米吧，这里。"),
        ("ja", "席{ $seat }がコーンを乞う。", "席{ $seat }がコーンを乞う、这里。"),
    ],
)
def test_characters_of_another_script_are_found(tmp_path: Path, language: str, right: str, wrong: str) -> None:
    assert said(tmp_path, f"tzolkin-event-begs = {right}\n", language) == set()
    assert said(tmp_path, f"tzolkin-event-begs = {wrong}\n", language) == {"script"}


def test_left_over_english_is_found(tmp_path: Path) -> None:
    assert said(tmp_path, "tzolkin-event-begs = { $seat }号位乞讨玉米corn。\n", "zh-Hans") == {"latin"}


@pytest.mark.parametrize("rule", style.rules(), ids=lambda rule: rule.example)
def test_what_is_not_written_as_the_language_does_is_found(rule: style.Rule) -> None:
    for language in rule.languages:
        assert [said for said in style.misspelt(language, rule.example) if rule.instead in said]
        assert rule.instead not in " ".join(style.misspelt(language, rule.better))


def test_the_style_of_a_message_is_checked(tmp_path: Path) -> None:
    assert said(tmp_path, "tzolkin-event-begs = { $seat }号位乞讨1玉米。\n", "zh-Hans") == {"style"}


def test_words_to_avoid_are_found(tmp_path: Path) -> None:
    right, wrong = "{ $corn } kukorica kerül a Tzolk'in fogaskerékre.", "{ $corn } kukorica kerül a nagykerékre."
    assert said(tmp_path, f"tzolkin-event-corn-on-wheel = {right}\n") == set()
    assert said(tmp_path, f"tzolkin-event-corn-on-wheel = {wrong}\n") == {"avoided", "wording"}


def test_no_word_is_both_right_and_avoided() -> None:
    for term in terms():
        for language, wrong in term.avoid.items():
            assert not set(wrong) & set(term.words[language]), term.name


def test_a_comment_excuses_a_message(tmp_path: Path) -> None:
    assert said(tmp_path, "# Without: beg\ntzolkin-event-begs = { $seat }号位要玉米。\n", "zh-Hans") == set()


def test_an_excuse_must_be_needed(tmp_path: Path) -> None:
    assert said(tmp_path, "# Without: corn\ntzolkin-event-begs = { $seat }号位乞讨玉米。\n", "zh-Hans") == {"wording"}


def test_a_message_may_be_the_same_as_in_english(tmp_path: Path) -> None:
    assert said(tmp_path, "# Same as English.\npage-name = Antikythera\n", file="page.ftl") == set()
    assert said(tmp_path, "page-name = Antikythera\n", file="page.ftl") == {"untranslated"}


def test_singular_and_plural_need_no_variable_where_the_language_has_no_plural(tmp_path: Path) -> None:
    assert said(tmp_path, "guide-rulings = 裁决{ $rulings }\n", "zh-Hans", "guide.ftl") == set()


# ------------------------------------------------------------------------------------------------- another language


def test_a_further_language_begins_with_every_message_and_its_own_plurals(tmp_path: Path) -> None:
    folder = tmp_path / "pl"
    start("pl", folder)
    begun = messages(files_in(folder))
    assert set(begun) == set(english())
    assert begun["tzolkin-event-skull"].selectors["number"] == plurals("pl") == {"one", "few", "many", "other"}
    assert begun["tzolkin-event-places"].selectors["corn"] == {"0", "other"}
    kinds = {fault.kind for fault in faults("pl", folder)}
    assert kinds == {"untranslated"}


def test_a_language_that_is_begun_is_not_overwritten(tmp_path: Path) -> None:
    start("de", tmp_path / "de")
    with pytest.raises(ValueError, match="exists already"):
        start("de", tmp_path / "de")


def test_only_languages_can_be_begun(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not the code of a language"):
        start("klingon", tmp_path / "klingon")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run a command in an empty folder; its exit code, stdout and stderr."""

    def command(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "argv", ["antikythera", "locale", *arguments])
        with pytest.raises(SystemExit) as end:
            cli.main()
        return int(end.value.code or 0), *capsys.readouterr()

    return command


def test_a_language_is_begun_and_checked_on_the_command_line(run: Run) -> None:
    assert run("new", "de")[0] == 0
    code, output, errors = run("check", "de", "--folder", "de")
    assert code == 1
    assert "tzolkin/game.ftl tzolkin-event-begs: is still in English" in output
    assert errors == f"de: {len(output.splitlines())} faults\n"


def test_a_language_without_fault_is_said_to_be(run: Run) -> None:
    assert run("check", "en") == (0, "", "en: no faults\n")


def test_an_unknown_language_is_refused(run: Run) -> None:
    code, _, errors = run("check", "tlh")
    assert code == cli.BAD_INPUT
    assert "there are: en" in errors


def test_the_glossary_is_printed(run: Run) -> None:
    assert run("glossary")[1] == glossary_page()


# ------------------------------------------------------------------------------------------------- which language


@pytest.fixture
def five(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of five languages, whatever there is in the package."""
    for language in ("en", "zh-Hans", "zh-Hant", "ja", "hu"):
        shutil.copytree(LOCALE / "en", tmp_path / language)
    monkeypatch.setattr("antikythera.text.LOCALE", tmp_path)
    negotiate.cache_clear()
    yield
    negotiate.cache_clear()


@pytest.mark.usefixtures("five")
@pytest.mark.parametrize(
    "accepted, chosen, language",
    [
        ("", None, "en"),
        ("hu-HU,hu;q=0.9,en;q=0.8", None, "hu"),
        ("de-DE, de;q=0.9, ja;q=0.5, en;q=0.4", None, "ja"),
        ("en;q=0.3, ja;q=0.7", None, "ja"),
        ("hu;q=0, en", None, "en"),
        ("zh-TW", None, "zh-Hant"),
        ("zh-HK", None, "zh-Hant"),
        ("zh-Hant-CN", None, "zh-Hant"),
        ("zh-CN, zh;q=0.9", None, "zh-Hans"),
        ("zh", None, "zh-Hans"),
        ("fr", None, "en"),
        (";;;,,q=x;q=y", None, "en"),
        ("hu", "ja", "ja"),
        ("hu", "tlh", "hu"),
    ],
)
def test_the_language_is_chosen_or_negotiated(accepted: str, chosen: str | None, language: str) -> None:
    assert negotiate(accepted, chosen) == language


# ------------------------------------------------------------------------------------------------- in use


@pytest.mark.parametrize("language", languages())
def test_what_is_said_in_full_ends_like_a_sentence(language: str) -> None:
    """What happens is told in sentences: none is a piece that waits for another one."""
    for name, message in messages(files(language)).items():
        if re.match(r"(tzolkin|akrotiri)-(event|why|warning)-", name):
            assert re.search(r"[.!?。！？]\s*$|\{\w+\}$", message.text), name


def test_a_fault_says_where_it_is() -> None:
    assert str(Fault("missing", "page.ftl page-name", "is missing")) == "page.ftl page-name: is missing"


@pytest.mark.parametrize("language", languages())
def test_numbers_are_written_as_in_the_language(language: str) -> None:
    assert re.search(r"1\D?234", Text(language)("tzolkin-gain-corn", number=1234))
