"""What the comparison of two versions concludes from its measurements."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

import bench_compare as compare
import speed_history as history

ROUNDS = [100.0, 103, 98, 101, 97, 102, 99, 104, 96]


def measured(factor: float) -> compare.Speeds:
    return {"loop": [factor * speed for speed in ROUNDS]}


class FakeVersion(compare.Version):
    """A version without a process."""

    process = SimpleNamespace(communicate=lambda: None)

    def __init__(self, paths: list[str], asked: list[object]) -> None:
        self.paths, self.asked = paths, asked

    def speed(self, path: str) -> float:
        self.asked.append((self, path))
        return float(len(self.asked))


@pytest.mark.parametrize(("factor", "slower"), [(1.0, []), (0.95, []), (0.89, ["loop"]), (1.3, [])])
def test_a_tenth_slower_fails(factor, slower):
    report = compare.compare(measured(factor), measured(1))
    assert report["loop"]["ratio"] == pytest.approx(factor)
    assert compare.slower(report) == slower


def test_noise_alone_does_not_fail():
    here = {"loop": [80.0, 120, 85, 118, 79, 121, 80, 117, 82]}
    report = compare.compare(here, measured(1))
    assert report["loop"]["ratio"] < compare.WORSE
    assert report["loop"]["most"] > 1
    assert compare.slower(report) == []


def test_the_interval_is_that_of_the_sign_test():
    assert compare.interval([float(value) for value in range(9)]) == (1, 7)
    assert compare.interval([3.0, 1.0, 2.0]) == (1, 3)


def test_versions_take_turns_on_the_paths_that_both_have():
    asked: list[object] = []
    new, old = FakeVersion(["a", "b"], asked), FakeVersion(["b", "c"], asked)
    speeds = compare.take_turns(new, old, rounds=2)
    assert asked == [(old, "b"), (new, "b"), (new, "b"), (old, "b")]
    assert speeds == ({"b": [2.0, 3.0]}, {"b": [1.0, 4.0]})


def test_kept_figures_are_drawn(tmp_path: Path, monkeypatch):
    for module, name, value in (
        (history, "PICTURE", tmp_path / "speed.svg"),
        (history, "HISTORY", tmp_path / "speed.json"),
        (compare, "HISTORY", tmp_path / "speed.json"),
    ):
        monkeypatch.setattr(module, name, value)
    compare.keep(compare.compare(measured(1), measured(1)))
    compare.keep(compare.compare(measured(2), measured(1)))
    assert [entry["figures"] for entry in json.loads(history.HISTORY.read_text())] == [{"loop": 100}, {"loop": 200}]
    picture = ElementTree.fromstring(history.PICTURE.read_text())
    lines = [line.get("points", "").split() for line in picture.iter("{http://www.w3.org/2000/svg}polyline")]
    assert [len(points) for points in lines] == [2]


def test_the_picture_in_the_documents_is_of_the_figures():
    entries = json.loads(history.HISTORY.read_text("utf-8"))
    assert history.PICTURE.read_text("utf-8") == history.draw(entries)
