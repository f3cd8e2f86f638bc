"""Bomb Busters: the pause that hides choices, and the optional limit for decisions."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event, Timer, TimeUp, is_running
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import ANSWER, INFO, LAY
from boomtable.games.bomb_busters.rules import info, settling
from boomtable.games.bomb_busters.rules.turn import waiting_on
from boomtable.games.bomb_busters.schema import PlaceInfo
from boomtable.games.bomb_busters.state import BombBustersState

SECOND_MS = 1000


def timers(state: BombBustersState) -> list[Timer]:
    running: list[Timer] = []
    decision = decision_timer(state)
    if decision is not None:
        running.append(decision)
    if not state.hold_over:
        running.append(hold_timer(state))
    return running


def hold_timer(state: BombBustersState) -> Timer:
    return Timer("hold", state.turns, state.hold_ms)  # BB-347


def decision_timer(state: BombBustersState) -> Timer | None:
    """Only where a safe default exists (BB-373)."""
    if state.decision_seconds == 0 or state.phase not in (INFO, ANSWER, LAY):
        return None
    return Timer("decision", 2 * state.moves + (state.phase == LAY), SECOND_MS * state.decision_seconds)


def deciding(state: BombBustersState) -> Seat:
    """Whose decision the limit is for."""
    return waiting_on(state)[0]


def check(state: BombBustersState, action: TimeUp) -> None:
    if not is_running(timers(state), action):
        raise IllegalAction("BB-373", "the clock cannot end {name}: no such time is running", name=action.name)


def time_up(state: BombBustersState, action: TimeUp) -> list[Event]:
    if action.name == "hold":
        return settling.end_hold(state)
    return decide(state)


def decide(state: BombBustersState) -> list[Event]:
    """The safe default: leftmost, and for a token the leftmost wire without one (BB-373)."""
    seat = deciding(state)
    if state.phase == INFO:
        return info.do(state, seat, PlaceInfo(info.legal(state, seat)[0]))
    if state.phase == LAY:
        return settling.lay(state, seat, settling.wires_to_lay(state, seat)[0])
    return settling.answer(state, seat, default_answer(state, seat))


def default_answer(state: BombBustersState, seat: Seat) -> int:
    claim, wires = state.claim, settling.wires_to_answer(state, seat)
    assert claim is not None
    if settling.matches(state, claim):
        return wires[0]
    bare = [wire for wire in wires if state.token[wire] == 0]
    return (bare or wires)[0]
