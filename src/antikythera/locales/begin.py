"""A new language: all messages in English, for a translator to begin with."""

from __future__ import annotations

from pathlib import Path

from babel import UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from antikythera.locales.faults import PLURALS, plurals
from antikythera.locales.messages import case
from antikythera.text import FALLBACK, files


class _Plural(Transformer):
    """Replaces the plural categories of selectors by those of another language."""

    def __init__(self, categories: frozenset[str]) -> None:
        self.categories = categories

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        node = self.generic_visit(node)
        keys = {case(variant): variant for variant in node.variants}
        if "other" not in keys:
            return node
        kept = [variant for key, variant in keys.items() if key not in PLURALS]
        forms = [
            ast.Variant(ast.Identifier(name), keys.get(name, keys["other"]).value.clone(), default=name == "other")
            for name in PLURALS
            if name in self.categories and (name == "other" or "one" in keys)
        ]
        node.variants = [*kept, *forms]
        return node


def start(language: str, folder: Path) -> list[Path]:
    """Write the files of a new language: all messages in English, with the plural categories of the language."""
    try:
        categories = plurals(language)
    except (UnknownLocaleError, ValueError):
        raise ValueError(f"{language!r} is not the code of a language, such as de or pt-BR") from None
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} exists already")
    folder.mkdir(parents=True, exist_ok=True)
    return [_begin(file, folder / name, categories) for name, file in files(FALLBACK).items()]


def _begin(source: Path, target: Path, categories: frozenset[str]) -> Path:
    target.parent.mkdir(exist_ok=True)
    resource = _Plural(categories).visit(FluentParser().parse(source.read_text(encoding="utf-8")))
    target.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return target
