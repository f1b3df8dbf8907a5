"""The neural net: from the observation of a seat to a policy over lines, and the expected result.

It is a residual net over the encoded observation. Where a game has squares, there are also layers in which every square
looks at its neighbours, and all squares have the same weights. The policy has an output for each line, or, in a game
with very many lines, for each part of a line.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn
from torch.nn import functional

from antikythera.bots.net import describe, sizes
from antikythera.encoding import FURTHEST, Views, encode_fields, line_parts, split_views
from antikythera.rulebook import Field, Rulebook

ILLEGAL = -1e9
"""The logit where there is no line."""
FIRST_GAIN = 2.0
"""How much a hint counts before training: a net then plays nearly as the prior does, and still tries other lines."""


class Encoder(nn.Module):
    """:class:`antikythera.encoding.Encoding` for tensors, on any device."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        super().__init__()
        encoding = encode_fields(fields)
        self.size = encoding.size
        for name in ("least", "step", "top", "source", "level", "amounts", "scale"):
            self.register_buffer(
                name, torch.from_numpy(np.ascontiguousarray(getattr(encoding, name))), persistent=False
            )

    def forward(self, numbers: Tensor) -> Tensor:
        dtype = torch.bfloat16 if numbers.is_cuda else torch.float32
        inputs = torch.zeros(*numbers.shape[:-1], self.size, dtype=dtype, device=numbers.device)
        buckets = torch.div(numbers - self.least, self.step, rounding_mode="floor")
        buckets = torch.minimum(buckets.clamp_(min=0), self.top)
        indicators, end = len(self.source), len(self.source) + len(self.amounts)
        inputs[..., :indicators] = buckets.index_select(-1, self.source) == self.level
        amounts = numbers.index_select(-1, self.amounts) * self.scale
        inputs[..., indicators:end] = amounts.clamp_(-FURTHEST, FURTHEST)
        return inputs


class Block(nn.Module):
    """A residual block, which starts as the identity."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up, self.down = nn.Linear(width, width), nn.Linear(width, width)
        start_small(self.down, 0)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(functional.relu(self.up(self.norm(x))))


class BoardNorm(nn.LayerNorm):
    """A layer norm over a whole board, with a weight and a bias for each feature. Cells without a square stay 0."""

    def forward(self, x: Tensor, is_square: Tensor) -> Tensor:
        weight, bias = is_square * self.weight, is_square * self.bias
        with torch.autocast(x.device.type, enabled=False):  # a norm of this kind needs no float32 around it
            return functional.layer_norm(x, weight.shape, weight.to(x.dtype), bias.to(x.dtype))


class Board(nn.Module):
    """The squares of a board: each has features, and looks at its neighbours in every step.

    A step is a convolution over the rectangle around all squares.
    """

    def __init__(self, views: Views, width: int, channels: int, steps: int) -> None:
        super().__init__()
        self.encode = Encoder(views.square_fields)
        self.first, self.told = nn.Linear(self.encode.size, channels), nn.Linear(width, channels)
        self.norms = nn.ModuleList(BoardNorm(channels) for _ in range(steps))
        self.steps = nn.ModuleList(nn.Linear(9 * channels, channels) for _ in range(steps))
        self.norm, self.out = BoardNorm(channels), nn.Linear(2 * channels, width)
        start_small(self.out, 0)
        self.grid = views.grid
        self.register_buffer("places", torch.from_numpy(views.squares), persistent=False)
        self.register_buffer("cells", torch.from_numpy(views.cells), persistent=False)
        is_square = torch.zeros(views.grid).view(-1, 1).index_fill(0, self.cells, 1.0)
        self.register_buffer("is_square", is_square, persistent=False)

    def forward(self, observations: Tensor, table: Tensor) -> tuple[Tensor, Tensor]:
        """The features of every square, and what they tell the table."""
        x = functional.relu(self.first(self.encode(observations[:, self.places])) + self.told(table)[:, None])
        x = x.new_zeros(len(x), len(self.is_square), x.shape[2]).index_copy(1, self.cells, x)
        mask = self.is_square.to(x.dtype)
        for norm, step in zip(self.norms, self.steps, strict=True):
            x = torch.addcmul(x, functional.relu(self._look_around(norm(x, self.is_square), step)), mask)
        x = self.norm(x, self.is_square).index_select(1, self.cells)
        return x, self.out(torch.cat([x.mean(1), x.amax(1)], dim=1))

    def _look_around(self, x: Tensor, step: nn.Linear) -> Tensor:
        """Apply a layer to every cell and its eight neighbours."""
        rows, cells, channels = x.shape
        weight = step.weight.view(channels, 3, 3, channels).permute(0, 3, 1, 2)
        pixels = x.view(rows, *self.grid, channels).permute(0, 3, 1, 2)
        seen = functional.conv2d(pixels, weight, step.bias, padding=1)
        return seen.permute(0, 2, 3, 1).reshape(rows, cells, channels)


def start_small(layer: nn.Linear, deviation: float) -> None:
    """Small weights for the last layer of something, so that it begins without an opinion."""
    nn.init.normal_(layer.weight, std=deviation)
    nn.init.zeros_(layer.bias)


class Policy(nn.Module):
    """The logits of lines, as sums of their parts (see :class:`antikythera.encoding.Parts`) and their hints."""

    def __init__(self, rules: Rulebook, width: int, channels: int, hints: bool) -> None:
        super().__init__()
        parts = line_parts(rules)
        self.words = nn.Linear(width, parts.words)
        start_small(self.words, 0.01)
        self.squares = nn.Linear(channels, parts.kinds) if parts.kinds else None
        if self.squares:
            start_small(self.squares, 0.01)
        self.gain = nn.Linear(width, 1) if hints else None
        if self.gain:
            start_small(self.gain, 0)
            nn.init.constant_(self.gain.bias, FIRST_GAIN)
        at = parts.of_line[:, -1] - (parts.words + 1)  # among the parts of squares, if the line names a square
        self.register_buffer("word", torch.from_numpy(np.minimum(parts.of_line, parts.words)), persistent=False)
        self.register_buffer("at", torch.from_numpy(np.maximum(at, 0)), persistent=False)
        self.register_buffer("names", torch.from_numpy(at >= 0), persistent=False)

    def forward(self, x: Tensor, squares: Tensor | None, lines: Tensor, hints: Tensor | None) -> Tensor:
        known = lines.clamp(min=0)
        outputs = functional.pad(self.words(x), (0, 1)).float()  # the part without an effect
        words = self.word[known]
        logits = outputs.gather(1, words.flatten(1)).view(words.shape).sum(2)
        if self.squares and squares is not None:
            named = self.squares(squares).flatten(1).gather(1, self.at[known])
            logits = logits + named.float() * self.names[known]
        if self.gain and hints is not None:
            logits = logits + self.gain(x).float() * hints
        return logits.masked_fill(lines < 0, ILLEGAL)


class Net(nn.Module):
    """Policy and values of one game, for all numbers of players."""

    def __init__(
        self, rules: Rulebook, width: int, blocks: int, channels: int = 32, steps: int = 4, hints: bool = False
    ) -> None:
        super().__init__()
        self.rules, self.sizes = rules, (width, blocks, channels, steps, hints)
        views = split_views(rules)
        self.encode = Encoder(views.table_fields)
        self.first = nn.Linear(self.encode.size, width)
        self.board = Board(views, width, channels, steps) if len(views.squares) else None
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.norm = nn.LayerNorm(width)
        self.policy = Policy(rules, width, channels, hints)
        self.value = nn.Linear(width, 2 * rules.players[-1])
        self.register_buffer("places", torch.from_numpy(views.table), persistent=False)

    def forward(self, observations: Tensor, lines: Tensor, hints: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Logits of some lines, given by their numbers, and the values as :func:`expected` reads them.

        Lists of lines end with -1. A net with hints is given those of the lines.
        """
        x = functional.relu(self.first(self.encode(observations[:, self.places])))
        squares = None
        if self.board:
            squares, told = self.board(observations, x)
            x = x + told
        x = self.norm(self.blocks(x))
        return self.policy(x, squares, lines.long(), hints), self.value(x).float()

    @property
    def device(self) -> torch.device:
        return self.first.weight.device

    @property
    def hints(self) -> bool:
        """Whether it must be given the hints of lines."""
        return self.policy.gain is not None

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
        net = cls(rules, *sizes(weights))
        net.load_state_dict(weights)
        return net

    def copy(self, weights: dict[str, Tensor] | None = None) -> Net:
        """A net of the same size on the same device, with other weights or the same."""
        net = Net(self.rules, *self.sizes).to(self.device)
        net.load_state_dict(self.state_dict() if weights is None else weights)
        return net


def expected(values: Tensor) -> Tensor:
    """What every seat can expect, the seat that chooses first: points, and the share of the victory."""
    points, shares = values.chunk(2, dim=-1)
    return torch.stack([points, shares.softmax(-1)], dim=-1)


def pick(logits: Tensor, temperature: float = 1.0) -> Tensor:
    """Sample a place for each row; at temperature 0 take the best."""
    if temperature == 0:
        return logits.argmax(1)
    waits = torch.empty_like(logits).exponential_().clamp_(min=1e-20)
    return (logits / temperature - waits.log_()).argmax(1)
