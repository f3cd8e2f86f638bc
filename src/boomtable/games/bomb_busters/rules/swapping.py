"""Bomb Busters: two wires change places, and what is known about them goes along."""

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import ALL_VALUES, WIDTH, YELLOW, bit, shows_value, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.apart import in_order, shift
from boomtable.games.bomb_busters.rules.telling import says_times
from boomtable.games.bomb_busters.state import BombBustersState, owner_of, places, tile_of_number, uncut_on, value_of_number


class Swap:
    """The wire that `by` gave, the one it got for it, and where both stand now."""

    def __init__(self, state: BombBustersState, by: Seat, gave: int, to: Seat, got: int) -> None:
        state.named = []  # places change (BB-1135)
        labels = [labelled(state, state.equal), labelled(state, state.unequal)]
        remember_bounds(state, gave)
        remember_bounds(state, got)
        remember_label(state, state.equal, True)
        remember_label(state, state.unequal, False)
        mine, theirs = take_out(state, gave), take_out(state, got)
        mine.known_by |= 1 << by
        theirs.known_by |= 1 << to
        self.gave_tile = mine.tile
        self.got_tile = theirs.tile
        self.gave_to = sort_in(state, got // WIDTH, mine)
        self.got_to = sort_in(state, gave // WIDTH, theirs)
        state.equal, state.unequal = still_labelled(state, labels[0]), still_labelled(state, labels[1])


def take_over(state: BombBustersState, wire: int, stand: int) -> int:
    """A wire moves to somebody else's stand; its former owner remembers it (BB-254, BB-349). Tells where it stands now."""
    labels = [labelled(state, state.equal), labelled(state, state.unequal)]
    remember_bounds(state, wire)
    remember_label(state, state.equal, True)
    remember_label(state, state.unequal, False)
    former = owner_of(state, wire)
    loose = take_out(state, wire)
    loose.known_by |= 1 << former
    to = sort_in(state, stand, loose)
    state.equal, state.unequal = still_labelled(state, labels[0]), still_labelled(state, labels[1])
    return to


def new_wire(state: BombBustersState, stand: int, tile: int) -> int:
    """Sort in a wire that stood nowhere before, and return its place; it gets the next handle. A label that it parts goes."""
    labels = [labelled(state, state.equal), labelled(state, state.unequal)]
    wire = place_for(state, stand, tile)
    if state.equal + 1 == wire:
        remember_label(state, state.equal, True)
    if state.unequal + 1 == wire:
        remember_label(state, state.unequal, False)
    put_in(state, wire, Loose(tile, sum(state.sizes)))
    state.equal, state.unequal = still_labelled(state, labels[0]), still_labelled(state, labels[1])
    return wire


class Loose:
    """A wire between two stands, with all that travels with it (BB-207, BB-349)."""

    def __init__(self, tile: int, handle: int) -> None:
        self.tile = tile
        self.handle = handle
        self.token = 0
        self.virtual = 0
        self.known_by = 0
        self.said_at = 0

    @staticmethod
    def from_place(state: BombBustersState, wire: int) -> "Loose":
        loose = Loose(int(state.tile[wire]), int(state.handle[wire]))
        loose.token = 0 if says_times(int(state.token[wire])) else int(state.token[wire])  # BB-404
        loose.virtual = int(state.virtual[wire]) if loose.token else 0
        loose.known_by = int(state.known_by[wire])
        loose.said_at = int(state.said_at[wire])
        return loose

    def stand_at(self, state: BombBustersState, wire: int) -> None:
        state.tile[wire] = self.tile
        state.handle[wire] = self.handle
        state.cut[wire] = 0
        state.token[wire] = self.token
        state.virtual[wire] = self.virtual
        state.known_by[wire] = self.known_by
        state.said_at[wire] = self.said_at


def take_out(state: BombBustersState, wire: int) -> Loose:
    loose, stand = Loose.from_place(state, wire), wire // WIDTH
    last = WIDTH * stand + state.sizes[stand] - 1
    for place in range(wire, last):
        move(state, place + 1, place)
    grow(state, stand, -1)
    if state.apart:
        shift(state, wire, -1)
    return loose


def sort_in(state: BombBustersState, stand: int, loose: Loose) -> int:
    at = place_for(state, stand, loose.tile)
    put_in(state, at, loose)
    return at


def place_for(state: BombBustersState, stand: int, tile: int) -> int:
    """To the right of its equals, so that the gap is never a hint (BB-209). Yellows and reds have one sort value each."""
    sorted_ones = in_order(state, stand)
    at = sorted_ones.start
    while at < sorted_ones.stop and state.tile[at] <= tile:
        at += 1
    return at


def put_in(state: BombBustersState, wire: int, loose: Loose) -> None:
    stand = wire // WIDTH
    for place in range(WIDTH * stand + state.sizes[stand], wire, -1):
        move(state, place - 1, place)
    grow(state, stand, 1)
    if state.apart:
        shift(state, wire, 1)
    loose.stand_at(state, wire)


def grow(state: BombBustersState, stand: int, by: int) -> None:
    """Change the size of a stand, in a new list, because copies of a state share their sizes."""
    sizes = state.sizes[:]
    sizes[stand] += by
    state.sizes = sizes


def move(state: BombBustersState, source: int, target: int) -> None:
    state.tile[target] = state.tile[source]
    state.handle[target] = state.handle[source]
    state.cut[target] = state.cut[source]
    state.token[target] = state.token[source]
    state.virtual[target] = state.virtual[source]
    state.known_by[target] = state.known_by[source]
    state.said_at[target] = state.said_at[source]


def labelled(state: BombBustersState, left: int) -> list[int]:
    """The two wires of a label, by handle."""
    return [] if left < 0 else [int(state.handle[left]), int(state.handle[left + 1])]


def still_labelled(state: BombBustersState, pair: list[int]) -> int:
    """The left wire of a label whose two wires are still neighbours, so that it stays (BB-164); -1 if they are not."""
    for stand in range(len(state.owner)):
        for left in places(state, stand)[:-1]:
            if pair and state.handle[left] == pair[0] and state.handle[left + 1] == pair[1]:
                return left
    return -1


def remember_bounds(state: BombBustersState, leaving: int) -> None:
    """Keep known what its neighbours say about a wire that leaves them, and what its token says about them (BB-351)."""
    prove_bounds(state, leaving)
    if number_tile(state, int(state.token[leaving])):
        for other in uncut_on(state, leaving // WIDTH):
            if not shows_value(int(state.token[other])):
                prove_bounds(state, other)


def prove_bounds(state: BombBustersState, wire: int) -> None:
    """Note that a wire in order has no value outside the range shown on both sides of it."""
    sorted_ones = in_order(state, wire // WIDTH)
    if wire not in sorted_ones:
        return
    least, most = 0, 1000
    for place in sorted_ones:
        shown = int(state.tile[place]) if state.cut[place] else number_tile(state, int(state.token[place]))
        if shown and place < wire:
            least = max(least, shown)
        elif shown and place > wire:
            most = min(most, shown)
    outside = values_outside(state, least, most)
    if outside:
        memory.prove(state, [wire], outside, 0)


def remember_label(state: BombBustersState, left: int, equal: bool) -> None:
    """Keep known what a label says about a wire beside a shown one when the two part."""
    if left < 0:
        return
    for shown, other in ((left, left + 1), (left + 1, left)):
        value = value_of(int(state.tile[shown])) if state.cut[shown] else value_of_number(state, int(state.token[shown]))
        if value:
            memory.prove(state, [other], ALL_VALUES & ~bit(value) if equal else bit(value), 0)


def number_tile(state: BombBustersState, token: int) -> int:
    """The tile that a token shows; a yellow token shows no sort value (BB-132)."""
    return tile_of_number(state, token) if 0 < token < YELLOW else 0


def values_outside(state: BombBustersState, least: int, most: int) -> int:
    """The values that no tile between two sort values has."""
    inside = 0
    for number in range(1, YELLOW):
        if least <= tile_of_number(state, number) <= most:
            inside |= bit(value_of_number(state, number))
    for value, tiles in ((YELLOW, state.yellows), (YELLOW + 1, state.reds)):
        for tile in tiles:
            if least <= tile <= most:
                inside |= bit(value)
    return ALL_VALUES & ~inside
