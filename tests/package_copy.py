"""A copy of the package for tests that edit it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import antikythera

PACKAGE = Path(antikythera.__file__).parent


class Copy:
    """A copy of the package that can be edited, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.package, self.cache = folder / "antikythera", folder / "cache"
        self.environment = os.environ | {"PYTHONPATH": str(folder), "ANTIKYTHERA_CACHE": str(self.cache)}
        self.environment.pop("ANTIKYTHERA_COMPONENTS", None)
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__", "page"))

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.package / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        later = path.stat().st_mtime + 2
        path.write_text(text.replace(old, new), encoding="utf-8")
        os.utime(path, (later, later))  # Python takes a file for the same that has its size and its second

    def run(self, script: str) -> Any:
        """What a script prints, as JSON, when it runs in another process."""
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)
