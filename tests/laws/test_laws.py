"""Every game obeys every law, at every seat count."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import boomtable.games
from boomtable.core.form import compiled
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.games import GAMES
from boomtable.laws import LAWS, Law
from boomtable.laws.deal import Deal
from boomtable.laws.probe import probes, refusal
from boomtable.laws.run import Tally, options_of, seat_counts
from boomtable.laws.walk import walk
from tests.laws.hush.game import HUSH
from tests.laws.variants import chapters_of, sizes_of, variants_of
from tools.ledger import read_ledger

FIRST = int(os.environ.get("BOOMTABLE_DEALS", "0"))  # seed; `make hunt` begins where nobody has been
SEEDS = 12
PLENTY = 500  # cases of a law at a seat count; once every preset has been dealt as often as it must be, more bring little
FEW = 3  # deals of every preset, mission, scenario and arena on the compiled engine
DEAR = {"mirror", "illegal_is_refused"}  # they try out the whole space at every position: one deal of each has hundreds of cases
BY_INFERENCE = {"mirror", "two_worlds"}  # they imagine hands
CROWDED = 5  # seats at which one such deal takes the interpreted engine up to a minute, and the compiled one two seconds
PARTY = 6  # more seats than these take so long that a law looks at one deal, and at a few others while it lacks cases
SOUND: list[AnyGame] = [*GAMES.values(), HUSH]
TABLES = [pytest.param(game, seats, id=f"{game.info.id}-{seats}") for game in SOUND for seats in sizes_of(game, few=not compiled())]
CHAPTERS = [
    pytest.param(game, options, id=f"{game.info.id}-{options.seats}-{name}")
    for game in GAMES.values()
    for seats in seat_counts(game)
    if seats <= PARTY
    for name, options in chapters_of(game, seats).items()
]


@pytest.mark.share(interpreted=4, compiled=2)
@pytest.mark.parametrize("law", [pytest.param(law, id=law.name) for law in LAWS])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_game_obeys_law(game: AnyGame, seats: int, law: Law) -> None:
    tally, choices = Tally(law), dealt(game, seats, law)
    least = least_deals(game, seats, law, len(choices))
    for seed in range(max(FEW if seats > PARTY else SEEDS, least)):
        if seed < least or tally.cases[seats] < PLENTY:
            tally.test(Deal(game, choices[seed % len(choices)], FIRST + seed))
    tally.fill(game, seats, FIRST + SEEDS)

    report = tally.report()

    if report.detail is not None:
        pytest.fail(report.detail)  # an assertion would cut out its middle
    assert report.cases >= law.least


def least_deals(game: AnyGame, seats: int, law: Law, choices: int) -> int:
    if seats > PARTY:
        return 1
    return choices * deals_of(game, law)


def deals_of(game: AnyGame, law: Law) -> int:
    is_cheap = compiled() and law.name not in DEAR and game.info.max_seats <= PARTY
    return FEW if is_cheap else 1


def dealt(game: AnyGame, seats: int, law: Law) -> list[Options]:
    """The presets, and of those the first where they would take minutes; of many seats everything, another one first at each number."""
    if seats > PARTY:
        return turned(variants_of(game, seats), seats)
    presets = options_of(game, seats)
    return presets[:1] if not compiled() and seats >= CROWDED and law.name in BY_INFERENCE else presets


def turned(choices: list[Options], by: int) -> list[Options]:
    first = by % len(choices)
    return choices[first:] + choices[:first]


if compiled():  # the other form would take hours

    @pytest.mark.share(compiled=4)
    @pytest.mark.parametrize("law", [pytest.param(law, id=law.name) for law in LAWS])
    @pytest.mark.parametrize(("game", "options"), CHAPTERS)
    def test_every_chapter_obeys_law(game: AnyGame, options: Options, law: Law) -> None:
        """Missions, scenarios and arenas beyond the presets."""
        tally = Tally(law)
        for seed in range(deals_of(game, law)):
            tally.test(Deal(game, options, FIRST + seed))

        assert tally.report().detail is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_refusals_name_rules_of_the_ledger(game: AnyGame) -> None:
    ledger = read_ledger(Path(boomtable.games.__file__).with_name(game.info.id) / "LEDGER.md")
    named: set[str] = set()
    for seats in sizes_of(game, few=not compiled()):
        for seed in range(1 if seats > PARTY else SEEDS if compiled() else FEW):
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
        for action in probes(space, position.state, seat, position.dice)
    )
    return {error.rule for error in tried if error is not None}
