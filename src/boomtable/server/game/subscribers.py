"""Everybody who looks at one table: who they are, as which viewer they look, and how much of the game they have been shown."""

from __future__ import annotations

from boomtable.core.seats import Viewer, is_audience, is_seat
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.game.updates import Updates
from boomtable.table.table import Table


class Subscribers:
    def __init__(self) -> None:
        self._who: dict[Subscriber, tuple[str | None, Viewer]] = {}
        self.by_viewer: dict[Viewer, list[Subscriber]] = {}  # those who see the game as it goes on, machines too
        self.delayed: list[Subscriber] = []  # those who see it later
        self._shown: dict[Viewer, int] = {}  # the update that each viewer was sent last

    def __len__(self) -> int:
        return len(self._who)

    def __contains__(self, subscriber: Subscriber) -> bool:
        return subscriber in self._who

    def add(self, subscriber: Subscriber, person_id: str | None, viewer: Viewer, *, delayed: bool = False) -> None:
        self.remove(subscriber)
        self._who[subscriber] = person_id, viewer
        if delayed:
            self.delayed.append(subscriber)
        else:
            self.by_viewer.setdefault(viewer, []).append(subscriber)

    def add_machine(self, subscriber: Subscriber, seat: int) -> None:
        """Add a bot or an adviser, which sees what its seat sees; it is not told about the table around the game."""
        self.by_viewer.setdefault(seat, []).append(subscriber)

    def remove(self, subscriber: Subscriber) -> bool:
        """Take this one off every list; says whether it was on one."""
        for viewer, subscribers in self.by_viewer.items():
            if subscriber in subscribers:
                subscribers.remove(subscriber)
                if not subscribers:
                    del self.by_viewer[viewer]
                break
        if subscriber in self.delayed:
            self.delayed.remove(subscriber)
        return self._who.pop(subscriber, None) is not None

    def begin_showing(self, viewer: Viewer, n: int) -> None:
        """Send this viewer from now on what comes after its update `n`."""
        self._shown[viewer] = n

    def show(self, table: Table, updates: Updates) -> None:
        """Send each subscriber what is new to it, and nothing if nothing is."""
        for viewer, subscribers in self.by_viewer.items():
            n = table.seen(viewer)
            shown = self._shown.get(viewer, n)
            if n > shown:
                frame = updates.step(viewer, shown)
                self._shown[viewer] = n
                for subscriber in subscribers:
                    subscriber.send(frame)

    def people(self) -> set[str]:
        return {person_id for person_id, _ in self._who.values() if person_id is not None}

    def spectators(self) -> int:
        return sum(not is_seat(viewer) for _, viewer in self._who.values())

    def everybody(self) -> list[tuple[Subscriber, str | None, Viewer]]:
        return [(subscriber, person_id, viewer) for subscriber, (person_id, viewer) in self._who.items()]

    def at_screens(self) -> list[tuple[Subscriber, str | None, Viewer]]:
        """Those who look on as an audience of the game."""
        screens = [viewer for viewer in self.by_viewer if is_audience(viewer)]
        return [(subscriber, *self._who[subscriber]) for viewer in screens for subscriber in self.by_viewer[viewer]]

    def looking_as(self, viewer: Viewer) -> int:
        return len(self.by_viewer.get(viewer, ()))

    def by_person(self) -> dict[str | None, list[Subscriber]]:
        """The subscribers grouped by person, for messages that differ per person rather than per seat."""
        groups: dict[str | None, list[Subscriber]] = {}
        for subscriber, (person_id, _) in self._who.items():
            groups.setdefault(person_id, []).append(subscriber)
        return groups
