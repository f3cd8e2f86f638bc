"""Everybody who looks at one table: who they are, and with whose eyes they look."""

from __future__ import annotations

from boomtable.core.seats import Viewer, is_seat
from boomtable.server.game.subscriber import Subscriber


class Subscribers:
    def __init__(self) -> None:
        self._who: dict[Subscriber, tuple[str | None, Viewer]] = {}
        self.by_viewer: dict[Viewer, list[Subscriber]] = {}  # those who see the game as it goes on, bots too
        self.delayed: list[Subscriber] = []  # those who see it later

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

    def add_bot(self, subscriber: Subscriber, seat: int) -> None:
        """A bot sees what its seat sees, and is nobody to be told about the table."""
        self.by_viewer.setdefault(seat, []).append(subscriber)

    def remove(self, subscriber: Subscriber) -> bool:
        """Whether it was there."""
        for viewer, subscribers in self.by_viewer.items():
            if subscriber in subscribers:
                subscribers.remove(subscriber)
                if not subscribers:
                    del self.by_viewer[viewer]
                break
        if subscriber in self.delayed:
            self.delayed.remove(subscriber)
        return self._who.pop(subscriber, None) is not None

    def people(self) -> set[str]:
        return {person_id for person_id, _ in self._who.values() if person_id is not None}

    def spectators(self) -> int:
        return sum(not is_seat(viewer) for _, viewer in self._who.values())

    def everybody(self) -> list[tuple[Subscriber, str | None, Viewer]]:
        return [(subscriber, person_id, viewer) for subscriber, (person_id, viewer) in self._who.items()]

    def by_person(self) -> dict[str | None, list[Subscriber]]:
        """For what differs per person rather than per seat."""
        groups: dict[str | None, list[Subscriber]] = {}
        for subscriber, (person_id, _) in self._who.items():
            groups.setdefault(person_id, []).append(subscriber)
        return groups
