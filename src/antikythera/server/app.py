"""The application: the API under ``/api``, and the page for everything else."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import Scope

from antikythera.server import page
from antikythera.server.accounts import Person
from antikythera.server.api import guiding, operating, people, playing, tables, talking
from antikythera.server.api.socket import live
from antikythera.server.house import House
from antikythera.server.identity import Identity
from antikythera.server.problems import HANDLERS
from antikythera.server.settings import Settings

LARGEST = 64 * 1024
"""No request but a record is larger than so many bytes."""


def make_app(settings: Settings) -> Litestar:
    """A process of the server."""
    house = House(settings)

    def whoever_asks(scope: Scope) -> Person:
        person: Person = scope["state"]["person"]
        return person

    api = Router(
        "/api",
        route_handlers=[
            tables.router,
            playing.router,
            guiding.router,
            people.router,
            talking.router,
            operating.router,
            live,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(whoever_asks, sync_to_thread=False),
        },
        middleware=[lambda app: Identity(house)(app)],  # a function: objects are copied, with all they hold,
    )
    return Litestar(
        [api, operating.metrics, page.router],
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        lifespan=[house.open],
        plugins=[house.channels],
        openapi_config=OpenAPIConfig(title="Antikythera", version="1", path="/api/docs"),
        request_max_body_size=LARGEST,
        signature_types=[House, Person, ASGIConnection],
        debug=False,
        logging_config=None,
    )


def app() -> Litestar:
    """The application of a worker process, with the settings of the one that started it."""
    return make_app(Settings.imported())
