"""The page: the files that Vite has built, and index.html for every other address."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from antikythera.kernel import PACKAGE
from antikythera.server import links
from antikythera.server.api.params import AppServices
from antikythera.server.errors import Unavailable
from antikythera.server.languages import preferred, spoken
from antikythera.server.problems import Problem
from antikythera.server.services import Services

FOLDER = PACKAGE / "page"
KINDS = mimetypes.MimeTypes()
"""Python's own media types. ``mimetypes.guess_type`` also asks the system: on some Windows, .js is plain text."""
TABLE = "/t/"
FOREVER = "public, max-age=31536000, immutable"
SAFETY = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def _file(path: str) -> Path | None:
    """A file of the page; never one outside its folder."""
    try:
        file = (FOLDER / path.lstrip("/")).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # not a possible file name
        return None


def _compressed(request: Request[Any, Any, Any], file: Path) -> tuple[Path, dict[str, str]]:
    """The compressed version of a file, if there is one and the browser accepts it."""
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in (("br", ".br"), ("gzip", ".gz")):
        compressed = file.with_name(file.name + ending)
        if name in accepted and compressed.is_file():
            return compressed, {"content-encoding": name, "vary": "accept-encoding"}
    return file, {}


def _answer(request: Request[Any, Any, Any], file: Path) -> Response[bytes]:
    kind = KINDS.guess_type(file.name)[0] or "application/octet-stream"
    sent, headers = _compressed(request, file)
    caching = FOREVER if file.parent.name == "assets" else "no-cache"
    return Response(sent.read_bytes(), media_type=kind, headers={"cache-control": caching, **headers, **SAFETY})


HEAD_END = "</head>"


def _index(request: Request[Any, Any, Any], services: Services, index: Path, told: str = "") -> Response[Any]:
    """index.html, which says under which path the page is, with more in its head."""
    prefix = services.settings.prefix
    if not (prefix or told):
        return _answer(request, index)
    document = index.read_text(encoding="utf-8").replace(HEAD_END, told + HEAD_END, 1)
    if prefix:
        path = html.escape(prefix)
        document = document.replace('="/', f'="{path}/').replace("<html", f'<html data-base="{path}"', 1)
    return Response(document, media_type=MediaType.HTML, headers={"cache-control": "no-cache", **SAFETY})


async def _table_page(request: Request[Any, Any, Any], services: Services, index: Path, table_id: str) -> Response[Any]:
    """The page of a table, with what other sites show of a link to it."""
    move = request.query_params.get("move", "")
    try:
        table = await services.store.get(table_id)
    except (Problem, Unavailable):  # the page says so itself
        return _index(request, services, index)
    if table.dealt and not table.same_rules and services.settings.other_rules:
        return Redirect(f"{services.settings.other_rules}{TABLE}{table_id}", status_code=307)
    number = int(move) if move.isascii() and move.isdigit() and int(move) <= table.confirmed else None
    address = links.public_address(services.settings, request)
    return _index(request, services, index, links.tags(table, address, preferred(request), number))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], services: AppServices, path: FromPath[str] = "") -> Response[Any]:
    """A file of the page, or index.html."""
    file = _file(path) if path.strip("/") else None
    if file:
        return _answer(request, file)
    if path.startswith("/api/") or "." in path.rpartition("/")[2]:
        raise Problem("unknown-address")
    index = _file("index.html")
    if index and path.startswith(TABLE):
        return await _table_page(request, services, index, path.removeprefix(TABLE))
    if index:
        return _index(request, services, index)
    text = spoken(preferred(request))
    return Response(text("server-no-page"), media_type=MediaType.TEXT, headers=SAFETY)


router = Router("/", route_handlers=[page])
