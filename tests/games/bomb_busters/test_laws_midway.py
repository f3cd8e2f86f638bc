"""The laws on Bomb Busters from the middle of a mission on: random play alone hardly ever gets there."""

from __future__ import annotations

import pytest

from boomtable.core.dice import Dice
from boomtable.core.schema import Event, Options, Preset
from boomtable.games.bomb_busters.game import BombBusters
from boomtable.games.bomb_busters.missions import MISSIONS as ALL_MISSIONS
from boomtable.games.bomb_busters.pieces import COPIES, MOST_FUSE, NUMBERS, TURN, is_blue
from boomtable.games.bomb_busters.rules.telling import true_token
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.schema import BombBustersOptions, Dealt
from boomtable.games.bomb_busters.state import BombBustersState, places, uncut_of
from boomtable.laws import LAWS, Law
from boomtable.laws.deal import Deal
from boomtable.laws.run import Tally, options_of

MISSIONS = (3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 20, 21, 24, 26, 28, 38, 45, 51, 52, 56, 58, 64)
SEEDS = 6


class Midway(BombBusters):
    """Begins with all cards unlocked, some other pairs cut, a token in every hand and the dial far back."""

    def setup(self, options: Options, dice: Dice) -> tuple[BombBustersState, list[Event]]:
        state, _ = super().setup(options, dice)
        state.phase, state.fuse = TURN, MOST_FUSE
        for number in range(1, max(state.cut_counts[1:], default=0) + 13):
            if number in state.cards or dice.pick(3) == 0:
                cut_two(state, number, dice)
        for seat in range(state.seats):
            place_token(state, seat, dice)
            state.power_used[seat] = dice.pick(3) == 0
        return state, retold(state)

    def max_actions(self, options: Options) -> int | None:
        bound = super().max_actions(options)
        return None if bound is None else bound + MOST_FUSE * (5 + options.seats)

    def most_rolls(self, options: Options) -> int:
        """Also whether a pair is cut, and which; which wire gets a token, and whose Double Detector is used."""
        return super().most_rolls(options) + 3 * (NUMBERS + 1) + 2 * options.seats

    def presets(self, seats: int) -> list[Preset]:
        return [Preset(f"mission-{mission}", midway(seats, mission)) for mission in MISSIONS]


def midway(seats: int, mission: int) -> BombBustersOptions:
    """Every mission with other cards and settings."""
    cards = tuple(sorted((mission * 5 + 3 * step) % 10 + 1 for step in range(seats)))
    cards = cards if mission == 3 else tuple(card + 2 if mission % 2 else card for card in cards)
    return BombBustersOptions(
        seats,
        mission=mission,
        captain=mission % seats,
        equipment=tuple(card for card in cards if card not in ALL_MISSIONS[mission].excluded),
        strict_memory=mission in (5, 8),
        hold_ms=0 if mission in (3, 6) else 3000,
        decision_seconds=60 if mission in (4, 8) else 0,
        guided=mission == 7,
    )


def cut_two(state: BombBustersState, number: int, dice: Dice) -> None:
    wires = [wire for wire, tile in enumerate(state.tile) if tile == 10 * number]
    if len(wires) < COPIES:
        return
    for _ in range(2):
        wire = wires.pop(dice.pick(len(wires)))
        state.cut[wire] = True
        state.cut_counts[number] += 1


def place_token(state: BombBustersState, seat: int, dice: Dice) -> None:
    blue = [wire for wire in uncut_of(state, seat) if is_blue(state.tile[wire])]
    wire = blue[dice.pick(len(blue))]
    put_token(state, wire, true_token(state, wire))


def retold(state: BombBustersState) -> list[Event]:
    """The deal, as it is told to those who hold it."""
    return [Dealt(owner, stand, tuple(state.tile[wire] for wire in places(state, stand))) for stand, owner in enumerate(state.owner)]


MIDWAY = Midway()


@pytest.mark.share(interpreted=8, compiled=3)
@pytest.mark.parametrize("law", [pytest.param(law, id=law.name) for law in LAWS])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_middle_of_a_mission_obeys_law(seats: int, law: Law) -> None:
    tally = Tally(law)
    for seed in range(SEEDS):
        for options in options_of(MIDWAY, seats):
            if seed == 0 or tally.cases[seats] < law.least:
                tally.test(Deal(MIDWAY, options, seed))

    report = tally.report()

    assert report.detail is None
    assert report.cases >= law.least
