"""The end of /ws/{table}: who may open a socket, and as whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from boomtable.server.net.connection import Connection
from boomtable.server.net.connections import Connections
from boomtable.server.net.fast_path import fast_path_of
from boomtable.server.net.origin import same_origin
from boomtable.server.people.cookie import guest_of
from boomtable.server.people.people import People
from boomtable.server.settings import Settings
from boomtable.server.tables.registry import Tables


class House(Protocol):
    """What a socket is opened in."""

    settings: Settings
    people: People
    tables: Tables
    connections: Connections


class SocketDoor:
    """Decides once, when the socket is opened."""

    def __init__(self, house: Callable[[], House]) -> None:
        self._house = house  # there is one while the server runs

    async def open(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        house = self._house()
        browser = HTTPConnection(scope)
        await receive()  # websocket.connect
        if not same_origin(browser.headers, house.settings.base_url) or house.connections.closing:
            await send({"type": "websocket.close"})
            return
        person = await guest_of(house.people, browser)
        await send({"type": "websocket.accept"})
        fast_path = fast_path_of(scope)
        person_id = None if person is None else person.id
        connection = Connection(house.tables, house.connections, table_id, person_id, receive, send, fast_path.write_text)
        fast_path.hear = connection.hear
        await connection.run()
        fast_path.let_go()
