"""Bomb Busters: the clock of a mission: stretches of a script, one after the other, the last one ends in an explosion (BB-440)."""

from typing import Final

from boomtable.core.actions import Told
from boomtable.core.schema import Timer
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Stretch
from boomtable.games.bomb_busters.pieces import INFO, OVER
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.schema import Announced, ClockStarted
from boomtable.games.bomb_busters.state import BombBustersState

NOT_YET: Final = -1  # the info phase is no playing time (BB-1101)
SECOND_MS: Final = 1000
UNHURRIED: Final = 3  # so many times as long a clock runs at a table that wants no hurry (BB-441)


def wound_up(state: BombBustersState, *, unhurried: bool) -> list[int]:
    """The stretch that runs, the pauses given back in it, and how much longer it lasts; empty where there is no clock."""
    return [NOT_YET, 0, UNHURRIED if unhurried else 1] if MISSIONS[state.mission].clock(state.seats) else []


def script(state: BombBustersState) -> tuple[Stretch, ...]:
    return MISSIONS[state.mission].clock(state.seats)


def start_clock(state: BombBustersState, told: Told) -> None:
    """The clock starts with the first turn."""
    if state.clock[0] == NOT_YET and state.phase != INFO:
        state.clock = [0, 0, state.clock[2]]
        if told is not None:
            told.append(ClockStarted(shown_at_first(state) // 60))


def shown_at_first(state: BombBustersState) -> int:
    first = script(state)[0]
    return (first.seconds + first.left) * state.clock[2]


def give_back(state: BombBustersState) -> None:
    """A pause that the rules make is no playing time: the stretch lasts as much longer (BB-442)."""
    stretch, pauses, slower = state.clock
    state.clock = [stretch, pauses + 1, slower]


def clock_timer(state: BombBustersState) -> Timer | None:
    if not state.clock or state.clock[0] == NOT_YET or state.phase == OVER:
        return None
    stretch, pauses, slower = state.clock
    return Timer("clock", stretch, SECOND_MS * script(state)[stretch].seconds * slower + pauses * state.hold_ms)


def end_stretch(state: BombBustersState, told: Told) -> None:
    """What the script says now; with its last word the time is up."""
    stretch, _, slower = state.clock
    ended = script(state)[stretch]
    if ended.says == "time_up":
        explode(state, state.turn, "time_up", [], told)
        return
    following = script(state)[stretch + 1]
    state.clock = [stretch + 1, 0, slower]
    state.moves += 1
    if told is not None:
        seconds = (following.seconds + following.left) * slower
        told.append(Announced(ended.says, seconds // 60, seconds))
