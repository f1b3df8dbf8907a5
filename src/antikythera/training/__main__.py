"""Train a net by self-play: ``python -m antikythera.training GAME --minutes 9 --out DIR [--resume DIR]``."""

from __future__ import annotations

import argparse
import ast
import time
from pathlib import Path
from typing import Any

import torch

from antikythera.registry import games
from antikythera.training.net import Net
from antikythera.training.settings import Settings
from antikythera.training.train import Trainer, evaluate, log_to, train

EVALUATION = 0.75
"""Minutes reserved for the matches at the end."""


def setting(text: str) -> tuple[str, Any]:
    """Parse a setting, like ``games=4096`` or ``entropy=(0.05,0.005)``."""
    name, _, value = text.partition("=")
    if name not in Settings.__dataclass_fields__:
        raise argparse.ArgumentTypeError(f"there is no setting {name!r}")
    return name, ast.literal_eval(value)


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m antikythera.training", description=__doc__)
    options.add_argument("game", choices=games())
    options.add_argument("--out", type=Path, required=True, help="folder for the checkpoint, the net and the log")
    options.add_argument("--resume", type=Path, help="folder of a checkpoint to resume")
    options.add_argument("--minutes", type=float, default=9.0, help="for the whole run, with compilation and matches")
    options.add_argument("--iterations", type=int, default=10**9, help="at most this many")
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", choices=("cuda", "cpu"))
    options.add_argument("--set", type=setting, nargs="*", default=[], metavar="NAME=VALUE", help="see Settings")
    options.add_argument("--match-games", type=int, default=4096, help="games of each match at the end; 0 for none")
    options.add_argument("--against", type=Path, nargs="*", default=[], help="nets to play against at the end")
    return options


def main() -> None:
    began = time.monotonic()
    chosen = parser().parse_args()
    torch.set_float32_matmul_precision("high")
    changes = dict(chosen.set)
    if chosen.resume:
        trainer = Trainer.resume(chosen.resume, chosen.device, changes)
    else:
        trainer = Trainer(chosen.game, Settings(**changes), chosen.device)
        trainer.begin()
    opponents = {path.name: Net.read(path, trainer.rules).to(chosen.device) for path in chosen.against}
    if chosen.resume:
        opponents["the net resumed from"] = trainer.net.copy()
    reserve = EVALUATION if chosen.match_games else 0.0
    with log_to(chosen.out) as tell:
        tell(
            {"parameters": sum(p.numel() for p in trainer.net.parameters()), "setup_s": time.monotonic() - began}, True
        )
        train(trainer, chosen.out, began + 60 * (chosen.minutes - reserve), chosen.iterations, tell)
        for born, weights in zip(trainer.league.born, trainer.league.nets, strict=True):
            opponents[f"league {born:.1f} min"] = trainer.net.copy(weights)
        if chosen.match_games:
            evaluate(trainer, opponents, chosen.match_games, tell)


if __name__ == "__main__":
    main()
