"""Bomb Busters: wires that are dealt before the others, so that everybody knows whose hands they are in (BB-1131, BB-1481)."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import value_of
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.schema import WiresGiven
from boomtable.games.bomb_busters.state import BombBustersState, places, stands_of


def given_value(state: BombBustersState) -> int | None:
    given = MISSIONS[state.mission].twist.given
    return None if given is None else given.value


def seats_given(state: BombBustersState) -> list[Seat]:
    """Who gets such a wire; a seat that is named twice has one on each of its stands."""
    given = MISSIONS[state.mission].twist.given
    return [] if given is None else given.seats(state.seats, state.captain)


def deal_given(state: BombBustersState, coloured: list[int], dice: Dice) -> list[list[int]]:
    """By stand, the tiles that are dealt before the others."""
    hands: list[list[int]] = [[] for _ in state.owner]
    given = MISSIONS[state.mission].twist.given
    if given is None:
        return hands
    seats = seats_given(state)
    tiles = [tile for tile in coloured if value_of(tile) == given.value]
    for place, kind in enumerate(dice.draw_many([1] * len(tiles), len(tiles))):
        hands[stand_for(state, seats, place, dice)].append(tiles[kind])
    return hands


def stand_for(state: BombBustersState, seats: list[Seat], place: int, dice: Dice) -> int:
    """The stand that gets the next one: of two stands each place is as likely, so that all deals are (BB-1136)."""
    seat = seats[place]
    own = stands_of(state, seat)
    if seats.count(seat) == len(own):
        return own[seats[:place].count(seat)]
    return own[dice.draw([state.sizes[stand] for stand in own])]


def note_given(state: BombBustersState) -> None:
    """What everybody knows of the deal: who has such a wire, and who has none."""
    given = MISSIONS[state.mission].twist.given
    if given is None:
        return
    seats = seats_given(state)
    for seat in range(state.seats):
        stands = [list(places(state, stand)) for stand in stands_of(state, seat)]
        hand = [place for stand in stands for place in stand]
        if seats.count(seat) == 2:
            for stand in stands:
                memory.prove_dealt(state, stand, given.value, 1)
        else:
            memory.prove_dealt(state, hand, given.value, seats.count(seat))


def told_of_given(state: BombBustersState) -> list[Event]:
    given = MISSIONS[state.mission].twist.given
    return [] if given is None else [WiresGiven(given.value, tuple(seats_given(state)))]
