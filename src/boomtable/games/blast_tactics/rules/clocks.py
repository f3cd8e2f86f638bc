"""Blast Tactics: the time for a turn and the bank behind it (BT-393)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Timer, TimeUp, is_running
from boomtable.core.seats import CLOCK, Actor
from boomtable.games.blast_tactics.rules import ghosts, turning
from boomtable.games.blast_tactics.schema import TimedOut, TimeTaken
from boomtable.games.blast_tactics.state import BANK, BETWEEN, DISCARD, GHOST, OVER, BlastTacticsState, changed

SECOND_MS = 1000
HALF_MINUTE_MS = 30 * SECOND_MS


class EndingTime(Chapter[BlastTacticsState]):
    """Ends a turn by time, once the bank is used up, too; the card that was drawn first is then discarded."""

    action_type: ClassVar[type[Action]] = TimeUp

    def __init__(self, seats: int) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == CLOCK

    def check(self, state: BlastTacticsState, actor: Actor, action: TimeUp) -> None:
        if not is_running(timers(state), action):
            raise IllegalAction("BT-393", "the clock cannot end {name}: no such time is running", name=action.name)

    def apply(self, state: BlastTacticsState, actor: Actor, action: TimeUp, dice: Dice, told: Told) -> None:
        if state.bank[state.turn]:
            take_time(state, told)
        else:
            state.moves += 1
            time_out(state, told)


def timers(state: BlastTacticsState) -> list[Timer]:
    """The clock that runs: the turn's own time, then the bank, half a minute at a time."""
    if state.phase == OVER or state.turn_seconds == 0:
        return []
    key = state.turns * (BANK + 1) + BANK - state.bank[state.turn]
    taken = state.bank_used
    return [Timer("turn", key, HALF_MINUTE_MS if taken else SECOND_MS * state.turn_seconds)]


def take_time(state: BlastTacticsState, told: Told) -> None:
    """Take half a minute from the bank. The question stays the same, so nothing becomes stale."""
    seat = state.turn
    state.bank = changed(state.bank, seat, state.bank[seat] - 1)
    state.bank_used = True
    if told is not None:
        told.append(TimeTaken(seat, state.bank[seat]))


def time_out(state: BlastTacticsState, told: Told) -> None:
    seat = state.turn
    if told is not None:
        told.append(TimedOut(seat))
    if state.phase == GHOST:
        ghosts.end_turn(state)
        return
    if state.phase != DISCARD:
        turning.end_actions(state, seat, told)
    if state.phase != BETWEEN:
        turning.discard(state, seat, state.row[0], told)
