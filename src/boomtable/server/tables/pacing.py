"""How quickly the table goes on by itself: as its setting says, and faster for as long as somebody is waiting for their turn."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.server.game.running_game import RunningGame
from boomtable.server.game.tempo import Tempo
from boomtable.server.people.people import Person
from boomtable.server.seating import pacing
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import seats_of
from boomtable.server.store.facts import TempoName
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record
from boomtable.server.tables.turns import Turns, in_turn


class Pacing:
    """Nobody's hurry is written down: it ends with the turn it was for."""

    def __init__(self, turns: Turns, room: Callable[[], Room], record: Record, match: Match, tempo: Tempo) -> None:
        self.turns = turns
        self._room = room
        self._record = record
        self._tempo = tempo
        self._hurried_for: list[int] | None = None  # seats of whoever waits; None: nobody hurries
        self._set()
        record.changed.connect(lambda _: self._set())
        match.went_on.connect(self._went_on)

    @in_turn
    async def choose(self, person: Person, tempo: TempoName) -> None:
        await self._record.save(pacing.choose_tempo(self._room(), person, tempo))

    @in_turn
    async def hurry(self, person: Person) -> None:
        """Go on quickly until the game waits for this person."""
        pacing.check_may_hurry(self._room(), person)
        self._hurried_for = seats_of(self._record.seats, person.id)
        self._set()

    def _went_on(self, running: RunningGame) -> None:
        if self._hurried_for is not None and set(self._hurried_for) & set(running.table.game.waiting_on(running.table.state)):
            self._hurried_for = None
            self._set()

    def _set(self) -> None:
        keeps = pacing.several_play(self._record.seats)
        hurried = self._hurried_for is not None and not keeps
        self._tempo.set("fast" if hurried else self._record.facts.tempo, keeps_pauses=keeps)
