"""The game of a table: none yet, running, or over. Signals tell listeners what happens in it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Outcome
from boomtable.core.seats import TABLE, Viewer
from boomtable.server.errors import NotNow, PutAway
from boomtable.server.game.inbox import Letter
from boomtable.server.game.running_game import RunningGame
from boomtable.server.game.tempo import Tempo
from boomtable.server.seating.room import check_phase
from boomtable.server.signals import Signal
from boomtable.server.tables.record import Record
from boomtable.server.tables.services import Services
from boomtable.server.tables.turns import Turns
from boomtable.table.table import Table


class Match:
    def __init__(self, services: Services, record: Record, turns: Turns, tempo: Tempo) -> None:
        self._services = services
        self._tempo = tempo
        self._record = record
        self._turns = turns
        self.running: RunningGame | None = None
        self.settled = False  # the game knows which seats bots play, so they may begin
        self.closing = False  # the table is being closed: nothing else may end the game
        self.begun: Signal[[RunningGame]] = Signal()
        self.ready: Signal[[RunningGame]] = Signal()
        self.went_on: Signal[[RunningGame]] = Signal()

    @property
    def paused(self) -> bool:
        return self.running is not None and self.running.table.paused

    @property
    def timers_run(self) -> bool:
        return self.running is not None and bool(self.running.timers) and self.running.time.runs

    def outcome(self) -> Outcome:
        outcome = None if self.running is None else self._record.game.outcome(self.running.table.state)
        if outcome is None:
            raise NotNow("the game is not over")
        return outcome

    def idle_since(self, seat: int, viewer: Viewer) -> float | None:
        """Since when the game has been waiting for this seat, as far as `viewer` may know; None if it is not."""
        running = self.running
        if running is None or seat not in self._record.game.view(running.table.state, viewer).waiting_on:
            return None
        return running.written[-1]

    def of(self, table: Table, at: int, written: list[int]) -> RunningGame:
        """A game that was just dealt or read from the log; it runs when it is begun."""
        services = self._services
        hold, lost = self._record.hold, self._record.lost.send
        return RunningGame(services.writer, services.clock, self._tempo, hold, table, at, written, self.went_on.send, lost)

    async def begin(self, running: RunningGame, first: Sequence[Action] = ()) -> None:
        """Let the game run. Whatever anybody does comes after `first` in the inbox."""
        self.running = running
        running.run()
        told = [_put(running, change) for change in first]
        self.begun.send(running)
        try:
            for done in told:
                await done
        finally:
            self.settled = True
            self.ready.send(running)

    def playing(self) -> RunningGame:
        if self._turns.asleep:
            raise PutAway("say hello to this table again")
        if self.closing:
            raise NotNow("the table is being closed")
        check_phase(self._record.facts, "playing")
        assert self.running is not None
        return self.running

    async def submit(self, action: Action) -> None:
        """Carry out an action of the table itself, through the same inbox; NotNow if the rules forbid it."""
        try:
            await _put(self.playing(), action)
        except IllegalAction as error:
            raise NotNow(str(error)) from error

    async def tell(self, *actions: Action) -> None:
        """Submit actions that follow from something that has happened; it is no error if the game ends meanwhile."""
        try:
            for action in actions:
                await self.submit(action)
        except NotNow:
            if self._record.facts.phase == "playing":
                raise


def _put(running: RunningGame, action: Action) -> asyncio.Future[None]:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    running.inbox.put(Letter(TABLE, action, lambda error: done.set_result(None) if error is None else done.set_exception(error)))
    return done
