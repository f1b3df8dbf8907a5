"""The command review."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from antikythera.cli.common import AsJson, Language, app, counting, find_text, out

if TYPE_CHECKING:
    from antikythera.game import Game
    from antikythera.review import Review
    from antikythera.review.words import Words

HUNDRED = 100
MOST_PROCESSES = 2


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.", exists=True, dir_okay=False)],
    html: Annotated[Path | None, typer.Option(help="Write the review to this file, as one page of HTML.")] = None,
    depth: Annotated[int, typer.Option(min=1, max=64, help="How many times the usual simulations to search.")] = 1,
    turns: Annotated[bool, typer.Option("--turns", help="Tell every turn, not only those to learn from.")] = False,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Review a finished game: what every turn was worth, what would have been better, and what it cost."""
    from antikythera.record import InvalidRecord, read_record
    from antikythera.replays import replay
    from antikythera.review.words import Words

    text = find_text(language)
    if html and (html.is_dir() or not html.absolute().parent.is_dir()):
        raise typer.BadParameter(f"{html} cannot be written: no such folder, or it is one", param_hint="--html")

    def refuse(kind: str, reason: str = "") -> typer.BadParameter:
        return typer.BadParameter(f"{file.name}: {text('server-bad-record-detail', kind=kind, reason=reason)}")

    try:
        record = read_record(file)
    except InvalidRecord as error:
        raise refuse(error.kind, str(error)) from None
    verdict = replay(record)
    if not verdict.game or not verdict:
        illegal = re.match(r"line (\d+):", verdict.fault)
        raise refuse("line", illegal[1]) if illegal else refuse("faulty", verdict.fault)
    if not verdict.game.over:
        raise refuse("unfinished")
    found = _reviewed(verdict.game, depth)
    words = Words(text, verdict.game, found, [seat.name for seat in record.seats])
    if html:
        from antikythera.review.html import page

        html.write_text(page(words), encoding="utf-8")
    elif as_json:
        from msgspec.json import encode

        print(encode(found).decode())
    else:
        _show(words, turns)


def _reviewed(game: Game, depth: int) -> Review:
    from antikythera.arena.workers import cores, spread
    from antikythera.review import reviewing

    done, run = 0, partial(spread, processes=min(MOST_PROCESSES, cores()))
    with counting("Reviewing", HUNDRED) as progress:
        for found in reviewing(game, depth, run):
            progress(int(HUNDRED * found.done) - done)
            done = int(HUNDRED * found.done)
    return found


def _show(words: Words, turns: bool) -> None:
    text = words.text
    _print(f"[bold]{escape(words.title)}[/]")
    _print(f"[dim]{escape(text('review-estimates'))}\n{escape(words.limits)}[/]")
    _heading("review-turning-points", words)
    for number in words.found.turning_points:
        turn = words.found.turns[number]
        _print(escape(words.turn(turn)), f"  {escape(words.swings(turn))}")
    if not words.found.turning_points:
        _print(escape(text("review-steady")))
    _heading("review-turns", words)
    for turn in words.judged:
        _print(escape(words.turn(turn)), f"  {escape(words.played(turn))}", f"  {escape(words.better(turn))}")
    if not words.judged:
        _print(escape(text("review-flawless")))
    _heading("review-summary", words)
    for seat in words.found.seats:
        _print(escape(words.seat(seat)), *(f"  {escape(remark)}" for remark in words.remarks(seat)))
    if turns:
        _heading("review-every-turn", words)
        for turn in words.found.turns:
            _print(escape(words.turn(turn)), *(f"  {escape(part)}" for part in words.whole(turn)))


def _heading(message: str, words: Words) -> None:
    _print("", f"[bold]{escape(words.text(message))}[/]")


def _print(*lines: str) -> None:
    for line in lines:
        out.print(line, highlight=False)
