"""Actions of seats: from a message to the inbox, and the answer back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from boomtable.core.errors import IllegalAction
from boomtable.server.errors import NotNow
from boomtable.server.game.inbox import Letter, facts_of
from boomtable.server.protocol.decoding import decode_action
from boomtable.server.protocol.messages import Ack, Act, Refused
from boomtable.server.seating.seats import own_seat
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record


class Moves:
    def __init__(self, record: Record, match: Match) -> None:
        self._record = record
        self._match = match

    async def act(self, person_id: str | None, seat: int, id: str, seen: int, action: bytes) -> Ack | Refused:  # noqa: A002
        """Carry out an action of a seat, and answer once it is on the disk and shown. NoSuchAction if the game has none like it."""
        done: asyncio.Future[Ack | Refused] = asyncio.get_running_loop().create_future()

        def answer(told: Ack | Refused | Exception) -> None:
            if done.cancelled():
                return
            if isinstance(told, Exception):
                done.set_exception(told)
            else:
                done.set_result(told)

        self.post(person_id, Act(self._record.facts.id, seat, id, seen, msgspec.Raw(action)), answer)
        return await done

    def post(self, person_id: str | None, act: Act, answer: Callable[[Ack | Refused | Exception], None]) -> None:
        """Put an action into the inbox. `answer` is called in the turn of the loop that shows it to everybody."""
        seat, table_id = act.seat, self._record.facts.id
        held = own_seat(self._record.seats, person_id, seat)
        running = self._match.running
        if running is not None and (seat, act.id) in running.inbox.done:
            answer(Ack(table_id, seat, act.id))
            return
        if held.away:
            raise NotNow(f"seat {seat} is played by a bot: take it back first")
        running = self._match.playing()

        def judged(error: Exception | None) -> None:
            if error is None:
                answer(Ack(table_id, seat, act.id))
            elif isinstance(error, IllegalAction):
                answer(Refused(table_id, seat, act.id, error.rule, facts_of(error), str(error)))
            else:
                answer(error)

        running.inbox.put(Letter(seat, decode_action(self._record.game, bytes(act.action)), judged, client=act.id, seen=act.seen))
