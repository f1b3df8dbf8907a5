"""The description of the API: ``/api/docs/openapi.json`` for programs, and as a plain page for people.

The page is written here: nothing is loaded from other sites, and no script runs.
"""

from __future__ import annotations

import json
from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

STYLE = "body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto}"


class PlainPage(OpenAPIRenderPlugin):
    """All requests on one page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        operations = [
            _operation(method, path, operation)
            for path, item in sorted(openapi_schema["paths"].items())
            for method, operation in item.items()
        ]
        schemas = openapi_schema["components"]["schemas"]
        types = [_details(name, schema, f' id="{name}"') for name, schema in sorted(schemas.items())]
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>API</title><style>{STYLE}</style>'
            f'<h1>API</h1><p><a href="docs/openapi.json">openapi.json</a></p>{"".join(operations)}'
            f"<h2>Types</h2>{''.join(types)}</html>"
        )
        return page.encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    told = operation.get("description") or operation.get("summary", "")
    parts = {name: operation[name] for name in ("parameters", "requestBody", "responses") if name in operation}
    return f"<h2>{method.upper()} <code>{escape(path)}</code></h2><p>{escape(told)}</p>{_details('Details', parts)}"


def _details(title: str, value: Any, attributes: str = "") -> str:
    written = escape(json.dumps(value, indent=1, ensure_ascii=False))
    return f"<details{attributes}><summary>{escape(title)}</summary><pre>{written}</pre></details>"


CONFIG = OpenAPIConfig(
    title="Antikythera",
    version="1",
    path="/api/docs",
    render_plugins=[PlainPage(path="/"), JsonRenderPlugin()],
)
