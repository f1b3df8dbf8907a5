"""The page of a ladder in Markdown: ``docs/ladder.md``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from antikythera.arena.claims import claims, percent, plain, with_interval
from antikythera.arena.contest import EXPECTED, mirror
from antikythera.arena.ladder import Ladder, Table
from antikythera.arena.tally import Tally
from antikythera.bots import LEVELS, level
from antikythera.bots.levels import RIVALS
from antikythera.text import Text

INTRODUCTION = """\
# The ladder

How strong the bots are, measured by the arena ([how](arena.md)). `make ladder` writes this page; after an interruption
it continues, and no game is played twice. A block is one deal, played with all rotations of the seats. Intervals have
95 % confidence and come from resampling blocks. A shared victory counts in part. Decisions were timed while games ran
on all cores. Any row can be repeated with the same games:

    antikythera arena GAME --bots ONE,OTHER --players N --blocks K --seed-family ladder
"""


def page(ladder: Ladder) -> str:
    return "\n".join(_lines(ladder)) + "\n"


def _lines(ladder: Ladder) -> Iterator[str]:
    yield INTRODUCTION
    yield from _circumstances(ladder)
    yield "## What must hold\n"
    rows = [(claim.text, claim.wanted, claim.found, f"**{claim.verdict}**") for claim in claims(ladder)]
    yield from _table(("claim", "wanted", "found", "verdict"), rows)
    for table in ladder.plan.tables:
        if ladder.at(table):
            yield from _section(ladder, table)


def _circumstances(ladder: Ladder) -> Iterator[str]:
    tallies = ladder.tallies()
    games = sum(len(tally.games) for tally in tallies)
    decisions = sum(tally.decisions() for tally in tallies)
    wanted = "" if games == ladder.games() else f" of {ladder.games():,}"
    yield f"{games:,}{wanted} games with {decisions:,} decisions, none of them illegal. Played on:\n"
    for machine in dict.fromkeys(run.machine for run in ladder.results.runs):
        commits = dict.fromkeys(run.commit for run in ladder.results.runs if run.machine == machine)
        yield f"- {machine}; commit {', '.join(commits)}"
    yield ""


def _section(ladder: Ladder, table: Table) -> Iterator[str]:
    yield f"## {_title(table)}\n"
    yield from _ratings(ladder, table)
    yield from _pairings(ladder, table)
    yield from _checks(ladder, table)
    yield from _habits(ladder, table)


def _title(table: Table) -> str:
    return f"{Text()(f'{table.game}-title')}, {table.players} players"


def _ratings(ladder: Ladder, table: Table) -> Iterator[str]:
    ratings = ladder.ratings(table)
    if not ratings:
        return
    anchor = f"{ladder.plan.anchor} is {ladder.plan.rating} by definition"
    yield f"### Ratings\n\nPlackett–Luce over all pairings below, on the scale of Elo; {anchor}."
    yield "The rating of a bot that never won is only an upper bound.\n"
    rows = [
        (
            name,
            with_interval(rating, lambda number: f"{number:.0f}"),
            _budget(name, table.game),
            _pace(ladder.milliseconds(table, name)),
        )
        for name, rating in ratings.items()
    ]
    yield from _table(("bot", "rating", "budget of a decision", "which took"), rows)


def _budget(name: str, game: str) -> str:
    settings = level(name, game) if name in (*LEVELS, *RIVALS) else None
    return f"{settings.simulations} simulations" if settings and settings.bot == "search" else "no search"


def _pace(milliseconds: float) -> str:
    return f"{milliseconds:.2g} ms" if milliseconds < 100 else f"{milliseconds / 1000:.2g} s"


def _pairings(ladder: Ladder, table: Table) -> Iterator[str]:
    yield f"### Pairings\n\nParity is {percent(1 / table.players)}.\n"
    header = ("pairing", "blocks", "games", "win share", "", "points", "points of the other", "margin")
    yield from _table(header, [_pairing(tally) for tally in ladder.pairings(table)])


def _pairing(tally: Tally) -> tuple[str, ...]:
    one, other = tally.match.bots
    wins = tally.win_share(one)
    return (
        f"{one} against {other}",
        str(tally.blocks),
        str(len(tally.games)),
        with_interval(wins, percent),
        wins.against(tally.match.parity),
        with_interval(tally.score(one), plain),
        with_interval(tally.score(other), plain),
        with_interval(tally.margin(one), plain),
    )


def _checks(ladder: Ladder, table: Table) -> Iterator[str]:
    """The table of mirror matches and sanity matches."""
    yield "### Mirror and sanity\n"
    yield "A bot should be at parity against itself (in 19 matches of 20), and above parity against random.\n"
    rows = []
    for name, tally in ladder.checks(table):
        one = tally.match.bots[0]
        wins = tally.win_share(one)
        verdict = _as_expected(name, wins.against(tally.match.parity))
        points = with_interval(tally.score(), plain) if name == "mirror" else with_interval(tally.score(one), plain)
        rows.append(
            (f"{name}: {one}", str(tally.blocks), str(len(tally.games)), with_interval(wins, percent), points, verdict)
        )
    yield from _table(("match", "blocks", "games", "win share", "points", ""), rows)


def _as_expected(name: str, found: str) -> str:
    if found == EXPECTED[name]:
        return "as expected"
    return "not decided" if found == "not decided" else "**not as expected**"


def _habits(ladder: Ladder, table: Table) -> Iterator[str]:
    """The tables of habits: averages for each bot against itself."""
    tallies = {name: ladder.tally(mirror(table.match(name))) for name in table.bots}
    columns = {name: tally.habits(*tally.match.bots) for name, tally in tallies.items() if tally.blocks}
    if not columns:
        return
    yield "### How they play\n\nAverages of a seat in a game, from the mirror matches.\n"
    for title, rows in next(iter(columns.values())).items():
        yield from _table(
            (title, *columns),
            [(row, *(f"{column[title][row]:.2f}" for column in columns.values())) for row in rows],
        )


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(header)} |"
    yield "|---" * len(header) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
