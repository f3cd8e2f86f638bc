"""Bomb Busters bots: what the others' habits tell about their wires."""

from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.pieces import NUMBERS, WIDTH, shows_value
from boomtable.games.bomb_busters.state import BombBustersState


class Marks:
    """Marks by place, like the wires of a state. Everybody at the table can work them out; nobody has to believe them."""

    def __init__(self, places: int) -> None:
        self.never = [0] * places  # values that a wire is not; bit v for value v
        self.never_first = [0] * places  # numbers whose leftmost wire on this stand is not here
        self.never_last = [0] * places
        self.ends = False  # whether there are any of the last two

    def clone(self) -> "Marks":
        other = Marks(0)
        other.never = self.never[:]
        other.never_first = self.never_first
        other.never_last = self.never_last
        other.ends = self.ends
        return other

    def add(self, wires: list[int], values: int) -> None:
        """Mark that none of these wires has one of these values."""
        for wire in wires:
            self.never[wire] |= values

    def add_end(self, wire: int, number: int, leftmost: bool) -> None:
        self.ends = True
        if leftmost:
            self.never_first[wire] |= 1 << number
        else:
            self.never_last[wire] |= 1 << number

    def forget_stand(self, stand: int) -> None:
        """Drop the marks of a stand, whose wires stand elsewhere after a swap."""
        for wire in range(WIDTH * stand, WIDTH * stand + WIDTH):
            self.never[wire] = 0
            self.never_first[wire] = 0
            self.never_last[wire] = 0

    def tell_anything(self, state: BombBustersState, viewer: int) -> bool:
        """Whether the marks concern any wire that this viewer does not know."""
        if self.ends:
            return True
        for wire in range(len(self.never)):
            if (
                self.never[wire]
                and not state.cut[wire]
                and not shows_value(int(state.token[wire]))
                and state.owner[wire // WIDTH] != viewer
            ):
                return True
        return False

    def tell(self, evidence: Evidence, viewer: int) -> None:
        """Add to the evidence what concerns the others' wires; one's own are known."""
        for stand in range(len(self.never) // WIDTH):
            if evidence.owner[stand] != viewer:
                for wire in range(WIDTH * stand, WIDTH * stand + evidence.sizes[stand]):
                    self._tell_of(evidence, wire)

    def _tell_of(self, evidence: Evidence, wire: int) -> None:
        if self.never[wire] and evidence.allowed[wire] & (evidence.allowed[wire] - 1):
            evidence.never(wire, self.never[wire])
        if self.ends and self.never_first[wire] | self.never_last[wire]:
            for number in range(1, NUMBERS + 1):
                if self.never_first[wire] >> number & 1:
                    evidence.never_ends(wire, number, True)
                if self.never_last[wire] >> number & 1:
                    evidence.never_ends(wire, number, False)


class Table:
    """A position, full or with gaps (tile 0), together with the marks that go with it."""

    def __init__(self, state: BombBustersState, marks: Marks, signals: bool, slips: float = 0.0) -> None:
        self.state = state
        self.marks = marks
        self.signals = signals  # all seats keep the silent conventions
        self.slips = slips  # how often somebody breaks even natural habits

    def in_the_head(self) -> "Table":
        """A copy for imagined games, in which all seats keep their habits."""
        return Table(self.state.clone(), self.marks.clone(), self.signals)
