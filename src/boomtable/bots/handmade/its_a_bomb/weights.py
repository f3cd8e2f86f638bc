"""It's a Bomb! bots: the fitted weights of a scenario; own ones take those of all together."""

from librt.vecs import vec

from boomtable.bots.handmade.its_a_bomb.fitted import FITTED


def weights_of(scenario: int) -> vec[float]:
    numbers = FITTED.get(scenario, FITTED[-1])
    return vec[float](numbers)
