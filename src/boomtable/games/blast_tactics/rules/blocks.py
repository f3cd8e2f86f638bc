"""Blast Tactics: blocks of numbers that several actions share: the squares, and the four directions (BT-400)."""

from typing import Any, Final

from boomtable.core.actions import Chapter
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import DIRECTIONS
from boomtable.games.blast_tactics.state import BlastTacticsState

SQUARES: Final = 81


class OnSquares(Chapter[BlastTacticsState]):
    """A block with one number for each square, in reading order."""

    def __init__(self, seats: int) -> None:
        super().__init__(SQUARES)

    def number(self, seat: Seat, action: Any) -> int:
        square: int = action.square
        return square

    def action(self, seat: Seat, number: int) -> Action:
        made: Any = self.action_type
        action: Action = made(number)
        return action

    def offer(self, actions: list[Any]) -> Offer:
        """The offer as numbers of squares only, because they are many."""
        squares = tuple([action.square for action in actions])
        return Offer(self.action_type.__name__, fields=(Field("square", squares),))


class InDirections(Chapter[BlastTacticsState]):
    """A block with one number for each direction: N, E, S and W."""

    def __init__(self, seats: int) -> None:
        super().__init__(len(DIRECTIONS))

    def number(self, seat: Seat, action: Any) -> int:
        return DIRECTIONS.index(action.direction)

    def action(self, seat: Seat, number: int) -> Action:
        made: Any = self.action_type
        action: Action = made(DIRECTIONS[number])
        return action
