"""Who opened a socket, and from where, as far as limits are concerned."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.datastructures import Headers

from boomtable.server.throttle import is_loopback


@dataclass(frozen=True)
class Caller:
    """Whoever opened a socket: a guest, or nobody known."""

    person: str | None
    address: str | None


def address_of(peer: str | None, headers: Headers) -> str | None:
    """The address of whoever called. A proxy on this machine is believed, as uvicorn believes it where requests are concerned."""
    if not is_loopback(peer):
        return peer
    named = [address.strip() for address in headers.get("x-forwarded-for", "").split(",")]
    return next((address for address in reversed(named) if address and not is_loopback(address)), peer)
