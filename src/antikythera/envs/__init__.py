"""Environments for reinforcement learning, with PettingZoo and Gymnasium. They need the extra ``envs``.

* PettingZoo, agent by agent: ``antikythera.envs.GAME()``. ``help(antikythera.envs.GAME)`` describes its observations,
  actions and rewards, see :func:`~antikythera.envs.page.page`.
* Gymnasium, one learner against other players, see :mod:`antikythera.envs.solo`.
* Gymnasium, many games at once, see :mod:`antikythera.envs.many`: ``antikythera.envs.vector_solo(GAME)`` with one
  learner in each, and ``antikythera.envs.vector(GAME)`` for self-play.

Importing this module registers every game, with the version of its rules: ``antikythera/game_v1`` with PettingZoo, as
``"aec"`` and as ``"parallel"``; ``antikythera/Game-v1`` with Gymnasium, also for ``gymnasium.make_vec``; and
``antikythera/GameSelfPlay-v1`` for ``gymnasium.make_vec``.

All environments have ``snapshot()``, which returns small plain values that can be pickled, and ``restore(snapshot)``,
which restores everything: rewards, the selected agent and the random generator included.

``docs/library.md`` has examples.
"""

from __future__ import annotations

import functools

from antikythera.about import install

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"environments need the extra envs: {install('envs')}") from missing

from antikythera.envs.aec import Environments
from antikythera.envs.many import VectorGames, VectorSolo
from antikythera.envs.table import versioned
from antikythera.registry import games
from antikythera.rulebook import rulebook

vector = VectorGames
vector_solo = VectorSolo


@functools.cache
def _environments(game: str) -> Environments:
    return Environments(game)


def __getattr__(name: str) -> Environments:
    """The environments of a game, by its name."""
    if name not in games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _environments(name)


def __dir__() -> list[str]:
    return [*games(), "vector", "vector_solo"]


def _register(game: str) -> None:
    found, name = _environments(game), f"antikythera/{game.capitalize()}"
    pettingzoo.register("aec", f"antikythera/{versioned(game)}", entry_point=found.env)
    pettingzoo.register("parallel", f"antikythera/{versioned(game)}", entry_point=found.parallel_env)
    version = f"v{rulebook(game).version}"
    gymnasium.register(
        f"{name}-{version}",
        entry_point=f"{__name__}.solo:SoloEnv",
        vector_entry_point=f"{__name__}.many:VectorSolo",
        kwargs={"game": game},
    )
    gymnasium.register(
        f"{name}SelfPlay-{version}", vector_entry_point=f"{__name__}.many:VectorGames", kwargs={"game": game}
    )


for _game in games():
    _register(_game)
