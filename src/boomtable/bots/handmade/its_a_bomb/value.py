"""It's a Bomb! bots: the chance to win, guessed from chances per tile by a fitted formula."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtable.bots.handmade.its_a_bomb.chances import Chances
from boomtable.bots.handmade.its_a_bomb.position import Position
from boomtable.games.its_a_bomb.pieces import (
    AUXILIARY,
    BATTERY,
    COLOURS,
    DISPATCHER,
    DRAUGHTSMAN,
    EXPLOSIVE,
    HACKER,
    KINDS,
    NEGOTIATOR,
    PURPLE,
    RADIO_OPERATOR,
    RECEIVER,
    SAPPER,
    SPOTTER,
    SURVEYOR,
    XRAY,
    is_disturbed,
)

EXPLOSIVE_COSTS: Final = 0.7  # when the best tile for a colour is looked for
AUXILIARY_COSTS: Final = 0.2
SAPPER_SAVES: Final = 0.25  # what is left of a risk on a tile that the Crisis Unit has looked at
TELLING: Final = (SURVEYOR, DRAUGHTSMAN, DISPATCHER, RADIO_OPERATOR, XRAY, SPOTTER)  # consultants that tell something
SIZE: Final = 36


class Aim:
    """The best tile to cut for one colour or thing."""

    def __init__(self) -> None:
        self.chance = 0.0
        self.risk = 0.0
        self.second = 0.0  # chance of the next best tile
        self.second_risk = 0.0


def aims(position: Position, chances: Chances, kinds: list[int]) -> list[Aim]:
    found: list[Aim] = []
    best = vec[float]([-9.0] * (2 * len(kinds)))
    for _ in kinds:
        found.append(Aim())
    saves = position.has_card(SAPPER)
    table = chances.table
    share = 1.0 / chances.whole
    for tile in range(len(position.covered)):
        if not position.covered[tile]:
            continue
        row: i64 = chances.at + KINDS * tile
        risk = table[row + EXPLOSIVE] * share
        if saves and position.looked[tile]:
            risk *= SAPPER_SAVES
        cost = EXPLOSIVE_COSTS * risk
        if position.armed:
            cost += AUXILIARY_COSTS * table[row + AUXILIARY] * share
        for index in range(len(kinds)):
            chance = table[row + kinds[index]] * share
            if chance == 0.0:
                continue
            aim = found[index]
            worth = chance - cost
            if worth > best[2 * index]:
                best[2 * index + 1] = best[2 * index]
                best[2 * index] = worth
                aim.second = aim.chance
                aim.second_risk = aim.risk
                aim.chance = chance
                aim.risk = risk
            elif worth > best[2 * index + 1]:
                best[2 * index + 1] = worth
                aim.second = chance
                aim.second_risk = risk
    return found


def features(position: Position, chances: Chances) -> vec[float]:
    """What the fitted formula weighs; its place in this list is the place of its weight."""
    kinds = [colour for colour in range(COLOURS) if position.missing[colour] > 0]
    found = aims(position, chances, [*kinds, RECEIVER, BATTERY])
    slack = float(position.slack())
    missing = misses = misses_twice = risks = logs = 0.0
    least = sure = 1.0
    due = position.due()
    due_chance = 0.0
    for index, colour in enumerate(kinds):
        aim = found[index]
        missing += 1.0
        misses += 1.0 - aim.chance
        misses_twice += (1.0 - aim.chance) * (1.0 - aim.second)
        risks += aim.risk
        logs += math.log(aim.chance + 0.05)
        least = min(least, aim.chance)
        sure *= aim.chance * (1.0 - aim.risk)
        if colour == PURPLE and position.missing[colour] > 1:
            missing += 1.0
            misses += 1.0 - aim.second
            misses_twice += 1.0 - aim.second
            risks += aim.second_risk
            logs += math.log(aim.second + 0.05)
            least = min(least, aim.second)
            sure *= aim.second * (1.0 - aim.second_risk)
        if colour == due:
            due_chance = aim.chance
    fear = doubt(position, chances)
    receiver = found[len(kinds)]
    noise = 0
    for card in position.deck[1:]:
        if is_disturbed(card):
            noise += 1
    telling = 0
    for card in TELLING:
        if position.has_card(card):
            telling += 1
    calls = 1.0 if position.receiver else 0.0
    numbers = [1.0, slack, math.sqrt(slack), missing, misses, misses * slack, risks, risks * slack, logs, least, sure]
    numbers += [1.0 if slack == 0.0 else 0.0, logs if slack == 0.0 else 0.0, 1.0 if slack == 1.0 else 0.0, misses if slack == 1.0 else 0.0]
    numbers += [misses if slack == 2.0 else 0.0, fear, fear * slack, missing * slack, misses_twice, misses_twice * slack]
    numbers += [calls, calls * receiver.chance, calls * receiver.chance * slack, calls * receiver.risk, calls * float(len(position.deck))]
    numbers += [found[len(kinds) + 1].chance if position.battery else 0.0, 1.0 if position.battery else 0.0]
    numbers += [1.0 if position.is_disturbed() else 0.0, float(noise), due_chance, due_chance * slack]
    numbers += [float(telling), 1.0 if position.has_card(SAPPER) else 0.0]
    numbers += [1.0 if position.has_card(HACKER) else 0.0, 1.0 if position.has_card(NEGOTIATOR) else 0.0]
    return vec[float](numbers)


def doubt(position: Position, chances: Chances) -> float:
    """How little is known of where the explosives are, summed over the tiles."""
    table = chances.table
    share = 1.0 / chances.whole
    found = 0.0
    for tile in range(len(position.covered)):
        if position.covered[tile]:
            risk = table[chances.at + KINDS * tile + EXPLOSIVE] * share
            if 0.0 < risk < 1.0:
                found -= risk * math.log(risk) + (1.0 - risk) * math.log(1.0 - risk)
    return found


def value(position: Position, chances: Chances, weights: vec[float]) -> float:
    """Between 0, lost, and 1, won."""
    if position.lost:
        return 0.0
    if position.is_won():
        return 1.0
    weighed = features(position, chances)
    total = 0.0
    index: i64 = 0
    while index < SIZE:
        total += weighed[index] * weights[index]
        index += 1
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
