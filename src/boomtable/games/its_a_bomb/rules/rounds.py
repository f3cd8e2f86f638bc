"""It's a Bomb!: the steps of a round (IB-061)."""

from boomtable.core.actions import Told
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.pieces import (
    ADVANCE,
    AFTER,
    ARCHIVIST,
    CHOOSE,
    COLOURS,
    DISPATCHER,
    HACKER,
    NEGOTIATOR,
    OVER,
    START,
    XRAY,
)
from boomtable.games.its_a_bomb.rules import asking
from boomtable.games.its_a_bomb.rules.consultants import has_card
from boomtable.games.its_a_bomb.rules.countdown import advance, last_timer
from boomtable.games.its_a_bomb.rules.ending import end, still_needed
from boomtable.games.its_a_bomb.rules.phone import pass_phone
from boomtable.games.its_a_bomb.schema import RoundBegun
from boomtable.games.its_a_bomb.state import ItsABombState


def begin_round(state: ItsABombState, told: Told) -> None:
    """Begin a round: the phone moves on and START opens again, also after a round without an advance (IB-064, IB-158)."""
    if state.round > 0:
        pass_phone(state)
    state.round += 1
    state.spoken = False
    state.marks_made = 0
    state.first_line = state.line = state.pointed = -1
    open_start(state)
    if told is not None:
        told.append(RoundBegun(state.round, state.phone))


def open_start(state: ItsABombState) -> None:
    state.step = START if has_start_card(state) else CHOOSE


def has_start_card(state: ItsABombState) -> bool:
    """Whether a consultant could be used in START, by public facts alone."""
    return has_card(state, ARCHIVIST) or has_card(state, XRAY) or can_negotiate(state)


def can_negotiate(state: ItsABombState) -> bool:
    return has_card(state, NEGOTIATOR) and last_timer(state) >= 0  # IB-130


def after_answer(state: ItsABombState, told: Told) -> None:
    if state.first_line < 0:
        state.first_line = state.line
        if has_card(state, DISPATCHER) and asking.lines_across(state) != 0:
            state.step = AFTER
            return
    owe(state, 1, told)


def owe(state: ItsABombState, advances: int, told: Told) -> None:
    state.due = advances
    run_countdown(state, told)


def run_countdown(state: ItsABombState, told: Told) -> None:
    """Carry out the advances that are due, one after the other, each with its own Hacker window (IB-055)."""
    while state.due > 0:
        if has_card(state, HACKER):
            state.step = ADVANCE
            return
        advance(state, told)
        if state.step == OVER:
            return
    close_round(state, told)


def close_round(state: ItsABombState, told: Told) -> None:
    if state.wasted and order_is_broken(state):
        end(state, "order_broken", told)  # IB-103
        return
    state.wasted = False
    begin_round(state, told)


def order_is_broken(state: ItsABombState) -> bool:
    """Whether the order cannot be kept any more: fewer cables of a colour are face down than it still needs, as all can see (IB-104)."""
    down = state.page().counts[:]
    for tile, kind in enumerate(state.tile):
        if has(state.up, tile):
            down[kind] -= 1
    for colour in range(COLOURS):
        if down[colour] < still_needed(state, colour):
            return True
    return False
