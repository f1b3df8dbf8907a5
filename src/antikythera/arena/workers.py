"""Work on all cores of this machine, in processes: threads would wait for each other, since bots run Python code."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

AHEAD = 8
"""Jobs submitted for each process. With two, sixteen processes with short games are idle for a quarter of the time."""

Job = TypeVar("Job")
Result = TypeVar("Result")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(function: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Iterator[tuple[Job, Result]]:
    """Run a function for each job. Yields jobs with their results, as they finish; the caller may stop early."""
    if processes == 1:
        yield from ((job, function(job)) for job in jobs)
        return
    before = set(multiprocessing.active_children())
    workers = pool(processes)
    try:
        yield from _as_done(workers, function, iter(jobs), AHEAD * processes)
    finally:
        workers.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()  # its results are no longer needed


def pool(processes: int, first: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Processes for jobs, each of which may call a function ``first``. They end with this one."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a net in every process, and a process for every core
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _begin, (first,))


def _as_done(
    pool: ProcessPoolExecutor, function: Callable[[Job], Result], jobs: Iterator[Job], ahead: int
) -> Iterator[tuple[Job, Result]]:
    running: dict[Future[Result], Job] = {}
    while True:
        running |= {pool.submit(function, job): job for job in islice(jobs, ahead - len(running))}
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()


def _begin(first: Callable[[], None] | None) -> None:
    """Set up a worker: it ignores interrupts, which its parent handles, and ends with its parent."""
    if first:
        first()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
