"""Bombs Away: what a viewer may know (section 13 of the ledger)."""

from boomtable.core.schema import Event
from boomtable.core.seats import FULL, Seat, Viewer
from boomtable.games.bombs_away import schema
from boomtable.games.bombs_away.network import MIDDLE, STEPS, Network, cards_on, x_of, y_of
from boomtable.games.bombs_away.pieces import KIND, TURNED
from boomtable.games.bombs_away.rules import clocks, turning
from boomtable.games.bombs_away.start import cards_of
from boomtable.games.bombs_away.state import BombsAwayState, seats_in

SIDES: tuple[schema.Side, ...] = ("N", "E", "S", "W")


def waiting_on(state: BombsAwayState) -> list[Seat]:
    return [] if state.ended else [state.turn]


def view(state: BombsAwayState, viewer: Viewer) -> schema.BombsAwayView:
    network = state.network
    return schema.BombsAwayView(
        waiting_on=tuple(waiting_on(state)),
        timers=tuple(clocks.timers(state)),
        outcome=turning.outcome(state),
        cards=tuple(card_view(network, position) for position in cards_on(network)),
        open_ends=open_ends(network),
        hands=tuple(cards_of(hand) if sees(state, viewer, seat) else None for seat, hand in enumerate(state.hands)),
        sizes=tuple(state.sizes),
        pile=state.pile_size,
        discard=tuple(state.discard),
        dealer=state.dealer,
        turn=state.turn,
        round=round_of(state),
        turns=state.turns,
        moves=state.moves,
        thrown=state.thrown,
        second=state.second,
        drawn=state.drawn,
        passes=state.passes,
        deal=state.deal,
        deals=state.seats if state.match else 1,
        scores=tuple(state.scores),
        wins=tuple(state.wins),
        out=tuple(seats_in(state.out, state.seats)),
        away=tuple(seats_in(state.away, state.seats)),
        reason=state.reason,
        settings=settings_view(state),
    )


def round_of(state: BombsAwayState) -> int:
    """The number of the round, from 1. The turn that ended the game is counted already; a claim ends none."""
    is_played_out = state.ended and state.reason != "opponent_left"
    return (state.turns - is_played_out) // state.seats + 1


def sees(state: BombsAwayState, viewer: Viewer, seat: Seat) -> bool:
    return viewer in (seat, FULL) or state.ended


def card_view(network: Network, position: int) -> schema.CardView:
    face = network.face_at(position)
    return schema.CardView(KIND[face], x_of(position), y_of(position), TURNED[face])


def open_ends(network: Network) -> tuple[schema.OpenEnd, ...]:
    found: list[schema.OpenEnd] = []
    for position in [MIDDLE, *cards_on(network)]:
        for side in range(4):
            if network.openings(position) >> side & 1 and network.is_empty(position + STEPS[side]):
                found.append(schema.OpenEnd(x_of(position), y_of(position), SIDES[side]))
    return tuple(found)


def settings_view(state: BombsAwayState) -> schema.SettingsView:
    return schema.SettingsView(
        state.match,
        state.even_turns,
        state.short_hand,
        state.tough_pipes,
        state.even_bombs,
        state.late_start,
        state.turn_seconds,
    )


def redact(event: Event, viewer: Viewer) -> Event:
    """The event as this viewer notices it: cards dealt and drawn are shown to their owner only (BA-121)."""
    if isinstance(event, schema.Dealt) and viewer not in (event.seat, FULL):
        return schema.Dealt(event.seat, event.count, None)
    if isinstance(event, schema.Drew) and viewer not in (event.seat, FULL):
        return schema.Drew(event.seat, None, event.forced)
    return event
