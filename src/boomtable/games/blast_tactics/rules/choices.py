"""Blast Tactics: whether a seat has anything left to choose (BT-095)."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import GLOVE, KICK, PASS, PUNCH
from boomtable.games.blast_tactics.rules import gloves, kicking, laying, moving, paying, punching, wall_pass
from boomtable.games.blast_tactics.state import BlastTacticsState


def has_choice(state: BlastTacticsState, seat: Seat) -> bool:
    """Whether anything but ending is possible in the Action Phase."""
    if laying.can_lay(state, seat) or gloves.directions(state, seat):
        return True
    if paying.can_act(state, seat) and moving.can_move(state, seat):
        return True
    if paying.can_pay_card(state, seat):
        for card in state.row:
            if helps(state, seat, card):
                return True
    return False


def helps(state: BlastTacticsState, seat: Seat, card: int) -> bool:
    """Whether this card of the row can be used for anything."""
    if card == PUNCH:
        return len(punching.directions(state, seat)) > 0
    if card == KICK:
        return kicking.can_kick(state, seat)
    if card == GLOVE:
        return gloves.can_pick_up(state, seat)
    if card == PASS:
        return len(wall_pass.squares(state, seat)) > 0
    return state.in_play[seat] > 0  # Remote
