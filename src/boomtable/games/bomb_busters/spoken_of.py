"""Bomb Busters: the pieces and numbers that the tips speak of, so that they are true for the position."""

from collections.abc import Callable
from typing import Final

from boomtable.core.tips import Facts, Pieces
from boomtable.games.bomb_busters.glance import Glance
from boomtable.games.bomb_busters.pieces import (
    BATTERIES,
    COFFEE_MUG,
    GENERAL_RADAR,
    LABEL_EQUAL,
    LABEL_UNEQUAL,
    POST_IT,
    RED,
    REWINDER,
    STABILIZER,
    SUPER_DETECTOR,
    TRIPLE_DETECTOR,
    WALKIE_TALKIES,
    XY_RAY,
    YELLOW,
)


def wires(places: list[int]) -> list[str]:
    return [f"wire-{place}" for place in places]


def cards(*numbers: int) -> Callable[[Glance], list[str]]:
    return lambda at: [f"card-{card}" for card in numbers if at.has_ready(card)]


def pointed_at(at: Glance) -> list[str]:
    return wires([] if at.seen.claim is None else list(at.seen.claim.wires))


def found_by_claim(at: Glance) -> list[str]:
    claim = at.seen.claim
    return [] if claim is None else wires([wire for wire in claim.wires if at.value_at(wire) in claim.values])


def marker(tile: int) -> dict[str, str | int]:
    return {"below": tile // 10, "tenth": tile % 10, "above": tile // 10 + 1}


PIECES: Final[Pieces[Glance]] = {
    "info-first": lambda at: wires(at.numbers()),
    "info-next": lambda at: wires(at.new_numbers()),
    "info-yellow": lambda at: wires(at.own_of(YELLOW)),
    "info-red": lambda at: wires(at.own_of(RED)),
    "sure-first": lambda at: wires(at.tokens_held()),
    "sure-token": lambda at: wires(at.tokens_held()),
    "sure-yellow": lambda at: wires(at.yellow_tokens()),
    "sure-order": lambda at: wires(at.order_held()),
    "solo": lambda at: wires(at.own_of(*at.complete_values()[:1])),
    "reveal": lambda at: wires(at.own_of(RED)),
    "yellow": lambda at: wires(at.own_of(YELLOW)),
    "lay": lambda at: wires(at.fitting_wires()),
    "lay-choice": lambda at: wires(at.fitting_wires()),
    "answer-hit": found_by_claim,
    "answer-miss": pointed_at,
    "pointed-at": pointed_at,
    "watch-claim": pointed_at,
    "last-step": lambda at: ["dial"],
    "dial": lambda at: ["dial"],
    "card-rewinder": cards(REWINDER),
    "card-stabilizer": cards(STABILIZER),
    "card-detector": cards(TRIPLE_DETECTOR, SUPER_DETECTOR),
    "card-ray": cards(XY_RAY),
    "card-mug": cards(COFFEE_MUG),
    "card-inform": cards(POST_IT, LABEL_EQUAL, LABEL_UNEQUAL),
    "card-radar": cards(GENERAL_RADAR),
    "card-batteries": cards(BATTERIES),
    "card-walkie": cards(WALKIE_TALKIES),
}

FACTS: Final[Facts[Glance]] = {
    "red": lambda at: marker(at.foreign_reds()[0]),
    "yellow": lambda at: marker((at.foreign_yellows() or list(at.seen.yellows.tiles))[0]),
}
