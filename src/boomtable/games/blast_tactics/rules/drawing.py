"""Blast Tactics: the Draw Phase (BT-085 to BT-088)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import CARD_NAMES, CARDS, FIRST_KNOWN_PLACE, SUDDEN_DEATH
from boomtable.games.blast_tactics.schema import CardDrawn, Reshuffled, SuddenDeathDrawn
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState

ROW = 2
PLACES = 3  # where the Sudden Death card may lie, all equally likely (BT-056)


def fill_row(state: BlastTacticsState, seat: Seat, dice: Dice, told: Told) -> None:
    while len(state.row) < ROW:
        if state.holder != NOBODY and not any(state.deck):
            reshuffle(state, told)
        card = draw(state, dice)
        if card == SUDDEN_DEATH:
            state.holder = seat
            if told is not None:
                told.append(SuddenDeathDrawn(seat))
        else:
            state.row.append(card)
            if told is not None:
                told.append(CardDrawn(seat, CARD_NAMES[card]))


def draw(state: BlastTacticsState, dice: Dice) -> int:
    """Draw the top card. The deck is a bag, and whether the Sudden Death card lies here is settled when it may come (BT-430)."""
    weights = weights_of(state)
    if len(weights) == CARDS:
        card = dice.draw(state.deck)
    else:
        card = dice.roll(weights)
        if card == SUDDEN_DEATH:
            return card
        state.deck[card] -= 1
    state.drawn += 1
    return card


def weights_of(state: BlastTacticsState) -> list[int]:
    """The weights of the next draw: by kind of card and, last, the Sudden Death card if it can be on top (BT-405)."""
    early = FIRST_KNOWN_PLACE[state.seats]
    if state.holder != NOBODY or state.drawn < early:
        return state.deck
    later = early + PLACES - 1 - state.drawn  # places behind this one
    return [count * later for count in state.deck] + [sum(state.deck) if later else 1]


def reshuffle(state: BlastTacticsState, told: Told) -> None:
    state.deck = state.discard
    state.discard = [0] * CARDS
    if told is not None:
        told.append(Reshuffled(sum(state.deck)))


def size_of_deck(state: BlastTacticsState) -> int:
    return sum(state.deck) + (state.holder == NOBODY)
