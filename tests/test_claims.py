"""Documents quote what commands give; those that are quick are run."""

from __future__ import annotations

import re
import sys

import msgspec
import pytest

import claims
from claims import OUT_OF_DATE, Claim, Result

TABLE, KNOWN = claims.claims(), claims.results()
HEAD = claims.git("rev-parse", "HEAD")
LAST = Result("2999-01-01", HEAD, True, {"games": "20"})


def test_documents_quote_the_last_results():
    assert claims.wrong_quotes(KNOWN) == []


def test_every_result_is_of_a_claim_and_its_figures():
    assert set(KNOWN) <= set(TABLE)
    unknown = [(name, figure) for name in KNOWN for figure in KNOWN[name].figures if figure not in TABLE[name].figures]
    assert unknown == []


@pytest.mark.parametrize("name", [name for name, claim in TABLE.items() if claim.checked == "change"])
def test_a_quick_claim_holds_and_gives_the_figures_that_are_quoted(name):
    found = claims.run(TABLE[name])
    assert found.holds
    assert found.figures == KNOWN[name].figures


@pytest.fixture
def document(tmp_path, monkeypatch):
    """A document that quotes a figure."""
    file = tmp_path / "page.md"
    file.write_text("It plays <!--claim fuzz.games-->10<!--/--> games.", "utf-8")
    monkeypatch.setattr(claims, "ROOT", tmp_path)
    monkeypatch.setattr(claims, "DOCUMENTS", [file])
    return file


def test_another_number_is_noticed_and_put_right(document):
    assert claims.wrong_quotes({"fuzz": LAST}) == ["page.md: fuzz.games is 20, not 10"]
    claims.fill(claims.figures({"fuzz": LAST}, set()))
    assert document.read_text("utf-8") == "It plays <!--claim fuzz.games-->20<!--/--> games."
    assert claims.wrong_quotes({"fuzz": LAST}) == []


def test_a_document_says_what_is_out_of_date_until_it_is_not(document, monkeypatch):
    monkeypatch.setattr(claims, "claims", lambda: {"fuzz": claim("")})
    monkeypatch.setattr(claims, "git", lambda *_: HEAD)
    known = {"fuzz": msgspec.structs.replace(LAST, date="2020-01-01")}
    monkeypatch.setattr(claims, "results", lambda: known)
    claims.fill(claims.current())
    assert f"20{OUT_OF_DATE}<" in document.read_text("utf-8")
    assert claims.wrong_quotes(known) == []
    known["fuzz"] = LAST
    claims.fill(claims.current())
    assert OUT_OF_DATE not in document.read_text("utf-8")


def test_a_figure_that_nothing_gives_is_noticed(document):
    assert claims.wrong_quotes({}) == ["page.md: fuzz.games is None, not 10"]


def claim(script: str, **more: object) -> Claim:
    return Claim("x", "", f'{sys.executable} -c "{script}"', "change", **more)  # type: ignore[arg-type]


def test_figures_are_read_from_text_and_from_json():
    found = claims.run(
        claim("print(dict(a=12345))", figures={"a": "int(text[5:11].strip(' }'))"}, holds="data is None")
    )
    assert (found.figures, found.holds) == ({"a": "12,345"}, True)
    found = claims.run(claim("print('[1, 2]')", figures={"a": "data[1]"}, holds="data[0] == 2"))
    assert (found.figures, found.holds) == ({"a": "2"}, False)


def test_a_command_that_fails_does_not_hold():
    assert not claims.run(claim("print(1); raise SystemExit(3)")).holds


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({}, ""),
        ({"holds": False}, "does not hold"),
        ({"date": "2020-01-01"}, "old"),
        ({"commit": ""}, "its commit is unknown"),
        ({"commit": "0123456"}, "its commit is unknown"),
    ],
)
def test_what_makes_a_claim_out_of_date(change, reason):
    assert claims.objection(claim(""), msgspec.structs.replace(LAST, **change)) == reason


def test_a_claim_is_out_of_date_when_its_sources_change():
    first = claims.git("rev-list", "--max-parents=0", "HEAD").split()[-1]
    readme = claim("", depends=["README.md"])
    assert claims.objection(readme, msgspec.structs.replace(LAST, commit=first)) == "its sources changed"
    assert claims.objection(readme, LAST) == ""


def test_a_commit_that_is_no_part_of_this_history_is_unknown():
    """Such as one that was changed before it was merged, which is only known where it was made."""
    somebody = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    elsewhere = claims.git(*somebody, "commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "elsewhere")
    assert elsewhere
    assert claims.objection(claim(""), msgspec.structs.replace(LAST, commit=elsewhere)) == "its commit is unknown"


WITHOUT_FIGURES = [
    "README.md",
    "docs/benchmarks.md",
    "docs/proofs.md",
    "docs/speed.md",
    "docs/index.md",
    "docs/install.md",
    "docs/library.md",
    "docs/tutorial.md",
]
"""Documents in which every measured figure is a claim."""
MEASURED = re.compile(
    r"(?<![\w.#-])\d[\d,.]*\s?(?:ms|s|seconds|minutes|kB|MB|GB|%|times|million|billion|games|decisions|kills|moves)\b"
    r"|(?<![\w.#-])\d{1,3}(?:,\d{3})+\b"
)


def bare_figures(text: str) -> list[str]:
    """Figures with a unit, and large ones, that are neither claims nor code."""
    text = claims.QUOTE.sub("", text)
    prose = "\n".join(line for line in text.splitlines() if not line.startswith("    "))
    return MEASURED.findall(re.sub(r"```.*?```|`[^`]*`", "", prose, flags=re.DOTALL))


@pytest.mark.parametrize("document", WITHOUT_FIGURES)
def test_no_measured_figure_without_a_claim(document):
    assert bare_figures((claims.ROOT / document).read_text("utf-8")) == []


DATED = [f"docs/{name}.md" for name in ("api", "arena", "bots", "howto", "reliability", "review", "server", "training")]
"""Documents in which a section may also say when, and at which commit, its figures were measured."""


def undated(text: str) -> list[str]:
    """Bare figures in sections without the day and the commit of a measurement."""
    sections = re.split(r"^#+ ", text, flags=re.MULTILINE)
    when = re.compile(r"Measured \d{4}-\d\d-\d\d at\s`[0-9a-f]{7}`")
    return [figure for section in sections if not when.search(section) for figure in bare_figures(section)]


@pytest.mark.parametrize("document", DATED)
def test_no_measured_figure_without_a_claim_or_a_date(document):
    assert undated((claims.ROOT / document).read_text("utf-8")) == []


def test_a_date_counts_for_its_section_alone():
    measured = "# A\n\nIt takes 5 s. Measured 2026-11-17 at `4a4f1d9`.\n"
    assert undated(measured) == []
    assert undated(measured + "## B\n\nIt takes 6 s.\n") == ["6 s"]


def test_a_bare_figure_is_found():
    assert bare_figures("It plays 11 million games, <!--claim a.b-->12 million<!--/--> in `20 s`.") == ["11 million"]
    assert bare_figures("It makes 4,571,114 of them with 4 players.") == ["4,571,114"]
