"""It's a Bomb!: the consultants beside the Crisis Unit, unused and used."""

from boomtable.games.its_a_bomb.bit_sets import has, without
from boomtable.games.its_a_bomb.state import ItsABombState


def has_card(state: ItsABombState, card: int) -> bool:
    return has(state.cards, card)


def spend(state: ItsABombState, card: int) -> None:
    state.cards = without(state.cards, card)
