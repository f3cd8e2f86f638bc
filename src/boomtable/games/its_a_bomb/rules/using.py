"""It's a Bomb!: the Crisis Unit uses a consultant, or passes."""

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import (
    ADVANCE,
    AFTER,
    ARCHIVIST,
    BLOCK,
    CHOOSE,
    CODES,
    DISPATCHER,
    DRAUGHTSMAN,
    EXPLOSIVE,
    HACKER,
    LOOK,
    NEGOTIATOR,
    POINT,
    RADIO_OPERATOR,
    SAPPER,
    SECOND,
    SPOTTER,
    START,
    STEPS,
    SURVEYOR,
    TOKEN_KINDS,
    XRAY,
)
from boomtable.games.its_a_bomb.rules import asking, cutting, rounds
from boomtable.games.its_a_bomb.rules.consultants import has_card, spend
from boomtable.games.its_a_bomb.rules.countdown import advance, return_timer
from boomtable.games.its_a_bomb.schema import Archived, CardUsed, Passed, Skipped, Use
from boomtable.games.its_a_bomb.state import ItsABombState, token_counts

WINDOWS = (START, LOOK, AFTER, POINT, ADVANCE)
LAYOUTS = (SURVEYOR, DRAUGHTSMAN, SPOTTER)


def cards_to_use(state: ItsABombState) -> list[int]:
    """Consultants whose moment is now; the Spotter only where a tile for it is there."""
    if state.step == START:
        return rounds.start_cards(state)
    if state.step == LOOK:
        return [card for card in (SURVEYOR, DRAUGHTSMAN, RADIO_OPERATOR, SPOTTER) if fits_look(state, card)]
    window = {AFTER: DISPATCHER, POINT: SAPPER, ADVANCE: HACKER}.get(state.step, -1)
    return [window] if window >= 0 and has_card(state, window) else []


def fits_look(state: ItsABombState, card: int) -> bool:
    if not has_card(state, card):
        return False
    full = asking.is_full_question(state)
    if card == RADIO_OPERATOR:
        return not full  # IB-127
    if not full or state.layout >= 0:
        return False  # IB-122
    return card != SPOTTER or len(tiles_to_spot(state)) > 0


def tiles_to_spot(state: ItsABombState) -> list[int]:
    """Of the line, face down, of a token kind, without token or marker (IB-125)."""
    if state.step != LOOK or not has_card(state, SPOTTER) or not asking.is_full_question(state) or state.layout >= 0:
        return []
    tiles = state.page().lines[state.line]
    return [t for t in tiles if not state.up[t] and state.tile[t] < TOKEN_KINDS and not state.spotted[t] and not state.marked[t]]


def check_use(state: ItsABombState, seat: Seat, action: Use) -> None:
    check_window(state, seat)
    card = CODES.index(action.card)
    if not has_card(state, card):
        raise IllegalAction("IB-120", "seat {seat} cannot use {card}: it is used, or not in this scenario", seat=seat, card=action.card)
    if card not in cards_to_use(state):
        refuse_card(state, seat, action)
    if card == SPOTTER and (action.tile is None or action.tile not in tiles_to_spot(state)):
        raise IllegalAction("IB-125", "seat {seat} cannot spot that tile: it takes a face-down tile of the line with a token", seat=seat)
    if card != SPOTTER and action.tile is not None:
        raise IllegalAction("IB-125", "seat {seat} cannot name a tile for {card}: only the Spotter does", seat=seat, card=action.card)


def refuse_card(state: ItsABombState, seat: Seat, action: Use) -> None:
    if state.step == LOOK and action.card in ("SURV", "DRAU", "SPOT"):
        if not asking.is_full_question(state) or state.layout >= 0:
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


def check_window(state: ItsABombState, seat: Seat) -> None:
    if seat != state.crisis_unit:
        raise IllegalAction("IB-120", "seat {seat} cannot use consultants or pass: it is not the Crisis Unit", seat=seat)
    if state.step not in WINDOWS:
        raise IllegalAction("IB-121", "seat {seat} has to wait: the employees decide", seat=seat, step=STEPS[state.step])


def use(state: ItsABombState, card: int, tile: int, dice: Dice) -> list[Event]:
    spend(state, card)
    state.moves += 1
    kind = state.tile[tile] if tile >= 0 else None
    told: list[Event] = [CardUsed(state.crisis_unit, CODES[card], None if tile < 0 else tile, kind)]
    return told + carry_out(state, card, tile, dice)


def carry_out(state: ItsABombState, card: int, tile: int, dice: Dice) -> list[Event]:
    told: list[Event] = []
    if card == ARCHIVIST:
        told = [archive(state)]
        rounds.open_start(state)
    elif card == NEGOTIATOR:
        told = return_timer(state)
        rounds.open_start(state)
    elif card == XRAY:
        state.step = BLOCK
    elif card == RADIO_OPERATOR:
        state.radio = True
    elif card in LAYOUTS:
        state.layout = card
        if card == SPOTTER:
            state.spot = tile
            state.spotted[tile] = True
    elif card == DISPATCHER:
        state.step = SECOND
    elif card == SAPPER:
        told = cutting.secure_or_flip(state)
    elif card == HACKER:
        state.due -= 1
        skipped: list[Event] = [Skipped()]  # IB-311
        told = skipped + rounds.run_countdown(state)
    return told


def archive(state: ItsABombState) -> Event:
    """The number of explosives in every row of every bomb (IB-132)."""
    rows: list[int] = []
    for bomb in state.page().bombs:
        rows += [token_counts(state, bomb.row(row))[EXPLOSIVE] for row in range(bomb.rows)]
    state.archive, state.archived = rows, True
    return Archived(tuple(rows))


def pass_window(state: ItsABombState, dice: Dice) -> list[Event]:
    state.moves += 1
    if state.step == START:
        state.step = CHOOSE
        return [Passed(state.crisis_unit)]
    if state.step == LOOK:
        return asking.place_answer(state, dice) + rounds.after_answer(state)
    if state.step == AFTER:
        passed: list[Event] = [Passed(state.crisis_unit)]
        return passed + rounds.owe(state, 1)
    if state.step == POINT:
        return cutting.flip(state)
    return pass_advance(state)


def pass_advance(state: ItsABombState) -> list[Event]:
    told = advance(state)
    return told if state.ended else told + rounds.run_countdown(state)
