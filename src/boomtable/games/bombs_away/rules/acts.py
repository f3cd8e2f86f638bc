"""Bombs Away: every action sent to its chapter."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands, Event, TimeUp
from boomtable.core.seats import CLOCK, TABLE, Actor, Seat
from boomtable.games.bombs_away.network import place
from boomtable.games.bombs_away.pieces import face_of
from boomtable.games.bombs_away.rules import bombing, clocks, drawing, laying, leaving, playing, turning
from boomtable.games.bombs_away.schema import Bomb, Claim, Draw, Enough, Lay, Pass, Second
from boomtable.games.bombs_away.state import BombsAwayState


def check(state: BombsAwayState, actor: Actor, action: Action) -> None:
    if state.ended:
        raise IllegalAction("BA-100", "nobody can act: the game is over")
    if actor == TABLE and isinstance(action, ChangeHands):
        return
    if actor == CLOCK and isinstance(action, TimeUp):
        clocks.check(state, action)
    elif not 0 <= actor < state.seats:
        raise IllegalAction("BA-131", "{action} is not done by anybody but the players", action=type(action).__name__)
    elif isinstance(action, Claim):
        leaving.check_claim(state, actor)
    elif actor != state.turn:
        raise IllegalAction("BA-130", "seat {seat} cannot act: it is seat {turn}'s turn", seat=actor, turn=state.turn)
    else:
        check_turn(state, actor, action)


def check_turn(state: BombsAwayState, seat: Seat, action: Action) -> None:
    if isinstance(action, Second):
        bombing.check_second(state, seat, action)
    elif isinstance(action, Enough):
        bombing.check_enough(state, seat)
    elif state.second:
        raise IllegalAction("BA-152", "seat {seat} cannot go on: its bomb may take a second card, or none", seat=seat)
    elif isinstance(action, Lay):
        laying.check(state, seat, action)
    elif isinstance(action, Bomb):
        bombing.check(state, seat, action)
    elif isinstance(action, Draw):
        drawing.check(state, seat)
    elif isinstance(action, Pass):
        drawing.check_pass(state, seat)
    else:
        raise IllegalAction("BA-131", "{action} is no action of Bombs Away", action=type(action).__name__)


def do(state: BombsAwayState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, ChangeHands):
        return leaving.change_hands(state, action)
    state.moves += 1
    if isinstance(action, TimeUp):
        return clocks.time_up(state, dice)
    if isinstance(action, Claim):
        return turning.claim(state, actor)
    return do_turn(state, actor, action, dice)


def do_turn(state: BombsAwayState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Lay):
        return playing.do(state, seat, place(action.x, action.y), face_of(action.card, action.turned), dice)
    if isinstance(action, Bomb):
        return bombing.do(state, seat, action.card, place(action.x, action.y))
    if isinstance(action, Second):
        return bombing.do_second(state, seat, place(action.x, action.y))
    if isinstance(action, Enough):
        return bombing.do_enough(state, seat)
    if isinstance(action, Draw):
        return drawing.do(state, seat, dice)
    return turning.pass_turn(state, seat, dice)
