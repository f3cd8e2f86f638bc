"""It's a Bomb!: the facts of one position."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from boomtable.core.plain import plain
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.games.its_a_bomb.answer import Answer, answer_of
from boomtable.games.its_a_bomb.bit_sets import flags, has, set_of
from boomtable.games.its_a_bomb.pieces import COLOURS, START, TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios import SHIPPED, Scenario
from boomtable.games.its_a_bomb.scenarios.scenario import scenario_of

T = TypeVar("T")

FACTS: Final = (
    *("scenario", "seats", "crisis_unit"),
    *("vote", "voters", "decision_seconds", "crisis_unit_seconds", "help", "guided", "archived", "step", "round", "phone"),
    *("line", "kind", "radio", "layout", "spot", "first_line", "pointed", "due", "wasted", "spoken", "marks_made", "ended", "moves"),
    *("tile", "up", "marked", "spotted", "looked", "checked", "deck", "discard", "order", "counted", "archive", "card_used"),
    *("proposals", "proposed", "marks", "own", "answers", "notes"),
)
GIVEN: Final = ("scenario", "seats", "crisis_unit", "own")  # what a state is made from
ROWS: Final = ("tile", "checked", "deck", "discard", "order", "counted", "archive", "proposals", "proposed", "marks", "notes")
TILE_SETS: Final = ("up", "marked", "spotted", "looked")
NO_CABLES: Final = (0,) * COLOURS
NO_PROPOSALS: Final = [(-1,) * seats for seats in range(6)]
NONE_PROPOSED: Final = [(0,) * seats for seats in range(6)]


class ItsABombState(State):
    """One position. Sets are bits of a number, and rows are tuples that are replaced when they change, so that copies share them."""

    def __init__(self, scenario: int, seats: int, crisis_unit: Seat, own: Scenario | None = None) -> None:
        page = SHIPPED[scenario] if own is None else own
        self._page = page
        self.scenario = scenario
        self.own = own  # the table's own scenario, never changed
        self.seats = seats
        self.crisis_unit = crisis_unit
        self.vote = False
        self.voters: i64 = 0  # set of seats
        self.decision_seconds = 0
        self.crisis_unit_seconds = 0
        self.help = 1
        self.guided = False

        self.tile: tuple[int, ...] = ()  # kinds, fixed at setup (IB-228)
        self.up: i64 = 0  # set of tiles, as the next three are
        self.marked: i64 = 0
        self.spotted: i64 = 0
        self.looked: i64 = 0  # by the Crisis Unit (IB-135)
        self.checked: tuple[int, ...] = ()  # single tiles that the Sapper looked at
        self.deck = page.deck
        self.discard: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.counted: tuple[int, ...] = NO_CABLES
        self.answers: tuple[Answer | None, ...] = page.no_answers
        self.notes: tuple[list[int], ...] = ()  # block, then counts by token kind
        self.archive: tuple[int, ...] = ()  # explosives per row, once announced
        self.archived = False
        self.cards: i64 = page.all_consultants  # set of those that are still to be used

        self.step = START
        self.round = 0
        self.phone = 0
        self.proposals: tuple[int, ...] = NO_PROPOSALS[seats]  # action numbers (IB-251)
        self.proposed: tuple[int, ...] = NONE_PROPOSED[seats]  # how many in this decision
        self.decided = -1  # the number of the action that is carried out before anybody acts again
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
        self.marks: tuple[int, ...] = page.no_marks  # shared ones: bit k for kind k, then the warning
        self.marks_made = 0  # in this round
        self.ended = ""
        self.moves = 0  # decisions carried out, cards used and passes: what a seat is asked changes with them

    def page(self) -> Scenario:
        return self._page

    def clone(self) -> "ItsABombState":
        other = ItsABombState(self.scenario, self.seats, self.crisis_unit, self.own)
        other.vote = self.vote
        other.voters = self.voters
        other.decision_seconds = self.decision_seconds
        other.crisis_unit_seconds = self.crisis_unit_seconds
        other.help = self.help
        other.guided = self.guided
        other.tile = self.tile
        other.up = self.up
        other.marked = self.marked
        other.spotted = self.spotted
        other.looked = self.looked
        other.checked = self.checked
        other.deck = self.deck
        other.discard = self.discard
        other.order = self.order
        other.counted = self.counted
        other.answers = self.answers
        other.notes = self.notes
        other.archive = self.archive
        other.archived = self.archived
        other.cards = self.cards
        other.step = self.step
        other.round = self.round
        other.phone = self.phone
        other.proposals = self.proposals
        other.proposed = self.proposed
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
        other.marks = self.marks
        other.marks_made = self.marks_made
        other.ended = self.ended
        other.moves = self.moves
        return other

    def facts(self) -> tuple[str, ...]:
        return FACTS

    def loader(self) -> Callable[[dict[str, Any]], State]:
        return load

    def dump(self) -> dict[str, object]:
        return {name: unpacked(self, name) for name in FACTS}


def unpacked(state: ItsABombState, name: str) -> object:
    """A fact as a dump has it: sets as flags, answers and scenarios by what they are made of."""
    if name in TILE_SETS:
        return flags(getattr(state, name), state.page().tiles)
    if name == "card_used":
        return [not has(state.cards, card) for card in state.page().consultants]
    if name == "own":
        return None if state.own is None else state.own.dump()
    if name == "answers":
        return [None if answer is None else answer.dump() for answer in state.answers]
    return plain(getattr(state, name))


def load(dump: dict[str, Any]) -> ItsABombState:
    own = None if dump["own"] is None else scenario_of(dump["own"])
    state = ItsABombState(dump["scenario"], dump["seats"], dump["crisis_unit"], own)
    state.cards = cards_left(state.page(), dump["card_used"])
    for name in FACTS:
        if name not in GIVEN and name != "card_used":
            setattr(state, name, packed(name, dump[name]))
    return state


def packed(name: str, value: Any) -> Any:
    """A fact as a state has it, from a dump."""
    if name in TILE_SETS:
        return set_of([tile for tile, flag in enumerate(value) if flag])
    if name == "answers":
        return tuple([None if answer is None else answer_of(answer) for answer in value])
    return tuple(plain(value)) if name in ROWS else value  # type: ignore[arg-type]  # a list, as every row in a dump


def cards_left(page: Scenario, used: list[bool]) -> int:
    """The consultants of the page that are still to be used."""
    return set_of([card for card, gone in zip(page.consultants, used, strict=True) if not gone])


def replaced(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value at this place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def is_voter(state: ItsABombState, seat: Seat) -> bool:
    return has(state.voters, seat)


def employees(state: ItsABombState) -> list[Seat]:
    return [seat for seat in range(state.seats) if seat != state.crisis_unit]


def voters(state: ItsABombState) -> list[Seat]:
    return [seat for seat in employees(state) if is_voter(state, seat)]


def token_counts(state: ItsABombState, tiles: list[int]) -> list[int]:
    """The multiset of token kinds of these tiles (IB-071, IB-072)."""
    counts = [0] * TOKEN_KINDS
    for tile in tiles:
        kind = state.tile[tile]
        if kind < TOKEN_KINDS:
            counts[kind] += 1
    return counts
