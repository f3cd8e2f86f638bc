"""Bomb Busters: what one rule of a mission forbids for now; each family of missions has its own, in a file of its own."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.mission import Twist
from boomtable.games.bomb_busters.schema import LockView
from boomtable.games.bomb_busters.state import BombBustersState


class Limit:
    """Answers for whole sets, which are asked often, and refuses one thing with its reason; a piece overrides what it forbids.

    Values are sets of bits, bit v - 1 for value v; wires are positions of a stand, bit p for position p. What is forbidden
    to a seat follows from what that seat sees.
    """

    secret: ClassVar[bool] = False  # whether `for_seat` depends on what only that seat sees

    def is_in(self, twist: Twist) -> bool:
        raise NotImplementedError

    # values, to be announced or cut alone

    def for_all(self, state: BombBustersState) -> i64:
        """The values that nobody may cut."""
        return 0

    def for_seat(self, state: BombBustersState, seat: Seat) -> i64:
        """The values that this seat may not cut, whatever holds for all."""
        return 0

    def lock(self, state: BombBustersState, seat: Seat, value: int) -> LockView:
        """Why a value in one of these two sets is forbidden."""
        raise NotImplementedError

    def check_value(self, state: BombBustersState, seat: Seat, value: int) -> None:
        """Refuse a value that is forbidden."""

    # wires of others, to be pointed at

    def wires(self, state: BombBustersState, seat: Seat, stand: int, tool: int) -> i64:
        """The wires that this seat may not point at with this tool."""
        return 0

    def check_wire(self, state: BombBustersState, seat: Seat, wire: int, tool: int) -> None:
        """Refuse a wire that is forbidden."""

    # Solo Cuts, equipment and powers

    def bars_solo(self, state: BombBustersState, seat: Seat) -> bool:
        return False

    def check_solo(self, state: BombBustersState, seat: Seat) -> None:
        """Refuse a Solo Cut if none is allowed."""

    def bars_card(self, state: BombBustersState, seat: Seat, card: int) -> bool:
        """Whether this seat may not use an equipment card, or its own power: card 0."""
        return False

    def check_card(self, state: BombBustersState, seat: Seat, card: int) -> None:
        """Refuse a card that is barred."""
