"""Every game obeys every law, at every seat count."""

from __future__ import annotations

from pathlib import Path

import pytest

import boomtable.games
from boomtable.core.game import AnyGame
from boomtable.games import GAMES
from boomtable.laws import LAWS, Law
from boomtable.laws.deal import Deal
from boomtable.laws.probe import probes, refusal
from boomtable.laws.run import Tally, options_of, seat_counts
from boomtable.laws.walk import walk
from tests.laws.hush.game import HUSH
from tools.ledger import read_ledger

SEEDS = 12
PLENTY = 500  # cases of a law at a seat count; once every preset has been dealt, more bring little
SOUND: list[AnyGame] = [*GAMES.values(), HUSH]
TABLES = [pytest.param(game, seats, id=f"{game.info.id}-{seats}") for game in SOUND for seats in seat_counts(game)]


@pytest.mark.parametrize("law", [pytest.param(law, id=law.name) for law in LAWS])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_game_obeys_law(game: AnyGame, seats: int, law: Law) -> None:
    tally, choices = Tally(law), options_of(game, seats)
    for seed in range(SEEDS):
        if seed < len(choices) or tally.cases[seats] < PLENTY:
            tally.test(Deal(game, choices[seed % len(choices)], seed))
    tally.fill(game, seats, SEEDS)

    report = tally.report()

    assert report.detail is None
    assert report.cases >= law.least


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_refusals_name_rules_of_the_ledger(game: AnyGame) -> None:
    ledger = read_ledger(Path(boomtable.games.__file__).with_name(game.info.id) / "LEDGER.md")
    named: set[str] = set()
    for seats in seat_counts(game):
        for seed in range(SEEDS):
            named |= refusals_met(Deal(game, options_of(game, seats)[0], seed))

    assert named
    assert named <= set(ledger.rules)


def refusals_met(deal: Deal) -> set[str]:
    """The rules behind all that is refused in one random game."""
    space = deal.game.action_space(deal.options)
    tried = (
        refusal(deal.game, position.state, seat, action)
        for position in walk(deal)
        for seat in position.seats
        for action in probes(space, seat, position.dice)
    )
    return {error.rule for error in tried if error is not None}
