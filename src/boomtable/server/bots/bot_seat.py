"""One seat that a bot plays: shows the bot what the seat sees, asks it, and puts its answers into the inbox."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec

from boomtable.core.errors import IllegalAction, MalformedAction
from boomtable.server.bots.levels import LEVELS, bot_of
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.worker_messages import Answer, Ask, Rise, Show, Sit
from boomtable.server.clock import Alarm, Clock
from boomtable.server.game.inbox import Letter
from boomtable.server.game.running_game import RunningGame
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.game.tempo import Tempo
from boomtable.server.logs import trouble
from boomtable.table.rates import TOO_SOON

PLAIN_AFTER = 2  # answers that would not do, until any legal action is taken, or none where the game does not wait for one
REST_AFTER = 5
REST_MS = 5000
COMPLETING = 3  # how much sooner a bot finishes what it has begun
SPARE_MS = 100  # a bot is done thinking so long before its time, or the time it takes would tell something about what it sees


@dataclass(frozen=True)
class BotTable:
    """What the bots of one table have in common."""

    id: str
    pool: BotPool
    clock: Clock
    tempo: Tempo
    seed: int  # so that they can agree on habits


class BotSeat(Subscriber):
    """At most one question is open at a time; what happens meanwhile leads to the next."""

    def __init__(self, shared: BotTable, running: RunningGame, seat: int, level: str) -> None:
        self.level = level
        self._shared = shared
        self._running = running
        self._table = running.table
        self._seat = seat
        self._bot = f"{shared.id}/{seat}/{secrets.token_hex(4)}"
        self._decode: Any = msgspec.json.Decoder(running.table.game.action_type).decode
        self._number = 0
        self._open = False  # a question is open
        self._missed = False  # something happened since it was asked
        self._failed = 0
        self._due = 0.0  # when the answer to the open question is given, however soon it is known
        self._asked_seen = 0
        self._alarm: Alarm | None = None
        self._sit()

    def send(self, frame: bytes) -> None:
        self._shared.pool.send(self._shared.id, Show(self._bot, msgspec.Raw(frame)))

    def look(self) -> None:
        """Something happened: ask, if there is something to be done and no question is open."""
        if self._open:
            self._missed = True
        elif self._table.paused or self._table.over or not self._table.game.offers(self._table.state, self._seat):
            return
        elif self._failed < PLAIN_AFTER or self._is_waited_for():
            self._ask()
        else:
            self._failed = 0
            self._rest()

    def rise(self) -> None:
        self._close()
        self._number += 1
        self._shared.pool.send(self._shared.id, Rise(self._bot))

    # the worker's side

    def answered(self, answer: Answer) -> None:
        if not self._open or answer.number != self._number:
            return
        if answer.action is None:
            self._wait(answer.wait_ms)
            return
        action = answer.action.encode()
        self._alarm = self._shared.clock.ring(self._due, lambda: self._act(action))

    def lost(self) -> None:
        if self._open:
            self._failed += 1  # perhaps it was this question that broke the process
        self._close()
        self._sit()
        self.look()

    def moved(self) -> None:
        """An open question stays open: the process that was asked answers it before it goes."""
        self._sit()

    # inside

    def _sit(self) -> None:
        game, level = self._table.game, LEVELS[self.level]
        options = msgspec.Raw(msgspec.json.encode(game.known_options(self._table.options)))
        name = bot_of(self.level, game)
        sit = Sit(self._bot, game.info.id, options, self._seat, name, level.cap_ms, self._shared.seed)
        self._shared.pool.sit(self._shared.id, sit, self)
        self.send(self._running.updates.full(self._seat, [], "", recent=None))  # all that the seat has seen so far

    def _ask(self) -> None:
        self._number += 1
        self._open, self._missed = True, False
        delay_ms = self._delay_ms()  # kept if the tempo changes: the bot may think as long
        self._due = self._shared.clock.now() + delay_ms / self._shared.tempo.speed
        self._asked_seen = self._table.seen(self._seat)
        cap_ms = min(LEVELS[self.level].cap_ms, int(delay_ms) - SPARE_MS)
        ask = Ask(self._bot, self._number, self._failed >= PLAIN_AFTER, cap_ms, self._running.time.now())
        self._shared.pool.send(self._shared.id, ask)

    def _delay_ms(self) -> float:
        """It depends on what is asked, which everybody sees, and on nothing else."""
        game, delay_ms = self._table.game, LEVELS[self.level].delay_ms / self._shared.tempo.bots
        asked = {offer.type for offer in game.offers(self._table.state, self._seat)}
        return max(2 * SPARE_MS, delay_ms / COMPLETING) if asked & set(game.info.completes) else delay_ms

    def _wait(self, ms: int | None) -> None:
        """The bot lets others act first."""
        if self._is_waited_for():
            self._done(MalformedAction(f"seat {self._seat} cannot wait: the game waits for it"))
            return
        self._failed = 0
        missed = self._missed
        self._close()
        if missed:
            self.look()
        elif ms is not None:
            self._alarm = self._shared.clock.ring(self._shared.clock.now() + ms / self._shared.tempo.speed, self.look)

    def _act(self, action: bytes) -> None:
        self._alarm = None
        try:
            decoded = self._decode(action)
        except msgspec.DecodeError as error:
            self._done(MalformedAction(str(error)))
            return
        self._running.inbox.put(Letter(self._seat, decoded, self._done, seen=self._asked_seen))

    def _done(self, error: Exception | None) -> None:
        if not self._open:
            return
        missed = self._missed
        self._close()
        if error is None:
            self._failed = 0
            if missed:
                self.look()
            return
        if isinstance(error, IllegalAction) and error.rule == TOO_SOON:
            self._rest(int(str(error.facts["ms"])) / self._shared.tempo.speed)
            return
        if self._table.paused:  # it is asked again when the game goes on
            return
        if not missed:  # otherwise something came before the answer, which is nobody's fault
            rule = error.rule if isinstance(error, IllegalAction) else None
            trouble("a bot's answer was refused", error, table=self._shared.id, seat=self._seat, bot=self.level, rule=rule)
        self._failed += 1
        if self._failed < REST_AFTER:
            self.look()
        else:
            trouble("a bot cannot go on", error, table=self._shared.id, seat=self._seat, bot=self.level)
            self._rest()

    def _is_waited_for(self) -> bool:
        return self._seat in self._table.game.waiting_on(self._table.state)

    def _rest(self, ms: float = REST_MS) -> None:
        self._alarm = self._shared.clock.ring(self._shared.clock.now() + ms, self.look)

    def _close(self) -> None:
        self._open = False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
