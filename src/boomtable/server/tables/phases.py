"""The phases of a table: gathering, playing, over or closed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from boomtable.core.dice import FairDice
from boomtable.core.schema import Action, Go, Pause, Resume
from boomtable.server.clock import Clock
from boomtable.server.errors import NotNow
from boomtable.server.game.running_game import RunningGame
from boomtable.server.people.people import Person
from boomtable.server.protocol.requests import FOLLOWING, NextGame
from boomtable.server.seating import insiders
from boomtable.server.seating.arranging import seats_to_start
from boomtable.server.seating.change import Change, hands
from boomtable.server.seating.room import Room
from boomtable.server.seating.seats import Seats
from boomtable.server.store.facts import TableFacts
from boomtable.server.tables.attempts import attempts
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Record
from boomtable.server.tables.turns import Turns, in_turn
from boomtable.table.fair import table_key
from boomtable.table.table import Table

LOTS = -1  # the place of the lots in the dice of a table: before its deal, which is entry 0


class Phases:
    """Moves a table from phase to phase. Listens to the game: when it is over, so is the table."""

    def __init__(
        self,
        turns: Turns,
        clock: Clock,
        room: Callable[[], Room],
        record: Record,
        match: Match,
        make_next: Callable[[Person, NextGame], Awaitable[str]],
    ) -> None:
        self.turns = turns
        self._clock = clock
        self._room = room
        self._record = record
        self._match = match
        self._make_next = make_next
        match.ready.connect(self._finish_if_over)
        match.went_on.connect(self._finish_if_over)

    @in_turn
    async def start(self, person: Person, *, held: bool = False, entropy: str | None = None) -> None:
        """Deal, and begin; where it is held, with a pause that comes before anybody's first action."""
        seats, now = seats_to_start(self._room(), person, entropy), int(self._clock.now())
        record, game, key = self._record, self._record.game, key_of(self._record.facts, seats)
        options = game.draw_lots(record.options, FairDice(key, LOTS))
        table = Table(game, options, key=key)
        running = self._match.of(table, 0, [now])
        facts = {
            "phase": "playing",
            "setup_rolls": msgspec.json.encode(table.setup_rolls).decode(),
            "started": now,
            "clock_set": now,
            "clock_runs": True,
            "clock_entry": 0,
            "rules_version": game.info.rules_version,
        }
        if options != record.options:
            facts["options"] = msgspec.json.encode(options).decode()
        await record.save(Change(facts, seats))
        running.timers.follow(game.timers(table.state), 0)
        by_bots = [] if table.over else [seat.seat for seat in seats if seat.kind == "bot"]
        first: list[Action] = [*hands(self._room(), by_bots, bot=True)]
        if held and not table.over:
            first.append(Pause())
        await self._match.begin(running, first)

    @in_turn
    async def pause(self, person: Person) -> None:
        self._room().check_may_pause(person.id)
        await self._match.tell(Pause())

    @in_turn
    async def resume(self, person: Person) -> None:
        self._room().check_may_pause(person.id)
        await self._match.submit(Resume())

    @in_turn
    async def go(self, person: Person, ends: str) -> None:
        """Tell the game that everybody is ready, where it waits for that."""
        self._room().check_says_go(person.id)
        info = self._record.game.info
        if "Go" not in info.hears:
            raise NotNow(f"{info.title} waits for nobody to say go")
        if self._match.paused:
            raise NotNow("nobody can say go: the game is paused")
        await self._match.submit(Go(ends))

    @in_turn
    async def close(self, person: Person) -> None:
        self._room().check_host(person.id)
        self._room().check_phase("gathering", "playing")
        if self._match.running is not None:
            await self._match.running.inbox.emptied()  # a move that came earlier may end the game
            self._room().check_phase("playing")
        await self.shut("host")

    async def shut(self, reason: str) -> None:
        """End the table without a result."""
        self._match.closing = True
        try:
            await self._record.save(Change({"phase": "closed", "closing": reason}))
        finally:
            self._match.closing = False
        if self._match.running is not None:
            self._match.running.stop()

    @in_turn
    async def rematch(self, person: Person, wish: NextGame = FOLLOWING) -> str:
        """Make the table for the next game of the series, with everybody who sat here; returns its id."""
        room = self._room()
        room.check_may_play_again(person.id)
        room.check_phase("over")
        if room.facts.next_table is not None:
            return room.facts.next_table
        table_id = await self._make_next(person, wish)
        await self._record.save(Change({"next_table": table_id}))
        return table_id

    def _finish_if_over(self, running: RunningGame) -> None:
        if not running.table.over or self._record.facts.phase != "playing" or self._match.closing:
            return
        now, outcome = int(self._clock.now()), self._match.outcome()
        self._record.save_later(
            attempts(self._record, outcome, self._record.game.slips(running.table.state), now),
            phase="over",
            outcome=msgspec.json.encode(outcome).decode(),
            tally=msgspec.json.encode(self._record.game.tally(running.table.state)).decode(),
            ended=now,
            changed=now,
            clock_at=running.time.now(),
            clock_runs=False,
            clock_entry=len(running.table.entries),
            **insiders.NOBODY,
        )


def key_of(facts: TableFacts, seats: Seats) -> bytes:
    """The key of the table's dice."""
    return table_key(bytes.fromhex(facts.seed), [bytes.fromhex(seat.entropy or "") for seat in seats])
