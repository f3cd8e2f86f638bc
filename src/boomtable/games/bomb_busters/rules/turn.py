"""Bomb Busters: whose turn it is, and when any-time equipment may be used."""

from boomtable.core.bits import up
from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import ANSWER, CALLING, CHANGE, FREE, HELD, OVER, SWAP, TURN
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.calls import end_call
from boomtable.games.bomb_busters.rules.hand import has_wires
from boomtable.games.bomb_busters.state import BombBustersState, owner_of


def waiting_on(state: BombBustersState) -> list[Seat]:
    """Who must act: one seat, or nobody."""
    phase, claim = state.phase, state.claim
    if phase in (OVER, HELD):
        return []
    if phase == SWAP:
        return [state.swap_to]
    if phase == CALLING:
        return [] if state.hold_ms else callers(state)[:1]  # one after the other; out of turn anybody may be quicker
    if phase == FREE:
        return [state.snip[2] - 1] if state.snip[2] else []
    if phase == CHANGE:
        return [state.captain]
    if phase == ANSWER and claim is not None:
        return [owner_of(state, claim.wires[0])]
    return [state.turn]


def callers(state: BombBustersState) -> list[Seat]:
    """Who may call and has not declined, from the Captain on clockwise; where a clock runs, nobody is waited for (BB-1452)."""
    around = [(state.captain + step) % state.seats for step in range(state.seats)]
    return [seat for seat in around if has_wires(state, seat) and not state.declined & up(1, seat)]


def is_turn_of(state: BombBustersState, seat: Seat) -> bool:
    """Whether this is the active player, who has declared nothing yet."""
    return state.phase == TURN and seat == state.turn


def check_turn(state: BombBustersState, seat: Seat) -> None:
    check_nothing_declared(state, seat)
    if seat != state.turn:
        raise IllegalAction("BB-050", "seat {seat} cannot act: it is seat {turn}'s turn", seat=seat, turn=state.turn)


def check_turn_for_card(state: BombBustersState, seat: Seat) -> None:
    check_nothing_declared(state, seat)
    if seat != state.turn:
        raise IllegalAction("BB-184", "seat {seat} cannot use that card: it is seat {turn}'s turn", seat=seat, turn=state.turn)


def check_nothing_declared(state: BombBustersState, seat: Seat) -> None:
    if state.phase != TURN:
        raise IllegalAction("BB-053", "seat {seat} cannot act: another question has to be answered first", seat=seat)


def check_any_time(state: BombBustersState, seat: Seat) -> None:
    """Refuse unless the info phase is over and nothing declared is being settled (BB-183)."""
    if state.phase != TURN:
        raise IllegalAction("BB-183", "seat {seat} cannot use equipment now: something else is being settled", seat=seat)
    if not has_wires(state, seat):
        raise IllegalAction("BB-052", "seat {seat} cannot use equipment: it has no uncut wire", seat=seat)


def is_any_time(state: BombBustersState, seat: Seat) -> bool:
    return state.phase == TURN and has_wires(state, seat)


def next_turn(state: BombBustersState) -> None:
    """Pass the turn clockwise to the next player who has uncut wires (BB-051, BB-053)."""
    last = state.named_by - 1 if state.named_by else state.turn  # BB-1182, BB-1511
    seat = last
    for step in range(1, state.seats + 1):
        seat = (last + step) % state.seats
        if has_wires(state, seat):
            break
    give_turn(state, seat)


def give_turn(state: BombBustersState, seat: Seat) -> None:
    state.turn = seat
    state.turns += 1
    state.stabilized = False  # BB-232: the protection ends with the turn
    state.took_back = False
    if state.named:
        state.named = []
    state.spoken = 0
    state.claim = None
    state.hold_over = True
    if state.called:
        end_call(state)
    if state.strict_memory:
        memory.forget(state)
    if state.phase != OVER:
        state.phase = TURN
