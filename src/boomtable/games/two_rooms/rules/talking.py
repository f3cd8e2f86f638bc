"""Two Rooms and a Boom: structured talk, to the room or to one player of it (section 14.4)."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.rules import audiences, leading, phases
from boomtable.games.two_rooms.schema import Aim, Aimed, Answer, Said, Whispered
from boomtable.games.two_rooms.state import TwoRoomsState, bits_of, present
from boomtable.games.two_rooms.utterances import ASKING, REPLIES, spoken

TALKING = ("deal", "round", "select", "parley")


def hearers(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """Whom a seat could talk to now: the others there, and in the parley the other leader alone."""
    if state.phase == "parley" and leading.leads(state, seat):
        return [leader for leader in state.leader if leader != seat]
    found = [other for other in present(state, state.place[seat]) if other != seat]
    if state.phase == "parley":
        return [other for other in found if not leading.leads(state, other)]
    return found


def partner(state: TwoRoomsState, seat: Seat) -> Seat:
    """The one player to whom its words go now, or nobody where they are for all (TR-392)."""
    if state.phase == "parley" and leading.leads(state, seat):
        return hearers(state, seat)[0]
    return state.aim[seat]


def check_talking(state: TwoRoomsState, seat: Seat) -> None:
    if state.phase not in TALKING:
        raise IllegalAction("TR-373", "seat {seat} cannot talk now: it is {phase}", seat=seat, phase=state.phase)
    near = hearers(state, seat)
    if not near:
        raise IllegalAction("TR-061", "seat {seat} cannot talk: nobody is there", seat=seat)
    if state.options.mode == "party" and not state.bots & bits_of([seat, *near]):
        raise IllegalAction("TR-313", "seat {seat} cannot talk through the table: everybody there has ears", seat=seat)


# whom the words are for


def check_aiming(state: TwoRoomsState, seat: Seat) -> None:
    check_talking(state, seat)
    if state.phase == "parley" and leading.leads(state, seat):
        raise IllegalAction("TR-087", "seat {seat} cannot choose its audience: the two leaders talk to each other", seat=seat)


def aims(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    return [target for target in [NOBODY, *hearers(state, seat)] if target != state.aim[seat]]


def check_aim(state: TwoRoomsState, seat: Seat, action: Aim) -> None:
    check_aiming(state, seat)
    target = NOBODY if action.at is None else action.at
    if target not in aims(state, seat):
        raise IllegalAction("TR-392", "seat {seat} cannot turn there: it takes another listener in the same place", seat=seat)


def aim(state: TwoRoomsState, seat: Seat, action: Aim) -> list[Event]:
    state.aim[seat] = NOBODY if action.at is None else action.at
    return [Aimed(action.at, audience=audiences.only([seat]))]


# words


def check(state: TwoRoomsState, seat: Seat, action: Action) -> None:
    check_talking(state, seat)
    if action not in numbers.numbers(state.options, seat).number:
        raise IllegalAction("TR-394", "seat {seat} cannot say that: it is no sentence of this game", seat=seat)
    if isinstance(action, Answer) and action.seat not in askers(state, seat):
        raise IllegalAction("TR-394", "seat {seat} cannot answer seat {other}: there is nothing to answer", seat=seat, other=action.seat)


def askers(state: TwoRoomsState, seat: Seat) -> list[Seat]:
    """Those present whose newest request or question to this seat is unanswered."""
    near = hearers(state, seat)
    return [by for listener, by, _ in state.questions if listener == seat and by in near]


def say(state: TwoRoomsState, seat: Seat, action: Action) -> list[Event]:
    to = partner(state, seat)
    heard_by = hearers(state, seat) if to == NOBODY else [to]
    what, about, detail = spoken(action)
    named = None if to == NOBODY else to
    told: list[Event] = [Said(seat, named, what, about, detail, audience=audiences.only([seat, *heard_by]))]
    rest = [other for other in hearers(state, seat) if other not in heard_by]
    if rest:
        told.append(Whispered(seat, to, audience=audiences.only(rest)))
    if isinstance(action, ASKING):
        ask(state, seat, heard_by, numbers.numbers(state.options, seat).number[action])
    elif isinstance(action, Answer):
        state.questions = [row for row in state.questions if row[:2] != [seat, action.seat]]
    return told


def ask(state: TwoRoomsState, seat: Seat, heard_by: list[Seat], utterance: int) -> None:
    """The newest request or question to each listener takes the place of the one before."""
    kept = [row for row in state.questions if row[1] != seat or row[0] not in heard_by]
    state.questions = sorted(kept + [[listener, seat, utterance] for listener in heard_by])


def legal_codes(state: TwoRoomsState, seat: Seat) -> list[int]:
    known = numbers.numbers(state.options, seat)
    codes: list[int] = []
    if not phases.allows(check_talking, state, seat):
        return codes
    codes += known.statement_codes
    for by in askers(state, seat):
        codes += [known.number[Answer(by, reply)] for reply in REPLIES]
    return codes


def legal(state: TwoRoomsState, seat: Seat) -> list[Action]:
    """The aims only; the sentences are many, so they go by number."""
    if not phases.allows(check_aiming, state, seat):
        return []
    return [Aim(None if target == NOBODY else target) for target in aims(state, seat)]
