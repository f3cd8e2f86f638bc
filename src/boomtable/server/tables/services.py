"""What every table of one server shares."""

from __future__ import annotations

from dataclasses import dataclass

from boomtable.server.bots.pool import BotPool
from boomtable.server.clock import Clock
from boomtable.server.seeds import Seeds
from boomtable.server.store.database import Store
from boomtable.server.store.writer import Writer


@dataclass(frozen=True)
class Services:
    store: Store
    writer: Writer
    clock: Clock
    seeds: Seeds
    pool: BotPool
    speed: float
