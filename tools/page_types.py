"""Writes web/src/lib/types.ts, with the messages of the server as TypeScript types.

    python tools/page_types.py [--check]

The types come from the server's structs: msgspec makes their JSON schema, and this script turns it into TypeScript.
With ``--check`` nothing is written; the exit status says whether the file is up to date.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec

from antikythera.explain import Caution
from antikythera.game import Event
from antikythera.openings import Openings
from antikythera.server.api.accounts import Me, Profile
from antikythera.server.api.hints import Hint
from antikythera.server.api.play import Past, Why
from antikythera.server.api.positions import Edited
from antikythera.server.api.puzzles import PuzzlePosition, Puzzles
from antikythera.server.api.reviews import Choice
from antikythera.server.api.tables import GameInfo
from antikythera.server.chat import ChatMessage
from antikythera.server.keys import KeyInfo
from antikythera.server.play import ReasonInfo
from antikythera.server.problems import ProblemDocument, ProblemMessage
from antikythera.server.records import Summary
from antikythera.server.reviews import ReviewInfo, Tried
from antikythera.server.rooms import ChatRemoval, ChatUpdate, Ping, PresenceUpdate
from antikythera.server.snapshot import LogEntry, Snapshot, SnapshotMessage, TableInfo

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "types.ts"
TYPES = (
    GameInfo, Me, KeyInfo, Profile, TableInfo, Event, LogEntry, Caution, Snapshot, Past, ReasonInfo, Why, Summary,
    ReviewInfo, Tried, Choice, Hint, Openings, Edited, Puzzles, PuzzlePosition, ChatMessage, ProblemDocument,
    SnapshotMessage, ChatUpdate, ChatRemoval, PresenceUpdate, Ping, ProblemMessage,
)  # fmt: skip
NAMES = {
    "TableInfo": "Table",
    "LogEntry": "Entry",
    "Caution": "Warning",
    "ReasonInfo": "Reason",
    "ProblemDocument": "Problem",
    "Value": "Worth",
    "Turn": "ReviewedTurn",
    "Seat": "SeatReview",
}
"""Types that have a shorter name on the page."""
HEAD = """\
/**
 * What the server sends. Written by tools/page_types.py from the server's own types: `make types` writes it again.
 * Seats count from 1; seat 0 is a spectator. Times are in milliseconds.
 */

export type GameName = string;
export type Value = string | number;
export type Values = Record<string, Value>;
export type Clock = { bank_s: number; increment_s: number } | { days: number };

/** A wish to take back a turn: all lines after `move`. */
export interface TakeBack {
  seat: number;
  move: number;
  agreed: number[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  ranks: number[];
}
"""
TAIL = """
export type ServerMessage = SnapshotMessage | ChatUpdate | ChatRemoval | PresenceUpdate | ProblemMessage | Ping;
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "x-typescript" in schema:
        return str(schema["x-typescript"])
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(one) for one in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return " | ".join(f"'{value}'" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        item = typescript(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        return _record(typescript(schema["additionalProperties"]))
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def _record(value: str) -> str:
    return "Values" if value in ("string | number", "number | string") else f"Record<string, {value}>"


def _name(struct: str) -> str:
    return NAMES.get(struct, struct)


def interface(struct: str, schema: dict[str, Any]) -> str:
    """The schema of a struct as a TypeScript interface; one that holds a scene is generic."""
    fields = {name: typescript(field) for name, field in schema["properties"].items()}
    generic = "<Scene = unknown>" if any("Scene" in field for field in fields.values()) else ""
    needed = schema.get("required", [])
    lines = [f"  {name}{'' if name in needed else '?'}: {field};" for name, field in fields.items()]
    return "\n".join([f"export interface {_name(struct)}{generic} {{", *lines, "}"])


def written() -> str:
    """All of the file."""
    _, schemas = msgspec.json.schema_components(TYPES, ref_template="{name}")
    interfaces = [f"{_comment(schema)}\n{interface(struct, schema)}" for struct, schema in schemas.items()]
    return "\n".join([HEAD, "\n\n".join(interfaces), TAIL])


def _comment(schema: dict[str, Any]) -> str:
    lines = textwrap.wrap(str(schema.get("description", "")).replace("``", "`"), 110)
    return f"/** {lines[0]} */" if len(lines) == 1 else "\n * ".join(["/**", *lines]) + "\n */"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    if not parser.parse_args().check:
        FILE.write_text(written(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != written():
        sys.exit(f"{FILE} is out of date: make types writes it")


if __name__ == "__main__":
    main()
