"""Links to tables: where they lead, and what is shown of a table where a link is shared (Open Graph)."""

from __future__ import annotations

import html
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from antikythera.server.languages import spoken
from antikythera.server.settings import ServerSettings
from antikythera.server.table import SeatRow, Table
from antikythera.text import Text


def public_address(settings: ServerSettings, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The base of links to this server, without a slash at the end."""
    return (settings.public_url or str(connection.base_url)).rstrip("/")


def can_be_reached(address: str) -> bool:
    """Whether other machines can reach an address: not if it names this machine only."""
    host = urlsplit(address).hostname or ""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")


def _name(text: Text, seat: SeatRow) -> str:
    """Who is at a seat, as the page says it."""
    if seat.kind != "bot":
        return text("page-open-seat") if seat.kind == "open" else seat.name or text("seat-name", seat=seat.seat)
    own, level = f"page-bot-{seat.level}", f"page-level-{seat.level}"
    name = text(own if own in text else "page-bot")
    return text("page-bot-name", name=name, level=text(level) if level in text else str(seat.level))


def title(table: Table, language: str) -> str:
    text = spoken(language)
    names = text.listing([_name(text, seat) for seat in table.seats if seat.kind != "closed"])
    return text("server-link-title", game=text(f"{table.row.game}-title"), names=names)


def description(table: Table, language: str, move: int | None) -> str:
    text, outcome = spoken(language), table.row.outcome
    if move is not None:
        return text("server-link-move", move=move)
    if table.row.state == "over" and outcome:
        return text("page-state-won", names=text.listing([_name(text, table.seats[s - 1]) for s in outcome["winners"]]))
    return text(f"server-link-{table.row.state}")


def tags(table: Table, address: str, language: str, move: int | None) -> str:
    """What other sites show of a link to a table, or to a move of it."""
    query = f"?move={move}" if move is not None else ""
    values = {
        "og:type": "website",
        "og:title": title(table, language),
        "og:description": description(table, language, move),
        "og:url": f"{address}/t/{table.row.id}{query}",
        "twitter:card": "summary_large_image",
    }
    if table.game is not None:
        values["og:image"] = f"{address}/api/tables/{table.row.id}/picture{query}"
        values |= {"og:image:type": "image/png", "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    return "".join(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in values.items())


WIDTH, HEIGHT = 1200, 630
"""The size of a picture of a link, which other sites ask for."""
