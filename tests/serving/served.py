"""The server as it is, but for what surrounds it: deals follow from the test, and the test may move the clock on."""

from __future__ import annotations

import asyncio
import socket

import msgspec

from boomtable.server.process import Server
from boomtable.server.settings import Settings
from boomtable.server.surroundings import Surroundings
from tests.serving.fixed_seeds import FixedSeeds
from tests.serving.movable_clock import MovableClock
from tests.serving.passing_time import DOOR

LIVING_ROOM = "boomtable.test"  # to browsers of the tests another name of this machine
SETTLED = 3  # rounds of writing, until what follows from an alarm has happened


class ServedForTests(Server):
    def __init__(self, settings: Settings) -> None:
        self._clock = MovableClock()
        self._data = settings.data
        named = msgspec.structs.replace(settings, host_names=(*settings.host_names, LIVING_ROOM))
        super().__init__(named, Surroundings(self._clock, FixedSeeds()))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        door = await asyncio.start_server(self._leap, "127.0.0.1", 0)
        (self._data / DOOR).write_text(str(door.sockets[0].getsockname()[1]))
        await super().startup(sockets)

    async def _leap(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._clock.leap(float(await reader.readline()))
        for _ in range(SETTLED):
            await self.app.state.lobby.tables.flushed()
        writer.close()
