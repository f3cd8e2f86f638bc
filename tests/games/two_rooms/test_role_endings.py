"""The recorded games show each role winning and losing by its own goal, as far as the rules let it."""

import pytest

from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.roles import NUMBER, ROLES, Role
from boomtable.games.two_rooms.rules.ending import results
from boomtable.games.two_rooms.state import TwoRoomsState
from boomtable.table import read, replay
from tests.house.source import HOUSE


def ended() -> list[TwoRoomsState]:
    """The last state of every recorded game."""
    files = sorted((HOUSE / "tests" / "recordings" / "two_rooms").glob("*.jsonl"))
    states = [replay(read(file.read_bytes(), {"two_rooms": GAME}.get)).state for file in files]
    return [state for state in states if isinstance(state, TwoRoomsState)]


STATES = ended()


@pytest.mark.parametrize("role", ROLES, ids=lambda role: role.id)
def test_a_role_is_seen_losing_and_if_it_can_winning(role: Role) -> None:
    seen = {result.won for state in STATES for result in results(state) if result.role == role.id and result.why == role.goal}
    assert seen == ({False} if role.goal == "never" else {True, False})


def test_red_blue_and_neither_are_seen_winning() -> None:
    assert {state.winner for state in STATES} == {"red", "blue", "neither"}


def test_red_is_seen_winning_with_the_bomber_buried_and_the_martyr_in_its_place() -> None:
    assert "red" in {state.winner for state in STATES if state.buried == NUMBER["bomber"]}
