"""Training by self-play: PPO on many games at once, on a GPU where there is one.

    antikythera train GAME --minutes 9 --out runs/1
    antikythera train GAME --minutes 9 --out runs/2 --resume runs/1

A run writes a checkpoint that can be resumed, the net for play (``net.safetensors``, see :mod:`antikythera.bots.net`)
and a log. It works for every game: observations are encoded from the game's own description of them, see
:mod:`antikythera.encoding`. Install with ``pip install "antikythera-games[train]"``.
"""
