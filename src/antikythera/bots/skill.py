"""How a bot's compiled functions are made, and what they are lent.

What bots know of a game lies in the package ``antikythera.bots.<game>``:

* ``evaluate(s, p, w)``: the points that a seat can expect at the end; those that it has, once the game is over;
* ``prior(s, mask, w, scratch, masks, out)``: for every marked action, a quick guess of what it is worth in points;
* ``policy(s, mask, w, scratch, masks)``: the action that a sensible player takes;
* ``prune(s, mask)``: unmark what need not be looked at, such as other orders of the same, but never everything;
* ``WEIGHTS`` and ``NAMES``: the numbers ``w`` of ``weights.toml``, and what each of them is called;
* ``SCALE``: how many points are a clear lead.

``scratch`` and ``masks`` are ``SCRATCH`` records and masks to try things on. A mask may be a little longer than there
are actions; what is beyond is never marked.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from antikythera.kernel import PACKAGE, Rule, rule

TREE: Final = Path(__file__).parent / "tree"
SCRATCH: Final = 32
WORD_SIZE: Final = 8
"""Masks are a multiple of this long, so that they can be read by words."""


def skill(function: Callable[..., Any]) -> Rule:
    """A rule of a bot, from the folder ``bots/<game>``: compiled anew also when the rules of its game have changed, or
    the tree from which it borrows.
    """
    game = Path(function.__code__.co_filename).parent.name
    function.__dict__["bound_to"] = (PACKAGE / game, TREE)
    return rule(function)
