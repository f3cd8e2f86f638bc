"""What the page of a scenario tells, and what it brings (IB-181)."""

import pytest

from boomtable.core.briefing import Laid
from boomtable.games import ITS_A_BOMB
from boomtable.games.its_a_bomb.scenarios import SCENARIOS
from boomtable.games.its_a_bomb.scenarios.own import own_of
from boomtable.games.its_a_bomb.schema import ItsABombOptions

rule = pytest.mark.rule


@rule("IB-181")
def test_the_page_of_two_bombs_has_everything() -> None:
    told = ITS_A_BOMB.briefing(ItsABombOptions(3, scenario=12))
    assert told is not None
    assert told.setup == (
        Laid("grid", {"rows": 3, "columns": 7}),
        Laid("grid", {"rows": 3, "columns": 7}),
        Laid("colours", {"count": 6}),  # purple twice (IB-105)
        Laid("explosives", {"count": 5}),
        Laid("auxiliaries", {"count": 4}),
        Laid("timers", {"count": 7}),
        Laid("disturbed", {"count": 3}),
        Laid("consultants", {"count": 4}),
    )
    assert (told.lost, told.rule) == (("order", "call"), "IB-101")
    assert ITS_A_BOMB.pieces_of(12, 3) == ("battery", "auxiliary", "receiver", "call", "disturbed", "SPOT", "HACK", "NEGO", "ARCH")


@rule("IB-181")
def test_the_training_has_little() -> None:
    told = ITS_A_BOMB.briefing(ItsABombOptions(3, scenario=0))
    assert told is not None
    assert [line.key for line in told.setup] == ["grid", "colours", "explosives", "timers", "consultants"]
    assert (told.lost, told.rule) == ((), None)
    assert ITS_A_BOMB.pieces_of(0, 3) == ("SPOT",)


@rule("IB-185")
def test_a_scenario_that_the_table_brought_along_has_no_page() -> None:
    assert ITS_A_BOMB.briefing(ItsABombOptions(3, own=own_of(SCENARIOS[3]))) is None
