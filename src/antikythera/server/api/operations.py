"""Health, metrics, and subscriptions to turn alerts."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody

from antikythera.server.alerts import Subscription
from antikythera.server.api.params import AnyRequest, AppServices, CurrentPerson
from antikythera.server.languages import preferred
from antikythera.server.metrics import exposition, restarts
from antikythera.server.problems import RETRY_S


class Health(msgspec.Struct):
    """The health of the server: ``ok`` if the database answers and can be written to, and the bots play."""

    status: str
    database: bool
    writes: bool
    """Whether moves can be committed: not if the disk is full."""
    disk_free_mb: int | None
    """The space that is left for an SQLite database."""
    bots: bool
    restarts: int
    """How many workers have died."""
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
async def health(services: AppServices) -> Response[Health]:
    """What works; the status is 503 if something does not."""
    found = Health(
        status="ok",
        database=await services.database.can_read(),
        writes=await services.database.can_write(),
        disk_free_mb=services.database.disk_free_mb,
        bots=services.bots.alive,
        restarts=restarts(),
        connections=services.live.connected,
        tables=len(services.store),
    )
    works = found.database and found.writes and found.bots
    found.status = "ok" if works else "failing"
    headers = {} if works else {"retry-after": str(RETRY_S)}
    return Response(found, status_code=200 if works else 503, headers=headers)


@get("/alerts", sync_to_thread=False)
def alerts(services: AppServices) -> AlertInfo:
    """Whether turn alerts are on."""
    return AlertInfo(services.alerts.on, services.alerts.key)


@post("/alerts/push", status_code=204)
async def subscribe(
    request: AnyRequest, services: AppServices, person: CurrentPerson, data: JSONBody[Subscription]
) -> None:
    """Send turn alerts to this browser."""
    await services.limits.take("alert", person.id)
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
