"""Two Rooms and a Boom bots at drawn positions."""

from boomtable.bots import Budget, Wait
from boomtable.bots.handmade.two_rooms import ExpertGuest, NoviceGuest, StandardGuest
from boomtable.bots.handmade.two_rooms.guest import Guest
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.roles import NUMBER
from boomtable.games.two_rooms.schema import Reveal, Said, TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.games.two_rooms.positions import do, seen

LEVELS: dict[str, type[Guest]] = {"novice": NoviceGuest, "standard": StandardGuest, "expert": ExpertGuest}


def guest(level: str, options: TwoRoomsOptions, seat: Seat, seed: int = 7) -> Guest:
    return LEVELS[level](GAME, options, seat, seed, Budget(iterations=1))


def situation(state: TwoRoomsState, seat: Seat, level: str = "expert", told: list[Event] | None = None, progress: float = 0.5) -> Situation:
    """What a bot makes of a position, after it has heard of these events."""
    bot = guest(level, state.options, seat)
    bot.observe(told or [])
    now = bot.situation(seen(state, seat), GAME.legal_actions(state, seat))
    now.progress = progress
    return now


def chosen(state: TwoRoomsState, seat: Seat, level: str = "expert", told: list[Event] | None = None) -> Action | Wait:
    """What a bot does that the game waits for."""
    bot = guest(level, state.options, seat)
    bot.observe(told or [])
    return bot.choose(seen(state, seat), GAME.legal_actions(state, seat))


def open_up(state: TwoRoomsState, *seats: Seat) -> None:
    """These show their cards to everybody in their room."""
    for seat in seats:
        do(state, seat, Reveal("card", None))


def said(by: Seat, role: str, to: Seat | None = None) -> Event:
    """I am …"""
    return Said(by, to, "ClaimRole", None, role)


def chance(now: Situation, seat: Seat, role: str) -> float:
    return round(now.beliefs.of_card(seat, NUMBER[role]), 3)
