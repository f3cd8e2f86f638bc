"""Bomb Busters: what is to be named at once in this mission, and who may do so; until then it is locked for any other cut (BB-470)."""

from typing import Final

from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.missions.naming import Naming
from boomtable.games.bomb_busters.pieces import RED
from boomtable.games.bomb_busters.rules.hand import holds, rest_of
from boomtable.games.bomb_busters.rules.limit import Limit
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of

FEW: Final = 3  # players at a table where only who holds such a wire may name (BB-1134)


def naming_of(state: BombBustersState) -> Naming | None:
    """What is still to be named."""
    naming = MISSIONS[state.mission].twist.naming
    return naming if naming is not None and left_to_name(state, naming) > 0 else None


def left_to_name(state: BombBustersState, naming: Naming) -> int:
    """How many wires of the value are uncut."""
    if naming.value == RED:
        return state.reds_inside - int(state.cut_counts[RED])
    return rest_of(state, naming.value)


def lacks_one(state: BombBustersState, seat: Seat, naming: Naming) -> bool:
    return naming.by_holders and state.seats <= FEW and holds(state, seat, naming.value) == 0


def holds_others(state: BombBustersState, seat: Seat, naming: Naming) -> bool:
    """Whether it is too early: the hand has something else that is cut first (BB-1461)."""
    return naming.comes_last and holds(state, seat, naming.value) < len(uncut_of(state, seat))


def can_name(state: BombBustersState, seat: Seat) -> bool:
    naming = naming_of(state)
    return naming is not None and not lacks_one(state, seat, naming) and not holds_others(state, seat, naming)


class OnlyNamed(Limit):
    """Locks the value that is named, for everybody; red can be announced by nobody anyway."""

    def is_in(self, twist: Twist) -> bool:
        return twist.naming is not None and not twist.names_reds()

    def for_all(self, state: BombBustersState) -> i64:
        naming = naming_of(state)
        return 0 if naming is None else up(1, naming.value - 1)

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        return LockView(value, "together", "BB-470")

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        naming = naming_of(state)
        if naming is not None and value == naming.value:
            sentence = "seat {seat} cannot cut {value} like that: all {count} of them are named at once"
            raise IllegalAction("BB-470", sentence, seat=seat, value=value, count=naming.count)
