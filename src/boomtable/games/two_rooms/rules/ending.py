"""Two Rooms and a Boom: the end of the game and everybody's result (section 11)."""

from boomtable.core.actions import Told
from boomtable.core.schema import Outcome
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import DEAD, NOBODY, SHARE, ZOMBIE
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, IDS, PRESIDENT, ROLES
from boomtable.games.two_rooms.rules import conditions, objectives
from boomtable.games.two_rooms.schema import Ended, Result, Role, Team
from boomtable.games.two_rooms.state import HOW, TwoRoomsState, has, put


def reveal(state: TwoRoomsState, told: Told) -> None:
    state.phase = "over"
    blast(state)
    winner, state.reason = verdict(state)
    state.winner = winner
    judged = [judge(state, seat) for seat in range(state.seats)]
    state.why = [goal for _, goal in judged]
    state.winners = [seat for seat, (has_won, _) in enumerate(judged) if has_won]
    if told is not None:
        told.append(Ended(state.reason, winner, results(state), buried(state)))


def blast(state: TwoRoomsState) -> None:
    """Let the bomb go off: everybody in the Bomber's room dies, unless immune (TR-134, TR-223)."""
    bomber = objectives.principal(state, BOMBER)
    if bomber == NOBODY:
        return
    for seat in range(state.seats):
        if objectives.together(state, seat, bomber) and not conditions.is_immune(state, seat):
            state.conditions = put(state.conditions, seat, state.conditions[seat] | DEAD)


def verdict(state: TwoRoomsState) -> tuple[Team, str]:
    """The outcome and its reason (TR-279 to TR-281, TR-389)."""
    doctor = objectives.needs_helper(state, DOCTOR) and not objectives.has_met(state, PRESIDENT, DOCTOR)
    engineer = objectives.needs_helper(state, ENGINEER) and not objectives.has_met(state, BOMBER, ENGINEER)
    if state.options.helper_failure == "other_wins" and (doctor or engineer):  # TR-154
        if doctor and engineer:
            return "neither", "both_failed"
        return ("red", "doctor_failed") if doctor else ("blue", "engineer_failed")
    if objectives.together(state, objectives.principal(state, PRESIDENT), objectives.principal(state, BOMBER)):
        return ("neither", "no_engineer_share") if engineer else ("red", "together")
    return ("neither", "no_doctor_share") if doctor else ("blue", "apart")


def judge(state: TwoRoomsState, seat: Seat) -> tuple[bool, str]:
    """Whether a seat has won, and by which goal: the replacement if there is one, else the card's own or an alternate (TR-283)."""
    goals = [ROLES[state.cards[seat]].goal]
    if state.conditions[seat] & ZOMBIE:
        goals = ["team_zombie"]
    elif has(state.may_call, seat):
        goals.append("call")
    met = [goal for goal in goals if objectives.GOALS[goal](state, seat)]
    return bool(met), (met or goals)[0]


def results(state: TwoRoomsState) -> tuple[Result, ...]:
    return tuple(Result(seat, IDS[card], seat in state.winners, state.why[seat]) for seat, card in enumerate(state.cards))


def buried(state: TwoRoomsState) -> Role | None:
    return None if state.buried == NOBODY else IDS[state.buried]


def outcome(state: TwoRoomsState) -> Outcome | None:
    return Outcome(tuple(state.winners), state.reason) if state.phase == "over" else None


def share_count(state: TwoRoomsState) -> int:
    return sum(row[HOW] == SHARE for row in state.shown)
