"""Bomb Busters: what the pieces of the surprise boxes show."""

from typing import Any, get_args

from boomtable.core.bits import up
from boomtable.core.seats import FULL, Viewer
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import DRAFT, NUMBERS, TAKE
from boomtable.games.bomb_busters.rules import mission_clock
from boomtable.games.bomb_busters.rules.air import prices, receiver
from boomtable.games.bomb_busters.rules.calls import called_number
from boomtable.games.bomb_busters.rules.constraints import LETTERS, is_shared, letter_of
from boomtable.games.bomb_busters.rules.given_wires import given_value, seats_given
from boomtable.games.bomb_busters.rules.hand import rest_of
from boomtable.games.bomb_busters.rules.open_cards import open_numbers
from boomtable.games.bomb_busters.rules.sequence import copies_first
from boomtable.games.bomb_busters.rules.telling import tells
from boomtable.games.bomb_busters.rules.to_name import naming_of
from boomtable.games.bomb_busters.schema import (
    AirView,
    CallView,
    DraftView,
    Letter,
    NamingView,
    NanoView,
    PocketView,
    RibbonView,
    Tells,
    VoiceView,
)
from boomtable.games.bomb_busters.state import BombBustersState

TELLS: tuple[Tells, ...] = get_args(Tells)


def ribbon(state: BombBustersState) -> RibbonView | None:
    if state.row:
        return RibbonView("sequence", tuple(state.row), copies=copies_first(state))
    if state.red_number:
        return RibbonView("red_number", (state.red_number,))
    if state.line:
        return RibbonView("line", tuple(state.line))
    if state.phase == DRAFT:
        return RibbonView("draft", letters=letters(state.rule_deck))
    if state.binding and is_shared(state):
        letter, deck = letter_of(state.binding[0]), len(state.rule_deck)
        return RibbonView("constraint", deck=deck, letter=letter, gone=letters(state.rules_gone), letters=letters(state.lettered))
    if state.turned:
        return RibbonView("rewards", tuple(state.turned), deck=len(state.deck), cards=len(state.drawer))
    if state.open:
        return RibbonView("open", tuple(open_numbers(state)))
    if state.called:
        return called(state)
    return None


def letters(cards: list[int]) -> tuple[Letter, ...]:
    return tuple(LETTERS[card - 1] for card in cards)


def air(state: BombBustersState) -> AirView | None:
    if not state.air:
        return None
    mission, seat = MISSIONS[state.mission], state.turn
    to = receiver(state, seat) if mission.twist.air == "given" else -1
    return AirView(
        () if mission.twist.air == "common" else tuple(state.air[:-1]),
        mission.twist.air != "given",
        state.air[-1],
        sum(mission.air(state.seats, state.captain)),
        prices(state, seat),
        to if to >= 0 else None,
        state.air_to > 0,
    )


def nano(state: BombBustersState, viewer: Viewer) -> NanoView | None:
    if not state.nano:
        return None
    at, ahead = state.nano
    does: Any = MISSIONS[state.mission].twist.nano
    taken = state.kept[0] if state.phase == TAKE and viewer in (state.turn, FULL) else None
    return NanoView(at, ahead, does, len(state.kept), taken)


def called(state: BombBustersState) -> RibbonView:
    """The deck from which a number is turned up for each turn; finished numbers do not come again (BB-450)."""
    shown = tuple(number for number in state.called if number)
    pile = [number for number in range(1, NUMBERS + 1) if number not in shown and rest_of(state, number) > 0]
    twist = MISSIONS[state.mission].twist
    rests = called_number(state) == 0
    return RibbonView("called", shown, deck=len(pile), rests=rests, calls=twist.volunteers, radar=twist.asks_radar)


def call(state: BombBustersState, viewer: Viewer) -> CallView | None:
    number = called_number(state)
    if number == 0:
        return None
    if state.named_by == 0:
        return CallView(state.turn, None, number, viewer >= 0 and state.declined & up(1, viewer) != 0)
    return CallView(state.named_by - 1, state.turn, number)


def voice(state: BombBustersState) -> VoiceView | None:
    if not state.clock:
        return None
    stretch, pauses, slower = state.clock
    if stretch < 0:
        return VoiceView(stretch, mission_clock.shown_at_first(state), 0, slower > 1)
    parts = mission_clock.script(state)
    said: Any = parts[stretch - 1].says if stretch > 0 else None
    return VoiceView(stretch, parts[stretch].left * slower, pauses, slower > 1, said)


def pockets(state: BombBustersState) -> tuple[PocketView, ...]:
    """What seats have, for those that have anything."""
    twist = MISSIONS[state.mission].twist
    if twist.rookie:
        return (PocketView(state.captain, "rookie"),)
    if twist.liar:
        return (PocketView(state.captain, "liar"),)
    if twist.bare_captain:
        return (PocketView(state.captain, "careless"),)
    if state.binding and not is_shared(state):
        return tuple(PocketView(seat, letter=LETTERS[abs(card) - 1], off=card < 0) for seat, card in enumerate(state.binding) if card)
    return dealt_pockets(state) if state.drawn or state.beside or twist.given else ()


def dealt_pockets(state: BombBustersState) -> tuple[PocketView, ...]:
    """What the deal and the info phase tell of hands (BB-1131, BB-1132), until wires that were dealt first are cut."""
    found: list[PocketView] = []
    seats = seats_given(state) if naming_of(state) is not None else []
    for seat in range(state.seats):
        given = given_value(state) if seat in seats else None
        drawn = state.drawn[seat] if state.drawn else 0
        lacks = tuple(value for by, value in state.beside if by == seat)
        if given or drawn or lacks:
            found.append(PocketView(seat, given=given, drawn=drawn or None, lacks=lacks))
    return tuple(found)


def naming(state: BombBustersState, viewer: Viewer) -> NamingView | None:
    """What is to be named at once; how far the active player has come is told to nobody else (BB-1135)."""
    found = naming_of(state) if MISSIONS[state.mission].twist.naming else None
    if found is None:
        return None
    mine = viewer in (state.turn, FULL)
    return NamingView(found.value, found.count, not found.forgiving, tuple(state.named) if mine else (), state.took_back and mine)


def draft(state: BombBustersState) -> DraftView | None:
    if not state.drafters:
        return None
    return DraftView(state.drafters[0], tuple(state.drafters[1:]), tuple(state.offered))


def tells_of_all(state: BombBustersState) -> tuple[Tells, ...]:
    """What the tokens of each seat tell, if not all of them tell values."""
    if not MISSIONS[state.mission].twist.tokens:
        return ()
    return tuple(TELLS[tells(state, seat)] for seat in range(state.seats))
