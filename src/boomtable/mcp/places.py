"""All places that this process holds, found by the handle that whoever holds one passes back."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from boomtable.client import ClientError, Guest
from boomtable.mcp.place import Place

MOST = 300  # at the same time


class Places:
    """Every place belongs to a guest of its own, so that nobody who asks here has the seats of others."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._places: dict[str, Place] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for place in list(self._places.values()):
            await self.give_up(place)

    def guest(self, name: str) -> Guest:
        """Somebody new, who is shown as a program."""
        if len(self._places) >= MOST:
            raise ClientError(f"no more seats can be held here: there are {MOST} already")
        return Guest(self.server, name=name, program=True)

    async def add(self, guest: Guest, table: str, seat: int) -> Place:
        place = Place(guest, table, seat)
        await place.open()
        self._places[place.handle] = place
        return place

    def find(self, handle: str) -> Place:
        if handle not in self._places:
            raise ClientError(f"there is no place {handle[:40]!r} here: make_table, sit and play_again give one")
        return self._places[handle]

    async def give_up(self, place: Place) -> None:
        del self._places[place.handle]
        await place.close()

    async def let_go(self, place: Place) -> None:
        """Of a place whose guest sits somewhere else now."""
        del self._places[place.handle]
        await place.hang_up()
