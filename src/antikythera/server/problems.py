"""Refusals: small documents with a stable code, in the reader's language (RFC 9457)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError

from antikythera.server.errors import Unavailable, is_bad_value, report
from antikythera.server.languages import preferred, spoken
from antikythera.server.metrics import REFUSALS

STATUS = {
    "malformed": 400,
    "illegal": 422,
    "unknown-address": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-person": 404,
    "unknown-key": 404,
    "wrong-method": 405,
    "not-your-seat": 403,
    "not-host": 403,
    "not-seated": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "banned": 403,
    "wrong-password": 401,
    "wrong-token": 401,
    "wrong-code": 401,
    "account-needed": 403,
    "name-taken": 409,
    "bad-name": 422,
    "bad-password": 422,
    "not-your-turn": 409,
    "stale": 409,
    "nothing-to-undo": 409,
    "revealed": 409,
    "nothing-asked": 409,
    "full": 409,
    "seat-taken": 409,
    "one-seat": 409,
    "removed": 403,
    "silenced": 403,
    "too-many-tables": 409,
    "too-many-undos": 409,
    "reserved": 409,
    "already-started": 409,
    "not-started": 409,
    "not-playing": 409,
    "not-over": 409,
    "no-review": 409,
    "no-hints": 403,
    "reviews-waiting": 429,
    "too-late": 409,
    "stand-in": 409,
    "not-out-of-time": 409,
    "other-rules": 409,
    "bad-table": 422,
    "bad-record": 422,
    "bad-position": 422,
    "unfinished-record": 422,
    "bad-address": 422,
    "alerts-off": 409,
    "only-here": 409,
    "too-fast": 429,
    "too-long": 413,
    "busy": 503,
    "failed": 500,
}
"""The status of every code."""

RETRY_S = 2
"""When to try again after the database did not answer."""
LARGEST_FORMATTED = 10**15
"""Larger numbers are not written with separators."""

BY_STATUS = {401: "wrong-token", 404: "unknown-address", 405: "wrong-method", 413: "too-long", 503: "busy"}


class _Words(msgspec.Struct, kw_only=True):
    code: str
    title: str
    detail: str
    status: int


class ProblemDocument(_Words, kw_only=True):
    """A refusal as the answer to a request. Some codes carry more fields."""

    type: str


class ProblemMessage(_Words, kw_only=True):
    """A refusal on the WebSocket; ``id`` is that of the refused message. Some codes carry more fields."""

    type: Literal["problem"]
    id: int | str | None


class Problem(Exception):
    """A refusal: nothing has changed. ``values`` are for the sentence, ``extra`` is for the client."""

    def __init__(self, code: str, extra: dict[str, Any] | None = None, **values: str | int) -> None:
        super().__init__(code)
        self.code, self.extra = code, extra or {}
        self.values = {name: _sayable(value) for name, value in values.items()}

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def document(self, language: str) -> dict[str, Any]:
        """The refusal as the answer to a request."""
        document = ProblemDocument(type=f"urn:antikythera:problem:{self.code}", **self._words(language))
        return msgspec.structs.asdict(document) | self.extra

    def message(self, language: str, number: int | str | None = None) -> str:
        """The refusal as a message on the WebSocket."""
        message = ProblemMessage(type="problem", id=number, **self._words(language))
        return msgspec.json.encode(msgspec.structs.asdict(message) | self.extra).decode()

    def _words(self, language: str) -> dict[str, Any]:
        REFUSALS.labels(self.code).inc()
        text = spoken(language)
        return {
            "code": self.code,
            "title": text(f"server-{self.code}"),
            "detail": text(f"server-{self.code}-detail", **self.values),
            "status": self.status,
        }


def _sayable(value: str | int) -> str | int:
    """A number that is too large to be formatted becomes text."""
    return value if isinstance(value, str) or abs(value) < LARGEST_FORMATTED else str(value)[:40]


def malformed(what: str) -> Problem:
    return Problem("malformed", what=what[:200])


def _answer(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    headers = {"retry-after": str(problem.values["seconds"])} if "seconds" in problem.values else None
    document = problem.document(preferred(request))
    return Response(document, status_code=problem.status, media_type="application/problem+json", headers=headers)


def refuse(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    """The answer to a refused request."""
    return _answer(request, problem)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Refusals of the framework, as problem documents."""
    if error.status_code >= 500:
        return refuse_failure(request, error)
    code = BY_STATUS.get(error.status_code)
    return _answer(request, Problem(code) if code else malformed(_reason(error)))


def _reason(error: HTTPException) -> str:
    """What is wrong, without repeating what the client sent."""
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        return f"{first.get('key', '')} {first.get('message', '')}".strip()
    return str(error.detail)


def refuse_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error of the server: details go to the log, not to the client."""
    if "disconnected prematurely" not in str(error):  # nobody reads the answer, and nothing is wrong
        report("failed", error, path=request.scope.get("path"))
    return _answer(request, Problem("failed"))


def refuse_json(request: Request[Any, Any, Any], _error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """JSON that is nested too deeply, or is not text."""
    return _answer(request, malformed("JSON"))


def busy() -> Problem:
    """The database does not answer: the client may try again."""
    return Problem("busy", seconds=RETRY_S)


def refuse_for_now(request: Request[Any, Any, Any], _error: Unavailable) -> Response[Any]:
    return _answer(request, busy())


def refuse_value(request: Request[Any, Any, Any], error: DBAPIError) -> Response[Any]:
    """What the database cannot store, such as a text with a zero character; else an error of the server."""
    return _answer(request, malformed("text")) if is_bad_value(error) else refuse_failure(request, error)


HANDLERS = {
    Problem: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_json,
    UnicodeDecodeError: refuse_json,
    Unavailable: refuse_for_now,
    DBAPIError: refuse_value,
    Exception: refuse_failure,
}
