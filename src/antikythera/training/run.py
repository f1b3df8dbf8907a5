"""A run of the command ``antikythera train``: train for some minutes, then play matches."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from antikythera.arena.workers import cores
from antikythera.training.imitate import imitate
from antikythera.training.net import Net
from antikythera.training.settings import Settings
from antikythera.training.train import Tell, Trainer, evaluate, log_to, train

EVALUATION = 0.75
"""Minutes reserved for the matches at the end."""
EXPLOIT = {"league_share": 1.0, "league_every": float("inf")}
"""Settings with which a net plays against one opponent alone."""


@dataclass(kw_only=True)
class Run:
    game: str
    folder: Path
    resume: Path | None
    start: Path | None
    minutes: float
    iterations: int | None
    device: str
    changes: dict[str, Any]
    match_games: int
    against: list[Path]
    opponents: list[Path] = field(default_factory=list)
    """Nets that are in the league from the start, and stay there."""
    exploit: Path | None = None
    """A net to find the weaknesses of: it is the only opponent, in every game, and does not learn."""

    def go(self) -> None:
        began = time.monotonic()
        torch.set_float32_matmul_precision("high")
        self.device = self.device or ("cuda" if torch.cuda.is_available() else "cpu")
        trainer = self._trainer()
        rivals = {path.name: Net.read(path, trainer.rules).to(self.device) for path in self.against}
        if self.resume or self.start:
            rivals["the net that it began with"] = trainer.net.copy()
        size = sum(parameter.numel() for parameter in trainer.net.parameters())
        until = began + 60 * (self.minutes - (EVALUATION if self.match_games else 0.0))
        with log_to(self.folder) as tell:
            tell({"parameters": size, "setup_s": time.monotonic() - began}, True)
            if not self.resume:
                self._begin(trainer, tell)
            train(trainer, self.folder, until, 10**9 if self.iterations is None else self.iterations, tell)
            for number, (born, weights) in enumerate(zip(trainer.league.born, trainer.league.nets, strict=True), 1):
                rivals[f"league {number}, {born:.1f} min"] = trainer.net.copy(weights)
            if self.match_games:
                evaluate(trainer, rivals, self.match_games, tell)

    def _trainer(self) -> Trainer:
        if self.resume:
            return Trainer.resume(self.resume, self.device, self.changes)
        fixed = EXPLOIT if self.exploit else {}
        trainer = Trainer(self.game, Settings(**self.changes | fixed), self.device)
        if self.start:
            trainer.net.load_state_dict(Net.read(self.start, trainer.rules).state_dict())
        for path in [self.exploit] if self.exploit else self.opponents:
            trainer.league.join(Net.read(path, trainer.rules), 0.0)
        return trainer

    def _begin(self, trainer: Trainer, tell: Tell) -> None:
        """Learn from a teacher, if there is one, and begin the games. A net that plays like the teacher, or by its
        hints, is the first in the league, and stays there.
        """
        if trainer.settings.teacher:
            for row in imitate(trainer.net, trainer.rollout, trainer.settings, cores()):
                tell(row, True)
        if trainer.settings.teacher or trainer.settings.hints:
            trainer.league.join(trainer.net, 0.0)
        trainer.begin()
