"""It's a Bomb!: the two clocks (IB-157, IB-260, IB-262, IB-367)."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event, Timer, TimeUp, is_running
from boomtable.games.its_a_bomb.pieces import ADVANCE, EXPLOSIVE, HACKER, POINT, SAPPER
from boomtable.games.its_a_bomb.rules import deciding, using
from boomtable.games.its_a_bomb.rules.countdown import advance_would_lose
from boomtable.games.its_a_bomb.schema import TimeEnded
from boomtable.games.its_a_bomb.state import ItsABombState

SECOND_MS = 1000


def timers(state: ItsABombState) -> list[Timer]:
    if state.step in using.WINDOWS and state.crisis_unit_seconds > 0:
        return [Timer("crisis_unit", state.moves, SECOND_MS * state.crisis_unit_seconds)]
    if state.step in deciding.DECISIONS and state.decision_seconds > 0 and max(state.proposals) >= 0:
        return [Timer("decision", state.moves, SECOND_MS * state.decision_seconds)]
    return []


def check(state: ItsABombState, action: TimeUp) -> None:
    if not is_running(timers(state), action):
        raise IllegalAction("IB-260", "the clock cannot end {name}: no such time is running", name=action.name)


def time_up(state: ItsABombState, action: TimeUp, dice: Dice) -> list[Event]:
    """Told before what follows from it, or it would look like somebody's choice (IB-367)."""
    if action.name == "decision":
        return [TimeEnded(None), *deciding.time_is_up(state, dice)]
    return [TimeEnded(state.crisis_unit), *act_for_crisis_unit(state, dice)]


def act_for_crisis_unit(state: ItsABombState, dice: Dice) -> list[Event]:
    """With what it knows: the Sapper on an explosive it has seen, the Hacker where the advance would lose (IB-262)."""
    if state.step == POINT and state.looked[state.pointed] and state.tile[state.pointed] == EXPLOSIVE:
        return using.use(state, SAPPER, -1, dice)
    if state.step == ADVANCE and advance_would_lose(state):
        return using.use(state, HACKER, -1, dice)
    return using.pass_window(state, dice)
