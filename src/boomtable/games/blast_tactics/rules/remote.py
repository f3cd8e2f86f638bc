"""Blast Tactics: Remote (section 10.4 of the ledger)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import bomb, owner_of, side_of
from boomtable.games.blast_tactics.rules import damage
from boomtable.games.blast_tactics.schema import FuseShortened
from boomtable.games.blast_tactics.state import BlastTacticsState


def squares(state: BlastTacticsState, seat: Seat) -> list[int]:
    """Of the own bombs that lie."""
    short, long = bomb(seat, 1), bomb(seat, 2)
    return [square for square, thing in enumerate(state.things) if thing in (short, long)] if state.in_play[seat] else []


def carriers(state: BlastTacticsState, seat: Seat) -> list[Seat]:
    """Of the own bombs that are carried (BT-232)."""
    return [carrier for carrier, thing in enumerate(state.carried) if thing and owner_of(thing) == seat]


def check(state: BlastTacticsState, seat: Seat, square: int) -> None:
    if square not in squares(state, seat):
        reason = "seat {seat} cannot use Remote on square {square}: no bomb of its own lies there"
        raise IllegalAction("BT-230", reason, seat=seat, square=square)


def check_carried(state: BlastTacticsState, seat: Seat, carrier: Seat) -> None:
    if carrier not in carriers(state, seat):
        reason = "seat {seat} cannot use Remote on seat {carrier}: it carries no bomb of seat {seat}"
        raise IllegalAction("BT-232", reason, seat=seat, carrier=carrier)


def do(state: BlastTacticsState, seat: Seat, square: int, dice: Dice) -> list[Event]:
    if side_of(state.things[square]) == 2:
        state.things[square] = bomb(seat, 1)
        return [FuseShortened(seat, square)]
    return damage.explode(state, "remote", [square], [], dice)


def do_carried(state: BlastTacticsState, seat: Seat, carrier: Seat, dice: Dice) -> list[Event]:
    if side_of(state.carried[carrier]) == 2:
        state.carried[carrier] = bomb(seat, 1)
        return [FuseShortened(seat, state.at[carrier])]
    return damage.explode(state, "remote", [], [carrier], dice)
