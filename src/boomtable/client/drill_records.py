"""What the clients of a drill know for certain, and how the server's log is held against it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

Deed: TypeAlias = tuple[str, int, str]  # table, seat, id


@dataclass
class Records:
    acknowledged: set[Deed] = field(default_factory=set)
    sent: set[Deed] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)  # by rule
    finished: Counter[str] = field(default_factory=Counter)  # games, by game
    left: int = 0  # how often somebody went away and came back
    stop: bool = False


def compare(database: Path, records: Records) -> tuple[int, int]:
    """How many acknowledged actions the log lacks, and how many it holds twice or that nobody sent. Bots name nothing."""
    connection = sqlite3.connect(database)
    try:
        rows = connection.execute('SELECT "table", actor, client FROM entries WHERE actor >= 0 AND client IS NOT NULL').fetchall()
    finally:
        connection.close()
    logged = Counter(rows)
    lost = sum(logged[mine] == 0 for mine in records.acknowledged)
    doubled = sum(count - 1 for count in logged.values()) + sum(mine not in records.sent for mine in logged)
    return lost, doubled
