"""Two Rooms and a Boom: the effects of one share, all decided from a snapshot before it (TR-116)."""

from boomtable.core.actions import Told
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import COLOUR, KINDS, NOBODY, SHARE, ZOMBIE, Kind
from boomtable.games.two_rooms.roles import COLOUR_OF, IDS, POWER, SIDES
from boomtable.games.two_rooms.rules import audiences, conditions
from boomtable.games.two_rooms.schema import CardGained, Shared
from boomtable.games.two_rooms.state import TwoRoomsState, bit, bits_of, put

SWAPPERS = ("hot_potato",)  # powers that trade the two cards of a share


def share(state: TwoRoomsState, a: Seat, b: Seat, kind: Kind, told: Told) -> None:
    """Carry out a share: both views, the record, conditions, then one swap (TR-115)."""
    swaps = does_swap(state, a, b)
    from_a, from_b = spread(state, a), spread(state, b)
    record(state, a, b, kind, swaps, told)
    conditions.gain(state, b, from_a, a, told)
    conditions.gain(state, a, from_b, b, told)
    if swaps:
        swap(state, a, b, told)


def record(state: TwoRoomsState, a: Seat, b: Seat, kind: Kind, swaps: bool, told: Told) -> None:
    """Record a share, because objectives look at the cards held at that moment (TR-109)."""
    seen_by = audiences.witnesses(state, a, b)
    card_a, card_b = state.cards[a], state.cards[b]
    row = [state.seq, state.round, a, b, SHARE, kind, card_a, card_b, int(swaps), bits_of(seen_by), bits_of([a, b])]
    state.shown = [*state.shown, row]
    if told is not None:
        role_a, role_b = (None, None) if kind == COLOUR else (IDS[card_a], IDS[card_b])
        colour_a, colour_b = SIDES[COLOUR_OF[card_a]], SIDES[COLOUR_OF[card_b]]
        told.append(Shared(a, b, KINDS[kind], role_a, role_b, colour_a, colour_b, audience=audiences.only(seen_by)))


def spread(state: TwoRoomsState, giver: Seat) -> int:
    """The conditions that whoever shares with this seat gains (TR-169)."""
    return state.conditions[giver] & ZOMBIE


def does_swap(state: TwoRoomsState, a: Seat, b: Seat) -> bool:
    """Whether a share swaps the two cards: not if the partner is immune (TR-175)."""
    for holder, partner in ((a, b), (b, a)):
        if POWER[state.cards[holder]] in SWAPPERS and not conditions.is_immune(state, partner):
            return True
    return False


def swap(state: TwoRoomsState, a: Seat, b: Seat, told: Told) -> None:
    """Swap two cards; both holders begin anew with what the new card brings (TR-122, TR-124)."""
    card_a, card_b = state.cards[a], state.cards[b]
    state.cards = put(put(state.cards, a, card_b), b, card_a)
    for seat in (a, b):
        state.since = put(state.since, seat, state.seq)
        state.used &= ~bit(seat)
        state.may_call &= ~bit(seat)
        state.infected_by = put(state.infected_by, seat, NOBODY)
        conditions.cleanse(state, seat)
        if told is not None:
            told.append(CardGained(seat, IDS[state.cards[seat]], audience=audiences.only([seat])))
