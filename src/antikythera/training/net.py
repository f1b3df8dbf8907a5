"""The neural net: from the observation of a seat to a policy over lines, and the expected result.

It is a residual net over the encoded observation. The policy has an output for each line. In a game with very many
lines it has an output for each part of a line, and the logit of a line is the sum of its parts.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn
from torch.nn import functional

from antikythera.bots.net import MOST_LINES, describe
from antikythera.encoding import FURTHEST, encode_fields, line_parts
from antikythera.rulebook import Rulebook

ILLEGAL = -1e9
"""The logit of an illegal line."""


class Encoder(nn.Module):
    """:class:`antikythera.encoding.Encoding` for tensors, on any device."""

    def __init__(self, rules: Rulebook) -> None:
        super().__init__()
        encoding = encode_fields(rules.observation)
        self.size = encoding.size
        for name in ("least", "step", "top", "source", "level", "amounts", "scale"):
            self.register_buffer(
                name, torch.from_numpy(np.ascontiguousarray(getattr(encoding, name))), persistent=False
            )

    def forward(self, observations: Tensor) -> Tensor:
        dtype = torch.bfloat16 if observations.is_cuda else torch.float32
        inputs = torch.zeros(len(observations), self.size, dtype=dtype, device=observations.device)
        buckets = torch.div(observations - self.least, self.step, rounding_mode="floor")
        buckets = torch.minimum(buckets.clamp_(min=0), self.top)
        indicators, end = len(self.source), len(self.source) + len(self.amounts)
        inputs[:, :indicators] = buckets.index_select(1, self.source) == self.level
        amounts = observations.index_select(1, self.amounts) * self.scale
        inputs[:, indicators:end] = amounts.clamp_(-FURTHEST, FURTHEST)
        return inputs


class Block(nn.Module):
    """A residual block, which starts as the identity."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up, self.down = nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)
        nn.init.zeros_(self.down.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(functional.relu(self.up(self.norm(x))))


class LineHead(nn.Linear):
    """An output for each line."""

    def __init__(self, width: int, lines: tuple[str, ...]) -> None:
        super().__init__(width, len(lines))
        nn.init.normal_(self.weight, std=0.01)
        nn.init.zeros_(self.bias)


class PartHead(nn.Linear):
    """An output for each part of a line; the logit of a line is the sum of its parts."""

    def __init__(self, width: int, lines: tuple[str, ...]) -> None:
        count, parts = line_parts(lines)
        super().__init__(width, count)
        nn.init.normal_(self.weight, std=0.01)
        nn.init.zeros_(self.bias)
        incidence = torch.zeros(count + 1, len(lines))
        incidence[torch.from_numpy(parts), torch.arange(len(lines))[:, None]] = 1
        self.register_buffer("incidence", incidence[:count].contiguous(), persistent=False)

    def forward(self, x: Tensor) -> Tensor:
        return super().forward(x) @ self.incidence


class Net(nn.Module):
    """Policy and values of one game, for all numbers of players."""

    def __init__(self, rules: Rulebook, width: int, blocks: int) -> None:
        super().__init__()
        self.rules, self.width = rules, width
        self.encode = Encoder(rules)
        self.first = nn.Linear(self.encode.size, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.norm = nn.LayerNorm(width)
        self.policy = (PartHead if len(rules.lines) > MOST_LINES else LineHead)(width, rules.lines)
        self.value = nn.Linear(width, 2 * rules.players[-1])

    def forward(self, observations: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all lines, and the values as :func:`expected` reads them."""
        x = functional.relu(self.first(self.encode(observations)))
        x = self.norm(self.blocks(x))
        return self.policy(x).float().masked_fill(~mask, ILLEGAL), self.value(x).float()

    def arrays(self) -> dict[str, Tensor]:
        """The weights as float16, as they are saved and used in the league."""
        return {name: tensor.detach().half().cpu().clone() for name, tensor in self.state_dict().items()}

    def save(self, path: Path) -> None:
        """Write the weights to a file, for :class:`antikythera.bots.net.Net`."""
        save_file(self.arrays(), path, describe(self.rules))

    @classmethod
    def read(cls, path: Path, rules: Rulebook) -> Net:
        """Read a net of any size from a file of weights."""
        weights = load_file(path)
        net = cls(rules, len(weights["first.bias"]), sum(name.endswith(".up.weight") for name in weights))
        net.load_state_dict(weights)
        return net

    def copy(self, weights: dict[str, Tensor] | None = None) -> Net:
        """A net of the same size on the same device, with other weights or the same."""
        net = Net(self.rules, self.width, len(self.blocks)).to(self.first.weight.device)
        net.load_state_dict(self.state_dict() if weights is None else weights)
        return net


def expected(values: Tensor) -> Tensor:
    """What every seat can expect, the seat that chooses first: points, and the share of the victory."""
    points, shares = values.chunk(2, dim=-1)
    return torch.stack([points, shares.softmax(-1)], dim=-1)


def pick(logits: Tensor, temperature: float = 1.0) -> Tensor:
    """Sample an action for each row; at temperature 0 take the best."""
    if temperature == 0:
        return logits.argmax(1)
    waits = torch.empty_like(logits).exponential_().clamp_(min=1e-20)
    return (logits / temperature - waits.log_()).argmax(1)
