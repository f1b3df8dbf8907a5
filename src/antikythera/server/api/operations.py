"""Health, metrics, and subscriptions to turn alerts."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody
from sqlalchemy import select

from antikythera.server.alerts import Subscription
from antikythera.server.api.params import AnyRequest, AppServices, CurrentPerson
from antikythera.server.languages import preferred
from antikythera.server.metrics import exposition


class Health(msgspec.Struct):
    """The health of the server."""

    status: str
    connections: int
    tables: int


class AlertInfo(msgspec.Struct):
    """Whether turn alerts are on, and the key that a browser needs for web push."""

    on: bool
    key: str | None


class Endpoint(msgspec.Struct, forbid_unknown_fields=True):
    """The subscription to remove."""

    endpoint: str


@get("/health")
async def health(services: AppServices) -> Health:
    """Answers if the database does."""
    async with services.database.read() as connection:
        await connection.execute(select(1))
    return Health("ok", services.live.connected, len(services.store))


@get("/alerts", sync_to_thread=False)
def alerts(services: AppServices) -> AlertInfo:
    """Whether turn alerts are on."""
    return AlertInfo(services.alerts.on, services.alerts.key)


@post("/alerts/push", status_code=204)
async def subscribe(
    request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Subscription]
) -> None:
    """Send turn alerts to this browser."""
    services.limits.take("alert", person.id)
    await services.accounts.remember(person, preferred(request))
    await services.alerts.subscribe(person, data)


@delete("/alerts/push", status_code=204)
async def unsubscribe(services: AppServices, person: CurrentPerson, data: JSONBody[Endpoint]) -> None:
    """Stop sending turn alerts to this browser."""
    await services.alerts.unsubscribe(person, data.endpoint)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Metrics for Prometheus."""
    content, media_type = exposition()
    return Response(content, media_type=media_type)


router = Router("", route_handlers=[health, alerts, subscribe, unsubscribe], tags=["operations"])
