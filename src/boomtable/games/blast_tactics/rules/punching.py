"""Blast Tactics: Bomb Punch (section 10.1 of the ledger)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import DIRECTIONS, is_bomb
from boomtable.games.blast_tactics.rules.flying import landing, shift
from boomtable.games.blast_tactics.schema import BombPunched
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState


def target(state: BlastTacticsState, seat: Seat, direction: int) -> int:
    """The bomb next to the figure on which nobody stands, or NOBODY (BT-200)."""
    ray = state.arena.rays[direction][state.at[seat]]
    if not ray or not is_bomb(state.things[ray[0]]) or ray[0] in state.at:
        return NOBODY
    return ray[0]


def directions(state: BlastTacticsState, seat: Seat) -> list[int]:
    found: list[int] = []
    for direction in range(4):
        square = target(state, seat, direction)
        if square != NOBODY and landing(state, direction, square) != NOBODY:
            found.append(direction)
    return found


def check(state: BlastTacticsState, seat: Seat, direction: int) -> None:
    side = DIRECTIONS[direction]
    square = target(state, seat, direction)
    if square == NOBODY:
        reason = "seat {seat} cannot punch {direction}: no bomb without a figure on it lies next to it there"
        raise IllegalAction("BT-200", reason, seat=seat, direction=side)
    if landing(state, direction, square) == NOBODY:
        raise IllegalAction(
            "BT-204", "seat {seat} cannot punch {direction}: the bomb would find no place to land", seat=seat, direction=side
        )


def do(state: BlastTacticsState, seat: Seat, direction: int) -> list[Event]:
    start = target(state, seat, direction)
    square = landing(state, direction, start)
    return [BombPunched(seat, start, square, shift(state, start, square))]
