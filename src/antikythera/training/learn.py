"""Proximal policy optimisation (PPO) on a rollout.

Rewards come only at the end of a game, without a discount. Advantages are estimated along the decisions of each seat
(GAE), separately for points, margin and share of the victory. Their weighted sum is maximised.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional

from antikythera.training.net import Net
from antikythera.training.selfplay import Graphed, Rollout
from antikythera.training.settings import Settings

MEASURES = ("policy_loss", "value_loss", "entropy", "kl", "clipped")
TINY = 1e-6


def advantages(rollout: Rollout, gae_lambda: float) -> tuple[Tensor, Tensor]:
    """The advantage of every decision for each value, and which decisions have one.

    What follows a seat's last decision in the rollout is not known. Its value is only used for the decision before it.
    """
    values, seats, learn = rollout["values"], rollout["seats"].long(), rollout["learn"]
    outcomes, over = rollout["outcomes"], rollout["over"]
    found, counts = torch.zeros_like(values), torch.zeros_like(learn)
    next_value, next_advantage = torch.zeros_like(outcomes[0]), torch.zeros_like(outcomes[0])
    known = torch.zeros_like(next_value[..., 0], dtype=torch.bool)
    games = torch.arange(len(known), device=known.device)
    for t in reversed(range(rollout.horizon)):
        ended = over[t][:, None, None]
        next_value = torch.where(ended, outcomes[t], next_value)
        next_advantage = next_advantage.masked_fill(ended, 0)
        known = known | over[t][:, None]
        place = games, seats[t]
        before, later, has_next = next_value[place], next_advantage[place], known[place]
        counts[t] = learn[t] & has_next
        found[t] = (before - values[t] + gae_lambda * later).masked_fill(~counts[t][:, None], 0)
        next_value[place] = torch.where(learn[t][:, None], values[t], before)
        next_advantage[place] = torch.where(learn[t][:, None], found[t], later)
        known[place] = has_next | learn[t]
    return found, counts


class Learner:
    """The optimiser of a net. Updates read the rollout in place, so that they can run as a CUDA graph."""

    def __init__(self, net: Net, rollout: Rollout, settings: Settings) -> None:
        self.net, self.rollout, self.settings = net, rollout, settings
        self.device = rollout.tables.device
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

    def learn(self, reward: tuple[float, ...], learning_rate: float, entropy: float) -> dict[str, float]:
        """Learn from the rollout. Returns the metrics, as means over the minibatches."""
        decisions = self._prepare(torch.tensor(reward, device=self.device))
        self.rate.fill_(learning_rate)
        self.entropy_weight.fill_(entropy)
        self.measures.zero_()
        size, updates = len(self.minibatch), 0
        for _ in range(self.settings.epochs):
            order = decisions[torch.randperm(len(decisions), device=self.device)]
            for first in range(0, len(order) - size + 1, size):
                self.minibatch.copy_(order[first : first + size])
                self._update()
                updates += 1
        means = (self.measures / max(1, updates)).tolist()
        return dict(zip(MEASURES, means, strict=True)) | {"updates": updates, "learned": len(decisions)}

    def _prepare(self, reward: Tensor) -> Tensor:
        """Compute advantages and returns. Returns the indices of the decisions to learn from."""
        found, counts = advantages(self.rollout, self.settings.gae_lambda)
        self.returns.copy_((found + self.rollout["values"]).view_as(self.returns))
        decisions = counts.flatten().nonzero()[:, 0]
        mixed = (found @ reward).flatten()
        chosen = mixed[decisions]
        self.advantage.copy_((mixed - chosen.mean()) / (chosen.std() + TINY))
        return decisions

    def update(self) -> None:
        """One step of the optimiser, on the decisions of ``minibatch``."""
        settings, rows = self.settings, self.minibatch
        flat = {name: self.flat[name][rows] for name in ("observations", "mask", "actions", "log_probability")}
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False):
            logits, values = self.net(flat["observations"], flat["mask"])
        log_probabilities = logits.log_softmax(1)
        chosen = log_probabilities.gather(1, flat["actions"].long()[:, None])[:, 0]
        change = chosen - flat["log_probability"]
        ratio, advantage = change.exp(), self.advantage[rows]
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.min(ratio * advantage, clipped * advantage).mean()
        entropy = -(log_probabilities.exp() * log_probabilities).sum(1).mean()
        value_loss = self._value_loss(values, self.returns[rows])
        loss = policy_loss + settings.value_weight * value_loss - self.entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), settings.max_grad_norm)
        self.optimizer.step()
        with torch.no_grad():
            kl, outside = (ratio - 1 - change).mean(), (ratio != clipped).float().mean()
            self.measures += torch.stack([policy_loss, value_loss, entropy, kl, outside])

    def _value_loss(self, values: Tensor, returns: Tensor) -> Tensor:
        """Squared errors of points and margin, and the cross-entropy of the share."""
        squares = (values[:, :-1] - returns[:, :-1]).square().sum(1).mean()
        return squares + functional.binary_cross_entropy_with_logits(values[:, -1], returns[:, -1])
