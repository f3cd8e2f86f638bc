"""Blast Tactics: Remote (section 10.4 of the ledger)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import REMOTE, bomb, owner_of, side_of
from boomtable.games.blast_tactics.rules import damage, paying
from boomtable.games.blast_tactics.rules.blocks import OnSquares
from boomtable.games.blast_tactics.rules.laying import stay
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import FuseShortened, Remote, RemoteCarried
from boomtable.games.blast_tactics.state import BlastTacticsState

MOST_SEATS = 4


class RemoteControl(OnSquares):
    """Uses Remote on an own bomb that lies on a square."""

    action_type: ClassVar[type[Action]] = Remote

    def check(self, state: BlastTacticsState, seat: Actor, action: Remote) -> None:
        check_phase(state, seat, action)
        paying.check_card(state, seat, REMOTE)
        if action.square >= state.arena.size or not is_own(state, seat, action.square):
            reason = "seat {seat} cannot use Remote on square {square}: no bomb of its own lies there"
            raise IllegalAction("BT-230", reason, seat=seat, square=action.square)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if state.in_play[seat] and paying.can_use(state, seat, REMOTE):
            for square in range(state.arena.size):
                if is_own(state, seat, square):
                    codes.append(self.start + square)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        paying.use(state, seat, REMOTE, told)
        if side_of(state.things[number]) == 2:
            state.things[number] = bomb(seat, 1)
            if told is not None:
                told.append(FuseShortened(seat, number))
        else:
            damage.explode(state, "remote", [number], [], dice, told)
        stay(state, seat)


class RemoteCarrying(Chapter[BlastTacticsState]):
    """Uses Remote on an own bomb that a seat carries, counted from the actor; the block has the same size at smaller tables (BT-232)."""

    action_type: ClassVar[type[Action]] = RemoteCarried

    def __init__(self, seats: int) -> None:
        super().__init__(MOST_SEATS)
        self.seats = seats

    def check(self, state: BlastTacticsState, seat: Actor, action: RemoteCarried) -> None:
        check_phase(state, seat, action)
        paying.check_card(state, seat, REMOTE)
        if action.carrier >= state.seats or not carries_own(state, seat, action.carrier):
            reason = "seat {seat} cannot use Remote on seat {carrier}: it carries no bomb of seat {seat}"
            raise IllegalAction("BT-232", reason, seat=seat, carrier=action.carrier)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if state.in_play[seat] and paying.can_use(state, seat, REMOTE):
            for carrier in range(state.seats):
                if carries_own(state, seat, carrier):
                    codes.append(self.start + (carrier - seat) % state.seats)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        paying.use(state, seat, REMOTE, told)
        carrier = (seat + number) % state.seats
        if side_of(state.carried[carrier]) == 2:
            state.carried[carrier] = bomb(seat, 1)
            if told is not None:
                told.append(FuseShortened(seat, state.at[carrier]))
        else:
            damage.explode(state, "remote", [], [carrier], dice, told)
        stay(state, seat)

    def number(self, seat: Seat, action: RemoteCarried) -> int:
        return self.turned(action.carrier, -seat)

    def action(self, seat: Seat, number: int) -> Action:
        return RemoteCarried(self.turned(number, seat))

    def turned(self, place: int, by: int) -> int:
        return (place + by) % self.seats if place < self.seats else place


def is_own(state: BlastTacticsState, seat: Seat, square: int) -> bool:
    thing = state.things[square]
    return thing == bomb(seat, 1) or thing == bomb(seat, 2)


def carries_own(state: BlastTacticsState, seat: Seat, carrier: Seat) -> bool:
    """Whether a bomb of `seat` is on the head of `carrier`."""
    thing = state.carried[carrier]
    return thing != 0 and owner_of(thing) == seat
