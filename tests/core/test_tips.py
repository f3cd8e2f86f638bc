"""What a guided game explains: the first thing that fits what a player sees."""

from boomtable.core.seats import FULL, PUBLIC
from boomtable.core.tips import Facts, Pieces, Tip, Tips, first_tip
from boomtable.games.snip import GAME
from boomtable.games.snip.schema import SnipOptions
from boomtable.table.table import Table


class Glance:
    def __init__(self, turn: int, me: int) -> None:
        self.is_my_turn = turn == me
        self.is_next = turn + 1 == me
        self.turn = turn


TIPS: Tips[Glance] = (
    ("turn", lambda at: at.is_my_turn),
    ("next", lambda at: at.is_next),
    ("soon", lambda at: at.is_my_turn or at.is_next),
)
PIECES: Pieces[Glance] = {"turn": lambda at: ["hand"]}
FACTS: Facts[Glance] = {"next": lambda at: {"turn": at.turn}}


def tip(me: int) -> Tip | None:
    return first_tip(Glance(1, me), TIPS, PIECES, FACTS)


def test_the_first_that_fits_is_explained_with_its_pieces_and_facts() -> None:
    assert (tip(1), tip(2)) == (Tip("turn", ("hand",)), Tip("next", (), {"turn": 1}))


def test_where_nothing_fits_nothing_is_explained() -> None:
    assert tip(0) is None


def test_only_seats_of_guided_games_get_explanations() -> None:
    guided, plain = Table(GAME, SnipOptions(3, guided=True)), Table(GAME, SnipOptions(3))

    assert [guided.update(viewer).tip is None for viewer in (0, PUBLIC, FULL)] == [False, True, True]
    assert plain.update(0).tip is None
