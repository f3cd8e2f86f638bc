"""Two Rooms and a Boom bots: to whom the own card is shown, and with whom it is shared."""

from typing import Final

from boomtable.bots.handmade.two_rooms.situation import SURE, Situation
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import KINDS, NOBODY
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, NUMBER, PRESIDENT, ROLES, RoleNumber
from boomtable.games.two_rooms.schema import AcceptShare, DeclineShare, Kind, OfferShare, Reveal, ShareOfferView

MISSION: Final = 1.0  # worth of the share that a team needs
HURRY: Final = 1.4  # in the last round but one
LAST_CALL: Final = 2.5
FOUND: Final = 0.4
CROWD: Final = 3  # of those who may be the one that a helper seeks: it shows itself to all
LEARNING: Final = 0.25  # worth of seeing an unknown card
COLOUR: Final = 0.15  # and of seeing its colour only
BOND: Final = 0.15  # worth of a friend's knowing who one is
ENOUGH: Final = 0.06  # what a share must be worth to be offered
UNWILLING: Final = -0.01  # and to be accepted: friends are not turned down
WEARINESS: Final = 0.03  # what each offer of this round takes from the pleasure of the next
HELPERS: Final = {PRESIDENT: DOCTOR, BOMBER: ENGINEER, DOCTOR: PRESIDENT, ENGINEER: BOMBER}
SECRETS: Final = {"president": 1.0, "bomber": 1.0, "presidents_daughter": 0.3, "martyr": 0.3, "doctor": 0.2, "engineer": 0.2}
POTATO: Final = NUMBER["hot_potato"]
ZOMBIE: Final = NUMBER["zombie"]


def secrecy(now: Situation) -> float:
    """What it costs when an enemy sees the own card."""
    role = ROLES[now.card]
    if now.is_zombie or now.card == POTATO:
        return -0.5
    if role.colour != role.side:
        return 0.5
    return SECRETS.get(role.id, 0.08)


def sought(now: Situation) -> RoleNumber:
    """The part whose share the own team needs from this seat, while it is missing."""
    card = now.card
    if ROLES[card].backs is not None:
        card = NUMBER[ROLES[card].backs or ""]
        if not now.plays(card):
            return NOBODY
    other = HELPERS.get(card, NOBODY)
    if other == NOBODY or now.is_zombie or other not in now.beliefs.facts.deck or now.helper == NOBODY:
        return NOBODY
    main, helper = (card, other) if card in (PRESIDENT, BOMBER) else (other, card)
    return NOBODY if now.met(main, helper) > 0.9 else other


def worth(now: Situation, seat: Seat, kind: Kind) -> float:
    """What a share with somebody is worth."""
    beliefs = now.beliefs
    enemy = 1.0 - now.friendly(seat) if now.on_team else 0.5
    caught = 0.7 * beliefs.of_card(seat, POTATO) + infection(now, seat)
    if now.is_zombie or now.card == POTATO:
        return 0.3 - (1.0 if now.is_zombie and now.memory.offers_made.get(seat, 0) else 0.0)
    if kind == "colour":
        secret = 0.02 if ROLES[now.card].side == ROLES[now.card].colour else -0.1
        return COLOUR * (not beliefs.is_painted(seat)) - secret * enemy - caught
    mission = sought(now)
    value = LEARNING * beliefs.doubt(seat) - caught
    if not now.is_known_to(seat):
        value += BOND if now.on_team and now.friendly(seat) > SURE else -secrecy(now) * enemy
    return value + need(now) * beliefs.of_part(seat, mission) if mission != NOBODY else value


def need(now: Situation) -> float:
    """The worth of the share that the own team needs: without it everything is lost, and time runs out."""
    left = now.seen.rounds - now.seen.round
    return MISSION * (LAST_CALL if left == 0 else HURRY if left == 1 else 1.0)


def has_found(now: Situation) -> bool:
    """Whether the one whose share is needed is probably here and has not been asked in vain."""
    mission = sought(now)
    if mission == NOBODY:
        return False
    asked = now.memory.offers_made
    return any(now.beliefs.of_part(seat, mission) > FOUND and asked.get(seat, 0) < 3 for seat in now.choices.shares("card"))


def infection(now: Situation, seat: Seat) -> float:
    """What a share risks in a deck with the Zombie: more from round to round."""
    if ZOMBIE not in now.beliefs.facts.deck or now.is_zombie:
        return 0.0
    return 0.5 * now.beliefs.of_card(seat, ZOMBIE) + 0.04 * (now.seen.round - 1)


# offering


def offer(now: Situation) -> Action | None:
    best: tuple[float, Action] | None = None
    weary = WEARINESS * sum(now.memory.offers_made.values())
    for kind in KINDS:
        for seat in now.choices.shares(kind):
            value = worth(now, seat, kind) - 0.1 * now.memory.offers_made.get(seat, 0) - weary + 0.05 * now.blur()
            if value > ENOUGH and (best is None or value > best[0]):
                best = value, OfferShare(kind, seat)
    return None if best is None else best[1]


def answer(now: Situation, offered: ShareOfferView) -> Action:
    """The answer to a share that was offered: who is asked gives a little more than who asks."""
    accept = AcceptShare(offered.by)
    willing = worth(now, offered.by, offered.kind) > UNWILLING
    return accept if willing and now.choices.has(accept) else DeclineShare(offered.by)


# showing without seeing


def reveal(now: Situation) -> Action | None:
    """Show the own card as a helper does, so that the one it seeks can come."""
    mission = sought(now)
    if mission == NOBODY or now.card in (PRESIDENT, BOMBER):
        return None
    likely = [seat for seat in now.choices.reveals("card") if not now.memory.has_done(Reveal("card", seat), None)]
    likely = [seat for seat in likely if now.beliefs.of_part(seat, mission) > 0.05 and now.is_player(seat)]
    if not likely:
        return None
    is_time = now.seen.round > 1 or now.progress > 0.5
    if is_time and len(likely) >= CROWD and now.level.foresight and now.choices.has(Reveal("card", None)):
        return Reveal("card", None)
    return Reveal("card", max(likely, key=lambda seat: now.beliefs.of_part(seat, mission) + 0.05 * now.blur()))


def would_show(now: Situation, kind: Kind, seat: Seat) -> bool:
    """Whether this seat shows its card when asked to."""
    if kind == "colour":
        return ROLES[now.card].side != ROLES[now.card].colour or now.friendly(seat) > 0.3
    return secrecy(now) * (1.0 - now.friendly(seat)) < 0.07
