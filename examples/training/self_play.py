"""Self-play on a batch, with PyTorch: pip install "antikythera-games[train]"

    python examples/training/self_play.py GAME --rounds 30

One net plays all seats of many games at once. When the games are over, every seat learns from its own decisions and
from how the game ended for that seat. Prints a line for each round: the decisions so far, and the mean margin over
random play in games with seeds that training never sees, with its standard error.
"""

import argparse

import numpy as np
import torch
from torch import nn

import antikythera as ak
from antikythera.encoding import encode_fields
from antikythera.envs.table import pay

parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
parser.add_argument("game")
parser.add_argument("--rounds", type=int, default=30)
options = parser.parse_args()

GAME, PLAYERS, GAMES = options.game, 2, 128
UNSEEN = 2**40
"""The first seed of the games to evaluate on."""
ENCODING = encode_fields(ak.new(GAME).rules.observation)


class Net(nn.Module):
    """Logits of all actions, and what the seat can expect."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(ENCODING.size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = self.body(seen)
        return self.policy(x).masked_fill(~mask, -1e9), self.value(x)[:, 0]


def choose(net: Net, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """Draw actions by the policy."""
    with torch.no_grad():
        logits, _ = net(torch.from_numpy(ENCODING.encode(seen)), torch.from_numpy(mask))
        return torch.distributions.Categorical(logits=logits).sample().numpy()


def margins(games: ak.Batch) -> np.ndarray:
    """The margin of every seat, in points: a row for each game."""
    standings = np.zeros(games.scores_shape, dtype=np.int64)
    return pay("margin", games.scores(standings=standings), standings, games.rules.unit)


def self_play(net: Net, seed: int) -> list[np.ndarray]:
    """Play games to their end: observations, masks, actions, and what each decision was worth to its seat."""
    games, steps = ak.batch(GAME, GAMES, PLAYERS, seed=seed), []
    mask = games.legal()
    while not (over := games.over()).all():
        live = (~over).nonzero()[0]
        seen, legal, seats = games.observe()[live], mask[live].copy(), games.seats[live] - 1
        actions = np.zeros(GAMES, dtype=np.int64)
        actions[live] = choose(net, seen, legal)
        games.step(actions, mask)
        steps.append((seen, legal, actions[live], live, seats))
    ended = margins(games)
    seen, legal, actions, live, seats = (np.concatenate(part) for part in zip(*steps, strict=True))
    return [seen, legal, actions, ended[live, seats].astype(np.float32) / 20]


def learn(net: Net, optimizer: torch.optim.Optimizer, played: list[np.ndarray]) -> None:
    """One pass over the decisions: advantage of the outcome over what the net expected, and a little entropy."""
    for part in torch.randperm(len(played[0])).split(2048):
        seen, legal, actions, worth = (array[part.numpy()] for array in played)
        logits, value = net(torch.from_numpy(ENCODING.encode(seen)), torch.from_numpy(legal))
        chosen, target = torch.distributions.Categorical(logits=logits), torch.from_numpy(worth)
        gain = (target - value).detach()
        loss = -(gain * chosen.log_prob(torch.from_numpy(actions))).mean() - 0.01 * chosen.entropy().mean()
        loss = loss + 0.5 * (target - value).square().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()


def evaluate(net: Net) -> tuple[float, float]:
    """The margin of the net in seat 1 over random play, and its standard error."""
    games = ak.batch(GAME, GAMES, PLAYERS, seed=UNSEEN)
    mask, number = games.legal(), 0
    while not games.over().all():
        actions = games.choose(mask, UNSEEN + (number := number + GAMES))
        mine = (games.seats == 1) & ~games.over()
        if mine.any():
            actions[mine] = choose(net, games.observe()[mine], mask[mine])
        games.step(actions, mask)
    found = margins(games)[:, 0]
    return float(found.mean()), float(found.std() / GAMES**0.5)


def main() -> None:
    torch.manual_seed(1)
    net = Net(len(ak.new(GAME).rules.lines))
    optimizer, decisions = torch.optim.Adam(net.parameters(), 1e-3), 0
    print("decisions,margin,error")
    for number in range(options.rounds):
        mean, error = evaluate(net)
        print(f"{decisions},{mean:.2f},{error:.2f}", flush=True)
        played = self_play(net, seed=number * GAMES)
        decisions += len(played[0])
        learn(net, optimizer, played)
    mean, error = evaluate(net)
    print(f"{decisions},{mean:.2f},{error:.2f}")


if __name__ == "__main__":
    main()
