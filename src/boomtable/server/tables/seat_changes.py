"""Changes to the seats: decided by `seating`, saved by the record, passed on to the game."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.core.schema import Pause
from boomtable.server.people.codes import new_device_code
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import TableSettings, TakeSeat
from boomtable.server.seating import arranging, bots, devices, hints, leaving, moderating, renaming, sitting
from boomtable.server.seating.change import Change
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import seats_of
from boomtable.server.store.facts import is_arranged_by
from boomtable.server.tables.chat import Chat
from boomtable.server.tables.insiders import Insiders
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record
from boomtable.server.tables.talk import Talk
from boomtable.server.tables.turns import Turns, in_turn


class SeatChanges:
    def __init__(
        self, turns: Turns, room: Callable[[], Room], record: Record, match: Match, talk: Talk, chat: Chat, insiders: Insiders
    ) -> None:
        self.turns = turns
        self._room = room
        self._record = record
        self._match = match
        self._talk = talk
        self._chat = chat
        self._insiders = insiders

    @in_turn
    async def sit(self, person: Person, wish: TakeSeat) -> int:
        place, change = sitting.sit(self._room(), person, wish)
        await self._make(change)
        return place

    @in_turn
    async def add_entropy(self, person: Person, seat: int, entropy: str) -> None:
        await self._record.save_quietly(sitting.add_entropy(self._room(), person, seat, entropy))

    @in_turn
    async def mark(self, person_id: str | None, seat: int, marks: str) -> None:
        """Keep private pencil marks."""
        await self._record.save_quietly(sitting.mark(self._room(), person_id, seat, marks))

    @in_turn
    async def take_hint(self, person_id: str | None, seat: int) -> None:
        """Note that a hint was asked for, where and when that counts."""
        running, game = self._match.running, self._record.game
        if running is None or game.chapter(self._record.options) is None or self._record.seats[seat].hinted:
            return
        if game.had_turn(running.table.state, seat):
            await self._record.save_quietly(sitting.take_hint(self._room(), person_id, seat))

    @in_turn
    async def mute(self, person: Person, seat: int, muted: bool) -> None:
        await self._make(sitting.mute(self._room(), person, seat, muted=muted))

    @in_turn
    async def settings(self, person: Person, wish: TableSettings) -> None:
        await self._make(arranging.settings(self._room(), person, wish))

    @in_turn
    async def add_bot(self, person: Person, seat: int, level: str) -> None:
        await self._make(bots.add_bot(self._room(), person, seat, level))

    @in_turn
    async def remove_bot(self, person: Person, seat: int) -> None:
        await self._make(bots.remove_bot(self._room(), person, seat))

    @in_turn
    async def moderate(self, person: Person, code: str | None, name: str) -> None:
        await self._make(moderating.moderate(self._room(), person, code, name))

    @in_turn
    async def stop_moderating(self, person: Person) -> None:
        await self._make(moderating.stop_moderating(self._room(), person))

    @in_turn
    async def device_code(self, person: Person, seat: int) -> str:
        """A code that moves the seat to the browser that uses it first."""
        code, device = new_device_code(), devices.device_for(self._room(), person, seat)
        await self._record.add_device_code(code, device)
        return code

    @in_turn
    async def moderator_code(self, person: Person) -> str:
        """A code that moves the place beside the table."""
        code, device = new_device_code(), devices.moderator_device(self._room(), person)
        await self._record.add_device_code(code, device)
        return code

    @in_turn
    async def move_device(self, code: str, person: Person) -> int:
        used = await self._record.use_device_code(code)
        if used is not None:
            self._insiders.check_may_take(person, used)
        moved, change = devices.move(self._room(), used, person)
        await self._make(change)
        if moved.told:
            await self._talk.tell_moved(moved.seat)
        return moved.seat

    @in_turn
    async def rename(self, person: Person, former: str) -> None:
        if self._record.facts.phase in ("gathering", "playing"):
            await self._make(renaming.rename(self._room(), person, former))

    @in_turn
    async def leave(self, person: Person, seat: int) -> None:
        await self._make(leaving.leave(self._room(), person, seat))
        await self._stand_still_if_deserted()

    @in_turn
    async def forget(self, person_id: str) -> None:
        change = leaving.forget(self._room(), person_id)
        self._chat.forget(person_id)
        await self._make(change)
        await self._stand_still_if_deserted()

    def knows(self, person_id: str) -> bool:
        """Whether this table holds anything about this person."""
        sits = bool(seats_of(self._record.seats, person_id))
        return sits or is_arranged_by(self._record.facts, person_id) or self._chat.knows(person_id)

    async def _make(self, change: Change) -> None:
        await self._record.save(hints.followed(self._room(), change))
        await self._match.tell(*change.hands)

    async def _stand_still_if_deserted(self) -> None:
        if leaving.is_deserted(self._room()) and not self._match.paused:
            await self._match.tell(Pause())
