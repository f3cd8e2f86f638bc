"""Two Rooms and a Boom bots: who shows its card to few has something to hide."""

from math import exp
from typing import Final

from boomtable.core.seats import Seat
from boomtable.games.two_rooms.roles import BOMBER, NUMBER, PRESIDENT
from boomtable.games.two_rooms.schema import TwoRoomsView

RESERVED: Final = (PRESIDENT, BOMBER, NUMBER["spy_blue"], NUMBER["spy_red"])
ERRAND: Final = 0.6  # shares that these make anyhow, with a helper or a friend
SELDOM: Final = 0.15  # and how often they make any others, compared with everybody else
LEAST: Final = 0.1
MOST: Final = 20.0


def by_seat(seen: TwoRoomsView, me: Seat) -> list[float]:
    """For each seat, how much likelier its noticed card shares make such a card.

    Only shares between others count: where the room does not notice them (TR-301) nothing follows from that.
    """
    usual = [0.0] * len(seen.places)
    counts = [0] * len(seen.places)
    for number in range(1, seen.round + 1):
        places = places_in(seen, number)
        company = [seat for seat, place in enumerate(places) if place is not None and place == places[me] and seat != me]
        partners: list[Seat] = []
        for row in seen.shown.each:
            if row.round == number and row.how == "share" and row.kind == "card" and row.to is not None and me not in (row.by, row.to):
                partners += [row.by, row.to]
        for seat in partners:
            counts[seat] += 1
        for seat in company:
            usual[seat] += len(partners) / len(company)
    return [odds(mean, count) for mean, count in zip(usual, counts, strict=True)]


def odds(usual: float, count: int) -> float:
    """The odds of so many shares where so many are usual, taking both as chance events."""
    expected = ERRAND + SELDOM * usual
    return min(MOST, max(LEAST, exp(usual - expected) * (expected / usual) ** count)) if usual > expected else 1.0


def unmoved(seen: TwoRoomsView, me: Seat) -> list[Seat]:
    """The players who saw this seat's card and offered no share, as whoever needed it would have done."""
    saw: list[Seat] = []
    for row in seen.shown.each:
        if row.by == me and row.kind == "card" and row.how != "share":
            places = places_in(seen, row.round)
            saw += [seat for seat, place in enumerate(places) if place == places[me]] if row.to is None else [row.to]
    return saw


def places_in(seen: TwoRoomsView, number: int) -> list[str | None]:
    """The room of every seat in an earlier round."""
    places: list[str | None] = list(seen.places)
    for move in reversed(seen.moves):
        if move.round > number or (move.round == number and move.how == "hostage"):
            places[move.seat] = move.source
    return places
