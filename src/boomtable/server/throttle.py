"""Token buckets: how often somebody may do something, and which addresses count together."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

MOST_BUCKETS = 10_000
HOUSEHOLD_BITS = 64


class Bucket:
    """Holds up to `size` tokens and gains `rate` a second; whoever finds it empty has to wait."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self._size = size
        self._rate = rate
        self._tokens = size
        self._at = now

    def take(self, now: float, share: float = 1.0) -> bool:
        """`share`: of what the bucket holds and gains, where several servers each keep one."""
        self._tokens = min(self._size * share, self._tokens + (now - self._at) * self._rate * share)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def give_back(self) -> None:
        self._tokens = min(self._size, self._tokens + 1)


class Limit:
    """A bucket for each of many, told apart by a word: guests, households."""

    def __init__(self, size: float, seconds: float, clock: Callable[[], float]) -> None:
        self._size = size
        self._rate = size / seconds
        self._clock = clock
        self.share = 1.0  # of it that is this server's to give
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        bucket = self._buckets.pop(who, None)
        now = self._clock()
        if bucket is None:
            bucket = Bucket(self._size, self._rate, now)
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.pop(next(iter(self._buckets)))  # the one that has been quiet for longest
        self._buckets[who] = bucket
        return bucket.take(now, self.share)

    def give_back(self, who: str) -> None:
        """Return a token: what was allowed turned out not to count."""
        bucket = self._buckets.get(who)
        if bucket is not None:
            bucket.give_back()


class AddressLimit:
    """A bucket per public address, and where `at_home` says so a larger one per address of a local network, which all phones of
    a living room may share. Elsewhere local networks are not limited, nor is ever this machine itself."""

    def __init__(self, size: float, seconds: float, clock: Callable[[], float], at_home: float | None = None) -> None:
        self._abroad = Limit(size, seconds, clock)
        self._at_home = None if at_home is None else Limit(at_home, seconds, clock)

    def share_among(self, servers: int) -> None:
        """Each of several servers allows its part only, so that together they allow what one would."""
        for limit in (self._abroad, self._at_home):
            if limit is not None:
                limit.share = 1 / servers

    def allows(self, address: str | None) -> bool:
        who, limit = household(address), self._of(address)
        return who is None or limit is None or limit.allows(who)

    def give_back(self, address: str | None) -> None:
        who, limit = household(address), self._of(address)
        if who is not None and limit is not None:
            limit.give_back(who)

    def _of(self, address: str | None) -> Limit | None:
        return self._abroad if is_public(address) else self._at_home


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


def household(address: str | None) -> str | None:
    """Who counts as one: an address, or under IPv6 the network of one household; None for this machine, and where there is no address."""
    ip = _ip(address)
    if ip is None or ip.is_loopback:
        return None
    if not ip.is_global:
        return str(ip)
    return str(ip) if ip.version == 4 else str(ipaddress.ip_network((ip, HOUSEHOLD_BITS), strict=False))


def _ip(address: str | None) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        ip = ipaddress.ip_address(address or "")
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if ip.version == 6 else ip
