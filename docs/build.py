"""Build the documentation: ``make docs`` writes it to ``build/docs``, and fails for a link that leads nowhere.

The reference is made from the docstrings of the public modules, the rest from the Markdown files of this folder. The
parts of the site, and the order of its pages, are those of ``index.md``.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

# Rules are shown as the functions that they are, with their signatures, and not as what Numba makes of them.
os.environ["NUMBA_DISABLE_JIT"] = "1"

import markdown2
import pdoc
import pdoc.render

DOCS = Path(__file__).parent
REPOSITORY = DOCS.parent
sys.path.append(str(REPOSITORY / "tools"))

import claims  # noqa: E402

TEMPLATES = DOCS / "templates"
SOURCE = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Source"]
PUBLIC = (
    "antikythera",
    *(f"antikythera.{name}" for name in ("game", "lines", "batches", "record", "replays", "positions", "descriptions")),
    *(f"antikythera.{name}" for name in ("encoding", "rulebook", "kernel", "registry", "testing", "text", "explain")),
    "antikythera.review",
    "antikythera.review.results",
    *(f"antikythera.bots.{name}" for name in ("bot", "levels", "own", "policy", "seeds")),
    *(f"antikythera.arena.{name}" for name in ("match", "contest", "results", "sprt", "statistics", "ratings")),
    *(f"antikythera.envs.{name}" for name in ("aec", "solo", "many", "table")),
)
"""What others may rely on. Everything else can change in any release."""
HREF = re.compile(r'(?:href|src)="([^"]*)"')
ANCHOR = re.compile(r'(?:id|name)="([^"]*)"')
SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
MARKDOWN_LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")


def title(file: Path) -> str:
    return file.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")


def navigation() -> str:
    """The parts of the site as lists of links, from the index."""
    parts = (DOCS / "index.md").read_text(encoding="utf-8").split("\n## ")[1:]
    return "".join(
        f"<h2>{escape(part.splitlines()[0])}</h2><ul>"
        + "".join(f'<li><a href="{page(link)}">{escape(name)}</a></li>' for name, link in MARKDOWN_LINK.findall(part))
        + "</ul>"
        for part in parts
    )


def page(link: str) -> str:
    """Where a link of a Markdown file leads on the site: to a page, or to the repository."""
    if link.startswith("../"):
        return f"{SOURCE}/blob/main/{link[3:]}"
    return link if urlsplit(link).scheme else re.sub(r"\.md(#|$)", r".html\1", link)


def render(file: Path, template: str, links: str, quoted: dict[str, str]) -> str:
    source = claims.filled(file.read_text(encoding="utf-8"), quoted)
    body = markdown2.markdown(source, extras=["tables", "fenced-code-blocks", "header-ids"])
    body = HREF.sub(lambda found: found[0].replace(found[1], page(found[1])), body)
    filled = template.replace("{title}", escape(title(file))).replace("{navigation}", links)
    return filled.replace("{body}", body)


def broken(output: Path) -> Iterator[str]:
    """The links of all pages that lead to no file, or to no place in it."""
    pages = {file: file.read_text(encoding="utf-8") for file in output.rglob("*.html")}
    anchors = {file: set(map(unescape, ANCHOR.findall(html))) for file, html in pages.items()}
    for file, html in pages.items():
        for link in map(unescape, HREF.findall(SCRIPT.sub("", html))):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            place = unquote(parts.fragment) if file.parent == output else ""  # pdoc's own are not all there
            if not target.exists() or (place and place not in anchors.get(target, ())):
                yield f"{file.relative_to(output)}: {link}"


def main() -> None:
    output = Path(sys.argv[1] if len(sys.argv) > 1 else REPOSITORY / "build" / "docs").resolve()
    shutil.rmtree(output, ignore_errors=True)
    pages = sorted(DOCS.glob("*.md"))
    pdoc.render.configure(docformat="restructuredtext", footer_text="Antikythera", template_directory=TEMPLATES)
    pdoc.render.env.globals["pages"] = {file.stem: title(file) for file in pages}
    pdoc.pdoc(*PUBLIC, output_directory=output)
    template, links, quoted = (TEMPLATES / "page.html").read_text(encoding="utf-8"), navigation(), claims.current()
    for file in pages:
        (output / f"{file.stem}.html").write_text(render(file, template, links, quoted), encoding="utf-8")
    for folder in ("pictures", "screenshots"):
        shutil.copytree(DOCS / folder, output / folder, ignore=shutil.ignore_patterns("*.py"))
    shutil.copy(DOCS / "tour.ipynb", output)
    faults = sorted(set(broken(output)))
    if faults:
        sys.exit("links that lead nowhere:\n" + "\n".join(faults))
    print(output / "index.html")


if __name__ == "__main__":
    main()
