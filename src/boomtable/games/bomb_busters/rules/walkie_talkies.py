"""Bomb Busters: Walkie-Talkies, a swap of two wires unseen by the others."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import ALL_VALUES, SWAP, TURN, WALKIE_TALKIES, WIDTH, YELLOW, bit, value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.equipment import check_ready, is_ready, spend
from boomtable.games.bomb_busters.rules.hand import has_wires, place_name
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time
from boomtable.games.bomb_busters.schema import GiveWire, Swapped, UseWalkieTalkies, WireOffered
from boomtable.games.bomb_busters.state import BombBustersState, is_wire, owner_of, places, uncut_of, uncut_on


def can_use(state: BombBustersState, seat: Seat) -> bool:
    return is_any_time(state, seat) and is_ready(state, WALKIE_TALKIES) and len(mates(state, seat)) > 0


def mates(state: BombBustersState, seat: Seat) -> list[Seat]:
    """Teammates who have an uncut wire to give (BB-208)."""
    return [mate for mate in range(state.seats) if mate != seat and has_wires(state, mate)]


def check(state: BombBustersState, seat: Seat, action: UseWalkieTalkies) -> None:
    check_any_time(state, seat)
    check_ready(state, seat, WALKIE_TALKIES)
    if action.mate not in mates(state, seat):
        sentence = "seat {seat} cannot swap with seat {mate}: that is no teammate with uncut wires"
        raise IllegalAction("BB-208", sentence, seat=seat, mate=action.mate)
    check_own_uncut(state, seat, action.wire)


def check_own_uncut(state: BombBustersState, seat: Seat, wire: int) -> None:
    if not is_wire(state, wire) or owner_of(state, wire) != seat or state.cut[wire]:
        raise IllegalAction("BB-205", "seat {seat} cannot give {wire}: it is not an own uncut wire", seat=seat, wire=place_name(wire))


def offer(state: BombBustersState, seat: Seat, mate: Seat, wire: int) -> list[Event]:
    spend(state, WALKIE_TALKIES)
    state.swap_by, state.swap_to, state.swap_wire = seat, mate, wire
    state.phase = SWAP
    return [WireOffered(seat, mate, wire)]


def wires_to_give(state: BombBustersState, seat: Seat) -> list[int]:
    return uncut_of(state, seat) if state.phase == SWAP and seat == state.swap_to else []


def check_give(state: BombBustersState, seat: Seat, action: GiveWire) -> None:
    if state.phase != SWAP or seat != state.swap_to:
        raise IllegalAction("BB-205", "seat {seat} cannot give a wire: nobody offered it one", seat=seat)
    check_own_uncut(state, seat, action.wire)


def give(state: BombBustersState, seat: Seat, wire: int) -> list[Event]:
    by, gave = state.swap_by, state.swap_wire
    labels = [labelled(state, state.equal), labelled(state, state.unequal)]
    remember_bounds(state, gave)
    remember_bounds(state, wire)
    remember_label(state, state.equal, True)
    remember_label(state, state.unequal, False)
    mine, theirs = take_out(state, gave), take_out(state, wire)
    mine.known_by |= 1 << by
    theirs.known_by |= 1 << seat
    gave_to = sort_in(state, wire // WIDTH, mine)
    got_to = sort_in(state, gave // WIDTH, theirs)
    state.equal, state.unequal = still_labelled(state, labels[0]), still_labelled(state, labels[1])
    state.swap_by = state.swap_to = state.swap_wire = -1
    state.phase = TURN
    return [Swapped(by, seat, gave, gave_to, wire, got_to, mine.tile, theirs.tile)]


class Loose:
    """A wire between two stands, with all that travels with it (BB-207, BB-349)."""

    def __init__(self, state: BombBustersState, wire: int) -> None:
        self.tile = state.tile[wire]
        self.handle = state.handle[wire]
        self.token = state.token[wire]
        self.virtual = state.virtual[wire]
        self.known_by = state.known_by[wire]
        self.said_at = state.said_at[wire]

    def stand_at(self, state: BombBustersState, wire: int) -> None:
        state.tile[wire] = self.tile
        state.handle[wire] = self.handle
        state.cut[wire] = False
        state.token[wire] = self.token
        state.virtual[wire] = self.virtual
        state.known_by[wire] = self.known_by
        state.said_at[wire] = self.said_at


def take_out(state: BombBustersState, wire: int) -> Loose:
    loose, stand = Loose(state, wire), wire // WIDTH
    last = WIDTH * stand + state.sizes[stand] - 1
    for place in range(wire, last):
        move(state, place + 1, place)
    state.sizes[stand] -= 1
    return loose


def sort_in(state: BombBustersState, stand: int, loose: Loose) -> int:
    """To the right of its equals, so that the gap is never a hint (BB-209). Yellows and reds have one sort value each."""
    at = WIDTH * stand
    while at < WIDTH * stand + state.sizes[stand] and state.tile[at] <= loose.tile:
        at += 1
    put_in(state, at, loose)
    return at


def put_in(state: BombBustersState, wire: int, loose: Loose) -> None:
    stand = wire // WIDTH
    for place in range(WIDTH * stand + state.sizes[stand], wire, -1):
        move(state, place - 1, place)
    state.sizes[stand] += 1
    loose.stand_at(state, wire)


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
    return [] if left < 0 else [state.handle[left], state.handle[left + 1]]


def still_labelled(state: BombBustersState, pair: list[int]) -> int:
    """The label stays while its two wires are neighbours (BB-164)."""
    for stand in range(len(state.owner)):
        for left in places(state, stand)[:-1]:
            if pair and state.handle[left] == pair[0] and state.handle[left + 1] == pair[1]:
                return left
    return -1


def remember_bounds(state: BombBustersState, leaving: int) -> None:
    """What its neighbours say of a wire stays known when it leaves them, and what its token says of them (BB-351)."""
    prove_bounds(state, leaving)
    if number_tile(state.token[leaving]):
        for other in uncut_on(state, leaving // WIDTH):
            if state.token[other] == 0:
                prove_bounds(state, other)


def prove_bounds(state: BombBustersState, wire: int) -> None:
    """That a wire has none of the values outside what is shown on both sides of it."""
    stand = wire // WIDTH
    least, most = 0, 1000
    for place in places(state, stand):
        shown = state.tile[place] if state.cut[place] else number_tile(state.token[place])
        if shown and place < wire:
            least = max(least, shown)
        elif shown and place > wire:
            most = min(most, shown)
    outside = values_outside(state, least, most)
    if outside:
        memory.prove(state, [wire], outside, 0)


def remember_label(state: BombBustersState, left: int, equal: bool) -> None:
    """What a label says of a wire beside a shown one stays known when the two part."""
    if left < 0:
        return
    for shown, other in ((left, left + 1), (left + 1, left)):
        value = value_of(state.tile[shown]) if state.cut[shown] else state.token[shown]
        if value:
            memory.prove(state, [other], ALL_VALUES & ~bit(value) if equal else bit(value), 0)


def number_tile(token: int) -> int:
    """A token shows a number's tile; a yellow one shows no sort value (BB-132)."""
    return 10 * token if 0 < token < YELLOW else 0


def values_outside(state: BombBustersState, least: int, most: int) -> int:
    """The values that no tile between two sort values has."""
    inside = 0
    for number in range(1, YELLOW):
        if least <= 10 * number <= most:
            inside |= bit(number)
    for value, tiles in ((YELLOW, state.yellows), (YELLOW + 1, state.reds)):
        for tile in tiles:
            if least <= tile <= most:
                inside |= bit(value)
    return ALL_VALUES & ~inside
