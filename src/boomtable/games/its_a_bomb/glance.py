"""It's a Bomb!: what a player sees in a view at a glance, without deducing much."""

from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb.pieces import (
    AUXILIARY,
    BATTERY,
    CALL,
    COLOURS,
    EXPLOSION,
    EXPLOSIVE,
    PURPLE,
    RECEIVER,
    is_disturbed,
)
from boomtable.games.its_a_bomb.scenarios.own import page_for
from boomtable.games.its_a_bomb.schema import AnswerView, ItsABombView, Step

DECISIONS = ("choose", "second", "block")
CLOSE_CALL = 3  # advances until it comes up


class Glance:
    def __init__(self, seen: ItsABombView, me: Seat) -> None:
        self.seen = seen
        self.me = me
        self.page = page_for(seen.scenario, seen.own)
        self.is_unit = me == seen.crisis_unit
        self.unknown = {tile for tile, shown in enumerate(seen.tiles) if shown.kind is None}

    # whose moment it is

    def is_asked(self) -> bool:
        """Whether this is an employee who is waited on."""
        return not self.is_unit and self.seen.step in DECISIONS and self.me in self.seen.waiting_on

    def chooses(self) -> bool:
        return self.is_asked() and self.seen.step == "choose"

    def is_unit_at(self, step: Step) -> bool:
        return self.is_unit and self.seen.step == step

    def waits_at(self, step: Step) -> bool:
        return not self.is_unit and self.seen.step == step

    def has_proposed(self) -> bool:
        return any(proposal.by == self.me for proposal in self.seen.proposals)

    def hears_proposals(self) -> bool:
        return len(self.seen.proposals) > 0 and not self.has_proposed()

    # the countdown

    def slack(self) -> int:
        """How many advances can be survived: up to the Explosion, or to a Call that nobody would answer."""
        losing = [EXPLOSION] if self.has_cut(RECEIVER) or not self.page.counts[RECEIVER] else [EXPLOSION, CALL]
        return next(place for place, card in enumerate(self.seen.deck) if place > 0 and card in losing) - 1

    def is_disturbed(self) -> bool:
        return is_disturbed(self.seen.deck[0])

    def call_is_close(self) -> bool:
        return self.page.counts[RECEIVER] > 0 and not self.has_cut(RECEIVER) and CALL in self.seen.deck[: CLOSE_CALL + 1]

    # tiles and colours

    def has_cut(self, kind: int) -> bool:
        return any(tile.up and tile.kind == kind for tile in self.seen.tiles)

    def needs(self, kind: int | None) -> bool:
        """Whether a cable of this kind would count now (IB-093, IB-101)."""
        if kind is None or kind >= COLOURS or self.seen.counted[kind] >= self.seen.needed[kind]:
            return False
        missing = [colour for colour in self.seen.order if self.seen.counted[colour] < self.seen.needed[colour]]
        return not missing or missing[0] == kind

    def counted(self) -> int:
        return sum(self.seen.counted)

    def sees_token_needed(self) -> bool:
        """Whether a token lies on a tile that would count."""
        return any(tile.spotted and self.needs(tile.kind) for tile in self.seen.tiles)

    def sees_token_on_explosive(self) -> bool:
        return any(tile.spotted and tile.kind == EXPLOSIVE for tile in self.seen.tiles)

    # answers

    def full_answers(self) -> list[AnswerView]:
        return [answer for answer in self.seen.answers if answer.full]

    def has_crossing_answers(self) -> bool:
        rows = [answer for answer in self.full_answers() if self.page.is_row(answer.line)]
        return 0 < len(rows) < len(self.full_answers())

    def missing(self, answer: AnswerView, kind: int) -> int:
        """How many tokens of this kind belong to unknown tiles of the line; 0 where nothing was said."""
        known = len([tile for tile in self.page.lines[answer.line] if self.seen.tiles[tile].kind == kind])
        return max(0, answer.counts[kind] - known)

    def is_barred(self, tile: int, kind: int) -> bool:
        """Whether an answer says that no further tile of its line is of this kind."""
        told = [answer for answer in self.seen.answers if answer.counts[kind] >= 0 and tile in self.page.lines[answer.line]]
        return any(self.missing(answer, kind) == 0 for answer in told)

    def places(self, answer: AnswerView, kind: int) -> list[int]:
        return [tile for tile in self.page.lines[answer.line] if tile in self.unknown and not self.is_barred(tile, kind)]

    def sees_sure_cable(self) -> bool:
        """Whether a line has no more places for a needed colour than it has tokens."""
        colours = [colour for colour in range(COLOURS) if self.needs(colour)]
        asked = [(answer, colour) for answer in self.seen.answers for colour in colours if self.missing(answer, colour)]
        return any(len(self.places(answer, colour)) == self.missing(answer, colour) for answer, colour in asked)

    def sees_safe_line(self) -> bool:
        """Whether there is a line with a needed colour and no explosive on its unknown tiles."""
        safe = [answer for answer in self.full_answers() if self.missing(answer, EXPLOSIVE) == 0]
        return any(self.missing(answer, colour) for answer in safe for colour in range(COLOURS) if self.needs(colour))

    def sees_open_tile_in_answer(self) -> bool:
        """Whether an answered line holds an open tile whose token lies in the pile, too (IB-074)."""
        lines = [self.page.lines[answer.line] for answer in self.full_answers()]
        return any(self.seen.tiles[tile].up and (self.seen.tiles[tile].kind or 0) < AUXILIARY for line in lines for tile in line)

    # the Crisis Unit

    def has_card(self, *cards: str) -> bool:
        return any(not consultant.used and consultant.card in cards for consultant in self.seen.consultants)

    def can_lay_out(self) -> bool:
        """Whether there is a full answer that no consultant has laid out yet (IB-122)."""
        question = self.seen.question
        return question is not None and question.kind is None and question.layout == "pile"

    def hears_static(self) -> bool:
        """Whether the question being answered is about one kind only."""
        return self.seen.question is not None and self.seen.question.kind is not None

    def has_tile_to_spot(self) -> bool:
        """Whether the line in question holds a face-down cable that would count."""
        if self.seen.question is None or not self.can_lay_out():
            return False
        shown = [self.seen.tiles[tile] for tile in self.page.lines[self.seen.question.line]]
        return any(self.needs(tile.kind) and not tile.up for tile in shown)

    def points_at_explosive(self) -> bool:
        """Whether the Crisis Unit has seen that the tile pointed at is an explosive."""
        return self.seen.pointed is not None and self.seen.tiles[self.seen.pointed].kind == EXPLOSIVE

    # what is new in a scenario

    def news(self) -> str | None:
        """The new thing to explain in this round, one per round from the first on; None when all are explained."""
        new = {
            "two-bombs": len(self.page.bombs) > 1,
            "order": self.page.order,
            "receiver": self.page.counts[RECEIVER] > 0,
            "auxiliary": self.page.counts[AUXILIARY] > 0,
            "battery": self.page.counts[BATTERY] > 0,
            "double-purple": self.seen.needed[PURPLE] > 1,
        }
        keys = [key for key, is_new in new.items() if is_new]
        return keys[self.seen.round - 1] if self.seen.round <= len(keys) else None
