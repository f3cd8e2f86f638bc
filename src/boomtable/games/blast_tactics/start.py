"""Blast Tactics: laying out a game (section 4 of the ledger)."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.games.blast_tactics.arena import Arena, arena_of
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.pieces import CARD_NAMES
from boomtable.games.blast_tactics.rules import drawing, turning
from boomtable.games.blast_tactics.schema import BlastTacticsOptions, GameBegun
from boomtable.games.blast_tactics.state import BlastTacticsState, blank

STANDARD = {2: "duel_alley", 3: "three_corners", 4: "four_forts"}  # BT-035


def text_of(options: BlastTacticsOptions) -> str:
    if options.arena == "custom":
        return "\n".join(options.plan)
    return TEXTS[STANDARD[options.seats] if options.arena == "standard" else options.arena]


def laid_out(options: BlastTacticsOptions, arena: Arena) -> BlastTacticsState:
    """The state with the figures on their starts and nothing drawn yet."""
    state = blank(options.seats, arena)
    state.arena_name = options.arena if options.arena != "standard" else STANDARD[options.seats]
    state.revenge = options.revenge
    state.whole_trail = options.trail == "turn"
    state.danger_map = options.danger_map
    state.turn_seconds = options.turn_seconds
    state.canonical_lay = options.canonical_lay
    state.at = arena.starts[:]
    return state


def lay_out(options: BlastTacticsOptions, dice: Dice) -> tuple[BlastTacticsState, list[Event]]:
    state = laid_out(options, arena_of(text_of(options)))
    for _ in range(drawing.ROW):
        state.row.append(drawing.draw(state, dice))  # BT-057
    state.first = options.first - 1 if options.first else dice.pick(options.seats)  # BT-058
    state.turn = (state.first - 1) % options.seats
    told: list[Event] = [GameBegun(state.first, tuple(CARD_NAMES[card] for card in state.row))]
    turning.go_on(state, dice, told)
    return state, told
