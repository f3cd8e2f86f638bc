"""Bombs Away bots at drawn positions."""

from boomtable.bots import Bot, Wait, make
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.bombs_away import GAME
from boomtable.games.bombs_away.schema import BombsAwayOptions
from boomtable.games.bombs_away.state import BombsAwayState
from tests.games.bombs_away.positions import play

LEVELS = ["novice", "standard", "expert", "greedy"]

# Nothing but a card of its own colour, a straight pipe across or a wild card goes on in the east; the west is closed.
ONE_WAY = "o--b--H--r-"


def bot(level: str, seat: Seat, seats: int = 2, seed: int = 7) -> Bot:
    return make(level, GAME, BombsAwayOptions(seats), seat, seed)


def chosen(level: str, state: BombsAwayState, seed: int = 7) -> Action:
    """What a bot of this level does at its turn."""
    seat = state.turn
    action = bot(level, seat, state.seats, seed).choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
    assert not isinstance(action, Wait)
    return action


def turn(level: str, state: BombsAwayState) -> list[Action]:
    """What a bot does until its turn is over; the pile gives the first kinds that are left."""
    seat, finished = state.turn, state.turns
    done: list[Action] = []
    while state.turns == finished and not state.ended:
        done.append(chosen(level, state))
        play(state, seat, done[-1])
    return done
