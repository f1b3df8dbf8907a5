"""The glossary: what things are called in every language, and the page that shows it."""

from __future__ import annotations

import functools
import re
import tomllib
from dataclasses import dataclass
from typing import Any

from antikythera import registry
from antikythera.locales.messages import Message
from antikythera.text import FALLBACK, LOCALE, Text

PAGE = "page"
"""The scope of words that belong to no game."""
SCRIPTS = {"zh-Hans": "gb2312", "zh-Hant": "big5", "ja": "shift_jis"}
"""A character set of the language's own script, to find characters of another script."""
NAMES = {"en": "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "ja": "日本語", "hu": "Magyar"}


@dataclass(frozen=True, eq=False)
class Term:
    """A term of the glossary: its word in every language, and the phrases for it in English text."""

    scope: str
    """The game that it belongs to, or `page` for all games."""
    name: str
    words: dict[str, tuple[str, ...]]
    """By language: the word, and other words that are accepted for it."""
    found: tuple[str, ...]
    avoid: dict[str, tuple[str, ...]]
    """By language: words that may not be used for it."""

    def used_in(self, message: Message) -> bool:
        return self.scope == PAGE or message.name.startswith(f"{self.scope}-")


@functools.cache
def _glossaries() -> dict[str, dict[str, Any]]:
    """The glossary of every game, and the general one, ``page``."""
    folders = {game: registry.folder(game) / "locale" for game in registry.games()} | {PAGE: LOCALE}
    found = {scope: folder / "glossary.toml" for scope, folder in folders.items()}
    return {scope: tomllib.loads(file.read_text("utf-8")) for scope, file in found.items() if file.is_file()}


@functools.cache
def terms() -> tuple[Term, ...]:
    """All terms, in the order of the glossaries."""
    return tuple(
        _term(scope, name, entry)
        for scope, glossary in _glossaries().items()
        for name, entry in glossary.items()
        if isinstance(entry, dict)
    )


def _term(scope: str, name: str, entry: dict[str, Any]) -> Term:
    said = {code: words for code, words in entry.items() if code not in ("found", "avoid")}
    words = {code: (word,) if isinstance(word, str) else tuple(word) for code, word in said.items()}
    avoid = {code: tuple(wrong) for code, wrong in entry.get("avoid", {}).items()}
    return Term(scope, name, words, tuple(entry.get("found", words[FALLBACK])), avoid)


def latin() -> set[str]:
    """Words that stay in Latin letters in every language."""
    return set(_glossaries()[PAGE]["latin"])


@functools.cache
def _spoken() -> tuple[tuple[re.Pattern[str], Term], ...]:
    """The English phrases for terms, the longest first, so that "skull" is not found in "crystal skull"."""
    phrases = sorted(((phrase, term) for term in terms() for phrase in term.found), key=lambda pair: -len(pair[0]))
    return tuple(
        (re.compile(rf"(?<![\w{{]){re.escape(phrase)}s?(?![\w}}])", re.IGNORECASE), term) for phrase, term in phrases
    )


@functools.cache
def terms_in(message: Message) -> list[Term]:
    """The terms that an English message uses."""
    text, found = message.text, []
    for pattern, term in _spoken():
        if term.used_in(message) and pattern.search(text):
            found.append(term)
            text = pattern.sub("·", text)
    return list(dict.fromkeys(found))


def says(text: str, language: str, term: Term) -> bool:
    """Whether a text uses the language's word for a term."""
    return any(_has(text, language, word) for word in term.words.get(language, ("",)))


def avoided_in(message: Message, language: str) -> list[tuple[str, Term]]:
    """Words in a message that the language does not use, and the terms that they should not be used for."""
    return [
        (word, term)
        for term in terms()
        if term.used_in(message)
        for word in term.avoid.get(language, ())
        if _has(message.text, language, word)
    ]


def _has(text: str, language: str, word: str) -> bool:
    """Whether a text has a word; in languages with spaces, at the start of a word."""
    start = r"" if language in SCRIPTS else r"(?<!\w)"
    return re.search(start + re.escape(word), text, re.IGNORECASE) is not None


# ------------------------------------------------------------------------------------------------- the page

INTRODUCTION = """# Glossary

What things are called in each language. This page is made from the files `locale/glossary.toml` of the library and of
each game by `antikythera locale glossary`; the checks of [translations](translating.md) use the same files.

Words of the published editions are used where there is one. Words in *italics* are ours, chosen as players of the
language speak.
"""


def glossary_page() -> str:
    """The text of `docs/glossary.md`."""
    return "\n".join([INTRODUCTION, *(_section(scope) for scope in _glossaries())])


def _section(scope: str) -> str:
    published = _glossaries()[scope].get("editions", [])
    title = "All games, and the page" if scope == PAGE else Text(FALLBACK)(f"{scope}-title")
    rows = [
        [_cell(term.words[code][0], scope == PAGE or code == FALLBACK or code in published) for code in NAMES]
        for term in terms()
        if term.scope == scope
    ]
    table = [list(NAMES.values()), ["---"] * len(NAMES), *rows]
    return "\n".join([f"## {title}", "", *(f"| {' | '.join(row)} |" for row in table), ""])


def _cell(word: str, published: bool) -> str:
    return word if published else f"*{word}*"
