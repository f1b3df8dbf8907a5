"""Break the rules in every small way that Cosmic Ray knows, and see that a test fails.

    python tools/mutants.py [GAME GAME/MODULE ...] [--share 1/10] [--again] [--report]

A mutant is a rule module with one change. Each is tried in a fork of this process, which has imported everything but
the games; rules run as plain Python. The tests of the game run, the golden games first, until one fails
(``tests/mutants.toml``). Results are kept in ``build/mutants.jsonl``, so a stopped run continues. ``--again`` tries
survivors once more, after tests were added. ``tests/GAME/survivors.toml`` lists those that change nothing a player
could notice, with the reason.
"""

from __future__ import annotations

import argparse
import ast
import functools
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import signal
import sys
import tomllib
import types
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "antikythera" / "games"
TESTS = ROOT / "tests"
RESULTS = ROOT / "build" / "mutants.jsonl"
GOAL = 95.0
"""Percent of the mutants that tests must kill."""
KILLED, SURVIVED, EQUIVALENT = "killed", "survived", "equivalent"
ALIVE = 77
"""The exit code of a fork in which all tests passed."""
PATIENCE_S = 600
"""A mutant that runs for longer does not end, and a test would have noticed."""
TABLE = tomllib.loads((TESTS / "mutants.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Mutant:
    """A rule module, and the text that it is changed into."""

    module: str
    """``GAME/MODULE``, as on the command line."""
    key: str
    line: int
    old: str
    new: str
    source: str

    @property
    def name(self) -> str:
        game, module = self.module.split("/")
        return f"antikythera.games.{game}.rules.{module}"


def path(module: str) -> Path:
    game, name = module.split("/")
    return GAMES / game / "rules" / f"{name}.py"


def modules(wanted: Sequence[str]) -> list[str]:
    """The rule modules of the games and modules that are named; by default all."""
    every = [f"{file.parts[-3]}/{file.stem}" for file in sorted(GAMES.glob("*/rules/*.py")) if file.stem != "__init__"]
    return [name for name in every if not wanted or name in wanted or name.split("/")[0] in wanted]


def digest(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def mutants(module: str, share: Fraction, but: set[str]) -> Iterator[Mutant]:
    """The mutants of a module that differ in what they do: all, or an even share that is the same in every run."""
    from cosmic_ray import plugins
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code

    original = path(module).read_text("utf-8")
    tree, meaning = get_ast(original), _meaning(original)
    for name in TABLE["operators"]:
        operator = plugins.get_operator(f"core/{name}")()
        places = [place for node in ast_nodes(tree) for place in operator.mutation_positions(node)]
        for occurrence, (start, _) in enumerate(places):
            key = digest(module, original, name, str(occurrence))
            if key in but or int(key, 16) % share.denominator >= share.numerator:
                continue
            source = mutate_code(original.encode(), operator, occurrence)
            if source and _meaning(source) != meaning:
                old, new = (text.splitlines()[start[0] - 1].strip() for text in (original, source))
                yield Mutant(module, key, start[0], old, new, source)


class _Bare(ast.NodeTransformer):
    """Drops annotations, which change nothing."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(0)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node


def _meaning(source: str) -> str:
    return ast.dump(_Bare().visit(ast.parse(source)))


# Trying


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports a mutant in place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        file = path(self.mutant.module)
        return importlib.util.spec_from_file_location(name, file, loader=self) if name == self.mutant.name else None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(compile(self.mutant.source, path(self.mutant.module), "exec"), vars(module))


def stages(module: str) -> list[list[str]]:
    """The tests of a module's game: quick ones first, then those that only this kind of module needs."""
    game, name = module.split("/")
    return [
        [word.replace("GAME", game) for word in stage["tests"]]
        for stage in TABLE["stage"]
        if name in stage.get("modules", [name]) and game in stage.get("games", [game])
    ]


def get_ready() -> None:
    """Import what all forks share. No game may be among it."""
    os.environ["ANTIKYTHERA_PLAIN"] = "1"
    os.chdir(ROOT)
    for name in ("hypothesis", "pytest", "cosmic_ray.mutating", "antikythera.proof", "antikythera.text"):
        importlib.import_module(name)
    assert not [name for name in sys.modules if name.startswith("antikythera.games.")]


def survives(mutant: Mutant) -> bool:
    """Whether all tests pass, in a fork."""
    child = os.fork()
    if not child:
        try:
            os._exit(ALIVE if _tests_pass(mutant) else 0)
        finally:  # whatever went wrong was the mutant
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == ALIVE


def _tests_pass(mutant: Mutant) -> bool:
    import pytest

    signal.alarm(PATIENCE_S)  # ends this process
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(1, 2)
    sys.meta_path.insert(0, _Mutated(mutant))
    options = [
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
    ]
    return all(pytest.main([*options, *tests]) == pytest.ExitCode.OK for tests in stages(mutant.module))


# Results


def explained() -> set[tuple[str, str, str]]:
    """The mutants that change nothing a player could notice."""
    tables = [
        (file.parent.name, tomllib.loads(file.read_text("utf-8"))) for file in sorted(TESTS.glob("*/survivors.toml"))
    ]
    return {
        (f"{game}/{entry['module']}", entry["old"], new)
        for game, table in tables
        for entry in table["survivor"]
        for new in entry["new"]
    }


def known(module: str) -> dict[str, dict[str, str]]:
    """What became of the mutants of a module, as it is now, by their keys. The last result of each counts."""
    lines = RESULTS.read_text("utf-8").splitlines() if RESULTS.exists() else []
    now = [module, digest(path(module).read_text("utf-8"))]
    return {found["key"]: found for found in map(json.loads, lines) if [found["module"], found["of"]] == now}


def keep(mutant: Mutant, result: str) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    entry: dict[str, object] = {
        "key": mutant.key,
        "module": mutant.module,
        "of": digest(path(mutant.module).read_text("utf-8")),
    }
    entry |= {"result": result, "line": mutant.line, "old": mutant.old, "new": mutant.new}
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry) + "\n")


@functools.cache
def _original_survives(tests: tuple[tuple[str, ...], ...]) -> bool:
    module = next(module for module in modules([]) if tuple(map(tuple, stages(module))) == tests)
    return survives(Mutant(module, "", 0, "", "", path(module).read_text("utf-8")))


def attempt(module: str, share: Fraction, again: bool) -> None:
    """Try what has not been tried."""
    if not _original_survives(tuple(map(tuple, stages(module)))):
        raise SystemExit(f"{module}: tests fail although nothing is broken")
    done = {key for key, found in known(module).items() if not (again and found["result"] == SURVIVED)}
    for number, mutant in enumerate(mutants(module, share, done), len(done) + 1):
        print(f"\r{module}: {number} ", end="", file=sys.stderr, flush=True)
        keep(mutant, SURVIVED if survives(mutant) else KILLED)


def counts(module: str) -> Counter[str]:
    """How many mutants of a module were killed, are explained, or survived, which is printed."""
    fine, found = explained(), Counter[str]()
    for entry in known(module).values():
        result = entry["result"]
        if result == SURVIVED and (module, entry["old"], entry["new"]) in fine:
            result = EQUIVALENT
        if result == SURVIVED:
            print(f"{module}:{entry['line']}: {entry['old']}\n    survives as: {entry['new']}")
        found[result] += 1
    return found


def report(names: list[str]) -> float:
    """Print a table of all modules, and return the rate of those that were killed, in percent."""
    rows = {module: found for module in names if (found := counts(module))}
    rows["all"] = sum(rows.values(), Counter())
    print(f"{'module':<26}{KILLED:>8}{SURVIVED:>10}{EQUIVALENT:>12}{'rate':>9}")
    for module, found in rows.items():
        rate = 100 * found[KILLED] / max(1, found[KILLED] + found[SURVIVED])
        print(f"{module:<26}{found[KILLED]:>8}{found[SURVIVED]:>10}{found[EQUIVALENT]:>12}{rate:>8.1f}%")
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("wanted", nargs="*", help="games, or modules as GAME/MODULE; by default all")
    parser.add_argument("--share", type=Fraction, default=Fraction(1), help="try a part of the mutants, such as 1/10")
    parser.add_argument("--again", action="store_true", help="try survivors once more")
    parser.add_argument("--report", action="store_true", help="try nothing, and report what is known")
    options = parser.parse_args()
    names = modules(options.wanted)
    if not options.report:
        get_ready()
        for module in names:
            attempt(module, options.share, options.again)
    sys.exit(report(names) < GOAL)


if __name__ == "__main__":
    main()
