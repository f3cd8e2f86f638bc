"""Blast Tactics: the Discard Phase (BT-096)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES
from boomtable.games.blast_tactics.schema import Discarded
from boomtable.games.blast_tactics.state import BlastTacticsState


def must_choose(state: BlastTacticsState) -> bool:
    return state.row[0] != state.row[1]


def check(state: BlastTacticsState, seat: Seat, card: int) -> None:
    if card not in state.row:
        raise IllegalAction("BT-096", "seat {seat} cannot discard {card}: it is not in the row", seat=seat, card=CARD_NAMES[card])


def put_away(state: BlastTacticsState, card: int) -> None:
    state.row.remove(card)
    state.discard[card] += 1


def do(state: BlastTacticsState, seat: Seat, card: int) -> list[Event]:
    put_away(state, card)
    return [Discarded(seat, CARD_NAMES[card])]
