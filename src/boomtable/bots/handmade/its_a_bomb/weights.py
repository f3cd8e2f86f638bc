"""It's a Bomb! bots: the fitted weights of a scenario; own ones take those of all together."""

from typing import Final

from librt.vecs import vec

from boomtable.bots.fitted import Fitted, fitted

HERE: Final = "boomtable.bots.handmade.its_a_bomb"
ALL_TOGETHER: Final = -1


def formulas() -> dict[int, Fitted]:
    """The fitted formulas by scenario, from tools/fit_its_a_bomb.py."""
    return fitted(HERE, "formulas.json")


def networks() -> dict[int, Fitted]:
    """The trained networks by scenario, from tools/train_its_a_bomb.py."""
    return fitted(HERE, "networks.json")


def weights_of(scenario: int) -> vec[float]:
    found = formulas()
    return vec[float](found[scenario if scenario in found else ALL_TOGETHER].numbers)


def network_of(scenario: int) -> vec[float] | None:
    """The network for bots that look closely, where one was trained for the scenario."""
    found = networks().get(scenario)
    return None if found is None else vec[float](found.numbers)
