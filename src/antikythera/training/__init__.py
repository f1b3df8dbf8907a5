"""Training by self-play: PPO on many games at once, on a GPU where there is one.

    python -m antikythera.training tzolkin --minutes 9 --out runs/1
    python -m antikythera.training tzolkin --minutes 9 --out runs/2 --resume runs/1

A run writes a checkpoint to go on from, the net for play (``net.safetensors``, see :mod:`antikythera.bots.net`) and a
log. Nothing here knows a game: a game says how its observations are encoded (:mod:`antikythera.encoding`).
Install with ``pip install antikythera[train]``.
"""
