"""Blast Tactics: what a viewer may know. Nobody knows more than anybody else (BT-380 to BT-383)."""

from boomtable.core.seats import Seat
from boomtable.games.blast_tactics import foresight
from boomtable.games.blast_tactics.pieces import CARD_NAMES, FIRST_BOMB, FLOOR, owner_of, side_of
from boomtable.games.blast_tactics.rules import clocks, collapse, drawing, ending, gloves, punching
from boomtable.games.blast_tactics.rules.blast import arms_of
from boomtable.games.blast_tactics.rules.flying import landing
from boomtable.games.blast_tactics.schema import ArenaView, BlastTacticsView, BombView, PlayerView
from boomtable.games.blast_tactics.state import (
    ACTION,
    NOBODY,
    OVER,
    PHASES,
    BlastTacticsState,
    bomb_squares,
    inventory,
    is_alive,
    reach,
    total,
)


def waiting_on(state: BlastTacticsState) -> list[Seat]:
    return [] if state.phase == OVER else [state.turn]


def view(state: BlastTacticsState) -> BlastTacticsView:
    return BlastTacticsView(
        waiting_on=tuple(waiting_on(state)),
        timers=tuple(clocks.timers(state)),
        outcome=ending.outcome(state),
        arena=arena_view(state),
        things=tuple(FLOOR if thing >= FIRST_BOMB else thing for thing in state.things),
        features=tuple(state.features),
        bombs=bombs(state),
        players=players(state),
        row=tuple(CARD_NAMES[card] for card in state.row),
        deck=drawing.size_of_deck(state),
        undrawn=tuple(state.deck),
        discard=tuple(state.discard),
        drawn=state.drawn,
        hidden=tuple(state.hidden),
        gone=tuple(state.gone),
        holder=None if state.holder == NOBODY else state.holder,
        flipped=state.flipped,
        next_tiles=() if state.holder == NOBODY else tuple(collapse.batches(state)[state.flipped :]),
        turn=state.turn,
        phase=PHASES[state.phase],
        turns=state.turns,
        moves=state.moves,
        actions=state.actions,
        free=state.free,
        free_card=state.free_card,
        used=state.used,
        trail=tuple(state.trail),
        punches=punches(state),
        throws=throws(state),
        laid=state.laid,
        immune=tuple(seat for seat in range(state.seats) if state.immune >> seat & 1),
        fell=tuple(state.fell),
        first=state.first,
        bank_used=state.bank_used,
        danger=tuple(foresight.danger(state)) if state.danger_map and state.phase != OVER else None,
        revenge=state.revenge,
        whole_trail=state.whole_trail,
        danger_map=state.danger_map,
        turn_seconds=state.turn_seconds,
        canonical_lay=state.canonical_lay,
    )


def arena_view(state: BlastTacticsState) -> ArenaView:
    arena = state.arena
    return ArenaView(state.arena_name, arena.text, tuple(arena.rows), tuple(arena.tiles))  # type: ignore[arg-type]


def bombs(state: BlastTacticsState) -> tuple[BombView, ...]:
    lying = [bomb_view(state, square, state.things[square], None) for square in bomb_squares(state)]
    carried = [bomb_view(state, state.at[seat], thing, seat) for seat, thing in enumerate(state.carried) if thing]
    return tuple(lying + carried)


def bomb_view(state: BlastTacticsState, square: int, thing: int, carrier: Seat | None) -> BombView:
    owner = owner_of(thing)
    return BombView(square, owner, side_of(thing), arms_of(state, square, owner), carrier)


def players(state: BlastTacticsState) -> tuple[PlayerView, ...]:
    places = ending.places(state)
    return tuple(
        PlayerView(
            state.at[seat] if is_alive(state, seat) else None,
            bool(state.hearts[seat]),
            inventory(state, seat),
            total(state, seat),
            reach(state, seat),
            state.bomb_ups[seat],
            state.flame_ups[seat],
            state.speed_ups[seat],
            places[seat],
            state.bank[seat],
        )
        for seat in range(state.seats)
    )


def punches(state: BlastTacticsState) -> tuple[int | None, ...]:
    """Where a bomb punched in each direction would land, whether or not the card is in the row."""
    found: list[int | None] = [None] * 4
    if state.phase == ACTION:
        for direction in punching.directions(state, state.turn):
            found[direction] = landing(state, direction, punching.target(state, state.turn, direction))
    return tuple(found)


def throws(state: BlastTacticsState) -> tuple[int | None, ...]:
    found: list[int | None] = [None] * 4
    if state.phase == ACTION:
        for direction in gloves.directions(state, state.turn):
            found[direction] = landing(state, direction, state.at[state.turn])
    return tuple(found)
