"""Everything about a table but its game: facts and seats, who is there, who is host, and how changes are kept and shown."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from boomtable.core.schema import Options
from boomtable.server.clock import Alarm
from boomtable.server.errors import BadRequest, NotNow, NotYours
from boomtable.server.game.subscribers import Subscribers
from boomtable.server.game.updates import encode
from boomtable.server.logs import trouble
from boomtable.server.people.people import Person
from boomtable.server.protocol.decoding import decode_options, find_game
from boomtable.server.protocol.messages import Card, Loss, ModeratorCard, SeatCard, TableCard
from boomtable.server.seating.seats import Seats, next_host, seats_of
from boomtable.server.store import saving
from boomtable.server.store.facts import Phase, SeatFacts, TableFacts
from boomtable.server.tables.presence import Presence
from boomtable.server.tables.services import Services
from boomtable.server.tables.shown_options import shown_options
from boomtable.table.fair import commitment

replace = msgspec.structs.replace

GATHER_MS = 100  # how long a change of presence waits for others


class TableFrame(ABC):
    def __init__(self, services: Services, facts: TableFacts, seats: Seats) -> None:
        self.services = services
        self.facts = facts
        self.seats = seats
        self.game = find_game(facts.game)
        self.options: Options = decode_options(self.game, facts.options.encode())
        self.door = asyncio.Lock()
        self.asleep = False  # forgotten by the memory; whoever still holds it must find it anew
        self.subscribers = Subscribers()
        self.presence = Presence(services.clock)
        self._commitment = commitment(bytes.fromhex(facts.seed))
        self._host_alarm: Alarm | None = None
        self._card_alarm: Alarm | None = None

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def code(self) -> str:
        return self.facts.code

    @property
    @abstractmethod
    def paused(self) -> bool: ...

    @abstractmethod
    def _seats_changed(self, lost: Loss | None = None) -> None:
        """After seats were saved: bots sit down or rise, and who lost a seat no longer looks as it and is told why."""

    # showing

    def card(self, person_id: str | None) -> TableCard:
        facts = self.facts
        sits = bool(seats_of(self.seats, person_id))
        you_host = person_id is not None and facts.host == person_id
        return TableCard(
            table=facts.id,
            game=facts.game,
            options=shown_options(facts, self.game, self.options, host=you_host),
            warnings=self.game.warnings(self.options) if you_host and facts.phase == "gathering" else [],
            phase=facts.phase,
            seats=[self._seat_card(seat, person_id) for seat in self.seats],
            you_host=you_host,
            public=facts.public,
            spectators=facts.spectators,
            pace=facts.pace,
            hints=facts.hints,
            moderator=self._moderator_card(person_id),
            bots_only=self.game.bots_only(self.options),
            round=facts.round,
            watching=self.subscribers.spectators(),
            paused=self.paused,
            commitment=self._commitment,
            code=facts.code if sits or you_host else None,
            next_table=facts.next_table,
            closing=facts.closing,
        )

    def show_cards_soon(self) -> None:
        """Those who come and go together are told of together: thirty phones that wake up are not nine hundred cards."""
        if self._card_alarm is None:
            self._card_alarm = self.services.clock.ring(self.services.clock.now() + GATHER_MS, self.show_cards)

    def show_cards(self) -> None:
        if self._card_alarm is not None:
            self._card_alarm.cancel()
            self._card_alarm = None
        for person_id, subscribers in self.subscribers.by_person().items():
            frame = encode(Card(self.id, self.card(person_id)))
            for subscriber in subscribers:
                subscriber.send(frame)

    def _seat_card(self, seat: SeatFacts, person_id: str | None) -> SeatCard:
        return SeatCard(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            face=seat.face,
            level=seat.level,
            online=seat.kind == "bot" or seat.person in self.presence.online,
            you=person_id is not None and seat.person == person_id,
            host=seat.person is not None and seat.person == self.facts.host,
            muted=seat.muted,
            away=seat.away,
        )

    def _moderator_card(self, person_id: str | None) -> ModeratorCard | None:
        if not self.game.moderated(self.options):
            return None
        moderator = self.facts.moderator
        if moderator is None:
            return ModeratorCard("open", "", online=False, you=False)
        return ModeratorCard("person", self.facts.moderator_name, online=moderator in self.presence.online, you=moderator == person_id)

    # keeping

    async def save(self, seats: Seats | None = None, *, lost: Loss | None = None, **changes: Any) -> None:
        """Write the changes, then make them so and show them. Only what is named here changes, whatever else happens meanwhile."""
        before, old_seats = self.facts, self.seats
        changes["changed"] = int(self.services.clock.now())

        def write(connection: Connection) -> None:
            saving.save_table(connection, before, replace(before, **changes))
            if seats is not None:
                saving.save_seats(connection, before.id, old_seats, seats)

        await self.services.writer.submit(write)
        self.facts = replace(self.facts, **changes)
        if seats is not None:
            self.seats = seats
            self._seats_changed(lost)
        self.show_cards()

    # who may

    def check_host(self, person: Person) -> None:
        if self.facts.host != person.id:
            raise NotYours("only the host may do that")

    def check_may_pause(self, person: Person) -> None:
        if self.facts.moderator != person.id:
            self.check_host(person)

    def check_says_go(self, person: Person) -> None:
        """The moderator, or the host where there is none."""
        if self.facts.moderator is None:
            self.check_host(person)
        elif self.facts.moderator != person.id:
            raise NotYours("only the moderator may do that")

    def check_phase(self, *phases: Phase) -> None:
        if self.facts.phase not in phases:
            raise NotNow(f"that is not possible: the table is {self.facts.phase}")

    def seat(self, seat: int) -> SeatFacts:
        if not 0 <= seat < len(self.seats):
            raise BadRequest(f"there is no seat {seat}: the table has {len(self.seats)}, counted from 0")
        return self.seats[seat]

    def own_seat(self, person_id: str | None, seat: int) -> SeatFacts:
        held = self.seat(seat)
        if person_id is None or held.person != person_id:
            raise NotYours(f"seat {seat} is not yours")
        return held

    def write_later(self, work: Callable[[Connection], object]) -> None:
        """For what need not be on the disk before the next thing happens."""
        self.services.writer.submit(work).add_done_callback(_written)

    # who is there

    def people_changed(self) -> bool:
        """Somebody came or went, perhaps; whether somebody did."""
        if not self.presence.now_online(self.subscribers.people()):
            return False
        self.watch_host()
        return True

    def watch_host(self) -> None:
        """Let somebody else be host when this one has been away for long; as soon as there is somebody."""
        self.rest()
        host, heir = self.facts.host, next_host(self.seats, self.presence.online, self.facts.moderator)
        if heir is None or heir == host or host in self.presence.online or self.facts.phase == "closed":
            return
        due = self.services.clock.now() if host is None else self.presence.patience_ends(host)
        self._host_alarm = self.services.clock.ring(due, self._pass_on)

    def _pass_on(self) -> None:
        self._host_alarm = None
        heir = next_host(self.seats, self.presence.online, self.facts.moderator)
        if heir is None or self.facts.host in self.presence.online:
            return
        before = self.facts
        self.facts = after = replace(before, host=heir)
        self.write_later(lambda connection: saving.save_table(connection, before, after))
        self.show_cards()

    def rest(self) -> None:
        if self._host_alarm is not None:
            self._host_alarm.cancel()
            self._host_alarm = None


def _written(future: asyncio.Future[object]) -> None:
    if not future.cancelled() and future.exception() is not None:
        trouble("a change could not be written")
