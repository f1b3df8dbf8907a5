"""Proximal policy optimisation (PPO) on a rollout.

Rewards come only at the end of a game, without a discount. Every decision has an estimate of what each seat can expect,
so returns are estimated along all decisions of a game (TD(lambda)). The advantage of a decision is what its seat gains
over its estimate, as a weighted sum of points, margin and share of the victory.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional

from antikythera.training import workers
from antikythera.training.graphs import Graphed
from antikythera.training.net import Net
from antikythera.training.selfplay import Rollout, turned
from antikythera.training.settings import Settings

MEASURES = ("policy_loss", "value_loss", "entropy", "kl", "clipped")
TINY = 1e-6


def returns(rollout: Rollout, gae_lambda: float) -> Tensor:
    """What every seat got, or can expect, after each decision of a rollout."""
    values, found = rollout["values"], torch.empty_like(rollout["values"])
    later = values[-1]  # what follows the rollout is not known
    for t in reversed(range(rollout.horizon)):
        found[t] = torch.where(rollout["over"][t][:, None, None], rollout["outcomes"][t], later)
        later = gae_lambda * found[t] + (1 - gae_lambda) * values[t]
    return found


def advantages(gains: Tensor, seats: Tensor, players: Tensor, reward: Tensor) -> Tensor:
    """What the seats that chose gained: the weighted sum of points, margin over the mean of the others, and share."""
    own = turned(gains, seats.long(), players.expand_as(seats))
    others = torch.arange(1, own.shape[-2], device=own.device) < players[:, None]
    points, share = own[..., 0, 0], own[..., 0, 1]
    margin = points - (own[..., 1:, 0] * others).sum(-1) / (players - 1)
    return (torch.stack([points, margin, share], dim=-1) * reward).sum(-1)


class Learner:
    """The optimiser of a net. Updates read the rollout in place, so that they can run as a CUDA graph."""

    def __init__(self, net: Net, rollout: Rollout, settings: Settings) -> None:
        self.net, self.rollout, self.settings = net, rollout, settings
        self.device = rollout.device
        on_gpu = self.device == "cuda"
        self.rate = torch.tensor(settings.learning_rate[0], device=self.device)
        self.entropy_weight = torch.zeros((), device=self.device)
        self.optimizer = torch.optim.AdamW(
            net.parameters(), lr=self.rate, weight_decay=settings.weight_decay, fused=True, capturable=on_gpu
        )
        size = rollout.horizon * rollout.tables.size
        self.flat = {name: tensor.view(size, *tensor.shape[2:]) for name, tensor in rollout.tensors.items()}
        self.advantage = torch.zeros(size, device=self.device)
        self.returns = torch.zeros_like(self.flat["values"])
        self.measures = torch.zeros(len(MEASURES), device=self.device)
        self.minibatch = torch.zeros(min(settings.minibatch, size), dtype=torch.int64, device=self.device)
        self._update = Graphed(self.update, on_gpu and settings.cuda_graphs)

    def learn(self, reward: Tensor, learning_rate: float, entropy: float) -> dict[str, float]:
        """Learn from the rollout, with weights of rewards for all games or for each. Returns the metrics, as means over
        the minibatches.
        """
        decisions = self._prepare(reward)
        self.rate.fill_(learning_rate)
        self.entropy_weight.fill_(entropy)
        self.measures.zero_()
        size = len(self.minibatch)
        minibatches = int(workers.least(len(decisions) // size, self.device))
        for _ in range(self.settings.epochs):
            order = decisions[torch.randperm(len(decisions), device=self.device)]
            for first in range(0, minibatches * size, size):
                self.minibatch.copy_(order[first : first + size])
                self._update()
        updates = self.settings.epochs * minibatches
        means = (self.measures / max(1, updates)).tolist()
        return dict(zip(MEASURES, means, strict=True)) | {"updates": updates, "learned": len(decisions)}

    def _prepare(self, reward: Tensor) -> Tensor:
        """Compute advantages and returns. Returns the indices of the decisions to learn from."""
        rollout, players = self.rollout, self.rollout.tables.players.to(self.device)
        found, seats, learn = returns(rollout, self.settings.gae_lambda), rollout["seats"], rollout["learn"].clone()
        learn[-1] &= rollout["over"][-1]
        decisions = learn.flatten().nonzero()[:, 0]
        gained = advantages(found - rollout["values"], seats, players, reward).flatten()
        chosen = gained[decisions]
        self.advantage.copy_((gained - chosen.mean()) / (chosen.std() + TINY))
        self.returns.copy_(turned(found, seats.long(), players.expand_as(seats)).view_as(self.returns))
        return decisions

    def update(self) -> None:
        """One step of the optimiser, on the decisions of ``minibatch``."""
        settings, rows = self.settings, self.minibatch
        inputs, choices = self.rollout.inputs(self.flat, rows), self.flat["choices"][rows]
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False):
            logits, values = self.net(*inputs)
        log_probabilities = logits.log_softmax(1)
        chosen = log_probabilities.gather(1, choices.long()[:, None])[:, 0]
        policy_loss = self._policy_loss(chosen, rows)
        entropy = -(log_probabilities.exp() * log_probabilities).sum(1).mean()
        value_loss = self._value_loss(values, self.returns[rows])
        loss = policy_loss + settings.value_weight * value_loss - self.entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        workers.average_gradients(self.net)
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), settings.max_grad_norm)
        self.optimizer.step()
        with torch.no_grad():
            change = chosen - self.flat["log_probability"][rows]
            kl, outside = (change.exp() - 1 - change).mean(), self._is_clipped(change.exp()).float().mean()
            self.measures += torch.stack([policy_loss, value_loss, entropy, kl, outside])

    def _policy_loss(self, chosen: Tensor, rows: Tensor) -> Tensor:
        """The loss of PPO, from the log-probabilities of what was chosen."""
        ratio, advantage = (chosen - self.flat["log_probability"][rows]).exp(), self.advantage[rows]
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        return -torch.min(ratio * advantage, clipped * advantage).mean()

    def _is_clipped(self, ratio: Tensor) -> Tensor:
        return (ratio - 1).abs() > self.settings.clip

    def _value_loss(self, values: Tensor, returns: Tensor) -> Tensor:
        """The squared errors of points, and the cross-entropy of the shares."""
        points, shares = values.chunk(2, dim=1)
        squares = (points - returns[..., 0]).square().sum(1).mean()
        return squares + functional.cross_entropy(shares, returns[..., 1])
