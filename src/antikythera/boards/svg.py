"""SVG pictures: the shapes that the boards are drawn with.

A part of a picture is a string of SVG elements, and parts are joined by concatenation. All styles are attributes, since
a style sheet would also change the page around the picture. The only text is digits.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

INK = "#2a2320"
PAPER = "#efe6d5"
UNKNOWN = "#8d8577"
SEAT_FILL = ("#c8402f", "#1f9470", "#2f6db5", "#f2c53d")
"""Red, green, blue and yellow that colour-blind people can distinguish."""

FONTS = "system-ui,Arial,DejaVu Sans,Liberation Sans,Noto Sans,sans-serif"
"""Browsers know the first; programs that draw pictures need the name of a font that is installed."""

Point = tuple[float, float]


def _written(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def tag(name: str, *children: str, **attributes: object) -> str:
    """One element. Attributes have Python names: ``stroke_width`` for stroke-width, ``kind`` for class."""
    names = {"kind": "class"}
    written = "".join(
        f' {names.get(key, key.replace("_", "-"))}="{_written(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def picture(width: int, height: int, symbols: dict[str, str], *parts: str) -> str:
    """A whole SVG file. :func:`icon` shows its symbols."""
    kept = "".join(tag("g", drawing, id=name) for name, drawing in symbols.items())
    return tag(
        "svg",
        tag("defs", kept),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width="100%",
        style=f"max-width:{width}px;font-family:{FONTS};font-variant-numeric:tabular-nums",
    )


def icon(name: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A symbol at a place. ``size`` is its width; it was drawn from -1 to 1."""
    place = f"translate({_written(float(x))} {_written(float(y))}) scale({_written(size / 2)})"
    return tag("use", href=f"#{name}", transform=place, **attributes)


def moved(x: float, y: float, *parts: str, turned: float = 0, **attributes: object) -> str:
    """Parts, rotated by degrees and moved to a place."""
    turn = f" rotate({_written(float(turned))})" if turned else ""
    place = f"translate({_written(float(x))} {_written(float(y))}){turn}"
    return tag("g", *parts, transform=place, **attributes)


# Shapes


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    return tag("circle", cx=float(x), cy=float(y), r=float(r), **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return tag("rect", x=float(x), y=float(y), width=float(width), height=float(height), **attributes)


def line(start: Point, end: Point, **attributes: object) -> str:
    (x1, y1), (x2, y2) = start, end
    return tag("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), **attributes)


def path(data: str, **attributes: object) -> str:
    return tag("path", d=data, **attributes)


def outline(points: Iterable[Point]) -> str:
    """The path data of a polygon."""
    return "M" + "L".join(f"{_written(float(x))} {_written(float(y))}" for x, y in points) + "Z"


def polygon(points: Iterable[Point], **attributes: object) -> str:
    return path(outline(points), **attributes)


def number(x: float, y: float, value: object, size: float, fill: str = INK, **attributes: object) -> str:
    """A number, centred at a place, with a minus as wide as a plus."""
    shown = {"text_anchor": "middle", "font_size": float(size), "fill": fill} | attributes
    return tag("text", str(value).replace("-", "−"), x=float(x), y=float(y + 0.36 * size), **shown)


# Seats

_HALF_SHAPES: tuple[Sequence[Point], ...] = (
    (),
    ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    ((0, -1.05), (1.05, 0.8), (-1.05, 0.8)),
    ((0, -1.15), (1.05, 0), (0, 1.15), (-1.05, 0)),
)


def seat_shape(seat: int, x: float, y: float, r: float, **attributes: object) -> str:
    """The sign of a seat, from 1: a disc, a square, a triangle or a diamond in its colour."""
    shown = {"fill": SEAT_FILL[seat - 1], "stroke": INK, "stroke_width": 1.5, "stroke_linejoin": "round"} | attributes
    if not _HALF_SHAPES[seat - 1]:
        return circle(x, y, r, **shown)
    return polygon([(x + r * dx, y + r * dy) for dx, dy in _HALF_SHAPES[seat - 1]], **shown)


# Circles and gears


def around(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and a direction, clockwise from the top."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def gear(teeth: int, module: float, tooth_at: float) -> str:
    """The path data of a gear around the origin, with a tooth in one direction. Gears of the same module mesh."""
    pitch, step = teeth * module / 2, 360 / teeth
    root, tip = pitch - 1.2 * module, pitch + 0.92 * module
    half_root, half_tip = (math.degrees(half * module / pitch) for half in (1.06, 0.42))
    profile = ((root, -half_root), (tip, -half_tip), (tip, half_tip), (root, half_root))
    return outline(
        around((0, 0), radius, tooth_at + tooth * step + degrees)
        for tooth in range(teeth)
        for radius, degrees in profile
    )
