"""Two Rooms and a Boom: the numbers of features.py, straight from the state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from boomtable.core.bits import up
from boomtable.core.pen import Pen
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.actions import actions_of
from boomtable.games.two_rooms.features import ASKED, DETAILS, LAST_SHOWN, PHASES, REASONS
from boomtable.games.two_rooms.pieces import BOUNCER_REVEAL, CALLS, CARD, CONDITIONS, NOBODY, REVEAL, ROOMS, SHARE
from boomtable.games.two_rooms.roles import COLOUR_OF, IDS, IS_AMBASSADOR
from boomtable.games.two_rooms.rules import calls, hostages, leading, waiting
from boomtable.games.two_rooms.state import (
    BY,
    BY_CARD,
    HOW,
    KIND,
    M_ROUND,
    M_SEAT,
    ROUND,
    SAW_BY,
    SEEN_BY,
    SWAPPED,
    TO,
    TO_CARD,
    TwoRoomsState,
    has,
)

COLOURS: Final[list[int]] = list(COLOUR_OF)
HIDES: Final[list[bool]] = list(IS_AMBASSADOR)
PHASE: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}
ENDED: Final[dict[str, int]] = {reason: 1 + number for number, reason in enumerate(REASONS)}
WHAT: Final[dict[str, int]] = {what: 1 + number for number, what in enumerate(ASKED)}
DETAIL: Final[dict[str, int]] = {detail: 1 + number for number, detail in enumerate(DETAILS)}
WON_BY: Final[dict[str, int]] = {team: 1 + number for number, team in enumerate(CALLS)}
ROLES: Final = len(IDS)


class Writer(Pen):
    """Writes the blocks of features.spec, from `at` on, as one seat sees them."""

    def __init__(self, state: TwoRoomsState, viewer: Seat, cells: "vec[i16]", at: i64) -> None:
        super().__init__(cells, at, viewer, state.seats)
        self.state = state
        self.me = viewer
        self.place: i64 = state.place[viewer]
        self.over = state.phase == "over"

    def write(self) -> i64:
        self.people()
        self.shown()
        self.rooms()
        self.own()
        self.asked()
        self.led()
        self.table()
        return self.at

    def someone(self, seat: i64) -> i64:
        """A seat as the viewer counts it, from 1; 0 for nobody."""
        return 0 if seat < 0 else 1 + self.around(seat)

    def own_flag(self, seats: i64) -> None:
        """Whether the viewer is in a bit set."""
        self.put(seats >> self.viewer & 1)

    def is_near(self, seat: i64) -> bool:
        return i64(self.state.place[seat]) == self.place

    # seats

    def people(self) -> None:
        state = self.state
        for step in range(self.seats):
            seat = self.seat(step)
            hidden = HIDES[state.cards[seat]] and not self.over and not self.is_near(seat)
            self.put(0 if hidden else 1 + state.place[seat])
        for step in range(self.seats):
            seat = self.seat(step)
            self.put(1 + state.cards[seat] if self.sees_card(seat) else 0)
        self.flags_around(state.bots)
        self.ready()
        self.flags_around(state.walking if state.phase == "walk" else 0)
        self.waited_on()
        for step in range(self.seats):
            self.put(self.call(int(self.seat(step))))
        winners: i64 = 0
        if self.over:
            for winner in state.winners:
                winners |= up(1, winner)
        self.flags_around(winners)

    def sees_card(self, seat: i64) -> bool:
        """view.sees_card"""
        state = self.state
        if self.over or HIDES[state.cards[seat]] or i64(state.callers) >> seat & 1:
            return True
        if seat == self.viewer:
            return state.round > 0
        return i64(state.open_cards) >> seat & 1 != 0 and self.is_near(seat)

    def ready(self) -> None:
        """view.known_ready"""
        ready: i64 = self.state.ready
        if self.state.phase == "deal":
            self.flags_around(ready)
            return
        in_round = self.state.phase == "round"
        for step in range(self.seats):
            seat = self.seat(step)
            self.flag(in_round and ready >> seat & 1 != 0 and self.is_near(seat))

    def waited_on(self) -> None:
        """view.waited_on"""
        waited: i64 = 0
        for seat in self.known_waited():
            waited |= up(1, seat)
        self.flags_around(waited)

    def known_waited(self) -> list[Seat]:
        state, me = self.state, self.me
        phase = state.phase
        if phase == "round":
            return [me] if state.is_sim and me in waiting.choosing(state) else []
        if phase == "calls":
            return [seat for seat in calls.callers(state) if seat != me or not calls.is_done(state, seat)]
        if phase == "select":
            chooser = hostages.chooser(state, int(self.place)) if self.place < len(ROOMS) else NOBODY
            return [] if chooser == NOBODY else [chooser]
        if phase == "parley" and not leading.leads(state, me):
            return []
        return waiting.waiting_on(state)

    def call(self, seat: Seat) -> i64:
        state = self.state
        if not has(state.callers, seat):
            return 0
        if not calls.is_shown(state, seat):
            return 1
        return 2 if state.calls[seat] == NOBODY else 3 + state.calls[seat]

    # what was shown

    def shown(self) -> None:
        """A sum for each seat, from the newest row to the oldest, and the last rows one by one."""
        cells, seats, state = self.cells, self.seats, self.state
        roles = self.at
        colours = roles + seats
        shares = colours + seats
        moves = shares + seats
        self.clear(5 * seats + 10 * LAST_SHOWN)
        for step in range(seats):
            seat = self.seat(step)
            if self.sees_card(seat):
                card: i64 = state.cards[seat]
                cells[roles + step] = i16(1 + card)
                cells[colours + step] = i16(1 + COLOURS[card])
        for moved in state.moved:
            step = self.around(moved[M_SEAT])
            cells[moves + step] += 1
            cells[moves + seats + step] = max(cells[moves + seats + step], i16(moved[M_ROUND]))
        self.at += 5 * seats
        rank: i64 = 0
        for row in reversed(state.shown):
            if self.over or i64(row[SEEN_BY]) >> self.viewer & 1:
                self.row(row, rank, roles)
                rank += 1
        self.at += 10 * LAST_SHOWN

    def row(self, row: list[int], rank: i64, roles: i64) -> None:
        """view.shown_row"""
        cells, over, seats = self.cells, self.over, self.seats
        by: i64 = row[BY]
        to: i64 = row[TO]
        how: i64 = row[HOW]
        by_card: i64 = row[BY_CARD]
        to_card: i64 = row[TO_CARD]
        saw = over or i64(row[SAW_BY]) >> self.viewer & 1 != 0
        whole = over or row[KIND] == CARD
        by_role: i64 = 1 + by_card if saw and (whole or by == self.viewer) else 0
        by_colour: i64 = 1 + COLOURS[by_card] if saw else 0
        to_role: i64 = 1 + to_card if saw and to_card >= 0 and (whole or to == self.viewer) else 0
        to_colour: i64 = 1 + COLOURS[to_card] if saw and to_card >= 0 else 0
        self.learn(roles + self.around(by), by_role, by_colour)
        if to >= 0:
            self.learn(roles + self.around(to), to_role, to_colour)
        if how == SHARE:
            cells[roles + 2 * seats + self.around(by)] += 1
            cells[roles + 2 * seats + self.around(to)] += 1
        if rank >= LAST_SHOWN:
            return
        at = self.at + rank
        cells[at] = i16(1 + self.around(by))
        cells[at + LAST_SHOWN] = i16(self.someone(to))
        cells[at + 2 * LAST_SHOWN] = i16(row[ROUND])
        cells[at + 3 * LAST_SHOWN] = i16(1 + (how if saw or how != BOUNCER_REVEAL else REVEAL))
        cells[at + 4 * LAST_SHOWN] = i16(1 + row[KIND])
        at += 5 * LAST_SHOWN + rank
        cells[at] = i16(by_role)
        cells[at + 1] = i16(to_role)
        cells[at + 2 * LAST_SHOWN] = i16(by_colour)
        cells[at + 2 * LAST_SHOWN + 1] = i16(to_colour)
        if over or by == self.viewer or to == self.viewer:
            cells[at + 4 * LAST_SHOWN - rank] = i16(1 + row[SWAPPED])

    def learn(self, at: i64, role: i64, colour: i64) -> None:
        """What was seen later stays."""
        if self.cells[at] == 0:
            self.cells[at] = i16(role)
        if self.cells[at + self.seats] == 0:
            self.cells[at + self.seats] = i16(colour)

    # rooms

    def sees_room(self, room: i64) -> bool:
        return self.over or self.place == room

    def rooms(self) -> None:
        state = self.state
        leaders = [state.leader[room] if self.sees_room(room) else NOBODY for room in ROOMS]
        held_out = [state.lead_to[room] if self.sees_room(room) else NOBODY for room in ROOMS]
        for leader in leaders:
            self.put(self.someone(leader))
        for room in ROOMS:
            self.flag(state.by_lot[room] and self.sees_room(room))
        for room in ROOMS:
            self.flag(state.shield[room] and self.sees_room(room))
        for target in held_out:
            self.put(self.someone(target))
        for room in ROOMS:
            self.flag(state.locked[room] and self.sees_room(room))
        for room in ROOMS:
            self.flag(state.phase == "round" and state.locked[room])
        self.hands()
        self.named()
        self.barred()

    def sees_hands(self, seat: i64) -> bool:
        """Whether a seat is in a room that the viewer sees."""
        place: i64 = self.state.place[seat]
        return place < len(ROOMS) and self.sees_room(place)

    def hands(self) -> None:
        for step in range(self.seats):
            seat = self.seat(step)
            self.put(self.someone(self.state.pointing[seat]) if self.sees_hands(seat) else 0)

    def named(self) -> None:
        self.clear(self.seats)
        for room in ROOMS:
            if self.sees_room(room):
                for place, seat in enumerate(self.state.hostages[room]):
                    self.cells[self.at + self.around(seat)] = i16(1 + place)
        self.at += self.seats

    def barred(self) -> None:
        """Of two in one room that the viewer sees."""
        state = self.state
        for step in range(self.seats):
            taker = self.seat(step)
            givers: i64 = state.barred[taker] if self.sees_hands(taker) else 0
            if givers == 0:
                self.clear(self.seats)
                self.at += self.seats
                continue
            for other in range(self.seats):
                giver = self.seat(other)
                self.flag(givers >> giver & 1 != 0 and state.place[giver] == state.place[taker])

    # the viewer's own

    def own(self) -> None:
        state, viewer = self.state, self.viewer
        conditions: i64 = state.conditions[viewer] if state.round > 0 else 0  # TR-022
        for place in range(i64(len(CONDITIONS))):
            self.put(conditions >> place & 1)
        self.put(self.someone(state.infected_by[viewer]))
        self.own_flag(state.used)
        self.own_flag(state.open_cards)
        self.own_flag(state.may_call)
        self.own_flag(state.resting)
        self.own_flag(state.aimed)
        self.flag(state.answers_lead and state.answering == viewer)
        self.put(self.someone(state.aim[viewer]))
        self.offers()

    def offers(self) -> None:
        """What is offered to the viewer, with the rank of each offer, and what it offers itself."""
        state, seats = self.state, self.seats
        self.clear(3 * seats)
        for step in range(i64(1), seats):
            seat = self.seat(step)
            if state.offer_to[seat] == self.viewer:
                self.cells[self.at + step] = i16(1 + state.offer_kind[seat])
                self.cells[self.at + seats + step] = i16(1 + self.older_offers(seat))
        target: i64 = state.offer_to[self.viewer]
        if target >= 0:
            self.cells[self.at + 2 * seats + self.around(target)] = i16(1 + state.offer_kind[self.viewer])
        self.at += 3 * seats

    def older_offers(self, seat: i64) -> i64:
        """How many offers to the viewer came before that of a seat."""
        state = self.state
        older: i64 = 0
        came: i64 = state.offer_at[seat]
        for other in range(self.seats):
            if state.offer_to[other] == self.viewer and other != seat:
                at: i64 = state.offer_at[other]
                if at < came or (at == came and other < seat):
                    older += 1
        return older

    def asked(self) -> None:
        """The newest question of each seat to the viewer."""
        seats = self.seats
        self.clear(3 * seats)
        for row in self.state.questions:
            if row[0] == self.viewer:
                what, about, detail = actions_of(self.state).spoken(row[1], row[2])
                at = self.at + self.around(row[1])
                self.cells[at] = i16(WHAT[what])
                self.cells[at + seats] = i16(0 if about is None else self.someone(about))
                self.cells[at + 2 * seats] = i16(0 if detail is None else DETAIL[detail])
        self.at += 3 * seats

    def led(self) -> None:
        """What the viewer knows as leader, and then what it has called and answers."""
        state, viewer = self.state, self.viewer
        leads = leading.leads(state, self.me)
        self.clear(self.seats)
        if leads:
            for place, seat in enumerate(state.drafts[self.place]):
                self.cells[self.at + self.around(seat)] = i16(1 + place)
        self.at += self.seats
        meets = leads and state.phase == "parley"
        other = state.leader[1] if state.leader[0] == viewer else state.leader[0]
        self.put(self.someone(other) if meets else 0)
        met = up(1, other) | up(1, viewer) if meets else 0
        self.flags_around(i64(state.ready) & met)
        self.put(1 + state.calls[viewer])
        self.put(self.someone(state.answers_to) if state.answering == viewer else 0)

    # the table

    def table(self) -> None:
        state = self.state
        self.clear(ROLES)
        if self.over or state.options.open_deck:
            for card in state.deck:
                self.cells[self.at + card] += 1
        self.at += ROLES
        self.put(PHASE[state.phase])
        self.put(state.round)
        self.put(state.rounds)
        self.put(state.tick)
        self.put(hostages.by_table(state))
        self.put(1 + state.to_send)
        self.flag(state.lock_open)
        self.put(WON_BY.get(state.winner, 0))
        self.put(1 + state.buried if self.over else 0)
        self.put(ENDED[state.reason] if self.over else 0)
