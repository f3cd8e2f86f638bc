"""A game in which bots play some of the seats, each told what its own seat notices."""

from __future__ import annotations

from boomtable.bots import HANDMADE, Wait, make
from boomtable.bots.bot import Bot
from boomtable.core.dice import Dice
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Event, Options
from boomtable.core.seats import Actor, Seat
from boomtable.core.walk import Walk, longest
from boomtable.table.stream import noticed

LEVELS = ("standard", "novice")  # the bots that play unless somebody names others, the first that the game has


def usual_bot(game: AnyGame) -> str:
    return next((level for level in LEVELS if level in HANDMADE.get(game.info.id, {})), "random")


class Company(Walk):
    """A new game; `bots` names who plays, by seat, and leaves out the seats that somebody else plays."""

    def __init__(self, game: AnyGame, options: Options, dice: Dice, bots: dict[Seat, str]) -> None:
        drawn = game.draw_lots(options, dice)
        state, events = game.setup(drawn, dice)
        super().__init__(game, state, dice, longest(game, drawn))
        seed = dice.pick(2**48)  # of their own, from which the deal cannot be computed
        self._space = game.action_space(drawn)
        self._bots: dict[Seat, Bot] = {seat: make(name, game, drawn, seat, seed) for seat, name in bots.items()}
        self._news: dict[Seat, list[Event]] = {seat: [] for seat in bots}
        self._tell(events)

    def do(self, seat: Seat, code: int) -> None:
        self.act(seat, self._space.action_in(self.state, seat, code))

    def act(self, actor: Actor, action: Action) -> None:
        self._tell(self.game.apply(self.state, actor, action, self.dice))
        self.length += 1

    def to_a_guest(self) -> Seat:
        """Let the bots play until a seat without one decides; NOBODY at the end."""
        seat = self.next_seat()
        while seat in self._bots:
            self.act(seat, self._choice(seat))
            seat = self.next_seat()
        return seat

    def _choice(self, seat: Seat) -> Action:
        bot, news = self._bots[seat], self._news[seat]
        self._news[seat] = []
        bot.observe(news)
        choice = bot.choose(self.game.view(self.state, seat), self.game.legal_actions(self.state, seat))
        if isinstance(choice, Wait):
            raise BoomtableError(f"the bot on seat {seat} cannot wait: the game waits for it")
        return choice

    def _tell(self, events: list[Event]) -> None:
        for seat, news in self._news.items():
            news.extend(noticed(self.game, events, seat))
