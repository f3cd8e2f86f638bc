"""It's a Bomb!: what each consultant does."""

from boomtable.core.actions import Told
from boomtable.games.its_a_bomb.bit_sets import joined
from boomtable.games.its_a_bomb.pieces import (
    ARCHIVIST,
    BLOCK,
    DISPATCHER,
    EXPLOSIVE,
    HACKER,
    NEGOTIATOR,
    RADIO_OPERATOR,
    SAPPER,
    SECOND,
    SPOTTER,
    XRAY,
)
from boomtable.games.its_a_bomb.rules.countdown import return_timer
from boomtable.games.its_a_bomb.rules.cutting import secure_or_flip
from boomtable.games.its_a_bomb.rules.rounds import open_start, run_countdown
from boomtable.games.its_a_bomb.schema import Archived, Skipped
from boomtable.games.its_a_bomb.state import ItsABombState, token_counts


def carry_out(state: ItsABombState, card: int, tile: int, told: Told) -> None:
    if card == ARCHIVIST:
        archive(state, told)
        open_start(state)
    elif card == NEGOTIATOR:
        return_timer(state, told)
        open_start(state)
    elif card == XRAY:
        state.step = BLOCK
    elif card == RADIO_OPERATOR:
        state.radio = True
    elif card == DISPATCHER:
        state.step = SECOND
    elif card == SAPPER:
        secure_or_flip(state, told)
    elif card == HACKER:
        skip_advance(state, told)
    else:
        lay_out(state, card, tile)


def lay_out(state: ItsABombState, card: int, tile: int) -> None:
    """Let the Surveyor, the Draughtsman or the Spotter lay out this answer."""
    state.layout = card
    if card == SPOTTER:
        state.spot = tile
        state.spotted = joined(state.spotted, tile)


def skip_advance(state: ItsABombState, told: Told) -> None:
    """Skip the advance that is due (IB-311)."""
    state.due -= 1
    if told is not None:
        told.append(Skipped())
    run_countdown(state, told)


def archive(state: ItsABombState, told: Told) -> None:
    """Announce the number of explosives in every row of every bomb (IB-132)."""
    rows: list[int] = []
    for bomb in state.page().bombs:
        rows += [token_counts(state, bomb.row(row))[EXPLOSIVE] for row in range(bomb.rows)]
    state.archive, state.archived = tuple(rows), True
    if told is not None:
        told.append(Archived(tuple(rows)))
