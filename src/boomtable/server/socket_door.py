"""The end of /ws: who may open a socket, and as whom."""

from __future__ import annotations

from starlette.datastructures import State
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from boomtable.server.guests import visitor
from boomtable.server.headers import same_origin
from boomtable.server.lobby import Lobby
from boomtable.server.socket import Connection
from boomtable.server.straight import straight_of


class SocketDoor:
    """Decides once, when the socket is opened."""

    def __init__(self, state: State) -> None:
        self._state = state  # holds the lobby while the server runs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        lobby: Lobby = self._state.lobby
        browser = HTTPConnection(scope)
        await receive()  # websocket.connect
        if not same_origin(browser.headers, lobby.settings.base_url) or lobby.connections.closing:
            await send({"type": "websocket.close"})
            return
        person = await visitor(lobby.people, browser)
        await send({"type": "websocket.accept"})
        straight = straight_of(scope)
        connection = Connection(lobby, None if person is None else person.id, receive, send, straight.write_text)
        straight.hear = connection.hear
        await connection.run()
        straight.let_go()
