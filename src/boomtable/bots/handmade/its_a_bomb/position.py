"""It's a Bomb! bots: the public facts that decide what a chance is worth, and how a step changes them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boomtable.core.bits import up
from boomtable.games.its_a_bomb.evidence import UNKNOWN, Evidence
from boomtable.games.its_a_bomb.pieces import (
    AUXILIARY,
    BATTERY,
    CALL,
    CODES,
    COLOURS,
    DISPATCHER,
    EXPLOSION,
    HACKER,
    KINDS,
    NEGOTIATOR,
    RECEIVER,
    TOKEN_KINDS,
    is_disturbed,
    is_timer,
)
from boomtable.games.its_a_bomb.scenarios import Scenario
from boomtable.games.its_a_bomb.scenarios.own import page_for
from boomtable.games.its_a_bomb.schema import ItsABombView


class Position:
    """What an employee reads off the table, tiles and answers aside."""

    def __init__(self, page: Scenario) -> None:
        self.page = page
        self.lost = False
        self.missing = [0] * COLOURS  # cables that each colour still needs
        self.order: list[int] = []
        self.deck: list[int] = []
        self.timers: list[int] = []  # discarded, the last at the end
        self.receiver = False  # still to be cut
        self.battery = False  # still to be cut
        self.armed = False  # auxiliary detonators cost three advances
        self.cards = 0  # unused consultants: bit c for card c
        self.covered: i64 = 0  # face down and not secured, so can be cut: bit t for tile t
        self.looked: i64 = 0  # at by the Crisis Unit
        self.answered: i64 = 0  # in full: bit l for line l
        self.shown = [0] * COLOURS  # cables of each colour that lie open

    def clone(self) -> "Position":
        other = Position(self.page)
        other.lost = self.lost
        other.missing = self.missing[:]
        other.order = self.order
        other.deck = self.deck[:]
        other.timers = self.timers[:]
        other.receiver = self.receiver
        other.battery = self.battery
        other.armed = self.armed
        other.cards = self.cards
        other.covered = self.covered
        other.looked = self.looked
        other.answered = self.answered
        other.shown = self.shown[:]
        return other

    # reading

    def has_card(self, card: int) -> bool:
        return self.cards >> card & 1 == 1

    def is_covered(self, tile: i64) -> bool:
        return self.covered >> tile & 1 == 1

    def is_looked_at(self, tile: i64) -> bool:
        return self.looked >> tile & 1 == 1

    def is_won(self) -> bool:
        return sum(self.missing) == 0

    def due(self) -> int:
        """The colour that must come next, or -1 where any may (IB-100)."""
        for colour in self.order:
            if self.missing[colour] > 0:
                return colour
        return -1

    def counts(self, kind: int) -> bool:
        """Whether a cable of this kind would count now (IB-093, IB-101)."""
        return kind < COLOURS and self.missing[kind] > 0 and (not self.order or self.due() == kind)

    def helps(self, kind: int) -> bool:
        """Whether cutting a tile of this kind costs no advance."""
        return self.counts(kind) or (kind == RECEIVER and self.receiver) or (kind == BATTERY and self.battery)

    def wanted(self) -> i64:
        """The kinds that must or may still be cut: bit k for kind k."""
        kinds: i64 = 0
        for colour in range(COLOURS):
            if self.missing[colour] > 0:
                kinds |= up(1, colour)
        if self.receiver:
            kinds |= up(1, RECEIVER)
        if self.battery:
            kinds |= up(1, BATTERY)
        return kinds

    def helping(self) -> i64:
        """The kinds that cost no advance: bit k for kind k."""
        kinds: i64 = 0
        for kind in range(TOKEN_KINDS):
            if self.helps(kind):
                kinds |= up(1, kind)
        return kinds

    def open_lines(self) -> vec[i64]:
        """The lines that may still be asked about, each with bit t for its tile t (IB-075)."""
        lines = vec[i64]()
        for line, tiles in enumerate(self.page.line_tiles):
            if not self.answered >> line & 1 and tiles & self.covered:
                lines = append(lines, tiles)
        return lines

    def is_disturbed(self) -> bool:
        return is_disturbed(self.deck[0])

    def advances(self) -> int:
        """How many advances the team survives: up to the Explosion, or to a Call that nobody would answer."""
        for place in range(1, len(self.deck)):
            card = self.deck[place]
            if card == EXPLOSION or (card == CALL and self.receiver):
                return place - 1
        return 0

    def spare(self) -> int:
        """The advances that cards can save: one each for Hacker and Negotiator."""
        return (self.cards >> HACKER & 1) + (self.cards >> NEGOTIATOR & 1)

    def slack(self) -> int:
        return self.advances() + self.spare()

    def slack_to_the_end(self) -> int:
        """How many advances are left when every Call is answered."""
        return max(0, len(self.deck) - 2) + self.spare()

    # changing

    def spend(self, card: int) -> None:
        self.cards &= ~up(1, card)

    def answer(self, line: i64) -> None:
        self.answered |= up(1, line)

    def uncover(self, tile: i64) -> None:
        self.covered &= ~up(1, tile)

    def advance(self) -> None:
        if self.lost:
            return
        if self.advances() == 0:
            if self.has_card(HACKER):
                self.spend(HACKER)
            else:
                self.lost = True
            return
        gone = self.deck.pop(0)
        if is_timer(gone):
            self.timers.append(gone)

    def ask(self, *, second: bool) -> None:
        """Ask a question: it costs an advance; with the Dispatcher in hand that comes after the second one, with no cut before it."""
        if second or not self.has_card(DISPATCHER):
            self.advance()
            return
        self.spend(DISPATCHER)
        self.lost = self.lost or (self.advances() == 0 and not self.has_card(HACKER))

    def return_timer(self) -> None:
        if self.timers:
            self.deck.insert(0, self.timers.pop())

    def flip(self, tile: int, kind: int) -> None:
        """Cut a tile of this kind, which is no explosive (section 9 of the ledger)."""
        self.uncover(tile)
        if kind < COLOURS:
            self._flip_cable(kind)
        elif kind == BATTERY:
            self.battery = self.armed = False
            self.return_timer()
        elif kind == RECEIVER:
            self.receiver = False
        else:
            for _ in range(3 if kind == AUXILIARY and self.armed else 1):
                self.advance()

    def _flip_cable(self, colour: int) -> None:
        self.shown[colour] += 1
        if self.counts(colour):
            self.missing[colour] -= 1
            return
        self.advance()
        if self.page.counts[colour] - self.shown[colour] < self.missing[colour]:
            self.lost = True  # IB-103


def position_of(seen: ItsABombView) -> Position:
    page = page_for(seen.scenario, seen.own)
    position = Position(page)
    position.missing = [needed - counted for needed, counted in zip(seen.needed, seen.counted, strict=True)]
    position.order = list(seen.order)
    position.deck = list(seen.deck)
    position.timers = [card for card in seen.discard if is_timer(card)]
    for consultant in seen.consultants:
        if not consultant.used:
            position.cards |= up(1, CODES.index(consultant.card))
    cut = [0] * KINDS
    for tile, shown in enumerate(seen.tiles):
        if not shown.up and not shown.marked:
            position.covered |= up(1, tile)
        kind = shown.kind
        if shown.up and kind is not None:
            cut[kind] += 1
    position.shown = cut[:COLOURS]
    position.receiver = page.counts[RECEIVER] > cut[RECEIVER]
    position.battery = page.counts[BATTERY] > cut[BATTERY]
    position.armed = cut[BATTERY] == 0
    for tile in looked_at(seen, page):
        position.looked |= up(1, tile)
    for answer in seen.answers:
        if answer.full:
            position.answer(answer.line)
    return position


def looked_at(seen: ItsABombView, page: Scenario) -> list[int]:
    """The places where the Crisis Unit has looked, which everybody knows (IB-135)."""
    tiles = list(seen.checked)
    lines = [answer.line for answer in seen.answers]
    if seen.question is not None:
        lines.append(seen.question.line)
    for line in lines:
        tiles += page.lines[line]
    for note in seen.notes:
        tiles += page.blocks[note.block]
    return tiles


def public_evidence(seen: ItsABombView) -> Evidence:
    """What the employees know, also where the Crisis Unit sees more."""
    evidence = Evidence.from_view(seen)
    for tile, shown in enumerate(seen.tiles):
        if not (shown.up or shown.marked or shown.spotted):
            evidence.known[tile] = UNKNOWN
    return evidence
