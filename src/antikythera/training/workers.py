"""Several processes that train one net, each with its own games and GPU, as ``torchrun`` starts them.

Gradients are averaged in every update, so all processes keep the same net. What depends on time or on the games of a
process, such as the number of updates, is agreed on; otherwise one process would wait for the others forever.
"""

from __future__ import annotations

import os

import torch
from torch import distributed

from antikythera.training.net import Net


def join(device: str) -> None:
    """Join the other processes, if ``torchrun`` has started several."""
    if int(os.environ.get("WORLD_SIZE", "1")) == 1 or distributed.is_initialized():
        return
    if device == "cuda":
        torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    distributed.init_process_group("nccl" if device == "cuda" else "gloo")


def number() -> int:
    """The number of this process; process 0 writes the files."""
    return distributed.get_rank() if distributed.is_initialized() else 0


def count() -> int:
    return distributed.get_world_size() if distributed.is_initialized() else 1


def least(value: float, device: str) -> float:
    """The smallest value of all processes."""
    if count() == 1:
        return value
    shared = torch.tensor(value, dtype=torch.float64, device=device)
    distributed.all_reduce(shared, distributed.ReduceOp.MIN)
    return float(shared)


def average_gradients(net: Net) -> None:
    """Give all processes the same gradients."""
    if count() == 1:
        return
    for parameter in net.parameters():
        if parameter.grad is not None:
            distributed.all_reduce(parameter.grad)
            parameter.grad /= count()
