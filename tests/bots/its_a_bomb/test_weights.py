"""The weights that the It's a Bomb! bots were given fit what they read."""

import pytest

from boomtable.bots.handmade.its_a_bomb.value import NETWORK_SIZE, SIZE
from boomtable.bots.handmade.its_a_bomb.weights import formulas, network_of, networks, weights_of
from boomtable.games.its_a_bomb.pieces import OWN

UNIT = NETWORK_SIZE + 1  # its own weights and what it counts


@pytest.mark.parametrize("scenario", range(13))
def test_every_scenario_has_weights_of_its_own(scenario: int) -> None:
    assert list(weights_of(scenario)) == formulas()[scenario].numbers
    assert len(formulas()[scenario].numbers) == SIZE


def test_scenarios_of_the_table_take_those_of_all_together() -> None:
    assert list(weights_of(OWN)) == formulas()[-1].numbers
    assert len(formulas()[-1].numbers) == SIZE


def test_a_network_is_the_formula_and_whole_units() -> None:
    network = network_of(4)

    assert network is not None
    assert (len(network) - NETWORK_SIZE) % UNIT == 0
    assert len(network) > NETWORK_SIZE
    assert list(network) == networks()[4].numbers
    assert (network[0], network[len(network) - 1]) == (-0.129, -0.1022)


def test_other_scenarios_have_none() -> None:
    assert [scenario for scenario in (OWN, *range(13)) if network_of(scenario) is not None] == [4]
