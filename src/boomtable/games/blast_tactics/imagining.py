"""Blast Tactics: the state behind a view. There is only one: what nobody knows has not been drawn (BT-430)."""

from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.pieces import CARD_NAMES, bomb
from boomtable.games.blast_tactics.schema import BlastTacticsView
from boomtable.games.blast_tactics.state import NOBODY, PHASES, BlastTacticsState, blank


def state_of(seen: BlastTacticsView) -> BlastTacticsState:
    state = blank(len(seen.players), arena_of(seen.arena.text))
    settle(state, seen)
    set_board(state, seen)
    set_cards(state, seen)
    set_turn(state, seen)
    return state


def settle(state: BlastTacticsState, seen: BlastTacticsView) -> None:
    state.arena_name = seen.arena.name
    state.revenge = seen.revenge
    state.whole_trail = seen.whole_trail
    state.danger_map = seen.danger_map
    state.turn_seconds = seen.turn_seconds
    state.canonical_lay = seen.canonical_lay
    state.first = seen.first
    state.moves = seen.moves
    state.fell = list(seen.fell)
    state.moment = max(seen.fell)
    if seen.outcome is not None:
        state.winners = list(seen.outcome.winners)
        state.reason = seen.outcome.reason


def set_board(state: BlastTacticsState, seen: BlastTacticsView) -> None:
    state.things = list(seen.things)
    state.features = list(seen.features)
    for lying in seen.bombs:
        state.in_play[lying.owner] += 1
        if lying.carrier is None:
            state.things[lying.square] = bomb(lying.owner, lying.side)
        else:
            state.carried[lying.carrier] = bomb(lying.owner, lying.side)
    for seat, player in enumerate(seen.players):
        state.at[seat] = NOBODY if player.square is None else player.square
        state.hearts[seat] = int(player.heart)
        state.bomb_ups[seat] = player.bomb_ups
        state.flame_ups[seat] = player.flame_ups
        state.speed_ups[seat] = player.speed_ups
        state.bank[seat] = player.bank
    state.hidden = list(seen.hidden)
    state.gone = list(seen.gone)


def set_cards(state: BlastTacticsState, seen: BlastTacticsView) -> None:
    state.row = [CARD_NAMES.index(card) for card in seen.row]
    state.deck = list(seen.undrawn)
    state.discard = list(seen.discard)
    state.drawn = seen.drawn
    state.holder = NOBODY if seen.holder is None else seen.holder
    state.flipped = seen.flipped


def set_turn(state: BlastTacticsState, seen: BlastTacticsView) -> None:
    state.turn = seen.turn
    state.turns = seen.turns
    state.phase = next(phase for phase, name in PHASES.items() if name == seen.phase)
    state.actions = seen.actions
    state.free = seen.free
    state.free_card = seen.free_card
    state.used = seen.used
    state.trail = list(seen.trail)
    state.laid = seen.laid
    state.immune = sum(1 << seat for seat in seen.immune)
    state.bank_used = seen.bank_used
