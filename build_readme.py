"""Puts the README into the metadata of the package, with links that also work outside the repository."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"(!\[[^\]]*\]\()(?!https?:)([^)]+)\)")
LINK = re.compile(r"((?<!!)\[[^\]]*\]\()(?!https?:|#)([^)]+)\)")


def absolute(text: str, source: str) -> str:
    """Markdown with absolute links: pictures as files, everything else as pages of the repository."""
    raw = source.replace("https://github.com/", "https://raw.githubusercontent.com/")
    return LINK.sub(rf"\1{source}/blob/main/\2)", PICTURE.sub(rf"\1{raw}/main/\2)", text))


class ReadmeHook(MetadataHookInterface):
    """Fills in the field ``readme``."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, metadata["urls"]["Source"])}
