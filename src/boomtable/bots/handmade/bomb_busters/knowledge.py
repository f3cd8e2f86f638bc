"""Bomb Busters bots: what a seat knows when it decides."""

from typing import Final

from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.core.dice import Dice
from boomtable.core.seats import PUBLIC, Seat
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.inference import Deduction
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.narrowing import Narrowing
from boomtable.games.bomb_busters.pieces import HAND, RED, YELLOW, value_of
from boomtable.games.bomb_busters.rules.apart import is_apart, is_turned, turned_of
from boomtable.games.bomb_busters.rules.hand import sorted_values, wires_in
from boomtable.games.bomb_busters.rules.locks import locked_mask
from boomtable.games.bomb_busters.rules.may_cut import pointable
from boomtable.games.bomb_busters.state import BombBustersState, uncut_on

SURE: Final = 1.0 - 1e-9
FINE: Final = 1 << 20  # steps of a chance that is rolled


class Knowledge:
    """One seat's knowledge of one position; the exact chances are worked out when they are first asked for."""

    def __init__(self, table: Table, seat: Seat) -> None:
        state = table.state
        self.table = table
        self.state = state
        self.seat = seat
        self.held = [0] * (RED + 1)  # own uncut wires by value
        self.targets: list[int] = []  # the others' uncut wires
        self.turned = turned_of(state, seat) if state.apart else []  # own wires that the others see and this seat does not
        self.uncut = 0
        for stand, owner in enumerate(state.owner):
            for wire in uncut_on(state, stand):
                self.uncut += 1
                if owner == seat:
                    self.held[0 if wire in self.turned else value_of(state.tile[wire])] += 1
                else:
                    self.targets.append(wire)
        self._locked = int(locked_mask(state, seat))  # bit v - 1 for value v (BB-1092)
        self.aims = targets_free(state, seat) if state.limited else self.targets  # those of them that may be pointed at
        self.paid: list[int] = []  # turned wires among these, which cost a step and are no guess
        if state.apart:
            self.paid = [wire for wire in self.aims if is_turned(state, wire)]
            self.aims = [wire for wire in self.aims if wire not in self.paid]
        self._reached = int(sorted_values(state, seat)) if state.apart else -1
        self._marked = table.marks.tell_anything(state, seat)
        self.evidence = self._evidence(self._marked)
        self.narrowing = Narrowing(self.evidence)
        if self._marked and not self.narrowing.possible:
            self._forget_marks()
        self._deduction: Deduction | None = None
        self._plain: Deduction | None = None  # of what the rules alone say, at tables where people may break the habits
        self._total = 0.0  # of the deals, weighed
        self._public: Narrowing | None = None
        self._strict: Narrowing | None = None

    def _evidence(self, marked: bool) -> Evidence:
        evidence = Evidence.from_state(self.state, self.seat)
        if marked:
            self.table.marks.tell(evidence, self.seat)
        return evidence

    def _forget_marks(self) -> None:
        """Drop the marks: somebody does not have these habits, so that only the rules count."""
        self._marked = False
        self.evidence = self._evidence(False)
        self.narrowing = Narrowing(self.evidence)

    @property
    def deduction(self) -> Deduction:
        """The exact chances by the rules and the marks."""
        if self._deduction is None:
            self._deduction = self._deduce()
        return self._deduction

    def _deduce(self) -> Deduction:
        found = Deduction(self.evidence)
        if found.total <= 0.0 and self._marked:
            self._forget_marks()
            found = Deduction(self.evidence)
        self._total = found.total
        if self._marked and self.table.slips > 0.0:
            self._plain = Deduction(self._evidence(False))
            self._total = self._weighed(found.total, self._plain.total)
        return found

    def _weighed(self, marked: float, plain: float) -> float:
        """The weight of deals that fit the marks or the rules alone: one that breaks the habits counts `slips` times as much."""
        return marked + self.table.slips * (plain - marked)

    def chance(self, wire: int, value: int) -> float:
        kept = self.deduction.count(wire, value)
        plain = self._plain
        return (kept if plain is None else self._weighed(kept, plain.count(wire, value))) / self._total

    def chance_all(self, wires: list[int], values: int) -> float:
        """The chance that each of these wires is of a value in the mask."""
        kept = self.deduction.count_all(wires, values)
        plain = self._plain
        return (kept if plain is None else self._weighed(kept, plain.count_all(wires, values))) / self._total

    def chance_any(self, wires: list[int], values: int) -> float:
        return 1.0 - self.chance_all(wires, ~values)

    def sample(self, dice: Dice) -> tuple[list[int], list[int]]:
        """One deal, by these chances: the tile at each place, and the tiles set aside."""
        marked = self.deduction
        plain = self._plain
        if plain is not None:
            careless = self.table.slips * plain.total / self._total
            if dice.pick(FINE) < careless * FINE:
                return plain.sample(dice)
        return marked.sample(dice)

    @property
    def public(self) -> Narrowing:
        """What everybody knows by the rules alone."""
        if self._public is None:
            self._public = public_knowledge(self.state)
        return self._public

    def can_say(self, value: int) -> bool:
        return self.held[value] > 0 and self._locked >> value - 1 & 1 == 0

    def values_to_say(self) -> list[int]:
        return [value for value in range(1, YELLOW + 1) if self.can_say(value)]

    def can_claim(self) -> bool:
        """Whether a Dual Cut is possible."""
        return len(self.aims) > 0 and len(self.values_to_say()) > 0

    def can_reach(self, value: int) -> bool:
        """Whether a value may be said with a card or a character, which reach nothing that stands apart (BB-405)."""
        return self.can_say(value) and self._reached >> value - 1 & 1 == 1

    def in_reach(self) -> list[int]:
        """Others' wires that a card or a character can be used on."""
        return [wire for wire in self.aims if not is_apart(self.state, wire)] if self.state.apart else self.aims

    def only_reds(self) -> bool:
        return self.held[RED] > 0 and self.held[RED] == sum(self.held)

    def reveals(self) -> bool:
        """Whether the red wires of the hand are to be revealed, as nothing else is left."""
        return self.only_reds() and not MISSIONS[self.state.mission].twist.names_reds()

    def is_sure(self, wire: int, value: int) -> bool:
        """Whether a wire surely has a value, by narrowing alone: cheap, and finds most. Habits that people may break prove nothing."""
        if self._marked and self.table.slips > 0.0:
            return self._rules_say(wire, value)
        return self.narrowing.allowed[wire] & ~self.evidence.kinds_of[value] == 0

    def _rules_say(self, wire: int, value: int) -> bool:
        if self.narrowing.allowed[wire] & ~self.evidence.kinds_of[value]:
            return False
        plain = self._strict
        if plain is None:
            plain = Narrowing(self._evidence(False))
            self._strict = plain
        return plain.allowed[wire] & ~self.evidence.kinds_of[value] == 0


def targets_free(state: BombBustersState, seat: Seat) -> list[int]:
    wires: list[int] = []
    for stand, owner in enumerate(state.owner):
        if owner != seat:
            wires += wires_in(stand, pointable(state, seat, stand, HAND))
    return wires


def public_knowledge(state: BombBustersState) -> Narrowing:
    return Narrowing(Evidence.from_state(state, PUBLIC))


def is_public(known: Narrowing, wire: int, value: int) -> bool:
    return known.allowed[wire] & ~known.evidence.kinds_of[value] == 0


def public_value(known: Narrowing, wire: int) -> int:
    """The value that everybody knows a wire to have, or 0."""
    kinds = known.allowed[wire]
    for value in range(1, RED + 1):
        if kinds & known.evidence.kinds_of[value]:
            return value if kinds & ~known.evidence.kinds_of[value] == 0 else 0
    return 0
