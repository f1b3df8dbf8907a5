"""Draw the curve of a training run as a picture.

python tools/curve.py docs/pictures/curve-ppo.svg "MaskablePPO against heuristic: margin in points" run.csv
python tools/curve.py docs/pictures/curve-net.svg "Points of a seat" runs/1/log.jsonl --measure points_4

A run is the CSV that the programs in examples/training print, or logs of ``antikythera train``.
"""

from __future__ import annotations

import argparse
import csv
import json
from html import escape
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 60, 20, 44, 44


def draw(rows: list[list[float]], title: str, unit: str) -> str:
    """The mean with a band of two standard errors, over the first column."""
    high = max(mean + 2 * error for _, mean, error in rows)
    low = min(0.0, *(mean - 2 * error for _, mean, error in rows))
    last = rows[-1][0] or 1

    def x(value: float) -> str:
        return f"{LEFT + value / last * (WIDTH - LEFT - RIGHT):.1f}"

    def y(value: float) -> str:
        return f"{TOP + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM):.1f}"

    band = [f"{x(at)},{y(mean + 2 * error)}" for at, mean, error in rows]
    band += [f"{x(at)},{y(mean - 2 * error)}" for at, mean, error in reversed(rows)]
    line = [f"{x(at)},{y(mean)}" for at, mean, _ in rows]
    step = next(size for size in (5, 10, 20, 50, 100) if (high - low) / size <= 8 or size == 100)
    marks = [mark for mark in range(-1000, 1000, step) if low <= mark <= high]
    grid = "".join(
        f'<path d="M{LEFT} {y(mark)}H{WIDTH - RIGHT}" stroke="#d5c7ab"/>'
        f'<text x="{LEFT - 8}" y="{y(mark)}" text-anchor="end" dominant-baseline="middle">{mark}</text>'
        for mark in marks
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" fill="#2a2320"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>'
        f'<text x="{LEFT}" y="24" font-size="15">{escape(title)}</text>{grid}'
        f'<polygon points="{" ".join(band)}" fill="#2f7f6f" opacity=".2"/>'
        f'<polyline points="{" ".join(line)}" fill="none" stroke="#2f7f6f" stroke-width="2"/>'
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 14}" text-anchor="end">{last:,.0f} {escape(unit)}</text>'
        f'<text x="{LEFT}" y="{HEIGHT - 14}">0</text></svg>\n'
    )


def from_csv(source: Path) -> tuple[str, list[list[float]]]:
    """The unit of the first column, and the rows."""
    with source.open(encoding="utf-8", newline="") as file:
        (unit, *_), *rows = csv.reader(file)
    return unit, [[float(cell) for cell in row] for row in rows]


def from_logs(sources: list[Path], measure: str) -> tuple[str, list[list[float]]]:
    told = [json.loads(line) for source in sources for line in source.read_text(encoding="utf-8").splitlines()]
    return "minutes", [[row["minutes"], row[measure], 0.0] for row in told if measure in row and "minutes" in row]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("target", type=Path)
    parser.add_argument("title")
    parser.add_argument("sources", type=Path, nargs="+")
    parser.add_argument("--measure", help="of the logs")
    options = parser.parse_args()
    unit, rows = from_logs(options.sources, options.measure) if options.measure else from_csv(options.sources[0])
    options.target.write_text(draw(rows, options.title, unit), encoding="utf-8")


if __name__ == "__main__":
    main()
