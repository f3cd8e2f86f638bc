"""How long games are, and how evenly seats win them."""

from boomtable.research.balance import Balance
from boomtable.research.selfplay import Result
from boomtable.research.summary import wilson


def result(winners: tuple[int, ...], turns: int, reason: str = "last_standing") -> Result:
    return Result(0, ["standard"] * 2, winners, reason, 5, [], None, {"turns": turns})


def test_seats_that_win_together_share_the_win() -> None:
    balance = Balance(2)
    for winners in [(0,), (0, 1), (1,), (1,)]:
        balance.add(result(winners, 10))

    assert balance.shares() == [(0.375, *wilson(0.375, 4)), (0.625, *wilson(0.625, 4))]


def test_four_of_five_games_lie_between_the_percentiles() -> None:
    balance = Balance(2)
    for turns in range(21, 0, -1):
        balance.add(result((0,), turns))

    assert balance.length() == (11.0, 3, 19)


def test_ends_are_counted_by_reason() -> None:
    balance = Balance(2)
    balance.add(result((0,), 10, "hearts"))
    balance.add(result((1,), 12, "hearts"))
    balance.add(result((1,), 12, "collapse"))

    assert (balance.games, dict(balance.reasons)) == (3, {"hearts": 2, "collapse": 1})
