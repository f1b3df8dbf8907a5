"""The command ``antikythera``, or what to install to have it: the command line is an extra."""

from __future__ import annotations

import sys

from antikythera.about import install


def main() -> None:
    try:
        from antikythera.cli import main
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.startswith("antikythera"):
            raise
        sys.exit(f"antikythera: this needs {missing.name}: {install('play')}")
    main()


if __name__ == "__main__":
    main()
