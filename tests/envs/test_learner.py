"""What the suite of Gymnasium lets pass."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest

from boomtable import envs
from boomtable.bots import BOTS
from boomtable.bots.bot import Bot
from boomtable.core.dice import SeededDice
from boomtable.core.errors import BoomtableError
from boomtable.core.schema import Action, Event, View
from boomtable.core.seats import Seat
from tests.envs.cases import SMALL, params


def episode(env: Any, seed: int) -> tuple[float, bool, bool, dict[str, Any], int]:
    """Random legal actions to the end; the last four answers, and how many decisions it took."""
    dice, steps = SeededDice(seed), 0
    _, info = env.reset(seed=seed)
    while True:
        codes = np.flatnonzero(info["action_mask"])
        _, reward, ended, broken_off, info = env.step(int(codes[dice.pick(len(codes))]))
        steps += 1
        if ended or broken_off:
            return reward, ended, broken_off, info, steps
        assert reward == 0.0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "options"), params(SMALL))
def test_the_learner_sees_and_may_do_what_its_seat_does(game: str, options: dict[str, Any], seat: Seat) -> None:
    env: Any = envs.gym(game, seat=seat, others="random", options=options)
    dice = SeededDice(4)
    row, info = env.reset(seed=4)
    for _ in range(5):
        state = env._company.state
        features = env.game.features(env.game.view(state, seat), seat)
        legal = env.game.legal_codes(state, seat)

        assert row.tolist() == [number for block in features.values() for number in block]
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(legal)
        assert env.action_masks().tolist() == info["action_mask"].tolist()
        assert seat in env.game.waiting_on(state)

        row, _, ended, _, info = env.step(legal[dice.pick(len(legal))])
        if ended:
            assert not info["action_mask"].any()
            break


@pytest.mark.parametrize(("game", "options"), params(SMALL))
def test_the_end_pays_what_the_outcome_says(game: str, options: dict[str, Any]) -> None:
    env: Any = envs.gym(game, seat=1, others="random", options=options)
    for seed in range(3):
        reward, ended, broken_off, _, _ = episode(env, seed)
        outcome = env.game.outcome(env._company.state)

        assert ended
        assert not broken_off
        assert reward == outcome.payoff(1)


def test_games_are_lost_and_won() -> None:
    env: Any = envs.gym("snip", seats=2, others="random")

    assert {episode(env, seed)[0] for seed in range(8)} == {0.0, 1.0}


def test_bots_of_a_level_play_the_other_seats() -> None:
    expert, novice = (envs.gym("bomb_busters", seats=3, mission=1, others=level) for level in ("expert", "random"))

    assert expert._bots == {1: "expert", 2: "expert"}
    assert sum(episode(expert, seed)[4] for seed in range(3)) > sum(episode(novice, seed)[4] for seed in range(3))


def test_the_usual_bots_are_standard_where_there_are_any() -> None:
    assert [envs.gym(game).others for game in ("bomb_busters", "snip")] == ["standard", "novice"]
    with pytest.raises(BoomtableError, match="there is no bot 'grandmaster' for Snip"):
        envs.gym("snip", others="grandmaster")


def test_bots_are_told_what_their_seats_notice_and_nothing_else() -> None:
    env: Any = envs.gym("snip", seats=3, others="random")
    env.reset(seed=2)
    told = {seat: list(news) for seat, news in env._company._news.items()}

    assert told.keys() == {1, 2}
    assert [[event.colours is None for event in news] for news in told.values()] == [[True, False, True], [True, True, False]]


class Listening(Bot):
    """Takes the first legal action, and writes down what every seat has heard."""

    heard: ClassVar[list[tuple[Seat, Event]]] = []

    def observe(self, events: list[Event]) -> None:
        self.heard.extend((self.seat, event) for event in events)

    def choose(self, view: View, legal: list[Action]) -> Action:
        return legal[0]


def test_bots_hear_everything_once_before_they_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "listening", Listening)
    monkeypatch.setattr(Listening, "heard", [])
    env = envs.gym("snip", seats=3, others="listening")
    _, info = env.reset(seed=2)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))

    assert [(seat, type(event).__name__) for seat, event in Listening.heard] == [
        *[(1, name) for name in ("Dealt", "Dealt", "Dealt", "Vouched")],
        *[(2, name) for name in ("Dealt", "Dealt", "Dealt", "Vouched", "Vouched")],
    ]


def test_an_illegal_code_ends_the_episode_with_the_lowest_payoff() -> None:
    env: Any = envs.gym("blast_tactics", seats=4, others="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, broken_off, info = env.step(illegal)

    assert (reward, ended, broken_off, info["illegal"]) == (-1 / 3, True, False, True)
    assert not info["action_mask"].any()


def test_a_game_that_takes_too_long_is_truncated_and_pays_nothing() -> None:
    env: Any = envs.gym("bomb_busters", seats=4, mission=1, others="random")
    env.reset(seed=1)
    env._company.longest = env._company.length + 1
    _, reward, ended, broken_off, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))

    assert (reward, ended, broken_off) == (0.0, False, True)


def test_what_was_observed_does_not_change_later() -> None:
    env: Any = envs.gym("snip", seats=3, others="random")
    row, info = env.reset(seed=1)
    before = row.copy(), info["action_mask"].copy()
    env.step(int(np.flatnonzero(info["action_mask"])[-1]))

    assert (row == before[0]).all()
    assert (info["action_mask"] == before[1]).all()


def test_one_seed_is_one_game_and_without_one_another_is_dealt() -> None:
    env: Any = envs.gym("bomb_busters", seats=4, mission=1, others="random", seat=3)
    deals = [env.reset(seed=seed)[0].tobytes() for seed in (5, None, None, 5, None)]

    assert deals[:2] == deals[3:]
    assert len(set(deals[:3])) == 3


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BoomtableError, match="the learner cannot have seat 3: there are 3 seats, counted from 0"):
        envs.gym("snip", seats=3, seat=3)


def test_nothing_can_be_done_before_the_first_deal() -> None:
    with pytest.raises(BoomtableError, match="nothing can be done before reset"):
        envs.gym("snip").step(0)


def test_gymnasium_makes_every_game_by_its_name() -> None:
    env = gymnasium.make("boomtable.envs.learner:boomtable/snip-v1", seats=4)

    assert env.unwrapped.options.seats == 4  # type: ignore[attr-defined]
