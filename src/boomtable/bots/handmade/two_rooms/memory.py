"""Two Rooms and a Boom bots: what a seat has heard and done, which no view repeats."""

from typing import Final

from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema, utterances
from boomtable.games.two_rooms.pieces import NOBODY

CHATTER: Final = 3  # different roles that somebody claims to be, after which nobody listens

ASKING: Final = tuple(kind.__name__ for kind in utterances.ASKING)
ABOUT_CARDS: Final = ("ClaimRole", "ClaimSaw", "ClaimColour", "ClaimSide", "ClaimNotSide", "Accuse", "Vouch")


class Claim:
    def __init__(self, by: Seat, about: Seat, what: str, detail: str, *, to_me: bool) -> None:
        self.by = by
        self.about = about
        self.what = what
        self.detail = detail
        self.to_me = to_me  # whispered


class Memory:
    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.version = 0  # rises with everything that beliefs depend on
        self.stirred = False  # something has happened since the last decision
        self.claims: dict[tuple[Seat, Seat, str], Claim] = {}  # the newest of each speaker about each seat
        self.roles_claimed: list[list[str]] = [[] for _ in range(seats)]
        self.declined = [0] * seats  # share offers of this seat, by whom
        self.leaders = [NOBODY, NOBODY]  # of each room when last seen
        self.promised: dict[Seat, str] = {}  # what this seat said it would do with somebody, this round
        self.asked_for: dict[tuple[str, Seat], list[Seat]] = {}  # who asked whom to be sent, kept and so on, this round
        self.done: list[tuple[Action, Seat | None]] = []  # what this seat has done, and to whom it has said it
        self.whispers: dict[Seat, bool] = {}  # whether the newest question of each seat was for this one alone
        self.handled: list[schema.QuestionView] = []  # questions answered by more than yes or no
        self.offers_made: dict[Seat, int] = {}

    def hear(self, event: Event) -> None:
        self.stirred = True
        match event:
            case schema.Said():
                self.hear_words(event)
            case schema.RoundBegun():
                self.begin_round()
            case schema.Revealed() | schema.Shared():
                self.version += 1
            case schema.ShareDeclined() if event.by == self.seat:
                self.declined[event.to] += 1
                self.version += 1
            case schema.LeaderNamed():
                self.leaders["AB".index(event.room)] = event.leader
            case schema.LeadersMet():
                self.leaders = [event.leader_a, event.leader_b]
            case _:
                self.version += isinstance(event, (schema.CardGained, schema.Usurped, schema.ConditionGained, schema.CardDealt))

    def begin_round(self) -> None:
        self.promised.clear()
        self.asked_for.clear()
        self.offers_made.clear()
        self.handled.clear()

    def hear_words(self, said: schema.Said) -> None:
        if said.by == self.seat:
            return
        if said.what in ASKING:
            self.whispers[said.by] = said.to == self.seat
        if said.what == "AskFor" and said.about is not None and said.detail is not None:
            self.asked_for.setdefault((said.detail, said.about), []).append(said.by)
        if said.what not in ABOUT_CARDS:
            return
        about = said.by if said.about is None else said.about
        claim = Claim(said.by, about, said.what, said.detail or "", to_me=said.to == self.seat)
        self.claims[said.by, about, said.what] = claim
        self.version += 1
        if said.what == "ClaimRole" and claim.detail not in self.roles_claimed[said.by]:
            self.roles_claimed[said.by].append(claim.detail)

    def is_chatter(self, by: Seat) -> bool:
        return len(self.roles_claimed[by]) >= CHATTER

    def has_done(self, action: Action, to: Seat | None) -> bool:
        return (action, to) in self.done
