"""What a game may add to the server: endpoints of its own, how often they may be called, and what they share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from boomtable.server.http.endpoint import Endpoint


class Service(Protocol):
    """Something that the endpoints of an extension share: made when the server starts, closed when it ends."""

    async def close(self) -> None: ...


@dataclass(frozen=True)
class Extension:
    game: str
    endpoints: Sequence[Endpoint]
    quotas: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # how often in how many seconds, by an endpoint's `limit`
    services: Sequence[Callable[[], Service]] = ()
