"""Games as environments, for those who teach machines. They come with the extra ``envs``.

For PettingZoo, agent by agent. Every game is here under its name; ``help(ak.envs.tzolkin)`` and
:func:`~antikythera.envs.page.page` say what it takes and shows:

>>> import antikythera as ak
>>> env = ak.envs.tzolkin(players=2, reward="rank")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

For Gymnasium, a single learner among other players, see :mod:`antikythera.envs.solo`, and many games of self-play at
once, see :mod:`antikythera.envs.many`:

>>> import gymnasium
>>> learner = gymnasium.make("antikythera/Tzolkin-v1", players=3, seat=2)
>>> games = ak.envs.vector("tzolkin", num_envs=1024, players=4)

Importing this module registers every game, with the version of its rules:

* ``antikythera/tzolkin_v1`` with PettingZoo, as ``"aec"`` and as ``"parallel"``;
* ``antikythera/Tzolkin-v1`` with Gymnasium, and for ``gymnasium.make_vec`` the games of self-play,
  ``antikythera/TzolkinSelfPlay-v1``.

All environments have ``snapshot()``, small plain values that can be pickled, and ``restore(snapshot)``: everything is
again as it was, rewards, the selected agent and the source of chance included.
"""

from __future__ import annotations

import functools

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("environments need the extra envs: pip install antikythera[envs]") from missing

from antikythera.envs.aec import Environments
from antikythera.envs.many import VectorGames
from antikythera.envs.table import versioned
from antikythera.registry import games
from antikythera.rulebook import rulebook

vector = VectorGames


@functools.cache
def _environments(game: str) -> Environments:
    return Environments(game)


def __getattr__(name: str) -> Environments:
    """The environments of a game, by its name."""
    if name not in games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _environments(name)


def __dir__() -> list[str]:
    return [*games(), "vector"]


def _register(game: str) -> None:
    found, name = _environments(game), f"antikythera/{game.capitalize()}"
    pettingzoo.register("aec", f"antikythera/{versioned(game)}", entry_point=found.env)
    pettingzoo.register("parallel", f"antikythera/{versioned(game)}", entry_point=found.parallel_env)
    version = f"v{rulebook(game).version}"
    gymnasium.register(f"{name}-{version}", entry_point=f"{__name__}.solo:SoloEnv", kwargs={"game": game})
    gymnasium.register(
        f"{name}SelfPlay-{version}", vector_entry_point=f"{__name__}.many:VectorGames", kwargs={"game": game}
    )


for _game in games():
    _register(_game)
