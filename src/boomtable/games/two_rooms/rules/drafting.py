"""Two Rooms and a Boom: a leader names hostages and locks them (TR-080 to TR-084, TR-288 to TR-290)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.rules import hostages, leading, phases, rounds
from boomtable.games.two_rooms.rules.chapter import Plain, Targeting
from boomtable.games.two_rooms.schema import Draft, Lock, Phase
from boomtable.games.two_rooms.state import TwoRoomsState, counts_in

CHOOSING: tuple[Phase, ...] = ("round", "select")


def may_choose(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat may name hostages now; in sim mode that is after the round (TR-396)."""
    if state.phase != "select" and (state.phase != "round" or state.is_sim):
        return False
    return leading.leads(state, seat) and not phases.is_locked(state, seat)


def check_choosing(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase not in CHOOSING:
        raise IllegalAction("TR-373", "seat {seat} cannot do that now: it is {phase}", seat=seat, phase=state.phase)
    if not leading.leads(state, seat):
        raise IllegalAction("TR-063", "seat {seat} cannot choose hostages: it does not lead", seat=seat)
    if phases.is_locked(state, seat):
        raise IllegalAction("TR-080", "seat {seat} cannot change the hostages: they are locked", seat=seat)
    if not may_choose(state, seat):
        raise IllegalAction("TR-396", "seat {seat} cannot choose hostages now: in sim mode they are named after the round", seat=seat)


class Drafting(Targeting):
    """Puts somebody of the room into the hostage form, or takes them out of it."""

    action_type: ClassVar[type[Action]] = Draft
    phases: ClassVar[tuple[Phase, ...]] = CHOOSING

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return may_choose(state, seat)

    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        """Whether this seat can be named; in sim mode each naming counts, so nobody is named twice (TR-396)."""
        room = state.place[seat]
        if target == seat or not counts_in(state, target, room):
            return False
        return not state.is_sim or target not in state.drafts[room]

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Draft) -> None:
        check_choosing(state, seat)
        if not self.reaches(state, seat, action.seat):
            raise IllegalAction(
                "TR-081", "seat {seat} cannot name seat {target}: it takes another player of the room", seat=seat, target=action.seat
            )

    def act_on(self, state: TwoRoomsState, seat: Seat, target: Seat, dice: Dice, told: Told) -> None:
        hostages.draft(state, seat, target, told)
        if state.phase == "select":
            rounds.after_lock(state, dice, told)


class Locking(Plain):
    """Announces the hostages of a room."""

    action_type: ClassVar[type[Action]] = Lock
    phases: ClassVar[tuple[Phase, ...]] = CHOOSING

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        if state.is_sim or not may_choose(state, seat) or is_early(state):
            return False
        room = state.place[seat]
        return len(state.drafts[room]) == hostages.needed(state, room)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Lock) -> None:
        check_choosing(state, seat)
        if state.is_sim:
            raise IllegalAction("TR-396", "seat {seat} cannot lock: in sim mode the last naming does", seat=seat)
        if is_early(state):
            raise IllegalAction("TR-080", "seat {seat} cannot lock hostages yet", seat=seat)
        if not self.may(state, seat):
            room = state.place[seat]
            raise IllegalAction(
                "TR-083",
                "seat {seat} cannot lock {count} hostages: it takes {needed}",
                seat=seat,
                count=len(state.drafts[room]),
                needed=hostages.needed(state, room),
            )

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        hostages.lock(state, state.place[seat], [], told)
        rounds.after_lock(state, dice, told)


def is_early(state: TwoRoomsState) -> bool:
    """Whether it is too early to lock hostages (TR-295)."""
    return state.phase == "round" and not state.lock_open
