"""Snip: the numbers of actions (SN-021). Counted from the actor's own wires, 0 and 1 are vouched for and the others cut."""

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.snip import rules
from boomtable.games.snip.schema import Cut, Vouch
from boomtable.games.snip.state import SnipState


class SnipSpace(ActionSpace):
    def number(self, seat: Seat, action: Action) -> int:
        assert isinstance(action, (Cut, Vouch))
        return (action.wire - 2 * seat) % self.size

    def action(self, seat: Seat, number: int) -> Action:
        wire = (number + 2 * seat) % self.size
        return Vouch(wire) if number < 2 else Cut(wire)


def legal_codes(state: SnipState, seat: Seat) -> list[int]:
    if seat != state.turn or rules.is_over(state):
        return []
    size = len(state.cut)
    codes = [wire - 2 * seat for wire in rules.wires_to_vouch(state, seat)]
    for code in range(2, size):
        if not state.cut[(code + 2 * seat) % size]:
            codes.append(code)
    return codes


def sample_code(state: SnipState, seat: Seat, dice: Dice) -> int:
    """Picks a number at random until it is legal: at least one in 2n is."""
    size = len(state.cut)
    vouched = 0 if state.vouchers else 2
    while True:
        code = vouched + dice.pick(size - vouched)
        wire = (code + 2 * seat) % size
        if state.cut[wire]:
            continue
        if code >= 2 or not (state.vouched[wire] or state.colours[wire]):
            return code


def apply_code(state: SnipState, seat: Seat, code: int) -> None:
    wire = (code + 2 * seat) % len(state.cut)
    if code < 2:
        rules.vouch_for(state, wire)
    else:
        rules.cut_wire(state, wire)
