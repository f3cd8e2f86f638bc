"""It's a Bomb!: the consultants beside the Crisis Unit, unused and used."""

from boomtable.games.its_a_bomb.state import ItsABombState


def has_card(state: ItsABombState, card: int) -> bool:
    for index, consultant in enumerate(state.page().consultants):
        if consultant == card:
            return not state.card_used[index]
    return False


def spend(state: ItsABombState, card: int) -> None:
    state.card_used[state.page().consultants.index(card)] = True
