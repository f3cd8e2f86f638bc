"""Blast Tactics: actions and cards, and what pays for them (BT-090 to BT-094, BT-190 to BT-194, BT-403)."""

from boomtable.core.actions import Told
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES, SPEED_UP
from boomtable.games.blast_tactics.schema import CardUsed, SpeedUpSpent
from boomtable.games.blast_tactics.state import BlastTacticsState, take_out


def can_act(state: BlastTacticsState, seat: Seat) -> bool:
    return state.actions > 0 or state.speed_ups[seat] > 0


def can_pay_card(state: BlastTacticsState, seat: Seat) -> bool:
    return state.free or can_act(state, seat)


def can_use(state: BlastTacticsState, seat: Seat, card: int) -> bool:
    if not can_pay_card(state, seat):
        return False
    for other in state.row:
        if other == card:
            return True
    return False


def check_card(state: BlastTacticsState, seat: Seat, card: int) -> None:
    if card not in state.row:
        raise IllegalAction("BT-190", "seat {seat} cannot use {card}: it is not in the row", seat=seat, card=CARD_NAMES[card])
    if not can_pay_card(state, seat):
        raise IllegalAction("BT-191", "seat {seat} cannot use {card}: it has no action left", seat=seat, card=CARD_NAMES[card])


def pay(state: BlastTacticsState, seat: Seat, told: Told) -> None:
    """Pay for an action: with a base action first, then with a Speed-Up tile (BT-092)."""
    if state.actions:
        state.actions -= 1
        return
    state.speed_ups[seat] -= 1
    take_out(state, SPEED_UP, 1)
    if told is not None:
        told.append(SpeedUpSpent(seat))


def use(state: BlastTacticsState, seat: Seat, card: int, told: Told) -> None:
    """Use a card of the row, for an action or for the free use (BT-194)."""
    put_away(state, card)
    state.used += 1
    free = state.free
    state.free = False
    if not free:
        pay(state, seat, told)
    if told is not None:
        told.append(CardUsed(seat, CARD_NAMES[card], free))


def put_away(state: BlastTacticsState, card: int) -> None:
    state.row.remove(card)
    state.discard[card] += 1
