"""Bomb Busters: the numbers of features.py, straight from the state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from boomtable.core.bits import up
from boomtable.core.pen import Pen
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.features import ENDINGS
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import (
    ANSWER,
    CALLING,
    CHANGE,
    DRAFT,
    FACE,
    FREE,
    HAND,
    HELD,
    INFO,
    LAY,
    NAMING,
    NUMBERS,
    OVER,
    OWED,
    PICK,
    POINTED,
    RED,
    SWAP,
    TAKE,
    TURN,
    WIDTH,
    YELLOW,
    value_at,
)
from boomtable.games.bomb_busters.rules.apart import is_turned
from boomtable.games.bomb_busters.rules.characters import character_of
from boomtable.games.bomb_busters.rules.constraints import is_shared
from boomtable.games.bomb_busters.rules.equipment import is_unlocked
from boomtable.games.bomb_busters.rules.open_cards import open_numbers
from boomtable.games.bomb_busters.rules.to_name import naming_of
from boomtable.games.bomb_busters.state import BombBustersState, Claim, owner_of

HANDLES: Final = 16 * 5  # more than any table has wires
IS_INFO: Final = 0  # places in features.DOINGS
IS_TURN: Final = 1
IS_SAY: Final = 2
IS_ANSWER: Final = 3
IS_LAY: Final = 4
IS_SWAP: Final = 5
IS_HELD: Final = 6
IS_OVER: Final = 7
IS_NAME: Final = 8
IS_OWE: Final = 9
IS_TAKE: Final = 10
IS_CALL: Final = 11
IS_FACE: Final = 12
IS_FREE: Final = 13
IS_PICK: Final = 14
IS_DRAFT: Final = 15
IS_CHANGE: Final = 16


class Writer(Pen):
    """Writes the blocks of features.spec, from `at` on, as one seat sees them."""

    def __init__(self, state: BombBustersState, viewer: Seat, cells: "vec[i16]", at: i64) -> None:
        super().__init__(cells, at, viewer, state.seats)
        self.state = state
        self.stands: i64 = len(state.owner)
        self.first: i64 = state.owner.index(viewer)
        self.places: i64 = WIDTH * self.stands

    def write(self) -> i64:
        self.clear(self.stands * (1 + WIDTH * (6 + RED) + RED + NUMBERS))
        self.wires()
        self.proofs()
        self.radars()
        self.markers()
        self.claim()
        self.table()
        self.boxes()
        return self.at

    def place(self, wire: i64) -> i64:
        """A place as the viewer counts it, from 1; 0 for none."""
        if wire < 0:
            return 0
        place = wire - WIDTH * self.first
        return 1 + (place if place >= 0 else place + self.places)

    def stand(self, step: i64) -> i64:
        """The stand so many to the left of the viewer's first."""
        stand = self.first + step
        return stand if stand < self.stands else stand - self.stands

    def wires(self) -> None:
        state, cells, places = self.state, self.cells, self.places
        over, bit = state.phase == OVER, up(1, self.viewer)
        claim = state.claim
        shown: i64 = claim.found if claim is not None and claim.by == self.viewer else -1
        for step in range(self.stands):
            stand = self.stand(step)
            owner: i64 = state.owner[stand]
            self.put(self.around(owner))
            size: i64 = state.sizes[stand]
            mine = over or owner == self.viewer
            at = self.at - step - 1 + self.stands + WIDTH * step
            wire = WIDTH * stand
            for _ in range(size):
                cut = state.cut[wire]
                if mine or cut or wire == shown or i64(state.known_by[wire]) & bit:
                    tile: i64 = i64(state.tile[wire])
                    cells[at] = i16(value_at(tile))
                    cells[at + places] = i16(tile)
                cells[at + 2 * places] = i16(cut)
                cells[at + 3 * places] = i16(state.token[wire])
                cells[at + 4 * places] = i16(state.virtual[wire])
                cells[at + 5 * places] = 1 + state.handle[wire]
                at += 1
                wire += 1
            for _ in range(WIDTH - size):
                cells[at] = -1
                cells[at + places] = -1
                at += 1
        if state.apart and not over:
            self.turned(self.at)
        self.at += 6 * places

    def turned(self, begin: i64) -> None:
        """A turned wire is seen by all but its owner."""
        for wire in self.state.apart:
            if is_turned(self.state, wire) and not self.state.cut[wire]:
                at = begin + self.place(wire) - 1
                tile: i64 = 0 if owner_of(self.state, wire) == self.viewer else i64(self.state.tile[wire])
                self.cells[at] = i16(value_at(tile))
                self.cells[at + self.places] = i16(tile)

    def proofs(self) -> None:
        """What wires are proven not to be, and what is proven to be on a stand."""
        denied, proven = self.at, self.at + RED * self.places
        self.at = proven + RED * self.stands
        if not self.state.proofs and not self.state.denials:
            return
        where = self.by_handle()
        for denial in self.state.denials:
            self.denied(denied + RED * (i64(where[denial[0]]) - 1), denial[2])
        for proof in self.state.proofs:
            least: i64 = proof.least
            values: i64 = proof.values
            for handle in proof.handles:
                place = i64(where[handle]) - 1
                if place < 0:
                    continue
                self.denied(denied + RED * place if least == 0 else proven + RED * (place // WIDTH), values)

    def denied(self, row: i64, values: i64) -> None:
        """Set the cells of these values in a row that has one for each."""
        for value in range(i64(1), RED + 1):
            if values >> value & 1:
                self.cells[row + value - 1] = 1

    def by_handle(self) -> "vec[i16]":
        """For every handle the place of its wire, from 1."""
        state = self.state
        where = vec[i16]([0] * HANDLES)
        for stand in range(self.stands):
            wire = WIDTH * stand
            for _ in range(i64(state.sizes[stand])):
                where[i64(state.handle[wire])] = i16(self.place(wire))
                wire += 1
        return where

    def radars(self) -> None:
        for radar in self.state.radars:
            row: i64 = self.at + (i64(radar[1]) - 1) * self.stands
            for step in range(self.stands):
                self.cells[row + step] = i16(1 + radar[2 + self.stand(step)])
        self.at += NUMBERS * self.stands

    def markers(self) -> None:
        state = self.state
        for value in range(1, YELLOW + 1):
            self.put(i64(state.cut_counts[value]))
        self.put(state.reds_inside)
        self.put(state.yellows_inside)
        self.marked(state.reds)
        self.marked(state.yellows)
        self.put(self.place(state.equal))
        self.put(self.place(state.unequal))

    def marked(self, tiles: list[int]) -> None:
        self.clear(NUMBERS - 1)
        for tile in tiles:
            self.cells[self.at + i64(tile) // 10 - 1] = 1
        self.at += NUMBERS - 1

    def claim(self) -> None:
        self.clear(self.places + YELLOW + 3)
        claim = None if self.state.phase == OVER else self.state.claim
        if claim is not None:
            self.claimed(claim)
        self.at += self.places + YELLOW + 3

    def claimed(self, claim: Claim) -> None:
        cells, at, viewer = self.cells, self.at, self.viewer
        target: i64 = owner_of(self.state, claim.wires[0])
        for wire in claim.wires:
            cells[at + self.place(wire) - 1] = 1
        at += self.places
        for value in claim.values:
            cells[at + value - 1] = 1
        at += YELLOW
        cells[at] = i16(1 + claim.tool)
        if viewer == claim.by or viewer == target or claim.tool == HAND:
            cells[at + 1] = i16(self.place(claim.found))
        if viewer == claim.by and claim.own >= 0:
            cells[at + 2] = i16(self.place(claim.own))
        elif viewer == target:
            cells[at + 2] = i16(self.place(claim.marked))

    def table(self) -> None:
        state = self.state
        self.cards()
        for step in range(self.seats):
            self.flag(state.power_used[self.seat(step)])
        self.flags_around(state.spoken)
        swaps = state.phase == SWAP
        self.put(1 + self.around(state.swap_by) if swaps else 0)
        self.put(1 + self.around(state.swap_to) if swaps else 0)
        self.put(self.place(state.swap_wire) if swaps else 0)
        self.put(state.fuse)
        self.put(self.around(state.turn))
        self.put(self.around(state.captain))
        self.put(self.doing())
        self.flag(state.stabilized)
        self.flag(state.detectors)
        self.put(state.mission)
        for number in (state.turns, state.failures, state.cards_spent, state.powers_spent):
            self.put(number)
        self.put(self.ended())

    def cards(self) -> None:
        """Not laid out, locked, ready or used."""
        state = self.state
        most: i64 = MISSIONS[state.mission].last_card(state.seats)
        self.clear(most)
        for index, card in enumerate(state.cards):
            self.cells[self.at + card - 1] = 3 if state.card_used[index] else 2 if is_unlocked(state, card) else 1
        self.at += most

    def doing(self) -> i64:
        """The phase as the viewer sees it: view.doing_of."""
        phase, claim = self.state.phase, self.state.claim
        if phase == INFO:
            return IS_INFO
        if phase == TURN:
            return IS_TURN
        if phase == POINTED:
            return IS_SAY
        if phase == SWAP:
            return IS_SWAP
        if phase == TAKE:
            return IS_TAKE
        if phase == FACE:
            return IS_FACE
        if phase == CALLING:
            return IS_CALL
        if phase == FREE:
            return IS_FREE
        if phase == PICK:
            return IS_PICK
        if phase == DRAFT:
            return IS_DRAFT
        if phase == CHANGE:
            return IS_CHANGE
        if phase == NAMING:
            return IS_NAME
        if phase == OWED:
            return IS_OWE
        if claim is None or phase not in (ANSWER, LAY, HELD):
            return IS_OVER
        return self.settling(claim)

    def settling(self, claim: Claim) -> i64:
        """view.settling_as_seen"""
        target: i64 = owner_of(self.state, claim.wires[0])
        if self.viewer == claim.by and claim.found >= 0:
            return IS_HELD if claim.own >= 0 else IS_LAY
        if self.viewer == target and claim.marked >= 0:
            return IS_HELD
        if claim.tool == HAND or (self.viewer == target and claim.found >= 0):
            return IS_LAY
        return IS_ANSWER

    def ended(self) -> i64:
        """features.ENDINGS, from 1"""
        state = self.state
        if state.phase != OVER:
            return 0
        return 1 + ENDINGS.index(state.lost or "bomb_defused")

    def boxes(self) -> None:
        """features.of_the_boxes"""
        state = self.state
        for number in state.row:
            self.put(number)
        if state.red_number:
            self.put(state.red_number)
        if state.clips:
            self.clear(NUMBERS + 1)
            for index, card in enumerate(state.cards):
                self.cells[self.at + card - 1] = i16(state.clips[index])
            self.at += NUMBERS + 1
        if MISSIONS[state.mission].twist.skips is not None:
            self.flags_around(state.skipped)
        if state.binding:
            self.constraints()
        twist = MISSIONS[state.mission].twist
        if twist.naming:
            self.naming()
        if twist.draft:
            self.draft()
        if twist.drawn_tokens or twist.draft:
            self.tokens()
        if state.turned:
            self.put(len(state.deck))
            self.put(len(state.drawer))
            self.clear(NUMBERS)
            for index, number in enumerate(state.turned):
                self.cells[self.at + number - 1] = i16(1 + index)
            self.at += NUMBERS
        if state.nano:
            self.nano()
        if state.open:
            shown = open_numbers(state)
            for number in range(1, NUMBERS + 1):
                self.flag(number in shown)
        if state.air:
            self.air()
        if state.called:
            self.put(state.called[-1])
            self.clear(NUMBERS)
            for number in state.called:
                if number:
                    self.cells[self.at + number - 1] = 1
            self.at += NUMBERS
            self.put(1 + self.around(state.named_by - 1) if state.named_by else 0)
            if MISSIONS[state.mission].twist.volunteers:
                self.flag(state.declined & up(1, self.viewer) != 0)
        if MISSIONS[state.mission].twist.turned:
            claims = state.claim is not None and state.phase != OVER
            self.put(self.place(state.claim.blind) if claims and state.claim is not None else 0)
        if state.apart:
            self.clear(self.places)
            for place in state.apart:
                self.cells[self.at + self.place(place) - 1] = 1
            self.at += self.places
        if state.snip:
            self.put(1 + self.around(state.snip[1] - 1) if state.snip[1] else 0)
            self.put(1 + self.around(state.snip[2] - 1) if state.snip[2] else 0)
        if state.clock:
            self.put(1 + state.clock[0])
            self.put(state.clock[1])
            self.flag(state.clock[2] > 1)
        if MISSIONS[state.mission].characters:
            for step in range(self.seats):
                self.put(character_of(state, self.seat(step)))

    def naming(self) -> None:
        state = self.state
        is_open = naming_of(state) is not None
        mine = is_open and state.turn == self.viewer
        self.flag(is_open)
        self.flag(mine and state.took_back)
        self.clear(self.places)
        if mine:
            for wire in state.named:
                self.cells[self.at + self.place(wire) - 1] = 1
        self.at += self.places

    def draft(self) -> None:
        state = self.state
        self.clear(YELLOW + self.seats)
        for value in state.offered:
            self.cells[self.at + value - 1] += 1
        for seat in state.drafters[1:]:
            self.cells[self.at + YELLOW + self.around(seat)] = 1
        self.at += YELLOW + self.seats
        self.put(1 + self.around(state.drafters[0]) if state.drafters else 0)

    def tokens(self) -> None:
        """Info tokens that were drawn, and those beside a hand."""
        state = self.state
        for step in range(self.seats):
            self.put(i64(state.drawn[self.seat(step)]) if state.drawn else 0)
        self.clear(self.seats * YELLOW)
        for laid in state.beside:
            self.cells[self.at + self.around(laid[0]) * YELLOW + laid[1] - 1] = 1
        self.at += self.seats * YELLOW

    def nano(self) -> None:
        state = self.state
        self.put(state.nano[0])
        if state.line:
            self.flag(state.nano[1] < 0)
            for number in state.line:
                self.put(number)
        if MISSIONS[state.mission].twist.nano == "keeper":
            self.flag(state.nano[1] < 0)
            self.put(len(state.kept))
            self.put(state.kept[0] if state.phase == TAKE and self.viewer == state.turn else 0)

    def constraints(self) -> None:
        """features.of_constraints"""
        state = self.state
        if state.lettered:
            self.put(state.binding[0])
            for card in state.lettered:
                self.put(card)
            return
        shared = is_shared(state)
        for step in range(1 if shared else self.seats):
            self.put(state.binding[0 if shared else self.seat(step)])
        self.clear(NUMBERS)
        open_cards = state.rules_gone if shared else state.rule_deck
        for card in open_cards:
            self.cells[self.at + card - 1] = 1
        self.at += NUMBERS

    def air(self) -> None:
        state = self.state
        for step in range(self.seats):
            self.put(state.air[self.seat(step)])
        self.put(state.air[-1])
        if MISSIONS[state.mission].twist.air == "given":
            self.put(1 + self.around(state.air_to - 1) if state.air_to else 0)
