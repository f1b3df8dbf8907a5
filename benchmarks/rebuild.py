"""The time to open a table that is not in memory: its log is read and replayed.

    python benchmarks/rebuild.py [--games 40] [--json]

Random games are played to their end and written to an SQLite database; then each is opened without a cache.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time

from antikythera.registry import games
from antikythera.rulebook import rulebook
from antikythera.server.accounts import draw_id
from antikythera.server.database import Database
from antikythera.server.log import Log
from antikythera.server.services import warm_up
from antikythera.server.store import TableStore
from antikythera.server.table import SeatRow, Table
from antikythera.server.wishes import new_row


def played(game: str, seed: int) -> Table:
    """A table with as many players as the game allows, played to its end."""
    players = rulebook(game).players[-1]
    row = new_row(draw_id(12), game, players, [], "host")
    row.seed, row.state, row.started = seed, "playing", 0
    seats = [SeatRow(table_id=row.id, seat=seat, kind="person", name=str(seat)) for seat in range(1, players + 1)]
    table, chance = Table(row, seats, {}), random.Random(seed)
    while table.game and not table.game.over:
        table.play(chance.choice(list(table.game.legal)), 0)
    return table


async def opened_in(database: Database, table: Table) -> float:
    """Milliseconds, for a process that does not know the table."""
    log = Log(database)
    await TableStore(database, log, 1).create(table)
    began = time.perf_counter()
    found = await TableStore(database, log, 1).get(table.row.id)
    taken = 1000 * (time.perf_counter() - began)
    assert found.game == table.game
    return taken


async def measure(game: str, games: int, folder: str) -> dict[str, float]:
    database = Database(f"sqlite:///{folder}/{game}.db")
    await database.migrate()
    tables = [played(game, seed) for seed in range(games)]
    taken = sorted([await opened_in(database, table) for table in tables])
    await database.close()
    return {
        "rows": round(sum(table.number for table in tables) / games),
        "median": round(taken[games // 2], 1),
        "p95": round(taken[games * 95 // 100], 1),
        "max": round(taken[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    warm_up()
    with tempfile.TemporaryDirectory() as folder:
        found = {game: asyncio.run(measure(game, arguments.games, folder)) for game in games()}
    if arguments.json:
        print(json.dumps(found))
        return
    for game, taken in found.items():
        print(f"{game:12} " + "  ".join(f"{name} {value}" for name, value in taken.items()))


if __name__ == "__main__":
    main()
