"""It's a Bomb! bots: the chance to win, guessed from chances per tile by a fitted formula."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.bots.handmade.its_a_bomb.chances import OFFERS, Aims, Chances, Tries, log_odds
from boomtable.bots.handmade.its_a_bomb.hunt import Hunt
from boomtable.bots.handmade.its_a_bomb.position import Position
from boomtable.games.its_a_bomb.pieces import BATTERY, COLOURS, RECEIVER, SPOTTER, is_disturbed

SIZE: Final = 68  # numbers that the formula weighs
NETWORK_SIZE: Final = 76  # numbers that a network weighs: those and some more
CALL_NUMBERS: Final = 21  # that are weighed only while the receiver is to be cut


class Prospect:
    """What the cables still to be cut ask for, taken together. Read again and again."""

    def __init__(self) -> None:
        self.all = Tries()
        self.receiver = Tries()
        self._forget()

    def _forget(self) -> None:
        self.all.forget()
        self.receiver.forget()
        self.missing = self.misses = self.misses_twice = self.risks = self.logs = self.blur = 0.0
        self.least = self.sure = 1.0

    def read(self, position: Position, aims: Aims) -> None:
        self._forget()
        colour: i64 = 0
        while colour < COLOURS:
            missing: i64 = position.missing[colour]
            if missing > 0:
                self._need(aims.chance[colour], aims.risk[colour], aims.second[colour], aims.second_risk[colour])
                self.blur += aims.blur[colour]
            if missing > 1:
                self._need(aims.second[colour], aims.second_risk[colour], 0.0, 0.0)
            colour += 1
        if position.receiver:
            for tries in (self.all, self.receiver):
                tries.need(aims.chance[RECEIVER], aims.risk[RECEIVER], aims.second[RECEIVER], aims.second_risk[RECEIVER])

    def _need(self, chance: float, risk: float, second: float, second_risk: float) -> None:
        self.missing += 1.0
        self.misses += 1.0 - chance
        self.misses_twice += (1.0 - chance) * (1.0 - second)
        self.risks += risk
        self.logs += math.log(chance + 0.05)
        self.least = min(self.least, chance)
        self.sure *= chance * (1.0 - risk)
        self.all.need(chance, risk, second, second_risk)


class Features:
    """What the fitted formula weighs; the place of a number is the place of its weight. Read again and again."""

    def __init__(self) -> None:
        self.numbers = vec[float]([0.0] * NETWORK_SIZE)
        self._at: i64 = 0
        self._aims = Aims()
        self._prospect = Prospect()
        self._hunt = Hunt()

    def read_for_network(self, position: Position, chances: Chances) -> None:
        self.read(position, chances)
        self._put_offers()
        self._put_hunt(position, chances)

    def read(self, position: Position, chances: Chances) -> None:
        self._at = 0
        self._aims.read(position, chances)
        self._prospect.read(position, self._aims)
        self._put_time(position)
        self._put_chances(position)
        self._put_extras(position)
        self._put_call(position)
        self._put_cards(position)

    def _put(self, number: float) -> None:
        self.numbers[self._at] = number
        self._at += 1

    def _put_by_time(self, number: float, slack: float) -> None:
        self._put(number)
        self._put(number * slack)

    def _put_time(self, position: Position) -> None:
        self._put(1.0)
        self._put_reach(self._prospect.all, position.slack_to_the_end())

    def _put_reach(self, tries: Tries, slack: i64) -> None:
        """Put in the chance to find everything now, and one to three advances later."""
        now = tries.reach(slack)
        next_round = tries.reach(slack - 1)
        self._put(now)
        self._put(next_round)
        self._put(tries.reach(slack - 2))
        self._put(tries.reach(slack - 3))
        self._put(now if slack == 0 else 0.0)
        self._put(now if slack == 1 else 0.0)
        self._put(next_round if slack == 1 else 0.0)
        self._put(next_round if slack == 2 else 0.0)

    def _put_chances(self, position: Position) -> None:
        prospect = self._prospect
        slack = float(position.slack_to_the_end())
        self._put(slack)
        self._put(math.sqrt(slack))
        self._put_by_time(prospect.missing, slack)
        self._put_by_time(prospect.misses, slack)
        self._put_by_time(prospect.misses_twice, slack)
        self._put_by_time(prospect.risks, slack)
        self._put_by_time(self._aims.doubt, slack)
        self._put_by_time(prospect.blur, slack)
        self._put(prospect.logs)
        self._put(prospect.least)
        self._put(prospect.sure)
        self._put(1.0 if slack == 0.0 else 0.0)
        self._put(prospect.logs if slack == 0.0 else 0.0)
        self._put(1.0 if slack == 1.0 else 0.0)
        self._put(prospect.misses if slack == 1.0 else 0.0)
        self._put(prospect.misses if slack == 2.0 else 0.0)

    def _put_extras(self, position: Position) -> None:
        """Put in battery, disturbed signals and cutting order."""
        aims = self._aims
        slack = float(position.slack_to_the_end())
        battery = 1.0 if position.battery else 0.0
        self._put(battery)
        self._put(battery * aims.chance[BATTERY])
        noise = 0.0
        for card in position.deck[1:]:
            if is_disturbed(card):
                noise += 1.0
        self._put(1.0 if position.is_disturbed() else 0.0)
        self._put(noise)
        due = position.due()
        chance = aims.chance[due] if due >= 0 else 0.0
        self._put(chance)
        self._put(chance * slack)

    def _put_call(self, position: Position) -> None:
        """While the receiver is uncut, put in how sure it is and how many questions may be asked before the Call."""
        if not position.receiver:
            for _ in range(CALL_NUMBERS):
                self._put(0.0)
            return
        aims = self._aims
        slack: i64 = position.slack()
        self._put(1.0)
        self._put(float(slack))
        self._put(1.0 if slack == 0 else 0.0)
        self._put(1.0 if slack == 1 else 0.0)
        self._put(aims.risk[RECEIVER])
        self._put_by_time(aims.chance[RECEIVER], float(slack))
        self._put_by_time(aims.blur[RECEIVER], float(slack))
        self._put_by_time(self._prospect.missing, float(slack))
        self._put_by_time(self._prospect.blur, float(slack))
        self._put_reach(self._prospect.receiver, slack)

    def _put_cards(self, position: Position) -> None:
        for card in range(SPOTTER + 1):
            self._put(1.0 if position.has_card(card) else 0.0)

    def _put_offers(self) -> None:
        place: i64 = 0
        while place < OFFERS:
            self._put(self._aims.offers[place])
            place += 1

    def _put_hunt(self, position: Position, chances: Chances) -> None:
        """While the receiver is uncut, put in the chance that questions lead to it before the Call."""
        slack: i64 = position.slack() if position.receiver else -1
        self._put(log_odds(self._hunt.chance(position, chances, slack)) if slack >= 0 else 0.0)
        self._put(1.0 if slack == 2 else 0.0)
        self._put(1.0 if slack == 3 else 0.0)
        self._put(1.0 if slack == 4 else 0.0)


class Value:
    """A logistic formula with the weights of one scenario; a network adds units that count only while their own sum is above zero.

    Its weights are those of the formula, then unit after unit the unit's own and what it counts.
    """

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self._features = Features()
        self._is_network = len(weights) > SIZE

    def of(self, position: Position, chances: Chances) -> float:
        """The value of a position, between 0 (lost) and 1 (won)."""
        if position.lost:
            return 0.0
        if position.is_won():
            return 1.0
        if self._is_network:
            self._features.read_for_network(position, chances)
            total = self._sum(0, NETWORK_SIZE) + self._units()
        else:
            self._features.read(position, chances)
            total = self._sum(0, SIZE)
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))

    def _units(self) -> float:
        total = 0.0
        at: i64 = NETWORK_SIZE
        while at < len(self.weights):
            own = self._sum(at, NETWORK_SIZE)
            at += NETWORK_SIZE
            if own > 0.0:
                total += own * self.weights[at]
            at += 1
        return total

    def _sum(self, first: i64, size: i64) -> float:
        numbers = self._features.numbers
        total = 0.0
        index: i64 = 0
        while index < size:
            total += numbers[index] * self.weights[first + index]
            index += 1
        return total
