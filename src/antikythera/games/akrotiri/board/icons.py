"""The symbols of Akrotiri: terrain, cubes, temples, boats and coins, each with its own shape."""

from __future__ import annotations

from antikythera.boards.svg import INK, SEAT_FILL, circle, icon, path, polygon, rect, seat_shape, tag
from antikythera.games.akrotiri.rules.names import COLOURS, TERRAINS

SEA, DEEP, SHALLOW = "#1f5a96", "#123a66", "#2f70ad"
SAND, SAGE, WHITE = "#ecdcae", "#a9bb86", "#ffffff"
CUBE_FILL = dict(zip(COLOURS, ("#e07b1a", "#4a9152", "#8d9096", "#3b82c4"), strict=True))

_EDGE = {"stroke": INK, "stroke_width": 0.1, "stroke_linejoin": "round"}
_LINE = {"fill": "none", "stroke": INK, "stroke_width": 0.16, "stroke_linecap": "round", "stroke_linejoin": "round"}

_TERRAIN = dict(
    zip(
        TERRAINS,
        (
            polygon([(-0.95, 0.8), (-0.3, -0.45), (0.3, -0.45), (0.95, 0.8)], fill="#7a3b2c", **_EDGE)
            + path("M-.38-.3L-.1 .25L.05-.1L.25 .35L.38-.3L.2-.9L.02-.6L-.2-.95Z", fill="#f08a24", **_EDGE),
            rect(-0.12, 0.3, 0.24, 0.6, fill="#6b4a2b")
            + polygon([(0, -0.98), (0.62, -0.1), (0.36, -0.1), (0.8, 0.52), (-0.8, 0.52), (-0.36, -0.1), (-0.62, -0.1)],
                      fill="#3f8048", **_EDGE),
            polygon([(-1, 0.75), (-0.35, -0.75), (0.1, 0.1), (0.4, -0.4), (1, 0.75)], fill="#8b8d93", **_EDGE)
            + polygon([(-0.35, -0.75), (-0.08, -0.2), (-0.35, -0.05), (-0.6, -0.2)], fill="#fff"),
            path("M-.95 .1Q-.6-.6 0-.55Q.7-.6 .95 .05Q.8 .65 .1 .62Q-.75 .7-.95 .1Z", fill="#3b82c4", **_EDGE)
            + path("M-.5-.05Q-.25-.25 0-.05T.5-.05M-.35 .3Q-.1 .1 .15 .3T.5 .3", fill="none", stroke="#fff",
                   stroke_width=0.14),
        ),
        strict=True,
    )
)  # fmt: skip

_CUBE_MARK = dict(
    zip(
        COLOURS,
        (
            polygon([(0, -0.4), (0.42, 0.36), (-0.42, 0.36)], fill="#fff"),
            circle(0, 0, 0.36, fill="#fff"),
            polygon([(0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0)], fill="#fff"),
            path("M-.5-.15Q-.25-.4 0-.15T.5-.15M-.5 .25Q-.25 0 0 .25T.5 .25", fill="none", stroke="#fff",
                 stroke_width=0.18),
        ),
        strict=True,
    )
)  # fmt: skip


def _temple(seat: int) -> str:
    """White marble, with the owner's colour and shape on the pediment."""
    columns = "".join(
        rect(x, -0.1, 0.24, 0.7, fill="#fff", stroke=INK, stroke_width=0.06) for x in (-0.8, -0.3, 0.2, 0.6)
    )
    base = rect(-1, 0.58, 2, 0.34, fill="#fff", **_EDGE)
    roof = polygon([(-1.05, -0.1), (0, -1), (1.05, -0.1)], fill=SEAT_FILL[seat - 1], **_EDGE)
    return base + columns + roof + seat_shape(seat, 0, -0.42, 0.2, fill="#fff", stroke_width=0.05)


def _boat(seat: int) -> str:
    hull = path("M-1 .3H1Q.75 .85 .4 .85H-.4Q-.75 .85-1 .3Z", fill=SEAT_FILL[seat - 1], **_EDGE)
    sail = path("M-.06 .2V-1Q1 -.55 .8 .1Z", fill="#fff", **_EDGE) + path("M-.2 .1V-.7L-.75 .1Z", fill="#fff", **_EDGE)
    return hull + sail + seat_shape(seat, 0.28, -0.22, 0.2, stroke_width=0.06)


def _symbols() -> dict[str, str]:
    shapes = dict(_TERRAIN)
    for colour, mark in _CUBE_MARK.items():
        shapes[colour] = rect(-0.85, -0.85, 1.7, 1.7, rx=0.2, fill=CUBE_FILL[colour], **_EDGE) + mark
    for seat in (1, 2):
        shapes[f"temple{seat}"], shapes[f"boat{seat}"] = _temple(seat), _boat(seat)
    shapes["coin"] = circle(0, 0, 0.9, fill="#e7c65a", **_EDGE) + circle(0, 0, 0.62, fill="none", **_EDGE) + path(
        "M0-.35V.35M-.22 .35H.22M-.22-.35H.22", **_LINE)  # fmt: skip
    shapes["action"] = path("M-.7 0A.7 .7 0 1 1 .1 .7M-.2 .45L.12 .7L-.15 1", **_LINE)
    shapes["site"] = path("M-.8 .7H.8M-.55 .7V0M.55 .7V0M-.8 0L0-.7L.8 0Z", **_LINE)
    shapes["island"] = path("M-.9 .1Q-.7-.7 .1-.65Q1-.5 .9 .2Q.7 .75-.2 .65Q-.85 .6-.9 .1Z", fill=SAND, **_EDGE)
    shapes["portage"] = path("M-.95 .5Q0-1 .95 .5M.5 .3L.95 .5L1-.05", **_LINE)
    shapes["apart"] = circle(-0.55, 0, 0.4, fill=SAND, **_EDGE) + circle(0.55, 0, 0.4, fill=SAND, **_EDGE)
    shapes["open"] = path("M.9 0A.85 .85 0 1 1 .3-.8", **_LINE | {"stroke_dasharray": ".35 .25"})
    shapes["quarters"] = path("M0-.9V.9M-.9 0H.9", **_LINE) + rect(-0.9, -0.9, 1.8, 1.8, fill="none", **_EDGE)
    shapes["varied"] = "".join(
        tag("g", _TERRAIN[name], transform=f"translate({x} {y}) scale(.45)")
        for name, x, y in (("volcano", -0.5, -0.45), ("forest", 0.5, -0.45), ("lake", 0, 0.5))
    )
    return {f"ak-{name}": drawing for name, drawing in shapes.items()}


SYMBOLS = _symbols()


def sign(name: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A symbol by its name."""
    return icon(f"ak-{name}", x, y, size, **attributes)
