"""Two Rooms and a Boom bots: where everybody is after the exchange, and what that is worth to a seat."""

from typing import Final

from boomtable.bots.handmade.two_rooms import departures
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CALLS, NOBODY
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, PRESIDENT, RoleNumber
from boomtable.games.two_rooms.schema import Team

REUNION: Final = 1.0  # what it is worth, while there is time, that helper and main character can meet
GUARD: Final = 0.7  # how much more it counts, before the last exchange, who leads the main character's room than who else is there
LOYALTY: Final = 0.7  # how often a friend who leads the other room sends whose turn it is to travel, and keeps the other
HOSTILE: Final = 0.3  # who is so rarely a friend will not do it
CONFIDENCE: Final = 0.75  # that somebody unknown will
STAYING: Final = 0.4  # in the last exchange a President is sent so much less often than others
SENT: Final = 0.85  # how often a red leader sends the Bomber in the last exchange
KEPT: Final = 0.15  # and a blue one, who seldom knows it
GUESS: Final = [0.7, 0.7, 0.3, 0.3]  # what a blue leader expects of a red one, by a hunch: who always did the same would be caught
TRUST: Final = [0.7, 0.7, 0.7, 0.3]  # how often the other room does what the own team hopes for, by a hunch


class Outlook:
    """Where everybody will be if these leave the own room and the other room sends whom one would guess."""

    def __init__(self, now: Situation, leaving: list[Seat]) -> None:
        self.now = now
        going = [0.0] * len(now.seen.places) if now.seen.phase == "calls" else departures.chances(now)
        self.in_a = self.rooms(leaving, going)  # the chance of each seat to be in room A
        self.parts_in_a: dict[RoleNumber, list[float]] = {}  # if it plays one of these parts
        if now.seen.phase == "calls" or not now.level.foresight:
            return
        if now.is_last:
            self.parts_in_a[PRESIDENT] = self.rooms(leaving, [STAYING * chance for chance in going])
            self.parts_in_a[BOMBER] = self.rooms(leaving, [self.bomber_goes()] * len(going))
        elif now.helper != NOBODY:
            self.expect_a_meeting(leaving, going)

    def expect_a_meeting(self, leaving: list[Seat], going: list[float]) -> None:
        """Who both set out would miss each other: before the last meeting the main character travels, before that the helper, and so on."""
        now = self.now
        main_travels = (now.seen.rounds - now.seen.round) % 2 == 1
        traveller, host = (now.main, now.helper) if main_travels else (now.helper, now.main)
        helped = LOYALTY * (now.other_friend if now.other_friend < HOSTILE else max(now.other_friend, CONFIDENCE))
        self.parts_in_a[traveller] = self.rooms(leaving, [max(chance, helped) for chance in going])
        self.parts_in_a[host] = self.rooms(leaving, [chance * (1.0 - helped) for chance in going])

    def bomber_goes(self) -> float:
        """The chance that the Bomber follows the President: a red leader sends it, a blue one does not."""
        now, hope = self.now, TRUST[self.now.hunch]
        if not now.on_team:
            return 0.5
        if now.other_leader == NOBODY:
            return hope if now.side == "red" else GUESS[now.hunch]
        friend = now.friendly(now.other_leader)
        if now.side == "red":
            return friend * SENT + (1.0 - friend) * KEPT
        return (1.0 - friend) * GUESS[now.hunch] + friend * KEPT

    def rooms(self, leaving: list[Seat], going: list[float]) -> list[float]:
        found = [0.5] * len(self.now.seen.places)
        for seat, place in enumerate(self.now.seen.places):
            if place is not None and place != "hall" and self.now.is_player(seat):
                moves = float(seat in leaving) if place == self.now.place else going[seat]
                found[seat] = 1.0 - moves if place == "A" else moves
        return found

    def part_in_a(self, card: RoleNumber) -> list[float]:
        return self.parts_in_a.get(card, self.in_a)

    def together(self, one: RoleNumber, other: RoleNumber) -> float:
        """The chance that two parts are played in the same room."""
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
        """The chance that the one who plays this part is in the seat's own room."""
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
        if self.now.is_last or self.now.level.gullible:
            return rooms
        main, helper = self.now.main, self.now.helper
        value = (1.0 - GUARD) * rooms + GUARD * self.guarded(main)
        missing = 0.0 if helper == NOBODY else 1.0 - self.now.met(main, helper)
        return (1.0 - 0.5 * missing) * value + REUNION * missing * self.together(main, helper)

    def guarded(self, card: RoleNumber) -> float:
        """The chance that the own team leads the room in which this part is played; leaders stay where they are."""
        now, found, total = self.now, 0.0, 0.0
        here = now.friendly(now.leader) if now.leader != NOBODY else 0.5
        in_a, in_b = (here, now.other_friend) if now.place == "A" else (now.other_friend, here)
        for seat, chance_a in enumerate(self.part_in_a(card)):
            chance = now.beliefs.of_part(seat, card)
            found += chance * (chance_a * in_a + (1.0 - chance_a) * in_b)
            total += chance
        return found / total if total > 0.0 else 0.5

    def winner(self) -> Team:
        """The call that is most likely right (TR-137)."""
        now, together = self.now, self.together(PRESIDENT, BOMBER)
        red = together * self.chance_met(BOMBER, ENGINEER)
        blue = (1.0 - together) * self.chance_met(PRESIDENT, DOCTOR)
        neither = 1.0 - red - blue if now.seen.options.game == "advanced" else 0.0
        chances = (red, blue, neither)
        return CALLS[chances.index(max(chances))]

    def chance_met(self, main: RoleNumber, helper: RoleNumber) -> float:
        """The chance that a helper has met its main character: helpers seek it, so most have, even where nobody saw it."""
        if helper not in self.now.beliefs.facts.deck:
            return 1.0
        return 0.75 + 0.25 * self.now.met(main, helper)
