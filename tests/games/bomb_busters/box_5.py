"""A plain mission of box 5, where the equipment of that box may lie."""

from collections.abc import Iterator
from contextlib import contextmanager

from boomtable.games.bomb_busters import actions
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Mission, exactly
from boomtable.games.bomb_busters.rules.locks import BY_MISSION, LIMITS

LATE = 66
PLAIN_LATE = Mission(LATE, exactly(2), exactly(2), exactly(2), exactly(2), boxed=True)


@contextmanager
def plain_late_mission() -> Iterator[None]:
    """Lays it in the place of mission 66, whose own rules would be in the way, and takes it out again."""
    before = MISSIONS.get(LATE)
    put(PLAIN_LATE)
    yield
    if before is not None:
        put(before)
    else:
        del MISSIONS[LATE], BY_MISSION[LATE]


def put(mission: Mission) -> None:
    MISSIONS[LATE] = mission
    BY_MISSION[LATE] = [limit for limit in LIMITS if limit.is_in(mission.twist)]
    forget_actions()


def forget_actions() -> None:
    """Actions have numbers that follow from their mission."""
    actions.TABLES[:] = [None] * len(actions.TABLES)
