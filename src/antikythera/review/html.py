"""A review as one file of HTML, without scripts and without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from antikythera.boards.svg import tag
from antikythera.review.results import Review
from antikythera.review.words import Words

WIDTH, HEIGHT = 960, 240
COLOURS = ("#b3372f", "#2e7d4f", "#2f5fa8", "#a87612")
"""Of the seats: dark enough for lines on white, light enough for lines on black."""
DASHES = ("", "8 3", "2 3", "10 3 2 3")
"""The lines of the seats differ by more than their colours."""
STYLE = """
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
svg { width: 100%; height: auto; }
svg text { fill: currentColor; font-size: 12px; }
.key { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
.key svg { width: 3rem; vertical-align: middle; }
.blunder { border-left: 0.4rem solid #b3372f; }
.mistake { border-left: 0.4rem solid #c77b14; }
.inaccuracy { border-left: 0.4rem solid #8a8a2a; }
article { margin: 1rem 0; padding-left: 0.8rem; }
article h3, article p { margin: 0.2rem 0; }
"""


def page(words: Words) -> str:
    """The whole file."""
    text = words.text
    title = escape(words.title)
    return "\n".join([
        "<!DOCTYPE html>",
        f'<html lang="{text.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{title}</h1>",
        f"<p>{escape(text('review-estimates'))} {escape(words.limits)}</p>",
        *_figure(words),
        *_section(text("review-turning-points"), _turning_points(words), text("review-steady")),
        *_section(text("review-turns"), _judged(words), text("review-flawless")),
        *_section(text("review-summary"), _summary(words), ""),
        *_every_turn(words),
        "</main></body></html>",
    ])  # fmt: skip


def _section(heading: str, parts: Iterator[str], otherwise: str) -> list[str]:
    return [f"<h2>{escape(heading)}</h2>", *(list(parts) or [f"<p>{escape(otherwise)}</p>"])]


def _turning_points(words: Words) -> Iterator[str]:
    for number in words.found.turning_points:
        turn = words.found.turns[number]
        yield f"<article><h3>{escape(words.turn(turn))}</h3><p>{escape(words.swings(turn))}</p></article>"


def _judged(words: Words) -> Iterator[str]:
    for turn in words.judged:
        told = "".join(f"<p>{escape(part)}</p>" for part in (words.played(turn), words.better(turn)))
        yield f'<article class="{turn.judgement}"><h3>{escape(words.turn(turn))}</h3>{told}</article>'


def _summary(words: Words) -> Iterator[str]:
    for seat in words.found.seats:
        remarks = "".join(f"<li>{escape(remark)}</li>" for remark in words.remarks(seat))
        yield f"<article><h3>{escape(words.seat(seat))}</h3><ul>{remarks}</ul></article>"


def _every_turn(words: Words) -> Iterator[str]:
    yield f"<details><summary>{escape(words.text('review-every-turn'))}</summary>"
    for turn in words.found.turns:
        told = "".join(f"<p>{escape(part)}</p>" for part in words.whole(turn))
        yield f'<article class="{turn.judgement}"><h3>{escape(words.turn(turn))}</h3>{told}</article>'
    yield "</details>"


# The graph


def _figure(words: Words) -> list[str]:
    label = escape(words.text("review-graph"))
    key = "".join(f"<li>{_sample(seat)} {escape(name)}</li>" for seat, name in enumerate(words.names))
    return [f"<figure><figcaption>{label}</figcaption>", graph(words.found, label), f'<ul class="key">{key}</ul>',
            "</figure>"]  # fmt: skip


def _stroke(seat: int) -> dict[str, object]:
    return {"stroke": COLOURS[seat % 4], "stroke_dasharray": DASHES[seat % 4], "stroke_width": 2, "fill": "none"}


def _sample(seat: int) -> str:
    line = tag("path", d="M0 6H48", **_stroke(seat))
    return f'<svg viewBox="0 0 48 12" aria-hidden="true">{line}</svg>'


def graph(found: Review, label: str) -> str:
    """The shares of all seats over the game, with marks where a turn was judged."""
    left, bottom = 40, HEIGHT - 20
    across, up = (WIDTH - left - 8) / max(1, found.moves), bottom - 8

    def point(move: int, share: float) -> str:
        return f"{left + across * move:.1f} {bottom - up * share:.1f}"

    scale = [
        tag("path", d=f"M{left} {bottom - up * part:.1f}H{WIDTH - 8}", stroke="currentColor", stroke_opacity=0.25)
        + tag("text", f"{part:.0%}", x=left - 6, y=f"{bottom - up * part + 4:.1f}", text_anchor="end")
        for part in (0, 0.25, 0.5, 0.75, 1)
    ]
    lines = [
        tag("path", d="M" + "L".join(point(move, value.shares[seat]) for move, value in enumerate(found.values)),
            **_stroke(seat))
        for seat in range(found.players)
    ]  # fmt: skip
    marks = [
        tag("circle", cx=left + across * turn.first, cy=bottom - up * turn.before.shares[turn.seat - 1], r=5,
            fill=COLOURS[(turn.seat - 1) % 4])
        for turn in found.turns if turn.judgement
    ]  # fmt: skip
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(scale + lines + marks)}</svg>'
