"""Two Rooms and a Boom: options, actions, events and view; what travels."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat

Role: TypeAlias = Literal[
    "president",
    "bomber",
    "blue_team",
    "red_team",
    "gambler",
    "butler",
    "maid",
    "romeo",
    "juliet",
    "intern",
    "rival",
    "survivor",
    "victim",
    "bomb_bot",
    "queen",
    "bouncer_blue",
    "bouncer_red",
    "doctor",
    "engineer",
    "ambassador_blue",
    "ambassador_red",
    "spy_blue",
    "spy_red",
    "usurper_blue",
    "usurper_red",
    "zombie",
    "presidents_daughter",
    "martyr",
    "nurse",
    "tinkerer",
    "hot_potato",
    "agoraphobe",
]
Side: TypeAlias = Literal["blue", "red", "grey", "green"]  # an allegiance, or the colour printed on a card
Team: TypeAlias = Literal["red", "blue", "neither"]  # what a Gambler calls
Kind: TypeAlias = Literal["card", "colour"]
Room: TypeAlias = Literal["A", "B"]
Place: TypeAlias = Literal["A", "B", "hall"]
Phase: TypeAlias = Literal["deal", "round", "select", "parley", "walk", "calls", "over"]
Condition: TypeAlias = Literal["zombie", "dead", "immune", "shy", "coy", "savvy", "paranoid"]
HowMoved: TypeAlias = Literal["hostage", "bounced"]
HowShown: TypeAlias = Literal["reveal", "share", "bouncer", "usurper"]
HowLed: TypeAlias = Literal["appointed", "pointed", "handed_over", "usurper", "lot"]
Deed: TypeAlias = Literal["send", "keep", "point", "appoint", "hand_over"]
Plan: TypeAlias = Literal["send", "keep", "point"]
Reply: TypeAlias = Literal["yes", "no", "maybe"]
Matter: TypeAlias = Literal["role", "side", "seen"]
Plea: TypeAlias = Literal["send", "keep", "point", "trust", "doubt"]
Reason: TypeAlias = Literal["blue", "red", "shared", "hides", "lied"]
RoomName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=300)]


class TwoRoomsOptions(Options, frozen=True):
    mode: Literal["party", "online", "sim"] = "party"
    game: Literal["basic", "advanced"] = "basic"
    roles: tuple[Role, ...] | None = None  # the deck; None: the one recommended for so many players (section 16)
    bury: bool = False  # TR-027
    rounds: Literal["three", "five", "auto"] = "three"
    round_minutes: tuple[float, ...] = ()  # one for each round; none: 3-2-1 or 5-4-3-2-1 (TR-287)
    colour: Literal["auto", "off", "on"] = "auto"  # colour views (TR-093)
    first_leader: Literal["appoint", "majority"] = "appoint"  # TR-294
    hostage_time: Literal["after", "before"] = "after"  # TR-295
    usurper_clash: Literal["last", "first"] = "last"  # TR-167
    helper_failure: Literal["both_can_lose", "other_wins"] = "both_can_lose"  # TR-154
    privacy_promise: bool = False  # TR-291
    premature_loss: bool = False  # TR-292
    no_timer: bool = False  # TR-288
    open_deck: bool = True  # TR-024
    withdraw: bool = False  # TR-298
    moderator: bool = False  # TR-297
    share_feed: Literal["auto", "on", "off"] = "auto"  # TR-301
    time_scale: Literal["normal", "slow", "slower"] = "normal"  # 1, 1.5 and 2 times the length (TR-317)
    no_timer_cap: Annotated[int, Meta(ge=1, le=60)] = 15  # minutes (TR-381)
    auto_notes: bool = True  # whether screens show what was attested; the view holds it anyway (TR-303)
    select_seconds: Annotated[int, Meta(ge=5, le=300)] = 30
    parley_seconds: Seconds = 20
    call_seconds: Annotated[int, Meta(ge=5, le=300)] = 30
    offer_ttl: Annotated[int, Meta(ge=5, le=300)] = 20  # seconds that a share offer stands (TR-103)
    exchange_clock: Literal["running", "last", "hold"] = "running"  # TR-059, TR-423
    room_names: Annotated[tuple[RoomName, ...], Meta(max_length=2)] = ()  # how the people of a house call the rooms (TR-421)
    guided: bool = False  # explanations at the right moment (TR-409)


def options_dump(options: TwoRoomsOptions) -> dict[str, object]:
    """The options as JSON-ready builtins, without those that have their default."""
    usual = TwoRoomsOptions(options.seats)
    facts = {name: getattr(options, name) for name in options.__struct_fields__}
    changed = {name: msgspec.to_builtins(value) for name, value in facts.items() if name == "seats" or value != getattr(usual, name)}
    if options.round_minutes:
        changed["round_minutes"] = [float(minutes) for minutes in options.round_minutes]
    return changed


def options_from(dump: object) -> TwoRoomsOptions:
    return msgspec.convert(dump, TwoRoomsOptions)


def with_roles(options: TwoRoomsOptions, roles: tuple[Role, ...]) -> TwoRoomsOptions:
    return msgspec.structs.replace(options, roles=roles)


# leading


class Appoint(Action, frozen=True):
    """The first leader of a room (TR-065)."""

    target: Seat


class Point(Action, frozen=True):
    """Raise a hand for a new leader; oneself allowed (TR-072)."""

    target: Seat


class Unpoint(Action, frozen=True):
    pass


class Abdicate(Action, frozen=True):
    """Hold out the leader card to somebody (TR-069)."""

    target: Seat


class AcceptLead(Action, frozen=True):
    pass


class DeclineLead(Action, frozen=True):
    pass


# cards


class Reveal(Action, frozen=True):
    """Show the own card, or its colour, to one player or to everybody present."""

    kind: Kind
    target: Seat | None  # None: to everybody present


class OfferShare(Action, frozen=True):
    kind: Kind
    target: Seat


class AcceptShare(Action, frozen=True):
    offerer: Seat


class DeclineShare(Action, frozen=True):
    offerer: Seat


class Withdraw(Action, frozen=True):
    """Take back the own share offer, where the option allows it (TR-298)."""


class Bounce(Action, frozen=True):
    """The Bouncer's power (TR-162)."""

    target: Seat


class Usurp(Action, frozen=True):
    """The Usurper's power (TR-165)."""


class Move(Action, frozen=True):
    """An Ambassador walks (TR-158)."""

    to: Place


# between rounds, and the end


class Draft(Action, frozen=True):
    """Put a seat into the hostage form, or take it out."""

    seat: Seat


class Lock(Action, frozen=True):
    """Announce the hostages."""


class Ready(Action, frozen=True):
    pass


class Arrive(Action, frozen=True):
    """A hostage stands in the new room (TR-059)."""


class Call(Action, frozen=True):
    team: Team


# talk (section 14.4)


class Aim(Action, frozen=True):
    """Whom the own words are for: the room, or one player of it (TR-392)."""

    at: Seat | None  # None: everybody present


class ClaimRole(Action, frozen=True):
    """I am …"""

    role: Role


class ClaimSaw(Action, frozen=True):
    """I saw …'s card: …"""

    seat: Seat
    role: Role


class ClaimHeard(Action, frozen=True):
    """… says to be …"""

    seat: Seat
    role: Role


class ClaimColour(Action, frozen=True):
    """My colour is …, or I saw …'s colour."""

    seat: Seat
    colour: Side


class ClaimSide(Action, frozen=True):
    """… is, or is not, on a side."""

    seat: Seat
    side: Side
    is_on: bool


class ClaimShared(Action, frozen=True):
    seat: Seat
    kind: Kind


class ClaimCondition(Action, frozen=True):
    seat: Seat
    condition: Condition


class AskToShow(Action, frozen=True):
    kind: Kind


class AskFor(Action, frozen=True):
    """Send, keep, point at, appoint … or hand leadership to …"""

    deed: Deed
    seat: Seat


class Answer(Action, frozen=True):
    """To the newest unanswered request or question of a seat."""

    seat: Seat
    reply: Reply


class Intend(Action, frozen=True):
    plan: Plan
    seat: Seat


class Accuse(Action, frozen=True):
    seat: Seat


class Vouch(Action, frozen=True):
    seat: Seat


class Question(Action, frozen=True):
    """About a seat: which role, which side, what did you see of it?"""

    seat: Seat
    matter: Matter


class Report(Action, frozen=True):
    """… led the other room."""

    seat: Seat


class Argue(Action, frozen=True):
    """Send, keep or point at somebody, trust or do not trust them, because … (TR-408)."""

    plea: Plea
    seat: Seat
    reason: Reason


class Pass(Action, frozen=True):
    """Do nothing in this tick of sim mode, or answer later (TR-321)."""


Utterance: TypeAlias = Literal[
    "ClaimRole",
    "ClaimSaw",
    "ClaimHeard",
    "ClaimColour",
    "ClaimSide",
    "ClaimNotSide",
    "ClaimShared",
    "ClaimCondition",
    "AskToShow",
    "AskFor",
    "Answer",
    "Intend",
    "Accuse",
    "Vouch",
    "Question",
    "Report",
    "ArgueSend",
    "ArgueKeep",
    "ArguePoint",
    "ArgueTrust",
    "ArgueDoubt",
]


# events


class RoomsDrawn(Event, frozen=True):
    places: tuple[Place, ...]  # by seat
    deck: tuple[Role, ...] | None  # None: the deck is not open


class AmbassadorShown(Event, frozen=True):
    seat: Seat
    role: Role


class HandsChanged(Event, frozen=True):
    seat: Seat
    bot: bool


class BecameReady(Event, frozen=True):
    seat: Seat


class NotReady(Event, frozen=True):
    """Somebody wants the round to go on after all (TR-407)."""

    seat: Seat


class CardDealt(Event, frozen=True):
    """For its holder only."""

    seat: Seat
    role: Role


class RoundBegun(Event, frozen=True):
    round: int
    hostages: int


class LeaderNamed(Event, frozen=True):
    room: Room
    leader: Seat
    how: HowLed
    by: Seat | None  # who appointed or handed over


class Pointed(Event, frozen=True):
    by: Seat
    at: Seat


class HandLowered(Event, frozen=True):
    by: Seat


class LeadOffered(Event, frozen=True):
    by: Seat
    to: Seat


class LeadDeclined(Event, frozen=True):
    by: Seat
    to: Seat


class LeadLapsed(Event, frozen=True):
    by: Seat
    to: Seat


class Revealed(Event, frozen=True):
    """A card was shown; those who saw it learn what it is."""

    by: Seat
    to: Seat | None  # None: to everybody present
    kind: Kind
    role: Role | None  # None: hidden from this viewer, or the colour only
    colour: Side | None  # None: hidden from this viewer


def fact_of_reveal(event: Revealed) -> Revealed:
    """That it happened, not what was seen."""
    return msgspec.structs.replace(event, role=None, colour=None)


class ShareOffered(Event, frozen=True):
    by: Seat
    to: Seat
    kind: Kind


class ShareDeclined(Event, frozen=True):
    by: Seat
    to: Seat


class ShareLapsed(Event, frozen=True):
    by: Seat
    to: Seat


class ShareVoided(Event, frozen=True):
    by: Seat
    to: Seat


class ShareWithdrawn(Event, frozen=True):
    by: Seat
    to: Seat


class Shared(Event, frozen=True):
    """Two put their cards together; these two learn what they saw."""

    a: Seat
    b: Seat
    kind: Kind
    a_role: Role | None  # None: hidden from this viewer, or the colour only
    b_role: Role | None
    a_colour: Side | None  # None: hidden from this viewer
    b_colour: Side | None


def fact_of_share(event: Shared) -> Shared:
    """That it happened, not what was seen."""
    return msgspec.structs.replace(event, a_role=None, b_role=None, a_colour=None, b_colour=None)


class ConditionGained(Event, frozen=True):
    """For the seat only."""

    seat: Seat
    condition: Condition
    by: Seat


class CardGained(Event, frozen=True):
    """A swap: for the new holder only."""

    seat: Seat
    role: Role


class SentOver(Event, frozen=True):
    seat: Seat
    to: Room


class Usurped(Event, frozen=True):
    """A Usurper's card lies open; without leading when the other one was first (TR-167)."""

    by: Seat
    role: Role
    leads: bool


class AmbassadorLeft(Event, frozen=True):
    seat: Seat
    place: Place


class AmbassadorCame(Event, frozen=True):
    seat: Seat
    place: Place


class Rested(Event, frozen=True):
    """An Ambassador may move again; for it only."""

    seat: Seat


class LockOpened(Event, frozen=True):
    """Hostages may be locked from now on (TR-295)."""


class RoundEnded(Event, frozen=True):
    round: int
    hostages: int  # that each room sends


class Drafted(Event, frozen=True):
    """For the leader only."""

    seat: Seat
    is_in: bool


class HostagesLocked(Event, frozen=True):
    room: Room
    hostages: tuple[Seat, ...]
    auto: tuple[Seat, ...]  # those of them that the lot took


class LeaderWaits(Event, frozen=True):
    room: Room


class LeadersMet(Event, frozen=True):
    """For the two leaders only."""

    leader_a: Seat
    leader_b: Seat


class ParleyBegun(Event, frozen=True):
    round: int


class HostagesExchanged(Event, frozen=True):
    from_a: tuple[Seat, ...]
    from_b: tuple[Seat, ...]


class Arrived(Event, frozen=True):
    seat: Seat


class MayCall(Event, frozen=True):
    """A card that has lost before the last round may be played as a Gambler (TR-292); for its holder only."""

    seat: Seat


class CallAsked(Event, frozen=True):
    """The caller's card is shown to all (TR-276)."""

    seat: Seat
    role: Role


class CallKept(Event, frozen=True):
    """For the caller only, until all with the same pause number have called."""

    seat: Seat
    team: Team


class Called(Event, frozen=True):
    seat: Seat
    team: Team | None  # None: no call in time


class Result(msgspec.Struct, frozen=True):
    """How a seat ended (step 8 of the evaluation)."""

    seat: Seat
    role: Role
    won: bool
    why: str  # the objective that counted: a name in rules/objectives.py


class Ended(Event, frozen=True):
    reason: str
    winner: Team
    results: tuple[Result, ...]
    buried: Role | None


class Aimed(Event, frozen=True):
    """For the speaker only."""

    at: Seat | None


class Said(Event, frozen=True):
    by: Seat
    to: Seat | None  # None: everybody present
    what: Utterance
    about: Seat | None
    detail: str | None  # a role, colour, side, kind, condition, deed, plan, reply or matter


class Whispered(Event, frozen=True):
    """The rest of the room notices that two whisper (TR-316)."""

    by: Seat
    to: Seat


class TickBegun(Event, frozen=True):
    tick: int  # from 1


class Chose(Event, frozen=True):
    """The choice of this seat for this tick is in; only the seat hears it."""

    seat: Seat


class AskedToAnswer(Event, frozen=True):
    """This seat has to answer an offer now (beat 2); only the seat hears it."""

    seat: Seat
    by: Seat
    lead: bool  # the leader card; else a share


# view


class RoomView(msgspec.Struct, frozen=True):
    """What those in a room see of it."""

    leader: Seat | None
    by_lot: bool
    shield: bool  # of a Usurper
    pointing: tuple[tuple[Seat, Seat], ...]  # who points at whom
    threshold: int
    lead_offer: tuple[Seat, Seat] | None  # who holds out the leader card to whom
    barred: tuple[tuple[Seat, Seat], ...]  # who may not hand the leader card back to whom this round
    locked: bool
    hostages: tuple[Seat, ...]  # once locked


class ShownView(msgspec.Struct, frozen=True):
    """A reveal or a share that the viewer noticed, and what it saw of it."""

    round: int
    by: Seat
    to: Seat | None
    how: HowShown
    kind: Kind
    by_role: Role | None  # None: hidden from this viewer, or the colour only
    by_colour: Side | None
    to_role: Role | None
    to_colour: Side | None
    swapped: bool | None  # None: hidden from this viewer


Way: TypeAlias = tuple[HowShown, Kind, bool | None]  # and whether cards changed hands; None: hidden from this viewer
Seen: TypeAlias = tuple[Role | None, Side]  # a card as somebody saw it: without its role where only the colour was shown
# the round, who showed, to whom (null: all), the place of the way, and of what was seen of both cards (null: nothing)
ShownRow: TypeAlias = tuple[int, Seat, Seat | None, int, int | None, int | None]


class ShownTable(msgspec.Struct, frozen=True, dict=True):
    """All that the viewer noticed, oldest first. Thirty people show each other hundreds of cards, so what repeats is told once, and rows
    name it by its place."""

    ways: tuple[Way, ...]
    cards: tuple[Seen, ...]
    rows: tuple[ShownRow, ...]

    @cached_property
    def each(self) -> tuple[ShownView, ...]:
        return tuple(self._row(*row) for row in self.rows)

    def _row(self, number: int, by: Seat, to: Seat | None, way: int, one: int | None, other: int | None) -> ShownView:
        how, kind, swapped = self.ways[way]
        by_role, by_colour = (None, None) if one is None else self.cards[one]
        to_role, to_colour = (None, None) if other is None else self.cards[other]
        return ShownView(number, by, to, how, kind, by_role, by_colour, to_role, to_colour, swapped)


class MovedView(msgspec.Struct, frozen=True):
    round: int
    seat: Seat
    source: Room
    to: Room
    how: HowMoved


class ShareOfferView(msgspec.Struct, frozen=True):
    by: Seat
    to: Seat
    kind: Kind


class QuestionView(msgspec.Struct, frozen=True):
    """A request or question to the viewer that it may answer."""

    by: Seat
    what: Utterance
    about: Seat | None
    detail: str | None


class CallView(msgspec.Struct, frozen=True):
    seat: Seat
    role: Role
    team: Team | None  # None: none yet, or none at all
    done: bool


class OwnView(msgspec.Struct, frozen=True):
    """What only the seat itself knows."""

    seat: Seat
    conditions: tuple[Condition, ...]
    infected_by: Seat | None
    power_used: bool
    open: bool  # its card lies in plain sight
    aim: Seat | None
    offers: tuple[ShareOfferView, ...]  # to it, oldest first, and its own
    questions: tuple[QuestionView, ...]
    draft: tuple[Seat, ...]
    other_leader: Seat | None  # for a leader in the parley
    parley_ready: tuple[Seat, ...]  # of the two leaders
    may_call: bool
    called: Team | None  # its own call, before it is shown
    resting: bool  # an Ambassador who has just moved
    asked: int  # rises when the question to it has become another
    changes: int  # of leaders that it has witnessed
    answers: Seat | None  # sim mode, beat 2: whose offer it answers now
    answers_lead: bool
    aimed: bool  # sim mode: in this tick


class TwoRoomsView(View, frozen=True):
    options: TwoRoomsOptions
    phase: Phase
    round: int
    rounds: int
    tick: int  # sim mode, from 1
    hostages: int  # of this round, by the table
    schedule: tuple[int, ...]  # of every round, as the leader card lists them (TR-054)
    to_send: int | None  # fixed when the round ends
    deck: tuple[Role, ...] | None  # None: not open
    places: tuple[Place | None, ...]  # None: an Ambassador out of sight
    cards: tuple[Role | None, ...]  # None: hidden from this viewer now
    bots: tuple[Seat, ...]
    ready: tuple[Seat, ...]  # to begin, or of the viewer's room to end the round
    rooms: tuple[RoomView | None, RoomView | None]  # None: not the viewer's
    waiting: tuple[Room, ...]  # rooms whose leader waits for the other (TR-289)
    lock_open: bool
    shown: ShownTable
    moves: tuple[MovedView, ...]
    walking: tuple[Seat, ...]  # hostages who have not arrived
    calls: tuple[CallView, ...]
    own: OwnView | None
    results: tuple[Result, ...]  # at the end
    winner: Team | None
    buried: Role | None  # at the end


TwoRoomsEvent: TypeAlias = (
    RoomsDrawn
    | AmbassadorShown
    | HandsChanged
    | BecameReady
    | NotReady
    | CardDealt
    | RoundBegun
    | LeaderNamed
    | Pointed
    | HandLowered
    | LeadOffered
    | LeadDeclined
    | LeadLapsed
    | Revealed
    | ShareOffered
    | ShareDeclined
    | ShareLapsed
    | ShareVoided
    | ShareWithdrawn
    | Shared
    | ConditionGained
    | CardGained
    | SentOver
    | Usurped
    | AmbassadorLeft
    | AmbassadorCame
    | Rested
    | LockOpened
    | RoundEnded
    | Drafted
    | HostagesLocked
    | LeaderWaits
    | LeadersMet
    | ParleyBegun
    | HostagesExchanged
    | Arrived
    | MayCall
    | CallAsked
    | CallKept
    | Called
    | Ended
    | Aimed
    | Said
    | Whispered
    | TickBegun
    | Chose
    | AskedToAnswer
)
