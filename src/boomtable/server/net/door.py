"""The way to /ws/{table}: who may open a socket, and as whom."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Protocol

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from boomtable.server.net.caller import Caller, address_of
from boomtable.server.net.connection import Connection
from boomtable.server.net.connections import Connections
from boomtable.server.net.hosts import Hosts
from boomtable.server.net.line import Line
from boomtable.server.net.origin import same_origin
from boomtable.server.people.cookie import guest_of
from boomtable.server.people.people import People
from boomtable.server.settings import Settings
from boomtable.server.tables.registry import Tables

PATH = re.compile(r"/ws/([a-z0-9]{10})(\?.*)?")  # each is for one table, so that a proxy can send all of a table to one server


class House(Protocol):
    """What a socket is opened in."""

    settings: Settings
    people: People
    tables: Tables
    connections: Connections


class SocketDoor:
    """Decides once, when the socket is opened."""

    def __init__(self, house: House, hosts: Hosts) -> None:
        self._house = house
        self._hosts = hosts

    async def admit(self, path: str, headers: Headers, peer: str | None) -> Callable[[Line], Connection] | None:
        """What makes a connection of a line; None for those who may not open one."""
        house, wanted = self._house, PATH.fullmatch(path)
        if wanted is None or not self._hosts.know(headers.get("host", "")) or not same_origin(headers, house.settings.base_url):
            return None
        person = await guest_of(house.people, HTTPConnection({"type": "websocket", "headers": headers.raw}))
        if house.connections.closing:
            return None
        who = Caller(None if person is None else person.id, address_of(peer, headers, house.settings.proxies))
        return partial(Connection, house.tables, house.connections, wanted[1], who)
