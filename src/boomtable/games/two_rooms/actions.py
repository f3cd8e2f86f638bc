"""Two Rooms and a Boom: the table of actions, wordless ones and sentences, in the order of their numbers (TR-394, TR-395)."""

from typing import Any

from boomtable.core.actions import Actions, Chapter, action_union
from boomtable.core.dice import Dice
from boomtable.core.schema import Action, Offer
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.decks import deck_of
from boomtable.games.two_rooms.roles import NUMBER
from boomtable.games.two_rooms.rules import talking
from boomtable.games.two_rooms.rules.abdicating import Abdicating, AcceptingLead, DecliningLead
from boomtable.games.two_rooms.rules.ambassadors import Walking
from boomtable.games.two_rooms.rules.asking import Answering, AskingFor, AskingToShow, Questioning
from boomtable.games.two_rooms.rules.between_rounds import Arriving, GettingReady
from boomtable.games.two_rooms.rules.calls import Calling
from boomtable.games.two_rooms.rules.chapter import Mode, TwoRoomsChapter
from boomtable.games.two_rooms.rules.claims import (
    Accusing,
    Arguing,
    ClaimingColour,
    ClaimingCondition,
    ClaimingHearsay,
    ClaimingRole,
    ClaimingShare,
    ClaimingSide,
    ClaimingSight,
    Intending,
    Reporting,
    Vouching,
)
from boomtable.games.two_rooms.rules.clocks import EndingTime
from boomtable.games.two_rooms.rules.drafting import Drafting, Locking
from boomtable.games.two_rooms.rules.hosting import ChangingHands, Going
from boomtable.games.two_rooms.rules.leading import Appointing, LoweringHand, Pointing
from boomtable.games.two_rooms.rules.passing import Passing
from boomtable.games.two_rooms.rules.powers import Bouncing, Usurping
from boomtable.games.two_rooms.rules.revealing import Revealing
from boomtable.games.two_rooms.rules.sentences import Sentence, Spoken
from boomtable.games.two_rooms.rules.sharing import AcceptingShare, DecliningShare, OfferingShare, Withdrawing
from boomtable.games.two_rooms.rules.simulating import Simulation
from boomtable.games.two_rooms.rules.talking import Aiming
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState, space_of
from boomtable.games.two_rooms.vocabulary import vocabulary

WORDLESS: tuple[type[Any], ...] = (
    Appointing,
    Pointing,
    LoweringHand,
    Abdicating,
    AcceptingLead,
    DecliningLead,
    Revealing,
    OfferingShare,
    AcceptingShare,
    DecliningShare,
    Bouncing,
    Usurping,
    Walking,
    Drafting,
    Locking,
    GettingReady,
    Arriving,
    Calling,
    Aiming,
    Passing,
    Withdrawing,
)
STATEMENTS: tuple[type[Any], ...] = (
    ClaimingRole,
    ClaimingSight,
    ClaimingHearsay,
    ClaimingColour,
    ClaimingSide,
    ClaimingShare,
    ClaimingCondition,
    AskingToShow,
    AskingFor,
    Intending,
    Accusing,
    Vouching,
    Questioning,
    Reporting,
)
BY_SEATS: tuple[type[Any], ...] = (*WORDLESS, *STATEMENTS, Answering, Arguing)  # sim mode keeps numbers: what is new comes last
CHAPTERS: tuple[type[Any], ...] = (*BY_SEATS, EndingTime, Going, ChangingHands)
UNION: Any = action_union(BY_SEATS)
TALK: tuple[type[Action], ...] = tuple(kind.action_type for kind in BY_SEATS if kind.said)

FLEETING: tuple[str, ...] = tuple(kind.action_type.__name__ for kind in WORDLESS if kind.fleeting)

MOST = 64  # tables kept: with all their sentences as structs, those of 30 seats take 13 MB each


class TwoRoomsActions(Actions[TwoRoomsState]):
    """The actions under all options that allow the same words. Sentences are many, so their list is prepared once."""

    def __init__(self, options: TwoRoomsOptions) -> None:
        self.options = options
        words, sim = vocabulary(options), options.mode == "sim"
        wordless: list[TwoRoomsChapter] = [kind(words) for kind in WORDLESS]
        claims: list[Sentence] = [kind(words) for kind in STATEMENTS]
        self.replies, arguing = Answering(words), Arguing(words)
        self.statements = [*claims, arguing]
        sentences: list[TwoRoomsChapter] = [*claims, self.replies, arguing]
        outside: list[Chapter[TwoRoomsState]] = [EndingTime(words), Going(words), ChangingHands(words)]
        super().__init__([*wordless, *sentences, *outside])
        listed = moved(wordless, Withdrawing, OfferingShare)
        by_code = [chapter for chapter in wordless + sentences for _ in range(chapter.size)]
        self.mode: Mode = Simulation(listed, by_code) if sim else Mode(listed)
        for chapter in wordless + sentences:
            chapter.mode = self.mode
        self.offered = moved(wordless, Withdrawing, DecliningShare)
        self.statement_codes = [code for each in self.statements for code in range(each.start, each.start + each.size)]
        self._statements: list[list[Action] | None] = [None] * words.seats
        self._statement_offers: list[list[Offer] | None] = [None] * words.seats

    def __reduce__(self) -> tuple[Any, ...]:
        return actions_under, (self.options,)

    # what is legal

    def wordless_codes(self, state: TwoRoomsState, seat: Seat) -> list[int]:
        codes: list[int] = []
        self.mode.list_wordless(state, seat, codes)
        return codes

    def reply_codes(self, state: TwoRoomsState, seat: Seat) -> list[int]:
        codes: list[int] = []
        self.replies.list_replies(state, seat, codes)
        return codes

    def may_talk(self, state: TwoRoomsState, seat: Seat) -> bool:
        return self.mode.has_talk(state, seat) and talking.may_talk(state, seat)

    def legal_codes(self, state: TwoRoomsState, seat: Seat) -> list[int]:
        codes = self.wordless_codes(state, seat)
        if self.may_talk(state, seat):
            codes += self.statement_codes
            self.replies.list_replies(state, seat, codes)
        return codes

    def sample_code(self, state: TwoRoomsState, seat: Seat, dice: Dice) -> int:
        """One of the legal codes; sentences are counted instead of listed."""
        codes = self.wordless_codes(state, seat)
        if not self.may_talk(state, seat):
            return codes[dice.pick(len(codes))]
        wordless, said = len(codes), len(self.statement_codes)
        self.replies.list_replies(state, seat, codes)
        number = dice.pick(len(codes) + said)
        if number < wordless:
            return codes[number]
        return self.statement_codes[number - wordless] if number < wordless + said else codes[number - said]

    def legal_actions(self, state: TwoRoomsState, seat: Seat) -> list[Action]:
        found = [self.action(seat, code) for code in self.wordless_codes(state, seat)]
        if self.may_talk(state, seat):
            found += self.statements_of(seat)
            found += [self.action(seat, code) for code in self.reply_codes(state, seat)]
        return found

    def offers(self, state: TwoRoomsState, seat: Seat) -> list[Offer]:
        found: dict[int, list[Action]] = {}
        for code in self.wordless_codes(state, seat):
            found.setdefault(self.by_code[code].start, []).append(self.action(seat, code))
        made = [chapter.offer(found[chapter.start]) for chapter in self.offered if chapter.size and chapter.start in found]
        if self.may_talk(state, seat):
            made += self.statement_offers_of(seat)
            replies = [self.action(seat, code) for code in self.reply_codes(state, seat)]
            made += [self.replies.offer(replies)] if replies else []
        return made

    # sentences

    def statements_of(self, seat: Seat) -> list[Action]:
        """All sentences that a seat can say at any time."""
        made = self._statements[seat]
        if made is None:
            made = [self.action(seat, code) for code in self.statement_codes]
            self._statements[seat] = made
        return made

    def statement_offers_of(self, seat: Seat) -> list[Offer]:
        made = self._statement_offers[seat]
        if made is None:
            made = [each.offer([each.action(seat, number) for number in range(each.size)]) for each in self.statements if each.size]
            self._statement_offers[seat] = made
        return made

    def spoken(self, seat: Seat, code: int) -> Spoken:
        """What a seat says with this code."""
        sentence = next(each for each in self.statements if code < each.start + each.size)
        return sentence.spoken(seat, code - sentence.start)

    def code_of(self, seat: Seat, said: Spoken) -> int:
        sentence = next(each for each in self.statements if each.can_say(seat, said))
        return sentence.start + sentence.number_of(seat, said)


def moved(chapters: list[TwoRoomsChapter], one: type[Any], behind: type[Any]) -> list[TwoRoomsChapter]:
    """The chapters with one of them moved to another place."""
    made: list[TwoRoomsChapter] = []
    for chapter in chapters:
        if type(chapter) is not one:
            made.append(chapter)
        if type(chapter) is behind:
            made += [each for each in chapters if type(each) is one]
    return made


TABLES: dict[int, TwoRoomsActions] = {}


def actions_of(state: TwoRoomsState) -> TwoRoomsActions:
    found = TABLES.get(state.space)
    return made(state.space, state.options) if found is None else found


def actions_under(options: TwoRoomsOptions) -> TwoRoomsActions:
    space = space_of(options, [NUMBER[role] for role in deck_of(options)])
    found = TABLES.get(space)
    return made(space, options) if found is None else found


def made(space: int, options: TwoRoomsOptions) -> TwoRoomsActions:
    """The actions of such a table, from a cache whose oldest entry makes room."""
    if len(TABLES) >= MOST:
        del TABLES[next(iter(TABLES))]
    table = TwoRoomsActions(options)
    TABLES[space] = table
    return table
