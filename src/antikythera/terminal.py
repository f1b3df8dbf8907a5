"""A game in the terminal: one person against bots.

:mod:`antikythera.boards` draws the positions and explains the lines.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from antikythera import boards, explain
from antikythera.boards.seats import seat_mark
from antikythera.bots import Bot, bot
from antikythera.game import Event, Game
from antikythera.text import Text

Ask = Callable[[str], str]


class Session:
    """A game of one person against a bot on all other seats. ``ask`` reads a line, and raises EOFError at the end of
    the input.
    """

    def __init__(
        self, game: Game, person: int, text: Text, console: Console, ask: Ask = input, level: str = "casual",
        *, advice: bool = False,
    ) -> None:  # fmt: skip
        self.game, self.person, self.text, self.console, self.ask, self.level = game, person, text, console, ask, level
        self.drawing, self.advice = boards.board(game.rules.name), advice

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._say(
            "terminal-welcome", title=self._game_text("title"), seat=self.person, level=self._level(), **self._deal()
        )
        self._say_if_there(f"{self.game.rules.name}-notice")
        try:
            self._play()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._say_farewell()

    def _say_farewell(self) -> None:
        values = {"game": self.game.rules.name, "level": self.level, "language": self.text.language}
        self._say("terminal-farewell", **values, **self._deal())

    def _deal(self) -> dict[str, Any]:
        """The values that identify the deal. They are strings, so that a seed is not written with commas."""
        return {"players": self.game.players, "seed": str(self.game.seed)}

    def _play(self) -> None:
        fresh = True
        while not self.game.over:
            if self.game.seat == self.person:
                if fresh:
                    self._show_board()
                self._choose()
                fresh = False
            else:
                self.game.play(self._bot.choose(self.game.view(self.game.seat)))
                fresh = True
            self._narrate()
        self._show_board()
        self._show_result()

    # Choosing

    @cached_property
    def _bot(self) -> Bot:
        """The bot. In the same position it makes the same choice, also after an undo."""
        return bot(self.level, self.game.rules.name, seed=self.game.seed if isinstance(self.game.seed, int) else 0)

    def _level(self) -> str:
        """The name of the level, in the language."""
        message = f"page-level-{self.level}"
        return self.text(message) if message in self.text else self.level

    def _choose(self) -> None:
        """Ask until the person has chosen a legal line."""
        self._show_choices()
        while True:
            answer = self._read()
            if not answer or self._obey(answer):
                continue
            number = self._number(answer)
            if number is not None:
                self.game.play(number)
                return
            self._refuse(answer)

    def _read(self) -> str:
        return " ".join(self.ask("> ").split())

    def _obey(self, answer: str) -> bool:
        """Follow a command. False if the answer is none."""
        if answer == "undo":
            self._undo()
        elif answer == "board":
            self._show_board()
            self._show_choices()
        elif answer in ("help", "?"):
            self._say("terminal-help")
            self._say_if_there(f"{self.game.rules.name}-help")
        elif answer in ("quit", "exit"):
            raise EOFError
        elif answer == "what":
            self._say("terminal-what")
        elif answer.startswith("what "):
            self._foretell(answer.removeprefix("what "))
        else:
            return False
        return True

    def _number(self, answer: str) -> int | None:
        """The legal action of an answer: its place in the list, or its line."""
        legal = self.game.legal.numbers
        if answer.isdecimal():
            place = int(answer)
            return legal[place - 1] if 1 <= place <= len(legal) else None
        number = self.game.rules.parse(answer)
        return number if number in legal else None

    def _refuse(self, answer: str) -> None:
        """Say why an answer is not a legal line."""
        if self.game.rules.parse(answer) is None:
            self._say("terminal-not-legal", line=answer, count=len(self.game.legal))
            return
        reason = explain.why_not(self.game.view(self.person), answer)
        for because in (reason, *reason.details) if reason else ():
            words = self.text.tell(self.game.rules.name, because.message_id, because.values)
            self.console.print(escape(words), highlight=False)

    def _foretell(self, answer: str) -> None:
        """Say what a choice would do, as far as the person may know."""
        number = self._number(answer)
        if number is None:
            self._refuse(answer)
            return
        self._tell(explain.preview(self.game.view(self.person), self.game.rules.lines[number]))

    def _undo(self) -> None:
        """Go back to the person's last choice."""
        earlier = self.game.copy()
        while earlier.actions:
            earlier.undo()
            if earlier.seat == self.person:
                self.game = earlier
                self._say("terminal-undone")
                self._show_board()
                self._show_choices()
                return
        self._say("terminal-nothing-to-undo")

    # Showing

    def _say(self, message: str, **values: Any) -> None:
        self.console.print(escape(self.text(message, **values)), highlight=False)

    def _say_if_there(self, message: str) -> None:
        """Say a message that not every game has."""
        if message in self.text:
            self._say(message)

    def _game_text(self, message: str, **values: Any) -> str:
        return self.text(f"{self.game.rules.name}-{message}", **values)

    def _view(self) -> Any:
        return self.game.view(self.person).state

    def _show_board(self) -> None:
        self.console.print()
        self.console.print(self.drawing.text_board(self.text, self._view(), self.person), highlight=False)

    def _show_choices(self) -> None:
        view = self._view()
        choices = Table.grid(padding=(0, 2))
        for number, line in enumerate(self.game.legal, 1):
            choices.add_row(
                f"[dim]{number:>3}[/]", line, f"[dim]{escape(self.drawing.gloss(self.text, view, line))}[/]"
            )
        self.console.print()
        question = self._game_text(f"decision-{self.game.decision}")
        self.console.print(f"{seat_mark(self.person)} [bold]{escape(question)}[/]", highlight=False)
        self.console.print(choices, highlight=False)
        if self.advice:
            self._advise()

    def _advise(self) -> None:
        """Say what is good in a first game."""
        given = explain.advice(self.game.view(self.person))
        if given:
            self._say("terminal-advice", advice=self.text(given.message_id))
        if given and given.line:
            self._say("terminal-recommended", line=given.line)

    def _narrate(self) -> None:
        """Tell what the last action did."""
        self._tell(self.game.narration)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            mark = "  " if event.name in self.drawing.PUBLIC else seat_mark(event.seat)
            words = self.text.event(self.game.rules.name, event)
            self.console.print(f"  {mark} {escape(words)}", highlight=False)

    def _show_result(self) -> None:
        self._say("terminal-over")
        for seat, points in enumerate(self.game.scores, 1):
            self._say("terminal-final-score", seat=seat, points=points)
        winners = self.game.winners
        self._say("terminal-winner", count=len(winners), seats=self.text.listing([str(seat) for seat in winners]))
