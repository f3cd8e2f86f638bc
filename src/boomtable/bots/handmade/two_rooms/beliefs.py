"""Two Rooms and a Boom bots: what a seat makes of everybody's card: facts first, then who says what."""

from typing import Final

from boomtable.bots.handmade.two_rooms import credence, deals, suspicion
from boomtable.bots.handmade.two_rooms.memory import Claim, Memory
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import hidden_deck, knowledge
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.roles import BACKUP, BOMBER, COLOUR_OF, DOCTOR, ENGINEER, NUMBER, PRESIDENT, ROLES, RoleNumber
from boomtable.games.two_rooms.schema import Side, TwoRoomsView
from boomtable.games.two_rooms.start import can_be_buried

KINDS: Final = len(ROLES)
SHYNESS: Final = 1.5  # how much oftener those with a secret decline a share
UNMOVED: Final = 0.15  # that the one who needs a helper, and has seen its card, lets it wait
MAIN_OF: Final = {DOCTOR: PRESIDENT, ENGINEER: BOMBER}


class Facts:
    """What was seen, and how likely that makes every card everywhere."""

    def __init__(self, seen: TwoRoomsView, seat: Seat) -> None:
        roles = seen.deck if seen.deck is not None else hidden_deck.guess(seen)
        self.deck = [NUMBER[role] for role in roles]
        self.known = knowledge.known_cards(seen, self.deck)
        self.free = [seat for seat, card in enumerate(self.known.cards) if card == NOBODY]
        self.is_buried = seen.options.bury and self.known.buried == NOBODY
        self.weights = [self.row(seat) for seat in self.free] + ([self.buried_row()] if self.is_buried else [])
        self.chances = deals.chances(self.weights, self.known.bag)
        self.suspicion = suspicion.by_seat(seen, seat)
        role = seen.cards[seat]
        self.main = MAIN_OF.get(NOBODY if role is None else NUMBER[role], NOBODY)  # whom a helper seeks
        self.unmoved = suspicion.unmoved(seen, seat) if self.main != NOBODY else []

    def row(self, seat: Seat) -> list[float]:
        colour = self.known.colours[seat]
        return [float(count > 0 and colour in (NOBODY, COLOUR_OF[card])) for card, count in enumerate(self.known.bag)]

    def buried_row(self) -> list[float]:
        return [float(weight > 0) for weight in can_be_buried(self.known.bag)]

    def side_chance(self, seat: Seat, side: Side) -> float:
        if self.known.cards[seat] != NOBODY:
            return float(ROLES[self.known.cards[seat]].side == side)
        row = self.chances[self.free.index(seat)]
        return sum(chance for card, chance in enumerate(row) if ROLES[card].side == side)


class Beliefs:
    def __init__(self, facts: Facts, memory: Memory, side: Side, *, gullible: bool) -> None:
        self.facts = facts
        self.side = side
        self.gullible = gullible
        self.weights = [row[:] for row in facts.weights]
        has_news = False
        for claim in memory.claims.values():
            if claim.about in facts.free and (gullible or not memory.is_chatter(claim.by)):
                self.weigh(self.weights[facts.free.index(claim.about)], claim)
                has_news = True
        for place, seat in enumerate(facts.free):
            shyness = SHYNESS if memory.declined[seat] else 1.0
            shyness *= 1.0 if gullible else facts.suspicion[seat]
            is_unmoved = seat in facts.unmoved and seat not in memory.suitors
            if is_unmoved:
                self.weights[place][facts.main] *= UNMOVED
            if shyness != 1.0 or is_unmoved:
                for card in suspicion.RESERVED:
                    self.weights[place][card] *= shyness
                has_news = True
        self.chance = self.by_seat(deals.weighed(self.weights, facts.known.bag) if has_news else facts.chances)

    def weigh(self, row: list[float], claim: Claim) -> None:
        honesty = self.honesty(claim)
        for card, weight in enumerate(row):
            if weight:
                row[card] = weight * credence.likelihood(claim, card, honesty)

    def honesty(self, claim: Claim) -> float:
        """How honest people are to each other: open with their own side, and truthful in a whisper to a friend."""
        if self.gullible:
            return 0.98
        if self.side not in ("blue", "red"):
            return 0.45
        friendly = self.facts.side_chance(claim.by, self.side)
        if friendly > 0.95:
            return 0.97 if claim.to_me or claim.about != claim.by else 0.4
        return 0.6 * friendly * friendly

    def by_seat(self, rows: list[list[float]]) -> list[list[float]]:
        found: list[list[float]] = []
        for card in self.facts.known.cards:
            row = [0.0] * KINDS
            if card != NOBODY:
                row[card] = 1.0
            found.append(row)
        for place, seat in enumerate(self.facts.free):
            found[seat] = rows[place]
        self.buried = rows[-1] if self.facts.is_buried else [0.0] * KINDS
        return found

    # what the others ask

    def of_card(self, seat: Seat, card: RoleNumber) -> float:
        return self.chance[seat][card]

    def of_part(self, seat: Seat, card: RoleNumber) -> float:
        """The chance that a seat plays this part, as its card or as the backup of a buried one (TR-009)."""
        if card not in BACKUP:
            return self.chance[seat][card]
        return self.chance[seat][card] + self.buried[card] * self.chance[seat][BACKUP[card]]

    def of_side(self, seat: Seat, side: Side) -> float:
        return sum(chance for card, chance in enumerate(self.chance[seat]) if chance and ROLES[card].side == side)

    def doubt(self, seat: Seat) -> float:
        """How far a seat's card is from being known."""
        return 1.0 - max(self.chance[seat])

    def card_known(self, seat: Seat) -> RoleNumber:
        """The card that was seen of a seat, or NOBODY."""
        return self.facts.known.cards[seat]

    def is_painted(self, seat: Seat) -> bool:
        """Whether at least the colour of a seat was seen."""
        return self.facts.known.cards[seat] != NOBODY or self.facts.known.colours[seat] != NOBODY
