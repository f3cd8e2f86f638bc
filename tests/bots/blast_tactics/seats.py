"""Blast Tactics bots at drawn positions."""

from boomtable.bots import Bot, Budget, Wait, make
from boomtable.core.dice import Dice
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from boomtable.games.blast_tactics.state import OVER, BlastTacticsState
from tests.games.blast_tactics.positions import Told, written

LEVELS = ["novice", "standard", "expert"]


def bot(level: str, seat: Seat, seats: int = 2, seed: int = 7, iterations: int = 60) -> Bot:
    return make(level, GAME, BlastTacticsOptions(seats), seat, seed, Budget(iterations=iterations))


def choice(player: Bot, state: BlastTacticsState) -> Action:
    action = player.choose(GAME.view(state, state.turn), GAME.legal_actions(state, state.turn))
    assert not isinstance(action, Wait)
    return action


def play_on(state: BlastTacticsState, player: Bot, dice: Dice) -> None:
    """One action, checked by the rules."""
    action = choice(player, state)
    GAME.check(state, state.turn, action)
    GAME.apply(state, state.turn, action, dice)


def turn(level: str, state: BlastTacticsState, seed: int = 7) -> list[str]:
    """What a bot does until its turn is over, in the words of the ledger; then the next seat has begun its own."""
    seat, turns = state.turn, state.turns
    done: list[str] = []
    while state.phase != OVER and state.turns == turns:
        action = choice(bot(level, seat, state.seats, seed), state)
        done.append(written(state, action))
        GAME.apply(state, seat, action, Told())
    return done


def stand_still(state: BlastTacticsState) -> None:
    """The seat whose turn it is does nothing but end it."""
    turns = state.turns
    while state.phase != OVER and state.turns == turns:
        GAME.apply(state, state.turn, GAME.legal_actions(state, state.turn)[-1], Told())
