"""Blast Tactics: good options to start from, and the next game of a series."""

import msgspec

from boomtable.core.schema import Preset
from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.schema import BlastTacticsOptions

TURN_SECONDS = 60  # BT-393


def presets(seats: int) -> list[Preset]:
    """One preset for each arena, the standard one first; then the standard one in Revenge Mode."""
    names = [name for name, text in TEXTS.items() if arena_of(text).players == seats]
    found = [Preset(name, BlastTacticsOptions(seats, arena=name, turn_seconds=TURN_SECONDS)) for name in names]  # type: ignore[arg-type]
    if seats > 2:  # BT-309
        standard = BlastTacticsOptions(seats, revenge=True, turn_seconds=TURN_SECONDS)
        found.insert(1, Preset("revenge", standard))
    return found


def next_options(options: BlastTacticsOptions) -> BlastTacticsOptions:
    """The first seat moves on (BT-059); where it was drawn by lot it is drawn again. Explanations are for the first game."""
    first = 0 if options.first == 0 else options.first % options.seats + 1
    return msgspec.structs.replace(options, first=first, guided=False)
