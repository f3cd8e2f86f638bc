"""Blast Tactics: actions and what pays for them (BT-090 to BT-094, BT-193, BT-403)."""

from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES, SPEED_UP
from boomtable.games.blast_tactics.rules.discarding import put_away
from boomtable.games.blast_tactics.schema import CardUsed, SpeedUpSpent
from boomtable.games.blast_tactics.state import BlastTacticsState


def can_act(state: BlastTacticsState, seat: Seat) -> bool:
    return state.actions > 0 or state.speed_ups[seat] > 0


def can_use(state: BlastTacticsState, seat: Seat) -> bool:
    return state.free or can_act(state, seat)


def pay(state: BlastTacticsState, seat: Seat) -> list[Event]:
    """Base actions first, then a Speed-Up tile (BT-092)."""
    if state.actions:
        state.actions -= 1
        return []
    state.speed_ups[seat] -= 1
    state.gone[SPEED_UP] += 1
    return [SpeedUpSpent(seat)]


def use(state: BlastTacticsState, seat: Seat, card: int) -> list[Event]:
    """Out of the row, for an action or for the free use (BT-194)."""
    put_away(state, card)
    state.used += 1
    if state.free:
        state.free = False
        return [CardUsed(seat, CARD_NAMES[card], True)]
    return [*pay(state, seat), CardUsed(seat, CARD_NAMES[card], False)]
