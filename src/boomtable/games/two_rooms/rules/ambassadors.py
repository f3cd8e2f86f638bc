"""Two Rooms and a Boom: Ambassadors walk between the rooms (TR-156 to TR-160)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import PLACES
from boomtable.games.two_rooms.rules import audiences, moving, phases
from boomtable.games.two_rooms.rules.chapter import TwoRoomsChapter
from boomtable.games.two_rooms.schema import AmbassadorCame, AmbassadorLeft, Move, Rested
from boomtable.games.two_rooms.state import TwoRoomsState, bit, has, is_ambassador, present, put
from boomtable.games.two_rooms.vocabulary import Vocabulary


class Walking(TwoRoomsChapter):
    """An Ambassador goes to another place; numbers are those of the places."""

    action_type: ClassVar[type[Action]] = Move

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, len(PLACES))

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if not is_ambassador(state, seat) or not phases.in_round(state) or has(state.resting, seat):
            return False
        return not state.locked[0] and not state.locked[1]

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Move) -> None:
        phases.check_round(state, seat)
        if not is_ambassador(state, seat):
            raise IllegalAction("TR-061", "seat {seat} cannot change rooms: only Ambassadors walk about", seat=seat)
        if has(state.resting, seat):
            raise IllegalAction("TR-158", "seat {seat} cannot move: it has just moved", seat=seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-159", "seat {seat} cannot move: hostages are locked", seat=seat)
        if PLACES[state.place[seat]] == action.to:
            raise IllegalAction("TR-158", "seat {seat} cannot move: it is there", seat=seat)

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        return number != state.place[seat] and self.may(state, seat)

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if not self.may(state, seat):
            return
        for number in range(self.size):
            if number != state.place[seat]:
                codes.append(self.start + number)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        """Move the Ambassador; only those in the place left and in the place entered see it."""
        source = state.place[seat]
        state.place = put(state.place, seat, number)
        if told is not None:
            left = present(state, source)
            if left:
                told.append(AmbassadorLeft(seat, PLACES[source], audience=audiences.only(left)))
            told.append(AmbassadorCame(seat, PLACES[number], audience=audiences.only(present(state, number))))
        moving.mend_aims(state)
        moving.see_open_cards(state)
        phases.bump(state, [seat])
        if not state.is_sim:
            state.resting |= bit(seat)

    def number(self, seat: Seat, action: Move) -> int:
        return PLACES.index(action.to)

    def action(self, seat: Seat, number: int) -> Action:
        return Move(PLACES[number])


def rest_over(state: TwoRoomsState, seat: Seat, told: Told) -> None:
    state.resting &= ~bit(seat)
    if told is not None:
        told.append(Rested(seat, audience=audiences.only([seat])))
