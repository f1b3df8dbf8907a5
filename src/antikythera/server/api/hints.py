"""Hints while playing, where they are fair: alone against bots, or in a lesson. A table where one was shown is marked
forever. In a lesson, openings are shown beside the choices as well.
"""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from antikythera.openings import Opening, beside
from antikythera.review.results import Step
from antikythera.review.themes import theme
from antikythera.server.accounts import Person
from antikythera.server.api.params import (
    AppServices,
    CurrentPerson,
    OptionalNumber,
    PathText,
    dealt_table,
    seat_of,
)
from antikythera.server.problems import Problem, malformed
from antikythera.server.table import Table

WHERE, KIND, MOVE = 1, 2, 3
"""The steps of a hint: where to look, which kind of move, which move."""


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, and how much to tell."""

    seat: int
    step: int


class Hint(msgspec.Struct):
    """What the champion would do, as far as was asked. While that is being found it is not ``ready``: ask again."""

    ready: bool
    theme: str
    lines: list[str]
    """Legal lines of the right kind."""
    variation: list[Step]


def check_fair(table: Table, person: Person, seat: int) -> None:
    """Refuse hints where another person plays, unless all have agreed to a lesson, and to those who do not play."""
    people = [each.seat for each in table.seats if each.kind == "person"]
    if seat not in table.seats_of(person.id) or (people != [seat] and not table.row.lesson):
        raise Problem("no-hints")
    if not table.playing:
        raise Problem("not-playing")


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(services: AppServices, person: CurrentPerson, table_id: PathText, data: JSONBody[HintRequest]) -> Hint:
    """A hint for a player alone against bots, or in a lesson."""
    await services.limits.take("hint", person.id)
    table = await dealt_table(services, table_id)
    check_fair(table, person, data.seat)
    view = table.view(data.seat)
    if not view.legal or not WHERE <= data.step <= MOVE:
        raise malformed("step")
    move = len(table.in_force)
    if move not in table.row.hints:
        await services.store.change(table_id, lambda fresh: _mark(fresh, move))
    steps = services.reviews.hint(view)
    if not steps:
        return Hint(False, "", [], [])
    verb = steps[0].line.split()[0]
    return Hint(
        True,
        theme(view.rules.name, view.decision, steps[0].line),
        [line for line in view.legal if line.split()[0] == verb] if data.step >= KIND else [],
        steps if data.step >= MOVE else [],
    )


@get("/tables/{table_id:str}/openings")
async def openings(
    services: AppServices, person: CurrentPerson, table_id: PathText, seat: OptionalNumber = None
) -> dict[str, Opening]:
    """In a lesson, what is known of the openings that legal lines complete."""
    table = await dealt_table(services, table_id)
    mine = seat_of(table, person, seat)
    if not (mine and table.row.lesson):
        raise Problem("no-hints")
    own = [row.line for row in table.in_force if row.seat == mine]
    return beside(table.row.game, table.row.players, mine, own, table.view(mine).legal)


def _mark(table: Table, move: int) -> None:
    table.row.hints = [*table.row.hints, move]  # a new list: the store compares it with the old one


router = Router("", route_handlers=[hint, openings], tags=["hints"])
