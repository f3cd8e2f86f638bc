"""Blast Tactics: the Discard Phase (BT-096)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES, CARDS
from boomtable.games.blast_tactics.rules import turning
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import Discard
from boomtable.games.blast_tactics.state import DISCARD, BlastTacticsState


class Discarding(Chapter[BlastTacticsState]):
    """Discards one of two different cards in the row, if none was used."""

    action_type: ClassVar[type[Action]] = Discard

    def __init__(self, seats: int) -> None:
        super().__init__(CARDS)

    def check(self, state: BlastTacticsState, seat: Actor, action: Discard) -> None:
        check_phase(state, seat, action, DISCARD)
        if CARD_NAMES.index(action.card) not in state.row:
            raise IllegalAction("BT-096", "seat {seat} cannot discard {card}: it is not in the row", seat=seat, card=action.card)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        for card in sorted(state.row):
            codes.append(self.start + card)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        turning.discard(state, seat, number, told)

    def number(self, seat: Seat, action: Discard) -> int:
        return CARD_NAMES.index(action.card)

    def action(self, seat: Seat, number: int) -> Action:
        return Discard(CARD_NAMES[number])
