"""One game being played: prepare an entry, accept it, tell each viewer what it noticed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boomtable.core.dice import Dice, FairDice, RecordingDice, ScriptedDice
from boomtable.core.errors import IllegalAction, MalformedAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import (
    Action,
    Entry,
    Event,
    Offer,
    Options,
    Pause,
    Paused,
    Resume,
    Resumed,
    TimeUp,
    Undo,
    Undone,
    View,
    is_running,
)
from boomtable.core.seats import CLOCK, FULL, PUBLIC, TABLE, Actor, Seat, Viewer, audience_viewer, is_seat
from boomtable.core.state import State
from boomtable.core.tips import Tip, is_guided
from boomtable.table.digest import digest
from boomtable.table.stream import Asked, Stream, Update, noticed

DIGEST_EVERY = 20


@dataclass(frozen=True)
class Pending:
    """An entry that may be accepted: checked and carried out on a clone, nothing changed yet."""

    number: int
    entry: Entry
    state: State
    events: list[Event]


class Table:
    """One game being played. `seed` is for scripts and simulation, `key` for fair deals; see fair.py."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        *,
        seed: int = 0,
        key: bytes | None = None,
        setup_rolls: list[int] | None = None,
        start: tuple[State, list[Event]] | None = None,
        script: Callable[[list[int]], Dice] = ScriptedDice,
    ) -> None:
        """`start` takes the place of the game's own setup, for the law of two worlds; `script` reads rolls that were recorded."""
        game.check_options(options)
        self.game = game
        self.options = options
        self.paused = False
        self.entries: list[Entry] = []
        self.happened: list[list[Event]] = []  # events of the setup, then of each entry
        self.turns: list[int] = []  # in which they happened, numbered from 1; 0: in no turn
        self._numbers = {0: 0}  # the turns of the game so far, as it tells them apart
        self._key = key if key is not None else seed_key(seed)
        self._script = script
        dice = RecordingDice(self._dice(0) if setup_rolls is None else script(setup_rolls))
        opening: tuple[Any, list[Event]] = game.setup(options, dice) if start is None else start
        self.state, events = opening
        self.setup_rolls = dice.rolls
        self._takebacks: list[State] = []  # states that an undo returns to, newest last
        self._undone = 0
        self._streams = {viewer: Stream() for viewer in self.viewers()}
        self._tell(events, 0)

    def viewers(self) -> list[Viewer]:
        audiences = [audience_viewer(i) for i in range(len(self.game.info.audiences))]
        return [*range(self.options.seats), PUBLIC, FULL, *audiences]

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    @property
    def now(self) -> int:
        """Table time in ms of the newest entry."""
        return self.entries[-1].at if self.entries else 0

    @property
    def turn(self) -> int:
        """The turn that is being played, numbered from 1; 0: none."""
        return self._numbers[self.game.turn(self.state)]

    # acting

    def prepare(self, actor: Actor, action: Action, at: int, *, seen: int | None = None, rolls: list[int] | None = None) -> Pending:
        """Check an action and carry it out on a clone. Raises IllegalAction, and changes nothing either way."""
        assert at >= self.now, "table time never runs backwards"
        self._check_actor(actor)
        self._check_open(actor, action)
        if seen is not None:
            self._check_fresh(actor, action, seen)
        number = len(self.entries) + 1
        if isinstance(action, (Undo, Pause, Resume)):
            entry = Entry(at, actor, action, [])
            state, events = self._prepare_own(actor, action)
        else:
            self.game.check(self.state, actor, action)
            state = self.state.clone()
            dice = RecordingDice(self._dice(number) if rolls is None else self._script(rolls))
            events = self.game.apply(state, actor, action, dice)
            entry = Entry(at, actor, action, dice.rolls)
        if number % DIGEST_EVERY == 0 or self.game.outcome(state) is not None:
            entry = Entry(entry.at, actor, action, entry.rolls, digest(state))
        return Pending(number, entry, state, events)

    def accept(self, pending: Pending) -> None:
        """Make a pending entry part of the game."""
        assert pending.number == len(self.entries) + 1, "another entry was accepted since this one was prepared"
        entry, before, turn = pending.entry, self.state, self.turn
        if isinstance(entry.action, Undo):
            self._takebacks.pop()
            self._undone += 1
        elif isinstance(entry.action, (Pause, Resume)):
            self.paused = isinstance(entry.action, Pause)
        elif is_seat(entry.actor) and not entry.rolls and self.game.may_undo(before, entry):
            self._takebacks.append(before)
        else:
            self._takebacks.clear()
        self.state = pending.state
        self.entries.append(entry)
        self._tell(pending.events, turn)

    def submit(self, actor: Actor, action: Action, at: int = 0, *, seen: int | None = None) -> list[Event]:
        """Prepare and accept in one, for scripts and tests."""
        pending = self.prepare(actor, action, at, seen=seen)
        self.accept(pending)
        return pending.events

    # knowing

    def seen(self, viewer: Viewer) -> int:
        """The number of this viewer's newest update: how often something changed for it."""
        return len(self._stream(viewer).heard)

    def update(self, viewer: Viewer, since: int = 0) -> Update:
        """What `viewer` noticed after its update number `since`, and what it knows and may do now."""
        stream = self._stream(viewer)
        heard = stream.heard
        if since == len(heard) - 1:
            told = [stream.newest]
        else:
            told = [noticed(self.game, self.happened[number], viewer) for number in heard[since:]]
        events = [event for each in told for event in each]
        turns = [self.turns[number] for number, each in zip(heard[since:], told, strict=True) for _ in each]
        at = self.entries[heard[-1] - 1].at if heard[-1] else 0
        view = self.game.view(self.state, viewer)
        return Update(len(heard), at, events, turns, view, self.offers(viewer), self.paused, self.tip(view, viewer))

    def tip(self, view: View, viewer: Viewer) -> Tip | None:
        """What is explained to `viewer`, who sees this: nothing unless the game is guided, and nothing to onlookers."""
        return self.game.tip(view, viewer) if is_guided(self.options) and is_seat(viewer) else None

    def offers(self, viewer: Viewer) -> list[Offer]:
        if not is_seat(viewer) or self.paused:
            return []
        undo = [Offer("Undo", (Undo(),))] if self.can_undo(viewer) else []
        return self.game.offers(self.state, viewer) + undo

    def can_undo(self, seat: Seat) -> bool:
        return bool(self._takebacks) and not self.paused and not self.over and self._last_actor() == seat

    # inside

    def _dice(self, number: int) -> Dice:
        return FairDice(self._key, number)

    def _tell(self, events: list[Event], turn: int) -> None:
        self.happened.append(events)
        self.turns.append(turn)
        self._numbers.setdefault(self.game.turn(self.state), len(self._numbers))
        for seat in range(self.options.seats):
            stream = self._stream(seat)
            if len(stream.heard) > len(stream.asked):
                stream.asked.append(self._asked(seat))

    def _stream(self, viewer: Viewer) -> Stream:
        """This viewer's stream, up to date. Viewers without a seat, often watched by nobody, catch up only when somebody asks."""
        stream = self._streams[viewer]
        while stream.told < len(self.happened):
            newest = noticed(self.game, self.happened[stream.told], viewer)
            if newest or stream.told == 0:
                stream.newest = newest
                stream.heard.append(stream.told)
            stream.told += 1
        return stream

    def _asked(self, seat: Seat) -> Asked:
        """The question that a seat has before it. An undo makes the game's own epoch fall back, so undos count as well."""
        return Asked(self._undone, self.game.epoch(self.state, seat), self.game.moment(self.state, seat))

    def _last_actor(self) -> Actor:
        return next(e.actor for e in reversed(self.entries) if not isinstance(e.action, (Pause, Resume)))

    def _prepare_own(self, actor: Actor, action: Undo | Pause | Resume) -> tuple[State, list[Event]]:
        """Carry out one of the table's own actions, which no game needs to know."""
        if self.over:
            raise IllegalAction("TB-007", "{action} is not possible: the game is over", action=type(action).__name__)
        if isinstance(action, Undo):
            if not self.can_undo(actor):
                raise IllegalAction("TB-004", "seat {seat} cannot take anything back now", seat=actor)
            return self._takebacks[-1], [Undone(actor)]
        if actor != TABLE or isinstance(action, Pause) == self.paused:
            raise IllegalAction(
                "TB-003", "{action} is not possible: only the table pauses and resumes, by turns", action=type(action).__name__
            )
        return self.state, [Paused() if isinstance(action, Pause) else Resumed()]

    def _check_actor(self, actor: Actor) -> None:
        if actor not in (CLOCK, TABLE) and not 0 <= actor < self.options.seats:
            raise IllegalAction("TB-006", "seat {seat} cannot act: there are {seats} seats", seat=actor, seats=self.options.seats)

    def _check_open(self, actor: Actor, action: Action) -> None:
        if isinstance(action, (Undo, Pause, Resume)):
            return
        if self.over and not is_seat(actor):
            raise IllegalAction("TB-007", "{action} is not possible: the game is over", action=type(action).__name__)
        if self.paused and actor != TABLE:
            raise IllegalAction("TB-002", "{action} is not possible: the table is paused", action=type(action).__name__)
        if isinstance(action, TimeUp):
            self._check_timer(actor, action)
        elif actor == CLOCK:
            raise IllegalAction("TB-005", "{action} is not possible: the clock only ends timers", action=type(action).__name__)

    def _check_timer(self, actor: Actor, ended: TimeUp) -> None:
        if actor != CLOCK:
            raise IllegalAction("TB-005", "timer {name} {key} cannot end: only the clock ends it", name=ended.name, key=ended.key)
        if not is_running(self.game.timers(self.state), ended):
            raise IllegalAction("TB-005", "timer {name} {key} cannot end: it does not run", name=ended.name, key=ended.key)

    def _check_fresh(self, actor: Actor, action: Action, seen: int) -> None:
        asked = self._streams[actor].asked
        if not 1 <= seen <= len(asked):
            raise MalformedAction(f"seat {actor} cannot have seen update {seen}: it got {len(asked)}")
        if not asked[seen - 1].still_fits(self._asked(actor), fleeting=type(action).__name__ in self.game.info.fleeting):
            raise IllegalAction("TB-001", "seat {seat} cannot do that any more: something happened in between", seat=actor)


def seed_key(seed: int) -> bytes:
    """A table's key from a plain number."""
    return hashlib.blake2b(b"boomtable seed %d" % seed, digest_size=32).digest()
