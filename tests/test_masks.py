"""Masks: bytes and words say the same."""

from __future__ import annotations

import numpy as np
import pytest

from antikythera import masks


@pytest.mark.parametrize("length", [8, 13, 368, 2048])
@pytest.mark.parametrize("marked", [1, 2, 7, 400])
def test_words_say_what_bytes_say(length: int, marked: int) -> None:
    rng = np.random.default_rng(length + marked)
    chosen = np.sort(rng.choice(length, min(length, marked), replace=False))
    mask = np.zeros(length, dtype=np.bool_)
    mask[chosen] = True
    assert masks.count(mask) == masks.count_by_words(mask) == len(chosen)
    for number, action in enumerate(chosen):
        assert masks.choose(mask, number) == masks.choose_by_words(mask, number) == action
    listed = np.full(5, -1)
    masks.list_marked(mask, len(chosen), listed)
    assert listed.tolist() == [*chosen[:5], *[-1] * (5 - len(chosen))]
    again = mask.copy()
    masks.clear(mask)
    masks.clear_by_words(again)
    assert not mask.any()
    assert not again.any()


def test_a_mask_can_be_all_marked() -> None:
    mask = np.ones(4096, dtype=np.bool_)
    assert masks.count_by_words(mask) == 4096
    assert masks.choose_by_words(mask, 4095) == 4095


@pytest.mark.parametrize(("length", "padded"), [(1, 8), (8, 8), (33_751, 33_752)])
def test_padding(length: int, padded: int) -> None:
    assert masks.padded(length) == padded
