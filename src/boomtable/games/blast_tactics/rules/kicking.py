"""Blast Tactics: Bomb Kick (section 10.2 of the ledger)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import KICK, is_bomb
from boomtable.games.blast_tactics.rules import paying
from boomtable.games.blast_tactics.rules.blocks import OnSquares
from boomtable.games.blast_tactics.rules.flying import shift, slide
from boomtable.games.blast_tactics.rules.laying import stay
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import BombKicked, Kick
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, is_taken


class Kicking(OnSquares):
    """Uses Bomb Kick, numbered by the square where the bomb comes to rest or falls in."""

    action_type: ClassVar[type[Action]] = Kick

    def check(self, state: BlastTacticsState, seat: Actor, action: Kick) -> None:
        check_phase(state, seat, action)
        paying.check_card(state, seat, KICK)
        if direction_to(state, seat, action.square) == NOBODY:
            reason = "seat {seat} cannot kick a bomb to square {square}: none slides there"
            raise IllegalAction("BT-211", reason, seat=seat, square=action.square)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        if paying.can_use(state, seat, KICK):
            for direction in range(4):
                for square in rests(state, seat, direction):
                    codes.append(self.start + square)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        paying.use(state, seat, KICK, told)
        start = target(state, seat, direction_to(state, seat, number))
        fell = shift(state, start, number)
        if told is not None:
            told.append(BombKicked(seat, start, number, fell))
        stay(state, seat)


def target(state: BlastTacticsState, seat: Seat, direction: int) -> int:
    """The bomb next to the figure, or else the one underfoot (BT-401); NOBODY where neither can be kicked this way."""
    own = state.at[seat]
    ray = state.arena.rays[direction][own]
    if ray and is_bomb(state.things[ray[0]]):
        return NOBODY if is_taken(state, ray[0]) else ray[0]
    return own if is_bomb(state.things[own]) else NOBODY


def rests(state: BlastTacticsState, seat: Seat, direction: int) -> list[int]:
    square = target(state, seat, direction)
    return [] if square == NOBODY else slide(state, direction, square)


def direction_to(state: BlastTacticsState, seat: Seat, square: int) -> int:
    """The direction in which a bomb can be kicked to come to rest here, or NOBODY."""
    for direction in range(4):
        if square in rests(state, seat, direction):
            return direction
    return NOBODY


def can_kick(state: BlastTacticsState, seat: Seat) -> bool:
    for direction in range(4):
        if rests(state, seat, direction):
            return True
    return False
