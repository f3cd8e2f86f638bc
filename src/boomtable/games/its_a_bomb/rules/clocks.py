"""It's a Bomb!: the two clocks (IB-157, IB-260, IB-262, IB-367)."""

from typing import ClassVar, Final

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Timer, TimeUp, is_running
from boomtable.core.seats import CLOCK, Actor
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.pieces import ADVANCE, EXPLOSIVE, HACKER, POINT, SAPPER
from boomtable.games.its_a_bomb.rules.countdown import advance_would_lose
from boomtable.games.its_a_bomb.rules.deciding import DECISIONS
from boomtable.games.its_a_bomb.rules.passing import WINDOWS, pass_window
from boomtable.games.its_a_bomb.rules.settling import decide_without_time
from boomtable.games.its_a_bomb.rules.using import use
from boomtable.games.its_a_bomb.schema import TimeEnded
from boomtable.games.its_a_bomb.state import ItsABombState

SECOND_MS: Final = 1000


class Clocks(Chapter[ItsABombState]):
    """Ends the time for a decision of the employees or for the Crisis Unit."""

    action_type: ClassVar[type[Action]] = TimeUp

    def __init__(self) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == CLOCK

    def check(self, state: ItsABombState, actor: Actor, action: TimeUp) -> None:
        if not is_running(timers(state), action):
            raise IllegalAction("IB-260", "the clock cannot end {name}: no such time is running", name=action.name)

    def apply(self, state: ItsABombState, actor: Actor, action: TimeUp, dice: Dice, told: Told) -> None:
        """End the time. This is told before what follows from it, which would otherwise look like somebody's choice (IB-367)."""
        if told is not None:
            told.append(TimeEnded(None if action.name == "decision" else state.crisis_unit))
        if action.name == "decision":
            decide_without_time(state)
        else:
            act_for_crisis_unit(state, dice, told)


def timers(state: ItsABombState) -> list[Timer]:
    if state.step in WINDOWS and state.crisis_unit_seconds > 0:
        return [Timer("crisis_unit", state.moves, SECOND_MS * state.crisis_unit_seconds)]
    if state.step in DECISIONS and state.decision_seconds > 0 and max(state.proposals) >= 0:
        return [Timer("decision", state.moves, SECOND_MS * state.decision_seconds)]
    return []


def act_for_crisis_unit(state: ItsABombState, dice: Dice, told: Told) -> None:
    """Act for the Crisis Unit by what it knows: the Sapper on an explosive it has seen, the Hacker if the advance would lose (IB-262)."""
    if state.step == POINT and has(state.looked, state.pointed) and state.tile[state.pointed] == EXPLOSIVE:
        use(state, SAPPER, -1, told)
    elif state.step == ADVANCE and advance_would_lose(state):
        use(state, HACKER, -1, told)
    else:
        pass_window(state, dice, told)
