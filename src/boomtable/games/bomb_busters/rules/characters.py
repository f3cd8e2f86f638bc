"""Bomb Busters: characters with a power of their own, which does what the equipment card of that name does (BB-270)."""

from typing import Final

from boomtable.core.errors import IllegalAction
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import GENERAL_RADAR, TRIPLE_DETECTOR, WALKIE_TALKIES, XY_RAY
from boomtable.games.bomb_busters.state import BombBustersState

DOUBLE_DETECTOR: Final = 0  # the usual character; the others are named by the card whose power they have
USUAL: Final = (TRIPLE_DETECTOR, XY_RAY, GENERAL_RADAR, WALKIE_TALKIES)  # clockwise from the Captain's left, if nobody chooses


def characters_of(chosen: tuple[int, ...], allowed: tuple[int, ...], seats: int, captain: Seat) -> list[int]:
    """The character of each seat; empty where all have the Double Detector. The Captain always has it (BB-271)."""
    wanted = list(chosen[:seats]) + [DOUBLE_DETECTOR] * (seats - len(chosen))
    if not chosen:
        for step, character in enumerate([card for card in USUAL if card in allowed][: seats - 1], 1):
            wanted[(captain + step) % seats] = character
    taken = [card if card in allowed and seat != captain else DOUBLE_DETECTOR for seat, card in enumerate(wanted)]
    return taken if any(taken) else []


def character_of(state: BombBustersState, seat: Seat) -> int:
    return state.characters[seat] if state.characters else DOUBLE_DETECTOR


def has_power(state: BombBustersState, seat: Seat, card: int) -> bool:
    """Whether a seat can still use the power that this card has, too; it needs no unlock (BB-270)."""
    return len(state.characters) > 0 and state.characters[seat] == card and not state.power_used[seat]


def any_power(state: BombBustersState) -> bool:
    """Whether somebody can still use a power other than the Double Detector."""
    for seat in range(len(state.characters)):
        if state.characters[seat] and not state.power_used[seat]:
            return True
    return False


def use_power(state: BombBustersState, seat: Seat) -> None:
    state.power_used[seat] = not MISSIONS[state.mission].twist.endless_power  # BB-269, BB-1581
    state.powers_spent += 1


def check_power_left(state: BombBustersState, seat: Seat, card: int) -> None:
    """Refuse a power that has been used."""
    if character_of(state, seat) == card and state.power_used[seat]:
        raise IllegalAction("BB-260", "seat {seat} cannot use the power of card {card}: it has been used", seat=seat, card=card)
