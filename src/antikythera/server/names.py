"""Names of people: how they are written, and which of them look the same."""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from pathlib import Path

from antikythera.server.problems import Problem

LONGEST_NAME = 40
BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and signs that nobody can see, though Unicode counts them as visible."""
TOWER = "MMMM"
"""Marks above each other, by their category: no language needs four, and more of them cover what is around."""
STRETCHED = ("ARABIC TATWEEL", "MODIFIER LETTER")
"""Letters without a shape of their own that is noticed."""
SMALL_CAPITAL = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""


def tidy_name(name: str) -> str:
    """A name as it is shown: only visible characters, and single spaces."""
    letters = unicodedata.normalize("NFC", name)
    tidy = " ".join("".join(one if one.isprintable() and one not in BLANK else " " for one in letters).split())
    kinds = "".join(unicodedata.category(letter)[0] for letter in tidy)
    if not 0 < len(tidy) <= LONGEST_NAME or kinds.startswith("M") or TOWER in kinds:
        raise Problem("bad-name", most=LONGEST_NAME)
    return tidy


def login_name(name: str) -> str:
    """A name as people log in with it: in lower case."""
    return name.casefold()[:LONGEST_NAME]


def skeleton(name: str) -> str:
    """A text that is the same for names that look the same, after Unicode's report 39."""
    plain = unicodedata.normalize("NFKC", name).translate(_look_alikes()).casefold()
    letters = "".join(_without_small_capital(letter) for letter in plain if _is_noticed(letter))
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters[: 2 * LONGEST_NAME] or plain


def _is_noticed(letter: str) -> bool:
    return letter.isalnum() and letter not in BLANK and not unicodedata.name(letter, "").startswith(STRETCHED)


def _without_small_capital(letter: str) -> str:
    found = SMALL_CAPITAL.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else letter


@functools.cache
def _look_alikes() -> dict[int, str]:
    table = tomllib.loads(Path(__file__).with_name("names.toml").read_text("utf-8"))
    return {ord(other): letter for letter, others in table.items() for other in others}
