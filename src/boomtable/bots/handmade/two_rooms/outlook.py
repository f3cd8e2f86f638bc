"""Two Rooms and a Boom bots: where everybody is after the exchange, and what that is worth to a seat."""

from typing import Final

from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CALLS, NOBODY
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, PRESIDENT, RoleNumber
from boomtable.games.two_rooms.schema import Team

REUNION: Final = 1.0  # what it is worth, while there is time, that helper and main character can meet
STAYING: Final = 0.4  # in the last exchange a President is sent so much less often than others
TRUST: Final = (0.7, 0.7, 0.7, 0.3)  # how often the other room does what the own team hopes for, by a hunch


class Outlook:
    """If these leave the seat's own room and the lot sends as many from the other."""

    def __init__(self, now: Situation, leaving: list[Seat]) -> None:
        self.now = now
        seen = now.seen
        number = 0 if seen.phase == "calls" else seen.hostages if seen.to_send is None else seen.to_send
        there = now.players("B" if now.place == "A" else "A")
        going = min(1.0, number / max(1, len(there) - 1))
        self.in_a = self.rooms(leaving, going)  # the chance of each seat to be in room A
        self.president_in_a = self.bomber_in_a = self.in_a  # if it is one of these
        if now.is_last and number and now.temper.foresight:
            self.president_in_a = self.rooms(leaving, STAYING * going)
            self.bomber_in_a = self.rooms(leaving, self.bomber_goes())

    def bomber_goes(self) -> float:
        """A red leader sends the Bomber after the President, a blue one keeps it; who leads the other room is a hunch."""
        hope = TRUST[self.now.hunch]
        return hope if self.now.side == "red" else 1.0 - hope if self.now.side == "blue" else 0.5

    def rooms(self, leaving: list[Seat], going: float) -> list[float]:
        found = [0.5] * len(self.now.seen.places)
        for seat, place in enumerate(self.now.seen.places):
            if place is not None and place != "hall" and self.now.is_player(seat):
                moves = float(seat in leaving) if place == self.now.place else going
                found[seat] = 1.0 - moves if place == "A" else moves
        return found

    def part_in_a(self, card: RoleNumber) -> list[float]:
        return self.president_in_a if card == PRESIDENT else self.bomber_in_a if card == BOMBER else self.in_a

    def together(self, one: RoleNumber, other: RoleNumber) -> float:
        """That two parts are played in the same room."""
        beliefs, same, total = self.now.beliefs, 0.0, 0.0
        rooms, other_rooms = self.part_in_a(one), self.part_in_a(other)
        first = [beliefs.of_part(seat, one) for seat in range(len(rooms))]
        second = [beliefs.of_part(seat, other) for seat in range(len(rooms))]
        in_a = sum(chance * other_rooms[seat] for seat, chance in enumerate(second))
        in_b = sum(second) - in_a
        for seat, chance in enumerate(first):
            if chance:
                here, own, own_a = rooms[seat], second[seat], second[seat] * other_rooms[seat]
                same += chance * (here * (in_a - own_a) + (1.0 - here) * (in_b - own + own_a))
                total += chance * (in_a + in_b - own)
        return same / total if total > 0.0 else 0.5

    def with_me(self, card: RoleNumber) -> float:
        """That the one who plays this part is in the seat's own room."""
        mine, beliefs = self.in_a[self.now.seat], self.now.beliefs
        found, total = 0.0, 0.0
        for seat, here in enumerate(self.part_in_a(card)):
            chance = beliefs.of_part(seat, card) if seat != self.now.seat else 0.0
            found += chance * (mine * here + (1.0 - mine) * (1.0 - here))
            total += chance
        return found / total if total > 0.0 else 0.5

    def value(self) -> float:
        now = self.now
        match now.goal:
            case "team":
                return self.team_value()
            case "with_president":
                return self.with_me(PRESIDENT)
            case "with_bomber":
                return self.with_me(BOMBER)
            case "away_from_president":
                return 1.0 - self.with_me(PRESIDENT)
            case "away_from_bomber":
                return 1.0 - self.with_me(BOMBER)
            case "bomb_bot":
                return self.with_me(BOMBER) * (1.0 - self.with_me(PRESIDENT))
            case "queen":
                return (1.0 - self.with_me(BOMBER)) * (1.0 - self.with_me(PRESIDENT))
            case "butler_and_maid":
                return self.with_me(now.partner) * (0.5 + 0.5 * self.with_me(PRESIDENT))
            case "romeo_and_juliet":
                return self.with_me(now.partner) * (0.5 + 0.5 * self.with_me(BOMBER))
            case "stayed":
                return float(self.in_a[now.seat] == (1.0 if now.place == "A" else 0.0))
        return 0.5

    def team_value(self) -> float:
        together = self.together(PRESIDENT, BOMBER)
        rooms = together if self.now.side == "red" else 1.0 - together
        helper = self.now.helper
        if helper == NOBODY or self.now.is_last or not self.now.temper.foresight:
            return rooms
        main = self.now.main
        missing = 1.0 - self.now.met(main, helper)
        return (1.0 - 0.5 * missing) * rooms + REUNION * missing * self.together(main, helper)

    def winner(self) -> Team:
        """Which call is most likely right (TR-137)."""
        now, together = self.now, self.together(PRESIDENT, BOMBER)
        red = together * self.chance_met(BOMBER, ENGINEER)
        blue = (1.0 - together) * self.chance_met(PRESIDENT, DOCTOR)
        neither = 1.0 - red - blue if now.seen.options.game == "advanced" else 0.0
        chances = (red, blue, neither)
        return CALLS[chances.index(max(chances))]

    def chance_met(self, main: RoleNumber, helper: RoleNumber) -> float:
        """Helpers seek their shares, so most find them even where nobody saw it."""
        if helper not in self.now.beliefs.facts.deck:
            return 1.0
        return 0.75 + 0.25 * self.now.met(main, helper)
