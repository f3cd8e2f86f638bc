"""The scenarios of It's a Bomb! by number."""

from boomtable.games.its_a_bomb.scenarios.scenario import Scenario
from boomtable.games.its_a_bomb.scenarios.shipped import SHIPPED

SCENARIOS: dict[int, Scenario] = {scenario.number: scenario for scenario in SHIPPED}

__all__ = ["SCENARIOS", "SHIPPED", "Scenario"]
