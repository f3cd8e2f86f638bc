"""Two Rooms and a Boom: what a viewer knows about the cards, and deals that fit it."""

from boomtable.core.dice import Dice
from boomtable.core.seats import Seat, Viewer
from boomtable.games.two_rooms import start
from boomtable.games.two_rooms.pieces import NOBODY, SHARE, ZOMBIE
from boomtable.games.two_rooms.roles import COLOUR_OF, GAMBLER, NUMBER, ROLES, SIDES
from boomtable.games.two_rooms.rules import conditions, share_effects
from boomtable.games.two_rooms.schema import Role, ShownView, Side, TwoRoomsView
from boomtable.games.two_rooms.state import BY, BY_CARD, HOW, TO, TO_CARD, TwoRoomsState

KINDS_OF_CARD = len(ROLES)


class KnownCards:
    """The card of each seat, or its colour, as far as it is known; and the cards whose place is not known."""

    def __init__(self, seats: int, deck: list[int]) -> None:
        self.cards = [NOBODY] * seats
        self.colours = [NOBODY] * seats
        self.bag = [deck.count(card) for card in range(KINDS_OF_CARD)]
        self.buried = NOBODY

    def place(self, seat: Seat, card: int) -> None:
        """Place a card at a seat, unless something newer is known about the seat, or the card has been seen elsewhere since."""
        fits = self.colours[seat] in (NOBODY, COLOUR_OF[card])
        if self.cards[seat] == NOBODY and self.bag[card] > 0 and fits:
            self.cards[seat] = card
            self.bag[card] -= 1

    def paint(self, seat: Seat, colour: int) -> None:
        if self.cards[seat] == NOBODY and self.colours[seat] == NOBODY:
            self.colours[seat] = colour

    def needs(self, colour: int) -> int:
        """How many seats known to be of this colour still need a card."""
        return sum(card == NOBODY and painted == colour for card, painted in zip(self.cards, self.colours, strict=True))

    def has_enough(self) -> bool:
        for colour in range(len(SIDES)):
            if sum(count for card, count in enumerate(self.bag) if COLOUR_OF[card] == colour) < self.needs(colour):
                return False
        return True


def known_cards(seen: TwoRoomsView, deck: list[int]) -> KnownCards:
    """The known cards: what lies open now, then sightings, newest first, as a card may have been swapped since an older one."""
    known = KnownCards(len(seen.cards), deck)
    for seat, role in enumerate(seen.cards):
        if role is not None:
            known.place(seat, NUMBER[role])
    if seen.buried is not None:
        known.buried = NUMBER[seen.buried]
        known.bag[known.buried] -= 1
    if seen.phase == "calls" and known.bag[GAMBLER]:  # who calls is public, so a Gambler that has not appeared is buried
        known.buried = GAMBLER
        known.bag[GAMBLER] = 0
    for row in reversed(seen.shown.each):
        for seat, role, colour in sightings(row):
            note(known, seat, role, colour)
    if not known.has_enough():  # swaps that the viewer did not see have moved what it saw
        known.colours = [NOBODY] * len(known.colours)
    return known


def note(known: KnownCards, seat: Seat, role: Role | None, colour: Side | None) -> None:
    if role is not None:
        known.place(seat, NUMBER[role])
    elif colour is not None:
        known.paint(seat, SIDES.index(colour))


def sightings(row: ShownView) -> list[tuple[Seat, Role | None, Side | None]]:
    """Who held what after something was shown: in a swap the cards have changed hands."""
    if row.to is None:
        return [(row.by, row.by_role, row.by_colour)]
    if row.swapped:
        return [(row.to, row.by_role, row.by_colour), (row.by, row.to_role, row.to_colour)]
    return [(row.by, row.by_role, row.by_colour), (row.to, row.to_role, row.to_colour)]


def deal(state: TwoRoomsState, known: KnownCards, dice: Dice) -> None:
    """Deal so that every fitting deal of single cards is equally likely: the buried one first, then seats whose colour is known."""
    bag = known.bag[:]
    state.open_cards = 0
    state.buried = known.buried
    if state.options.bury and known.buried == NOBODY:
        state.buried = dice.roll(buried_weights(known))
        bag[state.buried] -= 1
    order = sorted(range(state.seats), key=lambda seat: known.colours[seat] == NOBODY)
    for seat in order:
        card = known.cards[seat]
        if card == NOBODY:
            card = dice.roll(of_colour(bag, known.colours[seat]))
            bag[card] -= 1
        start.give(state, seat, card)


def of_colour(bag: list[int], colour: int) -> list[int]:
    return [count if colour in (NOBODY, COLOUR_OF[card]) else 0 for card, count in enumerate(bag)]


def buried_weights(known: KnownCards) -> list[int]:
    """For each kind of card: in how many deals it is the buried one."""
    weights = start.can_be_buried(known.bag)
    for card in range(KINDS_OF_CARD):
        for colour in range(len(SIDES)):
            left = sum(of_colour(known.bag, colour)) - (COLOUR_OF[card] == colour)
            for taken in range(known.needs(colour)):
                weights[card] *= max(0, left - taken)
    return weights


def fill_rows(state: TwoRoomsState, seen: TwoRoomsView) -> None:
    """Fill in cards that were shown but not fully seen by the viewer with those dealt now, of the right colour where possible."""
    for place, row in enumerate(seen.shown.each):
        filled = state.shown[place][:]
        filled[BY_CARD] = filled_card(state, row.by, row.by_role, row.by_colour)
        if row.to is not None and row.how == "share":
            filled[TO_CARD] = filled_card(state, row.to, row.to_role, row.to_colour)
        state.shown[place] = filled


def filled_card(state: TwoRoomsState, seat: Seat, role: Role | None, colour: Side | None) -> int:
    if role is not None:
        return NUMBER[role]
    card = state.cards[seat]
    if colour is None or COLOUR_OF[card] == SIDES.index(colour):
        return card
    return next(card for card in state.deck if COLOUR_OF[card] == SIDES.index(colour))


def infect(state: TwoRoomsState, seen: TwoRoomsView, viewer: Viewer) -> bool:
    """Spread infection through the shares that the viewer knows of; returns whether its own comes out right."""
    own = seen.own
    assert own is not None
    for place, row in enumerate(state.shown):
        if row[HOW] != SHARE:
            continue
        a, b, swapped = row[BY], row[TO], seen.shown.each[place].swapped
        if swapped is False and share_effects.does_swap(state, a, b):
            return False
        sick = (state.conditions[a] | state.conditions[b]) & ZOMBIE
        for seat in (a, b):
            if swapped:
                conditions.cleanse(state, seat)
            elif not conditions.is_immune(state, seat):
                state.conditions[seat] |= sick
    return bool(state.conditions[viewer] & ZOMBIE) == ("zombie" in own.conditions)
