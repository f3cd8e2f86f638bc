"""Who opened a socket, and from where, as far as limits are concerned."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from starlette.datastructures import Headers

from boomtable.server.throttle import is_within


@dataclass(frozen=True)
class Caller:
    """Whoever opened a socket: a guest, or nobody known."""

    person: str | None
    address: str | None


def address_of(peer: str | None, headers: Headers, proxies: Iterable[str]) -> str | None:
    """The address of whoever called. These proxies are believed, as uvicorn believes them where requests are concerned."""
    if not is_within(peer, proxies):
        return peer
    named = [address.strip() for address in headers.get("x-forwarded-for", "").split(",")]
    return next((address for address in reversed(named) if address and not is_within(address, proxies)), peer)
