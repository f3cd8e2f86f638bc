"""What the Bomb Busters bots read into each other's choices is true, because all of them keep to it."""

import pytest

from boomtable.bots import make
from boomtable.bots.handmade.bomb_busters.copies import copy_to_lay
from boomtable.bots.handmade.bomb_busters.marks import Marks
from boomtable.bots.handmade.bomb_busters.team_mate import TeamMate
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import INFO, value_of
from boomtable.games.bomb_busters.schema import BombBustersOptions, PlaceInfo
from boomtable.games.bomb_busters.state import BombBustersState, places
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from tests.games.bomb_busters.positions import at, bomb


class Watched(Playing):
    """A table whose bots can be asked for their marks."""

    def marks(self) -> list[Marks]:
        found = []
        for bot in self._bots:
            assert isinstance(bot, TeamMate)
            found.append(bot.marks)
        return found


def lies(state: BombBustersState, marks: Marks) -> list[int]:
    """The uncut wires that the marks are wrong about."""
    found = []
    for stand in range(len(state.owner)):
        for wire in places(state, stand):
            tile = state.tile[wire]
            block = [other for other in places(state, stand) if state.tile[other] == tile]
            number = tile // 10
            wrong_end = tile % 10 == 0 and (
                (wire == block[0] and marks.never_first[wire] >> number & 1) or (wire == block[-1] and marks.never_last[wire] >> number & 1)
            )
            if not state.cut[wire] and state.token[wire] == 0 and (marks.never[wire] >> value_of(tile) & 1 or wrong_end):
                found.append(wire)
    return found


@pytest.mark.parametrize("signals", [False, True])
@pytest.mark.parametrize(("seats", "mission"), [(2, 8), (3, 8), (4, 8), (5, 8), *[(4, mission) for mission in MISSIONS if mission > 8]])
def test_marks_are_true_and_the_same_for_all(seats: int, mission: int, signals: bool) -> None:
    match = Match(GAME, BombBustersOptions(seats, mission=mission, signals=signals), Seating(("standard",)), seed=3)
    for number in range(2):
        playing = Watched(match, number)
        while not playing.table.over:
            playing.step()
            state = playing.table.state
            assert isinstance(state, BombBustersState)
            assert [lies(state, marks) for marks in playing.marks()] == [[]] * seats


@pytest.mark.parametrize(
    ("hand", "value", "laid"),
    [
        ("A1[2 2 2 9] A2[2 9]", 2, ("A1", 3)),  # low numbers from the right
        ("A1[2 9 9 9] A2[9 9]", 9, ("A1", 2)),  # high ones from the left
        ("A1[2 2 2* 9] A2[2 9]", 2, ("A1", 2)),  # a token is left where it is
        ("A1[2* 9] A2[2 2]", 2, ("A2", 2)),
        ("A1[2* 9] A2[9 9]", 2, ("A1", 1)),  # unless there is nothing else
        ("A1[2 (2) 9] A2[2 9]", 2, ("A1", 1)),
    ],
)
def test_of_equal_wires_the_first_stands_end_of_the_block_is_laid(hand: str, value: int, laid: tuple[str, int]) -> None:
    state = bomb(hand, seats=2)

    assert copy_to_lay(state, 0, value) == at(state, *laid)


def test_the_token_goes_where_it_surprises_most() -> None:
    """A 6 on the far left says more than a 1 there."""
    state = bomb("A1[6 7 8 9 10 11 12 12] A2[1 2 3 4 5 6 7 8] B1[1 1 2 3 4 5 9 10] B2[1 2 3 4 5 6 11 12]", seats=2, phase=INFO)
    bot = make("expert", GAME, BombBustersOptions(2, mission=4), 0, 1)

    assert bot.choose(GAME.view(state, 0), GAME.legal_actions(state, 0)) == PlaceInfo(at(state, "A1", 1))


def test_whoever_has_only_numbers_that_are_shown_marks_the_first_of_them() -> None:
    state = bomb("A[5* 7] B[6* 7] C[5 6] D[7 8]", phase=INFO, turn=2)
    bot = make("expert", GAME, BombBustersOptions(4, mission=4), 2, 1)

    assert bot.choose(GAME.view(state, 2), GAME.legal_actions(state, 2)) == PlaceInfo(at(state, "C", 1))
