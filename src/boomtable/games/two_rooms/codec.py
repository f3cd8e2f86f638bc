"""Two Rooms and a Boom: the action space (TR-395)."""

from boomtable.core.codec import ActionSpace
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.schema import TwoRoomsOptions


class TwoRoomsSpace(ActionSpace):
    def __init__(self, options: TwoRoomsOptions) -> None:
        super().__init__(len(numbers.numbers(options, 0).actions))
        self._options = options

    def number(self, seat: Seat, action: Action) -> int:
        return numbers.numbers(self._options, seat).number[action]

    def action(self, seat: Seat, number: int) -> Action:
        return numbers.numbers(self._options, seat).actions[number]
