"""It's a Bomb! bots: the fitted weights of a scenario; own ones take those of all together."""

from librt.vecs import vec

from boomtable.bots.handmade.its_a_bomb.fitted import FITTED
from boomtable.bots.handmade.its_a_bomb.networks import NETWORKS


def weights_of(scenario: int) -> vec[float]:
    numbers = FITTED.get(scenario, FITTED[-1])
    return vec[float](numbers)


def network_of(scenario: int) -> vec[float] | None:
    """For those who look closely, where one was trained."""
    text = NETWORKS.get(scenario)
    return None if text is None else vec[float]([float(number) for number in text.split()])
