"""The application: the API under ``/api``, and the page for everything else."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.types import Scope

from antikythera.server import page
from antikythera.server.accounts import Person
from antikythera.server.api import (
    accounts,
    chat,
    docs,
    guide,
    hints,
    operations,
    play,
    positions,
    puzzles,
    reviews,
    tables,
)
from antikythera.server.api.socket import live
from antikythera.server.identity import Identity
from antikythera.server.observed import before_send
from antikythera.server.problems import HANDLERS
from antikythera.server.services import Services
from antikythera.server.settings import ServerSettings

LARGEST = 64 * 1024
"""The most bytes of a request; records may be larger."""


def make_app(settings: ServerSettings) -> Litestar:
    """The application of one process."""
    services = Services(settings)

    def current_person(scope: Scope) -> Person:
        person: Person = scope["state"]["person"]
        return person

    api = Router(
        "/api",
        route_handlers=[
            tables.router,
            play.router,
            reviews.router,
            hints.router,
            positions.router,
            puzzles.router,
            guide.router,
            accounts.router,
            chat.router,
            operations.router,
            live,
        ],
        dependencies={"person": Provide(current_person, sync_to_thread=False)},
        middleware=[lambda app: Identity(services)(app)],  # a function, since objects would be copied
    )
    return Litestar(
        [api, operations.metrics, page.router],
        path=settings.prefix or None,
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        lifespan=[services.open],
        before_send=[before_send],
        openapi_config=docs.CONFIG,
        request_max_body_size=LARGEST,
        signature_types=[Services, Person, ASGIConnection],
        debug=False,
        logging_config=None,
    )


def app() -> Litestar:
    """The application of a worker process, with the settings of its parent."""
    return make_app(ServerSettings.imported())
