"""The settings of a training run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Hyperparameters, with their usual names. A pair of values is for the start and the end of the run."""

    # The net
    width: int = 512
    blocks: int = 3
    channels: int = 32
    """The features of a square, in a game that has squares."""
    steps: int = 4
    """How often every square looks at its neighbours."""
    hints: bool = False
    """Whether the net is told what the game's prior thinks of every line. The games then run on the CPU."""

    # Self-play
    games: int = 32768
    """Games played at once, with all numbers of players together."""
    horizon: int = 128
    """Decisions in every game between two updates."""
    most_lines: int = 256
    """The most legal lines that a decision offers; the others are left out."""
    shares: tuple[tuple[int, int], ...] = ()
    """The share of games for each number of players, as (players, weight). By default the largest counts double."""

    # Lessons
    teacher: str = ""
    """A bot whose games the net learns from before self-play begins."""
    lessons: int = 2
    """How often it learns from every game. There is a game of the teacher for each game played at once."""

    # PPO
    minibatch: int = 32768
    epochs: int = 1
    clip: float = 0.2
    gae_lambda: float = 0.99
    learning_rate: tuple[float, float] = (5e-4, 5e-5)
    weight_decay: float = 1e-4
    entropy: tuple[float, float] = (0.04, 0.004)
    """The entropy bonus. It decreases in the second half of the run."""
    value_weight: float = 0.5
    max_grad_norm: float = 1.0

    # Rewards at the end of a game: weights of points, margin and share of the victory
    reward: tuple[tuple[float, float, float], tuple[float, float, float]] = ((1.0, 0.0, 0.0), (0.2, 0.5, 1.4))
    reward_ramp: float = 0.3
    """The part of the run in which the rewards change from the first to the last."""
    league_reward: tuple[float, float, float] | None = None
    """The weights in games where a net of the league plays; by default as in the others. Against a weak net nearly all
    games are won, and only points tell good play from bad."""

    # The league
    league_share: float = 0.2
    """The share of games in which an earlier net plays some of the seats."""
    league_size: int = 4
    league_every: float = 3.0
    """Minutes of training between two nets that join the league."""

    # The run
    total_minutes: float = 36.0
    """Minutes of training, over all resumed parts, for the schedules."""
    seed: int = 1
    cuda_graphs: bool = True
    compile: bool = False
    """Whether to use ``torch.compile``."""

    def learning_rate_at(self, progress: float) -> float:
        return between(self.learning_rate, progress)

    def entropy_at(self, progress: float) -> float:
        return between(self.entropy, 2 * progress - 1)

    def reward_at(self, progress: float) -> tuple[float, ...]:
        ramp = progress / self.reward_ramp if self.reward_ramp else 1.0
        return tuple(between(ends, ramp) for ends in zip(*self.reward, strict=True))


def between(ends: tuple[float, float], progress: float) -> float:
    """Interpolate between two values, for a progress from 0 to 1."""
    first, last = ends
    return first + (last - first) * min(1.0, max(0.0, progress))
