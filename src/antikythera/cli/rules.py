"""Commands to learn a game: its rules and its lessons, in the terminal."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Annotated

import typer

from antikythera.cli.common import GameName, Language, app, compile_meanwhile, find_rulebook, find_text, out

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from antikythera.guide import Paragraph, Rules
    from antikythera.guide.rules import Sign, Table, Words
    from antikythera.text import Text


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[str, typer.Argument(help="Which lesson; by default the first.")] = "",
    language: Language = "en",
) -> None:
    """Learn a game by playing its first rounds, one idea at a time."""
    from antikythera.classroom import Classroom
    from antikythera.guide import lessons

    found, text = {each.name: each for each in lessons(find_rulebook(game).name)}, find_text(language)
    if not found:
        raise typer.BadParameter(f"{game} has no tutorial")
    if lesson and lesson not in found:
        raise typer.BadParameter(f"{game} has the lessons {', '.join(found)}, not {lesson}")
    compile_meanwhile(show=False)
    Classroom(found[lesson or next(iter(found))], text, out).run()


@app.command()
def rules(
    game: GameName,
    language: Language = "en",
    search: Annotated[str, typer.Option(metavar="WORD", help="Print only paragraphs that contain this.")] = "",
) -> None:
    """Print the rules of a game, in short paragraphs."""
    from antikythera.guide import rules

    book, text = rules(find_rulebook(game).name), find_text(language)
    if not book.paragraphs:
        raise typer.BadParameter(f"{game} has no rules to read here")
    found = [paragraph for paragraph in book.paragraphs if fold(search) in _words(text, book, paragraph)]
    if not found:
        raise typer.BadParameter(f"no paragraph contains {search!r}")
    for paragraph in found:
        _print(text, book, paragraph)


def fold(words: str) -> str:
    """Words as they are compared: in small letters, without accents."""
    plain = (letter for letter in unicodedata.normalize("NFD", words) if unicodedata.category(letter) != "Mn")
    return "".join(plain).casefold()


def _words(text: Text, book: Rules, paragraph: Paragraph) -> str:
    """What a search looks through, without accents: the title, the text, and words of the rulebooks for the same."""
    more = text(paragraph.search) if paragraph.search in text else ""
    return fold(f"{text(paragraph.title)}\n{text(paragraph.text, **book.values)}\n{more}")


def _print(text: Text, book: Rules, paragraph: Paragraph) -> None:
    from rich.markup import escape
    from rich.padding import Padding

    indent = 2 * book.depth(paragraph)
    style = "bold underline" if paragraph.parent is None else "bold"
    numbers = text.listing([str(ruling) for ruling in paragraph.rulings])
    rulings = text("guide-rulings", count=len(paragraph.rulings), rulings=numbers)
    note = f"  [dim]{escape(rulings)}[/]" if paragraph.rulings else ""
    out.print(Padding(f"[{style}]{escape(text(paragraph.title))}[/]{note}", (0, 0, 0, indent)), highlight=False)
    body = escape(text(paragraph.text, **book.values))
    out.print(Padding(body, (0, 0, 1, indent)), highlight=False)
    if paragraph.table and not _has_signs(paragraph.table):
        out.print(Padding(_drawn(text, paragraph.table), (0, 0, 1, indent)), highlight=False)


def _drawn(text: Text, table: Table) -> RichTable:
    from rich import box
    from rich.table import Table as RichTable

    drawn = RichTable(*map(text, table.columns), box=box.SIMPLE_HEAD, pad_edge=False)
    for row in table.rows:
        drawn.add_row(*(" ".join(_said(text, part) for part in cell) for cell in row))
    return drawn


def _has_signs(table: Table) -> bool:
    """The page draws signs; the terminal has its own, which `help` explains."""
    return any(hasattr(part, "sign") for row in table.rows for cell in row for part in cell)


def _said(text: Text, part: int | Words | Sign) -> str:
    from antikythera.guide.rules import Words

    return text(part.message, **part.values) if isinstance(part, Words) else str(part)
