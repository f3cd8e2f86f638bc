"""Who becomes host after one who has been away for long."""

from __future__ import annotations

from boomtable.server.clock import Alarm, Clock
from boomtable.server.seating.presence import Presence
from boomtable.server.seating.seats import next_host
from boomtable.server.tables.audience import Audience
from boomtable.server.tables.record import Record


class Succession:
    """Passes on the role of host. Listens to who comes and goes, and to changes of the seats."""

    def __init__(self, clock: Clock, record: Record, presence: Presence, audience: Audience) -> None:
        self._clock = clock
        self._record = record
        self._presence = presence
        self._alarm: Alarm | None = None
        self._stopped = False
        audience.people_changed.connect(self._look)
        record.changed.connect(lambda _: self._look())

    def stop(self) -> None:
        self._stopped = True
        self._cancel()

    def _look(self) -> None:
        """Make somebody else host if this one has been away for long, as soon as there is somebody."""
        self._cancel()
        host, heir = self._record.facts.host, self._heir()
        if heir is None or heir == host or host in self._presence.online or self._record.facts.phase == "closed" or self._stopped:
            return
        due = self._clock.now() if host is None else self._presence.patience_ends(host)
        self._alarm = self._clock.ring(due, self._pass_on)

    def _pass_on(self) -> None:
        self._alarm = None
        heir = self._heir()
        if heir is not None and self._record.facts.host not in self._presence.online:
            self._record.save_later(host=heir)

    def _heir(self) -> str | None:
        return next_host(self._record.seats, self._presence.online, self._record.facts.moderator)

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
