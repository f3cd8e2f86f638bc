"""Bombs Away: a player leaves, and a bot plays on; of two players the other may claim the win (BA-138)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import ChangeHands, Event
from boomtable.core.seats import Seat
from boomtable.games.bombs_away.schema import Replaced
from boomtable.games.bombs_away.state import BombsAwayState, has


def change_hands(state: BombsAwayState, change: ChangeHands) -> list[Event]:
    if state.moves == 0:  # a bot of the table from the start: nobody has left (BA-170)
        return []
    if has(state.away, change.seat) == change.bot:
        return []
    if not change.sent_away:  # or a host would win by it (BA-171)
        state.away ^= 1 << change.seat
    return [Replaced(change.seat, change.bot)]


def can_claim(state: BombsAwayState, seat: Seat) -> bool:
    return state.seats == 2 and has(state.away, 1 - seat) and not has(state.away, seat) and not state.ended


def check_claim(state: BombsAwayState, seat: Seat) -> None:
    if state.seats > 2:
        raise IllegalAction("BA-138", "seat {seat} cannot claim the win: there are {seats} players", seat=seat, seats=state.seats)
    if has(state.away, seat):
        raise IllegalAction("BA-155", "seat {seat} cannot claim the win: its own player has left", seat=seat)
    if not has(state.away, 1 - seat):
        raise IllegalAction("BA-155", "seat {seat} cannot claim the win: nobody has left the other seat", seat=seat)
