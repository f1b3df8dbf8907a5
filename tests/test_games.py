"""Every game keeps what the machinery relies on."""

from __future__ import annotations

import pytest

from antikythera.registry import games
from antikythera.testing import check_game


@pytest.mark.parametrize("game", games())
def test_a_game_keeps_its_promises(game: str) -> None:
    check_game(game, games=1, seed=7)
