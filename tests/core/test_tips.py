"""What a guided game explains: the first thing that fits what a player sees."""

from boomtable.core.seats import FULL, PUBLIC, Seat, Viewer
from boomtable.core.tips import GuidedView, Tips, with_tip


class Seen(GuidedView, frozen=True):
    turn: Seat


class Glance:
    def __init__(self, seen: Seen, me: Seat) -> None:
        self.is_my_turn = seen.turn == me
        self.is_next = seen.turn + 1 == me


TIPS: Tips[Glance] = (
    ("turn", lambda at: at.is_my_turn),
    ("next", lambda at: at.is_next),
    ("soon", lambda at: at.is_my_turn or at.is_next),
)


def tip(viewer: Viewer) -> str | None:
    return with_tip(Seen(turn=1, waiting_on=(1,), timers=(), outcome=None), viewer, TIPS, Glance).tip


def test_the_first_that_fits_is_explained() -> None:
    assert (tip(1), tip(2)) == ("turn", "next")


def test_where_nothing_fits_nothing_is_explained() -> None:
    assert tip(0) is None


def test_onlookers_get_no_explanation() -> None:
    assert (tip(PUBLIC), tip(FULL)) == (None, None)
