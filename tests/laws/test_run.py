"""How the laws are run: how long, over what, and what they report."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import msgspec
import pytest

from boomtable.core.game import AnyGame
from boomtable.games import SNIP
from boomtable.games.snip.schema import SnipOptions
from boomtable.laws import LAWS, LawBroken, LawReport, check
from boomtable.laws.acting import it_ends, legal_passes
from boomtable.laws.deal import Deal
from boomtable.laws.law import Law
from boomtable.laws.run import Tally
from tests.laws.broken.acting import BoundsItselfTooTightly, FallsOverWhenVouching, RefusesWhatItLists
from tests.laws.broken.two_worlds import HidesNothing
from tests.laws.hush.game import HUSH

NAMES = [
    "legal_passes",
    "illegal_is_refused",
    "never_stuck",
    "over_is_over",
    "clone_is_alone",
    "dump_returns",
    "replay_repeats",
    "mirror",
    "events_tell",
    "order_is_free",
    "nothing_is_lost",
    "it_ends",
    "codes_hold",
    "faces_agree",
    "two_worlds",
    "codes_fill",
    "rows_fit",
    "rows_tell",
    "bounds_hold",
    "recall_keeps",
]


def test_the_laws_are_these_and_say_what_they_are() -> None:
    assert [law.name for law in LAWS] == NAMES
    assert all(law.title.endswith(".") and "\n" not in law.title for law in LAWS)


def test_one_whole_round_is_played_even_without_time() -> None:
    reports = check(SNIP, rounds=None, more=lambda: False)
    ended = {report.law: report.cases for report in reports}["it_ends"]
    assert ended == 4  # one deal for each of 2, 3, 4 and 5 seats


def test_every_preset_is_dealt() -> None:
    reports = check(HUSH, rounds=1, more=lambda: False)
    ended = {report.law: report.cases for report in reports}["it_ends"]
    assert ended == 4  # two presets at 2 and at 3 seats


def test_time_may_run_out_in_a_later_round() -> None:
    left = iter([True, True, False])
    reports = check(SNIP, rounds=None, more=lambda: next(left))
    ended = {report.law: report.cases for report in reports}["it_ends"]
    assert ended == 6


def test_progress_hears_of_every_law_at_every_deal() -> None:
    heard: list[tuple[str, int]] = []
    check(SNIP, rounds=1, more=lambda: True, progress=lambda law, cases: heard.append((law, cases)))
    assert [law for law, _ in heard] == NAMES * 4
    assert [cases for law, cases in heard if law == "it_ends"] == [1, 2, 3, 4]


def test_the_same_seed_sees_the_same() -> None:
    assert check(HUSH, seed=7, rounds=1, more=lambda: True) == check(HUSH, seed=7, rounds=1, more=lambda: True)


def test_a_law_about_simultaneous_choices_says_when_it_saw_none() -> None:
    cases = {report.law: report for report in check(SNIP, rounds=1, more=lambda: True)}
    assert cases["order_is_free"] == LawReport("order_is_free", True, 0, None)


def test_too_few_cases_break_a_law_as_empty() -> None:
    reports = {report.law: report for report in check(HidesNothing(), rounds=1, more=lambda: True)}
    detail = reports["two_worlds"].detail
    assert detail is not None
    assert detail.startswith("there are 0 cases at 3 seats, and fewer than 50 prove nothing")


@pytest.mark.parametrize(
    ("game", "law", "sentence"),
    [
        (BoundsItselfTooTightly(), it_ends, "the game has 2 actions, more than its bound of 1"),
        (
            RefusesWhatItLists(),
            legal_passes,
            "seat 0's Cut(wire=5) is listed as legal and refused: seat 0 cannot cut wire 5 first [SN-004]",
        ),
    ],
    ids=["it_ends", "legal_passes"],
)
def test_a_broken_law_names_the_facts_and_what_shows_them_again(game: AnyGame, law: Callable[[Deal], int], sentence: str) -> None:
    tally, seeds = Tally(Law(law)), count()
    while tally.broken is None:
        deal = Deal(game, SnipOptions(3), next(seeds))
        tally.test(deal)

    assert tally.broken.law == law.__name__
    assert tally.broken.sentence == sentence
    assert tally.broken.where.startswith(f'snip, options {{"seats":3,"first":0,"guided":false}}, seed {deal.seed}, after entry ')
    with pytest.raises(LawBroken) as again:
        law(deal)
    assert str(again.value) == str(tally.broken)


def test_a_crash_is_reported_with_its_place() -> None:
    tally = Tally(Law(it_ends))
    for seed in range(20):
        tally.test(Deal(FallsOverWhenVouching(), SnipOptions(3), seed))
    assert tally.broken is not None
    assert "the game crashes with IndexError('no such voucher') in apply" in tally.broken.sentence


def test_a_broken_law_is_not_asked_again() -> None:
    tally = Tally(Law(it_ends))
    for seed in range(20):
        tally.test(Deal(BoundsItselfTooTightly(), SnipOptions(3), seed))
    first = tally.broken
    assert isinstance(first, LawBroken)
    tally.test(Deal(SNIP, SnipOptions(3), 0))
    assert tally.broken is first
    assert tally.report() == LawReport("it_ends", False, tally.cases.total(), str(first))


def test_reports_travel() -> None:
    report = LawReport("mirror", True, 12, None)
    assert msgspec.json.encode(report) == b'{"law":"mirror","passed":true,"cases":12,"detail":null}'
