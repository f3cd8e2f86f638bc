"""Two Rooms and a Boom bots: who should lead the room."""

from typing import Final

from boomtable.bots.handmade.two_rooms import sending
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.schema import Abdicate, AcceptLead, Appoint, DeclineLead, Point, Unpoint, Usurp

PATIENCE: Final = 0.08  # of the first round, before a leader is appointed
LONG_PATIENCE: Final = 0.25  # before it may be a stranger
MARGIN: Final = 0.25  # how much better another leader must be
CROWD: Final = 0.3  # what it counts that others point at somebody
GREEDY: Final = 4  # of a hundred
TRUSTED: Final = 0.6
TRAVELLER: Final = 0.2  # how good a leader somebody is who would rather be sent
ERRAND: Final = 0.2  # what a walk must be worth for a leader to hand over


def choose(now: Situation) -> Action | None:
    return appoint(now) or usurp(now) or hand_over(now)


def fitness(now: Situation, seat: Seat) -> float:
    """How good a leader somebody would be."""
    if seat == now.seat:
        return own_fitness(now)
    return now.friendly(seat) if now.on_team or now.partner != NOBODY else 0.35


def own_fitness(now: Situation) -> float:
    """How gladly this seat leads: who wants to travel cannot lead, a single player likes to decide for itself."""
    if sending.wants_to_go(now) > ERRAND:
        return TRAVELLER
    return 0.9 if now.on_team else 0.7


def appoint(now: Situation) -> Action | None:
    able = now.choices.targets(Appoint)
    if not able or now.progress < PATIENCE or not now.happens(40):
        return None
    best = max(able, key=lambda seat: fitness(now, seat) + 0.1 * now.blur())
    if now.on_team and now.level.foresight and now.friendly(best) < TRUSTED and now.progress < LONG_PATIENCE:
        return None
    return Appoint(best)


def point(now: Situation) -> Action | None:
    room = now.room
    able = now.choices.targets(Point)
    if room is None or now.leads or not able:
        return None
    pointing = dict(room.pointing)
    hands = {seat: sum(at == seat for by, at in room.pointing if by != now.seat) for seat in now.roommates()}
    mine = pointing.get(now.seat)
    candidates = [seat for seat in (able if mine is None else [*able, mine]) if seat != now.seat or is_encouraged(now, hands[seat])]
    if not candidates:
        return Unpoint() if mine is not None else None
    worth = {seat: fitness(now, seat) + CROWD * hands.get(seat, 0) / room.threshold for seat in candidates}
    best = max(candidates, key=lambda seat: worth[seat] + 0.01 * now.blur())
    present = fitness(now, now.leader) if now.leader != NOBODY else 0.0
    if fitness(now, best) < present + MARGIN:
        return Unpoint() if mine is not None else None
    return None if best == mine else Point(best)


def is_encouraged(now: Situation, hands: int) -> bool:
    """Whether this seat would point at itself: somebody else has done so, or it does not mind looking greedy."""
    return hands > 0 or now.happens(GREEDY)


def usurp(now: Situation) -> Action | None:
    """Use the Usurper's one power: in the last round in which it works, or against a leader who is surely an enemy."""
    if not now.choices.has(Usurp()) or now.leads or now.leader == NOBODY:
        return None
    trust = now.friendly(now.leader)
    is_late = now.seen.round == now.seen.rounds - 1 and now.progress > 0.7
    return Usurp() if trust < (0.6 if is_late else 0.1) and now.progress > 0.6 else None


def hand_over(now: Situation) -> Action | None:
    """Give the leader card to a friend when this leader must travel."""
    heirs = now.choices.targets(Abdicate)
    if not now.level.foresight or not heirs or not now.leads or sending.wants_to_go(now) < ERRAND:
        return None
    heir = max(heirs, key=lambda seat: now.friendly(seat) + 0.01 * now.blur())
    if now.friendly(heir) < TRUSTED or (now.memory.has_done(Abdicate(heir), None) and not now.happens(15)):
        return None
    return Abdicate(heir)


def answer(now: Situation) -> Action:
    return AcceptLead() if own_fitness(now) > TRAVELLER else DeclineLead()
