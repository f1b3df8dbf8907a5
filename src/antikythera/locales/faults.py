"""What is wrong with a language: each check compares a message with the English one, the glossary or the style."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel import Locale
from fluent.syntax import ast

from antikythera.locales.glossary import SCRIPTS, avoided_in, latin, says, terms, terms_in
from antikythera.locales.messages import Message, english, entries, files_in, messages
from antikythera.locales.style import misspelt
from antikythera.text import FALLBACK, files

PLURALS = ("zero", "one", "two", "few", "many", "other")
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


def faults(language: str, folder: Path | None = None) -> list[Fault]:
    """All faults of a language, as `antikythera locale check` prints them."""
    written = files_in(folder) if folder else files(language)
    theirs, ours = messages(written), english()
    found = [*_unreadable(written), *_of_the_set(ours, theirs)]
    for name in ours.keys() & theirs.keys():
        for check in (_variables, _plurals, _untranslated, _wording, _avoided, _style, _script, _latin, _glued):
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
        if language in term.words and not says(theirs.text, language, term)
    }
    yield from (unsaid[name] for name in unsaid.keys() - done_without)
    yield from (f"does not do without {name}" for name in done_without - unsaid.keys())


def _avoided(language: str, _ours: Message, theirs: Message) -> Iterator[str]:
    for word, term in avoided_in(theirs, language):
        yield f"has “{word}”, which is called “{term.words[language][0]}” ({term.name})"


def _style(language: str, _ours: Message, theirs: Message) -> Iterator[str]:
    yield from misspelt(language, COMMANDS.sub("", theirs.text))


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
    words = set(re.findall(r"[A-Za-z]{2,}\d*", text)) - latin()
    if words and not SAME.search(theirs.comment):
        yield f"{', '.join(sorted(words))} is left in Latin letters"


def _glued(_language: str, _ours: Message, theirs: Message) -> Iterator[str]:
    """A message that is only a part of a sentence."""
    if theirs.name not in SEPARATORS and GLUE.search(theirs.text):
        yield "begins or ends like a piece of a sentence"
