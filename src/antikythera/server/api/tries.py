"""Lines that are tried without being played: the page keeps them, and sends them with its questions."""

from __future__ import annotations

from typing import Any

import msgspec

from antikythera import explain
from antikythera.game import IllegalAction, View
from antikythera.server.api.play import Preview, Why
from antikythera.server.play import LONGEST_LINE, reason_for
from antikythera.server.problems import Problem, malformed

MOST_LINES = 100


class TriedLines(msgspec.Struct, forbid_unknown_fields=True):
    """The lines that were tried."""

    lines: list[str]

    def check(self) -> None:
        if len(self.lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in self.lines):
            raise malformed("lines")


class Answers:
    """What can be asked about a position that was reached by such lines."""

    def __init__(self, view: View) -> None:
        self.view = view

    def preview(self, line: str) -> Preview:
        """What a line would do, as far as it can be known."""
        try:
            return Preview(explain.preview(self.view, line[:LONGEST_LINE]))
        except IllegalAction:
            raise malformed("line") from None

    def why(self, line: str) -> Why:
        """Why a line cannot be played."""
        if self.view.rules.parse(line[:LONGEST_LINE]) is None:
            raise malformed("line")
        return Why(line in self.view.legal, reason_for(self.view, line))

    def ask(self, question: str, values: dict[str, str | int]) -> dict[str, Any]:
        """Answer a question that only this game has."""
        try:
            return explain.ask(self.view, question, {key: str(each) for key, each in values.items()})
        except explain.UnknownQuestion:
            raise Problem("unknown-address") from None
        except ValueError:
            raise malformed(question) from None
