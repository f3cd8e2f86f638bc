"""Two Rooms and a Boom bots: what a seat has heard and done, which no view repeats."""

from typing import Final

from boomtable.core.schema import Action, Event
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema
from boomtable.games.two_rooms.rules.sentences import Spoken, spoken

CHATTER: Final = 3  # different roles that somebody claims to be, after which nobody listens

ASKING: Final = ("AskToShow", "AskFor", "Question")
COLOURS: Final = ("red", "blue")
TOPICAL: Final = ("ClaimRole", "Accuse", "Vouch", "ArgueSend", "ArgueKeep", "ArguePoint", "ArgueTrust", "ArgueDoubt")
ABOUT_CARDS: Final = ("ClaimRole", "ClaimSaw", "ClaimHeard", "ClaimColour", "ClaimSide", "ClaimNotSide", "Accuse", "Vouch")


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
        self.suitors: list[Seat] = []  # who has offered this seat a card share
        self.leaders: list[Seat] = []  # all who were seen or said to lead a room, the newest last
        self.promised: dict[Seat, str] = {}  # what this seat said it would do with somebody, this round
        self.asked_for: dict[tuple[str, Seat], list[Seat]] = {}  # who asked whom to be sent, kept and so on, this round
        self.done: list[tuple[Action, Seat | None]] = []  # what this seat has done, and to whom it has said it
        self.whispers: dict[Seat, bool] = {}  # whether the newest question of each seat was for this one alone
        self.handled: list[schema.QuestionView] = []  # questions answered by more than yes or no
        self.pressed: list[Seat] = []  # to whom somebody has whispered or put a question, and who has not spoken since
        self.spoken: list[tuple[str, Seat | None, str | None]] = []  # what this seat has said since the round began or ended
        self.overheard = 0  # what has happened around it since it last said something
        self.topics: list[Seat] = []  # whom people have spoken about aloud and what is not answered yet, the newest last
        self.told: list[tuple[Spoken, Seat | None]] = []  # this seat's sentences of this round, and to whom
        self.offers_made: dict[Seat, int] = {}

    def hear(self, event: Event) -> None:
        self.stirred = True
        self.overheard += 1
        match event:
            case schema.Said():
                self.press(event.by, event.to if event.to is not None or event.what not in ASKING else event.about)
                self.hear_words(event)
            case schema.Whispered():
                self.press(event.by, event.to)
            case schema.RoundEnded() | schema.ParleyBegun():
                self.spoken.clear()
            case schema.RoundBegun():
                self.begin_round()
            case schema.Revealed() | schema.Shared():
                self.version += 1
            case schema.ShareDeclined() if event.by == self.seat:
                self.declined[event.to] += 1
                self.version += 1
            case schema.ShareOffered() if event.to == self.seat and event.kind == "card" and event.by not in self.suitors:
                self.suitors.append(event.by)
                self.version += 1
            case schema.LeaderNamed():
                self.leaders.append(event.leader)
            case schema.LeadersMet():
                self.leaders += [event.leader_a, event.leader_b]
            case _:
                self.version += isinstance(event, (schema.CardGained, schema.Usurped, schema.ConditionGained, schema.CardDealt))

    def press(self, by: Seat, to: Seat | None) -> None:
        if by in self.pressed:
            self.pressed.remove(by)
        if to is not None and to not in self.pressed:
            self.pressed.append(to)

    def begin_round(self) -> None:
        self.pressed.clear()
        self.spoken.clear()
        self.promised.clear()
        self.asked_for.clear()
        self.offers_made.clear()
        self.overheard = 0
        self.topics.clear()
        self.told.clear()
        self.handled.clear()

    def hear_words(self, said: schema.Said) -> None:
        if said.by == self.seat:
            self.overheard = 0
            self.spoken.append((said.what, said.about, said.detail))
            self.told.append(((said.what, said.about, said.detail), said.to))
            return
        if said.what in ASKING:
            self.whispers[said.by] = said.to == self.seat
        if said.what == "AskFor" and said.about is not None and said.detail is not None:
            self.asked_for.setdefault((said.detail, said.about), []).append(said.by)
        if said.what == "Report" and said.about is not None:
            self.leaders.append(said.about)
        if said.to is None and said.what in TOPICAL:
            topic = said.by if said.about is None else said.about
            self.topics = [*(seat for seat in self.topics if seat != topic), topic]
        if said.what.startswith("Argue") and said.detail in COLOURS:  # the reason is a claim of its own
            self.note(schema.Said(said.by, said.to, "ClaimColour", said.about, said.detail))
        if said.what in ABOUT_CARDS:
            self.note(said)

    def note(self, said: schema.Said) -> None:
        """What somebody says of a card."""
        about = said.by if said.about is None else said.about
        claim = Claim(said.by, about, said.what, said.detail or "", to_me=said.to == self.seat)
        self.claims[said.by, about, said.what] = claim
        self.version += 1
        if said.what == "ClaimRole" and claim.detail not in self.roles_claimed[said.by]:
            self.roles_claimed[said.by].append(claim.detail)

    def is_news(self, action: Action, to: Seat | None) -> bool:
        """Whether a sentence tells its listeners something that this seat has not told them in this round; a deed always does."""
        if isinstance(action, schema.Reveal):
            return True
        words = spoken(action)
        return all(said != words or (heard_by is not None and heard_by != to) for said, heard_by in self.told)

    def told_by(self, about: Seat) -> list[Seat]:
        """The seats that have spoken about somebody else's card."""
        return [by for by, seat, _ in self.claims if seat == about]

    def is_chatter(self, by: Seat) -> bool:
        return len(self.roles_claimed[by]) >= CHATTER

    def has_done(self, action: Action, to: Seat | None) -> bool:
        return (action, to) in self.done
