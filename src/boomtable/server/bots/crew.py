"""The bots of one table: sent to their seats, told when something happens, sent home."""

from __future__ import annotations

from boomtable.server.bots.bot_seat import BotSeat, BotTable
from boomtable.server.game.running_game import RunningGame
from boomtable.server.game.subscribers import Subscribers


class BotCrew:
    def __init__(self, shared: BotTable, subscribers: Subscribers) -> None:
        self._shared = shared
        self._subscribers = subscribers
        self._bots: dict[int, BotSeat] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def take_seats(self, running: RunningGame, wanted: dict[int, str]) -> None:
        """Have a bot of the right level on exactly these seats."""
        for seat in [seat for seat, bot in self._bots.items() if wanted.get(seat) != bot.level]:
            self._send_home(seat)
        for seat, level in wanted.items():
            if seat not in self._bots:
                self._take_seat(running, seat, level)

    def look(self) -> None:
        for bot in self._bots.values():
            bot.look()

    def go_home(self) -> None:
        for seat in list(self._bots):
            self._send_home(seat)

    def _take_seat(self, running: RunningGame, seat: int, level: str) -> None:
        bot = self._bots[seat] = BotSeat(self._shared, running, seat, level)
        self._subscribers.begin_showing(seat, running.table.seen(seat))
        self._subscribers.add_machine(bot, seat)
        bot.look()

    def _send_home(self, seat: int) -> None:
        bot = self._bots.pop(seat)
        self._subscribers.remove(bot)
        bot.rise()
