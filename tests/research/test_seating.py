"""Which bot sits where."""

from typing import ClassVar

import msgspec
import pytest

from boomtable.core.errors import BoomtableError
from boomtable.core.schema import GameInfo
from boomtable.games import SNIP
from boomtable.games.snip.game import Snip
from boomtable.games.snip.state import SnipState
from boomtable.research.seating import Seating, parse_by_team
from tests.games.snip.positions import snip


class Sided(Snip):
    """Whoever holds the red wire is a team of its own."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(Snip.info, teams=("crew", "bomb"))

    def teams(self, state: SnipState) -> list[int]:
        return [int(1 in state.colours[2 * seat : 2 * seat + 2]) for seat in range(3)]


def test_one_name_fills_all_seats() -> None:
    assert Seating(("search",)).names(SNIP, snip("BB BR BB"), 3, 7) == ["search"] * 3


def test_a_list_is_by_seat() -> None:
    assert Seating(("a", "b", "c")).names(SNIP, snip("BB BR BB"), 3, 7) == ["a", "b", "c"]


def test_rotating_moves_every_bot_through_every_seat() -> None:
    seating = Seating(("a", "b", "c"), rotate=True)

    assert [seating.names(SNIP, snip("BB BR BB"), 3, n) for n in range(3)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


def test_teams_are_seated_by_the_deal() -> None:
    seating = Seating(by_team=parse_by_team("crew:search:50,bomb:random"))

    assert seating.names(Sided(), snip("BB BR BB"), 3, 0) == ["search:50", "random", "search:50"]
    assert seating.names(Sided(), snip("BB BB BR"), 3, 0) == ["search:50", "search:50", "random"]
    seating.check(Sided(), 3)


@pytest.mark.parametrize(
    ("seating", "sentence"),
    [
        (Seating(("random", "random")), "2 bots cannot fill 3 seats"),
        (Seating(("clever",)), "there is no bot 'clever' for Snip"),
        (Seating(by_team=(("crew", "random"),)), "the teams of Snip are crew, bomb"),
        (Seating(by_team=(("crew", "random"), ("bomb", "clever"))), "there is no bot 'clever'"),
        (Seating(("random",), by_team=(("crew", "random"), ("bomb", "random"))), "by seat or by team, not both"),
    ],
)
def test_seatings_that_do_not_work_are_refused(seating: Seating, sentence: str) -> None:
    with pytest.raises(BoomtableError, match=sentence):
        seating.check(Sided(), 3)


def test_a_game_without_teams_has_no_bots_by_team() -> None:
    with pytest.raises(BoomtableError, match="Snip has no teams"):
        Seating(by_team=(("crew", "random"),)).check(SNIP, 3)


@pytest.mark.parametrize("text", ["", "red", "red:", ":random", "red:random,"])
def test_a_team_needs_a_bot(text: str) -> None:
    with pytest.raises(BoomtableError, match="names no bot for a team"):
        parse_by_team(text)
