"""One table on the server: the game, those who play it and those who look on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from typing import Any

import msgspec

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands, Go, Outcome, Pause, Resume
from boomtable.core.seats import EVERYBODY, FULL, TABLE, Viewer
from boomtable.server.bots.crew import BotCrew
from boomtable.server.bots.hints import Hints, Tell
from boomtable.server.errors import BadRequest, NotNow, NotYours, RequestError
from boomtable.server.game.inbox import Letter, facts_of
from boomtable.server.game.replay import replay_as
from boomtable.server.game.running_game import RunningGame
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.game.updates import encode
from boomtable.server.people.people import Person
from boomtable.server.people.wording import plain
from boomtable.server.protocol.decoding import decode_action
from boomtable.server.protocol.messages import Ack, Act, Card, Heard, Loss, Notice, Refused
from boomtable.server.protocol.requests import Replay
from boomtable.server.seating.seats import Seats, seats_of, with_seat
from boomtable.server.seating.sight import check_may_replay, sight
from boomtable.server.store import saving
from boomtable.server.store.facts import ChatFacts, SeatFacts, TableFacts, is_arranged_by
from boomtable.server.tables.chat import MOVED, Chat, listeners
from boomtable.server.tables.moderated_table import ModeratedTable
from boomtable.server.tables.one_at_a_time import one_at_a_time
from boomtable.server.tables.recording import revealed_recording
from boomtable.server.tables.services import Services
from boomtable.server.tables.table_frame import replace
from boomtable.table.fair import ENTROPY_BYTES, table_key
from boomtable.table.recording import Recording, write
from boomtable.table.table import Pending, Table

CATCH_UP = 50  # updates that are told as one Step; who missed more gets a Full
MARKS_BYTES = 4096


class LiveTable(ModeratedTable):
    def __init__(
        self, services: Services, facts: TableFacts, seats: Seats, chat: Chat, make_next: Callable[[LiveTable, Person], Awaitable[str]]
    ) -> None:
        super().__init__(services, facts, seats)
        self.play: RunningGame | None = None
        self.chat = chat
        self.bots = BotCrew(services.pool, services.clock, services.speed, facts.id, self.subscribers)
        self.hints = Hints(services.pool, facts.id, self.game)
        self._make_next = make_next
        self._shutting = False  # meanwhile nothing else ends the game

    @property
    def paused(self) -> bool:
        return self.play is not None and self.play.table.paused

    @property
    def timers_run(self) -> bool:
        return self.play is not None and bool(self.play.timers) and self.play.time.runs

    @property
    def changed(self) -> int:
        """Server time of the last thing that happened here."""
        return self.facts.changed if self.play is None else max(self.facts.changed, self.play.written[-1])

    def outcome(self) -> Outcome:
        outcome = None if self.play is None else self.game.outcome(self.play.table.state)
        if outcome is None:
            raise NotNow("the game is not over")
        return outcome

    # phases

    @one_at_a_time
    async def start(self, person: Person) -> None:
        self.check_host(person)
        self.check_phase("gathering")
        empty = [seat.seat for seat in self.seats if seat.kind == "open"]
        if empty:
            raise NotNow(f"the game cannot start: seat {empty[0]} is free")
        seats = [replace(seat, entropy=seat.entropy or secrets.token_hex(ENTROPY_BYTES)) for seat in self.seats]
        table = Table(self.game, self.options, key=key_of(self.facts, seats))
        now = int(self.services.clock.now())
        play = RunningGame(self.services.writer, self.services.clock, self.services.speed, self.id, table, 0, [now], self.went_on)
        rolls = msgspec.json.encode(table.setup_rolls).decode()
        await self.save(
            seats=seats,
            phase="playing",
            setup_rolls=rolls,
            started=now,
            clock_set=now,
            clock_runs=True,
            rules_version=self.game.info.rules_version,
        )
        play.timers.follow(self.game.timers(table.state), 0)
        hears = "ChangeHands" in self.game.info.hears and not table.over
        await self.begin(play, [ChangeHands(seat.seat, bot=True) for seat in seats if hears and seat.kind == "bot"])

    async def begin(self, play: RunningGame, hands: Sequence[ChangeHands] = ()) -> None:
        """Let a game run that has just been dealt, or was read from the log. Whatever anybody does comes after `hands` in the inbox."""
        self.play = play
        play.run()
        told = [self._put(play, change) for change in hands]
        for subscriber in self.subscribers.delayed:
            play.subscribe_delayed(subscriber)
        for viewer, subscribers in self.subscribers.by_viewer.items():
            play.begin_showing(viewer)
            frame = self._full(play, viewer)
            for subscriber in subscribers:
                subscriber.send(frame)
        try:
            for done in told:
                await done
        finally:
            self._seats_changed()
            if play.table.over:
                self._finish(play)

    @one_at_a_time
    async def pause(self, person: Person) -> None:
        self.check_may_pause(person)
        await self.stand_still()

    @one_at_a_time
    async def resume(self, person: Person) -> None:
        self.check_may_pause(person)
        await self._submit(Resume())
        self.show_cards()

    @one_at_a_time
    async def go(self, person: Person, ends: str) -> None:
        """Say that everybody is ready, where the game waits for that."""
        self.check_says_go(person)
        if "Go" not in self.game.info.hears:
            raise NotNow(f"{self.game.info.title} waits for nobody to say go")
        if self.paused:
            raise NotNow("nobody can say go: the game is paused")
        await self._submit(Go(ends))

    @one_at_a_time
    async def close(self, person: Person) -> None:
        self.check_host(person)
        self.check_phase("gathering", "playing")
        if self.play is not None:
            await self.play.inbox.emptied()  # a move that came before may end the game
            self.check_phase("playing")
        await self.shut("host")

    async def shut(self, reason: str) -> None:
        """End the table without a result."""
        self._shutting = True
        try:
            await self.save(phase="closed", closing=reason)
        finally:
            self._shutting = False
        if self.play is not None:
            self.play.stop()
        self.bots.go_home()

    @one_at_a_time
    async def rematch(self, person: Person) -> str:
        """The next game of the series: another table, with everybody who sat here."""
        if not seats_of(self.seats, person.id) and not self._arranges(person.id):
            raise NotYours("only those who sat at this table may play again")
        self.check_phase("over")
        if self.facts.next_table is not None:
            return self.facts.next_table
        table_id = await self._make_next(self, person)
        await self.save(next_table=table_id)
        return table_id

    def _arranges(self, person_id: str) -> bool:
        """Whether it is the game of somebody without a seat: the moderator's, or that of a host who lets bots play."""
        return self.facts.moderator == person_id or (self.facts.host == person_id and self.game.bots_only(self.options))

    async def change_hands(self, change: ChangeHands) -> None:
        await self._submit(change)

    async def stand_still(self) -> None:
        await self._submit(Pause())
        self.show_cards()

    async def _submit(self, action: Action) -> None:
        """What the table itself does, through the same inbox; NotNow when the rules forbid it."""
        try:
            await self._put(self._playing(), action)
        except IllegalAction as error:
            raise NotNow(str(error)) from error

    def _put(self, play: RunningGame, action: Action) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        play.inbox.put(Letter(TABLE, action, lambda error: done.set_result(None) if error is None else done.set_exception(error)))
        return done

    def _playing(self) -> RunningGame:
        if self.asleep:
            raise NotNow("say hello to this table again")
        if self._shutting:
            raise NotNow("the table is being closed")
        self.check_phase("playing")
        assert self.play is not None
        return self.play

    # looking

    def subscribe(self, person_id: str | None, viewer: Viewer, seen: int, subscriber: Subscriber) -> None:
        """Send the card and all that is new since update number `seen`, then everything that happens."""
        delayed = sight(self.facts, self.seats, self.game, person_id, viewer) == "delayed"
        watching = self.subscribers.spectators()
        self.subscribers.add(subscriber, person_id, viewer, delayed=delayed)
        if self.people_changed() or self.subscribers.spectators() != watching:
            self.show_cards_soon()
        subscriber.send(encode(Card(self.id, self.card(person_id))))
        if self.play is not None:
            if delayed:
                self.play.subscribe_delayed(subscriber)
            else:
                self._catch_up(self.play, viewer, seen, subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        watching = self.subscribers.spectators()
        if not self._forget_subscriber(subscriber):
            return
        if self.people_changed() or self.subscribers.spectators() != watching:
            self.show_cards_soon()

    def _forget_subscriber(self, subscriber: Subscriber) -> bool:
        """Whether it looked on."""
        if self.play is not None and self.play.delayed is not None:
            self.play.delayed.unsubscribe(subscriber)
        return self.subscribers.remove(subscriber)

    def _catch_up(self, play: RunningGame, viewer: Viewer, seen: int, subscriber: Subscriber) -> None:
        newest = play.table.seen(viewer)
        play.begin_showing(viewer)
        if not 0 < seen <= newest or newest - seen > CATCH_UP:
            subscriber.send(self._full(play, viewer))
            return
        if seen < newest:
            subscriber.send(play.frames.step(viewer, seen))
        for said in self.chat.recent(viewer):
            subscriber.send(encode(Heard(self.id, viewer, said)))

    def _full(self, play: RunningGame, viewer: Viewer) -> bytes:
        marks = self.seats[viewer].marks if viewer >= 0 else ""
        return play.frames.full(viewer, self.chat.recent(viewer), marks)

    # acting

    async def act(self, person_id: str | None, seat: int, id: str, seen: int, action: bytes) -> Ack | Refused:  # noqa: A002
        """Acknowledged when it is on the disk and shown. MalformedAction for what is no action of this game."""
        done: asyncio.Future[Ack | Refused] = asyncio.get_running_loop().create_future()

        def answer(told: Ack | Refused | Exception) -> None:
            if done.cancelled():
                return
            if isinstance(told, Exception):
                done.set_exception(told)
            else:
                done.set_result(told)

        self.post(person_id, Act(self.id, seat, id, seen, msgspec.Raw(action)), answer)
        return await done

    def post(self, person_id: str | None, act: Act, answer: Callable[[Ack | Refused | Exception], None]) -> None:
        """`answer` hears what became of it in the same turn of the loop as everybody sees it: its sender gets both in one packet."""
        seat = act.seat
        held = self.own_seat(person_id, seat)
        if self.play is not None and (seat, act.id) in self.play.inbox.done:
            answer(Ack(self.id, seat, act.id))
            return
        if held.away:
            raise NotNow(f"seat {seat} is played by a bot: take it back first")
        play = self._playing()

        def judged(error: Exception | None) -> None:
            if error is None:
                answer(Ack(self.id, seat, act.id))
            elif isinstance(error, IllegalAction):
                answer(Refused(self.id, seat, act.id, error.rule, facts_of(error), str(error)))
            else:
                answer(error)

        play.inbox.put(Letter(seat, decode_action(self.game, bytes(act.action)), judged, client=act.id, seen=act.seen))

    def went_on(self, pending: Pending) -> None:
        """An entry is on the disk and part of the game."""
        assert self.play is not None
        self.play.show(self.subscribers.by_viewer)
        if self.play.table.over:
            self._finish(self.play)
        self.bots.look()

    def _finish(self, play: RunningGame) -> None:
        if self.facts.phase != "playing" or self._shutting:
            return
        outcome = msgspec.json.encode(self.outcome()).decode()
        tally = msgspec.json.encode(self.game.tally(play.table.state)).decode()
        before, now = self.facts, int(self.services.clock.now())
        over = replace(before, phase="over", outcome=outcome, tally=tally, ended=now, changed=now)
        self.facts = after = replace(over, clock_at=play.time.now(), clock_runs=False)
        self.write_later(lambda connection: saving.save_table(connection, before, after))
        self.bots.go_home()
        self.show_cards()

    # seats and bots

    def _seats_changed(self, lost: Loss | None = None) -> None:
        self._check_subscribers(lost)
        if self.play is None or self.facts.phase != "playing":
            return
        self.bots.take_seats(self.play, {seat.seat: seat.level for seat in self.seats if seat.by_bot and seat.level is not None})

    def _check_subscribers(self, lost: Loss | None) -> None:
        """Who lost a seat, or is no longer welcome, looks on no more."""
        for subscriber, person_id, viewer in self.subscribers.everybody():
            try:
                sight(self.facts, self.seats, self.game, person_id, viewer)
            except RequestError as error:
                self._forget_subscriber(subscriber)
                subscriber.send(encode(Notice("seat_lost", str(error), self.id, viewer, lost)))
        self.people_changed()

    def idle_since(self, seat: int, viewer: Viewer) -> float | None:
        play = self.play
        if play is None or seat not in self.game.view(play.table.state, viewer).waiting_on:
            return None
        return play.written[-1]

    # talking, marking, asking

    @one_at_a_time
    async def say(self, person_id: str | None, seat: int, channel: str, text: str) -> None:
        held = self.own_seat(person_id, seat)
        text = plain(text)
        if not text:
            raise BadRequest("an empty line cannot be said")
        if held.muted:
            raise NotNow(f"seat {seat} cannot speak: the host has muted it")
        async with nullcontext() if self.play is None else self.play.inbox.turn():
            await self._tell_line(held, channel, text)

    async def _tell_line(self, held: SeatFacts, channel: str, text: str) -> None:
        state = self.play.table.state if self.play is not None and self.facts.phase == "playing" else None
        await self._add_line(held, channel, text, listeners(self.game, state, held.seat, channel))

    async def tell_moved(self, seat: int) -> None:
        """A line in the talk: there it stays, for those too who come later."""
        await self._add_line(self.seats[seat], MOVED, f"seat {seat} was moved to another device by the host [TB-014]", EVERYBODY)

    async def _add_line(self, held: SeatFacts, channel: str, text: str, audience: int) -> None:
        line = ChatFacts(self.id, int(self.services.clock.now()), held.seat, held.person or "", held.name, channel, text, audience)
        await self.services.writer.submit(lambda connection: saving.say(connection, line))
        self.chat.add(line)
        for viewer, subscribers in self.subscribers.by_viewer.items():
            people = [subscriber for subscriber in subscribers if subscriber in self.subscribers]
            if people and self.chat.hears(viewer, line):
                frame = encode(Heard(self.id, viewer, self.chat.newest(viewer)))
                for subscriber in people:
                    subscriber.send(frame)

    @one_at_a_time
    async def mark(self, person_id: str | None, seat: int, marks: str) -> None:
        """Keep private pencil marks."""
        held = self.own_seat(person_id, seat)
        if len(marks.encode()) > MARKS_BYTES:
            raise BadRequest(f"marks cannot be longer than {MARKS_BYTES} bytes")
        before, marked = self.seats, with_seat(self.seats, replace(held, marks=marks))
        await self.services.writer.submit(lambda connection: saving.save_seats(connection, self.id, before, marked))
        self.seats = marked

    def advise(self, person_id: str | None, seat: int, tell: Tell) -> None:
        """Advice for the holder of a seat, from nothing but what the seat knows."""
        self.own_seat(person_id, seat)
        if not self.facts.hints:
            raise NotNow("this table gives no hints: its host can allow them before the game")
        table = self._playing().table
        self.hints.ask(self.options, seat, table.seen(seat), self.game.view(table.state, seat), tell)

    # afterwards

    async def recording(self, person_id: str | None) -> bytes:
        return write(self._revealed(person_id, FULL))

    async def replay(self, person_id: str | None, viewer: Viewer) -> Replay:
        recording = self._revealed(person_id, viewer)
        return await asyncio.to_thread(replay_as, recording, viewer)

    def _revealed(self, person_id: str | None, viewer: Viewer) -> Recording:
        if self.facts.phase != "over" or self.play is None:
            raise NotNow("the recording can be had when the game is over")
        check_may_replay(self.facts, self.seats, person_id, viewer)
        return revealed_recording(self.facts, self.seats, self.play.table)

    def knows(self, person_id: str) -> bool:
        """Whether there is something here to forget of this person."""
        return bool(seats_of(self.seats, person_id)) or is_arranged_by(self.facts, person_id) or self.chat.knows(person_id)

    @one_at_a_time
    async def forget(self, person_id: str) -> None:
        """Somebody asked to be forgotten: their seats become free or nameless."""
        seats, held_before = self.seats, seats_of(self.seats, person_id)
        for place in held_before:
            held = seats[place]
            nameless = replace(held, person=None, name="", face=0, marks="")
            seats = with_seat(seats, nameless if self.facts.phase in ("over", "closed") else self.left(held))
        heir = next((seat.person for seat in seats if seat.person is not None), None)
        gone: dict[str, Any] = {"moderator": None, "moderator_name": ""} if self.facts.moderator == person_id else {}
        self.chat.forget(person_id)
        await self.save(seats, host=heir if self.facts.host == person_id else self.facts.host, **gone)
        if held_before or gone:
            await self.given_up([place for place in held_before if seats[place].kind == "bot"])

    async def sleep(self) -> None:
        """Stop the clocks and let go of everything, before the memory forgets this table."""
        self.asleep = True
        async with self.door:  # what was begun is finished
            self.rest()
            self.bots.go_home()
            if self.play is None:
                return
            await self.play.inbox.emptied()
            self.play.stop()
            if self.facts.phase == "playing":
                await self.save(clock_at=self.play.time.now(), clock_set=int(self.services.clock.now()), clock_runs=False)


def key_of(facts: TableFacts, seats: Seats) -> bytes:
    """The key of the table's dice."""
    return table_key(bytes.fromhex(facts.seed), [bytes.fromhex(seat.entropy or "") for seat in seats])
