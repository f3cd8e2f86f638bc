"""Two Rooms and a Boom: everything that can be said, as a closed list (section 14.4)."""

from typing import get_args

from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.decks import deck_of
from boomtable.games.two_rooms.pieces import KINDS
from boomtable.games.two_rooms.roles import IDS, SIDES
from boomtable.games.two_rooms.schema import Condition, Deed, Matter, Plan, Reply, Role, TwoRoomsOptions, Utterance

DEEDS: tuple[Deed, ...] = get_args(Deed)
PLANS: tuple[Plan, ...] = get_args(Plan)
REPLIES: tuple[Reply, ...] = get_args(Reply)
MATTERS: tuple[Matter, ...] = get_args(Matter)

TALK: tuple[type[Action], ...] = get_args(schema.Talk)
ASKING: tuple[type[Action], ...] = (schema.AskToShow, schema.AskFor, schema.Question)  # what can be answered


class Vocabulary:
    """What can be named in a game with these options."""

    def __init__(self, seats: int, roles: tuple[Role, ...], conditions: tuple[Condition, ...]) -> None:
        self.seats = seats
        self.roles = roles
        self.conditions = conditions


def vocabulary(options: TwoRoomsOptions) -> Vocabulary:
    """The roles of the deck, or all of them where it is not open; conditions that such a deck can bring."""
    deck = deck_of(options)
    roles = tuple(role for role in IDS if role in deck) if options.open_deck else IDS
    return Vocabulary(options.seats, roles, ("zombie",) if "zombie" in roles else ())


def others(seats: int, seat: Seat) -> list[Seat]:
    """Clockwise from the seat's left."""
    return [(seat + step) % seats for step in range(1, seats)]


def statements(words: Vocabulary, seat: Seat) -> list[Action]:
    """All that a seat can say at any time, seats counted from its own."""
    rest = others(words.seats, seat)
    everybody = [seat, *rest]
    said: list[Action] = [schema.ClaimRole(role) for role in words.roles]
    said += [schema.ClaimSaw(other, role) for other in rest for role in words.roles]
    said += [schema.ClaimHeard(other, role) for other in rest for role in words.roles]
    said += [schema.ClaimColour(other, colour) for other in everybody for colour in SIDES]
    said += [schema.ClaimSide(other, side, is_on) for other in everybody for side in SIDES for is_on in (True, False)]
    said += [schema.ClaimShared(other, kind) for other in rest for kind in KINDS]
    said += [schema.ClaimCondition(other, condition) for other in everybody for condition in words.conditions]
    said += [schema.AskToShow(kind) for kind in KINDS]
    said += [schema.AskFor(deed, other) for other in everybody for deed in DEEDS]
    said += [schema.Intend(plan, other) for other in everybody for plan in PLANS]
    said += [schema.Accuse(other) for other in rest]
    said += [schema.Vouch(other) for other in rest]
    said += [schema.Question(other, matter) for other in rest for matter in MATTERS]
    return said + [schema.Report(other) for other in everybody]


def answers(words: Vocabulary, seat: Seat) -> list[Action]:
    return [schema.Answer(other, reply) for other in others(words.seats, seat) for reply in REPLIES]


def spoken(action: Action) -> tuple[Utterance, Seat | None, str | None]:
    """What was said, about whom, and the rest of it."""
    match action:
        case schema.ClaimRole(role=role):
            return "ClaimRole", None, role
        case schema.ClaimSaw(seat=seat, role=role):
            return "ClaimSaw", seat, role
        case schema.ClaimHeard(seat=seat, role=role):
            return "ClaimHeard", seat, role
        case schema.ClaimColour(seat=seat, colour=colour):
            return "ClaimColour", seat, colour
        case schema.ClaimSide(seat=seat, side=side, is_on=is_on):
            return "ClaimSide" if is_on else "ClaimNotSide", seat, side
        case schema.ClaimShared(seat=seat, kind=kind):
            return "ClaimShared", seat, kind
        case schema.ClaimCondition(seat=seat, condition=condition):
            return "ClaimCondition", seat, condition
        case schema.AskToShow(kind=kind):
            return "AskToShow", None, kind
        case schema.AskFor(deed=deed, seat=seat):
            return "AskFor", seat, deed
        case schema.Answer(seat=seat, reply=reply):
            return "Answer", seat, reply
        case schema.Intend(plan=plan, seat=seat):
            return "Intend", seat, plan
        case schema.Accuse(seat=seat):
            return "Accuse", seat, None
        case schema.Vouch(seat=seat):
            return "Vouch", seat, None
        case schema.Question(seat=seat, matter=matter):
            return "Question", seat, matter
        case schema.Report(seat=seat):
            return "Report", seat, None
    raise AssertionError(f"{action} is nothing that can be said")


def question(what: Utterance, about: Seat | None, detail: str | None) -> Action:
    """The request or question behind what was heard."""
    if what == "AskToShow":
        return next(schema.AskToShow(kind) for kind in KINDS if kind == detail)
    assert about is not None
    if what == "AskFor":
        return next(schema.AskFor(deed, about) for deed in DEEDS if deed == detail)
    return next(schema.Question(about, matter) for matter in MATTERS if matter == detail)
