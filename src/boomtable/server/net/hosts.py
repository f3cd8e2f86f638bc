"""The names under which this server may be asked for: any other in a request means that a page of another site had its own name
lead here (DNS rebinding), and would read our answers as its own."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from boomtable.server.settings import Settings

HOME = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # names that nobody outside of a network can own


class Hosts:
    """Addresses as numbers are always right: a page that was opened by one comes from there. So are names of one word."""

    def __init__(self, settings: Settings) -> None:
        base = urlsplit(settings.base_url or "").hostname
        mine = (*settings.host_names, settings.host, socket.gethostname(), *([base] if base else []))
        self._names = frozenset(name.lower().rstrip(".") for name in mine)
        self.know = lru_cache(maxsize=1024)(self._know)

    def _know(self, host: str) -> bool:
        """Whether a `Host` header is for this server; programs other than browsers may send none."""
        if not host:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or _is_number(name) or _is_of_home(name)


def _is_of_home(name: str) -> bool:
    return bool(name) and ("." not in name or name.endswith(HOME))


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
