"""It's a Bomb! bots at drawn positions."""

from boomtable.bots import Bot, Budget, Wait, make
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import ItsABombOptions
from boomtable.games.its_a_bomb.state import ItsABombState

LEVELS = ["novice", "standard", "expert"]


def bot(level: str, seat: Seat, seats: int = 2, scenario: int = 0, iterations: int = 30) -> Bot:
    return make(level, GAME, ItsABombOptions(seats, scenario=scenario), seat, 7, Budget(iterations=iterations))


def chosen(level: str, state: ItsABombState, seat: Seat | None = None) -> Action:
    """What a bot of this level does on the seat that is waited on."""
    seat = GAME.waiting_on(state)[0] if seat is None else seat
    action = bot(level, seat, state.seats).choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
    assert not isinstance(action, Wait)
    return action
