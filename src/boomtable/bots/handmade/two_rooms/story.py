"""Two Rooms and a Boom bots: what a seat says about itself."""

from boomtable.bots.handmade.two_rooms.credence import PLAIN
from boomtable.bots.handmade.two_rooms.situation import SURE, Situation
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.roles import BOMBER, IDS, NUMBER, PRESIDENT, ROLES
from boomtable.games.two_rooms.schema import ClaimRole, Role

BAIT: dict[str, Role] = {"blue": "engineer", "red": "doctor"}  # whom the enemy's main character would like to meet


class Story:
    """What a seat tells strangers about its card: the same for the whole room and game, as long as the card stays."""

    def __init__(self, now: Situation) -> None:
        self.card = now.card
        self.role = invented(now)


def invented(now: Situation) -> Role:
    role = ROLES[now.card]
    plain = PLAIN.get(role.colour)
    if plain is None or not is_named(now, plain):
        return role.id
    if now.card in (PRESIDENT, BOMBER) or role.colour != role.side:
        return plain
    if not now.happens(now.level.bluffs):
        return role.id
    bait = BAIT[role.side]
    decoy: Role = "president" if role.side == "blue" else "bomber"
    other = PLAIN["red" if role.side == "blue" else "blue"]
    return next(named for named in ((bait, decoy, other)[now.dice.pick(3)], plain) if is_named(now, named))


def is_named(now: Situation, role: Role) -> bool:
    """Whether the deck lists this role: only such roles can be claimed (TR-394)."""
    return NUMBER[role] in now.beliefs.facts.deck


def introduction(now: Situation, story: Story, to: Seat | None) -> Action:
    """How a seat introduces itself: with the truth to friends, with its story to others."""
    is_friend = to is not None and now.friendly(to) > SURE
    return ClaimRole(IDS[now.card] if is_friend else story.role)
