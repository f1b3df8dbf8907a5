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
    return [claim for data in ladder.plan.data["claims"] for claim in _claims(ladder, data)]


def _claims(ladder: Ladder, data: dict[str, Any]) -> Iterator[Claim]:
    def match(*bots: str) -> Match:
        return ladder.match(data["game"], data["players"], *bots)

    for name in data.get("bots", ()):
        yield _averages(ladder, mirror(match(name)), data["averages"], "itself")
    for pair in data.get("pairs", ()):
        if "beats" in data:
            yield _beats(ladder, match(*pair), data["beats"], data.get("most", 1.0))
        elif "averages" in data:
            yield _averages(ladder, match(*pair), data["averages"], pair[1])
        else:
            yield _plays(ladder, match(*pair), data["habit"], data["least"])


def _beats(ladder: Ladder, match: Match, least: float, most: float) -> Claim:
    """A bot wins a share of the games, and the whole interval is above parity."""
    one, other = match.bots
    found = _found(ladder, match, lambda tally: tally.win_share(one))
    verdict = NOT_DECIDED if found and found.covers(match.parity) else _verdict(found, least, percent, most)
    limits = f"at least {percent(least)}" if most == 1 else f"{percent(least)} to {percent(most)}"
    wanted = f"above {percent(match.parity)}, {limits}"
    return Claim(f"{place(match)}: {one} beats {other}", wanted, _shown(found, percent), verdict)


def _averages(ladder: Ladder, match: Match, wanted: float, other: str) -> Claim:
    """The mean points of a bot against others, or against itself."""
    one = match.bots[0]
    found = _found(ladder, match, lambda tally: tally.score(None if other == "itself" else one))
    text = f"{place(match)}: points of {one} against {other}"
    return Claim(text, f"at least {plain(wanted)}", _shown(found, plain), _verdict(found, wanted, plain))


def _plays(ladder: Ladder, match: Match, habit: tuple[str, str], wanted: float) -> Claim:
    """How often a bot does something."""
    one, other = match.bots
    found = _found(ladder, match, lambda tally: tally.habit(one, *habit))
    text = f"{place(match)}: {habit[1]} of {one} against {other}"
    return Claim(text, f"at least {percent(wanted)}", _shown(found, percent), _verdict(found, wanted, percent))


def place(match: Match) -> str:
    return f"{match.game}, {match.players} players"


def _found(ladder: Ladder, match: Match, estimate: Callable[[Tally], Estimate]) -> Estimate | None:
    """An estimate from a match; None until all of its blocks were played."""
    return estimate(ladder.tally(match)) if ladder.is_complete(match) else None


def _shown(found: Estimate | None, write: Writer) -> str:
    return with_interval(found, write) if found else "–"


def _verdict(found: Estimate | None, wanted: float, write: Writer, most: float = float("inf")) -> str:
    if found is None:
        return NOT_PLAYED
    if found.value > most:
        return f"too much by {write(found.value - most)}"
    return HOLDS if found.value >= wanted else f"falls short by {write(wanted - found.value)}"
