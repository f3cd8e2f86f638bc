"""People and bots taking, leaving and handing over the seats of a table."""

from __future__ import annotations

import secrets
from abc import abstractmethod

import msgspec

from boomtable.core.schema import ChangeHands
from boomtable.core.seats import Viewer
from boomtable.server.bots.hints import check_gives_hints
from boomtable.server.bots.levels import check_level, usual_level
from boomtable.server.errors import BadRequest, NoSuchTable, NotNow, NotYours, SeatKept
from boomtable.server.people.codes import LIFE_MS, code_hash, new_device_code, tidy
from boomtable.server.people.people import Person
from boomtable.server.people.wording import plain_name
from boomtable.server.protocol.decoding import decode_options
from boomtable.server.protocol.requests import TableSettings
from boomtable.server.seating.seats import Seats, first_open, freed, next_host, resized, seats_of, with_seat
from boomtable.server.store import saving
from boomtable.server.store.facts import DeviceFacts, SeatFacts
from boomtable.server.tables.one_at_a_time import one_at_a_time
from boomtable.server.tables.presence import IDLE_MS
from boomtable.server.tables.table_frame import TableFrame, replace
from boomtable.table.fair import ENTROPY_BYTES


class SeatedTable(TableFrame):
    @abstractmethod
    def idle_since(self, seat: int, viewer: Viewer) -> float | None:
        """Since when the game waits for this seat, as far as `viewer` may know; None when it does not."""

    @abstractmethod
    async def change_hands(self, change: ChangeHands) -> None:
        """Tell the game, if it wants to know."""

    @abstractmethod
    async def stand_still(self) -> None:
        """Pause the game in the name of the table."""

    @abstractmethod
    async def tell_moved(self, seat: int) -> None:
        """Tell everybody that the host has moved this seat to another device."""

    @property
    def _keeps_seats(self) -> bool:
        """Whether a game has been dealt whose seats hide something."""
        return self.facts.phase == "playing" and self.game.info.keeps_seats

    # sitting

    @one_at_a_time
    async def sit(self, person: Person, seat: int | None, code: str | None, name: str, face: int, entropy: str) -> int:
        """Take a seat; on a seat of one's own: change what it shows and adds to the deal."""
        self.check_phase("gathering", "playing")
        if self.game.bots_only(self.options):
            raise NotNow("nobody can sit down here: only bots play with these options, but they can be watched")
        name = plain_name(name)
        self._check_entropy(entropy)
        sits = bool(seats_of(self.seats, person.id))
        if not (sits or self.facts.public or self.facts.host == person.id) and tidy(code or "") != self.code:
            raise NotYours("this table wants its code")
        place = first_open(self.seats) if seat is None else seat
        if place is None:
            raise NotNow("no seat is free")
        held = self.seat(place)
        if held.person != person.id and held.kind != "open":
            raise NotNow(f"seat {place} is taken")
        fixed = self.facts.phase == "playing"  # the deal is done
        if fixed and person.id == self.facts.moderator:
            raise NotNow("nobody can sit down who moderates: the moderator has seen the cards")
        taken = replace(held, kind="person", person=person.id, name=name, face=face, entropy=held.entropy if fixed else entropy)
        if person.id == self.facts.moderator:
            await self.save(with_seat(self.seats, taken), moderator=None, moderator_name="")
        else:
            await self.save(with_seat(self.seats, taken), host=self.facts.host or person.id)
        self.watch_host()
        return place

    @one_at_a_time
    async def add_entropy(self, person: Person, seat: int, entropy: str) -> None:
        """Add to the deal from a seat that was not taken by sitting down: after a rematch, or on another device."""
        held = self.own_seat(person.id, seat)
        self.check_phase("gathering")
        self._check_entropy(entropy)
        before, added = self.seats, with_seat(self.seats, replace(held, entropy=entropy))
        await self.services.writer.submit(lambda connection: saving.save_seats(connection, self.id, before, added))
        self.seats = added

    @one_at_a_time
    async def leave(self, person: Person, seat: int) -> None:
        held = self.seat(seat)
        if held.person != person.id:
            self.check_host(person)
        if held.kind == "open":
            raise NotNow(f"seat {seat} is free already")
        self.check_phase("gathering", "playing")
        if self.facts.phase == "playing" and held.kind == "bot":
            raise NotNow(f"seat {seat} cannot be left: a bot plays it")
        left, sent_away = self.left(held), held.person != person.id
        seats = with_seat(self.seats, left)
        await self.save(seats, lost="freed" if sent_away else None, host=self.host_of(seats))
        if left.kind == "bot":
            await self.given_up([seat], sent_away=sent_away)

    async def given_up(self, places: list[int], *, sent_away: bool = False) -> None:
        """Bots play on where people were; without anybody left the table pauses (TB-013). That the game ends meanwhile is no error."""
        try:
            for place in places:
                await self._tell_hands(place, bot=True, sent_away=sent_away)
            if self._is_deserted() and not self.paused:
                await self.stand_still()
        except NotNow:
            if self.facts.phase == "playing":
                raise

    def _is_deserted(self) -> bool:
        """Whether bots play a game for nobody: all seats were given up for good, and nobody moderates."""
        return self._keeps_seats and self.facts.moderator is None and all(seat.person is None for seat in self.seats)

    def left(self, held: SeatFacts) -> SeatFacts:
        """The seat without whoever holds it: free, or a bot's where a dealt game keeps its seats."""
        if self._keeps_seats:
            return bot_on(held, held.level or usual_level(self.game))
        return freed(held)

    def host_of(self, seats: Seats) -> str | None:
        """Who is host when these are the seats: the same as long as there is a place for them."""
        host, moderator = self.facts.host, self.facts.moderator
        if seats_of(seats, host) or (host is not None and host == moderator):
            return host
        return next_host(seats, self.presence.online, moderator) or next((other.person for other in seats if other.person), host)

    @one_at_a_time
    async def mute(self, person: Person, seat: int, muted: bool) -> None:
        self.check_host(person)
        await self.save(with_seat(self.seats, replace(self.seat(seat), muted=muted)))

    @one_at_a_time
    async def settings(self, person: Person, wish: TableSettings) -> None:
        self.check_host(person)
        self.check_phase("gathering")
        options = decode_options(self.game, wish.options)
        check_gives_hints(self.game, wish.hints)
        seats = resized(self.seats, options.seats)
        person_on = next((seat.seat for seat in seats if seat.kind == "person"), None)
        if self.game.bots_only(options) and person_on is not None:
            raise NotNow(f"only bots play with these options: seat {person_on} must be left first")
        await self.save(
            seats=seats,
            options=msgspec.json.encode(options).decode(),
            public=wish.public,
            spectators=wish.spectators,
            pace=wish.pace,
            hints=wish.hints,
            moderator=self.facts.moderator if self.game.moderated(options) else None,
            moderator_name=self.facts.moderator_name if self.game.moderated(options) else "",
        )
        self.options = options

    # bots

    @one_at_a_time
    async def add_bot(self, person: Person, seat: int, level: str) -> None:
        """Put a bot on a free seat, or let it play for somebody."""
        self.check_phase("gathering", "playing")
        check_level(self.game, level)
        held = self.seat(seat)
        if held.kind != "person":
            self.check_host(person)
            if held.kind == "bot" and self.facts.phase == "playing":
                raise NotNow(f"seat {seat} is played by a bot already")
            await self.save(with_seat(self.seats, bot_on(held, level)))
        elif self.facts.phase == "gathering":
            raise NotNow(f"seat {seat} is taken")
        else:
            self._check_may_hand_over(person, held)
            await self.save(with_seat(self.seats, replace(held, away=True, level=level)))
        await self._tell_hands(seat, bot=True)

    @one_at_a_time
    async def remove_bot(self, person: Person, seat: int) -> None:
        held = self.seat(seat)
        if self.facts.phase == "gathering":
            self.check_host(person)
            if held.kind != "bot":
                raise NotNow(f"no bot sits on seat {seat}")
            await self.save(with_seat(self.seats, SeatFacts(seat)))
            return
        self.check_phase("playing")
        self.own_seat(person.id, seat)
        if not held.away:
            raise NotNow(f"seat {seat} is not played by a bot")
        await self.save(with_seat(self.seats, replace(held, away=False, level=None)))
        await self._tell_hands(seat, bot=False)

    def _check_may_hand_over(self, person: Person, held: SeatFacts) -> None:
        """The holder; the host, when the holder has been offline for a while; anybody, when a relaxed game waits for days."""
        if held.away:
            raise NotNow(f"seat {held.seat} is played by a bot already")
        if held.person == person.id:
            return
        now = self.services.clock.now()
        if self.facts.pace == "relaxed" and any(self._idles(held.seat, mine, now) for mine in seats_of(self.seats, person.id)):
            return
        self.check_host(person)
        if not self.presence.is_gone_since(held.person or "", now):
            raise NotNow(f"seat {held.seat} cannot be given to a bot yet: its holder is there, or left just now")

    def _idles(self, seat: int, viewer: Viewer, now: float) -> bool:
        since = self.idle_since(seat, viewer)
        return since is not None and now - since >= IDLE_MS

    async def _tell_hands(self, seat: int, *, bot: bool, sent_away: bool = False) -> None:
        if self.facts.phase == "playing" and "ChangeHands" in self.game.info.hears:
            await self.change_hands(ChangeHands(seat, bot, sent_away))

    # another device

    @one_at_a_time
    async def device_code(self, person: Person, seat: int) -> str:
        """A code that moves the seat to the browser that uses it first."""
        held, now = self.seat(seat), int(self.services.clock.now())
        by_host = held.person != person.id
        if by_host:
            self.check_host(person)
        if held.kind != "person":
            raise NotNow(f"seat {seat} cannot be moved: nobody sits there")
        if by_host and self._keeps_seats and not self.presence.is_gone_since(held.person or "", now):
            raise SeatKept(f"the host cannot move seat {seat} yet: its holder is there, or left just now [TB-014]")
        code, device = new_device_code(), DeviceFacts(seat, now if by_host else None)
        await self.services.writer.submit(lambda c: saving.new_device_code(c, code_hash(code), self.id, device, now + LIFE_MS))
        return code

    @one_at_a_time
    async def move_device(self, code: str, person: Person) -> int:
        now = int(self.services.clock.now())
        used = await self.services.writer.submit(lambda c: saving.use_device_code(c, code_hash(code), self.id, now))
        if used is None or self.seat(used.seat).kind != "person":
            raise NoSuchTable("this code opens nothing, or no longer")
        held, made = self.seats[used.seat], used.by_host_at if self._keeps_seats else None
        if made is not None and not self.presence.is_gone_since(held.person or "", made):
            raise SeatKept(f"this code of the host cannot move seat {used.seat}: its holder was there when it was made, or since [TB-014]")
        seats = with_seat(self.seats, replace(held, person=person.id))
        hosted = self.facts.host == held.person and not seats_of(seats, held.person)
        await self.save(seats, lost="moved", host=person.id if hosted else self.facts.host)
        if made is not None:
            await self.tell_moved(used.seat)
        return used.seat

    def _check_entropy(self, entropy: str) -> None:
        try:
            if len(bytes.fromhex(entropy)) == ENTROPY_BYTES:
                return
        except ValueError:
            pass
        raise BadRequest(f"a seat adds {ENTROPY_BYTES} random bytes to the deal, as hexadecimal digits")


def bot_on(seat: SeatFacts, level: str) -> SeatFacts:
    """The seat with a bot on it; what it adds to the deal comes from the server and is public in the end."""
    entropy = seat.entropy or secrets.token_hex(ENTROPY_BYTES)
    return SeatFacts(seat.seat, "bot", None, level.capitalize(), seat.seat, level, entropy=entropy)
