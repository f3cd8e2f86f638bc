"""Blast Tactics bots: a whole turn that may be played, and where it leads."""

from boomtable.games.blast_tactics.state import BlastTacticsState


class Turn:
    """The remaining decisions of a turn. `shown` counts those before chance first revealed an item: the rest is a guess."""

    def __init__(self, codes: list[int], end: BlastTacticsState, shown: int) -> None:
        self.codes = codes
        self.end = end
        self.shown = shown
        self.value = 0.0

    def is_certain(self) -> bool:
        return self.shown == len(self.codes)


def key_of(state: BlastTacticsState) -> bytes:
    """A key that is equal for positions that are the same to whoever plays on."""
    rest = [state.phase, state.actions, state.used, state.free, state.free_card, 1 + state.laid]
    rest += [1 + square for square in state.at]
    parts = [rest, state.things, state.carried, state.hearts, state.bomb_ups, state.flame_ups, state.speed_ups, sorted(state.row)]
    return b"|".join([bytes(part) for part in parts]) + bytes(state.trail) + bytes(state.features)
