"""The claims of a ladder, and whether they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from antikythera.arena.contest import mirror
from antikythera.arena.ladder import Ladder
from antikythera.arena.match import Match
from antikythera.arena.statistics import Estimate
from antikythera.arena.tally import Tally

HOLDS, NOT_DECIDED, NOT_PLAYED = "holds", "not decided", "not played"

Writer = Callable[[float], str]


@dataclass(frozen=True)
class Claim:
    """Something that must hold, and the result."""

    text: str
    wanted: str
    found: str
    verdict: str
    """``holds``, ``not decided``, ``not played``, or by how much it falls short."""


def percent(number: float) -> str:
    return f"{100 * number:.1f} %"


def plain(number: float) -> str:
    return f"{number:.1f}"


def with_interval(found: Estimate, write: Writer) -> str:
    return f"{write(found.value)} ({write(found.low)} to {write(found.high)})"


def claims(ladder: Ladder) -> list[Claim]:
    """The claims of the plan, in its order."""
    made = [claim for data in ladder.plan.data["claims"] for claim in _claims(ladder, data)]
    return [*made, _enough_blocks(ladder)]


def _claims(ladder: Ladder, data: dict[str, Any]) -> Iterator[Claim]:
    def match(*bots: str) -> Match:
        return ladder.match(data["game"], data["players"], *bots)

    for name in data.get("bots", ()):
        yield _averages(ladder, mirror(match(name)), data["averages"])
    for pair in data.get("pairs", ()):
        if "beats" in data:
            yield _beats(ladder, match(*pair), data["beats"])
        else:
            yield _plays(ladder, match(*pair), data["habit"], data["least"])


def _beats(ladder: Ladder, match: Match, wanted: float) -> Claim:
    """A bot wins a share of the games, and the whole interval is above parity."""
    one, other = match.bots
    found = _found(ladder, match, lambda tally: tally.win_share(one))
    verdict = NOT_DECIDED if found and found.covers(match.parity) else _verdict(found, wanted, percent)
    parity = f"above {percent(match.parity)}, at least {percent(wanted)}"
    return Claim(f"{place(match)}: {one} beats {other}", parity, _shown(found, percent), verdict)


def _averages(ladder: Ladder, match: Match, wanted: float) -> Claim:
    """The mean points of a bot against itself."""
    found = _found(ladder, match, lambda tally: tally.score())
    text = f"{place(match)}: points of {match.bots[0]} against itself"
    return Claim(text, f"at least {plain(wanted)}", _shown(found, plain), _verdict(found, wanted, plain))


def _plays(ladder: Ladder, match: Match, habit: tuple[str, str], wanted: float) -> Claim:
    """How often a bot does something."""
    one, other = match.bots
    found = _found(ladder, match, lambda tally: tally.habit(one, *habit))
    text = f"{place(match)}: {habit[1]} of {one} against {other}"
    return Claim(text, f"at least {percent(wanted)}", _shown(found, percent), _verdict(found, wanted, percent))


def _enough_blocks(ladder: Ladder) -> Claim:
    """Whether every pairing has enough blocks, given the speed of its bots."""
    wanted = map(_blocks_wanted, ladder.plan.data["costs"])
    short = [
        f"{place(tally.match)}: {' and '.join(tally.match.bots)} have {tally.blocks} of {needed}"
        for table in ladder.plan.tables
        for tally in (ladder.tally(table.match(*pair)) for pair in table.pairs)
        if tally.blocks < (needed := ladder.blocks_needed(table, *tally.match.bots))
    ]
    found = f"{len(short)} have fewer; {short[0]}" if short else "all have as many"
    return Claim(
        "blocks of a pairing by what a decision costs", ", ".join(wanted), found, "falls short" if short else HOLDS
    )


def _blocks_wanted(cost: dict[str, Any]) -> str:
    if "bot" in cost:
        return f"{cost['blocks']} for the {cost['bot']}"
    return f"{cost['blocks']} below {cost['below']} ms" if "below" in cost else f"else {cost['blocks']}"


def place(match: Match) -> str:
    return f"{match.game}, {match.players} players"


def _found(ladder: Ladder, match: Match, estimate: Callable[[Tally], Estimate]) -> Estimate | None:
    """An estimate from a match; None until all of its blocks were played."""
    return estimate(ladder.tally(match)) if ladder.is_complete(match) else None


def _shown(found: Estimate | None, write: Writer) -> str:
    return with_interval(found, write) if found else "–"


def _verdict(found: Estimate | None, wanted: float, write: Writer) -> str:
    if found is None:
        return NOT_PLAYED
    return HOLDS if found.value >= wanted else f"falls short by {write(wanted - found.value)}"
