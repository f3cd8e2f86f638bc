"""What was said at one table, and who heard it."""

from __future__ import annotations

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.seats import EVERYBODY, Viewer, notices
from boomtable.core.state import State
from boomtable.server.errors import NotNow
from boomtable.server.protocol.messages import Said
from boomtable.server.store.facts import ChatFacts

RECENT = 50  # lines that a newcomer is sent
MOVED = "moved"  # the channel in which the table itself says that the host has moved this seat to another device


class Chat:
    """The chat of one table. Lines are numbered per viewer, so that nobody can count what is said elsewhere."""

    def __init__(self, lines: list[ChatFacts]) -> None:
        self._lines = lines
        self._heard: dict[Viewer, list[Said]] = {}

    def add(self, line: ChatFacts) -> None:
        self._lines.append(line)
        for viewer, heard in self._heard.items():
            if self.hears(viewer, line):
                heard.append(_said(line, len(heard) + 1))

    def hears(self, viewer: Viewer, line: ChatFacts) -> bool:
        return viewer == line.seat or notices(line.audience, viewer)

    def newest(self, viewer: Viewer) -> Said:
        """The line that was added last, for a viewer who hears it."""
        return self._all(viewer)[-1]

    def recent(self, viewer: Viewer) -> list[Said]:
        return [said for said in self._all(viewer)[-RECENT:] if said.text]

    def knows(self, person_id: str) -> bool:
        return any(line.person == person_id for line in self._lines)

    def forget(self, person_id: str) -> None:
        """Empty the lines of this person; the numbers of all lines stay."""
        blank = {"person": "", "name": "", "text": ""}
        self._lines = [msgspec.structs.replace(line, **blank) if line.person == person_id else line for line in self._lines]
        self._heard.clear()

    def _all(self, viewer: Viewer) -> list[Said]:
        if viewer not in self._heard:
            lines = [line for line in self._lines if self.hears(viewer, line)]
            self._heard[viewer] = [_said(line, number) for number, line in enumerate(lines, 1)]
        return self._heard[viewer]


def listeners(game: AnyGame, state: State | None, seat: int, channel: str) -> int:
    """The audience, as in an event, of what a seat says in a channel: while the game is on, its rules decide."""
    if channel not in (["table"] if state is None else game.channels(state, seat)):
        raise NotNow(f"seat {seat} cannot speak in {channel!r} now")
    return EVERYBODY if state is None else game.listeners(state, seat, channel)


def _said(line: ChatFacts, number: int) -> Said:
    return Said(number, line.at, line.seat, line.name, line.channel, line.text)
