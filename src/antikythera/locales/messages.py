"""The messages of a language: their words, their variables and the cases that they distinguish."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from antikythera.text import FALLBACK, files


class _Reading(Visitor):
    """Collects the words of a pattern, the variables it shows, those it selects by, and the messages it refers to."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.shown: set[str] = set()
        self.selectors: dict[str, set[str]] = {}
        self.others: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)
        self.words.append(f"{{{node.id.name}}}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.selectors.setdefault(node.selector.id.name, set())
            keys |= {case(variant) for variant in node.variants}
        for variant in node.variants:
            self.words.append("\n")
            self.visit(variant.value)
        self.words.append("\n")


def case(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@dataclass(frozen=True, eq=False)
class Message:
    """A message of a Fluent file."""

    name: str
    file: str
    text: str
    """All its words, variants one after the other, with placeables as ``{name}``."""
    shown: frozenset[str]
    selectors: dict[str, frozenset[str]]
    references: frozenset[str]
    comment: str

    @property
    def variables(self) -> frozenset[str]:
        return self.shown | frozenset(self.selectors)

    @property
    def words(self) -> str:
        """The text without placeables."""
        return re.sub(r"\{\w+\}", "", self.text)


def _message(entry: ast.Message, file: str) -> Message:
    reading = _Reading()
    assert entry.value is not None, f"{entry.id.name} has attributes only"
    reading.visit(entry.value)
    return Message(
        entry.id.name,
        file,
        "".join(reading.words),
        frozenset(reading.shown),
        {name: frozenset(keys) for name, keys in reading.selectors.items()},
        frozenset(reading.others),
        (entry.comment.content or "") if entry.comment else "",
    )


def entries(file: Path) -> list[Any]:
    """The entries of a Fluent file."""
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def files_in(folder: Path) -> dict[str, Path]:
    """The message files of a folder by their names, in the layout of :func:`start`."""
    return {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*.ftl"))}


def messages(found: dict[str, Path]) -> dict[str, Message]:
    """All messages of some files, by their names."""
    return {
        entry.id.name: _message(entry, name)
        for name, file in found.items()
        for entry in entries(file)
        if isinstance(entry, ast.Message) and entry.value
    }


@functools.cache
def english() -> dict[str, Message]:
    """The messages that all languages are translated from."""
    return messages(files(FALLBACK))
