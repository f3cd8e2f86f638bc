"""It's a Bomb!: the end and the score."""

import pytest

from boomtable.core.schema import ChangeHands
from boomtable.core.seats import PUBLIC, TABLE
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import Cut, Ended, ItsABombOptions, OwnScenario, Pass
from tests.games.its_a_bomb.positions import G2, G5, G8, G9, bomb, cut, dealt, ended, legal, play, point, refusal, seen_by, tile, used_cards

rule = pytest.mark.rule


@rule("IB-170")
def test_every_loss_has_its_reason() -> None:
    explosive = bomb(G2)
    late = bomb(G2, deck="10 E")
    missed = bomb(G5, deck="20 C 10 E")
    broken = bomb("R Y\n. .\n", order="RY")

    cut(explosive, "r3c1")
    cut(late, "r1c3")
    cut(missed, "r2c3")
    cut(broken, "r1c2")

    reasons = [ended(table) for table in (explosive, late, missed, broken)]
    assert reasons == ["explosive_cut", "countdown_over", "call_missed", "order_broken"]
    assert set(GAME.info.end_reasons) == {*reasons, "defused"}


@rule("IB-170")
@pytest.mark.parametrize(("deck", "reason"), [("10 E", "countdown_over"), ("20 C 10 E", "call_missed"), ("20 10 E", "order_broken")])
def test_the_first_reason_counts(deck: str, reason: str) -> None:
    table = bomb("R Y\n. V\n", deck=deck, order="RY")

    cut(table, "r1c2")

    assert ended(table) == reason


@rule("IB-170")
def test_after_the_end_nobody_acts() -> None:
    table = bomb(G2, seats=3)
    cut(table, "r3c1")

    for seat in range(3):
        assert legal(table, seat) == []
    assert "[IB-170]" in refusal(table, 1, Cut(tile(table, "r1c1")))
    assert "[IB-170]" in refusal(table, 0, Pass())
    assert "[IB-170]" in refusal(table, TABLE, ChangeHands(1, bot=True))
    assert (GAME.waiting_on(table), GAME.timers(table)) == ([], [])


@rule("IB-171", "IB-321")
def test_the_win_comes_before_anything_else() -> None:
    table = bomb(G9, deck="10 E", cards="ARCH HACK NEGO", discard="20", up="r1c1", counted="P", step=2)

    assert point(table, "r1c2")[-1] == Ended("defused")
    assert used_cards(table) == [False] * 3


@rule("IB-171")
def test_every_colour_in_play_is_needed() -> None:
    table = bomb(G8)

    cut(table, "r1c1", "r1c2")
    assert ended(table) is None
    cut(table, "r1c3")
    assert ended(table) == "defused"


@rule("IB-172", "IB-323")
def test_special_tiles_need_not_be_cut() -> None:
    table = bomb("R Y\nT V\n\n. A\nX .\n")

    cut(table, "A:r1c1", "A:r1c2")

    assert ended(table) == "defused"


@rule("IB-173")
def test_all_win_or_lose_together() -> None:
    won = bomb("R Y\n. .\n", seats=4)
    lost = bomb("R Y\n. X\n", seats=4)
    cut(won, "r1c1", "r1c2")
    cut(lost, "r2c2")

    for table, payoff in ((won, 1.0), (lost, 0.0)):
        outcome = GAME.outcome(table)
        assert outcome is not None
        assert [outcome.payoff(seat) for seat in range(4)] == [payoff] * 4


@rule("IB-175", "IB-176")
@pytest.mark.parametrize(
    ("deck", "cards", "number", "seats", "score"),
    [
        ("20 10 E", "", 1, 2, 3 * 2 + 1 - 2),
        ("20 10 E", "SPOT (HACK)", 5, 3, 3 * 2 + 2 + 1 - 3),
        ("D 20 10 E", "", 6, 2, 3 * 2 + 2 - 2),
        ("C 10 E", "SPOT HACK", 10, 4, 3 * 1 + 2 * 2 + 2 - 4),
        ("10 E", "", 11, 5, 3 * 1 + 3 - 5),
        ("10 E", "", 0, 5, 3 * 1 - 5),
    ],
)
def test_the_score(deck: str, cards: str, number: int, seats: int, score: int) -> None:
    table = bomb("R Y\n. .\n", deck=deck, cards=cards, number=number, seats=seats)

    cut(table, "r1c1", "r1c2")

    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.scores == (score,) * seats


@rule("IB-175", "IB-176")
def test_what_the_score_counts_is_tallied() -> None:
    table = bomb("R Y\n. .\n", deck="D 20 C 10 E", cards="SPOT (HACK) SURV", seats=3)

    cut(table, "r1c1", "r1c2")

    assert GAME.tally(table) == {"rounds": 2, "timers_left": 2, "cards_left": 2, "title": 4}


@rule("IB-362")
def test_an_own_scenario_gives_no_scenario_points() -> None:
    table = bomb("R Y\n. .\n", deck="20 10 E")

    cut(table, "r1c1", "r1c2")

    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.scores == (4, 4)


@rule("IB-177")
def test_a_lost_game_has_no_score() -> None:
    table = bomb(G2)
    cut(table, "r3c1")

    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), ())


@rule("IB-328")
def test_a_seat_handed_to_a_bot_still_counts() -> None:
    table = bomb("R Y\n. .\n", deck="10 E", seats=3)
    play(table, TABLE, ChangeHands(2, bot=True))

    cut(table, "r1c1", "r1c2")

    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)


@rule("IB-225", "IB-228")
def test_after_the_end_everything_is_open() -> None:
    table = dealt(4)
    laid = tuple(table.tile)
    bombs = [there for there, kind in enumerate(laid) if kind == 5]

    play(table, 1, Cut(bombs[0]))

    for viewer in (0, 1, PUBLIC):
        assert tuple(shown.kind for shown in seen_by(table, viewer).tiles) == laid


@rule("IB-368")
def test_a_cut_that_brings_nothing_is_a_slip() -> None:
    table = bomb("R Y\n. X\n", deck="30 20 10 E", marked="A:r2c2")
    assert GAME.slips(table) == 1  # the Sapper stopped one

    cut(table, "r2c1", "r1c1", "r1c2")

    assert (ended(table), GAME.slips(table)) == ("defused", 2)


@rule("IB-362", "IB-368")
def test_a_scenario_counts_on_the_map_unless_it_is_an_own_one() -> None:
    assert GAME.chapter(ItsABombOptions(3, scenario=4)) == 4
    assert GAME.chapter(ItsABombOptions(3, scenario=4, own=OwnScenario((), timers=3))) is None
