"""A snapshot of a table for decisions about it, and who may make them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.seats import Viewer
from boomtable.server.errors import NotNow, NotYours
from boomtable.server.seating.presence import Presence
from boomtable.server.seating.seats import Seats, own_seat, seat_at, seats_of
from boomtable.server.store.facts import Phase, SeatFacts, TableFacts


@dataclass(frozen=True)
class Room:
    facts: TableFacts
    seats: Seats
    game: AnyGame
    options: Options
    presence: Presence
    now: float  # milliseconds since 1970
    idle_since: Callable[[int, Viewer], float | None]  # since when the game waits for a seat, as far as a viewer may know

    @property
    def keeps_seats(self) -> bool:
        """Whether seats cannot be taken over any more: a game has been dealt whose seats hide something."""
        return self.facts.phase == "playing" and self.game.info.keeps_seats

    def seat(self, seat: int) -> SeatFacts:
        return seat_at(self.seats, seat)

    def own_seat(self, person_id: str | None, seat: int) -> SeatFacts:
        return own_seat(self.seats, person_id, seat)

    def sits(self, person_id: str) -> bool:
        return bool(seats_of(self.seats, person_id))

    def check_host(self, person_id: str) -> None:
        if self.facts.host != person_id:
            raise NotYours("only the host may do that")

    def check_may_pause(self, person_id: str) -> None:
        if self.facts.moderator != person_id:
            self.check_host(person_id)

    def check_says_go(self, person_id: str) -> None:
        """Refuse unless it is the moderator, or the host where there is none."""
        if self.facts.moderator is None:
            self.check_host(person_id)
        elif self.facts.moderator != person_id:
            raise NotYours("only the moderator may do that")

    def check_may_play_again(self, person_id: str) -> None:
        """Refuse unless they sat here, or arranged the game without a seat: as moderator, or as a host who lets bots play."""
        arranges = self.facts.moderator == person_id or (self.facts.host == person_id and self.game.bots_only(self.options))
        if not self.sits(person_id) and not arranges:
            raise NotYours("only those who sat at this table may play again")

    def check_phase(self, *phases: Phase) -> None:
        check_phase(self.facts, *phases)


def check_phase(facts: TableFacts, *phases: Phase) -> None:
    if facts.phase not in phases:
        raise NotNow(f"that is not possible: the table is {facts.phase}")
