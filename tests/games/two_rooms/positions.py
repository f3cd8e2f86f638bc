"""Two Rooms and a Boom: positions drawn as text, and short ways to play on from them.

`drawn("A: president* blue_team", "B: bomber* red_team")`: seats are numbered in reading order, a star marks the leader.
Ambassadors stand behind `hall:` or in a room; a card behind `buried:` is nobody's.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boomtable.core.dice import Dice, ScriptedDice, SeededDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, Go, TimeUp
from boomtable.core.seats import CLOCK, TABLE, Actor, Seat, Viewer
from boomtable.games.two_rooms import GAME, decks, start
from boomtable.games.two_rooms.pieces import NOBODY, PLACES
from boomtable.games.two_rooms.roles import NUMBER
from boomtable.games.two_rooms.rules import calls
from boomtable.games.two_rooms.schema import AcceptShare, Kind, OfferShare, OwnView, Phase, RoomView, TwoRoomsOptions, TwoRoomsView
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.table.stream import noticed

THREE_EACH = ("A: president* blue_team red_team", "B: bomber* blue_team red_team")
FIVE_AND_SIX = (
    "A: president* blue_team blue_team blue_team red_team",
    "B: bomber* blue_team red_team red_team red_team gambler",
)


def drawn(*places: str, in_round: int = 1, phase: str = "round", **options: Any) -> TwoRoomsState:
    """Online and advanced unless told otherwise."""
    cards: list[tuple[str, str]] = []
    leaders: list[Seat] = []
    buried = None
    for line in places:
        place, _, names = line.partition(":")
        for name in names.split():
            if place == "buried":
                buried = name
                continue
            if name.endswith("*"):
                leaders.append(len(cards))
            cards.append((place, name.rstrip("*")))
    deck = [name for _, name in cards] + ([buried] if buried else [])
    facts = {"seats": len(cards), "mode": "online", "game": "advanced", "roles": deck, "bury": buried is not None, **options}
    state = start.empty_table(msgspec.convert(facts, TwoRoomsOptions))
    for seat, (place, name) in enumerate(cards):
        start.give(state, seat, NUMBER[name])
        state.place[seat] = PLACES.index(place)
    for seat in leaders:
        state.leader[state.place[seat]] = seat
    state.buried = NOBODY if buried is None else NUMBER[buried]
    state.phase = msgspec.convert(phase, Phase)
    state.round = in_round
    state.lock_open = state.options.no_timer
    if state.options.mode == "sim":
        state.tick = state.beat = 1
    return state


def options(seats: int, **facts: Any) -> TwoRoomsOptions:
    return msgspec.convert({"seats": seats, **facts}, TwoRoomsOptions)


def dealt(seats: int, dice: Dice | None = None, **facts: Any) -> TwoRoomsState:
    """The first position of a game."""
    chosen = options(seats, **facts)
    GAME.check_options(chosen)
    return GAME.setup(chosen, dice or SeededDice(1))[0]


def faults(chosen: TwoRoomsOptions) -> list[str]:
    """The rules that refuse these options, without repeats."""
    return list(dict.fromkeys(fault.rule for fault in decks.errors(chosen)))


def warned(chosen: TwoRoomsOptions) -> list[str]:
    found = [fault.rule for fault in decks.warnings(chosen)]
    assert set(found) == set(GAME.warnings(chosen)) <= set(GAME.info.warns)
    return found


# acting


def do(state: TwoRoomsState, actor: Actor, action: Action, rolls: tuple[int, ...] = ()) -> list[Event]:
    """Carry out an action that must be legal, and listed where a seat does it."""
    GAME.check(state, actor, action)
    if actor >= 0:
        assert action in GAME.legal_actions(state, actor), f"{action} is allowed and not listed"
    return GAME.apply(state, actor, action, ScriptedDice(list(rolls)))


def refused(state: TwoRoomsState, actor: Actor, action: Action) -> str:
    """The rule that refuses an action; it must not be listed either."""
    with pytest.raises(IllegalAction) as refusal:
        GAME.check(state, actor, action)
    if actor >= 0:
        assert action not in GAME.legal_actions(state, actor), f"{action} is refused and listed"
    return refusal.value.rule


def legal(state: TwoRoomsState, seat: Seat, *types: type[Action]) -> list[Action]:
    return [action for action in GAME.legal_actions(state, seat) if isinstance(action, types or Action)]


def time_up(state: TwoRoomsState, name: str, rolls: tuple[int, ...] = ()) -> list[Event]:
    """The first running timer of this name ends."""
    timer = next(timer for timer in GAME.timers(state) if timer.name == name)
    return do(state, CLOCK, TimeUp(timer.name, timer.key), rolls)


def go(state: TwoRoomsState, rolls: tuple[int, ...] = ()) -> list[Event]:
    return do(state, TABLE, Go(state.phase), rolls)


def share(state: TwoRoomsState, a: Seat, b: Seat, kind: Kind = "card") -> list[Event]:
    do(state, a, OfferShare(kind, b))
    return do(state, b, AcceptShare(a))


def end(state: TwoRoomsState) -> None:
    """The last exchange is over; nobody who calls is heard."""
    state.round = state.rounds
    calls.begin(state, None)
    while state.phase == "calls":
        calls.time_up(state, None)


# knowing


def seen(state: TwoRoomsState, viewer: Viewer) -> TwoRoomsView:
    view = GAME.view(state, viewer)
    assert isinstance(view, TwoRoomsView)
    return view


def room_of(state: TwoRoomsState, viewer: Viewer, room: str = "A") -> RoomView:
    view = seen(state, viewer).rooms["AB".index(room)]
    assert view is not None
    return view


def own(state: TwoRoomsState, seat: Seat) -> OwnView:
    view = seen(state, seat).own
    assert view is not None
    return view


def heard(events: list[Event], viewer: Viewer) -> list[Event]:
    """What a viewer notices of these events."""
    return noticed(GAME, events, viewer)


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def leader(state: TwoRoomsState, room: str = "A") -> Seat | None:
    found = state.leader["AB".index(room)]
    return None if found == NOBODY else found


def running(state: TwoRoomsState) -> list[str]:
    return [timer.name for timer in GAME.timers(state)]


# the end


def reason(state: TwoRoomsState) -> str | None:
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.reason


def winners(state: TwoRoomsState) -> set[str]:
    """The roles of those who win; a plain card once for all of them."""
    return {result.role for result in seen(state, 0).results if result.won}


def losers(state: TwoRoomsState) -> set[str]:
    return {result.role for result in seen(state, 0).results if not result.won}


def won(state: TwoRoomsState, seat: Seat) -> bool:
    return seat in state.winners
