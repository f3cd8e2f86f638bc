"""It's a Bomb!: the steps of a round (IB-061)."""

from boomtable.core.schema import Event
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


def begin_round(state: ItsABombState) -> list[Event]:
    """The phone moves on and START opens again, also after a round without advance (IB-064, IB-158)."""
    if state.round > 0:
        pass_phone(state)
    state.round += 1
    state.spoken = False
    state.marks_made = 0
    state.first_line = state.line = state.pointed = -1
    open_start(state)
    return [RoundBegun(state.round, state.phone)]


def open_start(state: ItsABombState) -> None:
    state.step = START if start_cards(state) else CHOOSE


def start_cards(state: ItsABombState) -> list[int]:
    """Usable now, by public facts alone."""
    cards = [card for card in (ARCHIVIST, XRAY) if has_card(state, card)]
    if has_card(state, NEGOTIATOR) and last_timer(state) >= 0:
        cards.append(NEGOTIATOR)  # IB-130
    return cards


def after_answer(state: ItsABombState) -> list[Event]:
    if state.first_line < 0:
        state.first_line = state.line
        if has_card(state, DISPATCHER) and asking.crossing_lines(state):
            state.step = AFTER
            return []
    return owe(state, 1)


def owe(state: ItsABombState, advances: int) -> list[Event]:
    state.due = advances
    return run_countdown(state)


def run_countdown(state: ItsABombState) -> list[Event]:
    """Advances one after the other, each with its own Hacker window (IB-055)."""
    told: list[Event] = []
    while state.due > 0:
        if has_card(state, HACKER):
            state.step = ADVANCE
            return told
        told += advance(state)
        if state.step == OVER:
            return told
    return told + close_round(state)


def close_round(state: ItsABombState) -> list[Event]:
    if state.wasted and order_is_broken(state):
        return end(state, "order_broken")  # IB-103
    state.wasted = False
    return begin_round(state)


def order_is_broken(state: ItsABombState) -> bool:
    """Fewer cables of a colour are face down than it still needs: public (IB-104)."""
    page = state.page()
    for colour in range(COLOURS):
        shown = len([tile for tile, up in enumerate(state.up) if up and state.tile[tile] == colour])
        if page.counts[colour] - shown < still_needed(state, colour):
            return True
    return False
