"""Draw the history of the speed of the hot paths: docs/speed.json as docs/pictures/speed.svg.

python tools/speed_history.py
"""

from __future__ import annotations

import json
import math
from html import escape
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
HISTORY, PICTURE = DOCS / "speed.json", DOCS / "pictures" / "speed.svg"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 420, 76, 190, 44, 44
COLOURS = ("#2f7f6f", "#b5502f", "#4a5fa5", "#8a6d1f", "#8c3f7c", "#4f7f2f", "#2f6f9f", "#7f5f4f", "#555555", "#a03f4f")
LABEL = 15
"""The least distance of two labels."""


def draw(entries: list[dict[str, Any]]) -> str:
    """A line for each path, over the commits that were measured; the scale is logarithmic."""
    paths = sorted({path for entry in entries for path in entry["figures"]}, key=lambda path: -_last(entries, path))
    figures = [figure for entry in entries for figure in entry["figures"].values()]
    low = math.floor(math.log10(min(figures)))
    high = max(low + 1, math.ceil(math.log10(max(figures))))

    def x(number: int) -> float:
        return LEFT + number / max(1, len(entries) - 1) * (WIDTH - LEFT - RIGHT)

    def y(figure: float) -> float:
        return TOP + (high - math.log10(figure)) / (high - low) * (HEIGHT - TOP - BOTTOM)

    drawn = [_mark(power, y(10**power)) for power in range(low, high + 1)]
    label = 0.0
    for path, colour in zip(paths, COLOURS * len(paths), strict=False):
        known = [
            (x(number), y(entry["figures"][path])) for number, entry in enumerate(entries) if path in entry["figures"]
        ]
        label = max(label + LABEL, known[-1][1])
        drawn.append(_line(path, colour, known, label))
    for number, entry in enumerate(entries):
        anchor = "start" if number == 0 else "end" if number == len(entries) - 1 else "middle"
        drawn.append(
            f'<text x="{x(number):.1f}" y="{HEIGHT - 14}" text-anchor="{anchor}">{escape(entry["commit"])}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" fill="#2a2320"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>'
        f'<text x="{LEFT}" y="24" font-size="15">Decisions a second of processor time</text>{"".join(drawn)}</svg>\n'
    )


def _last(entries: list[dict[str, Any]], path: str) -> float:
    return next(float(entry["figures"][path]) for entry in reversed(entries) if path in entry["figures"])


def _mark(power: int, y: float) -> str:
    told = f"{10**power:,}" if power < 6 else f"{10 ** (power - 6):,} million"
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#d5c7ab"/>'
        f'<text x="{LEFT - 6}" y="{y:.1f}" text-anchor="end" dominant-baseline="middle" font-size="11">{told}</text>'
    )


def _line(path: str, colour: str, places: list[tuple[float, float]], label: float) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return (
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        + "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places)
        + f'<text x="{WIDTH - RIGHT + 10}" y="{label:.1f}" dominant-baseline="middle" fill="{colour}">'
        + f"{escape(path)}</text>"
    )


def main() -> None:
    PICTURE.write_text(draw(json.loads(HISTORY.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
