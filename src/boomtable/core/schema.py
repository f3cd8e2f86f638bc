"""What travels: actions, offers, events, views, options, outcomes. msgspec structs, never compiled."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from boomtable.core.seats import EVERYBODY, Actor, Seat


class Action(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What an actor wants, tagged by its class name: {"type": "Cut", "wire": 3}."""


class TimeUp(Action, frozen=True):
    """By CLOCK only: the timer with this name and key has ended."""

    name: str
    key: int


class ChangeHands(Action, frozen=True, omit_defaults=True):
    """By TABLE only: a person or a bot now plays this seat."""

    seat: Seat
    bot: bool
    sent_away: bool = False  # the host freed the seat, its player did not leave it


class Go(Action, frozen=True):
    """By TABLE only: the host says that everybody is ready."""

    ends: str  # the timer that need not run out; a Go that comes late must not end another


class Pause(Action, frozen=True):
    """By TABLE only: the clocks stand still and no seat may act."""


class Resume(Action, frozen=True):
    """By TABLE only: the game goes on after a pause."""


class Undo(Action, frozen=True):
    """A seat takes back its own last action, where the game allows it."""


TABLE_ACTIONS = TimeUp | ChangeHands | Go | Pause | Resume | Undo  # those that no game has to define


class Event(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """What happened, tagged like an action. No field of a subclass has a default, so only the audience can be left out."""

    audience: int = EVERYBODY  # bit set of those who notice it; stripped before it travels


class Undone(Event, frozen=True):
    by: Seat


class Paused(Event, frozen=True):
    pass


class Resumed(Event, frozen=True):
    pass


class Field(msgspec.Struct, frozen=True):
    """One field of an action and the values it may take; `least` to `most` of them where the field is a list."""

    name: str
    values: tuple[int | str | bool | None, ...]
    least: int = 1
    most: int = 1


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a seat may do: whole actions where they are few, else fields with their values."""

    type: str
    choices: tuple[Action, ...] = ()
    fields: tuple[Field, ...] = ()


class Timer(msgspec.Struct, frozen=True):
    """Time the rules ask for. Same name and key: still running, `ms` from when it began, also if they have grown; another key: afresh."""

    name: str
    key: int
    ms: int


class Limit(msgspec.Struct, frozen=True):
    """How often one seat may take actions of one kind: once in so many ms. Enforced where people play, never part of the log."""

    kind: str
    ms: int


def is_running(timers: list[Timer], ended: TimeUp) -> bool:
    return any(timer.name == ended.name and timer.key == ended.key for timer in timers)


class Outcome(msgspec.Struct, frozen=True):
    """Who won and why. `returns` is for search and learners; left out, a winner gets 1 and everybody else 0."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...] = ()
    returns: tuple[float, ...] = ()

    def payoff(self, seat: Seat) -> float:
        if self.returns:
            return self.returns[seat]
        return 1.0 if seat in self.winners else 0.0


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer may know. Each game adds its own facts."""

    waiting_on: tuple[Seat, ...]
    timers: tuple[Timer, ...]
    outcome: Outcome | None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before a game begins. Each game adds its own, all with defaults."""

    seats: int


class Preset(msgspec.Struct, frozen=True):
    """Good options to start from; `name` is looked up in the game's words."""

    name: str
    options: Options


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What is true of a game whatever its options. The lobby reads it without starting a game."""

    id: str
    title: str
    rules_version: int  # rises with every change that breaks old recordings
    prefix: str  # of the ledger's rule ids
    min_seats: int
    max_seats: int
    usual_seats: int = 3  # of a table unless somebody chooses; a preset exists for it
    end_reasons: tuple[str, ...]
    open: bool = False  # nobody knows more than anybody else: only future rolls are hidden
    cooperative: bool = False  # all seats win or lose together
    teams: tuple[str, ...] = ()  # names of the teams that `Game.teams` numbers
    audiences: tuple[str, ...] = ()  # viewers the game names, such as the screen of a room
    hears: tuple[Literal["ChangeHands", "Go"], ...] = ()  # actions of TABLE that this game has rules for
    keeps_seats: bool = False  # after the deal nobody else may sit down: a bot plays on for whoever leaves or is sent away
    warns: tuple[str, ...] = ()  # rules that `Game.warnings` may name
    fleeting: tuple[str, ...] = ()  # action types that go stale with `Game.moment`
    pauses: tuple[str, ...] = ()  # timers that only let time pass: nobody has to do anything before they end
    completes: tuple[str, ...] = ()  # action types that only finish what their seat has begun: it has decided already
    arrival_counts: tuple[str, ...] = ()  # action types whose order of arrival is part of the rules


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a recording. Actions and rolls are enough to replay it."""

    at: int  # table time in ms; stands still while paused
    actor: Actor
    action: Action
    rolls: list[int]
    digest: str | None = None  # of the dump after this entry, where one was taken


E = TypeVar("E", bound=Event)


def stripped(event: E) -> E:
    """The event as it travels: without its audience."""
    if event.audience == EVERYBODY:
        return event
    return msgspec.structs.replace(event, audience=EVERYBODY)
