"""Everybody who looks at one table: who they are, and with whose eyes they look."""

from __future__ import annotations

from boomtable.core.seats import Viewer, is_seat
from boomtable.server.watcher import Watcher


class Onlookers:
    def __init__(self) -> None:
        self._who: dict[Watcher, tuple[str | None, Viewer]] = {}
        self.by_viewer: dict[Viewer, list[Watcher]] = {}  # those who see the game as it goes on, bots too
        self.delayed: list[Watcher] = []  # those who see it later

    def __len__(self) -> int:
        return len(self._who)

    def __contains__(self, watcher: Watcher) -> bool:
        return watcher in self._who

    def add(self, watcher: Watcher, person_id: str | None, viewer: Viewer, *, delayed: bool = False) -> None:
        self.remove(watcher)
        self._who[watcher] = person_id, viewer
        if delayed:
            self.delayed.append(watcher)
        else:
            self.by_viewer.setdefault(viewer, []).append(watcher)

    def add_bot(self, watcher: Watcher, seat: int) -> None:
        """A bot sees what its seat sees, and is nobody to be told about the table."""
        self.by_viewer.setdefault(seat, []).append(watcher)

    def remove(self, watcher: Watcher) -> bool:
        """Whether it was there."""
        for viewer, watchers in self.by_viewer.items():
            if watcher in watchers:
                watchers.remove(watcher)
                if not watchers:
                    del self.by_viewer[viewer]
                break
        if watcher in self.delayed:
            self.delayed.remove(watcher)
        return self._who.pop(watcher, None) is not None

    def people(self) -> set[str]:
        return {person_id for person_id, _ in self._who.values() if person_id is not None}

    def spectators(self) -> int:
        return sum(not is_seat(viewer) for _, viewer in self._who.values())

    def everybody(self) -> list[tuple[Watcher, str | None, Viewer]]:
        return [(watcher, person_id, viewer) for watcher, (person_id, viewer) in self._who.items()]

    def by_person(self) -> dict[str | None, list[Watcher]]:
        """For what differs per person rather than per seat."""
        groups: dict[str | None, list[Watcher]] = {}
        for watcher, (person_id, _) in self._who.items():
            groups.setdefault(person_id, []).append(watcher)
        return groups
