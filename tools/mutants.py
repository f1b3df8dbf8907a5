"""Break the rules in every small way that Cosmic Ray knows, and see that a test fails.

    python tools/mutants.py [GAME GAME/MODULE ...] [--share 1/10] [--games] [--again [TEST ...]] [--report]

A mutant is a rule module with one change. Each is tried in a fork, where rules run as plain Python: first stored games
are played again (``tests/test_stored_games.py``), then the tests of the game (``tests/mutants.toml``), until one fails.
A change inside a function is put into a process that has imported everything, and only what reaches the function is
tried: first what has killed others of its mutants, then what reaches little else. For any other change the game is
imported again; so it is for a function that is no rule and survives, since it may have been called when its module was
imported. All cores work.

Results are kept in ``build/mutants.jsonl``, so a stopped run continues, and results of several machines are joined with
``cat``; ``--again`` tries survivors once more, after tests were added: with all tests, or with the new ones alone.
``tests/mutants.json`` has the counts of all modules, and the survivors; a module in which all mutants were tried is not
tried again before it changes.
``tests/GAME/survivors.toml`` explains survivors that change nothing a player could notice.
"""

from __future__ import annotations

import argparse
import ast
import functools
import gc
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import itertools
import json
import multiprocessing
import os
import pickle
import signal
import sys
import time
import tomllib
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "antikythera" / "games"
TESTS = ROOT / "tests"
RESULTS = ROOT / "build" / "mutants.jsonl"
COUNTS = TESTS / "mutants.json"
GOAL = 95.0
"""Percent of the mutants of each module that tests must kill."""
KILLED, SURVIVED, EQUIVALENT, LEFT = "killed", "survived", "equivalent", "left"
"""What can become of a mutant; ``LEFT`` if only stored games have tried it."""
SHOWN = ("line", "operator", "old", "new")
"""What is told of a survivor."""
STORED_GAMES = 8
"""How many stored games are played again, for each game."""
SLOWEST = 20.0
"""Seconds that no test of plain rules takes, and no collecting of them."""
NEW: list[str] = []
"""The tests that survivors are tried with again; by default all."""
TABLE = tomllib.loads((TESTS / "mutants.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Mutant:
    """A rule module, and the text that it is changed into."""

    module: str
    """``GAME/MODULE``, as on the command line."""
    key: str
    operator: str
    line: int
    old: str
    new: str
    first: int
    """The first line of the statement that is changed, which is now:"""
    statement: str
    function: str
    """The name of the function that is changed; empty for what is done when the module is imported."""
    rule: bool
    """Whether that is a rule."""

    @property
    def source(self) -> str:
        """The whole module."""
        lines = path(self.module).read_text("utf-8").splitlines(keepends=True)
        lines[self.first - 1 : self.first - 1 + self.statement.count("\n")] = [self.statement]
        return "".join(lines)

    @property
    def undone(self) -> Mutant:
        """The module as it is."""
        lines = path(self.module).read_text("utf-8").splitlines(keepends=True)
        length = self.statement.count("\n")
        return replace(self, statement="".join(lines[self.first - 1 : self.first - 1 + length]))

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
    """The mutants of a module: all but some, or an even share that is the same in every run."""
    for mutant in _mutants(module):
        if mutant.key not in but and int(mutant.key, 16) % share.denominator < share.numerator:
            yield mutant


@functools.cache
def _mutants(module: str) -> list[Mutant]:
    """All mutants of a module that differ in what they do."""
    from cosmic_ray import plugins
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code

    original = path(module).read_text("utf-8")
    lines, found = original.splitlines(keepends=True), []
    for statement in ast.parse(original).body:  # one by one, since Cosmic Ray reads the text again for each mutant
        first = min([statement.lineno, *(one.lineno for one in getattr(statement, "decorator_list", []))])
        text = "".join(lines[first - 1 : statement.end_lineno])
        tree, meaning = get_ast(text), _meaning(text)
        function = statement.name if isinstance(statement, ast.FunctionDef) else ""
        rule = "rule" in map(ast.unparse, getattr(statement, "decorator_list", []))
        for name in TABLE["operators"]:
            operator = plugins.get_operator(f"core/{name}")()
            places = [place for node in ast_nodes(tree) for place in operator.mutation_positions(node)]
            for occurrence, (start, _) in enumerate(places):
                key = digest(module, original, str(first), name, str(occurrence))
                changed = mutate_code(text.encode(), operator, occurrence)
                if changed and _meaning(changed) != meaning:
                    old, new = (one.splitlines()[start[0] - 1].strip() for one in (text, changed))
                    line = first + start[0] - 1
                    found.append(Mutant(module, key, name, line, old, new, first, changed, function, rule))
    return found


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


# Stored games


@dataclass
class Stored:
    """A stored game, with what was legal at every decision."""

    record: Any
    legal: list[bytes] = field(default_factory=list)
    end: bytes = b""

    def passes(self) -> bool:
        """Whether it comes out the same. What is not known yet is learned."""
        from antikythera import Game

        game = Game(self.record.game, self.record.players, self.record.seed, options=self.record.options)
        for number, line in enumerate(self.record.lines):
            legal = hashlib.sha256(game.mask.tobytes()).digest()
            if number == len(self.legal):
                self.legal.append(legal)
            if legal != self.legal[number]:
                return False
            game.play(line)
        end = game.states.tobytes() + repr(game.outcome).encode()
        self.end = self.end or end
        return self.end == end


def stored(game: str) -> list[Stored]:
    """Some games of all kinds, as the rules play them now."""
    import stored_games

    quicken_masks()
    records = [record for record, _ in itertools.islice(stored_games.stored(game), STORED_GAMES)]
    found = [Stored(record) for record in records]
    assert all(game.passes() for game in found)
    return found


def quicken_masks() -> None:
    """Operations on masks are no rules, and are slow in plain Python."""
    import numpy as np

    from antikythera import kernel, masks

    kernel._twins[id(masks.count)] = masks.count, np.count_nonzero


# Trying


def in_forks(work: Callable[[], Any], number: int, quiet: bool = True) -> list[Any]:
    """What work returns in each of some forks at once, or None where it fails, never ends or is refused."""
    children = []
    for _ in range(number):
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            try:
                os.close(reading)
                if quiet:
                    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                    os.dup2(1, 2)
                answer = pickle.dumps(work())
                with os.fdopen(writing, "wb") as file:
                    file.write(answer)
            finally:  # an error of any kind was the mutant's
                os._exit(0)
        os.close(writing)
        children.append((child, reading))
    return [_answer(*child) for child in children]


def _answer(child: int, reading: int) -> Any:
    with os.fdopen(reading, "rb") as file:
        answer = file.read()
    os.waitpid(child, 0)
    return pickle.loads(answer) if answer else None


def in_fork(work: Callable[[], Any]) -> Any:
    (answer,) = in_forks(work, 1)
    return answer


def on_all_cores(
    what: str, things: Sequence[Any], work: Callable[[Iterator[Any]], Any], quiet: bool = False
) -> list[Any]:
    """What work returns in as many processes as there are cores. Each takes the next thing when it is free."""
    taken = multiprocessing.get_context("fork").Value("i", 0)

    def take() -> Iterator[Any]:
        while True:
            with taken.get_lock():
                number = taken.value
                taken.value += 1
            if number >= len(things):
                return
            print(f"\r{what}: {number + 1} of {len(things)} ", end="", file=sys.stderr, flush=True)
            yield things[number]

    answers = in_forks(lambda: (work(take()),), os.cpu_count() or 1, quiet)
    if None in answers:
        raise SystemExit("the run was stopped, or tests fail although nothing is broken")
    return [answer for (answer,) in answers]


def allow(seconds: float) -> None:
    """End this process if it computes for much longer than it should."""
    signal.setitimer(signal.ITIMER_VIRTUAL, 2 + 4 * seconds)


@dataclass
class Killer:
    """A test or a stored game, how long it takes, and which rules it reaches."""

    name: str
    passes: Callable[[], bool]
    seconds: float = 0
    reaches: set[tuple[str, str]] = field(default_factory=set)
    kills: Counter[tuple[str, str]] = field(default_factory=Counter)

    def look(self) -> None:
        """Run it with everything as it should be."""
        codes = set()

        def called(frame: types.FrameType, *_: object) -> None:
            codes.add(frame.f_code)

        start = time.process_time()
        sys.settrace(called)  # calls of Python functions alone, since no function's lines are asked for
        try:
            if not self.passes():
                raise AssertionError(f"{self.name} fails although nothing is broken")
        finally:
            sys.settrace(None)
        self.seconds = time.process_time() - start
        every = {(code.co_filename, code.co_qualname) for code in codes}
        self.reaches = {one for one in every if one[0].startswith(str(GAMES))}


def looked_at(killers: list[Killer]) -> None:
    """Learn how long they take, and what they reach, when nothing is broken."""

    def look(numbers: Iterator[int]) -> list[tuple[int, float, set[tuple[str, str]]]]:
        found = []
        for number in numbers:
            killers[number].look()
            found.append((number, killers[number].seconds, killers[number].reaches))
        return found

    for some in on_all_cores("looking", range(len(killers)), look, quiet=True):
        for number, seconds, reaches in some:
            killers[number].seconds, killers[number].reaches = seconds, reaches


def survivors(tried: Iterable[Mutant], killers: list[Killer]) -> Iterator[Mutant]:
    """Try mutants of functions in this process, each in a fork. Those that are killed are kept."""
    for mutant in tried:
        place = str(path(mutant.module)), mutant.function
        reaching = [one for one in killers if place in one.reaches]
        reaching.sort(key=lambda one: (-one.kills[place], len(one.reaches) * one.seconds))
        killed_by = in_fork(functools.partial(_killed_by, put_in(mutant), reaching)) if reaching else ""
        for killer in reaching:
            killer.kills[place] += killer.name == killed_by
        if killed_by == "":
            yield mutant
        else:
            keep(mutant, KILLED)


def try_all(what: str, tried: Sequence[Mutant], killers: list[Killer], result: Callable[[Mutant], str]) -> None:
    """The same on all cores; for survivors a result is kept, unless only some tests have tried them."""

    def try_some(mutants: Iterator[Mutant]) -> None:
        for mutant in survivors(mutants, killers):
            if not NEW:
                keep(mutant, result(mutant))

    on_all_cores(what, tried, try_some)


def _killed_by(put_in: Callable[[], None], reaching: list[Killer]) -> str:
    """The name of the first that fails; empty if none does."""
    put_in()
    for killer in reaching:
        allow(killer.seconds)
        try:
            if not killer.passes():
                return killer.name
        except BaseException:
            return killer.name
    return ""


class Collected:
    """A pytest plugin: tests are collected once, and run in a fork for each mutant that stored games do not kill."""

    def __init__(self, tried: list[Mutant]) -> None:
        self.tried, self.failed = tried, False

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.failed |= report.failed

    def run_item(self, item: Any) -> bool:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed

    def pytest_runtestloop(self, session: Any) -> bool:
        tests = [Killer(item.nodeid, functools.partial(self.run_item, item)) for item in session.items]
        looked_at(tests)
        functions.cache_clear()
        functions()
        try_all("tests", self.tried, tests, lambda mutant: SURVIVED if mutant.rule else LEFT)
        return True


def try_functions(game: str, tried: list[Mutant], games_only: bool) -> int:
    """Try mutants of functions, with stored games once; the exit code of pytest."""
    import pytest

    games = [Killer(f"game {number}", one.passes) for number, one in enumerate(stored(game))]
    fresh = with_result(tried, None)
    if fresh:
        looked_at(games)
        functions()
        try_all("stored games", fresh, games, lambda mutant: LEFT)
    left = [*with_result(tried, LEFT), *with_result(tried, SURVIVED)]
    print(f"{game}: stored games leave {len(left)} of {len(tried)}", file=sys.stderr)
    return pytest.main([*OPTIONS, *tests(game)], plugins=[Collected(left)]) if left and not games_only else 0


def with_result(tried: Sequence[Mutant], result: str | None) -> list[Mutant]:
    """The mutants that have a result now, or none."""
    found = {module: known(module) for module in {mutant.module for mutant in tried}}
    return [mutant for mutant in tried if found[mutant.module].get(mutant.key, {}).get("result") == result]


@functools.cache
def functions() -> dict[tuple[str, str], list[types.FunctionType]]:
    """All functions, of rules the plain and other twins, by file and name."""
    gc.unfreeze()  # what is frozen is not found
    found: dict[tuple[str, str], list[types.FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType):
            found.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
    gc.freeze()  # forks share it
    return found


def put_in(mutant: Mutant) -> Callable[[], None]:
    """What gives the changed function its new code. Whatever is wrong with that is known here, and not in a fork, where
    it would look like a kill.
    """
    file = str(path(mutant.module))
    space = compile("\n" * (mutant.first - 1) + mutant.statement, file, "exec")
    (code,) = [one for one in space.co_consts if isinstance(one, types.CodeType)]
    changed = functions()[file, mutant.function]

    def put() -> None:
        for function in changed:
            function.__code__ = code

    return put


class _Mutated(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports a mutant in place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        file = path(self.mutant.module)
        return importlib.util.spec_from_file_location(name, file, loader=self) if name == self.mutant.name else None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(compile(self.mutant.source, path(self.mutant.module), "exec"), vars(module))


class First:
    """A pytest plugin: which test failed. None may take much longer than the slowest."""

    name = ""

    def pytest_runtest_logstart(self) -> None:
        allow(SLOWEST)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.name = report.nodeid


def import_and_try(mutant: Mutant, games: list[Stored], *tests: list[str]) -> str:
    """The test that kills a mutant in a process that imports it, or ``KILLED`` or ``SURVIVED``."""
    import pytest

    allow(5)
    sys.meta_path.insert(0, _Mutated(mutant))
    quicken_masks()
    if not all(game.passes() for game in games):
        return KILLED
    allow(SLOWEST)
    first = First()
    for some in tests:
        if pytest.main(["-x", *OPTIONS, *some], plugins=[first]) != pytest.ExitCode.OK:
            return first.name or KILLED
    return SURVIVED


OPTIONS = [
    "-q",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
    "--timeout=0",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
]


def tests(game: str) -> list[str]:
    """The tests of a game, for pytest."""
    return NEW or [word.replace("GAME", game) for word in [*TABLE["tests"], *TABLE["tests_of"].get(game, [])]]


def get_ready() -> None:
    """Import what all forks share. No game may be among it."""
    os.environ["ANTIKYTHERA_PLAIN"] = "1"
    os.chdir(ROOT)
    for name in ("hypothesis", "pytest", "cosmic_ray.mutating", "antikythera.proof", "antikythera.text"):
        importlib.import_module(name)
    assert not [name for name in sys.modules if name.startswith("antikythera.games.")]


def attempt(names: list[str], share: Fraction, again: bool, games_only: bool) -> None:
    """Try what has not been tried; new tests try what others have left."""
    wanted = {SURVIVED, LEFT} if NEW else {None, SURVIVED, LEFT} if again else {None} if games_only else {None, LEFT}
    for game in dict.fromkeys(name.split("/")[0] for name in names):
        untried = {}
        for module in names:
            if module.startswith(f"{game}/"):
                found = known(module)
                some = mutants(module, share, set())
                untried[module] = [one for one in some if found.get(one.key, {}).get("result") in wanted]
        every = [one for some in untried.values() for one in some]
        inside = [one for one in every if one.function]
        if inside:
            child = os.fork()
            if not child:
                os._exit(try_functions(game, inside, games_only))
            if os.waitpid(child, 0)[1]:
                raise SystemExit(f"{game}: the run was stopped, or tests fail although nothing is broken")
        if not games_only:
            plain = [one for one in inside if not one.rule]
            left = with_result(plain, LEFT) + with_result(plain, SURVIVED)
            import_each(game, [one for one in every if not one.function] + left)


def import_each(game: str, tried: list[Mutant]) -> None:
    """Try mutants for which the game is imported again."""
    if not tried:
        return
    games, every = in_fork(functools.partial(stored, game)), tests(game)
    if in_fork(functools.partial(import_and_try, tried[0].undone, games, every[:1])) != SURVIVED:
        raise SystemExit(f"{game}: tests fail although nothing is broken")

    def try_some(mutants: Iterator[Mutant]) -> None:
        kills: dict[str, Counter[str]] = {}
        for mutant in mutants:
            counted = kills.setdefault(mutant.module, Counter())
            first = [[name for name, _ in counted.most_common(8)]] if counted else []  # they have killed others
            found = in_fork(functools.partial(import_and_try, mutant, games, *first, every)) or KILLED
            if "::" in found:
                counted[found] += 1
            if found != SURVIVED or not NEW:
                keep(mutant, SURVIVED if found == SURVIVED else KILLED)

    on_all_cores(f"{game}, imported", tried, try_some)


# Results


def explained() -> dict[tuple[str, str, str], str]:
    """The mutants that change nothing a player could notice, with the reason."""
    tables = [
        (file.parent.name, tomllib.loads(file.read_text("utf-8"))) for file in sorted(TESTS.glob("*/survivors.toml"))
    ]
    return {
        (f"{game}/{entry['module']}", entry["old"], new): entry["reason"]
        for game, table in tables
        for entry in table["survivor"]
        for new in entry["new"]
    }


def known(module: str) -> dict[str, dict[str, Any]]:
    """What became of the mutants of a module, as it is now, by their keys. The last result of each counts."""
    lines = RESULTS.read_text("utf-8").splitlines() if RESULTS.exists() else []
    now = [module, digest(path(module).read_text("utf-8"))]
    found = (entry for entry in map(json.loads, lines) if [entry["module"], entry["of"]] == now)
    return {entry["key"]: entry for entry in itertools.chain(_counted(module), found)}


def _counted(module: str) -> Iterator[dict[str, Any]]:
    """What the counts tell of a module in which all mutants were tried: those that are not listed were killed."""
    row = counts().get(module)
    if not row or row["of"] != digest(path(module).read_text("utf-8")) or _tried(row).total() != row["all"]:
        return
    survived = [tuple(entry[name] for name in SHOWN) for entry in row["survivors"]]
    for mutant in mutants(module, Fraction(1), set()):
        shown = tuple(getattr(mutant, name) for name in SHOWN)
        yield _entry(mutant, SURVIVED if shown in survived else KILLED)


def counts() -> dict[str, Any]:
    """What is known of all modules."""
    return json.loads(COUNTS.read_text("utf-8")) if COUNTS.exists() else {}


def _tried(row: dict[str, Any]) -> Counter[str]:
    return Counter({name: row.get(name, 0) for name in (KILLED, SURVIVED, EQUIVALENT)})


def _entry(mutant: Mutant, result: str) -> dict[str, Any]:
    of = digest(path(mutant.module).read_text("utf-8"))
    shown = {name: getattr(mutant, name) for name in SHOWN}
    return {"key": mutant.key, "module": mutant.module, "of": of, "result": result} | shown


def keep(mutant: Mutant, result: str) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(_entry(mutant, result)) + "\n")


def count(module: str) -> dict[str, Any]:
    """What is known of a module: counts, and all survivors, those that are explained with the reason."""
    fine, numbers, survivors = explained(), Counter[str](), []
    for entry in known(module).values():
        result, reason = entry["result"], ""
        if result == LEFT:  # tests have not tried it yet
            continue
        if result != KILLED:
            reason = fine.get((module, entry["old"], entry["new"]), "")
            result = EQUIVALENT if reason else SURVIVED
            shown = {name: entry[name] for name in SHOWN}
            survivors.append(shown | ({"reason": reason} if reason else {}))
        numbers[result] += 1
    of, every = digest(path(module).read_text("utf-8")), sum(1 for _ in mutants(module, Fraction(1), set()))
    return {"of": of, "all": every, **numbers, "survivors": sorted(survivors, key=lambda entry: entry["line"])}


def report(names: list[str]) -> float:
    """Write and print what is known of all modules, and return the lowest rate of the killed, in percent."""
    rows = counts()
    rows |= {module: count(module) for module in names if known(module) or not any(mutants(module, Fraction(1), set()))}
    COUNTS.write_text(json.dumps(dict(sorted(rows.items())), indent=1, ensure_ascii=False) + "\n", "utf-8")
    total, whole, rates = Counter[str](), 0, []
    print(f"{'module':<26}{KILLED:>8}{SURVIVED:>10}{EQUIVALENT:>12}{'rate':>9}")
    for module, row in sorted(rows.items()):
        found = _tried(row)
        left = "" if found.total() == row["all"] else f"  {row['all'] - found.total()} not tried"
        changed = "" if row["of"] == digest(path(module).read_text("utf-8")) else "  changed since"
        rates.append(_print_row(module, found, left + changed))
        total += found
        whole += not left + changed
    for module, row in sorted(rows.items()):
        for entry in row["survivors"]:
            if "reason" not in entry:
                print(f"{module}:{entry['line']}: {entry['old']}\n    survives as: {entry['new']}")
    every = sum(row["all"] for row in rows.values())
    print(f"all mutants tried in {whole} of {len(modules([]))} modules; {every - total.total()} of {every} not tried")
    _print_row("all", total, "")
    return min(rates)


def _print_row(name: str, found: Counter[str], note: str) -> float:
    rate = 100 * (1 - found[SURVIVED] / max(1, found[KILLED] + found[SURVIVED]))
    print(f"{name:<26}{found[KILLED]:>8}{found[SURVIVED]:>10}{found[EQUIVALENT]:>12}{rate:>8.1f}%{note}")
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("wanted", nargs="*", help="games, or modules as GAME/MODULE; by default all")
    parser.add_argument("--share", type=Fraction, default=Fraction(1), help="try a part of the mutants, such as 1/10")
    parser.add_argument("--games", action="store_true", help="try functions with stored games, and leave all else")
    parser.add_argument("--again", nargs="*", metavar="TEST", help="try survivors once more, with these tests or all")
    parser.add_argument("--report", action="store_true", help="try nothing, and report what is known")
    options = parser.parse_args()
    names = modules(options.wanted)
    if not options.report:
        get_ready()
        NEW.extend(options.again or [])
        attempt(names, options.share, options.again is not None, options.games)
    sys.exit(report(names) < GOAL)


if __name__ == "__main__":
    main()
