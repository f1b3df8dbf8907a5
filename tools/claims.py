"""Claims of the documents: which command produces each figure, what it gave last, and whether the claim holds.

    python tools/claims.py                      list all claims, and fill the documents with the last figures
    python tools/claims.py run [NAME ...]       run the commands of some claims, and store what they give
    python tools/claims.py run change           run those that are checked with every change; or week

``docs/claims.toml`` is the table of claims. A document quotes a figure between two marks, which nobody sees:

    <!--claim fuzz-GAME.decisions-->4,571,114<!--/-->

or a whole table: ``rows(data)`` in the table of claims makes one of what a benchmark prints as JSON. ``make docs``
fills in the figures, and marks those that are out of date, whenever the site is built.

``docs/claims.json`` has the last results. A claim is out of date when it did not hold, when its last result is older
than ``FRESH_DAYS``, when its commit is not part of this history, or when the sources it depends on have changed since;
then the documents say so next to the figure.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs" / "claims.toml"
RESULTS = ROOT / "docs" / "claims.json"
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FRESH_DAYS = 90
QUOTE = re.compile(r"<!--claim ([a-z0-9-]+\.[a-z0-9_]+)-->(.*?)<!--/-->", re.DOTALL)
OUT_OF_DATE = " *(out of date)*"


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """A row of the table."""

    name: str
    says: str
    command: str
    checked: str
    """When: with every ``change``, every ``week``, or by ``hand``, where a machine is needed that CI does not have."""
    figures: dict[str, str] = {}
    """By name: a Python expression over ``text``, what the command printed, and ``data``, the same read as JSON."""
    holds: str = "True"
    """The same: what must be true of the output. A command that fails never holds."""
    depends: list[str] = []
    """Files and folders: when they change, the result is out of date."""


class Result(msgspec.Struct):
    """What a command gave."""

    date: str
    commit: str
    holds: bool
    figures: dict[str, str]


def claims() -> dict[str, Claim]:
    rows = msgspec.convert(tomllib.loads(TABLE.read_text("utf-8"))["claim"], list[Claim])
    return {claim.name: claim for claim in rows}


def results() -> dict[str, Result]:
    return msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, Result]) if RESULTS.exists() else {}


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


# Running


def run(claim: Claim) -> Result:
    """Run the command of a claim, and read its figures."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    command = shlex.split(claim.command)
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": path}, stdout=subprocess.PIPE, check=False)
    text = done.stdout.decode()
    try:
        figures = {name: _shown(_read(expression, text)) for name, expression in claim.figures.items()}
        holds = done.returncode == 0 and bool(_read(claim.holds, text))
    except (TypeError, LookupError, ValueError) as error:  # the output is not what the table expects
        print(f"{claim.name}: {error!r}", file=sys.stderr)
        holds, figures = False, {}
    return Result(datetime.now(UTC).date().isoformat(), git("rev-parse", "--short", "HEAD"), holds, figures)


def _read(expression: str, text: str) -> Any:
    """The value of an expression of the table, which is as trusted as any other code here."""
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    return eval(expression, {"text": text, "data": data, "json": json, "re": re, "rows": rows})


def rows(data: dict[str, Any]) -> str:
    """A table for a document, with a row for each number, however deep it is."""
    lines = [f"| {name.replace('_', ' ')} | {_shown(value)} |" for name, value in _flat(data)]
    return "\n".join(["", "| | |", "|---|---|", *lines, "", ""])


def _flat(data: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _flat(value, f"{name}, {key}" if name else key)
    elif isinstance(data, list):
        yield name, " / ".join(map(_shown, data))
    else:
        yield name, data


def _shown(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int | float) else str(value)


def store(found: dict[str, Result]) -> None:
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=1) + b"\n")


# Judging


def objection(claim: Claim, result: Result | None) -> str:
    """Why a claim is out of date; empty if it is not."""
    if result is None:
        return "never run"
    if not result.holds:
        return "does not hold"
    if (datetime.now(UTC).date() - date.fromisoformat(result.date)).days > FRESH_DAYS:
        return "old"
    if not result.commit or not git("merge-base", result.commit, "HEAD").startswith(result.commit):
        return "its commit is unknown"
    changed = git("log", "--format=%h", f"{result.commit}..HEAD", "--", *claim.depends) if claim.depends else ""
    return "its sources changed" if changed else ""


# Documents


def filled(text: str, figures: dict[str, str]) -> str:
    """A document with the figures between its marks."""
    return QUOTE.sub(lambda found: f"<!--claim {found[1]}-->{figures.get(found[1], found[2])}<!--/-->", text)


def figures(known: dict[str, Result], out_of_date: set[str]) -> dict[str, str]:
    """What the documents quote, by ``claim.figure``."""
    return {
        f"{name}.{figure}": value + OUT_OF_DATE * (name in out_of_date)
        for name, result in known.items()
        for figure, value in result.figures.items()
    }


def objections(known: dict[str, Result]) -> dict[str, str]:
    """Why claims are out of date, by name; empty for one that is not."""
    return {name: objection(claim, known.get(name)) for name, claim in claims().items()}


def current() -> dict[str, str]:
    """What the documents should quote now, by ``claim.figure``."""
    known = results()
    return figures(known, {name for name, fault in objections(known).items() if fault})


def fill(quoted: dict[str, str]) -> None:
    for document in DOCUMENTS:
        document.write_text(filled(document.read_text("utf-8"), quoted), "utf-8")


def wrong_quotes(known: dict[str, Result]) -> list[str]:
    """Where a document quotes another figure than the last result, or one that there is not."""
    right = figures(known, set())
    return [
        f"{document.relative_to(ROOT)}: {figure} is {right.get(figure)}, not {quoted}"
        for document in DOCUMENTS
        for figure, quoted in QUOTE.findall(document.read_text("utf-8"))
        if quoted.removesuffix(OUT_OF_DATE) != right.get(figure)
    ]


def where(name: str) -> str:
    """The documents that quote a claim."""
    quoting = [document for document in DOCUMENTS if f"<!--claim {name}." in document.read_text("utf-8")]
    return ", ".join(str(document.relative_to(ROOT)) for document in quoting)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command")
    running = commands.add_parser("run", help="run the commands of claims")
    running.add_argument("names", nargs="+", help="names of claims, or: change, week, hand")
    options = parser.parse_args()
    table, known = claims(), results()
    if options.command == "run":
        for claim in table.values():
            if claim.name in options.names or claim.checked in options.names:
                print(f"{claim.name}: {claim.command}", file=sys.stderr)
                known[claim.name] = run(claim)
                store(known)
    faults = objections(known)
    for name, claim in table.items():
        last = known.get(name)
        print(f"{name}: {claim.says}\n    {claim.command}\n    quoted in {where(name) or 'no document'}")
        if last:
            told = ", ".join(f"{figure} {value}" for figure, value in last.figures.items())
            print(f"    {last.date}, {last.commit}: {told or 'no figure'}; {faults[name] or 'holds'}")
    fill(current())
    sys.exit("\n".join(f"{name}: {fault}" for name, fault in faults.items() if fault == "does not hold") or 0)


if __name__ == "__main__":
    main()
