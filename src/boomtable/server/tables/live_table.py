"""One table on the server: its parts, and how they are wired."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.seats import Viewer
from boomtable.server.bots.bot_seat import BotTable
from boomtable.server.bots.crew import BotCrew
from boomtable.server.game.tempo import Tempo
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import NextGame
from boomtable.server.seating.change import Change
from boomtable.server.seating.presence import Presence
from boomtable.server.seating.room import Room
from boomtable.server.seating.screens import opened_by
from boomtable.server.seating.seats import Seats
from boomtable.server.store.facts import TableFacts
from boomtable.server.store.hold import Hold
from boomtable.server.tables.advice import AdviceDesk
from boomtable.server.tables.audience import Audience
from boomtable.server.tables.chat import Chat
from boomtable.server.tables.insiders import Insiders
from boomtable.server.tables.match import Match
from boomtable.server.tables.moves import Moves
from boomtable.server.tables.pacing import Pacing
from boomtable.server.tables.phases import Phases
from boomtable.server.tables.record import Record
from boomtable.server.tables.recording import Recordings
from boomtable.server.tables.seat_changes import SeatChanges
from boomtable.server.tables.services import Services
from boomtable.server.tables.succession import Succession
from boomtable.server.tables.talk import Talk
from boomtable.server.tables.turns import Turns
from boomtable.table.fair import bots_seed, commitment


class LiveTable:
    """One table, made of parts. Those that listen to the same signal hear it in the order in which they are made: people before bots."""

    def __init__(
        self,
        services: Services,
        facts: TableFacts,
        seats: Seats,
        chat: Chat,
        hold: Hold,
        make_next: Callable[[LiveTable, Person, NextGame], Awaitable[str]],
    ) -> None:
        clock = services.clock
        self.services = services
        self.turns = turns = Turns()
        self.record = record = Record(services.writer, clock, facts, seats, hold)
        tempo = Tempo(services.speed)
        self.match = match = Match(services, record, turns, tempo)
        self._presence = Presence(clock.now())
        insiders = Insiders(record)
        self.audience = Audience(clock, record, match, self._presence, chat, insiders)
        self._succession = Succession(clock, record, self._presence, self.audience)
        self.phases = Phases(turns, clock, self.room, record, match, partial(make_next, self))
        self.talk = Talk(turns, clock, record, match, self.audience)
        self.seating = SeatChanges(turns, self.room, record, match, self.talk, chat, insiders)
        self.pacing = Pacing(turns, self.room, record, match, tempo)
        self.moves = Moves(record, match)
        seed = bots_seed(bytes.fromhex(facts.seed))
        self.advice = AdviceDesk(services.pool, record, match, self.audience.subscribers, seed)
        self.recordings = Recordings(record, match)
        self.bots = BotCrew(BotTable(facts.id, services.pool, clock, tempo, seed), self.audience.subscribers)
        tempo.changed.connect(self._keep_tempo)
        record.changed.connect(lambda _: self._seat_bots())
        match.ready.connect(lambda _: self._seat_bots())
        match.went_on.connect(lambda _: self.bots.look())
        match.ready.connect(lambda _: self._note_to_move())
        match.went_on.connect(lambda _: self._note_to_move())

    @property
    def id(self) -> str:
        return self.record.facts.id

    @property
    def code(self) -> str:
        return self.record.facts.code

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.record.facts.seed))

    @property
    def facts(self) -> TableFacts:
        return self.record.facts

    @property
    def seats(self) -> Seats:
        return self.record.seats

    @property
    def game(self) -> AnyGame:
        return self.record.game

    @property
    def options(self) -> Options:
        return self.record.options

    @property
    def changed(self) -> int:
        """Server time at which something last happened here."""
        running = self.match.running
        return self.facts.changed if running is None else max(self.facts.changed, running.written[-1])

    @property
    def is_quiet(self) -> bool:
        """Whether nobody looks on, no timer runs and nothing is being changed."""
        return not self.audience.subscribers and not self.match.timers_run and not self.turns.lock.locked()

    def screen_of(self, code: str) -> Viewer | None:
        """The audience whose screen this code opens."""
        return opened_by(self.facts, self.game, code)

    def room(self) -> Room:
        """A snapshot of the table, for decisions."""
        record = self.record
        return Room(
            record.facts, record.seats, record.game, record.options, self._presence, self.services.clock.now(), self.match.idle_since
        )

    def abandon(self) -> None:
        """Stop at once and save nothing: the table is another server's, or has to be read again."""
        self.turns.asleep = True
        self._succession.stop()
        self.bots.go_home()
        if self.match.running is not None:
            self.match.running.inbox.shut()
            self.match.running.stop()

    async def sleep(self) -> None:
        """Stop the clocks and release everything, before the table is unloaded."""
        self.turns.asleep = True
        async with self.turns.lock:  # changes that have begun are finished first
            self._succession.stop()
            self.bots.go_home()
            running = self.match.running
            if running is None:
                return
            await running.inbox.emptied()
            running.stop()
            if self.facts.phase == "playing":
                now = int(self.services.clock.now())
                entries = len(running.table.entries)
                stopped = {"clock_at": running.time.now(), "clock_set": now, "clock_runs": False, "clock_entry": entries}
                await self.record.save(Change(stopped))

    def _note_to_move(self) -> None:
        """Keep whose turn it is in a game that lasts for days, for the lists of those who play in several."""
        if self.facts.pace == "relaxed" and self.facts.phase == "playing":
            seats = [str(seat.seat) for seat in self.seats if self.match.idle_since(seat.seat, seat.seat) is not None]
            self.record.save_unseen(to_move=" ".join(seats))

    def _keep_tempo(self) -> None:
        """A pause that has begun lasts as long as it would now."""
        if self.match.running is not None:
            self.match.running.timers.set_alarm()

    def _seat_bots(self) -> None:
        """Let bots play where the seats say so, once the game knows about them."""
        running = self.match.running
        if running is None or not self.match.settled or self.facts.phase != "playing" or self.turns.asleep:
            self.bots.go_home()
            return
        self.bots.take_seats(running, {seat.seat: seat.level for seat in self.seats if seat.by_bot and seat.level is not None})
