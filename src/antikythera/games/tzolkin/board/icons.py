"""The symbols of Tzolk'in. Each differs from the others in shape as well as in colour."""

from __future__ import annotations

from typing import Any

from antikythera.boards.svg import INK, circle, icon, line, number, path, polygon, rect
from antikythera.games.tzolkin.rules.components import TECHNOLOGIES, TEMPLES

MAIZE, TERRACOTTA, TURQUOISE = "#e3b23c", "#b5533c", "#3fa7b5"
FOREST = "#57803f"
TEMPLE_FILL = dict(zip(TEMPLES, ("#a8623f", "#d9a521", "#2f8a5f"), strict=True))
KIND_FILL = {"farm": "#dcae2c", "tomb": "#85837f", "civic": "#4c8f3c", "shrine": "#2f6fb0"}
FOOD_DAY_LOOK = (("block", "#b4642a"), ("star", "#1f7d82"))
"""Food Days with goods and with points in turn: a sign, and the printed colour."""

_EDGE = {"stroke": INK, "stroke_width": 0.12, "stroke_linejoin": "round"}
_MARK = {"fill": "none", "stroke": "#fff", "stroke_width": 0.2, "stroke_linecap": "round", "stroke_linejoin": "round"}
_DARK = _MARK | {"stroke": INK}
_SKULL = "M-.45 .5Q-.85 .2-.75-.25Q-.6-.9 0-.9Q.6-.9 .75-.25Q.85 .2 .45 .5V.9H-.45Z"
_STAR = "M0-.95L.27-.3L.95-.27L.42 .16L.6 .85L0 .46L-.6 .85L-.42 .16L-.95-.27L-.27-.3Z"
_RAYS = "M0-.95V-.7M0 .7V.95M-.95 0H-.7M.7 0H.95M-.67-.67L-.5-.5M.67 .67L.5 .5M-.67 .67L-.5 .5M.67-.67L.5-.5"
_PYRAMID = "M-.95 .9V.45H-.65V0H-.38V-.45H.38V0H.65V.45H.95V.9Z"

_TEMPLE_MARK = dict(
    zip(
        TEMPLES,
        (
            path("M0-.3Q.34 .2 .2 .5Q0 .72-.2 .5Q-.34 .2 0-.3Z", fill="#fff"),  # a drop for the god of rain
            circle(0, 0.25, 0.32, fill="#fff"),
            path("M-.42 .5L-.14 .05L.14 .5L.42 .05", **_MARK),
        ),
        strict=True,
    )
)

_TECHNOLOGY_MARK = dict(
    zip(
        TECHNOLOGIES,
        (
            path("M-.5 .5Q-.55-.4 .5-.5Q.5 .5-.5 .5L.1-.1", **_DARK),  # a leaf
            path("M-.55-.25Q0-.75 .55-.25M0-.45V.6", **_DARK),  # a pick
            path("M-.5 .55V-.05A.5 .5 0 0 1 .5-.05V.55M-.7 .55H-.3M.3 .55H.7", **_DARK),  # an arch
            path("M-.65 0Q0-.65 .65 0Q0 .65-.65 0Z", **_DARK) + circle(0, 0, 0.17, fill=INK),  # an eye
        ),
        strict=True,
    )
)

_KIND_MARK = {
    "farm": ("M-.3-.9H.3A.6 .6 0 0 1 .9-.3V.3A.6 .6 0 0 1 .3 .9H-.3A.6 .6 0 0 1-.9 .3V-.3A.6 .6 0 0 1-.3-.9Z",
             "M0 .6V-.6M-.4-.1Q-.1 0 0 .3Q.1 0 .4-.1M-.35-.5Q-.1-.4 0-.15Q.1-.4 .35-.5"),
    "tomb": ("M-.5-.9H.5L.9-.5V.5L.5 .9H-.5L-.9 .5V-.5Z", "M-.4 .6V-.1A.4 .4 0 0 1 .4-.1V.6ZM-.15 .1H.15"),
    "civic": ("M-.9-.9H.9V.9H-.9Z", "M-.6-.2L0-.6L.6-.2ZM-.4-.1V.6M0-.1V.6M.4-.1V.6"),
    "shrine": ("M0-.95L.9-.4V.9H-.9V-.4Z", "M0-.4Q.35 0 .2 .3Q0 .5-.2 .3Q-.35 0 0-.4ZM-.5 .65H.5"),
}  # fmt: skip
"""The outline of each kind of building, as its tiles have it, and a mark: a stalk, a tombstone, columns, a flame."""


def _symbols() -> dict[str, str]:
    shapes = {
        "corn": path("M-.15 .95Q-.95 .5-.6-.35Q-.2 .1-.1 .9ZM.15 .95Q.95 .5 .6-.35Q.2 .1 .1 .9Z", fill="#6f8f3a")
        + path("M0-.95Q.5-.5 .4 .2Q.3 .75 0 .85Q-.3 .75-.4 .2Q-.5-.5 0-.95Z", fill=MAIZE, **_EDGE)
        + path("M0-.7V.65M-.36-.25H.36M-.4 .15H.4", fill="none", stroke="#a87c17", stroke_width=0.1),
        "wood": rect(-0.9, -0.45, 1.8, 0.9, rx=0.4, fill="#8a5a33", **_EDGE)
        + circle(0.52, 0, 0.28, fill="#d9b184", **_EDGE),
        "stone": polygon([(-0.9, 0.6), (-0.65, -0.35), (0.1, -0.75), (0.8, -0.3), (0.9, 0.6)], fill="#9a9a96", **_EDGE),
        "gold": polygon([(-0.95, 0.55), (-0.6, -0.5), (0.6, -0.5), (0.95, 0.55)], fill="#f4cf3f", **_EDGE)
        + path("M-.55-.1H.55", fill="none", stroke="#fff", stroke_width=0.16),
        "skull": path(_SKULL, fill=TURQUOISE, **_EDGE)
        + circle(-0.3, -0.1, 0.2, fill=INK)
        + circle(0.3, -0.1, 0.2, fill=INK),
        "worker": circle(0, -0.5, 0.4, fill="#c9b99b", **_EDGE)
        + path("M-.7 .9Q-.6-.1 0-.1Q.6-.1 .7 .9Z", fill="#c9b99b", **_EDGE),
        "house": path("M-.9 .05L0-.85L.9 .05H.65V.85H-.65V.05Z", fill="#e9d7b0", **_EDGE)
        + rect(-0.2, 0.25, 0.4, 0.6, fill=INK),
        "monument": path(_PYRAMID, fill="#d8cdb8", **_EDGE) + path("M-.2 .9V.4H.2V.9Z", fill=INK),
        "market": path("M-.75-.3H.6M.25-.7L.65-.3L.25 .1M.75 .4H-.6M-.25 0L-.65 .4L-.25 .8", **_DARK),
        "star": path(_STAR, fill="#fff", **_EDGE),
        "block": rect(-0.7, -0.7, 1.4, 1.4, rx=0.15, fill="#d8cdb8", **_EDGE)
        + path("M0 .02V.02", fill="none", stroke=INK, stroke_width=0.4, stroke_linecap="round"),
        "feed": circle(0, 0, 0.95, fill="#fff", **_EDGE)
        + path("M-.7 .1H.7Q.6 .7 0 .7Q-.6 .7-.7 .1Z", fill=TERRACOTTA)
        + path("M-.3-.15Q-.45-.4-.3-.6M.1-.15Q-.05-.4 .1-.6M.45-.15Q.3-.4 .45-.6", **_DARK),
        "any-temple": path(_PYRAMID, fill="#fff", **_EDGE),
        "any-technology": circle(0, 0, 0.9, fill="#fff", **_EDGE) + path("M-.4 .2L0-.25L.4 .2M0-.2V.55", **_DARK),
        "up": path("M0 .8V-.7M-.55-.15L0-.75L.55-.15", **_DARK),
        "starter": polygon([(-0.6, 0.9), (-0.6, -0.9), (0.9, -0.35), (-0.45, 0.15)], fill=TERRACOTTA, **_EDGE),
        "sun": circle(0, 0, 0.55, fill="#fff", **_EDGE)
        + path(_RAYS, **_DARK),
    }  # fmt: skip
    for temple, fill in TEMPLE_FILL.items():
        shapes[temple] = path(_PYRAMID, fill=fill, **_EDGE) + _TEMPLE_MARK[temple]
    for technology, mark in _TECHNOLOGY_MARK.items():
        shapes[technology] = circle(0, 0, 0.9, fill="#fff", **_EDGE) + mark
    for kind, (outline, mark) in _KIND_MARK.items():
        shapes[kind] = path(outline, fill=KIND_FILL[kind], **_EDGE) + path(mark, **(_MARK | {"stroke_width": 0.16}))
    return {f"tz-{name}": drawing for name, drawing in shapes.items()}


SYMBOLS = _symbols()


def sign(name: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A symbol by its name."""
    return icon(f"tz-{name}", x, y, size, **attributes)


Thing = tuple[str, int | None]
"""A symbol, and the number written on it, if any. The symbol ``points`` is a number alone, ``+`` a gap."""


def row_of_signs(things: list[Thing], x: float, y: float, size: float) -> str:
    """Symbols side by side, with their middle at a place."""
    left = x - size * (len(things) - 1) / 2
    return "".join(_thing(name, value, left + size * place, y, size) for place, (name, value) in enumerate(things))


def _thing(name: str, value: int | None, x: float, y: float, size: float) -> str:
    if name == "points":
        return circle(x, y, 0.46 * size, fill=INK) + number(x, y, value, 0.5 * size, "#fff", font_weight=700)
    if name == "or":
        return line(
            (x + 0.12 * size, y - 0.35 * size), (x - 0.12 * size, y + 0.35 * size), stroke=INK, stroke_width=1.2
        )
    drawn = sign(name, x, y, 0.94 * size)
    if value is None:
        return drawn
    halo: dict[str, Any] = {
        "stroke": "#fff",
        "stroke_width": 0.16 * size,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    return drawn + number(x + 0.32 * size, y + 0.24 * size, value, 0.56 * size, font_weight=700, **halo)
