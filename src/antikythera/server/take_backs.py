"""Taking back a turn that has passed: the other players must agree. Bots always do.

What was seen cannot be unseen: nothing is taken back over a moment when something hidden was revealed.
"""

from __future__ import annotations

from antikythera.game import Game
from antikythera.server.accounts import Person
from antikythera.server.lobby import check_playing, check_seated
from antikythera.server.log import LONGEST
from antikythera.server.play import MOST_UNDOS
from antikythera.server.problems import Problem
from antikythera.server.store import TableStore, now
from antikythera.server.table import Table


async def ask(store: TableStore, person: Person, table_id: str, seat: int) -> Table:
    """Ask to take back the last turn of a seat. It is taken back at once if nobody else must agree."""

    def edit(table: Table) -> None:
        if seat not in table.seats_of(person.id):
            raise Problem("not-your-seat", seat=seat)
        move = _checked_start(table, seat)
        table.row.take_back = {"seat": seat, "move": move, "agreed": []}
        _carry_out(table)

    return (await store.change(table_id, edit))[0]


async def answer(store: TableStore, person: Person, table_id: str, agree: bool) -> Table:
    """Agree that a turn is taken back, or refuse. The player who asked may withdraw."""

    def edit(table: Table) -> None:
        seats, asked = check_seated(table, person), table.row.take_back
        if asked is None:
            raise Problem("nothing-asked")
        if not agree:
            table.row.take_back = None
            return
        table.row.take_back = {**asked, "agreed": sorted({*asked["agreed"], *seats})}
        _carry_out(table)

    return (await store.change(table_id, edit))[0]


def _checked_start(table: Table, seat: int) -> int:
    """How many lines were played before the last turn of a seat. Raises Problem if it cannot be taken back."""
    check_playing(table)
    if not table.same_rules or table.game is None:
        raise Problem("other-rules", rules=table.row.rules)
    if table.seats[seat - 1].bot:
        raise Problem("stand-in")
    if table.number >= LONGEST:
        raise Problem("too-many-undos", most=MOST_UNDOS)
    lines = table.in_force[: table.confirmed]
    while lines and lines[-1].seat != seat:
        lines.pop()
    while lines and lines[-1].seat == seat:
        lines.pop()
        start = len(lines)
    if len(lines) == table.confirmed or not any(row.seat == seat for row in table.in_force[: table.confirmed]):
        raise Problem("nothing-to-undo")
    if revealed(table.game.at(start), table.game):
        raise Problem("revealed")
    return start


def revealed(before: Game, after: Game) -> bool:
    """Whether any seat, or a spectator, has seen something at the later moment that was hidden at the earlier one."""
    secret = list(before.rules.secret)
    for viewer in range(before.players + 1):
        earlier, later = before.view(viewer).states, after.view(viewer).states
        if any(((earlier[name] == -1) != (later[name] == -1)).any() for name in secret):
            return True
    return False


def _carry_out(table: Table) -> None:
    """Take the turn back if all other players have agreed."""
    asked = table.row.take_back
    assert asked is not None
    asker = table.seats[asked["seat"] - 1]
    others = [seat for seat in table.seats if not seat.bot and seat.user_id != asker.user_id]
    if all(seat.seat in asked["agreed"] for seat in others):
        if _checked_start(table, asked["seat"]) != asked["move"]:
            raise Problem("nothing-to-undo")
        table.row.take_back = None
        table.undo(asked["seat"], asked["move"], now())
