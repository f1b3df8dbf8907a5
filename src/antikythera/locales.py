"""Tools for translators: check a language against the English messages and the glossary, or start a new one.

:func:`faults` lists what is wrong with a language; :func:`start` prepares a new one. The words for things are in
``glossary.toml``, here in ``locale`` and in that of every game. ``docs/translating.md`` is the guide for translators.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from antikythera import registry
from antikythera.text import FALLBACK, LOCALE, Text, files

PAGE = "page"
"""The scope of words that belong to no game."""
PLURALS = ("zero", "one", "two", "few", "many", "other")
SCRIPTS = {"zh-Hans": "gb2312", "zh-Hant": "big5", "ja": "shift_jis"}
"""A character set of the language's own script, to find characters of another script."""
NAMES = {"en": "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "ja": "日本語", "hu": "Magyar"}
HAN_OR_KANA = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
WITHOUT = re.compile(r"^Without: (.+)$", re.MULTILINE)
SAME = re.compile(r"^Same as English\.$", re.MULTILINE)
COMMANDS = re.compile(r"`[^`]*`|^ +[ -~]+$|^ +[!-~][ -~]*?  ", re.MULTILINE)
"""Commands to type, which are not translated: in backticks, or in the first column of an indented list."""
SEPARATORS = ("list-separator", "sentence-separator")
GLUE = re.compile(r"^[ ,;.:，、。；：]|[ ,，、]$")


@dataclass(frozen=True)
class Fault:
    """Something wrong with a message of a language, or with a file."""

    kind: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


# ------------------------------------------------------------------------------------------------- messages


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
            keys |= {_key(variant) for variant in node.variants}
        for variant in node.variants:
            self.words.append("\n")
            self.visit(variant.value)


def _key(variant: ast.Variant) -> str:
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


# ------------------------------------------------------------------------------------------------- glossary


@dataclass(frozen=True, eq=False)
class Term:
    """A term of the glossary: its word in every language, and the phrases for it in English text."""

    scope: str
    """The game that it belongs to, or `page` for all games."""
    name: str
    words: dict[str, tuple[str, ...]]
    """By language: the word, and other words that are accepted for it."""
    found: tuple[str, ...]

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
    words = {code: (said,) if isinstance(said, str) else tuple(said) for code, said in entry.items() if code != "found"}
    return Term(scope, name, words, tuple(entry.get("found", words[FALLBACK])))


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


def _says(text: str, language: str, term: Term) -> bool:
    """Whether a text uses the language's word for a term; in languages with spaces, at the start of a word."""
    start = r"" if language in SCRIPTS else r"(?<!\w)"
    return any(re.search(start + re.escape(word), text, re.IGNORECASE) for word in term.words.get(language, ("",)))


# ------------------------------------------------------------------------------------------------- faults


def faults(language: str, folder: Path | None = None) -> list[Fault]:
    """All faults of a language, as `antikythera locale check` prints them."""
    written = files_in(folder) if folder else files(language)
    theirs, ours = messages(written), english()
    found = [*_unreadable(written), *_of_the_set(ours, theirs)]
    for name in ours.keys() & theirs.keys():
        for check in (_variables, _plurals, _untranslated, _wording, _script, _latin, _glued):
            found += [
                Fault(check.__name__[1:], f"{theirs[name].file} {name}", what)
                for what in check(language, ours[name], theirs[name])
            ]
    return sorted(found, key=lambda fault: (fault.where, fault.kind))


def _unreadable(written: dict[str, Path]) -> Iterator[Fault]:
    """Syntax errors, and messages that are defined twice."""
    seen: set[str] = set()
    for name, file in written.items():
        for entry in entries(file):
            if isinstance(entry, ast.Junk):
                yield Fault("syntax", name, f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    yield Fault("twice", f"{name} {entry.id.name}", "is defined twice")
                seen.add(entry.id.name)


def _of_the_set(ours: dict[str, Message], theirs: dict[str, Message]) -> Iterator[Fault]:
    for name, message in ours.items():
        if name not in theirs:
            yield Fault("missing", f"{message.file} {name}", "is missing")
        elif theirs[name].file != message.file:
            yield Fault("misplaced", f"{theirs[name].file} {name}", f"belongs in {message.file}")
    for name in theirs.keys() - ours.keys():
        yield Fault("unknown", f"{theirs[name].file} {name}", "is not in the English files")


def _variables(_language: str, ours: Message, theirs: Message) -> Iterator[str]:
    if theirs.references != ours.references:
        yield f"refers to {sorted(theirs.references)}, in English to {sorted(ours.references)}"
    for name in sorted(theirs.variables - ours.variables):
        yield f"there is no ${name}"
    # A variable that English uses only to select singular or plural may be unused in other languages.
    plural_only = {name for name, keys in ours.selectors.items() if keys <= set(PLURALS)} - ours.shown
    for name in sorted(ours.variables - theirs.variables - plural_only):
        yield f"${name} is missing"
    for name, keys in ours.selectors.items():
        words = {key for key in keys if key not in PLURALS and not key.isdigit()}
        if words - theirs.selectors.get(name, frozenset()):
            yield f"${name} has the cases {', '.join(sorted(keys))} in English"


def _plurals(language: str, _ours: Message, theirs: Message) -> Iterator[str]:
    known = plurals(language)
    for name, keys in theirs.selectors.items():
        for key in sorted(keys & set(PLURALS) - known):
            yield f"${name} has the case {key!r}, but the language knows only {', '.join(sorted(known))}"


@functools.cache
def plurals(language: str) -> frozenset[str]:
    """The plural categories of a language."""
    return frozenset(Locale.parse(language, sep="-").plural_form.tags) | {"other"}


def _untranslated(language: str, ours: Message, theirs: Message) -> Iterator[str]:
    if language == FALLBACK or SAME.search(theirs.comment):
        return
    rest = theirs.words
    for term in terms():  # a name that is the same in both languages
        if term.words.get(language, ("",))[0] == term.words[FALLBACK][0]:
            rest = rest.replace(term.words[FALLBACK][0], "")
    if theirs.text == ours.text and re.search(r"[^\W\d_]", rest):
        yield "is still in English"


def _wording(language: str, ours: Message, theirs: Message) -> Iterator[str]:
    if language == FALLBACK:
        return
    done_without = {name.strip() for found in WITHOUT.findall(theirs.comment) for name in found.split(",")}
    unsaid = {
        term.name: f"speaks of “{term.words[FALLBACK][0]}” ({term.name}), but not of “{term.words[language][0]}”"
        for term in terms_in(ours)
        if language in term.words and not _says(theirs.text, language, term)
    }
    yield from (unsaid[name] for name in unsaid.keys() - done_without)
    yield from (f"does not do without {name}" for name in done_without - unsaid.keys())


def _script(language: str, _ours: Message, theirs: Message) -> Iterator[str]:
    strange = {letter for letter in theirs.text if HAN_OR_KANA.match(letter) and not _written(language, letter)}
    if strange:
        yield f"{''.join(sorted(strange))} is from another script"


def _written(language: str, letter: str) -> bool:
    try:
        letter.encode(SCRIPTS[language])
    except (UnicodeEncodeError, KeyError):
        return False
    return True


def _latin(language: str, _ours: Message, theirs: Message) -> Iterator[str]:
    """English words that were left among Han characters and kana."""
    if language not in SCRIPTS:
        return
    text = COMMANDS.sub("", theirs.words)
    words = set(re.findall(r"[A-Za-z]{2,}\d*", text)) - set(_glossaries()[PAGE]["latin"])
    if words and not SAME.search(theirs.comment):
        yield f"{', '.join(sorted(words))} is left in Latin letters"


def _glued(_language: str, _ours: Message, theirs: Message) -> Iterator[str]:
    """A message that is only a part of a sentence."""
    if theirs.name not in SEPARATORS and GLUE.search(theirs.text):
        yield "begins or ends like a piece of a sentence"


# ------------------------------------------------------------------------------------------------- a new language


class _Plural(Transformer):
    """Replaces the plural categories of selectors by those of another language."""

    def __init__(self, categories: frozenset[str]) -> None:
        self.categories = categories

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        node = self.generic_visit(node)
        keys = {_key(variant): variant for variant in node.variants}
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


# ------------------------------------------------------------------------------------------------- the glossary's page

GLOSSARY_INTRODUCTION = """# Glossary

What things are called in each language. This page is made from the files `locale/glossary.toml` of the library and of
each game by `antikythera locale glossary`; the checks of [translations](translating.md) use the same files.

Words of the published editions are used where there is one. Words in *italics* are ours, chosen as players of the
language speak.
"""


def glossary_page() -> str:
    """The text of `docs/glossary.md`."""
    return "\n".join([GLOSSARY_INTRODUCTION, *(_section(scope) for scope in _glossaries())])


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
