"""Run the tests of the library alone, on any system: without the page, the server, and make.

python -m pip install -e ".[cli,envs,nets]" pytest pytest-xdist hypothesis
python tools/check_library.py
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import antikythera as ak

REPOSITORY = Path(__file__).parents[1]
TESTS = (
    *ak.GAMES,
    "bots",
    "test_batch.py",
    "test_envs.py",
    "test_game.py",
    "test_kernel.py",
    "test_stored_games.py",
    "test_surface.py",
)
"""What needs neither the server nor a browser."""


def main() -> None:
    tests = [str(REPOSITORY / "tests" / name) for name in TESTS]
    sys.exit(subprocess.call([sys.executable, "-m", "pytest", "-q", "-n", "auto", *tests, *sys.argv[1:]]))


if __name__ == "__main__":
    main()
