"""Constraints for pip, to try the library with other dependencies.

python tools/versions.py lowest > versions.txt      the lowest versions that pyproject.toml allows
python tools/versions.py newest > versions.txt      none: pip takes the newest that are allowed
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
TRIED = ("text", "cli", "envs", "nets")
"""The extras whose lowest versions are tried."""
LOWEST = re.compile(r"^([A-Za-z0-9_.-]+)(?:\[[^]]*\])?>=([0-9.]+)")


def lowest() -> Iterator[str]:
    """The lowest version of each dependency of the library and of some extras."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for requirement in [*project["dependencies"], *(wanted for extra in TRIED for wanted in extras[extra])]:
        found = LOWEST.match(requirement)
        if found:
            version = found[2] if "." in found[2] else f"{found[2]}.0"
            yield f"{found[1]}=={version}.*" if version.count(".") < 2 else f"{found[1]}=={version}"


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    if wanted not in ("lowest", "newest"):
        sys.exit("usage: python tools/versions.py lowest|newest")
    print("\n".join(lowest() if wanted == "lowest" else ()))


if __name__ == "__main__":
    main()
