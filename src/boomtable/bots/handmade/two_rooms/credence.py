"""Two Rooms and a Boom bots: how likely somebody says such a thing, by the card that the talk is about."""

from typing import Final

from boomtable.bots.handmade.two_rooms.memory import Claim
from boomtable.games.two_rooms.roles import BOMBER, NUMBER, PRESIDENT, ROLES, RoleNumber
from boomtable.games.two_rooms.schema import Role

LIE: Final = 0.1  # that a liar says just this
SLIPS: Final = {"ClaimSaw": 0.005, "ClaimHeard": 0.03}  # that somebody honest says so of a card that is another
PLAIN: dict[str, Role] = {"blue": "blue_team", "red": "red_team"}
HIDING: Final = (PRESIDENT, BOMBER)  # who would rather be taken for a plain card


def likelihood(claim: Claim, card: RoleNumber, honesty: float) -> float:
    """How much a claim speaks for this card, when the speaker is honest to the listener with this chance."""
    if claim.what == "ClaimRole":
        guess = own_role(claim.detail, card)
        return honesty * (1.0 if ROLES[card].id == claim.detail else 0.02) + (1 - honesty) * guess
    if claim.what in ("Accuse", "Vouch"):
        return 1.0
    truth = 1.0 if fits(claim, card) else SLIPS.get(claim.what, 0.05)
    return honesty * truth + (1 - honesty) * (0.3 if claim.by == claim.about and truth == 1.0 else 0.2)


def fits(claim: Claim, card: RoleNumber) -> bool:
    role = ROLES[card]
    match claim.what:
        case "ClaimColour":
            return role.colour == claim.detail
        case "ClaimSide":
            return role.side == claim.detail
        case "ClaimNotSide":
            return role.side != claim.detail
    return role.id == claim.detail


def own_role(named: str, card: RoleNumber) -> float:
    """How much it speaks for a card that a stranger claims to be `named`."""
    role = ROLES[card]
    if role.id == named:
        return 0.1 if card in HIDING or role.colour != role.side else 0.5
    if PLAIN.get(role.colour) == named:
        return 0.45 if card in HIDING or role.colour != role.side else 0.2
    return LIE if ROLES[NUMBER[named]].side != role.side else 0.12
