"""Snip: dealing, the turn and the end. What seats do is in actions.py."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event, Outcome
from boomtable.core.seats import Seat
from boomtable.games.snip.schema import Dealt
from boomtable.games.snip.state import RED, SnipState


def deal(seats: int, first: Seat, dice: Dice) -> tuple[SnipState, list[Event]]:
    bag = [2 * seats - 1, 1]  # SN-001: one red wire, the rest blue
    colours = [dice.draw(bag) for _ in range(2 * seats)]
    state = SnipState(colours, [False] * (2 * seats), [False] * (2 * seats), vouchers=seats, turn=first)
    dealt: list[Event] = [Dealt(seat, tuple(colours[2 * seat : 2 * seat + 2])) for seat in range(seats)]
    return state, dealt


def uncut(state: SnipState) -> int:
    """How many wires nobody has cut; a plain loop, because every step of a search asks."""
    left = 0
    for cut in state.cut:
        if not cut:
            left += 1
    return left


def is_over(state: SnipState) -> bool:
    return uncut(state) <= 1 or red_is_cut(state)


def red_is_cut(state: SnipState) -> bool:
    return state.cut[state.colours.index(RED)]


def all_blue_cut(state: SnipState) -> bool:
    return uncut(state) <= 1 and not red_is_cut(state)


def outcome(state: SnipState) -> Outcome | None:
    if red_is_cut(state):
        return Outcome(winners=(), reason="red_wire_cut")  # SN-006
    if all_blue_cut(state):
        return Outcome(winners=tuple(range(len(state.cut) // 2)), reason="all_blue_cut")  # SN-007
    return None


def pass_turn(state: SnipState) -> None:
    seats = len(state.cut) // 2
    for _ in range(seats):
        state.turn = (state.turn + 1) % seats
        if has_wire_to_cut(state, state.turn):  # SN-005
            return


def has_wire_to_cut(state: SnipState, seat: Seat) -> bool:
    own = (not state.cut[2 * seat]) + (not state.cut[2 * seat + 1])
    return uncut(state) > own
