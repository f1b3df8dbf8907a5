"""Addresses that the admin has banned. Requests from them may look, and do nothing else."""

from __future__ import annotations

import functools
import re
from ipaddress import IPv4Network, IPv6Network, ip_network

from sqlalchemy import select

from antikythera.server import schema as db
from antikythera.server.database import Database

LONGEST = 64
"""The longest prefix of IPv6 that is told apart: a customer has at least that."""


@functools.lru_cache(50_000)
def network(address: str) -> IPv4Network | IPv6Network:
    """An address, or a prefix such as 203.0.113.0/24, as a network. Raises ValueError."""
    found = ip_network(address, strict=False)
    if isinstance(found, IPv4Network):
        return found
    mapped = found.network_address.ipv4_mapped
    if mapped:
        return ip_network(mapped)
    return found.supernet(new_prefix=LONGEST) if found.prefixlen > LONGEST else found


class Bans:
    """The banned networks, as they were when they were loaded last."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.networks: list[IPv4Network | IPv6Network] = []

    async def load(self) -> None:
        query = select(db.bans.c.network)
        found = await self.database.read(lambda connection: connection.scalars(query).all())
        self.networks = [ip_network(one) for one in found]

    def cover(self, address: str) -> bool:
        """Whether an address is banned."""
        if not self.networks or not re.search("[.:]", address):  # a socket of this machine has no address
            return False
        where = network(address.partition("%")[0])
        return any(one.version == where.version and where.subnet_of(one) for one in self.networks)  # type: ignore[arg-type]
