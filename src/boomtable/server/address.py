"""How phones in the same network, or anybody outside, reach this server."""

from __future__ import annotations

import ipaddress
import socket

from boomtable.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def outside_url(settings: Settings) -> str | None:
    """The address to hand on; None when this machine has none in a network, or the server does not listen there."""
    return settings.base_url or network_url(settings.host, scheme(settings), settings.port)


def scheme(settings: Settings) -> str:
    return "https" if settings.cert else "http"


def network_url(host: str, scheme: str, port: int) -> str | None:
    address = own_address() if host in EVERYWHERE else host
    if address is None or address == "localhost" or ipaddress_of(address).is_loopback:
        return None
    return f"{scheme}://{address}:{port}/"


def ipaddress_of(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return ipaddress.ip_address(socket.gethostbyname(text))


def own_address() -> str | None:
    """The address that packets to the outside would carry; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
