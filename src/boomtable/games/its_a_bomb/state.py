"""It's a Bomb!: the facts of one position."""

from typing import Any

from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.games.its_a_bomb.pieces import COLOURS, START, TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios import SCENARIOS, Scenario
from boomtable.games.its_a_bomb.scenarios.scenario import scenario_of


class Answer:
    """What lies beside one line. Never changed, only replaced. One that is only supposed has no tokens."""

    def __init__(self, full: bool, counts: list[int], sequence: list[int], first_half: list[int], tokens: list[int] | None = None) -> None:
        self.full = full
        self.counts = counts  # by token kind; -1 where nothing was said
        self.sequence = sequence  # with the Surveyor, else empty
        self.first_half = first_half  # with the Draughtsman: counts of its first pile, else empty
        self.tokens: list[int] = [] if tokens is None else tokens  # as they lie (IB-077), pile after pile; not the one that was spotted

    def dump(self) -> list[object]:
        return [self.full, self.counts[:], self.sequence[:], self.first_half[:], self.tokens[:]]


def answer_of(dump: list[Any]) -> Answer:
    full, counts, sequence, first_half, tokens = dump
    return Answer(full, counts[:], sequence[:], first_half[:], tokens[:])


class ItsABombState(State):
    def __init__(self, scenario: int, seats: int, crisis_unit: Seat, own: Scenario | None = None) -> None:
        page = SCENARIOS[scenario] if own is None else own
        self.scenario = scenario
        self.own = own  # the table's own scenario, never changed
        self.seats = seats
        self.crisis_unit = crisis_unit
        self.vote = False
        self.voters = 0  # bit set of seats
        self.decision_seconds = 0
        self.crisis_unit_seconds = 0
        self.help = 1
        self.guided = False

        self.tile = [0] * page.tiles  # kinds
        self.up = [False] * page.tiles
        self.marked = [False] * page.tiles
        self.spotted = [False] * page.tiles
        self.looked = [False] * page.tiles  # by the Crisis Unit (IB-135)
        self.checked: list[int] = []  # single tiles that the Sapper looked at
        self.deck = page.deck()
        self.discard: list[int] = []
        self.order: list[int] = []
        self.counted = [0] * COLOURS
        self.answers: list[Answer | None] = [None] * len(page.lines)
        self.notes: list[list[int]] = []  # block, then counts by token kind
        self.archive: list[int] = []  # explosives per row, once announced
        self.archived = False
        self.card_used = [False] * len(page.consultants)

        self.step = START
        self.round = 0
        self.phone = 0
        self.proposals = [-1] * seats  # action numbers (IB-251)
        self.proposed = [0] * seats  # how many in this decision
        self.line = -1  # the question being looked at
        self.kind = -1  # the kind named, -1 for a full question
        self.radio = False
        self.layout = -1  # the consultant that lays out this answer
        self.spot = -1  # the tile that the Spotter's token of this answer lies on
        self.first_line = -1  # the first question of a Dispatcher round
        self.pointed = -1
        self.due = 0
        self.wasted = False  # a cable was wasted: the order must be checked after the advance
        self.spoken = False
        self.marks = [0] * page.tiles  # shared ones: bit k for kind k, then the warning
        self.marks_made = 0  # in this round
        self.ended = ""
        self.moves = 0  # decisions carried out, cards used and passes: what a seat is asked changes with them

    def page(self) -> Scenario:
        return SCENARIOS[self.scenario] if self.own is None else self.own

    def clone(self) -> "ItsABombState":
        other = ItsABombState(self.scenario, self.seats, self.crisis_unit, self.own)
        other.vote = self.vote
        other.voters = self.voters
        other.decision_seconds = self.decision_seconds
        other.crisis_unit_seconds = self.crisis_unit_seconds
        other.help = self.help
        other.guided = self.guided
        other.tile = self.tile  # fixed at setup (IB-228)
        other.up = self.up[:]
        other.marked = self.marked[:]
        other.spotted = self.spotted[:]
        other.looked = self.looked[:]
        other.checked = self.checked[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.order = self.order
        other.counted = self.counted[:]
        other.answers = self.answers[:]
        other.notes = self.notes[:]
        other.archive = self.archive
        other.archived = self.archived
        other.card_used = self.card_used[:]
        other.step = self.step
        other.round = self.round
        other.phone = self.phone
        other.proposals = self.proposals[:]
        other.proposed = self.proposed[:]
        other.line = self.line
        other.kind = self.kind
        other.radio = self.radio
        other.layout = self.layout
        other.spot = self.spot
        other.first_line = self.first_line
        other.pointed = self.pointed
        other.due = self.due
        other.wasted = self.wasted
        other.spoken = self.spoken
        other.marks = self.marks[:]
        other.marks_made = self.marks_made
        other.ended = self.ended
        other.moves = self.moves
        return other

    def dump(self) -> dict[str, object]:
        facts: dict[str, object] = {"scenario": self.scenario, "seats": self.seats, "crisis_unit": self.crisis_unit}
        for name in PLAIN:
            facts[name] = getattr(self, name)
        for name in LISTS:
            facts[name] = getattr(self, name)[:]
        facts["own"] = None if self.own is None else self.own.dump()
        facts["answers"] = [None if answer is None else answer.dump() for answer in self.answers]
        facts["notes"] = [note[:] for note in self.notes]
        return facts


PLAIN = ["vote", "voters", "decision_seconds", "crisis_unit_seconds", "help", "guided", "archived", "step", "round", "phone"]
PLAIN += ["line", "kind", "radio", "layout", "spot", "first_line", "pointed", "due", "wasted", "spoken", "marks_made", "ended", "moves"]
LISTS = ["tile", "up", "marked", "spotted", "looked", "checked", "deck", "discard", "order", "counted", "archive", "card_used"]
LISTS += ["proposals", "proposed", "marks"]


def load(dump: dict[str, Any]) -> ItsABombState:
    own = None if dump["own"] is None else scenario_of(dump["own"])
    state = ItsABombState(dump["scenario"], dump["seats"], dump["crisis_unit"], own)
    for name in PLAIN:
        setattr(state, name, dump[name])
    for name in LISTS:
        setattr(state, name, dump[name][:])
    state.answers = [None if answer is None else answer_of(answer) for answer in dump["answers"]]
    state.notes = [note[:] for note in dump["notes"]]
    return state


def is_voter(state: ItsABombState, seat: Seat) -> bool:
    return state.voters & (1 << seat) != 0


def employees(state: ItsABombState) -> list[Seat]:
    return [seat for seat in range(state.seats) if seat != state.crisis_unit]


def voters(state: ItsABombState) -> list[Seat]:
    return [seat for seat in employees(state) if is_voter(state, seat)]


def token_counts(state: ItsABombState, tiles: list[int]) -> list[int]:
    """The multiset of token kinds of these tiles (IB-071, IB-072)."""
    counts = [0] * TOKEN_KINDS
    for tile in tiles:
        if state.tile[tile] < TOKEN_KINDS:
            counts[state.tile[tile]] += 1
    return counts
