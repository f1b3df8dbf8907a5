"""Names of people: how they are written, and which of them look the same."""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from pathlib import Path

from antikythera.server.problems import Problem

LONGEST_NAME = 40
SMALL_CAPITAL = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""


def tidy_name(name: str) -> str:
    """A name as it is shown: only visible characters, and single spaces."""
    visible = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name))
    tidy = " ".join(visible.split())
    if not 0 < len(tidy) <= LONGEST_NAME:
        raise Problem("bad-name", most=LONGEST_NAME)
    return tidy


def login_name(name: str) -> str:
    """A name as people log in with it: in lower case."""
    return name.casefold()[:LONGEST_NAME]


def skeleton(name: str) -> str:
    """A text that is the same for names that look the same, after Unicode's report 39."""
    plain = unicodedata.normalize("NFKC", name).translate(_look_alikes()).casefold()
    letters = "".join(_without_small_capital(letter) for letter in plain if letter.isalnum())
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters[: 2 * LONGEST_NAME] or plain


def _without_small_capital(letter: str) -> str:
    found = SMALL_CAPITAL.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else letter


@functools.cache
def _look_alikes() -> dict[int, str]:
    table = tomllib.loads(Path(__file__).with_name("names.toml").read_text("utf-8"))
    return {ord(other): letter for letter, others in table.items() for other in others}
