"""What a player looks up or is taught: the rules at hand, a reference of all tiles, and a tutorial of each game.

>>> from antikythera.guide import rules
>>> book = rules("tzolkin")
>>> book.homes["technology:theology"]
'theology'
>>> book.paragraph("theology").rulings
(10, 32, 33, 34)

Structure is here, in tables; sentences are in ``locale``, and numbers in the component files. None of the three
repeats another.
"""

from __future__ import annotations

from antikythera.guide.lessons import Lesson, Step, tutorial
from antikythera.guide.reference import Entry, reference
from antikythera.guide.rules import Paragraph, Rules, rules

__all__ = ["Entry", "Lesson", "Paragraph", "Rules", "Step", "reference", "rules", "tutorial"]
