"""Reviews in words, for the terminal and for files of HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from antikythera.game import Event, Game
from antikythera.openings import parts
from antikythera.review.results import LIMITS, Cost, Review, Seat, Step, Turn
from antikythera.review.search import told
from antikythera.text import Text


class Words:
    """The review of a game in a language; players have the names that are given, or else the numbers of their seats."""

    def __init__(self, text: Text, game: Game, found: Review, names: Iterable[str] = ()) -> None:
        self.text, self.game, self.found = text, game, found
        self.names = [name or text("seat-name", seat=seat) for seat, name in enumerate(_filled(names, game), 1)]

    @property
    def title(self) -> str:
        return self.text("review-title", title=self.text(f"{self.found.game}-title"))

    @property
    def limits(self) -> str:
        return self.text("review-limits", **{name: _percent(least) for name, least in LIMITS.items()})

    @cached_property
    def judged(self) -> list[Turn]:
        return [turn for turn in self.found.turns if turn.judgement]

    def turn(self, turn: Turn) -> str:
        """Which turn it is, and how it was judged."""
        where = self.text("review-turn", move=turn.first + 1, seat=self.names[turn.seat - 1])
        if not turn.judgement:
            return where
        verdict = self.text.listing([self.text(f"review-{turn.judgement}"), self.cost(turn.cost)])
        return self.text("titled", title=where, words=verdict)

    def cost(self, cost: Cost) -> str:
        points = round(cost.points)
        share = int(100 * cost.share)  # never as much as the limit that it does not reach
        return self.text("review-cost-points", share=share, points=points) if points > 0 else self.text(
            "review-cost", share=share
        )  # fmt: skip

    def played(self, turn: Turn) -> str:
        """What the player did, from the decision that cost most."""
        first = turn.first if turn.worst is None else turn.worst
        events = (event for move in range(first, turn.last + 1) for event in self.game.at(move + 1).narration)
        own = [event for event in events if event.seat == turn.seat]
        lines = tuple(self.game.lines[first : turn.last + 1])
        if not own:  # it was secret, so nothing was told at the time
            return self.text("review-played", words=self._variation(turn.seat, self._told(first, turn.seat, lines)))
        return self.text("review-played", words=self._story(own, lines[0]))

    def better(self, turn: Turn) -> str:
        """What the champion would have done instead."""
        decision = next(decision for decision in self.found.decisions if decision.move == turn.worst)
        return self.text("review-better", words=self._variation(decision.seat, decision.variation))

    def champion(self, turn: Turn) -> str:
        """What the champion would have done in a turn, whether that is better or not; nothing where there was no
        choice.
        """
        if turn.worst is not None:
            return self.better(turn)
        decision = next((each for each in self.found.decisions if turn.first <= each.move <= turn.last), None)
        if not decision:
            return ""
        lines = tuple(step.line for step in decision.variation)
        if lines == tuple(self.game.lines[decision.move : decision.move + len(lines)]):
            return self.text("review-same")
        steps = self._told(decision.move, decision.seat, lines)
        return self.text("titled", title=self.text("review-champion"), words=self._variation(decision.seat, steps))

    def whole(self, turn: Turn) -> Iterator[str]:
        """Everything about a turn but its name."""
        yield self.swings(turn)
        yield self.played(turn)
        if champion := self.champion(turn):
            yield champion
        if turn.worst is not None and not turn.judgement:
            yield self.cost(turn.cost)

    def _told(self, move: int, seat: int, lines: tuple[str, ...]) -> list[Step]:
        return told(self.game.at(move).view(seat), lines)

    def _variation(self, seat: int, steps: list[Step]) -> str:
        events = [event for step in steps for event in step.events if event.seat == seat]
        return self._story(events, steps[0].line) if events else self.text.listing([step.line for step in steps])

    def _story(self, events: list[Event], line: str) -> str:
        """Events in words. Where the first of them keeps a secret, the line says what was chosen."""
        game = self.found.game
        first, *others = (self.text.event(game, event, self.names) for event in events)
        things = [] if events[0].values else [thing for _, each in parts(game, [line]) for thing in each]
        if things:
            which = self.text.listing([self.text.spoken(game, *thing.split(":")) for thing in things])
            first = self.text("review-which", words=first, which=which)
        return self.text("sentence-separator").join([first, *others])

    def swings(self, turn: Turn) -> str:
        """The shares and the points of all seats before and after a turn."""
        return self.text.listing([self._swing(turn, seat) for seat in range(self.found.players)])

    def _swing(self, turn: Turn, seat: int) -> str:
        before, after = (_percent(value.shares[seat]) for value in (turn.before, turn.after))
        was, now = (round(value.points[seat]) for value in (turn.before, turn.after))
        values = {"from": _figure(was), "to": _figure(now), "count": now}
        return self.text("review-swing", seat=self.names[seat], before=before, after=after, **values)

    def seat(self, seat: Seat) -> str:
        """A seat, its points, and how often it erred."""
        points = self.text("review-points", points=self.found.values[-1].points[seat.seat - 1])
        counts = [self.text(f"review-count-{name}", count=count) for name, count in seat.counts.items() if count]
        words = self.text.listing([points, *(counts or [self.text("review-flawless")])])
        return self.text("titled", title=self.names[seat.seat - 1], words=words)

    def remarks(self, seat: Seat) -> Iterator[str]:
        """What a seat lost by theme, and what its whole game shows."""
        game = self.found.game
        for loss in seat.losses:
            theme = self.text(f"{game}-theme-{loss.theme}")
            yield self.text("review-loss", theme=theme, share=_percent(loss.share / loss.turns), turns=loss.turns)
        for finding in seat.findings:
            yield self.text(f"{game}-finding-{finding.kind}", **finding.values)


def _filled(names: Iterable[str], game: Game) -> list[str]:
    return [*names, *[""] * game.players][: game.players]


def _figure(number: int) -> str:
    return str(number).replace("-", "−")


def _percent(share: float) -> int:
    return round(100 * share)
