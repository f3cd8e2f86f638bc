"""Blast Tactics: Bomb Punch (section 10.1 of the ledger)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import DIRECTIONS, PUNCH, is_bomb
from boomtable.games.blast_tactics.rules import paying
from boomtable.games.blast_tactics.rules.blocks import InDirections
from boomtable.games.blast_tactics.rules.flying import landing, shift
from boomtable.games.blast_tactics.rules.laying import stay
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import BombPunched, Punch
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, is_taken


class Punching(InDirections):
    action_type: ClassVar[type[Action]] = Punch

    def check(self, state: BlastTacticsState, seat: Actor, action: Punch) -> None:
        check_phase(state, seat, action)
        paying.check_card(state, seat, PUNCH)
        direction = DIRECTIONS.index(action.direction)
        square = target(state, seat, direction)
        if square == NOBODY:
            reason = "seat {seat} cannot punch {direction}: no bomb without a figure on it lies next to it there"
            raise IllegalAction("BT-200", reason, seat=seat, direction=action.direction)
        if landing(state, direction, square) == NOBODY:
            reason = "seat {seat} cannot punch {direction}: the bomb would find no place to land"
            raise IllegalAction("BT-204", reason, seat=seat, direction=action.direction)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if paying.can_use(state, seat, PUNCH):
            for direction in directions(state, seat):
                codes.append(self.start + direction)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        paying.use(state, seat, PUNCH, told)
        start = target(state, seat, number)
        square = landing(state, number, start)
        fell = shift(state, start, square)
        if told is not None:
            told.append(BombPunched(seat, start, square, fell))
        stay(state, seat)


def target(state: BlastTacticsState, seat: Seat, direction: int) -> int:
    """The bomb next to the figure on which nobody stands, or NOBODY (BT-200)."""
    ray = state.arena.rays[direction][state.at[seat]]
    if not ray or not is_bomb(state.things[ray[0]]) or is_taken(state, ray[0]):
        return NOBODY
    return ray[0]


def directions(state: BlastTacticsState, seat: Seat) -> list[int]:
    found: list[int] = []
    for direction in range(4):
        square = target(state, seat, direction)
        if square != NOBODY and landing(state, direction, square) != NOBODY:
            found.append(direction)
    return found
