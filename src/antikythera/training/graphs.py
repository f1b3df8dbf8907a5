"""CUDA graphs: work that a GPU repeats without the host."""

from __future__ import annotations

from collections.abc import Callable

import torch


class Graphed:
    """A step that runs as a CUDA graph after a few normal runs; without ``enabled``, always normally.

    The step must read and write the same tensors every time, and must not wait for the GPU.
    """

    WARM = 3

    def __init__(self, step: Callable[[], None], enabled: bool) -> None:
        self.step, self.enabled, self.runs = step, enabled, 0

    def __call__(self) -> None:
        self.runs += 1
        if not self.enabled:
            self.step()
        elif self.runs <= self.WARM:
            self._beside()
        else:
            if self.runs == self.WARM + 1:
                self._capture()
            self.graph.replay()

    def _beside(self) -> None:
        """Run on a separate stream, as PyTorch requires before a capture."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            self.step()
        torch.cuda.current_stream().wait_stream(stream)

    def _capture(self) -> None:
        """Capture the graph. Numba may free memory meanwhile, which only the relaxed mode allows."""
        torch.cuda.synchronize()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph, capture_error_mode="relaxed"):
            self.step()
