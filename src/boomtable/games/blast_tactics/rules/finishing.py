"""Blast Tactics: a seat ends its actions (BT-095, BT-302)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.blast_tactics.rules import ghosts, turning
from boomtable.games.blast_tactics.rules.phases import check_phase
from boomtable.games.blast_tactics.schema import ActionsEnded, End
from boomtable.games.blast_tactics.state import GHOST, BlastTacticsState


class Finishing(Chapter[BlastTacticsState]):
    """Ends the Action Phase; for a ghost, a turn in which it lays nothing."""

    action_type: ClassVar[type[Action]] = End

    def __init__(self, seats: int) -> None:
        super().__init__(1)

    def check(self, state: BlastTacticsState, seat: Actor, action: End) -> None:
        if state.phase != GHOST:
            check_phase(state, seat, action)

    def legal(self, state: BlastTacticsState, seat: Seat, codes: list[int]) -> None:
        codes.append(self.start)

    def do(self, state: BlastTacticsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.moves += 1
        if state.phase != GHOST:
            turning.end_actions(state, seat, told)
            return
        ghosts.end_turn(state)
        if told is not None:
            told.append(ActionsEnded(seat))

    def number(self, seat: Seat, action: End) -> int:
        return 0

    def action(self, seat: Seat, number: int) -> Action:
        return End()
