"""Blast Tactics: the numbers of decisions (BT-400), identical in every position."""

from typing import Final

from boomtable.core.codec import ActionSpace
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import schema
from boomtable.games.blast_tactics.pieces import CARD_NAMES, DIRECTIONS

SQUARES: Final = 81
MOVE: Final = 0
LAY: Final = 81
PASS_TO: Final = 162
KICK_TO: Final = 243
REMOTE_AT: Final = 324
PUNCH_TO: Final = 405
GLOVE_UP: Final = 409
REMOTE_CARRIED: Final = 410
THROW_TO: Final = 414
DISCARD_ONE: Final = 418
END: Final = 423
SIZE: Final = 424

ON_SQUARES = (schema.Move, schema.Lay, schema.Pass, schema.Kick, schema.Remote)


class BlastTacticsSpace(ActionSpace):
    """A carrier is counted from the actor's own seat; everything else looks the same to all."""

    def __init__(self, seats: int) -> None:
        super().__init__(SIZE)
        self.seats = seats

    def number(self, seat: Seat, action: Action) -> int:
        return number_of(seat, action, self.seats)

    def action(self, seat: Seat, number: int) -> Action:
        return action_of(seat, number, self.seats)


def number_of(seat: Seat, action: Action, seats: int) -> int:
    if isinstance(action, schema.RemoteCarried):
        return REMOTE_CARRIED + shifted(action.carrier, -seat, seats)
    if isinstance(action, ON_SQUARES):
        return ON_SQUARES.index(type(action)) * SQUARES + action.square
    if isinstance(action, schema.Punch):
        return PUNCH_TO + DIRECTIONS.index(action.direction)
    if isinstance(action, schema.Throw):
        return THROW_TO + DIRECTIONS.index(action.direction)
    if isinstance(action, schema.Discard):
        return DISCARD_ONE + CARD_NAMES.index(action.card)
    if isinstance(action, schema.Glove):
        return GLOVE_UP
    assert isinstance(action, schema.End)
    return END


def action_of(seat: Seat, number: int, seats: int) -> Action:
    if number < PUNCH_TO:
        return ON_SQUARES[number // SQUARES](number % SQUARES)
    if number < GLOVE_UP:
        return schema.Punch(DIRECTIONS[number - PUNCH_TO])  # type: ignore[arg-type]
    if number == GLOVE_UP:
        return schema.Glove()
    if number < THROW_TO:
        return schema.RemoteCarried(shifted(number - REMOTE_CARRIED, seat, seats))
    if number < DISCARD_ONE:
        return schema.Throw(DIRECTIONS[number - THROW_TO])  # type: ignore[arg-type]
    return schema.End() if number == END else schema.Discard(CARD_NAMES[number - DISCARD_ONE])


def shifted(place: int, by: int, seats: int) -> int:
    """Round the table; places beyond it, in a small game, stay where they are."""
    return (place + by) % seats if place < seats else place
