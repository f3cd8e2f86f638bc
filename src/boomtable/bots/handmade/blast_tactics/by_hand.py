"""Blast Tactics bots: the weights that were set by hand."""

from typing import Final

from boomtable.bots.handmade.blast_tactics import standing as at

THIRD: Final = 1 / 3  # a Heart is worth 5 of these


def by_hand() -> list[float]:
    found = [0.0] * at.SIZE
    for stage in range(at.STAGES):
        found[at.HEART + stage] = 5.0 * THIRD
        found[at.BOMBS + stage] = 0.5 * THIRD
        found[at.FLAMES + stage] = 0.5 * THIRD
        found[at.SPEED + stage] = 0.6 * THIRD
        found[at.ITEMS + stage] = 0.3 * THIRD
        found[at.OPENED + stage] = 0.2 * THIRD
        found[at.ROOM + stage] = 0.08 * at.MOST * THIRD
        found[at.HOLDS + stage] = 1.0 * THIRD
    for safe, without, with_heart in [(0, -6.0, -3.0), (1, -1.2, -1.2), (2, -0.6, -0.6)]:
        found[at.SAFE + safe] = without * THIRD
        found[at.SAFE + at.ROOMS + safe] = with_heart * THIRD
    for batches in range(4):
        found[at.LASTS + batches] = 0.5 * batches * THIRD
    found[at.LAST] = 4.0 * THIRD
    return found
