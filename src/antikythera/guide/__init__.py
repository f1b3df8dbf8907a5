"""The guide of a game: its rules to read, a reference of all tiles and cards, and lessons to play.

The structure is in the tables of a game's folder ``guide``, the sentences are in its folder ``locale``, and the numbers
come from the component files. ``docs/library.md`` has an example.
"""

from __future__ import annotations

from antikythera.guide.lessons import Lesson, Step, lesson, lessons
from antikythera.guide.reference import Entry, reference
from antikythera.guide.rules import Paragraph, Rules, rules

__all__ = ["Entry", "Lesson", "Paragraph", "Rules", "Step", "lesson", "lessons", "reference", "rules"]
