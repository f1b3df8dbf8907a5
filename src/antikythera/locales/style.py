"""How each language is written: quotation marks, ellipses, numbers, articles, by the rules in ``locale/style.toml``."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from antikythera.text import LOCALE


@dataclass(frozen=True)
class Rule:
    """A pattern that the messages of some languages may not have."""

    languages: tuple[str, ...]
    wrong: re.Pattern[str]
    instead: str
    """What to write, for the translator."""
    example: str
    """A text that breaks the rule."""
    better: str
    """The same text as it should be."""


@functools.cache
def rules() -> tuple[Rule, ...]:
    written = tomllib.loads((LOCALE / "style.toml").read_text("utf-8"))["rule"]
    return tuple(
        Rule(tuple(rule["languages"]), re.compile(rule["wrong"]), rule["instead"], rule["example"], rule["better"])
        for rule in written
    )


def misspelt(language: str, text: str) -> Iterator[str]:
    """What is not written as the language does."""
    for rule in rules():
        if language in rule.languages and (found := rule.wrong.search(text)):
            yield f"has “{found.group().strip()}”: {rule.instead}"
