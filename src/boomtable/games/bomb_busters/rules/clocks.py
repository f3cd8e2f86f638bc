"""Bomb Busters: the pause that hides choices, the optional limit for decisions, and the clock of a mission."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Timer, TimeUp, is_running
from boomtable.core.seats import CLOCK, Actor, Seat
from boomtable.games.bomb_busters.pieces import ANSWER, CALLING, INFO, LAY, OWED
from boomtable.games.bomb_busters.rules import calling, info, owing, settling
from boomtable.games.bomb_busters.rules.blocks import Layout
from boomtable.games.bomb_busters.rules.choosing import wires_to_answer, wires_to_lay
from boomtable.games.bomb_busters.rules.denials import is_liar
from boomtable.games.bomb_busters.rules.false_info import first_falsehood, place_false
from boomtable.games.bomb_busters.rules.free_order import free_timer, invite
from boomtable.games.bomb_busters.rules.mission_clock import clock_timer, end_stretch
from boomtable.games.bomb_busters.rules.turn import waiting_on
from boomtable.games.bomb_busters.state import BombBustersState

SECOND_MS = 1000
CALL_MS = 20_000


def timers(state: BombBustersState) -> list[Timer]:
    running: list[Timer] = []
    decision = decision_timer(state)
    if decision is not None:
        running.append(decision)
    if state.phase == CALLING and state.hold_ms:
        running.append(call_timer(state))
    if not state.hold_over:
        running.append(hold_timer(state))
    free = free_timer(state)
    if free is not None:
        running.append(free)
    clock = clock_timer(state)
    if clock is not None:
        running.append(clock)
    return running


def hold_timer(state: BombBustersState) -> Timer:
    return Timer("hold", state.turns, state.hold_ms)  # BB-347


def decision_timer(state: BombBustersState) -> Timer | None:
    """The limit for a decision, where a safe default exists (BB-373)."""
    if state.decision_seconds == 0 or state.phase not in (INFO, ANSWER, LAY, OWED):
        return None
    return Timer("decision", 2 * state.moves + (state.phase == LAY), SECOND_MS * state.decision_seconds)


def call_timer(state: BombBustersState) -> Timer:
    """How long a number waits for somebody who calls, at tables of people (BB-1452)."""
    return Timer("call", state.moves, CALL_MS)


def deciding(state: BombBustersState) -> Seat:
    """The seat whose decision the limit is for."""
    return waiting_on(state)[0]


class TimeEnding(Chapter[BombBustersState]):
    """The clock ends the pause, goes on with the script of the mission, or decides for a seat that took too long."""

    action_type: ClassVar[type[Action]] = TimeUp

    def __init__(self, layout: Layout) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == CLOCK

    def check(self, state: BombBustersState, actor: Actor, action: TimeUp) -> None:
        if not is_running(timers(state), action):
            raise IllegalAction("BB-373", "the clock cannot end {name}: no such time is running", name=action.name)

    def apply(self, state: BombBustersState, actor: Actor, action: TimeUp, dice: Dice, told: Told) -> None:
        if action.name == "hold":
            settling.end_hold(state, told)
        elif action.name == "call":
            calling.close(state, told)
        elif action.name == "free":
            invite(state, told)
        elif action.name == "clock":
            end_stretch(state, told)
        else:
            decide(state, told)


def decide(state: BombBustersState, told: Told) -> None:
    """Take the safe default: the leftmost wire, and for a token the leftmost wire without one (BB-373)."""
    seat = deciding(state)
    if state.phase == INFO and is_liar(state, seat):
        false = first_falsehood(state, seat)
        place_false(state, seat, false.wire, false.value, told)
    elif state.phase == INFO:
        info.place(state, seat, info.wires_to_mark(state, seat)[0], told)
    elif state.phase == OWED:
        owing.pay(state, seat, info.wires_to_mark(state, seat)[0], told)
    elif state.phase == LAY:
        settling.lay(state, seat, wires_to_lay(state, seat)[0], told)
    else:
        settling.answer(state, seat, default_answer(state), told)


def default_answer(state: BombBustersState) -> int:
    claim, wires = state.claim, wires_to_answer(state)
    assert claim is not None
    if settling.hits(state, claim):
        return wires[0]
    bare = [wire for wire in wires if state.token[wire] == 0]
    return (bare or wires)[0]
