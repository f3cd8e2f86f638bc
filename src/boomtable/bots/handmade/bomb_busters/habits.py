"""Bomb Busters bots: what a seat's choices tell the others.

Natural: whoever passes over a wire that everybody knows does not hold its value. Everything else is agreed between bots, and
only used at tables where that is allowed (the option `signals`). All conditions are public, so everybody draws the same marks.
"""

from typing import Final

from boomtable.bots.handmade.bomb_busters.copies import is_low
from boomtable.bots.handmade.bomb_busters.knowledge import is_public, public_knowledge, public_value
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.narrowing import Narrowing
from boomtable.games.bomb_busters.pieces import HAND, RED, WIDTH, YELLOW, mask_of, shows_value
from boomtable.games.bomb_busters.rules.hand import known_of, sorted_on
from boomtable.games.bomb_busters.rules.locks import is_locked
from boomtable.games.bomb_busters.rules.sequence import awaited
from boomtable.games.bomb_busters.state import BombBustersState, uncut_on

ENDGAME: Final = 14  # with so few wires left a sure cut may be kept for later, and tells nothing


def uncut_count(state: BombBustersState) -> int:
    count = sum(state.sizes)
    for cut in state.cut:
        if cut:
            count -= 1
    return count


def open_values(state: BombBustersState, known: Narrowing, seat: Seat) -> list[int]:
    """Values of the others' wires that everybody knows, in the agreed order: first those that bring something."""
    seen = [False] * (RED + 1)
    for stand, owner in enumerate(state.owner):
        if owner != seat:
            for wire in uncut_on(state, stand):
                seen[public_value(known, wire)] = True
    unlocking: list[int] = []
    others: list[int] = []
    for value in range(1, YELLOW + 1):
        if seen[value] and not is_locked(state, seat, value):
            if is_wanted(state, value):
                unlocking.append(value)
            else:
                others.append(value)
    return unlocking + others


def is_wanted(state: BombBustersState, value: int) -> bool:
    """Whether a cut of this value brings something: a card, or the next number of a row or a deck."""
    if state.cut_counts[value] == 0 and value in state.cards:
        return True
    if state.row:
        return value == awaited(state)
    return len(state.turned) > 0 and value == state.turned[-1]


def has_other_reasons(state: BombBustersState) -> bool:
    """Whether Nano, a price, a constraint, a draft or wires that stand apart give choices reasons of their own: then they tell nothing."""
    twist = MISSIONS[state.mission].twist
    return twist.nano != "" or twist.air != "" or twist.constraints is not None or twist.draft or len(state.apart) > 0


def note_claim(table: Table, seat: Seat, tool: int, wires: list[int], values: list[int]) -> None:
    """Note what a claim tells; to be called before it has any effect."""
    state = table.state
    if uncut_count(state) <= ENDGAME or has_other_reasons(state):
        return
    known = public_knowledge(state)
    opened = open_values(state, known, seat)
    if not opened:
        return
    taken = tool == HAND and len(values) == 1 and is_public(known, wires[0], values[0])
    if taken and not table.signals:
        return
    passed = opened[: opened.index(values[0])] if taken else opened
    table.marks.add(known_of(state, seat), mask_of(passed))


def note_pass(table: Table, seat: Seat) -> None:
    """Note what passing over open cuts tells: with a Coffee Mug or, between bots, a solo cut, which comes after all open cuts."""
    state = table.state
    if state.called or uncut_count(state) <= ENDGAME or has_other_reasons(state):
        return  # who must cut one number passes over all others
    passed = open_values(state, public_knowledge(state), seat)
    table.marks.add(known_of(state, seat), mask_of(passed))


def note_laid(table: Table, seat: Seat, wire: int, value: int) -> None:
    """Note what the laid copy tells, before it is cut: see `copies.copy_to_lay`."""
    state = table.state
    if not table.signals or has_other_reasons(state):
        return
    marked = state.token[wire] > 0
    for stand, owner in enumerate(state.owner):
        if owner != seat or (stand > wire // WIDTH and not marked):
            continue
        if stand == wire // WIDTH and not marked:
            table.marks.add(beyond(state, wire, value), 1 << value)
        else:
            table.marks.add(unmarked(state, stand), 1 << value)


def note_marked(table: Table, wire: int, token: int) -> None:
    """Note what a token in front of an own wire tells, before it lies there: one with a value lies at the end of its block."""
    if table.signals and shows_value(token) and not has_other_reasons(table.state):
        table.marks.add(beyond(table.state, wire, token), 1 << token)


def beyond(state: BombBustersState, wire: int, value: int) -> list[int]:
    """The wires without a token that lie outside the block, if this is its end."""
    low = is_low(value, MISSIONS[state.mission].blue)
    return [other for other in unmarked(state, wire // WIDTH) if other != wire and (other > wire) == low]


def unmarked(state: BombBustersState, stand: int) -> list[int]:
    return [wire for wire in sorted_on(state, stand) if state.token[wire] == 0]
