"""Where each weight is in the array ``w``."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from antikythera.bots import outlook
from antikythera.bots.weights import Weights

_READ = Weights.beside(__file__)
NAMES = _READ.names
NET = len(NAMES)
"""Where the weights of the net begin."""
WEIGHTS = np.concatenate([_READ.values, outlook.read(Path(__file__).with_name("outlook.safetensors"))])

AN_ACTION, END_OF_TURN = _READ.at("time.action"), _READ.at("time.end")
ROUNDS_A_TEMPLE, ROUNDS_A_DIG = _READ.at("time.temple"), _READ.at("time.dig")
A_DRACHMA, OF_CARGO = _READ.at("money.drachma"), _READ.at("money.cargo")
A_TEMPLE, A_SLOT, OF_GOAL = _READ.at("dig.temple"), _READ.at("dig.slot"), _READ.at("dig.goal")
A_HANDFUL, A_MAP, TILES_FOR = _READ.at("map.hand"), _READ.at("map.buy"), _READ.at("map.tiles")
HELPS, OUTWARDS, AWAY = _READ.at("tile.helps"), _READ.at("tile.outwards"), _READ.at("tile.far")
AN_ORACLE = _READ.at("tile.oracle")
NEAR, AT_DOCK = _READ.at("cube.near"), _READ.at("cube.dock")

VALUE_DRACHMA, VALUE_TEMPLE, VALUE_GOAL = _READ.at("value.drachma"), _READ.at("value.temple"), _READ.at("value.goal")
HOPE, LATER_MAP, AN_INCOME = _READ.at("value.missing"), _READ.at("value.later"), _READ.at("value.income")
BY_NET, IN_REACH, LATE = _READ.at("value.net"), _READ.at("value.reach"), _READ.at("value.late")
