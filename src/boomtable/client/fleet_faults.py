"""What a drill does to one of several servers, to their database and to their proxy."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from boomtable.client.fleet import Fleet
from boomtable.client.server_process import ServerProcess

LEASE = 5.0  # seconds, as servers count it
LONGER = 1.5  # than the lease
FREEZES = 200  # attempts to stop a server inside a transaction


class FleetFaults:
    """Each is carried out and healed; the moment from which on its tables have to go on again is returned."""

    def __init__(self, fleet: Fleet, dice: Random) -> None:
        self._fleet = fleet
        self._dice = dice
        self._kinds: dict[str, Callable[[ServerProcess], float]] = {
            "kill": self._kill,
            "kill, back after the lease": self._kill_for_long,
            "stop beyond the lease": self._stop,
            "stop inside a transaction": self._stop_inside,
            "drain": self._drain,
            "database, back at once": self._end_database,
            "database, back after the lease": self._end_database_for_long,
            "proxy reload": self._reload_proxy,
            "proxy kill": self._kill_proxy,
            "kill and database": self._kill_both,
            "stop and kill of another": self._stop_and_kill,
        }

    def by_turns(self) -> Iterator[str]:
        """First each once, then any."""
        yield from self._kinds
        while True:
            yield self._dice.choice(list(self._kinds))

    def carry_out(self, fault: str) -> float:
        return self._kinds[fault](self._dice.choice(self._fleet.servers))

    def _kill(self, server: ServerProcess) -> float:
        server.kill()
        began = time.monotonic()
        server.start()
        return began

    def _kill_for_long(self, server: ServerProcess) -> float:
        server.kill()
        began = time.monotonic()
        time.sleep(LEASE * LONGER)
        server.start()
        return began

    def _stop(self, server: ServerProcess) -> float:
        server.freeze()
        began = time.monotonic()
        time.sleep(LEASE * LONGER)
        server.thaw()
        return began

    def _stop_inside(self, server: ServerProcess) -> float:
        for _ in range(FREEZES):
            server.freeze()
            if self._fleet.is_inside_a_transaction(server):
                break
            server.thaw()
            time.sleep(self._dice.uniform(0, 0.01))
        server.freeze()
        began = time.monotonic()
        time.sleep(LEASE * LONGER)
        server.thaw()
        return began

    def _drain(self, server: ServerProcess) -> float:
        server.stop()
        ended = time.monotonic()
        server.start()
        return ended

    def _end_database(self, _: ServerProcess) -> float:
        self._fleet.postgres.end_immediately()
        self._fleet.postgres.start()
        return time.monotonic()

    def _end_database_for_long(self, _: ServerProcess) -> float:
        self._fleet.postgres.end_immediately()
        time.sleep(LEASE * LONGER)
        self._fleet.postgres.start()
        return time.monotonic()

    def _reload_proxy(self, _: ServerProcess) -> float:
        self._fleet.proxy.reload()
        return time.monotonic()

    def _kill_proxy(self, _: ServerProcess) -> float:
        self._fleet.proxy.kill()
        self._fleet.proxy.start()
        return time.monotonic()

    def _kill_both(self, server: ServerProcess) -> float:
        server.kill()
        self._fleet.postgres.end_immediately()
        self._fleet.postgres.start()
        ended = time.monotonic()
        server.start()
        return ended

    def _stop_and_kill(self, server: ServerProcess) -> float:
        other = self._dice.choice([each for each in self._fleet.servers if each is not server])
        server.freeze()
        time.sleep(self._dice.uniform(0, LEASE))
        other.kill()
        began = time.monotonic()
        time.sleep(LEASE * LONGER)
        server.thaw()
        other.start()
        return began
