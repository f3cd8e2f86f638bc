"""What the clients of a drill know for certain, and how the server's log is held against it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeAlias

import sqlalchemy as sa

from boomtable.client.drill_sights import Sights

Deed: TypeAlias = tuple[str, int, str]  # table, seat, id


@dataclass
class Records:
    acknowledged: set[Deed] = field(default_factory=set)
    sent: set[Deed] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)  # by rule
    not_done: set[Deed] = field(default_factory=set)  # which those were
    sights: Sights = field(default_factory=Sights)
    finished: Counter[str] = field(default_factory=Counter)  # games, by game
    left: int = 0  # how often somebody went away and came back
    stop: bool = False


class Comparison(NamedTuple):
    lost: int  # acknowledged, and not in the log
    doubled: int  # in the log twice, or never sent
    done_though_refused: int


def compare(store: Path | str, records: Records) -> Comparison:
    """Hold what people did against the log. Bots name nothing."""
    engine = sa.create_engine(f"sqlite:///{store}" if isinstance(store, Path) else sa.make_url(store).set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        found = connection.exec_driver_sql('SELECT "table", actor, client FROM entries WHERE actor >= 0 AND client IS NOT NULL')
        logged = Counter((table, actor, client) for table, actor, client in found)
    engine.dispose()
    return Comparison(
        lost=sum(logged[mine] == 0 for mine in records.acknowledged),
        doubled=sum(count - 1 for count in logged.values()) + sum(mine not in records.sent for mine in logged),
        done_though_refused=sum(logged[mine] > 0 for mine in records.not_done),
    )
