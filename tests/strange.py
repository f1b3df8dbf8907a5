"""Strange input for tests: values that nobody expects, put into what is right otherwise.

The budget is small in ``make test``; ``FUZZ=1000`` makes it a thousand times as large, as ``make prove`` does.
"""

from __future__ import annotations

import copy
import os
from typing import Any

from hypothesis import strategies as st

BUDGET = int(os.environ.get("FUZZ", "1"))

TEXTS = st.one_of(st.text(max_size=12), st.sampled_from(["", "\x00", "💀", "../..", "1e999", "end", "{x}", "a" * 300]))
NUMBERS = st.one_of(st.integers(), st.sampled_from([-1, 0, 127, 128, 2**31, 2**63, 2**64, -(2**63)]), st.floats())
PLAIN = st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS)
VALUES = st.recursive(
    PLAIN, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)), max_leaves=6
)
"""Any JSON."""


@st.composite
def spoiled(draw: st.DrawFn, whole: Any) -> Any:
    """Nested lists and tables in which one value is another, is missing, or is there twice."""
    whole = copy.deepcopy(whole)
    place, key = None, None
    inner = whole
    while isinstance(inner, dict | list) and inner and (place is None or draw(st.booleans())):
        place, key = inner, draw(st.sampled_from(list(inner) if isinstance(inner, dict) else range(len(inner))))
        inner = place[key]
    assert place is not None
    change = draw(st.sampled_from(["replace", "replace", "remove", "double"]))
    if change == "replace":
        place[key] = draw(VALUES)
    elif change == "remove":
        del place[key]
    elif isinstance(place, list):
        place.append(place[key])
    else:
        place[draw(TEXTS)] = place[key]
    return whole


@st.composite
def spoiled_text(draw: st.DrawFn, text: str) -> str:
    """A text in which a part was cut out, or another put in."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 40)))
    return text[:start] + draw(TEXTS) + text[end:]
