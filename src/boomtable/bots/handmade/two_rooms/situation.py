"""Two Rooms and a Boom bots: one moment of a game, seen from one seat."""

from typing import Final

from boomtable.bots.handmade.two_rooms.beliefs import Beliefs
from boomtable.bots.handmade.two_rooms.choices import Choices
from boomtable.bots.handmade.two_rooms.level import Level
from boomtable.bots.handmade.two_rooms.memory import Memory
from boomtable.core.dice import SeededDice
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, IS_AMBASSADOR, NUMBER, PRESIDENT, ROLES, RoleNumber
from boomtable.games.two_rooms.schema import RoomView, Side, TwoRoomsView

TEAMS: Final = ("blue", "red")
OTHER_TEAM: Final[dict[str, Side]] = {"blue": "red", "red": "blue"}
PARTNERS: Final = {"butler": "maid", "maid": "butler", "romeo": "juliet", "juliet": "romeo"}
MAIN: Final = {"blue": PRESIDENT, "red": BOMBER}
HELPER: Final = {"blue": DOCTOR, "red": ENGINEER}
BLUR_STEPS: Final = 1000
UNKNOWN_LEADER: Final = 0.45  # that it is a friend
SURE: Final = 0.95  # who is a friend with this chance hears the truth


class Situation:
    def __init__(
        self, seen: TwoRoomsView, seat: Seat, beliefs: Beliefs, memory: Memory, choices: Choices, level: Level, dice: SeededDice
    ) -> None:
        assert seen.own is not None
        self.seen = seen
        self.own = seen.own
        self.seat = seat
        self.beliefs = beliefs
        self.memory = memory
        self.choices = choices
        self.level = level
        self.dice = dice
        self.progress = 0.0  # how much of the round has passed
        self.departures: list[float] | None = None  # see departures.py
        self.may_chat = True  # has not talked just now
        self.has_been_silent = False  # for so long that others will wonder
        self.is_overdue = False  # has been silent for so long that they stop waiting
        self.hunch = 0  # about the other room, for the whole round

        role = seen.cards[seat]
        assert role is not None, "cards are known from the first round on"
        self.card: RoleNumber = NUMBER[role]
        self.is_zombie = "zombie" in self.own.conditions
        self.goal = "team_zombie" if self.is_zombie else ROLES[self.card].goal
        self.side = "green" if self.is_zombie else ROLES[self.card].side
        self.place = seen.places[seat]
        self.is_last = seen.round == seen.rounds

    # who is where

    def is_player(self, seat: Seat) -> bool:
        """Whether a seat counts in a room; Ambassadors, whose cards are open, do not (TR-156)."""
        card = self.beliefs.card_known(seat)
        return card == NOBODY or not IS_AMBASSADOR[card]

    def players(self, room: str) -> list[Seat]:
        return [seat for seat, place in enumerate(self.seen.places) if place == room and self.is_player(seat)]

    def roommates(self) -> list[Seat]:
        """Everybody who counts in the seat's own room, itself included."""
        return [] if self.place is None else self.players(self.place)

    def neighbours(self) -> list[Seat]:
        """Everybody else in the seat's own room."""
        return [seat for seat, place in enumerate(self.seen.places) if place == self.place and seat != self.seat]

    @property
    def room(self) -> RoomView | None:
        return self.seen.rooms["AB".index(self.place)] if self.place in ("A", "B") else None

    @property
    def leader(self) -> Seat:
        room = self.room
        return NOBODY if room is None or room.leader is None else room.leader

    @property
    def other_leader(self) -> Seat:
        """The last known leader of the other room; a leader never leaves the room (TR-384)."""
        other = "B" if self.place == "A" else "A"
        return next((seat for seat in reversed(self.memory.leaders) if self.seen.places[seat] == other), NOBODY)

    @property
    def other_friend(self) -> float:
        """The chance that a friend leads the other room."""
        return UNKNOWN_LEADER if self.other_leader == NOBODY else self.friendly(self.other_leader)

    @property
    def leads(self) -> bool:
        return self.leader == self.seat

    @property
    def is_offered_the_lead(self) -> bool:
        room = self.room
        return room is not None and room.lead_offer is not None and room.lead_offer[1] == self.seat

    # who is a friend

    @property
    def on_team(self) -> bool:
        return self.side in TEAMS

    def friendly(self, seat: Seat) -> float:
        """The chance that somebody wants the same as this seat."""
        if seat == self.seat:
            return 1.0
        if self.side == "blue" or self.side == "red":
            return self.beliefs.of_side(seat, self.side)
        partner = self.partner
        if partner != NOBODY:
            main = PRESIDENT if self.goal == "butler_and_maid" else BOMBER
            return self.beliefs.of_card(seat, partner) + 0.5 * self.beliefs.of_part(seat, main)
        return 0.0

    def hostile(self, seat: Seat) -> float:
        """The chance that somebody is on the other team."""
        return self.beliefs.of_side(seat, OTHER_TEAM[self.side]) if self.side in OTHER_TEAM else 0.0

    @property
    def partner(self) -> RoleNumber:
        role = PARTNERS.get(ROLES[self.card].id)
        return NOBODY if role is None or self.is_zombie else NUMBER[role]

    def is_known_to(self, seat: Seat) -> bool:
        """Whether a seat has shown its card to somebody."""
        for row in self.seen.shown.each:
            was_shared = row.to == self.seat and row.by == seat and row.how == "share"
            if row.kind == "card" and (was_shared or (row.by == self.seat and row.to in (seat, None))):
                return True
        return False

    # the two main characters and their helpers

    def plays(self, card: RoleNumber) -> bool:
        """Whether this seat may be the one who counts as this character."""
        return self.beliefs.of_part(self.seat, card) > 0.0

    @property
    def main(self) -> RoleNumber:
        return MAIN.get(self.side, NOBODY)

    @property
    def helper(self) -> RoleNumber:
        """The character whom the main character of the own team must meet, if there is one."""
        helper = HELPER.get(self.side, NOBODY)
        return helper if helper in self.beliefs.facts.deck else NOBODY

    def met(self, main: RoleNumber, helper: RoleNumber) -> float:
        """How likely the share of a main character and its helper has happened, by what was noticed (TR-152)."""
        missing = 1.0
        for row in self.seen.shown.each:
            if row.how == "share" and row.kind == "card" and row.to is not None:
                one = self.beliefs.of_part(row.by, main) * self.beliefs.of_part(row.to, helper)
                other = self.beliefs.of_part(row.to, main) * self.beliefs.of_part(row.by, helper)
                missing *= 1.0 - min(1.0, one + other)
        return 1.0 - missing

    # chance

    def blur(self) -> float:
        """A small amount that breaks ties, and more for those who estimate roughly."""
        return (0.001 + self.level.blur) * self.dice.pick(BLUR_STEPS) / BLUR_STEPS

    def chats(self, percent: int) -> bool:
        """Whether a word that could be said is said: always by whom nobody has heard for a while."""
        return self.has_been_silent or self.happens(percent)

    def happens(self, percent: int) -> bool:
        return self.dice.pick(100) < percent
