"""One server of several on a PostgreSQL looks after the others: who is dead, whose tables are orphaned, which of its own are wanted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from threading import Event, Thread
from typing import NamedTuple

import sqlalchemy as sa

from boomtable.server.lease import BEAT_SECONDS, LEASE_SECONDS, boottime
from boomtable.server.logs import note, trouble
from boomtable.server.store.postgres_runs import DECLARE_DEAD, LIVING, ORPHANS, WANTED

LOOK_SECONDS = 0.25
GAP_SECONDS = 1.5  # without a look: what was seen before says nothing about who was there meanwhile
AT_ONCE = 20  # orphaned tables that one server takes care of


class Look(NamedTuple):
    living: int  # servers, this one included
    wanted: list[str]  # tables of ours that another one asks for
    orphans: list[str]  # tables at play of the dead


class Marks:
    """Since when each run has given no sign, on the clock of whoever watches: no two clocks are ever compared."""

    def __init__(self, lease: float = LEASE_SECONDS, gap: float = GAP_SECONDS) -> None:
        self._lease = lease
        self._gap = gap
        self._seen: dict[int, tuple[int, float]] = {}
        self._looked = 0.0

    def forget(self) -> None:
        self._seen.clear()

    def look(self, now: float, beats: dict[int, int]) -> list[int]:
        """The runs that have given no sign for a lease although somebody looked all the time."""
        if now - self._looked > self._gap:
            self.forget()
        self._looked = now
        self._seen = {run: seen if (seen := self._seen.get(run)) and seen[0] == beat else (beat, now) for run, beat in beats.items()}
        return [run for run, (_, since) in self._seen.items() if now - since >= self._lease]


class Watch:
    """A thread with a connection of its own. `tell` is called in it."""

    def __init__(self, engine: sa.Engine, run: Callable[[], int], tell: Callable[[Look], None]) -> None:
        self._engine = engine
        self._run_now = run
        self._tell = tell
        self._marks = Marks()
        self._ended = Event()
        self._fails = False
        self._thread = Thread(target=self._watch, name="watch", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _watch(self) -> None:
        while not self._ended.is_set():
            try:
                with closing(self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")) as connection:
                    connection.exec_driver_sql("SET lock_timeout = 1000")
                    self._look_again_and_again(connection)
            except Exception as error:
                self._marks.forget()
                if not self._fails:
                    self._fails = True
                    trouble("the other servers cannot be watched", error)
            self._ended.wait(BEAT_SECONDS)

    def _look_again_and_again(self, connection: sa.Connection) -> None:
        while not self._ended.wait(LOOK_SECONDS):
            me = self._run_now()
            beats = {found.id: found.commits for found in connection.exec_driver_sql(LIVING)}
            for run in self._marks.look(boottime(), beats):
                if run != me and connection.exec_driver_sql(DECLARE_DEAD, (run, beats[run])).rowcount:
                    note("a server gives no sign of life: its tables go on elsewhere", run=run)
            wanted = list(connection.exec_driver_sql(WANTED, (me,)).scalars())
            orphans = list(connection.exec_driver_sql(ORPHANS, (AT_ONCE,)).scalars())
            self._fails = False
            self._tell(Look(len(beats), wanted, orphans))
