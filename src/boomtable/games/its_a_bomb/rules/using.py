"""It's a Bomb!: the Crisis Unit uses a consultant."""

from typing import ClassVar, Final

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.pieces import (
    ARCHIVIST,
    CODES,
    DISPATCHER,
    DRAUGHTSMAN,
    HACKER,
    LOOK,
    MOST_TILES,
    NEGOTIATOR,
    RADIO_OPERATOR,
    SAPPER,
    SPOTTER,
    START,
    SURVEYOR,
    TOKEN_KINDS,
    XRAY,
)
from boomtable.games.its_a_bomb.rules.asking import is_full_question
from boomtable.games.its_a_bomb.rules.consultants import has_card, spend
from boomtable.games.its_a_bomb.rules.effects import carry_out
from boomtable.games.its_a_bomb.rules.passing import check_window
from boomtable.games.its_a_bomb.rules.rounds import can_negotiate
from boomtable.games.its_a_bomb.schema import CardUsed, Use
from boomtable.games.its_a_bomb.state import ItsABombState

# By step, in the order of their numbers where several may come; the Spotter, who takes a tile, apart.
MOMENTS: Final = [
    [ARCHIVIST, XRAY, NEGOTIATOR],  # START
    [],  # BLOCK
    [],  # CHOOSE
    [SURVEYOR, DRAUGHTSMAN, RADIO_OPERATOR],  # LOOK
    [DISPATCHER],  # AFTER
    [],  # SECOND
    [SAPPER],  # POINT
    [HACKER],  # ADVANCE
    [],  # OVER
]


class Using(Chapter[ItsABombState]):
    """The Crisis Unit uses a consultant: tiles for the Spotter are numbered first, then the other consultants."""

    action_type: ClassVar[type[Action]] = Use

    def __init__(self) -> None:
        super().__init__(MOST_TILES + SPOTTER)

    def check(self, state: ItsABombState, seat: Actor, action: Use) -> None:
        check_window(state, seat)
        card = CODES.index(action.card)
        if not has_card(state, card):
            raise IllegalAction("IB-120", "seat {seat} cannot use {card}: it is used, or not in this scenario", seat=seat, card=action.card)
        if not can_use(state, card):
            refuse_card(state, seat, action)
        if card == SPOTTER and (action.tile is None or action.tile not in tiles_to_spot(state)):
            raise IllegalAction(
                "IB-125", "seat {seat} cannot spot that tile: it takes a face-down tile of the line with a token", seat=seat
            )
        if card != SPOTTER and action.tile is not None:
            raise IllegalAction("IB-125", "seat {seat} cannot name a tile for {card}: only the Spotter does", seat=seat, card=action.card)

    def legal(self, state: ItsABombState, seat: Seat, codes: list[int]) -> None:
        if state.cards == 0:
            return
        for card in MOMENTS[state.step]:
            if fits(state, card):
                codes.append(self.start + MOST_TILES + card)
        if state.step == LOOK and can_lay_out(state, SPOTTER):
            for tile in tiles_to_spot(state):
                codes.append(self.start + tile)

    def do(self, state: ItsABombState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        if number < MOST_TILES:
            use(state, SPOTTER, number, told)
        else:
            use(state, number - MOST_TILES, -1, told)

    def number(self, seat: Seat, action: Use) -> int:
        card = CODES.index(action.card)
        return (action.tile or 0) if card == SPOTTER else MOST_TILES + card

    def action(self, seat: Seat, number: int) -> Action:
        return Use("SPOT", number) if number < MOST_TILES else Use(CODES[number - MOST_TILES])


def can_use(state: ItsABombState, card: int) -> bool:
    """Whether a consultant can be used now; the Spotter only if there is a tile for it."""
    if card == SPOTTER:
        return state.step == LOOK and can_lay_out(state, SPOTTER) and len(tiles_to_spot(state)) > 0
    return card in MOMENTS[state.step] and fits(state, card)


def fits(state: ItsABombState, card: int) -> bool:
    """Whether a consultant can be of use, given that the current step is its own."""
    if card == NEGOTIATOR:
        return can_negotiate(state)
    if card == RADIO_OPERATOR:
        return has_card(state, card) and not is_full_question(state)  # IB-127
    if card in (SURVEYOR, DRAUGHTSMAN):
        return can_lay_out(state, card)
    return has_card(state, card)


def can_lay_out(state: ItsABombState, card: int) -> bool:
    """Whether a consultant may lay out this answer: a full one, and one card for each (IB-122)."""
    return has_card(state, card) and is_full_question(state) and state.layout < 0


def tiles_to_spot(state: ItsABombState) -> list[int]:
    """The tiles for the Spotter: in the line, face down, of a token kind, without a token or marker (IB-125)."""
    taken = state.up | state.spotted | state.marked
    return [tile for tile in state.page().lines[state.line] if state.tile[tile] < TOKEN_KINDS and not has(taken, tile)]


def refuse_card(state: ItsABombState, seat: Seat, action: Use) -> None:
    if state.step == LOOK and action.card in ("SURV", "DRAU", "SPOT"):
        if not is_full_question(state) or state.layout >= 0:
            sentence = "seat {seat} cannot use {card} now: it lays out a full answer, one card for each answer"
            raise IllegalAction("IB-122", sentence, seat=seat, card=action.card)
        raise IllegalAction(
            "IB-125", "seat {seat} cannot use {card} now: no tile of the line can take a token", seat=seat, card=action.card
        )
    if state.step == LOOK and action.card == "RADIO":
        raise IllegalAction("IB-305", "seat {seat} cannot use {card} now: the question is not disturbed", seat=seat, card=action.card)
    if state.step == START and action.card == "NEGO":
        raise IllegalAction("IB-130", "seat {seat} cannot use {card} now: no Timer lies in the discard pile", seat=seat, card=action.card)
    raise IllegalAction("IB-121", "seat {seat} cannot use {card} now: its moment is another", seat=seat, card=action.card)


def use(state: ItsABombState, card: int, tile: int, told: Told) -> None:
    """Use a consultant, which is announced before its effect; `tile` is -1 for all but the Spotter."""
    spend(state, card)
    state.moves += 1
    if told is not None:
        spotted = tile >= 0
        told.append(CardUsed(state.crisis_unit, CODES[card], tile if spotted else None, state.tile[tile] if spotted else None))
    carry_out(state, card, tile, told)
