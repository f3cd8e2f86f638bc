"""The inbox of one table: one action at a time is checked, written to the disk, and only then part of the game.

Chat lines take their turn among the actions, so that a line reaches exactly those who may hear it at that moment.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy.exc import IntegrityError

from boomtable.core.errors import BoomtableError, IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, is_seat
from boomtable.server.clock import Clock
from boomtable.server.errors import Lost
from boomtable.server.game.table_time import TableTime
from boomtable.server.logs import trouble
from boomtable.server.store.facts import EntryFacts
from boomtable.server.store.hold import Hold
from boomtable.server.store.writer import Writer
from boomtable.table.rates import Rates
from boomtable.table.table import Pending, Table

_encode = msgspec.json.Encoder().encode


class Letter:
    """An action waiting to be carried out. `answer` is called once: with None when it is done, else with the reason why it was not."""

    __slots__ = ("action", "actor", "answer", "client", "seen")

    def __init__(
        self,
        actor: Actor,
        action: Action,
        answer: Callable[[Exception | None], None],
        *,
        client: str | None = None,
        seen: int | None = None,
    ) -> None:
        self.actor = actor
        self.action = action
        self.answer = answer
        self.client = client  # the sender's id of this action
        self.seen = seen


class Inbox:
    def __init__(
        self,
        hold: Hold,
        table: Table,
        writer: Writer,
        clock: Clock,
        time: TableTime,
        accepted: Callable[[Pending], None],
        lost: Callable[[], None],
    ) -> None:
        self._id = hold.table
        self._hold = hold
        self._lost = lost  # is called when the log is not this server's to write any more
        self._is_shut = False
        self._table = table
        self._writer = writer
        self._clock = clock
        self._time = time
        self._accepted = accepted
        self._rates = Rates(table.game)
        self._waiting: deque[Letter | asyncio.Future[None]] = deque()  # actions, and requests for a turn of one's own
        self._current: tuple[Letter, Pending] | None = None
        self._held = False  # somebody has a turn of their own
        self._working = False  # an answer that puts another letter must not begin a second round of work
        self._empty: asyncio.Future[None] | None = None
        self.done: set[tuple[Actor, str]] = set()  # client ids that are in the log
        self.written = 0  # server time of the newest entry

    def put(self, letter: Letter) -> None:
        self._waiting.append(letter)
        self._go_on()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A turn of the caller's own: actions that came before are done, and those that come meanwhile wait."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._go_on()
        try:
            await turn
            yield
        finally:
            if not turn.cancelled():
                self._held = False
                self._go_on()

    def shut(self) -> None:
        """Carry out nothing more: the table is another server's."""
        self._is_shut = True

    async def emptied(self) -> None:
        """Wait until no action is waiting or being written."""
        if self._is_busy():
            if self._empty is None:
                self._empty = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._empty)

    def _is_busy(self) -> bool:
        return self._current is not None or self._held

    def _go_on(self) -> None:
        if not self._is_busy() and not self._working:
            self._working = True
            try:
                self._work()
            finally:
                self._working = False

    def _work(self) -> None:
        """Take letters until one has to be written, or somebody has a turn of their own."""
        while self._waiting:
            letter = self._waiting.popleft()
            if isinstance(letter, asyncio.Future):
                if self._gives_turn(letter):
                    return
                continue
            if self._is_shut:
                letter.answer(Lost(self._id))
                continue
            if letter.client is not None and (letter.actor, letter.client) in self.done:
                letter.answer(None)
                continue
            try:
                pending = self._prepare(letter)
            except Exception as error:
                if not isinstance(error, BoomtableError):
                    trouble("an action broke the rules' code", table=self._id, action=type(letter.action).__name__)
                letter.answer(error)
                continue
            self._current = letter, pending
            self._write(letter, pending)
            return
        if self._empty is not None:
            self._empty.set_result(None)
            self._empty = None

    def _gives_turn(self, turn: asyncio.Future[None]) -> bool:
        """Give somebody a turn of their own, unless they no longer want it; says whether it was given."""
        if turn.cancelled():
            return False
        self._held = True
        turn.set_result(None)
        return True

    def _prepare(self, letter: Letter) -> Pending:
        """Check the action and carry it out on a clone. A pause is reported before a rate limit, and that before what the rules say."""
        at, state, limited = self._time.now(), self._table.state, is_seat(letter.actor) and not self._table.paused
        if limited:
            self._rates.check(state, letter.actor, letter.action, at)
        pending = self._table.prepare(letter.actor, letter.action, at, seen=letter.seen)
        if limited:
            self._rates.note(state, letter.actor, letter.action, at)
        return pending

    def _write(self, letter: Letter, pending: Pending) -> None:
        entry = pending.entry
        action, rolls = _encode(entry.action).decode(), _encode(entry.rolls).decode()
        now = int(self._clock.now())
        row = EntryFacts(self._id, pending.number, entry.at, entry.actor, action, rolls, entry.digest, letter.client, now)
        self._writer.append(row, self._hold, self._written)

    def _written(self, error: Exception | None) -> None:
        assert self._current is not None
        (letter, pending), self._current = self._current, None
        if error is None:
            self._table.accept(pending)
            if letter.client is not None:
                self.done.add((letter.actor, letter.client))
            self.written = int(self._clock.now())
            self._tell(pending)
        elif isinstance(error, (Lost, IntegrityError)):  # in its place stands what somebody else wrote
            self._lost()
            error = Lost(self._id)
        letter.answer(error)
        self._go_on()

    def _tell(self, pending: Pending) -> None:
        try:
            self._accepted(pending)
        except Exception:  # it is in the log, so the game goes on with it even if it could not be shown
            trouble("an action could not be shown", table=self._id, action=type(pending.entry.action).__name__)


def facts_of(error: IllegalAction) -> dict[str, str | int | float | bool | None]:
    """The facts of a refusal as they are sent."""
    return {name: fact if isinstance(fact, (str, int, float, bool)) or fact is None else str(fact) for name, fact in error.facts.items()}
