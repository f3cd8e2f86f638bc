"""Two Rooms and a Boom: what a viewer may know (section 13 of the ledger)."""

from boomtable.core.schema import Event
from boomtable.core.seats import FIRST_AUDIENCE, FULL, Seat, Viewer, is_audience, is_seat
from boomtable.games.two_rooms import decks, schema, timing
from boomtable.games.two_rooms.own_view import own_view
from boomtable.games.two_rooms.pieces import BOUNCER_REVEAL, HOW_MOVED, HOW_SHOWN, KINDS, NOBODY, PLACES, REVEAL, ROOMS, Place
from boomtable.games.two_rooms.roles import COLOUR_OF, IDS, SIDES
from boomtable.games.two_rooms.rules import calls, clocks, ending, hostages, leading, waiting
from boomtable.games.two_rooms.state import (
    BY,
    BY_CARD,
    HOW,
    KIND,
    M_HOW,
    M_ROUND,
    M_SEAT,
    M_SOURCE,
    M_TO,
    ROUND,
    SAW_BY,
    SEEN_BY,
    SWAPPED,
    TO,
    TO_CARD,
    TwoRoomsState,
    has,
    is_ambassador,
    present,
    seats_in,
)


def view(state: TwoRoomsState, viewer: Viewer) -> schema.TwoRoomsView:
    is_over = state.phase == "over"
    return schema.TwoRoomsView(
        waiting_on=waited_on(state, viewer),
        timers=tuple(clocks.known_timers(state, viewer)),
        outcome=ending.outcome(state),
        options=known_options(state, viewer),
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        tick=state.tick,
        hostages=hostages.by_table(state),
        schedule=timing.schedule(state.players, state.rounds),
        to_send=None if state.to_send == NOBODY else state.to_send,
        deck=tuple(IDS[card] for card in state.deck) if state.options.open_deck or viewer == FULL or is_over else None,
        places=tuple(PLACES[state.place[seat]] if sees_place(state, viewer, seat) else None for seat in range(state.seats)),
        cards=tuple(IDS[card] if sees_card(state, viewer, seat) else None for seat, card in enumerate(state.cards)),
        bots=tuple(seats_in(state.bots)),
        ready=known_ready(state, viewer),
        rooms=(room_view(state, viewer, ROOMS[0]), room_view(state, viewer, ROOMS[1])),
        waiting=tuple(leading.ROOM_NAMES[room] for room in ROOMS if state.phase == "round" and state.locked[room]),
        lock_open=state.lock_open,
        shown=shown_table(state, viewer),
        moves=tuple(moved_view(row) for row in state.moved),
        walking=tuple(seats_in(state.walking)) if state.phase == "walk" else (),
        calls=tuple(call_view(state, seat) for seat in seats_in(state.callers)),
        own=own_view(state, viewer) if is_seat(viewer) else None,
        results=ending.results(state) if is_over else (),
        winner=state.winner or None,
        buried=ending.buried(state) if is_over or viewer == FULL else None,
    )


def known_ready(state: TwoRoomsState, viewer: Viewer) -> tuple[Seat, ...]:
    """Who is ready to begin, and of the viewer's own room who is ready to end the round (TR-407)."""
    if state.phase == "deal":
        return tuple(seats_in(state.ready))
    if state.phase != "round":
        return ()
    place = place_of(state, viewer)
    return tuple(seat for seat in seats_in(state.ready) if viewer == FULL or state.place[seat] == place)


def known_options(state: TwoRoomsState, viewer: Viewer) -> schema.TwoRoomsOptions:
    return state.options if viewer == FULL or state.phase == "over" else decks.known_part(state.options)


def waited_on(state: TwoRoomsState, viewer: Viewer) -> tuple[Seat, ...]:
    """Who is waited on, as far as a viewer may know: nothing about the other room or about hidden choices."""
    waited = waiting.waiting_on(state)
    if viewer == FULL or state.phase in ("deal", "walk", "over"):
        return tuple(waited)
    if state.phase == "calls":  # who of several has called is shown when all have
        return tuple(seat for seat in calls.callers(state) if seat != viewer or seat in waited)
    if state.phase == "select":
        rooms = [room for room in ROOMS if sees_room(state, viewer, room)]
        return tuple(seat for room in rooms if (seat := hostages.chooser(state, room)) != NOBODY)
    if state.phase == "parley":
        return tuple(waited) if is_seat(viewer) and leading.leads(state, viewer) else ()
    return (viewer,) if state.is_sim and viewer in waited else ()


def place_of(state: TwoRoomsState, viewer: Viewer) -> Place:
    """Where a viewer is; the screens hang in their rooms (TR-314)."""
    if is_seat(viewer):
        return state.place[viewer]
    return FIRST_AUDIENCE - viewer if is_audience(viewer) else NOBODY


def sees_room(state: TwoRoomsState, viewer: Viewer, room: Place) -> bool:
    return viewer == FULL or state.phase == "over" or place_of(state, viewer) == room


def sees_place(state: TwoRoomsState, viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer knows where a seat is: rooms are public (TR-299), but Ambassadors are seen only in the same place (TR-158)."""
    if not is_ambassador(state, seat) or viewer == FULL or state.phase == "over":
        return True
    return is_seat(viewer) and state.place[viewer] == state.place[seat]


def sees_card(state: TwoRoomsState, viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer sees a card: its own from the first round on, open cards in its place, and those of Ambassadors and callers."""
    if viewer == FULL or state.phase == "over" or is_ambassador(state, seat) or has(state.callers, seat):
        return True
    if viewer == seat:
        return state.round > 0
    return is_seat(viewer) and has(state.open_cards, seat) and state.place[viewer] == state.place[seat]


def room_view(state: TwoRoomsState, viewer: Viewer, room: Place) -> schema.RoomView | None:
    if not sees_room(state, viewer, room):
        return None
    here, leader = present(state, room), state.leader[room]
    lead_to = NOBODY if is_audience(viewer) else state.lead_to[room]
    return schema.RoomView(
        leader=None if leader == NOBODY else leader,
        by_lot=state.by_lot[room],
        shield=state.shield[room],
        pointing=tuple((seat, state.pointing[seat]) for seat in here if state.pointing[seat] != NOBODY),
        threshold=leading.threshold(state, room),
        lead_offer=None if lead_to == NOBODY else (leader, lead_to),
        barred=() if is_audience(viewer) else tuple((taker, giver) for taker in here for giver in here if has(state.barred[taker], giver)),
        locked=state.locked[room],
        hostages=tuple(state.hostages[room]),
    )


def noticed_row(state: TwoRoomsState, viewer: Viewer, row: list[int]) -> bool:
    if viewer == FULL or state.phase == "over":
        return True
    return is_seat(viewer) and has(row[SEEN_BY], viewer)


def shown_table(state: TwoRoomsState, viewer: Viewer) -> schema.ShownTable:
    ways: dict[schema.Way, int] = {}
    cards: dict[schema.Seen, int] = {}
    rows = tuple([shown_row(state, viewer, row, ways, cards) for row in state.shown if noticed_row(state, viewer, row)])
    return schema.ShownTable(tuple(ways), tuple(cards), rows)


def shown_row(
    state: TwoRoomsState, viewer: Viewer, row: list[int], ways: dict[schema.Way, int], cards: dict[schema.Seen, int]
) -> schema.ShownRow:
    """What was shown, to those who saw it or hold the card themselves. To others a Bouncer's reveal looks like any other (TR-162)."""
    is_open = viewer == FULL or state.phase == "over"
    saw = is_open or has(row[SAW_BY], viewer)
    swapped = bool(row[SWAPPED]) if is_open or viewer in (row[BY], row[TO]) else None
    way = HOW_SHOWN[row[HOW] if saw or row[HOW] != BOUNCER_REVEAL else REVEAL], KINDS[row[KIND]], swapped
    is_whole = is_open or way[1] == "card"
    by_card = seen_card(row[BY_CARD], is_whole or viewer == row[BY], cards) if saw else None
    to_card = seen_card(row[TO_CARD], is_whole or viewer == row[TO], cards) if saw and row[TO_CARD] != NOBODY else None
    to = None if row[TO] == NOBODY else row[TO]
    return row[ROUND], row[BY], to, ways.setdefault(way, len(ways)), by_card, to_card


def seen_card(card: int, is_whole: bool, cards: dict[schema.Seen, int]) -> int:
    """The place of a card among those that the viewer saw."""
    seen = IDS[card] if is_whole else None, SIDES[COLOUR_OF[card]]
    return cards.setdefault(seen, len(cards))


def moved_view(row: list[int]) -> schema.MovedView:
    source, to = leading.ROOM_NAMES[row[M_SOURCE]], leading.ROOM_NAMES[row[M_TO]]
    return schema.MovedView(row[M_ROUND], row[M_SEAT], source, to, HOW_MOVED[row[M_HOW]])


def call_view(state: TwoRoomsState, seat: Seat) -> schema.CallView:
    done = calls.is_shown(state, seat)
    return schema.CallView(seat, IDS[state.cards[seat]], calls.team_of(state, seat) if done else None, done)


def redact(event: Event, viewer: Viewer) -> Event:
    """The event as a viewer notices it: many learn that cards were shown, few what they are."""
    if viewer == FULL:
        return event
    if isinstance(event, schema.Revealed) and event.to is not None and viewer not in (event.by, event.to):
        return schema.fact_of_reveal(event)
    if isinstance(event, schema.Shared) and viewer not in (event.a, event.b):
        return schema.fact_of_share(event)
    return event
