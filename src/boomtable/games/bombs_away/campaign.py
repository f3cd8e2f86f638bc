"""Bombs Away: good options to start from, and the next game of a series."""

import msgspec

from boomtable.core.schema import Preset
from boomtable.games.bombs_away.schema import BombsAwayOptions

TURN_SECONDS = 45  # BA-134


def presets(seats: int) -> list[Preset]:
    single = BombsAwayOptions(seats, turn_seconds=TURN_SECONDS)
    return [
        Preset("single", single),
        Preset("match", msgspec.structs.replace(single, match=True)),
        Preset("even", msgspec.structs.replace(single, even_bombs=True, late_start=seats > 2)),
    ]


def next_options(options: BombsAwayOptions) -> BombsAwayOptions:
    """The deal moves to the left (BA-012); where it was drawn by lot it is drawn again. Explanations are for the first game."""
    dealer = 0 if options.dealer == 0 else options.dealer % options.seats + 1
    return msgspec.structs.replace(options, dealer=dealer, guided=False)
