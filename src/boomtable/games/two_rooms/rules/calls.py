"""Two Rooms and a Boom: pausing characters call before any other card is shown (TR-137 to TR-139, TR-275, TR-276)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CALLS, NOBODY
from boomtable.games.two_rooms.roles import GAMBLER, IDS, ROLES
from boomtable.games.two_rooms.rules import audiences, ending, phases
from boomtable.games.two_rooms.rules.chapter import TwoRoomsChapter
from boomtable.games.two_rooms.schema import Call, CallAsked, Called, CallKept, Phase, Team
from boomtable.games.two_rooms.state import TwoRoomsState, bit, has, put
from boomtable.games.two_rooms.vocabulary import Vocabulary


class Calling(TwoRoomsChapter):
    """A Gambler says who wins; numbers are those of the teams."""

    action_type: ClassVar[type[Action]] = Call
    phases: ClassVar[tuple[Phase, ...]] = ("calls",)

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, len(CALLS))

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Call) -> None:
        check_calling(state, seat)
        if CALLS.index(action.team) >= choices(state):
            raise IllegalAction(
                "TR-138", "seat {seat} cannot call {team}: in the basic game it is red or blue", seat=seat, team=action.team
            )

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        return number < choices(state) and may_call(state, seat)

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if may_call(state, seat):
            codes += range(self.start, self.start + choices(state))

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.calls = put(state.calls, seat, number)
        state.called |= bit(seat)
        if told is not None:
            told.append(CallKept(seat, CALLS[number], audience=audiences.only([seat])))
        show_when_done(state, told)

    def number(self, seat: Seat, action: Call) -> int:
        return CALLS.index(action.team)

    def action(self, seat: Seat, number: int) -> Action:
        return Call(CALLS[number])


def choices(state: TwoRoomsState) -> int:
    """How many teams can be called: neither only in the advanced game (TR-138, TR-139)."""
    return len(CALLS) if state.options.game == "advanced" else 2


def may_call(state: TwoRoomsState, seat: Seat) -> bool:
    return is_caller(state, seat) and not is_done(state, seat)


def check_calling(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase != "calls":
        raise IllegalAction("TR-373", "seat {seat} cannot call now: it is {phase}", seat=seat, phase=state.phase)
    if not is_caller(state, seat):
        raise IllegalAction("TR-275", "seat {seat} cannot call: it is not asked", seat=seat)
    if is_done(state, seat):
        raise IllegalAction("TR-276", "seat {seat} cannot call again", seat=seat)


def pause_of(state: TwoRoomsState, seat: Seat) -> int:
    """The pause number at which a seat calls, 0 for never."""
    return ROLES[GAMBLER].pause if has(state.may_call, seat) else ROLES[state.cards[seat]].pause


def is_caller(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat calls now."""
    return state.phase == "calls" and pause_of(state, seat) == state.pause


def callers(state: TwoRoomsState) -> list[Seat]:
    return [seat for seat in range(state.seats) if is_caller(state, seat)]


def begin(state: TwoRoomsState, told: Told) -> None:
    state.phase = "calls"
    state.pause = 0
    next_pause(state, told)


def next_pause(state: TwoRoomsState, told: Told) -> None:
    """Go on to the next pause number, in rising order; when all have called, everything is shown."""
    later = [pause_of(state, seat) for seat in range(state.seats) if pause_of(state, seat) > state.pause]
    if not later:
        ending.reveal(state, told)
        return
    state.pause = min(later)
    phases.bump_all(state)
    for seat in callers(state):
        state.callers |= bit(seat)
        if told is not None:
            told.append(CallAsked(seat, IDS[state.cards[seat]]))


def is_done(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether a seat has called, or passed in sim mode."""
    return has(state.called, seat)


def show_when_done(state: TwoRoomsState, told: Told) -> None:
    """Show the calls with the same pause number together, once all of them are in."""
    if all(is_done(state, seat) for seat in callers(state)):
        time_up(state, told)


def time_up(state: TwoRoomsState, told: Told) -> None:
    for seat in callers(state):
        state.called |= bit(seat)
        if told is not None:
            told.append(Called(seat, team_of(state, seat)))
    next_pause(state, told)


def is_shown(state: TwoRoomsState, seat: Seat) -> bool:
    """Whether everybody knows what a seat called."""
    return state.phase == "over" or pause_of(state, seat) < state.pause


def team_of(state: TwoRoomsState, seat: Seat) -> Team | None:
    return None if state.calls[seat] == NOBODY else CALLS[state.calls[seat]]
