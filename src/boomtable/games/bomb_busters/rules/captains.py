"""Bomb Busters: Captains who have less than others."""

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.pieces import STABILIZER
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.state import BombBustersState


class Rookie(Limit):
    """Has no Stabilizer (BB-1141)."""

    def is_in(self, twist: Twist) -> bool:
        return twist.rookie

    def bars_card(self, state: BombBustersState, seat: Seat, card: int) -> bool:
        return card == STABILIZER and seat == state.captain

    def check_card(self, state: BombBustersState, seat: Seat, card: int) -> None:
        if self.bars_card(state, seat, card):
            raise IllegalAction("BB-1141", "seat {seat} cannot use the Stabilizer: it is the rookie", seat=seat)


class BareCaptain(Limit):
    """Has neither character nor equipment (BB-1173, BB-1281)."""

    def is_in(self, twist: Twist) -> bool:
        return twist.bare_captain or twist.liar

    def bars_card(self, state: BombBustersState, seat: Seat, card: int) -> bool:
        return seat == state.captain

    def check_card(self, state: BombBustersState, seat: Seat, card: int) -> None:
        if self.bars_card(state, seat, card):
            sentence = "seat {seat} cannot use card {card}: the Captain has neither character nor equipment here"
            raise IllegalAction("BB-1281", sentence, seat=seat, card=card)
