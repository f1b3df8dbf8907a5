"""A lesson in the terminal. It continues as a game against a bot."""

from __future__ import annotations

from rich.console import Console

from antikythera.game import Game
from antikythera.guide import Lesson, Step
from antikythera.terminal import Ask, Session
from antikythera.text import Text

LEVEL = "novice"
MOST_LISTED = 12
"""Longer lists of choices are shown only on request, by `board`."""


class Classroom(Session):
    """A lesson: the learner finds the lines, those of other seats are played. Enter gives a hint, and Enter once more
    plays the line.
    """

    def __init__(self, lesson: Lesson, text: Text, console: Console, ask: Ask = input) -> None:
        game = Game(lesson.game, lesson.players, lesson.seed, options=lesson.options)
        super().__init__(game, lesson.learner, text, console, ask, LEVEL)
        self.lesson, self.at = lesson, 0

    def run(self) -> None:
        """Go through all steps and continue against a bot, until the learner leaves."""
        try:
            self._say("terminal-lesson-welcome", title=self.text(self.lesson.title))
            self._show_board()
            while self.at < len(self.lesson.steps):
                self._take(self.lesson.steps[self.at])
            self._say("terminal-lesson-over")
            self._wait()
            self._play()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._say_farewell()

    def _say_farewell(self) -> None:
        values = {"game": self.lesson.game, "lesson": self.lesson.name, "language": self.text.language}
        self._say("terminal-lesson-farewell", **values)

    def _take(self, step: Step) -> None:
        """Show the text of a step, and play its line. After an undo an earlier step is next."""
        self.at += 1
        if step.text:
            self.console.print()
            self._say(step.text)
        if step.line is None and not step.free:
            self._say("terminal-lesson-more")
            self._wait()
            return
        line = self._find(step) if self.game.seat == self.person else step.line
        if line is None:
            return
        self.game.play(line)
        self._narrate()
        if comment := step.comment(line):
            self.console.print()
            self._say(comment)

    def _wait(self) -> None:
        """Wait for Enter. Commands are followed meanwhile."""
        at = self.at
        while self.at == at:
            answer = self._read()
            if not answer or not self._obey(answer):
                return

    def _find(self, step: Step) -> str | None:
        """The line that the learner finds; None after an undo. Other lines are refused with the reason."""
        if len(self.game.legal) <= MOST_LISTED:
            self._show_choices()
        self._say("terminal-lesson-try")
        at, helped = self.at, False
        while self.at == at:
            answer = self._read()
            if not answer and helped:
                return self._example(step)
            if answer and self._obey(answer):
                continue
            number = self._number(answer) if answer else None
            line = None if number is None else self.game.rules.lines[number]
            if line and step.accepts(line):
                return line
            if line:
                self._say("terminal-lesson-other", line=line)
            elif answer:
                self._refuse(answer)
            helped = True
            self._say("terminal-lesson-line", line=self._example(step))
        return None

    def _example(self, step: Step) -> str:
        """A line that the step accepts."""
        return step.line or next(line for line in self.game.legal if step.accepts(line))

    def _undo(self) -> None:
        """Go back to the learner's line before this step."""
        for earlier in range(self.at - 2, -1, -1):
            if self._is_mine(earlier):
                self.at, self.game = earlier, self._before(earlier)
                self._say("terminal-undone")
                return
        self._say("terminal-nothing-to-undo")

    def _before(self, at: int) -> Game:
        """The game before a step. A step plays one line, or none."""
        played = sum(bool(step.line or step.free) for step in self.lesson.steps[:at])
        lesson = self.lesson
        return Game(lesson.game, lesson.players, lesson.seed, options=lesson.options, lines=self.game.lines[:played])

    def _is_mine(self, at: int) -> bool:
        step = self.lesson.steps[at]
        return bool(step.line or step.free) and self._before(at).seat == self.person
