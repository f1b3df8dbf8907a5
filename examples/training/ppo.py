"""Train MaskablePPO against a bot: pip install "antikythera-games[envs]" sb3-contrib

    python examples/training/ppo.py GAME --others heuristic --steps 100000

Prints a line for each evaluation: the steps so far, and the mean margin over the other player in games with seeds that
training never sees, with its standard error.
"""

import argparse

import gymnasium
import numpy as np
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from antikythera.envs.solo import SoloEnv

parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
parser.add_argument("game")
parser.add_argument("--others", default="heuristic", help="the name of a bot")
parser.add_argument("--steps", type=int, default=100_000)
parser.add_argument("--games", type=int, default=40, help="games of each evaluation")
options = parser.parse_args()

GAME, PLAYERS = options.game, 2
UNSEEN = 2**40
"""The first seed of the games to evaluate on."""


def learner(others: str) -> gymnasium.Env:
    """To learn from: the seat's own points, as they come, in units that suit a net."""
    env = SoloEnv(GAME, players=PLAYERS, others=others, observation="one-hot", reward="points", dense=True)
    return TransformReward(env, lambda points: float(points) / 20)


def evaluate(model: MaskablePPO, others: str, games: int) -> tuple[float, float]:
    """The mean margin at the end of games, and its standard error."""
    env, margins = SoloEnv(GAME, players=PLAYERS, others=others, observation="one-hot", reward="margin"), []
    for number in range(games):
        seen, _ = env.reset(seed=UNSEEN + number)
        done = False
        while not done:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, margin, done, _, _ = env.step(int(action))
        margins.append(margin)
    return float(np.mean(margins)), float(np.std(margins) / games**0.5)


class Curve(BaseCallback):
    """Evaluates the policy at regular intervals."""

    def __init__(self, others: str, every: int, games: int) -> None:
        super().__init__()
        self.others, self.every, self.games, self.next = others, every, games, 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.next = self.num_timesteps + self.every
            mean, error = evaluate(self.model, self.others, self.games)
            print(f"{self.num_timesteps},{mean:.2f},{error:.2f}", flush=True)


def main() -> None:
    envs = DummyVecEnv([lambda: learner(options.others)] * 8)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=256, ent_coef=0.01, gamma=0.999, seed=1)
    print("steps,margin,error")
    model.learn(options.steps, callback=Curve(options.others, options.steps // 12, options.games))
    mean, error = evaluate(model, options.others, options.games)
    print(f"{model.num_timesteps},{mean:.2f},{error:.2f}")


if __name__ == "__main__":
    main()
