"""Snip: dealing, cutting, vouching and the end."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, Outcome
from boomtable.core.seats import Actor, Seat
from boomtable.games.snip.schema import Cut, Dealt, Vouch, Vouched, WireCut
from boomtable.games.snip.state import BLUE, RED, SnipState


def deal(seats: int, first: Seat, dice: Dice) -> tuple[SnipState, list[Event]]:
    bag = [2 * seats - 1, 1]  # SN-001: one red wire, the rest blue
    colours = [dice.draw(bag) for _ in range(2 * seats)]
    state = SnipState(colours, [False] * (2 * seats), [False] * (2 * seats), vouchers=seats, turn=first)
    dealt: list[Event] = [Dealt(seat, tuple(colours[2 * seat : 2 * seat + 2])) for seat in range(seats)]
    return state, dealt


def wires_to_cut(state: SnipState, seat: Seat) -> list[int]:
    """Wires that `seat` may cut on its turn: uncut, and somebody else's."""
    return [wire for wire in range(len(state.cut)) if wire // 2 != seat and not state.cut[wire]]


def wires_to_vouch(state: SnipState, seat: Seat) -> list[int]:
    """Wires that `seat` may vouch for on its turn: its own, blue, and not known already."""
    if state.vouchers == 0:
        return []
    own = (2 * seat, 2 * seat + 1)
    return [w for w in own if state.colours[w] == BLUE and not state.cut[w] and not state.vouched[w]]


def is_over(state: SnipState) -> bool:
    return red_is_cut(state) or all_blue_cut(state)


def red_is_cut(state: SnipState) -> bool:
    return state.cut[state.colours.index(RED)]


def all_blue_cut(state: SnipState) -> bool:
    return state.cut.count(False) <= 1 and not red_is_cut(state)


def outcome(state: SnipState) -> Outcome | None:
    if red_is_cut(state):
        return Outcome(winners=(), reason="red_wire_cut")  # SN-006
    if all_blue_cut(state):
        return Outcome(winners=tuple(range(len(state.cut) // 2)), reason="all_blue_cut")  # SN-007
    return None


def check(state: SnipState, actor: Actor, action: Action) -> None:
    if actor < 0 or not isinstance(action, (Cut, Vouch)):
        raise IllegalAction("SN-022", "{action} cannot be done in Snip: seats cut and vouch", action=type(action).__name__)
    if is_over(state):
        raise IllegalAction("SN-008", "seat {seat} cannot act: the game is over", seat=actor)
    if actor != state.turn:
        raise IllegalAction("SN-002", "seat {seat} cannot act: it is seat {turn}'s turn", seat=actor, turn=state.turn)
    if action.wire >= len(state.cut):
        raise IllegalAction("SN-009", "seat {seat} cannot choose wire {wire}: there is none", seat=actor, wire=action.wire)
    if isinstance(action, Cut):
        check_cut(state, actor, action.wire)
    else:
        check_vouch(state, actor, action.wire)


def check_cut(state: SnipState, seat: Seat, wire: int) -> None:
    if wire // 2 == seat:
        raise IllegalAction("SN-003", "seat {seat} cannot cut wire {wire}: it is its own", seat=seat, wire=wire)
    if state.cut[wire]:
        raise IllegalAction("SN-004", "seat {seat} cannot cut wire {wire}: it is cut already", seat=seat, wire=wire)


def check_vouch(state: SnipState, seat: Seat, wire: int) -> None:
    if state.vouchers == 0:
        raise IllegalAction("SN-014", "seat {seat} cannot vouch: no voucher is left", seat=seat)
    if wire // 2 != seat:
        raise IllegalAction("SN-015", "seat {seat} cannot vouch for wire {wire}: it is not its own", seat=seat, wire=wire)
    if state.cut[wire] or state.vouched[wire]:
        raise IllegalAction("SN-017", "seat {seat} cannot vouch for wire {wire}: everybody knows its colour", seat=seat, wire=wire)
    if state.colours[wire] != BLUE:
        raise IllegalAction("SN-016", "seat {seat} cannot vouch for wire {wire}: it is red", seat=seat, wire=wire)


def cut_wire(state: SnipState, wire: int) -> None:
    state.cut[wire] = True
    pass_turn(state)


def vouch_for(state: SnipState, wire: int) -> None:
    state.vouched[wire] = True
    state.vouchers -= 1
    pass_turn(state)


def pass_turn(state: SnipState) -> None:
    seats = len(state.cut) // 2
    for _ in range(seats):
        state.turn = (state.turn + 1) % seats
        if has_wire_to_cut(state, state.turn):  # SN-005
            return


def has_wire_to_cut(state: SnipState, seat: Seat) -> bool:
    own = (not state.cut[2 * seat]) + (not state.cut[2 * seat + 1])
    return state.cut.count(False) > own


def do(state: SnipState, seat: Seat, action: Action) -> list[Event]:
    if isinstance(action, Cut):
        cut_wire(state, action.wire)
        return [WireCut(seat, action.wire, state.colours[action.wire])]
    assert isinstance(action, Vouch)
    vouch_for(state, action.wire)
    return [Vouched(seat, action.wire)]
