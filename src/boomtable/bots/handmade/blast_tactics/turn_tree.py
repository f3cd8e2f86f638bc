"""Blast Tactics bots: a sample of the turns that a seat can play; what two of them share is played once."""

from typing import Final

from boomtable.bots.handmade.blast_tactics.turn import Turn, key_of
from boomtable.core.dice import Dice
from boomtable.games.blast_tactics.actions import BY_SEATS, BlastTacticsActions
from boomtable.games.blast_tactics.pieces import PASS
from boomtable.games.blast_tactics.rules import turning
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState

# how often a kind of decision is tried, beside the others that are possible
MOVE: Final = 0
LAY: Final = 1
CARD: Final = 2
THROW: Final = 3
END: Final = 4
WEIGHTS: Final = [10, 4, 4, 3, 2]

# the first code of each kind, the same at every table
SPACE: Final[BlastTacticsActions] = BY_SEATS[4]
FIRST_LAY: Final[int] = SPACE.laying.start
FIRST_CARD: Final[int] = SPACE.of_card[PASS][0].start
FIRST_THROW: Final[int] = SPACE.throwing.start
FIRST_END: Final[int] = SPACE.discarding.start


class Node:
    """A position inside the turn, or at its end, where nothing is left to decide."""

    def __init__(self, state: BlastTacticsState, revealed: bool) -> None:
        self.state = state
        self.revealed = revealed  # an item came to light on the way
        self.after: dict[int, Node] = {}
        codes = open_codes(state)
        self.is_end = not codes
        self.kinds = by_kind(codes)
        self.weights = [WEIGHTS[kind] if self.kinds[kind] else 0 for kind in range(len(WEIGHTS))]


class TurnTree:
    """The turns of the seat whose turn it is. Bombs are laid in the order of squares, as another order leads to the same (BT-404)."""

    def __init__(self, state: BlastTacticsState, dice: Dice) -> None:
        self.seat = state.turn
        self.dice = dice
        start = state.clone()
        start.canonical_lay = True
        start.laid = NOBODY
        self.root = Node(start, False)
        self.known: dict[bytes, Node] = {}
        self.turns: dict[bytes, Turn] = {}

    def moves(self) -> list[int]:
        """The plain Moves with which a turn can begin, numbered by the squares they end on."""
        return self.root.kinds[MOVE]

    def sample(self, tries: int) -> list[Turn]:
        """The different turns among all that were tried so far."""
        for _ in range(tries):
            self.play(NOBODY)
        return list(self.turns.values())

    def play(self, first: int) -> None:
        """Play one turn, which may begin with a given decision."""
        node = self.root
        codes: list[int] = []
        shown = 0
        while not node.is_end:
            code = self._pick(node) if codes or first == NOBODY else first
            codes.append(code)
            if not node.revealed:
                shown += 1
            node = self._after(node, code)
        self._note(codes, node.state, shown)

    def follow(self, codes: list[int]) -> None:
        """Play a turn thought of elsewhere, if it is possible here."""
        node = self.root
        shown = 0
        for code in codes:
            if code not in node.kinds[kind_of(code)]:
                return
            if not node.revealed:
                shown += 1
            node = self._after(node, code)
        if node.is_end:
            self._note(codes, node.state, shown)

    def _note(self, codes: list[int], end: BlastTacticsState, shown: int) -> None:
        key = key_of(end)
        if key not in self.turns:
            self.turns[key] = Turn(codes, end, shown)

    def _pick(self, node: Node) -> int:
        choices = node.kinds[self.dice.roll(node.weights)]
        return choices[self.dice.pick(len(choices))]

    def _after(self, node: Node, code: int) -> Node:
        found = node.after.get(code)
        if found is None:
            found = self._played(node, code)
            node.after[code] = found
        return found

    def _played(self, node: Node, code: int) -> Node:
        state = node.state.clone()
        BY_SEATS[state.seats].decide(state, self.seat, code, self.dice, None)
        revealed = node.revealed or state.hidden != node.state.hidden
        if revealed:
            return Node(state, True)
        key = key_of(state)
        known = self.known.get(key)
        if known is None:
            known = Node(state, False)
            self.known[key] = known
        return known


def open_codes(state: BlastTacticsState) -> list[int]:
    """The codes that the seat may choose from; an Action Phase without a choice is ended on the way (BT-095)."""
    turning.settle(state, None)
    return BY_SEATS[state.seats].legal_codes(state, state.turn)


def by_kind(codes: list[int]) -> list[list[int]]:
    kinds: list[list[int]] = [[], [], [], [], []]
    for code in codes:
        kinds[kind_of(code)].append(code)
    return kinds


def kind_of(code: int) -> int:
    if code < FIRST_LAY:
        return MOVE
    if code < FIRST_CARD:
        return LAY
    if code < FIRST_THROW:
        return CARD
    return THROW if code < FIRST_END else END
