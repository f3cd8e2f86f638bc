"""It's a Bomb!: every action sent to its chapter."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands, Event, TimeUp
from boomtable.core.seats import CLOCK, TABLE, Actor, Seat
from boomtable.games.its_a_bomb.pieces import CODES, OVER
from boomtable.games.its_a_bomb.rules import clocks, deciding, marking, talking, using
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, Mark, Pass, Settle, Speak, Use
from boomtable.games.its_a_bomb.state import ItsABombState


def check(state: ItsABombState, actor: Actor, action: Action) -> None:
    if state.step == OVER:
        raise IllegalAction("IB-170", "nobody can act: the game is over")
    if actor == TABLE and isinstance(action, ChangeHands):
        return
    if actor == CLOCK and isinstance(action, TimeUp):
        clocks.check(state, action)
    elif 0 <= actor < state.seats:
        check_seat(state, actor, action)
    else:
        raise IllegalAction("IB-250", "{action} is not done by anybody but the players", action=type(action).__name__)


def check_seat(state: ItsABombState, seat: Seat, action: Action) -> None:
    if isinstance(action, (Ask, Cut, ChooseBlock)):
        deciding.check(state, seat, action)
    elif isinstance(action, Settle):
        deciding.check_settle(state, seat)
    elif isinstance(action, Use):
        using.check_use(state, seat, action)
    elif isinstance(action, Pass):
        using.check_window(state, seat)
    elif isinstance(action, Speak):
        talking.check(state, seat)
    elif isinstance(action, Mark):
        marking.check(state, seat, action)
    else:
        raise IllegalAction("IB-250", "{action} is no action of It's a Bomb!", action=type(action).__name__)


def do(state: ItsABombState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, ChangeHands):
        return deciding.set_voter(state, action.seat, not action.bot, dice)
    if isinstance(action, TimeUp):
        return clocks.time_up(state, action, dice)
    return do_seat(state, actor, action, dice)


def do_seat(state: ItsABombState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Speak):
        return talking.do(state, seat, action)
    if isinstance(action, Mark):
        return marking.do(state, seat, action)
    if isinstance(action, Settle):
        return deciding.settle(state, dice)
    if isinstance(action, Use):
        return using.use(state, CODES.index(action.card), -1 if action.tile is None else action.tile, dice)
    if isinstance(action, Pass):
        return using.pass_window(state, dice)
    return deciding.decide(state, seat, action, dice)
