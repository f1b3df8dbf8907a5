"""Build the documentation: ``make docs`` writes it to ``build/docs``.

The library is documented by its docstrings, the rest by the Markdown files of this folder, which become pages, too.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from pathlib import Path

# Rules are shown as the functions that they are, with their signatures, and not as what Numba makes of them.
os.environ["NUMBA_DISABLE_JIT"] = "1"

import markdown2
import pdoc
import pdoc.render
from pdoc.extract import walk_specs

import antikythera

REPOSITORY = Path(__file__).parents[1]
TEMPLATES = Path(__file__).parent / "templates"
OPTIONAL = ("antikythera.gpu", "antikythera.training")
"""What cannot be imported everywhere."""
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #2a2320; }}
table {{ border-collapse: collapse; }}
td, th {{ padding: .3rem .6rem; border: 1px solid #d5c7ab; vertical-align: top; }}
code, pre {{ background: #f4eee1; border-radius: 4px; padding: .1rem .3rem; }}
pre {{ overflow-x: auto; padding: .8rem; }}
a {{ color: #2f7f6f; }}
</style>
</head>
<body>
<p><a href="antikythera.html">antikythera</a></p>
{body}
</body>
</html>
"""


def page(file: Path) -> str:
    """A Markdown file as a page; what it links to beside itself is a page, too."""
    source = file.read_text(encoding="utf-8")
    body = markdown2.markdown(source, extras=["tables", "fenced-code-blocks", "header-ids"]).replace('.md"', '.html"')
    return PAGE.format(title=source.splitlines()[0].lstrip("# "), body=body)


def modules() -> list[str]:
    """All of the library, as pdoc wants it: a module or package brings some of those below it along."""
    named: list[str] = []
    brought: set[str] = set()
    for name in ("antikythera", *(found.name for found in pkgutil.walk_packages(antikythera.__path__, "antikythera."))):
        if name not in brought and not name.startswith(OPTIONAL):
            named.append(name)
            brought |= {name, *walk_specs([name])}
    return named


def main() -> None:
    output = Path(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY / "build" / "docs"
    pages = {file.stem: page(file) for file in sorted((REPOSITORY / "docs").glob("*.md"))}
    pdoc.render.configure(docformat="restructuredtext", footer_text="Antikythera", template_directory=TEMPLATES)
    pdoc.render.env.globals["pages"] = list(pages)
    pdoc.pdoc(*modules(), output_directory=output)
    for name, html in pages.items():
        (output / f"{name}.html").write_text(html, encoding="utf-8")
    print(f"{output.relative_to(Path.cwd()) if output.is_relative_to(Path.cwd()) else output}/index.html")


if __name__ == "__main__":
    main()
