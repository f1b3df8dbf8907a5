"""Games as environments, for those who teach machines. They come with the extra ``envs``.

For PettingZoo, agent by agent; :mod:`antikythera.envs.tzolkin_v1` and :mod:`antikythera.envs.akrotiri_v1` are the pages
of the games, with all that they take and show:

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

Importing this module registers, with the version of the rules in their names,

* ``antikythera/tzolkin_v1`` and ``antikythera/akrotiri_v1`` with PettingZoo, as ``"aec"`` and as ``"parallel"``;
* ``antikythera/Tzolkin-v1`` and ``antikythera/Akrotiri-v1`` with Gymnasium, and for ``gymnasium.make_vec`` the games of
  self-play, ``antikythera/TzolkinSelfPlay-v1`` and ``antikythera/AkrotiriSelfPlay-v1``.

All environments have ``snapshot()``, small plain values that can be pickled, and ``restore(snapshot)``: everything is
again as it was, rewards, the selected agent and the source of chance included.
"""

from __future__ import annotations

from typing import Final

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("environments need the extra envs: pip install antikythera[envs]") from missing

from antikythera.envs.aec import Environments
from antikythera.envs.many import VectorGames
from antikythera.envs.table import versioned
from antikythera.rulebook import GAMES, rulebook

__all__ = ["akrotiri", "tzolkin", "vector"]

tzolkin: Final = Environments("tzolkin")
akrotiri: Final = Environments("akrotiri")
vector = VectorGames


def _register(game: str) -> None:
    page = f"{__name__}.{versioned(game)}"
    pettingzoo.register("aec", f"antikythera/{versioned(game)}", entry_point=f"{page}:env")
    pettingzoo.register("parallel", f"antikythera/{versioned(game)}", entry_point=f"{page}:parallel_env")
    name, version = f"antikythera/{game.capitalize()}", f"v{rulebook(game).version}"
    gymnasium.register(f"{name}-{version}", entry_point=f"{__name__}.solo:SoloEnv", kwargs={"game": game})
    gymnasium.register(
        f"{name}SelfPlay-{version}", vector_entry_point=f"{__name__}.many:VectorGames", kwargs={"game": game}
    )


for _game in GAMES:
    _register(_game)
