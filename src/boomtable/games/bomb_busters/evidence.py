"""Bomb Busters: what a viewer knows about the deal, ready to be reasoned with."""

from typing import Final

from boomtable.core.counting.rows import Among, Occurs, PartOf, Rows
from boomtable.core.seats import FULL, Seat, Viewer
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import (
    COPIES,
    EVEN,
    EVEN_NUMBERS,
    ODD,
    ODD_NUMBERS,
    OVER,
    RED,
    TAKE,
    WIDTH,
    YELLOW,
    bears_number,
    bit,
    shows_value,
    value_of,
)
from boomtable.games.bomb_busters.rules.apart import rows_apart
from boomtable.games.bomb_busters.rules.claim import meant_wires
from boomtable.games.bomb_busters.state import BombBustersState
from boomtable.games.bomb_busters.view import knows

NOBODY: Final = -1  # the owner of what stands on no player's stand

NONE_APART: Final[list[list[int]]] = []


class Evidence:
    """What is known of a deal. Kinds are the tiles that may be in the bomb, in the order in which they stand: kind 0 is the blue 1.

    Whoever knows more, for instance from a partner's habits, removes kinds or adds what must be there.
    """

    def __init__(
        self,
        owner: list[Seat],
        sizes: list[int],
        blue: int,
        reds: list[int],
        yellows: list[int],
        red_number: int = 0,
        apart: list[list[int]] = NONE_APART,
    ) -> None:
        self.owner = owner  # of each stand
        self.sizes = sizes
        self.tiles = sorted([10 * number - (number == red_number) for number in range(1, blue + 1)] + reds + yellows)  # of each kind
        self.red_number = red_number  # acts as red (BB-1111)
        self.apart = apart  # wires that do not stand in order, each in a row of its own (BB-1201)
        self.values: list[int] = []
        self.copies: list[int] = []
        self.kinds_of = [0] * (RED + 1)  # by value: bit k for kind k
        for kind, tile in enumerate(self.tiles):
            value = value_of(tile)
            self.values.append(value)
            self.copies.append(COPIES if bears_number(tile) else 1)
            self.kinds_of[value] |= 1 << kind
        self.reds_inside = len(reds) + (COPIES if red_number else 0)  # of the marked ones (BB-027)
        self.yellows_inside = len(yellows)
        places = WIDTH * len(owner)
        self.allowed = [0] * places  # the kinds that a wire can be
        self.never_first = [0] * places  # kinds whose leftmost wire on this stand cannot be here
        self.never_last = [0] * places  # kinds whose rightmost wire on this stand cannot be here
        self.ends_matter = False
        self.equal = -1  # left wire of the labelled pair
        self.unequal = -1
        self.at_least: list[Among] = []
        self.repeats: list[Occurs] = []  # so often a value is among these places (BB-403)
        self._places: list[int] = []  # where wires stand, and how many up to the end of each stand
        self._ends = [0]
        everything = (1 << len(self.tiles)) - 1
        outside = [place for row in apart for place in row]
        for stand, size in enumerate(sizes):
            self._add_row([place for place in range(WIDTH * stand, WIDTH * stand + size) if place not in outside], everything)
        for row in apart:
            self._add_row(row, everything)

    def _add_row(self, places: list[int], everything: int) -> None:
        for place in places:
            self.allowed[place] = everything
        self._places += places
        self._ends.append(len(self._places))

    def clone(self) -> "Evidence":
        other = Evidence(self.owner, self.sizes, 0, [], [], apart=self.apart)
        other.tiles = self.tiles
        other.red_number = self.red_number
        other.values = self.values
        other.copies = self.copies
        other.kinds_of = self.kinds_of
        other.reds_inside = self.reds_inside
        other.yellows_inside = self.yellows_inside
        other.allowed = self.allowed[:]
        other.never_first = self.never_first[:]
        other.never_last = self.never_last[:]
        other.ends_matter = self.ends_matter
        other.equal = self.equal
        other.unequal = self.unequal
        other.at_least = self.at_least[:]
        other.repeats = self.repeats[:]
        return other

    def rows(self) -> Rows:
        """The stands and everything known about them, in the form that core counts."""
        rows = Rows(self.values, self.copies, self.kinds_of)
        rows.allowed = self.allowed
        rows.row_places = self._places
        rows.row_ends = self._ends
        if self.ends_matter:
            rows.never_first = self.never_first
            rows.never_last = self.never_last
        rows.among = self.at_least
        rows.parts = [PartOf(self.kinds_of[RED], self.reds_inside), PartOf(self.kinds_of[YELLOW], self.yellows_inside)]  # BB-027
        if self.equal >= 0:
            rows.occurring += both_ways(self.equal, 2)
        if self.unequal >= 0:
            rows.occurring += both_ways(self.unequal, 1)
        rows.occurring += self.repeats
        return rows

    def kinds(self, values: int) -> int:
        """The kinds whose value is in the mask (bit v for value v)."""
        found = 0
        for value in range(1, RED + 1):
            if values >> value & 1:
                found |= self.kinds_of[value]
        return found

    def is_tile(self, place: int, tile: int) -> None:
        value = value_of(tile)
        self.allowed[place] = self.kinds_of[value] if value < YELLOW else 1 << self.tiles.index(tile)

    def shows(self, place: int, token: int) -> None:
        """A token lies in front of the wire."""
        if shows_value(token):
            self.only(place, bit(RED if token == self.red_number else token))
        else:
            self.only(place, ODD_NUMBERS if token == ODD else EVEN_NUMBERS if token == EVEN else ODD_NUMBERS | EVEN_NUMBERS)

    def repeat(self, place: int, places: list[int], times: int) -> None:
        """The value at a place occurs so many times among these places."""
        self.repeats.append(Occurs(place, places, times))

    def only(self, place: int, values: int) -> None:
        self.allowed[place] &= self.kinds(values)

    def never(self, place: int, values: int) -> None:
        self.allowed[place] &= ~self.kinds(values)

    def need(self, places: list[int], values: int, least: int) -> None:
        """At least `least` of these places are of a value in the mask."""
        self.at_least.append(Among(places, self.kinds(values), least))

    def never_ends(self, place: int, number: int, leftmost: bool) -> None:
        """The leftmost (or rightmost) wire of this number on its stand is not at this place."""
        self.ends_matter = True
        if leftmost:
            self.never_first[place] |= self.kinds_of[number]
        else:
            self.never_last[place] |= self.kinds_of[number]

    def prove(self, places: list[int], values: int, least: int) -> None:
        """Note a public proof: at least `least` of these places are of a value in the mask; with 0, none of them is."""
        if least > 0:
            self.need(places, values, least)
            return
        for place in places:
            self.never(place, values)

    def hold(self, uncut: list[int], values: list[int]) -> None:
        """Note that whoever announced these values holds each of them uncut (BB-081)."""
        for value in values:
            self.need(uncut, bit(value), 1)

    @staticmethod
    def from_state(state: BombBustersState, viewer: Viewer) -> "Evidence":
        """What the viewer knows of a full position, or of one with gaps like those of `imagining.table_as_seen`."""
        owner, sizes = with_nano(state) if state.kept else (state.owner, state.sizes)
        blue, apart = MISSIONS[state.mission].blue, rows_apart(state)
        evidence = Evidence(owner, sizes, blue, state.reds, state.yellows, state.red_number, apart)
        evidence.reds_inside = state.reds_inside
        evidence.yellows_inside = state.yellows_inside
        evidence.equal = state.equal
        evidence.unequal = state.unequal
        claim = state.claim if state.phase != OVER else None
        place_of = [-1] * sum(state.sizes)
        for stand, size in enumerate(state.sizes):
            for place in range(WIDTH * stand, WIDTH * stand + size):
                place_of[state.handle[place]] = place
                if knows(state, place, viewer):
                    evidence.is_tile(place, state.tile[place])
                elif state.token[place] > 0:
                    evidence.shows(place, state.token[place])
        for proof in state.proofs:
            evidence.prove([place_of[handle] for handle in proof.handles], proof.values, proof.least)
        for denial in state.denials:
            evidence.never(place_of[denial[0]], denial[2])
        for wire, times, *among in state.repeats:
            evidence.repeat(place_of[wire], [place_of[handle] for handle in among], times)
        if claim is not None and claim.blind < 0:
            evidence.hold(meant_wires(state, claim), claim.values)
        if state.phase == TAKE and viewer in (state.turn, FULL):
            evidence.is_tile(WIDTH * len(state.owner), state.kept[0])
        return evidence


def with_nano(state: BombBustersState) -> tuple[list[Seat], list[int]]:
    """Owners and sizes, with what Nano keeps behind the stands: nobody's stand, as it could be sorted.

    The wire that he has just given stands alone, because who takes it knows it (BB-1432).
    """
    kept = [1, len(state.kept) - 1] if state.phase == TAKE else [len(state.kept)]
    return state.owner + [NOBODY] * len(kept), state.sizes + kept


def both_ways(left: int, times: int) -> list[Occurs]:
    """A label as facts about both of its wires: it compares values, so two yellows are equal and two reds are equal (BB-201, BB-202)."""
    pair = [left, left + 1]
    return [Occurs(left, pair, times), Occurs(left + 1, pair, times)]
