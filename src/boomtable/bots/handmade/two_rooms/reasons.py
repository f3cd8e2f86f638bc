"""Two Rooms and a Boom bots: why somebody is, or is not, to be trusted: only what this seat truly knows."""

from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.roles import COLOUR_OF, IDS, NUMBER, ROLES, SIDES
from boomtable.games.two_rooms.schema import Reason


def against(now: Situation, seat: Seat) -> Reason | None:
    """What speaks against somebody, the strongest first."""
    colour = colour_seen(now, seat)
    if colour is not None and colour != now.side:
        return colour
    if has_lied(now, seat):
        return "lied"
    return "hides" if hides(now, seat) else None


def in_favour(now: Situation, seat: Seat) -> Reason | None:
    """What speaks for somebody; that one has shared gives less away than a colour."""
    if has_shared(now, seat):
        return "shared"
    colour = colour_seen(now, seat)
    return colour if colour == now.side else None


def colour_seen(now: Situation, seat: Seat) -> Reason | None:
    """The colour that was seen of a card, if it is a team's."""
    known = now.beliefs.facts.known
    card = known.cards[seat]
    number = known.colours[seat] if card == NOBODY else COLOUR_OF[card]
    colour = None if number == NOBODY else SIDES[number]
    return colour if colour == "red" or colour == "blue" else None


def has_lied(now: Situation, seat: Seat) -> bool:
    """Whether somebody has claimed to be what they were seen not to be; cards that change hands prove nothing."""
    claim = now.memory.claims.get((seat, seat, "ClaimRole"))
    if claim is None or "hot_potato" in [IDS[card] for card in now.beliefs.facts.deck]:
        return False
    card = now.beliefs.card_known(seat)
    if card != NOBODY:
        return IDS[card] != claim.detail
    colour = colour_seen(now, seat)
    return colour is not None and ROLES[NUMBER[claim.detail]].colour != colour


def has_shared(now: Situation, seat: Seat) -> bool:
    return any(row.how == "share" and {row.by, row.to} == {now.seat, seat} for row in now.seen.shown.each)


def hides(now: Situation, seat: Seat) -> bool:
    """Whether this seat has noticed nobody being shown anything by somebody whom it has watched for a while."""
    if now.progress < 0.3 and now.seen.round == 1:
        return False
    return not any(seat == row.by or (row.how == "share" and seat == row.to) for row in now.seen.shown.each)
