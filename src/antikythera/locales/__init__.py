"""Tools for translators: check a language against the English messages and the glossary, or start a new one.

:func:`faults` lists what is wrong with a language; :func:`start` prepares a new one. The words for things are in
``glossary.toml``, here in ``locale`` and in that of every game; how each language is written is in ``style.toml``.
``docs/translating.md`` is the guide for translators.
"""

from antikythera.locales.begin import start
from antikythera.locales.faults import Fault, faults, plurals
from antikythera.locales.glossary import glossary_page, terms
from antikythera.locales.messages import english, files_in, messages

__all__ = ["Fault", "english", "faults", "files_in", "glossary_page", "messages", "plurals", "start", "terms"]
