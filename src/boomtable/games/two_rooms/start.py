"""Two Rooms and a Boom: the deal, and who begins in which room (section 3)."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.decks import deck_of, players
from boomtable.games.two_rooms.pieces import HALL, PLACES
from boomtable.games.two_rooms.roles import IDS, IS_AMBASSADOR, NUMBER, ROLES
from boomtable.games.two_rooms.rules import conditions, rounds
from boomtable.games.two_rooms.schema import AmbassadorShown, RoomsDrawn, TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState, bit, empty_state, is_ambassador, seats_in


def empty_table(options: TwoRoomsOptions) -> TwoRoomsState:
    state = empty_state(options, [NUMBER[role] for role in deck_of(options)])
    state.players = players(options)
    state.rounds = timing.round_count(options, state.players)
    return state


def lay_out(options: TwoRoomsOptions, dice: Dice) -> tuple[TwoRoomsState, list[Event]]:
    """Lay out the game: deal first and split second, so that Ambassadors can be left out of the split (TR-023)."""
    state = empty_table(options)
    deal(state, dice)
    split(state, dice)
    deck = deck_of(options) if options.open_deck else None
    told: list[Event] = [RoomsDrawn(tuple(PLACES[place] for place in state.place), deck)]
    told += [AmbassadorShown(seat, IDS[state.cards[seat]]) for seat in seats_in(state.open_cards)]
    if options.mode == "sim":
        rounds.begin_round(state, told)
    return state, told


def deal(state: TwoRoomsState, dice: Dice) -> None:
    bag = [state.deck.count(card) for card in range(len(ROLES))]
    if state.options.bury:
        state.buried = dice.draw(can_be_buried(bag))
        bag[state.buried] -= 1
    for seat in range(state.seats):
        give(state, seat, dice.draw(bag))


def can_be_buried(bag: list[int]) -> list[int]:
    """The bag of cards that may be buried: never linked characters or Ambassadors (TR-029, TR-030)."""
    return [0 if ROLES[card].linked or IS_AMBASSADOR[card] else count for card, count in enumerate(bag)]


def give(state: TwoRoomsState, seat: int, card: int) -> None:
    state.cards[seat] = card
    conditions.cleanse(state, seat)
    if IS_AMBASSADOR[card]:  # TR-157
        state.open_cards |= bit(seat)


def split(state: TwoRoomsState, dice: Dice) -> None:
    """Split the players as evenly as possible; which room gets the extra one is random (TR-021)."""
    half = state.players // 2
    sizes = [half, half]
    if state.players % 2:
        sizes[dice.pick(2)] += 1
    for seat in range(state.seats):
        state.place[seat] = HALL if is_ambassador(state, seat) else dice.draw(sizes)
