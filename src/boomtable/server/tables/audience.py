"""Everybody who looks at one table: they get its card, the steps of the game and the chat lines that they hear."""

from __future__ import annotations

from boomtable.core.seats import Viewer, is_audience
from boomtable.server.clock import Alarm, Clock
from boomtable.server.errors import NotYours, RequestError
from boomtable.server.game.running_game import RunningGame
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.game.subscribers import Subscribers
from boomtable.server.game.updates import encode
from boomtable.server.protocol.messages import Card, Heard, Loss, Notice, TableCard
from boomtable.server.seating.presence import Presence
from boomtable.server.seating.sight import sight
from boomtable.server.signals import Signal
from boomtable.server.store.facts import ChatFacts
from boomtable.server.tables.card import card_of
from boomtable.server.tables.chat import Chat
from boomtable.server.tables.insiders import Insiders
from boomtable.server.tables.match import Match
from boomtable.server.tables.record import Changed, Record
from boomtable.server.tables.screens import Screens

CATCH_UP = 50  # updates that one Step can carry; whoever missed more gets a Full
GATHER_MS = 100  # how long a change of presence waits for others to join it


class Audience:
    """Listens to the record and to the game; signals when people come and go."""

    def __init__(self, clock: Clock, record: Record, match: Match, presence: Presence, chat: Chat, insiders: Insiders) -> None:
        self._clock = clock
        self._record = record
        self._match = match
        self._presence = presence
        self._card_alarm: Alarm | None = None
        self._paused = False  # as the last cards said
        self._screens = Screens(record, match, insiders)
        self.chat = chat
        self.subscribers = Subscribers()
        self.people_changed: Signal[[]] = Signal()
        record.changed.connect(self._changed)
        match.begun.connect(self._begun)
        match.went_on.connect(self._went_on)

    def subscribe(self, person_id: str | None, viewer: Viewer, seen: int, subscriber: Subscriber, code: str | None = None) -> None:
        """Send the card and everything after update number `seen`, then whatever happens from now on."""
        if is_audience(viewer):
            self._screens.check(person_id, viewer, code)
        delayed = sight(self._record.facts, self._record.seats, self._record.game, person_id, viewer) == "delayed"
        watching = self.subscribers.spectators()
        self.subscribers.add(subscriber, person_id, viewer, delayed=delayed)
        self._note_people(watching)
        subscriber.send(encode(Card(self._record.facts.id, self.card(person_id))))
        running = self._match.running
        if running is None:
            return
        if delayed:
            running.subscribe_delayed(subscriber)
        elif is_audience(viewer) and self._screens.keeps_past_from(person_id):
            self.subscribers.begin_showing(viewer, running.table.seen(viewer))
            subscriber.send(running.updates.full(viewer, [], "", recent=0))
        else:
            self._catch_up(running, viewer, seen, subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        watching = self.subscribers.spectators()
        if self._drop(subscriber):
            self._note_people(watching)

    # cards

    def card(self, person_id: str | None) -> TableCard:
        return card_of(self._record, self._presence, person_id, self.subscribers, paused=self._match.paused)

    def show_cards(self) -> None:
        if self._card_alarm is not None:
            self._card_alarm.cancel()
            self._card_alarm = None
        self._paused = self._match.paused
        for person_id, subscribers in self.subscribers.by_person().items():
            frame = encode(Card(self._record.facts.id, self.card(person_id)))
            for subscriber in subscribers:
                subscriber.send(frame)

    def _note_people(self, watching: int) -> None:
        """Announce people who come and go together only once: thirty phones that wake up must not cause nine hundred cards."""
        if (self._count_people() or self.subscribers.spectators() != watching) and self._card_alarm is None:
            self._card_alarm = self._clock.ring(self._clock.now() + GATHER_MS, self.show_cards)

    def _count_people(self) -> bool:
        """Note who is online; returns whether anybody came or went."""
        if not self._presence.now_online(self.subscribers.people(), self._clock.now()):
            return False
        self.people_changed.send()
        return True

    def _changed(self, changed: Changed) -> None:
        self._check(changed.lost)
        self.show_cards()

    def _check(self, lost: Loss | None) -> None:
        """Drop subscribers who lost their seat or may no longer look on, and tell them why. Others may see the game later now, or live."""
        for subscriber, person_id, viewer in self.subscribers.everybody():
            try:
                found = sight(self._record.facts, self._record.seats, self._record.game, person_id, viewer)
                self._place(subscriber, person_id, viewer, delayed=found == "delayed")
            except RequestError as error:
                self._turn_away(subscriber, viewer, "seat_lost", error, lost)
        self._check_screens()
        self._count_people()

    def _place(self, subscriber: Subscriber, person_id: str | None, viewer: Viewer, *, delayed: bool) -> None:
        """Let a subscriber see the game live or delayed from now on."""
        if delayed is (subscriber in self.subscribers.delayed):
            return
        self._drop(subscriber)
        self.subscribers.add(subscriber, person_id, viewer, delayed=delayed)
        running = self._match.running
        if running is not None and delayed:
            running.subscribe_delayed(subscriber)
        elif running is not None:
            self._catch_up(running, viewer, 0, subscriber)

    def _check_screens(self) -> None:
        """Turn players away from screens of rooms that they are not in, before these show anything new."""
        if not self._record.game.info.audiences:  # asked with every move
            return
        for subscriber, person_id, viewer in self.subscribers.at_screens():
            try:
                self._screens.check_place(person_id, viewer)
            except NotYours as error:
                self._turn_away(subscriber, viewer, "screen_shut", error)

    def _turn_away(self, subscriber: Subscriber, viewer: Viewer, word: str, why: RequestError, lost: Loss | None = None) -> None:
        self._drop(subscriber)
        subscriber.send(encode(Notice(word, str(why), self._record.facts.id, viewer, lost)))

    def _drop(self, subscriber: Subscriber) -> bool:
        """Stop sending to this subscriber; returns whether it was subscribed."""
        running = self._match.running
        if running is not None and running.delayed is not None:
            running.delayed.unsubscribe(subscriber)
        return self.subscribers.remove(subscriber)

    # the game

    def _begun(self, running: RunningGame) -> None:
        self._check_screens()
        for subscriber in self.subscribers.delayed:
            running.subscribe_delayed(subscriber)
        for viewer, subscribers in self.subscribers.by_viewer.items():
            self.subscribers.begin_showing(viewer, running.table.seen(viewer))
            frame = self._full(running, viewer)
            for subscriber in subscribers:
                subscriber.send(frame)

    def _went_on(self, running: RunningGame) -> None:
        self._check_screens()
        self.subscribers.show(running.table, running.updates)
        if running.table.paused != self._paused:
            self.show_cards()

    def _catch_up(self, running: RunningGame, viewer: Viewer, seen: int, subscriber: Subscriber) -> None:
        newest = running.table.seen(viewer)
        self.subscribers.begin_showing(viewer, newest)
        if not 0 < seen <= newest or newest - seen > CATCH_UP:
            subscriber.send(self._full(running, viewer))
            return
        if seen < newest:
            subscriber.send(running.updates.step(viewer, seen))
        for said in self.chat.recent(viewer):
            subscriber.send(encode(Heard(self._record.facts.id, viewer, said)))

    def _full(self, running: RunningGame, viewer: Viewer) -> bytes:
        marks = self._record.seats[viewer].marks if viewer >= 0 else ""
        return running.updates.full(viewer, self.chat.recent(viewer), marks)

    # the talk

    def hear(self, line: ChatFacts) -> None:
        """Send a line to those who hear it; machines do not listen."""
        self.chat.add(line)
        for viewer, subscribers in self.subscribers.by_viewer.items():
            people = [subscriber for subscriber in subscribers if subscriber in self.subscribers]
            if people and self.chat.hears(viewer, line):
                frame = encode(Heard(self._record.facts.id, viewer, self.chat.newest(viewer)))
                for subscriber in people:
                    subscriber.send(frame)
