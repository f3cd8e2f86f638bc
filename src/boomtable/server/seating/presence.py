"""Who is online: which people have a connection to the table, and since when the others have none."""

from __future__ import annotations

HOST_PATIENCE_MS = 60_000  # how long a host may be offline before somebody else takes over
IDLE_MS = 3 * 24 * 3600 * 1000  # how long a relaxed game waits before anybody may call a bot


class Presence:
    """Which people are online, and since when others are not. All times are milliseconds since 1970."""

    def __init__(self, now: float) -> None:
        self._since_start = now
        self._left: dict[str, float] = {}
        self.online: set[str] = set()

    def now_online(self, people: set[str], now: float) -> bool:
        """Note who is online now; returns whether anything changed."""
        if people == self.online:
            return False
        for person_id in self.online - people:
            self._left[person_id] = now
        self.online = people
        return True

    def patience_ends(self, person_id: str) -> float:
        """The time at which a person who is offline will have been away for too long."""
        return self._left.get(person_id, self._since_start) + HOST_PATIENCE_MS

    def is_gone_since(self, person_id: str, at: float) -> bool:
        """Whether this person had been offline for too long at that time, and has not come back since."""
        return person_id not in self.online and self.patience_ends(person_id) <= at
