"""What requests carry, by the names that handlers use for it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from antikythera.server.accounts import Person
from antikythera.server.house import House

Asked = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Asker = NamedDependency[Person]
"""Whoever asks."""
InPath = FromPath[str]
NumberInPath = FromPath[int]
Text = FromQuery[str]
MaybeText = FromQuery[str | None]
Number = FromQuery[int]
MaybeNumber = FromQuery[int | None]
Map = Annotated[str, QueryParameter(name="map")]
Scope = Annotated[str, QueryParameter(name="scope")]
