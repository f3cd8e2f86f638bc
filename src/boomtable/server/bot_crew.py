"""The bots of one table: sent to their seats, told when something happens, sent home."""

from __future__ import annotations

import secrets

from boomtable.server.bot_seat import BotSeat
from boomtable.server.onlookers import Onlookers
from boomtable.server.parts import Parts
from boomtable.server.play import Play


class BotCrew:
    def __init__(self, parts: Parts, table_id: str, onlookers: Onlookers) -> None:
        self._parts = parts
        self._id = table_id
        self._onlookers = onlookers
        self._seed = secrets.randbits(48)
        self._bots: dict[int, BotSeat] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def take_seats(self, play: Play, wanted: dict[int, str]) -> None:
        """Have a bot of the right level on exactly these seats."""
        for seat in [seat for seat, bot in self._bots.items() if wanted.get(seat) != bot.level]:
            self._send_home(seat)
        for seat, level in wanted.items():
            if seat not in self._bots:
                self._take_seat(play, seat, level)

    def look(self) -> None:
        for bot in self._bots.values():
            bot.look()

    def go_home(self) -> None:
        for seat in list(self._bots):
            self._send_home(seat)

    def _take_seat(self, play: Play, seat: int, level: str) -> None:
        def everything() -> bytes:
            return play.frames.full(seat, [], "", whole_log=True)

        parts = self._parts
        bot = BotSeat(self._id, seat, level, play.table, play.inbox, parts.pool, parts.clock, parts.speed, self._seed, everything)
        self._bots[seat] = bot
        play.begin_watching(seat)
        self._onlookers.add_bot(bot, seat)
        bot.look()

    def _send_home(self, seat: int) -> None:
        bot = self._bots.pop(seat)
        self._onlookers.remove(bot)
        bot.rise()
