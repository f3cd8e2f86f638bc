"""Blast Tactics: Bomb Kick (section 10.2 of the ledger)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import is_bomb
from boomtable.games.blast_tactics.rules.flying import shift, slide
from boomtable.games.blast_tactics.schema import BombKicked
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState


def target(state: BlastTacticsState, seat: Seat, direction: int) -> int:
    """The bomb next to the figure, or else the one underfoot (BT-401); NOBODY where neither can be kicked this way."""
    own = state.at[seat]
    ray = state.arena.rays[direction][own]
    if ray and is_bomb(state.things[ray[0]]):
        return NOBODY if ray[0] in state.at else ray[0]
    return own if is_bomb(state.things[own]) else NOBODY


def rests(state: BlastTacticsState, seat: Seat, direction: int) -> list[int]:
    square = target(state, seat, direction)
    return [] if square == NOBODY else slide(state, direction, square)


def squares(state: BlastTacticsState, seat: Seat) -> list[int]:
    return [square for direction in range(4) for square in rests(state, seat, direction)]


def check(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square not in squares(state, seat):
        raise IllegalAction("BT-211", "seat {seat} cannot kick a bomb to square {square}: none slides there", seat=seat, square=square)


def do(state: BlastTacticsState, seat: Seat, square: int) -> list[Event]:
    for direction in range(4):
        if square in rests(state, seat, direction):
            start = target(state, seat, direction)
            return [BombKicked(seat, start, square, shift(state, start, square))]
    raise AssertionError("no bomb slides there")
