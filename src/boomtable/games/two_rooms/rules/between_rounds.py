"""Two Rooms and a Boom: seats get ready for what comes next, and hostages arrive (TR-059, TR-086, TR-378, TR-407)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.rules import audiences, leading, rounds
from boomtable.games.two_rooms.rules.chapter import Plain
from boomtable.games.two_rooms.schema import Arrive, BecameReady, NotReady, Phase, Ready
from boomtable.games.two_rooms.state import TwoRoomsState, bit, has


class GettingReady(Plain):
    """Seats get ready: everybody after the deal and, online, to end the round; both leaders in the parley."""

    action_type: ClassVar[type[Action]] = Ready
    phases: ClassVar[tuple[Phase, ...]] = ("deal", "round", "parley")

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if state.phase == "round":
            return rounds.may_end_early(state)
        if has(state.ready, seat):
            return False
        return state.phase == "deal" or (state.phase == "parley" and leading.leads(state, seat))

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Ready) -> None:
        if state.phase not in self.phases:
            raise IllegalAction("TR-373", "seat {seat} cannot get ready now: it is {phase}", seat=seat, phase=state.phase)
        if state.phase == "round" and not rounds.may_end_early(state):
            raise IllegalAction("TR-407", "seat {seat} cannot get ready: here the round ends in another way", seat=seat)
        if state.phase == "parley" and not leading.leads(state, seat):
            raise IllegalAction("TR-086", "seat {seat} cannot get ready: the leaders meet", seat=seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-378", "seat {seat} cannot get ready: it is", seat=seat)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        if state.phase == "round":
            change_mind(state, seat, dice, told)
            return
        state.ready |= bit(seat)
        if state.phase == "deal":
            if told is not None:
                told.append(BecameReady(seat))
            if rounds.all_ready(state):
                rounds.begin_round(state, told)
            return
        if told is not None:
            told.append(BecameReady(seat, audience=audiences.only(state.leader)))
        if both_ready(state):
            rounds.exchange(state, told)


def change_mind(state: TwoRoomsState, seat: Seat, dice: Dice, told: Told) -> None:
    """Ready, or not any more; the room notices, and when all are ready in both rooms the round is over."""
    state.ready ^= bit(seat)
    if told is not None:
        audience = audiences.room(state, state.place[seat])
        told.append(BecameReady(seat, audience=audience) if has(state.ready, seat) else NotReady(seat, audience=audience))
    if rounds.all_want_the_end(state):
        rounds.end_round(state, dice, told)


def both_ready(state: TwoRoomsState) -> bool:
    """Whether both leaders are ready to end the parley; with a moderator, only that person ends it (TR-382)."""
    return not state.options.moderator and all(has(state.ready, leader) for leader in state.leader)


class Arriving(Plain):
    """A hostage has arrived in the new room."""

    action_type: ClassVar[type[Action]] = Arrive
    phases: ClassVar[tuple[Phase, ...]] = ("walk",)

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return state.phase == "walk" and has(state.walking, seat)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Arrive) -> None:
        if state.phase != "walk":
            raise IllegalAction("TR-373", "seat {seat} cannot arrive now: it is {phase}", seat=seat, phase=state.phase)
        if not self.may(state, seat):
            raise IllegalAction("TR-059", "seat {seat} cannot arrive: it is in its room", seat=seat)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        rounds.arrive(state, seat, told)
