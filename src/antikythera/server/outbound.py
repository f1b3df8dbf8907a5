"""Outgoing requests, to the public internet only.

A URL from a client could point into the host's own network. So its name is resolved first, all addresses must be
public, the request goes to exactly the address that was checked, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx

from antikythera.server.problems import Problem

LONGEST = 500
TIMEOUT = 5.0
"""Seconds that a request may take in all: a receiver that drips bytes would never be too slow for one read."""

_RESOLVERS = ThreadPoolExecutor(8, thread_name_prefix="resolver")
"""A name server that never answers holds up these threads, and not those that check passwords."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_IPV4_CARRIERS = [
    ipaddress.ip_network(block)
    for block in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "fec0::/10")
]
"""IPv6 blocks that map to IPv4 addresses, or are local by old standards."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public internet."""
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        return is_public(mapped)
    return address.is_global and not address.is_multicast and not any(address in block for block in _IPV4_CARRIERS)


@dataclass(frozen=True)
class Target:
    """A URL that may be called, and its address."""

    url: str
    host: str
    address: str


def checked_url(url: str) -> str:
    """The host of a plain https URL. Raises Problem."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise Problem("bad-address") from None
    plain = len(url) <= LONGEST and url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not plain or parts.scheme != "https" or not host or port not in (None, 443) or "@" in parts.netloc:
        raise Problem("bad-address")
    return host


def look_up(host: str) -> list[str]:
    """The addresses of a name. This may take long."""
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]


async def resolve(url: str) -> Target:
    """Resolve a URL, and refuse it if any of its addresses is not public."""
    host = checked_url(url)
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await asyncio.get_running_loop().run_in_executor(_RESOLVERS, look_up, host)
        addresses = [ipaddress.ip_address(address) for address in found]
    except (OSError, ValueError, UnicodeError):
        raise Problem("bad-address") from None
    if not addresses or not all(is_public(address) for address in addresses):
        raise Problem("bad-address")
    return Target(url, host, str(addresses[0]))


async def post(
    url: str, content: bytes, headers: dict[str, str], transport: httpx.AsyncBaseTransport | None = None
) -> int:
    """Send a request and return the status. The body of the answer is not read. Raises TimeoutError."""
    async with asyncio.timeout(TIMEOUT):
        return await _post(await resolve(url), content, headers, transport)


async def _post(
    target: Target, content: bytes, headers: dict[str, str], transport: httpx.AsyncBaseTransport | None
) -> int:
    shown = f"[{target.address}]" if ":" in target.address else target.address
    pinned = httpx.URL(target.url).copy_with(host=shown)
    async with httpx.AsyncClient(
        timeout=TIMEOUT, follow_redirects=False, trust_env=False, transport=transport
    ) as client:
        request = client.build_request(
            "POST",
            pinned,
            content=content,
            headers={**headers, "host": target.host},
            extensions={"sni_hostname": target.host},
        )
        response = await client.send(request, stream=True)
        await response.aclose()
        return response.status_code
