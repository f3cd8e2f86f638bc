"""Token buckets: how often somebody may do something, and which addresses count together."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

MOST_ADDRESSES = 10_000
HOUSEHOLD_BITS = 64


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second; whoever finds it empty has to wait."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self._size = size
        self._rate = rate
        self._tokens = size
        self._at = now

    def take(self, now: float) -> bool:
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def give_back(self) -> None:
        self._tokens = min(self._size, self._tokens + 1)


class AddressLimit:
    """A bucket per public address. Local networks are not limited: all phones of a living room share one address."""

    def __init__(self, size: float, seconds: float, clock: Callable[[], float]) -> None:
        self._size = size
        self._rate = size / seconds
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def allows(self, address: str | None) -> bool:
        household = _household(address)
        if household is None:
            return True
        bucket = self._buckets.pop(household, None)
        now = self._clock()
        if bucket is None:
            bucket = Bucket(self._size, self._rate, now)
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.pop(next(iter(self._buckets)))  # the one that has been quiet for longest
        self._buckets[household] = bucket
        return bucket.take(now)

    def give_back(self, address: str | None) -> None:
        """Return a token: what was allowed turned out not to count."""
        bucket = self._buckets.get(_household(address) or "")
        if bucket is not None:
            bucket.give_back()


def is_public(address: str | None) -> bool:
    ip = _ip(address)
    return ip is not None and ip.is_global


def is_loopback(address: str | None) -> bool:
    ip = _ip(address)
    return ip is not None and ip.is_loopback


def is_within(address: str | None, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    ip = _ip(address)
    return ip is not None and any(ip in ipaddress.ip_network(network) for network in networks)


def _household(address: str | None) -> str | None:
    """The key of a bucket: an address, or under IPv6 the network of one household; None for what is not public."""
    ip = _ip(address)
    if ip is None or not ip.is_global:
        return None
    return str(ip) if ip.version == 4 else str(ipaddress.ip_network((ip, HOUSEHOLD_BITS), strict=False))


def _ip(address: str | None) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(address or "")
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if ip.version == 6 else ip
