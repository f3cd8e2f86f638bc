"""Two Rooms and a Boom: the characters as data (sections 2.1, 10.1 and 10.2 of the ledger)."""

from typing import Final, TypeAlias

from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.pieces import IMMUNE, ZOMBIE

RoleNumber: TypeAlias = int


class Role:
    """What is printed on a card, for the rules to look up. A new character is a new line below, plus code for what no other has."""

    def __init__(
        self,
        id: schema.Role,  # noqa: A002 the word of the ledger
        side: schema.Side,
        *,
        goal: str = "team",
        printed: schema.Side | None = None,
        power: str = "",
        starts: int = 0,
        backs: schema.Role | None = None,
        linked: str = "",
        pause: int = 0,
        partner: schema.Role | None = None,
    ) -> None:
        self.id = id
        self.side = side  # allegiance
        self.colour: schema.Side = side if printed is None else printed  # what a colour view shows
        self.goal = goal  # a name in rules/objectives.py
        self.power = power
        self.starts = starts  # conditions, as a bit set
        self.backs = backs  # the principal whose place it takes when that card is buried (TR-009)
        self.linked = linked  # a group that is in the deck as a whole or not at all (TR-033)
        self.pause = pause  # when it calls (TR-275)
        self.partner = partner  # its counterpart: one without the other makes a deck one-sided (TR-048)


ROLES: tuple[Role, ...] = (
    Role("president", "blue"),
    Role("bomber", "red"),
    Role("blue_team", "blue"),
    Role("red_team", "red"),
    Role("gambler", "grey", goal="call", pause=10),
    Role("butler", "grey", goal="butler_and_maid", linked="servants", partner="romeo"),
    Role("maid", "grey", goal="butler_and_maid", linked="servants", partner="juliet"),
    Role("romeo", "grey", goal="romeo_and_juliet", linked="lovers", partner="butler"),
    Role("juliet", "grey", goal="romeo_and_juliet", linked="lovers", partner="maid"),
    Role("intern", "grey", goal="with_president", partner="victim"),
    Role("rival", "grey", goal="away_from_president", partner="survivor"),
    Role("survivor", "grey", goal="away_from_bomber", partner="rival"),
    Role("victim", "grey", goal="with_bomber", partner="intern"),
    Role("bomb_bot", "grey", goal="bomb_bot", partner="queen"),
    Role("queen", "grey", goal="queen", partner="bomb_bot"),
    Role("bouncer_blue", "blue", power="bouncer"),
    Role("bouncer_red", "red", power="bouncer"),
    Role("doctor", "blue", partner="engineer"),
    Role("engineer", "red", partner="doctor"),
    Role("ambassador_blue", "blue", power="ambassador", starts=IMMUNE),
    Role("ambassador_red", "red", power="ambassador", starts=IMMUNE),
    Role("spy_blue", "blue", printed="red"),
    Role("spy_red", "red", printed="blue"),
    Role("usurper_blue", "blue", power="usurper"),
    Role("usurper_red", "red", power="usurper"),
    Role("zombie", "green", goal="team_zombie", starts=ZOMBIE),
    Role("presidents_daughter", "blue", backs="president"),
    Role("martyr", "red", backs="bomber"),
    Role("nurse", "blue", backs="doctor"),
    Role("tinkerer", "red", backs="engineer"),
    Role("hot_potato", "grey", goal="never", power="hot_potato"),
    Role("agoraphobe", "grey", goal="stayed"),
)

IDS: tuple[schema.Role, ...] = tuple(role.id for role in ROLES)
NUMBER: dict[str, RoleNumber] = {role.id: number for number, role in enumerate(ROLES)}
SIDES: tuple[schema.Side, ...] = ("blue", "red", "grey", "green")

PRESIDENT: Final = NUMBER["president"]
BOMBER: Final = NUMBER["bomber"]
DOCTOR: Final = NUMBER["doctor"]
ENGINEER: Final = NUMBER["engineer"]
GAMBLER: Final = NUMBER["gambler"]
ZOMBIE_CARD: Final = NUMBER["zombie"]

BACKUP: dict[RoleNumber, RoleNumber] = {NUMBER[role.backs]: NUMBER[role.id] for role in ROLES if role.backs is not None}
POWER: tuple[str, ...] = tuple(role.power for role in ROLES)
COLOUR_OF: tuple[int, ...] = tuple(SIDES.index(role.colour) for role in ROLES)
IS_AMBASSADOR: tuple[bool, ...] = tuple(role.power == "ambassador" for role in ROLES)
FILLERS: Final = ("blue_team", "red_team")  # of which a deck holds any number (TR-013)
