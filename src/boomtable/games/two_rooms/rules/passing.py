"""Two Rooms and a Boom: passing, in sim mode only: do nothing, or not yet (TR-321)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.rules.chapter import Plain
from boomtable.games.two_rooms.schema import Pass, Phase
from boomtable.games.two_rooms.state import TwoRoomsState


class Passing(Plain):
    """Passes. Sim mode says when; at other tables nobody is ever asked to choose."""

    action_type: ClassVar[type[Action]] = Pass
    phases: ClassVar[tuple[Phase, ...]] = ()

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return state.is_sim

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Pass) -> None:
        raise IllegalAction("TR-321", "seat {seat} cannot pass: nobody asks it to choose", seat=seat)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        """Passing changes nothing."""
