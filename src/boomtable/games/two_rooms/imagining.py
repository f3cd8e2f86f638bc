"""Two Rooms and a Boom: a full state that looks the same to a viewer. What it could not notice did not happen; the cards that it
cannot place are dealt anew, weighed by the chance of the deal."""

from boomtable.core.dice import Dice
from boomtable.core.seats import Seat, Viewer, is_seat
from boomtable.games.two_rooms import actions, hidden_deck, knowledge, start
from boomtable.games.two_rooms.pieces import CALLS, CONDITIONS, HALL, HOW_MOVED, HOW_SHOWN, KINDS, NOBODY, PLACES, ROOMS, Place
from boomtable.games.two_rooms.roles import GAMBLER, NUMBER, ROLES
from boomtable.games.two_rooms.rules import hostages, premature
from boomtable.games.two_rooms.schema import OwnView, Pass, QuestionView, ShownView, TwoRoomsView, with_roles
from boomtable.games.two_rooms.state import TwoRoomsState, bits_of, population

STEP = 1000  # sequence numbers of a round: shown cards count up from its start, hostages move at its end
TRIES = 100


def determinize(seen: TwoRoomsView, viewer: Viewer, dice: Dice) -> TwoRoomsState:
    options = seen.options if seen.deck is not None else with_roles(seen.options, hidden_deck.guess(seen))
    state = start.empty_table(options)
    set_public(state, seen)
    set_memory(state, seen)
    deal(state, seen, viewer, dice)
    set_places(state, seen, viewer, dice)
    for room in ROOMS:
        set_room(state, seen, room, dice)
    set_calls(state, seen, viewer)
    if seen.own is not None:
        set_own(state, seen, seen.own)
    set_ticks(state, seen, viewer)
    return state


def set_public(state: TwoRoomsState, seen: TwoRoomsView) -> None:
    state.phase = seen.phase
    state.round = seen.round
    state.tick = seen.tick
    state.seq = (seen.round + 1) * STEP
    state.to_send = NOBODY if seen.to_send is None else seen.to_send
    state.bots = bits_of(list(seen.bots))
    state.ready = bits_of(list(seen.ready))
    state.lock_open = seen.lock_open
    state.walking = bits_of(list(seen.walking))
    if seen.outcome is not None:
        state.reason = seen.outcome.reason
        state.winners = list(seen.outcome.winners)
        state.winner = seen.winner or ""
        state.why = [result.why for result in seen.results]


# what was shown and who moved


def set_memory(state: TwoRoomsState, seen: TwoRoomsView) -> None:
    for number, row in enumerate(seen.shown.each):
        seq = row.round * STEP + number
        state.shown.append(shown_row(state, row, seq))
        if row.swapped and row.to is not None:
            state.since[row.by] = state.since[row.to] = seq
    for move in seen.moves:
        seq = move.round * STEP + (STEP - 1 if move.how == "hostage" else STEP // 2)
        source, to = PLACES.index(move.source), PLACES.index(move.to)
        state.moved.append([seq, move.round, move.seat, source, to, HOW_MOVED.index(move.how)])


def shown_row(state: TwoRoomsState, row: ShownView, seq: int) -> list[int]:
    """A row for something that was shown: everybody noticed it and saw what the viewer saw; its cards are filled in by the deal."""
    everybody = bits_of(list(range(state.seats)))
    to = NOBODY if row.to is None else row.to
    saw = everybody if row.by_colour is not None and row.how != "share" else bits_of([row.by] + ([] if to == NOBODY else [to]))
    by_card = NOBODY if row.by_role is None else NUMBER[row.by_role]
    to_card = NOBODY if row.to_role is None else NUMBER[row.to_role]
    return [
        seq,
        row.round,
        row.by,
        to,
        HOW_SHOWN.index(row.how),
        KINDS.index(row.kind),
        by_card,
        to_card,
        int(row.swapped or 0),
        everybody,
        saw,
    ]


# cards


def deal(state: TwoRoomsState, seen: TwoRoomsView, viewer: Viewer, dice: Dice) -> None:
    """Deal until the viewer's own infection fits; if it never does, it is set as the viewer sees it."""
    known = knowledge.known_cards(seen, state.deck)
    for _ in range(TRIES):
        knowledge.deal(state, known, dice)
        state.open_cards |= open_cards(state, seen)
        knowledge.fill_rows(state, seen)
        if not is_seat(viewer) or knowledge.infect(state, seen, viewer):
            return


def open_cards(state: TwoRoomsState, seen: TwoRoomsView) -> int:
    called = [call.seat for call in seen.calls]
    own = NOBODY if seen.own is None else seen.own.seat
    lying = [row.by for row in seen.shown.each if row.how == "usurper"]
    if seen.outcome is None:
        lying += [seat for seat, card in enumerate(seen.cards) if card is not None and seat != own and seat not in called]
    if seen.own is not None and seen.own.open:
        lying.append(own)
    return bits_of(sorted(set(lying)))


# rooms


def set_places(state: TwoRoomsState, seen: TwoRoomsView, viewer: Viewer, dice: Dice) -> None:
    """Put everybody where the viewer sees them; an Ambassador out of sight waits in the hall, unless the viewer stands there."""
    here = is_seat(viewer) and seen.places[viewer] == "hall"
    for seat, place in enumerate(seen.places):
        state.place[seat] = PLACES.index(place) if place is not None else dice.pick(2) if here else HALL


def set_room(state: TwoRoomsState, seen: TwoRoomsView, room: Place, dice: Dice) -> None:
    view = seen.rooms[room]
    if view is None:
        imagine_room(state, seen, room, dice)
        return
    state.leader[room] = NOBODY if view.leader is None else view.leader
    state.by_lot[room] = view.by_lot
    state.shield[room] = view.shield
    for seat, target in view.pointing:
        state.pointing[seat] = target
    if view.lead_offer is not None:
        state.lead_to[room] = view.lead_offer[1]
    for taker, giver in view.barred:
        state.barred[taker] |= 1 << giver
    state.locked[room] = view.locked
    state.hostages[room] = list(view.hostages)


def imagine_room(state: TwoRoomsState, seen: TwoRoomsView, room: Place, dice: Dice) -> None:
    """Fill in a room that the viewer does not see: it has a leader if it must by now, and hostages if these are known to be named."""
    locked = PLACES[room] in seen.waiting or seen.phase == "parley"
    if seen.round > 1 or seen.phase not in ("deal", "round") or locked:
        choices = population(state, room)
        state.leader[room] = choices[dice.pick(len(choices))]
    if locked:
        state.locked[room] = True
        count = hostages.needed(state, room) if seen.phase == "round" else state.to_send
        state.hostages[room] = drawn(hostages.eligible(state, room), count, dice)


def drawn(seats: list[Seat], count: int, dice: Dice) -> list[Seat]:
    return [seats.pop(dice.pick(len(seats))) for _ in range(count)]


# calls, and what only the viewer knows


def set_calls(state: TwoRoomsState, seen: TwoRoomsView, viewer: Viewer) -> None:
    if seen.options.premature_loss and seen.round == seen.rounds and seen.phase not in ("calls", "over"):
        premature.tell(state, None)
    for call in seen.calls:
        state.callers |= 1 << call.seat
        state.may_call |= (ROLES[NUMBER[call.role]].pause == 0) << call.seat
        if call.done or (call.seat == viewer and viewer not in seen.waiting_on):
            state.called |= 1 << call.seat
        if call.team is not None:
            state.calls[call.seat] = CALLS.index(call.team)
        state.pause = max(state.pause, ROLES[NUMBER[call.role]].pause or ROLES[GAMBLER].pause)


def set_own(state: TwoRoomsState, seen: TwoRoomsView, own: OwnView) -> None:
    seat = own.seat
    if seen.round > 0:
        state.conditions[seat] = sum(1 << CONDITIONS.index(name) for name in own.conditions)
    state.infected_by[seat] = NOBODY if own.infected_by is None else own.infected_by
    state.used |= own.power_used << seat
    state.aim[seat] = NOBODY if own.aim is None else own.aim
    for place, offer in enumerate(own.offers):
        state.offer_to[offer.by] = offer.to
        state.offer_kind[offer.by] = KINDS.index(offer.kind)
        state.offer_at[offer.by] = 1 + place
    state.questions = sorted([seat, asked.by, number_of(state, asked)] for asked in own.questions)
    if state.place[seat] != HALL and state.leader[state.place[seat]] == seat:
        state.drafts[state.place[seat]] = list(own.draft)
    if own.other_leader is not None:
        set_other_leader(state, own.other_leader)
        state.ready = bits_of(list(own.parley_ready))
    state.may_call = state.may_call & ~(1 << seat) | own.may_call << seat
    if own.called is not None:
        state.calls[seat] = CALLS.index(own.called)
    state.resting |= own.resting << seat
    state.asked[seat] = own.asked
    state.changes[seat] = own.changes


def set_other_leader(state: TwoRoomsState, leader: Seat) -> None:
    """Make this the leader of the other room, who cannot be a hostage."""
    room = state.place[leader]
    if leader in state.hostages[room]:
        state.hostages[room][state.hostages[room].index(leader)] = state.leader[room]
    state.leader[room] = leader


def number_of(state: TwoRoomsState, asked: QuestionView) -> int:
    return actions.actions_of(state).code_of(asked.by, (asked.what, asked.about, asked.detail))


def set_ticks(state: TwoRoomsState, seen: TwoRoomsView, viewer: Viewer) -> None:
    """Set the choices of this tick: others have yet to choose; the viewer has chosen, unless it is waited on."""
    if seen.options.mode != "sim" or seen.phase != "round":
        return
    state.beat = 1
    if seen.own is None:
        return
    own = seen.own
    state.aimed |= own.aimed << viewer
    if own.answers is not None:
        state.beat = 2
        state.answering = viewer
        state.answers_to = own.answers
        state.answers_lead = own.answers_lead
    elif viewer not in seen.waiting_on:
        state.choices[viewer] = actions.actions_of(state).number(viewer, Pass())
