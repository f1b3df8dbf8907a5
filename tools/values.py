"""Print values of the program as JSON, for the claims of the documents.

    python tools/values.py MODULE.NAME ...

Names are without the package's own: ``server.play.MOST_UNDOS``.
"""

from __future__ import annotations

import importlib
import json
import sys

import msgspec


def value(name: str) -> object:
    """The value of a name in a module of the package; of settings, those that hold by default."""
    module, _, attribute = name.rpartition(".")
    found = getattr(importlib.import_module(f"antikythera.{module}"), attribute)
    return msgspec.to_builtins(found() if isinstance(found, type) else found)


if __name__ == "__main__":
    print(json.dumps({name: value(name) for name in sys.argv[1:]}))
