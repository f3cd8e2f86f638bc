"""Two Rooms and a Boom: actions between rounds: seats get ready, and hostages arrive (TR-059, TR-086, TR-378)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.rules import audiences, leading, rounds
from boomtable.games.two_rooms.rules.chapter import Plain
from boomtable.games.two_rooms.schema import Arrive, BecameReady, Phase, Ready
from boomtable.games.two_rooms.state import TwoRoomsState, bit, has


class GettingReady(Plain):
    """Seats get ready: everybody after the deal, and both leaders in the parley."""

    action_type: ClassVar[type[Action]] = Ready
    phases: ClassVar[tuple[Phase, ...]] = ("deal", "parley")

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if has(state.ready, seat):
            return False
        return state.phase == "deal" or (state.phase == "parley" and leading.leads(state, seat))

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Ready) -> None:
        if state.phase not in self.phases:
            raise IllegalAction("TR-373", "seat {seat} cannot get ready now: it is {phase}", seat=seat, phase=state.phase)
        if state.phase == "parley" and not leading.leads(state, seat):
            raise IllegalAction("TR-086", "seat {seat} cannot get ready: the leaders meet", seat=seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-378", "seat {seat} cannot get ready: it is", seat=seat)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
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
