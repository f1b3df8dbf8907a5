"""Bots by name: their kinds, and the levels that people play against."""

from __future__ import annotations

import tomllib
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from antikythera import checks, registry
from antikythera.bots.bot import Bot, Settings, only_view
from antikythera.bots.net import Expected, Net, NetBot, read_net
from antikythera.bots.own import bot_class, installed, is_own
from antikythera.bots.policy import observe
from antikythera.bots.search import SearchBot
from antikythera.bots.simple import HeuristicBot, RandomBot
from antikythera.bots.turns import TurnsBot
from antikythera.game import Game, View

OWN = "own"
"""The net that comes with a game."""
BOTS = ("random", "heuristic", "turns", "search")
"""Kinds of bots that every game has."""

MOST = 2**63 - 1
SHORT = "search:64"
"""The search that evaluates a position of a game without a net."""

Table = dict[str, dict[str, Any]]


def _read(file: Path) -> Table:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


GENERAL = {name: _read(Path(__file__).with_name(f"{name}.toml")) for name in ("levels", "rivals")}
"""The settings of levels and rivals, for games that have none of their own."""
LEVELS = tuple(GENERAL["levels"])
"""The levels that people play against, from the weakest to the strongest."""
RIVALS = tuple(GENERAL["rivals"])
"""Bots that the levels are measured against."""
KINDS = (*BOTS, "net", *LEVELS, *RIVALS)
"""All names of bots, without a budget or a file behind them."""


def level(name: str, game: str) -> Settings:
    """The settings of a level or a rival for a game."""
    kind = "levels" if name in LEVELS else "rivals"
    own = _read(registry.folder(game) / "bots" / f"{kind}.toml")
    return Settings(**GENERAL[kind][name] | own.get(name, {}))


def bot(name: str, game: str, seed: int = 0, *, threads: int = 2, **settings: Any) -> Bot:
    """A bot by its kind or its level, for instance ``bot("expert", game, seed=1)``.

    Settings replace those of the level; a name like ``search:2000`` or ``search:0.5s`` has the budget in it. The number
    of threads changes how long a search with a budget in simulations takes, but not what it answers. A name like
    ``net:FILE`` is a bot that plays by a trained net, and ``net`` one that plays by the game's own. A class of your own
    has a name like ``module:Class`` or ``file.py:Class``, see :mod:`antikythera.bots.own`.
    """
    if not isinstance(name, str):
        raise ValueError(f"a bot is named by a text, such as {BOTS[-1]!r}, not by {name!r}")
    unknown = sorted(set(settings) - {field.name for field in fields(Settings)})
    if unknown:
        raise ValueError(f"a bot has no setting {', '.join(map(repr, unknown))}")
    try:
        msgspec.convert({"bot": name} | settings, Settings)
    except msgspec.ValidationError as error:
        raise ValueError(f"a setting of a bot is of the wrong kind: {error}") from None
    seed, threads = checks.whole(seed, "a seed", 0, MOST), checks.whole(threads, "the number of threads", 1, MOST)
    made = _by_name(name, game, seed, threads, settings)
    told = "".join(f", {key}={value!r}" for key, value in settings.items())
    made._made_as = f"antikythera.bots.bot({name!r}, {game!r}, seed={seed}{told})"
    return made


def _by_name(name: str, game: str, seed: int, threads: int, settings: dict[str, Any]) -> Bot:
    kind, _, budget = name.partition(":")
    if kind == "net":
        return NetBot(game, seed, _net(budget or OWN, game), settings.get("temperature", 0.0))
    if kind in LEVELS or kind in RIVALS:
        return _make(replace(level(kind, game), **_budget(budget) | settings), game, seed, threads)
    if kind in BOTS:
        return _make(replace(Settings(bot=kind), **_budget(budget) | settings), game, seed, threads)
    if is_own(name):
        return bot_class(name)(game, seed)
    known = (*KINDS, *installed())
    raise ValueError(
        f"unknown bot {name!r}; there are: {', '.join(known)}, and your own as module:Class or file.py:Class"
    )


def searcher(name: str, game: str, seed: int = 0, **settings: Any) -> SearchBot:
    """A bot that searches, by its name: what analyses positions."""
    player = bot(name, game, seed, **settings)
    if not isinstance(player, SearchBot):
        raise ValueError(f"{name} does not search; the champion does")
    return player


def evaluate(view: View) -> Expected:
    """What every seat can expect in a position, in the order of the seats: by the game's net, or by a short search."""
    net = game_net(only_view(view).rules.name)
    if net is None:
        *_, found = searcher(SHORT, view.rules.name).analyse(view, 1)
        return Expected(np.array(found.points, np.float32), np.array(found.shares, np.float32))
    order = [(seat - view.seat) % view.players for seat in range(1, view.players + 1)]
    points, shares = (column[0, order] for column in net.batch(observe(view)[None]).expected)
    return Expected(points, shares / shares.sum())


def _budget(text: str) -> dict[str, Any]:
    """Simulations, or seconds with an s behind them."""
    if not text:
        return {}
    try:
        if text.endswith("s"):
            return {"simulations": 0, "seconds": float(text[:-1]), "form": 1.0}
        return {"simulations": int(text), "seconds": 0.0, "form": 1.0}
    except ValueError:
        raise ValueError(f"a budget is a number of simulations, or of seconds like 0.5s, not {text!r}") from None


def on_its_day(settings: Settings, seed: int) -> Settings:
    """The settings on a good or a bad day. The seed says which, so that the day lasts a whole game."""
    factor = settings.form ** Random(f"form {seed}").uniform(-1, 1)
    return replace(
        settings,
        blunder_rate=min(1.0, settings.blunder_rate * factor),
        temperature=settings.temperature * factor,
        simulations=round(settings.simulations / factor),
    )


def _make(chosen: Settings, game: str, seed: int, threads: int) -> Bot:
    chosen = on_its_day(chosen, seed)
    if chosen.bot == "random":
        return RandomBot(game, seed)
    if chosen.bot == "heuristic":
        return HeuristicBot(game, seed, chosen)
    if chosen.bot == "turns":
        return TurnsBot(game, seed, chosen)
    if chosen.bot == "net":
        return NetBot(game, seed, _net(OWN, game), chosen.temperature)
    return SearchBot(game, seed, chosen, threads, _net(chosen.net, game) if chosen.net else None)


def _net(path: str, game: str) -> Net:
    """The net of a file, or the game's own."""
    file = registry.folder(game) / "bots" / "net.safetensors" if path == OWN else Path(path)
    if not file.is_file():
        raise ValueError(f"{game} has no net" if path == OWN else f"there is no net at {path}")
    return read_net(file)


def game_net(game: str) -> Net | None:
    """The net that comes with a game; None if there is none."""
    return _net(OWN, game) if (registry.folder(game) / "bots" / "net.safetensors").is_file() else None


def get_ready(game: str) -> None:
    """Load what the bots of a game are made of from the cache, or compile it: by making a decision with each."""
    view = Game(game, seed=0).view(1)
    quick = bot("heuristic", game), bot("heuristic", game, blunder_rate=1.0), bot("search:0.001s", game)
    for player in (*quick, bot("champion:0.001s", game)):
        player.choose(view)
