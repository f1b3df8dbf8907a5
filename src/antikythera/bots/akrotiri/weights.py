"""Where each weight lies in the array ``w``."""

from __future__ import annotations

from antikythera.bots.weights import Weights

_READ = Weights.beside(__file__)
NAMES, WEIGHTS = _READ.names, _READ.values

AN_ACTION, END_OF_TURN, ROUNDS_A_TEMPLE = _READ.at("time.action"), _READ.at("time.end"), _READ.at("time.temple")
ROUNDS_A_DIG, BOAT_LIES = _READ.at("time.dig"), _READ.at("boat.lies")
A_DRACHMA, OF_CARGO, AN_INCOME = _READ.at("money.drachma"), _READ.at("money.cargo"), _READ.at("money.income")
A_TEMPLE, A_SLOT, OF_GOAL = _READ.at("dig.temple"), _READ.at("dig.slot"), _READ.at("dig.goal")
A_HANDFUL, A_MAP, TILES_FOR = _READ.at("map.hand"), _READ.at("map.buy"), _READ.at("map.tiles")
HOPE, LATER_MAP = _READ.at("map.missing"), _READ.at("map.later")
HELPS, OUTWARDS, AWAY = _READ.at("tile.helps"), _READ.at("tile.outwards"), _READ.at("tile.far")
AN_ORACLE = _READ.at("tile.oracle")
NEAR, AT_DOCK = _READ.at("cube.near"), _READ.at("cube.dock")
