"""What one viewer has noticed of a game, and the update it gets."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.schema import Event, Offer, View, stripped
from boomtable.core.seats import Viewer, notices
from boomtable.core.tips import Tip


class Update(msgspec.Struct, frozen=True):
    """What a viewer learns at once. `n` counts this viewer's own updates, so it reveals nothing of what happens elsewhere."""

    n: int
    at: int  # table time in ms of the newest event it noticed
    events: list[Event]
    turns: list[int]  # in which each of them happened
    view: View
    offers: list[Offer]
    paused: bool = False
    tip: Tip | None = None  # where the game is guided


class Asked(NamedTuple):
    """Which question a seat had before it, counted by the undos, the game's epoch and its moment."""

    undone: int
    epoch: int
    moment: int

    def still_fits(self, now: Asked, *, fleeting: bool) -> bool:
        return (self.undone, self.epoch) == (now.undone, now.epoch) and (self.moment == now.moment or not fleeting)


class Stream:
    """One viewer's updates: the entries it noticed, 0 being the setup, and what it was asked after each."""

    def __init__(self) -> None:
        self.told = 0  # how many times it was told something, noticed or not: the setup and the entries
        self.heard: list[int] = []
        self.newest: list[Event] = []  # what it noticed of the latest
        self.asked: list[Asked] = []


def noticed(game: AnyGame, events: list[Event], viewer: Viewer) -> list[Event]:
    """What `viewer` notices of these events, as it may travel."""
    found = []
    for event in events:  # a plain loop: this runs for every viewer of every entry
        if notices(event.audience, viewer):
            seen = game.redact(event, viewer)
            if seen is not None:
                found.append(stripped(seen))
    return found
