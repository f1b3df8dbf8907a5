"""The distribution: its name and version, and how to install its extras."""

from __future__ import annotations

DISTRIBUTION = "antikythera-games"
__version__ = "0.1.0"


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f'pip install "{DISTRIBUTION}[{extra}]"'
