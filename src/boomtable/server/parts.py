"""What every table of one server shares."""

from __future__ import annotations

from dataclasses import dataclass

from boomtable.server.bot_pool import BotPool
from boomtable.server.clock import Clock
from boomtable.server.store import Store
from boomtable.server.writer import Writer


@dataclass(frozen=True)
class Parts:
    store: Store
    writer: Writer
    clock: Clock
    pool: BotPool
    speed: float
