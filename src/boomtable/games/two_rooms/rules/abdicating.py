"""Two Rooms and a Boom: the leader hands the leader card over (TR-069 to TR-071)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.rules import audiences, leading, phases
from boomtable.games.two_rooms.rules.chapter import Plain, Targeting
from boomtable.games.two_rooms.schema import Abdicate, AcceptLead, DeclineLead, LeadDeclined, LeadOffered
from boomtable.games.two_rooms.state import TwoRoomsState, bit, counts_in, has, put


class Abdicating(Targeting):
    """The leader holds the leader card out to somebody of the room."""

    action_type: ClassVar[type[Action]] = Abdicate
    fleeting: ClassVar[bool] = True

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if not phases.in_round(state) or not leading.leads(state, seat) or phases.is_locked(state, seat):
            return False
        return state.lead_to[state.place[seat]] == NOBODY

    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        return is_neighbour(state, seat, target) and not has(state.barred[seat], target)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Abdicate) -> None:
        phases.check_round(state, seat)
        if not leading.leads(state, seat):
            raise IllegalAction("TR-069", "seat {seat} cannot abdicate: it does not lead", seat=seat)
        phases.check_unlocked(state, seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-071", "seat {seat} cannot offer the leader card: one offer is open", seat=seat)
        target = action.target
        if not 0 <= target < state.seats or not is_neighbour(state, seat, target):
            raise IllegalAction(
                "TR-069", "seat {seat} cannot abdicate to seat {target}: it takes another player of the room", seat=seat, target=target
            )
        if not self.fits(state, seat, target):
            raise IllegalAction(
                "TR-070", "seat {seat} cannot hand the leader card back to seat {target} this round", seat=seat, target=target
            )

    def act_on(self, state: TwoRoomsState, seat: Seat, target: Seat, dice: Dice, told: Told) -> None:
        room = state.place[seat]
        state.lead_to = put(state.lead_to, room, target)
        state.lead_at = put(state.lead_at, room, state.seq)
        state.lead_beats = put(state.lead_beats, room, 0)
        if told is not None:
            told.append(LeadOffered(seat, target, audience=audiences.people(state, room)))


def is_neighbour(state: TwoRoomsState, seat: Seat, other: Seat) -> bool:
    """Whether this is another player of the same room."""
    return other != seat and counts_in(state, other, state.place[seat])


class AnsweringLead(Plain):
    """The answer of a seat to which the leader card is held out."""

    fleeting: ClassVar[bool] = True
    answers: ClassVar[bool] = True

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return seat in state.lead_to and phases.in_round(state)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Action) -> None:
        phases.check_round(state, seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-331", "seat {seat} cannot answer: no offer of the leader card to it is open", seat=seat)


class AcceptingLead(AnsweringLead):
    """The leader card changes hands; its taker cannot hand it back this round."""

    action_type: ClassVar[type[Action]] = AcceptLead

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        giver = state.leader[state.place[seat]]
        state.barred = put(state.barred, seat, state.barred[seat] | bit(giver))
        leading.name_leader(state, seat, "handed_over", giver, told)


class DecliningLead(AnsweringLead):
    """The leader keeps the leader card."""

    action_type: ClassVar[type[Action]] = DeclineLead

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        room = state.place[seat]
        state.lead_to = put(state.lead_to, room, NOBODY)
        if told is not None:
            told.append(LeadDeclined(state.leader[room], seat, audience=audiences.people(state, room)))
