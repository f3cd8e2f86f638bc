"""A batch is many slow twins side by side, in one process or in several."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import BoomtableError, IllegalCode
from boomtable.core.rows import BROKEN_OFF, OVER
from boomtable.envs import Batch
from tests.envs.cases import MORE, USUAL, params
from tests.envs.twin import Twin

N = 3
SEED = 2
NAMES = ("observation", "mask", "codes", "starts", "seat", "done", "payoff")


def twins(game: str, options: dict[str, Any], seed: int = SEED) -> list[Twin]:
    return [Twin(game, options, SeededDice(seed * 10**9 + k)) for k in range(N)]


def expect_equal(batch: Batch, slow: list[Twin]) -> None:
    for k, twin in enumerate(slow):
        assert batch.seat[k] == twin.seat
        assert batch.observation[k].tolist() == twin.row(twin.seat)
        assert batch.codes[batch.starts[k] : batch.starts[k + 1]].tolist() == twin.codes
        assert batch.mask[k].tolist() == twin.mask(batch.space.size)


@pytest.mark.parametrize(("game", "options"), params(USUAL + MORE))
def test_every_game_is_its_slow_twin(game: str, options: dict[str, Any]) -> None:
    batch, slow, rng = Batch(game, options, N, seed=SEED), twins(game, options), np.random.default_rng(1)
    for _ in range(25):
        expect_equal(batch, slow)
        chosen = batch.sample(rng)
        batch.step(chosen)
        for k, (twin, code) in enumerate(zip(slow, chosen.tolist(), strict=True)):
            twin.walk.do(twin.seat, code)
            over = twin.seat < 0
            assert batch.done[k] == (OVER if over else 0)
            assert batch.payoff[k].tolist() == twin.payoffs()
            if over:
                twin.deal()


@pytest.mark.share(interpreted=4, compiled=2)
@pytest.mark.parametrize(("game", "options"), params([case for case in USUAL + MORE if case[0] != "two_rooms"]))
def test_whole_games_are_paid_and_dealt_anew(game: str, options: dict[str, Any]) -> None:
    batch, slow, rng, over = Batch(game, options, N, seed=SEED), twins(game, options), np.random.default_rng(2), 0
    while over < N + 1:
        chosen = batch.sample(rng)
        batch.step(chosen)
        for k, (twin, code) in enumerate(zip(slow, chosen.tolist(), strict=True)):
            twin.walk.do(twin.seat, code)
            if batch.done[k]:
                assert twin.seat < 0
                assert batch.payoff[k].tolist() == twin.payoffs()
                twin.deal()
                over += 1
        assert batch.seat.tolist() == [twin.seat for twin in slow]
    expect_equal(batch, slow)


def test_games_are_lost_and_won_and_payoffs_go_with_the_next_step() -> None:
    batch, rng, paid = Batch("snip", {"seats": 2}, 20), np.random.default_rng(3), set()
    for _ in range(12):
        batch.step(batch.sample(rng))
        over = batch.done == OVER
        paid |= set(batch.payoff[over].reshape(-1).tolist())
        assert not batch.payoff[~over].any()

    assert paid == {0.0, 1.0}


def test_a_game_that_takes_too_long_is_broken_off_and_pays_nothing() -> None:
    batch = Batch("bomb_busters", {"mission": 1}, 2)
    batch._arrays._rows.walks[1].longest = 1  # type: ignore[attr-defined]
    batch.step(batch.sample(np.random.default_rng(1)))

    assert batch.done.tolist() == [0, BROKEN_OFF]
    assert not batch.payoff.any()


def test_an_illegal_code_is_refused_before_anything_happens() -> None:
    batch = Batch("snip", {"seats": 3}, N, seed=1)
    before = batch.observation.copy()
    for codes, text in (
        ([5, 6, 5], "seat 0 of game 1 cannot do code 6: it is not legal now"),
        ([5, 5, -1], "seat 0 of game 2 cannot do code -1"),
        ([5, 5], "2 codes were chosen for 3 games"),
    ):
        with pytest.raises(IllegalCode, match=text):
            batch.step(codes)

    assert (batch.observation == before).all()


def test_arrays_are_filled_in_place_and_cannot_be_written_to() -> None:
    batch = Batch("snip", {"seats": 3}, N)
    seen, before = batch.observation, batch.observation.copy()
    batch.step(batch.sample(np.random.default_rng(1)))

    assert (seen == batch.observation).all()
    assert (seen != before).any()
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


def test_codes_find_room_when_there_are_many() -> None:
    """Two players of Bomb Busters have more legal codes than the usual room: the vector grows, and no row runs into the next."""
    options = {"seats": 2, "mission": 8}
    batch, slow, rng = Batch("bomb_busters", options, N, seed=SEED), twins("bomb_busters", options), np.random.default_rng(5)
    room = batch._arrays.codes.size
    while batch._arrays.codes.size == room:
        chosen = batch.sample(rng)
        batch.step(chosen)
        for twin, code in zip(slow, chosen.tolist(), strict=True):
            twin.walk.do(twin.seat, code)
            if twin.seat < 0:
                twin.deal()
    expect_equal(batch, slow)
    batch.step(batch.sample(rng))
    assert batch.mask.sum() == batch.starts[-1]


def test_a_reset_is_a_new_batch() -> None:
    batch, fresh = Batch("snip", None, N, seed=4), Batch("snip", None, N, seed=9)
    for _ in range(6):
        batch.step(batch.sample(np.random.default_rng(1)))
    batch.reset(9)

    assert all((getattr(batch, name) == getattr(fresh, name)).all() for name in NAMES)


class TestRecall:
    def test_each_row_ends_with_the_last_decisions_of_the_seat(self) -> None:
        options = {"seats": 3}
        batch, rng = Batch("snip", options, N, seed=SEED, recall=3), np.random.default_rng(1)
        slow = twins("snip", options)
        past: list[dict[int, list[list[int]]]] = [{} for _ in slow]
        met = 0
        for _ in range(30):
            for k, twin in enumerate(slow):
                mine = past[k].setdefault(twin.seat, [])
                mine.append(twin.row(twin.seat))
                rows = [[0] * batch.spec.width] * 3 + mine
                assert batch.observation[k].tolist() == rows[-3:]
                met = max(met, len(mine))
            chosen = batch.sample(rng)
            batch.step(chosen)
            for k, (twin, code) in enumerate(zip(slow, chosen.tolist(), strict=True)):
                twin.walk.do(twin.seat, code)
                if twin.seat < 0:
                    twin.deal()
                    past[k] = {}

        assert met >= 2

    def test_without_it_there_is_one_row(self) -> None:
        assert Batch("snip", None, 2).observation.shape == (2, 28)
        assert Batch("snip", None, 2, recall=4).observation.shape == (2, 4, 28)


@pytest.mark.parametrize(
    ("n", "more", "text"),
    [(0, {}, "0 games, 1 rows of each and 0 processes"), (2, {"workers": 3}, "3 processes"), (2, {"recall": 0}, "0 rows")],
)
def test_an_impossible_batch_is_refused(n: int, more: dict[str, int], text: str) -> None:
    with pytest.raises(BoomtableError, match=text):
        Batch("snip", None, n, **more)


class TestWorkers:
    def test_processes_play_the_same_games(self) -> None:
        rng = np.random.default_rng(1)
        with Batch("snip", {"seats": 4}, 5, seed=3, recall=2, workers=2) as batch:
            here = Batch("snip", {"seats": 4}, 5, seed=3, recall=2)
            for step in range(40):
                assert all((getattr(batch, name) == getattr(here, name)).all() for name in NAMES)
                if step == 20:
                    batch.reset(8)
                    here.reset(8)
                chosen = here.sample(rng)
                batch.step(chosen)
                here.step(chosen)
            illegal = np.where(np.arange(5) == 4, 99, here.codes[here.starts[:-1]])
            with pytest.raises(IllegalCode, match="of game 4 cannot do code 99"):
                batch.step(illegal)
            with pytest.raises(IllegalCode, match="2 codes were chosen for 5 games"):
                batch.step([2, 2])
            assert all((getattr(batch, name) == getattr(here, name)).all() for name in NAMES)

    def test_a_process_that_dies_is_noticed_and_closing_leaves_nothing(self) -> None:
        batch = Batch("snip", None, 2, workers=2)
        workers: Any = batch._arrays
        kept = batch.observation
        os.kill(workers._processes[1].pid, signal.SIGKILL)
        workers._processes[1].join()

        with pytest.raises(BoomtableError, match="a process of the batch has ended"):
            batch.step(batch.sample(np.random.default_rng(1)))
        name = workers._memory.name
        batch.close()
        batch.close()

        assert kept.shape == (2, 28)
        assert [process.is_alive() for process in workers._processes] == [False, False]
        assert not os.path.exists(f"/dev/shm/{name}")
