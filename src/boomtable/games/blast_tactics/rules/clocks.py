"""Blast Tactics: the time for a turn and the bank behind it (BT-393)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event, Timer, TimeUp, is_running
from boomtable.games.blast_tactics.rules import turning
from boomtable.games.blast_tactics.schema import TimedOut, TimeTaken
from boomtable.games.blast_tactics.state import BANK, BETWEEN, DISCARD, GHOST, OVER, BlastTacticsState

SECOND_MS = 1000
HALF_MINUTE_MS = 30 * SECOND_MS


def timers(state: BlastTacticsState) -> list[Timer]:
    """The turn's own time, then half a minute of the bank after the other."""
    if state.phase == OVER or state.turn_seconds == 0:
        return []
    key = state.turns * (BANK + 1) + BANK - state.bank[state.turn]
    taken = state.bank_used
    return [Timer("turn", key, HALF_MINUTE_MS if taken else SECOND_MS * state.turn_seconds)]


def check(state: BlastTacticsState, action: TimeUp) -> None:
    if not is_running(timers(state), action):
        raise IllegalAction("BT-393", "the clock cannot end {name}: no such time is running", name=action.name)


def time_up(state: BlastTacticsState) -> list[Event]:
    """The bank is used up before the turn ends; the discard is then the card that was drawn first."""
    seat = state.turn
    if state.bank[seat]:
        state.bank[seat] -= 1
        state.bank_used = True
        return [TimeTaken(seat, state.bank[seat])]  # the question is the same: nothing becomes stale
    state.moves += 1
    told: list[Event] = [TimedOut(seat)]
    if state.phase == GHOST:
        turning.end_ghost_turn(state)
        return told
    if state.phase != DISCARD:
        told += turning.end_actions(state, seat)
    if state.phase != BETWEEN:
        told += turning.discard(state, seat, state.row[0])
    return told
