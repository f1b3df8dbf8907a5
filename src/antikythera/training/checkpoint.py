"""Checkpoints: everything that a run needs to resume exactly, in files of limited size."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors import safe_open
from safetensors.torch import save_file
from torch import Tensor

LARGEST = 14_000_000
"""The most bytes of tensors in a file."""

Tensors = dict[str, Tensor]


def write(folder: Path, tensors: Tensors, told: dict[str, Any]) -> None:
    """Write tensors, and other values as JSON, and replace an earlier checkpoint."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = _parts({name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()})
    for number, part in enumerate(parts):
        metadata = {"told": json.dumps(told), "parts": str(len(parts))}
        save_file(part, folder / f"checkpoint-{number}.part", metadata)
    for stale in folder.glob("checkpoint-*.safetensors"):
        stale.unlink()
    for number in range(len(parts)):
        (folder / f"checkpoint-{number}.part").rename(folder / f"checkpoint-{number}.safetensors")


def _parts(tensors: Tensors) -> list[Tensors]:
    """Distribute tensors over files: large ones first, each into the first file with room for it."""
    parts: list[tuple[Tensors, int]] = []
    for name, tensor in sorted(tensors.items(), key=lambda item: -item[1].nbytes):
        place = next((i for i, (_, used) in enumerate(parts) if used + tensor.nbytes <= LARGEST), len(parts))
        if place == len(parts):
            parts.append(({}, 0))
        part, used = parts[place]
        part[name] = tensor
        parts[place] = part, used + tensor.nbytes
    return [part for part, _ in parts]


def read(folder: Path) -> tuple[Tensors, dict[str, Any]]:
    """The tensors of a checkpoint, and its other values."""
    tensors: Tensors = {}
    files = sorted(folder.glob("checkpoint-*.safetensors"))
    for path in files:
        with safe_open(path, framework="pt") as file:
            metadata = file.metadata()
            tensors |= {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    if not files or int(metadata["parts"]) != len(files):
        raise ValueError(f"{folder} has no complete checkpoint")
    return tensors, json.loads(metadata["told"])


def packed(records: np.ndarray[Any, Any]) -> Tensor:
    """Records of games, as a tensor of compressed bytes."""
    return torch.frombuffer(bytearray(zlib.compress(records.tobytes(), 6)), dtype=torch.uint8)


def unpacked(tensor: Tensor, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    return np.frombuffer(zlib.decompress(tensor.numpy().tobytes()), dtype=dtype)
