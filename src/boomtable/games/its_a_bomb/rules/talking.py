"""It's a Bomb!: what the Crisis Unit may say (IB-241)."""

from typing import get_args

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import CHOOSE, START
from boomtable.games.its_a_bomb.schema import Phrase, Speak, Spoke
from boomtable.games.its_a_bomb.state import ItsABombState

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


def can_speak(state: ItsABombState, seat: Seat) -> bool:
    """In START, or in CHOOSE while no proposal stands: otherwise a phrase would be a verdict. One per round."""
    if seat != state.crisis_unit or state.spoken:
        return False
    return state.step == START or (state.step == CHOOSE and max(state.proposals) < 0)


def check(state: ItsABombState, seat: Seat) -> None:
    if not can_speak(state, seat):
        raise IllegalAction("IB-241", "seat {seat} cannot speak now: the Crisis Unit has one phrase a round, before proposals", seat=seat)


def do(state: ItsABombState, seat: Seat, action: Speak) -> list[Event]:
    state.spoken = True
    return [Spoke(seat, action.phrase)]
