"""Snip: views, determinization, numbers, features and the drawn board."""

from collections import Counter

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.seats import FULL, PUBLIC
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, SnipOptions, SnipView, Vouch
from boomtable.games.snip.state import BLUE, RED
from tests.games.snip.positions import snip

rule = pytest.mark.rule


@rule("SN-019")
def test_everybody_sees_the_public_facts() -> None:
    table = snip("BB BR BB", cut="x- -- --", vouched="-- v- --", turn=2)

    for viewer in (0, 1, 2, PUBLIC, FULL):
        seen = SNIP.view(table, viewer)
        assert isinstance(seen, SnipView)
        assert seen.cut == (True, False, False, False, False, False)
        assert seen.vouched == (False, False, True, False, False, False)
        assert (seen.vouchers, seen.turn, seen.waiting_on) == (2, 2, (2,))
        assert (seen.colours[0], seen.colours[2]) == (BLUE, BLUE)


@rule("SN-020")
@pytest.mark.parametrize(
    ("viewer", "colours"),
    [
        (0, (BLUE, BLUE, None, None, None, None)),
        (1, (None, None, BLUE, RED, None, None)),
        (PUBLIC, (None,) * 6),
        (FULL, (BLUE, BLUE, BLUE, RED, BLUE, BLUE)),
    ],
)
def test_other_seats_wires_are_hidden(viewer: int, colours: tuple[int | None, ...]) -> None:
    seen = SNIP.view(snip("BB BR BB"), viewer)

    assert isinstance(seen, SnipView)
    assert seen.colours == colours


@rule("SN-020")
def test_after_the_end_everything_is_open() -> None:
    seen = SNIP.view(snip("BB BR BB", cut="-- -x --"), PUBLIC)

    assert isinstance(seen, SnipView)
    assert seen.colours == (BLUE, BLUE, BLUE, RED, BLUE, BLUE)


def test_determinize_deals_the_red_wire_evenly_over_what_is_hidden() -> None:
    seen = SNIP.view(snip("BB BR BB", cut="-- -- x-", vouched="-- v- --"), 0)
    dice = SeededDice(3)

    reds = Counter(SNIP.determinize(seen, 0, dice).colours.index(RED) for _ in range(2000))

    assert set(reds) == {3, 5}
    assert abs(reds[3] - 1000) < 120


def test_who_holds_the_red_wire_knows_everything() -> None:
    table = snip("BB BR BB")

    guessed = SNIP.determinize(SNIP.view(table, 1), 1, SeededDice(0))

    assert guessed.dump() == table.dump()


@rule("SN-021")
def test_numbers_count_from_the_actors_own_wires() -> None:
    space = SNIP.action_space(SnipOptions(3))

    assert space.size == 6
    assert [space.action(1, number) for number in range(6)] == [Vouch(2), Vouch(3), Cut(4), Cut(5), Cut(0), Cut(1)]
    assert SNIP.legal_codes(snip("BB BR BB", cut="-- -- x-", turn=1), 1) == [0, 3, 4, 5]


@rule("SN-021")
def test_sampled_numbers_are_the_legal_ones_equally_often() -> None:
    table = snip("BB BR BB", cut="-- -- x-", turn=1)
    dice = SeededDice(5)

    sampled = Counter(SNIP.sample_code(table, 1, dice) for _ in range(4000))

    assert sorted(sampled) == SNIP.legal_codes(table, 1)
    assert all(abs(count - 1000) < 150 for count in sampled.values())


def test_features_are_seen_from_the_viewers_seat() -> None:
    table = snip("BB BR BB", cut="-- -- x-", vouched="v- -- --", turn=2)

    assert SNIP.features(SNIP.view(table, 1), 1) == {
        "blue": [1, 0, 1, 0, 1, 0],
        "red": [0, 1, 0, 0, 0, 0],
        "cut": [0, 0, 1, 0, 0, 0],
        "vouched": [0, 0, 0, 0, 1, 0],
        "vouchers": [2],
        "turn": [0, 1, 0],
    }


def test_the_terminal_board() -> None:
    table = snip("BB BR BB", cut="-- -- x-", vouched="v- -- --", turn=1)

    assert SNIP.text_board(SNIP.view(table, 1)) == "\n".join(
        [
            "  seat 0   0:B ok    1:?",
            "> seat 1   2:B       3:R",
            "  seat 2   4:B cut   5:?",
            "  vouchers: 2",
        ]
    )
