"""Two Rooms and a Boom: what each character wants, as questions to a finished game (sections 10 and 11)."""

from collections.abc import Callable

from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CALLS, CARD, DEAD, NOBODY, SHARE, ZOMBIE
from boomtable.games.two_rooms.roles import BACKUP, BOMBER, NUMBER, PRESIDENT, ROLES, ZOMBIE_CARD, RoleNumber
from boomtable.games.two_rooms.state import BY, BY_CARD, HOW, KIND, M_SEAT, M_SEQ, SEQ, TO, TO_CARD, TwoRoomsState, is_ambassador


def holder(state: TwoRoomsState, card: RoleNumber) -> Seat:
    return state.cards.index(card) if card in state.cards else NOBODY


def acting(state: TwoRoomsState, card: RoleNumber) -> RoleNumber:
    """The card that acts as this one: its backup if it is buried (TR-009)."""
    return BACKUP[card] if state.buried == card else card


def principal(state: TwoRoomsState, card: RoleNumber) -> Seat:
    return holder(state, acting(state, card))


def together(state: TwoRoomsState, seat: Seat, other: Seat) -> bool:
    """Whether two seats are in the same room; false if there is no other, so "not together" is then true."""
    return other != NOBODY and seat != NOBODY and state.place[seat] == state.place[other]


def has_met(state: TwoRoomsState, primary: RoleNumber, helper: RoleNumber) -> bool:
    """Whether the present principal, since getting its card, has card shared with whoever then was the helper (TR-152)."""
    seat, helping = principal(state, primary), acting(state, helper)
    for row in state.shown:
        if row[HOW] != SHARE or row[KIND] != CARD or row[SEQ] <= state.since[seat]:
            continue
        if (row[BY] == seat and row[TO_CARD] == helping) or (row[TO] == seat and row[BY_CARD] == helping):
            return True
    return False


def needs_helper(state: TwoRoomsState, helper: RoleNumber) -> bool:
    return helper in state.deck and principal(state, helper) != NOBODY


def with_president(state: TwoRoomsState, seat: Seat) -> bool:
    return together(state, seat, principal(state, PRESIDENT))


def with_bomber(state: TwoRoomsState, seat: Seat) -> bool:
    return together(state, seat, principal(state, BOMBER))


def away_from_president(state: TwoRoomsState, seat: Seat) -> bool:
    return not with_president(state, seat)


def away_from_bomber(state: TwoRoomsState, seat: Seat) -> bool:
    return not with_bomber(state, seat)


def bomb_bot(state: TwoRoomsState, seat: Seat) -> bool:
    return with_bomber(state, seat) and not with_president(state, seat)


def queen(state: TwoRoomsState, seat: Seat) -> bool:
    return not with_bomber(state, seat) and not with_president(state, seat)


def butler_and_maid(state: TwoRoomsState, seat: Seat) -> bool:
    return all(with_president(state, holder(state, NUMBER[role])) for role in ("butler", "maid"))


def romeo_and_juliet(state: TwoRoomsState, seat: Seat) -> bool:
    return all(with_bomber(state, holder(state, NUMBER[role])) for role in ("romeo", "juliet"))


def stayed(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat never left the room in which it got its card (TR-123, TR-176)."""
    return not any(row[M_SEAT] == seat and row[M_SEQ] > state.since[seat] for row in state.moved)


def team(state: TwoRoomsState, seat: Seat) -> bool:
    return ROLES[state.cards[seat]].side == state.winner


def call(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat called the outcome right; no call is not right (TR-276)."""
    return state.calls[seat] != NOBODY and CALLS[state.calls[seat]] == state.winner


def never(state: TwoRoomsState, seat: Seat) -> bool:
    return False


def is_zombie(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat is on Team Zombie: infected, or holding the card (TR-172)."""
    return state.conditions[seat] & ZOMBIE != 0 or state.cards[seat] == ZOMBIE_CARD


def team_zombie(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether everybody alive is a zombie, and there is one (TR-171, TR-172)."""
    alive = [seat for seat in range(state.seats) if not state.conditions[seat] & DEAD and not is_ambassador(state, seat)]
    return bool(alive) and all(is_zombie(state, seat) for seat in alive)


GOALS: dict[str, Callable[[TwoRoomsState, Seat], bool]] = {
    "team": team,
    "call": call,
    "with_president": with_president,
    "with_bomber": with_bomber,
    "away_from_president": away_from_president,
    "away_from_bomber": away_from_bomber,
    "bomb_bot": bomb_bot,
    "queen": queen,
    "butler_and_maid": butler_and_maid,
    "romeo_and_juliet": romeo_and_juliet,
    "stayed": stayed,
    "never": never,
    "team_zombie": team_zombie,
}
