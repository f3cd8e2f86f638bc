"""Notices that one process of bots gives no answer any more, as when it was stopped or turns in circles."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

START_SECONDS = 60.0  # for a process to load everything
HANG_SECONDS = 15.0  # between two answers, while one is owed: ten times what any bot may think


class Watchdog:
    """Goes by the machine's time and not by that of the tables: a process is not slower where clocks are moved on."""

    def __init__(self, hangs: Callable[[], None], *, is_ready: bool) -> None:
        self._hangs = hangs
        self._owed: set[str] = set()  # bots that were asked; each has one question at a time
        self._alarm: asyncio.TimerHandle | None = None
        self._is_ready = is_ready
        self.barked = False
        if not is_ready:
            self._give(START_SECONDS)

    def ready(self) -> None:
        self._is_ready = True
        self._begin_again()

    def asked(self, bot: str) -> None:
        self._owed.add(bot)
        if self._alarm is None:
            self._begin_again()

    def answered(self, bot: str) -> None:
        self._owed.discard(bot)
        self._begin_again()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _begin_again(self) -> None:
        self.stop()
        if self._is_ready and self._owed:
            self._give(HANG_SECONDS)

    def _give(self, seconds: float) -> None:
        self.stop()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._bark)

    def _bark(self) -> None:
        self._alarm, self.barked = None, True
        self._hangs()
