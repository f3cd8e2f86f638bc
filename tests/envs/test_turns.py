"""What the suite of PettingZoo lets pass: lost rewards, masks of all ones, observations that change later, deals that repeat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # type: ignore[import-untyped]  # it brings no types

from boomtable import envs
from boomtable.core.dice import SeededDice
from boomtable.core.errors import BoomtableError, IllegalCode
from tests.envs.cases import MORE, USUAL, params
from tests.envs.twin import twin_of


def played(env: Any, seed: int, most: int = 10_000) -> list[str]:
    """Random legal actions until the game ends; returns who decided."""
    dice = SeededDice(seed)
    decided: list[str] = []
    while env.agents and not env.terminations[env.agent_selection] and len(decided) < most:
        codes = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        decided.append(env.agent_selection)
        env.step(int(codes[dice.pick(len(codes))]))
    return decided


@pytest.mark.parametrize(("game", "options"), params(USUAL + MORE))
def test_an_agent_sees_its_features_and_may_do_its_legal_codes(game: str, options: dict[str, Any]) -> None:
    env: Any = envs.aec(game, options=options)
    twin, dice = twin_of(game, options, 7), SeededDice(1)
    env.reset(seed=7)
    for _ in range(12):
        agent = env.agent_selection
        seen = env.observe(agent)

        assert agent == f"player_{twin.seat}"
        assert seen["observation"].tolist() == twin.row(twin.seat)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(twin.codes)

        code = twin.codes[dice.pick(len(twin.codes))]
        twin.walk.do(twin.seat, code)
        env.step(code)
        if env.terminations[env.agent_selection]:
            break


@pytest.mark.parametrize(("game", "options"), params(USUAL))
def test_the_end_pays_everybody_what_the_outcome_says(game: str, options: dict[str, Any]) -> None:
    env: Any = envs.aec(game, options=options)
    twin, dice = twin_of(game, options, 2), SeededDice(3)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        code = twin.codes[dice.pick(len(twin.codes))]
        twin.walk.do(twin.seat, code)
        env.step(code)

    paid = {}
    while env.agents:
        agent = env.agent_selection
        _, paid[agent], ended, broken_off, _ = env.last()
        assert ended
        assert not broken_off
        env.step(None)

    assert twin.game.outcome(twin.walk.state) is not None
    assert paid == {f"player_{seat}": payoff for seat, payoff in enumerate(twin.payoffs())}


@pytest.mark.parametrize(("seed", "payoff"), [(0, 1.0), (1, 1.0), (3, 0.0), (4, 0.0)])
def test_games_are_lost_and_won(seed: int, payoff: float) -> None:
    env: Any = envs.aec("snip", seats=2)
    env.reset(seed=seed)
    played(env, seed)

    assert set(env.rewards.values()) == {payoff}


def test_what_was_observed_does_not_change_later() -> None:
    env: Any = envs.aec("snip", seats=3)
    env.reset(seed=1)
    seen = [env.observe(agent) for agent in env.agents]
    before = [{name: numbers.copy() for name, numbers in each.items()} for each in seen]
    played(env, 1, most=3)

    assert all((now["observation"] == then["observation"]).all() for now, then in zip(seen, before, strict=True))
    assert all((now["action_mask"] == then["action_mask"]).all() for now, then in zip(seen, before, strict=True))
    seen[0]["observation"][:] = 1  # and is its agent's own
    assert not np.shares_memory(seen[0]["observation"], env.observe("player_0")["observation"])


def test_who_is_not_asked_has_an_empty_mask() -> None:
    env: Any = envs.aec("snip", seats=3)
    env.reset(seed=1)

    assert [int(env.observe(agent)["action_mask"].sum()) > 0 for agent in env.agents] == [True, False, False]


def test_one_seed_is_one_game_and_without_one_another_is_dealt() -> None:
    env, deals = envs.aec("bomb_busters", seats=4, mission=1), []
    for seed in (5, None, None, 5, None):
        env.reset(seed=seed)
        deals.append(env.observe("player_0")["observation"].tobytes())

    assert deals[:2] == deals[3:]
    assert len(set(deals[:3])) == 3


def test_an_illegal_code_is_refused_and_changes_nothing() -> None:
    env: Any = envs.aec("snip", seats=3)
    env.reset(seed=0)  # player_0 has the red wire, so it cannot vouch for both
    before = env.observe("player_0")
    for code in (-1, env.action_space("player_0").n, int(np.flatnonzero(before["action_mask"] == 0)[0])):
        with pytest.raises(IllegalCode, match=f"player_0 cannot do code {code}: it is not legal now"):
            env.step(code)

    assert (env.observe("player_0")["observation"] == before["observation"]).all()
    assert env.agent_selection == "player_0"


def test_with_the_official_wrapper_an_illegal_code_ends_the_game() -> None:
    env = TerminateIllegalWrapper(envs.aec("snip", seats=3), illegal_reward=-1)
    env.reset(seed=0)  # player_0 has the red wire, so it cannot vouch for both
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0]))

    assert env.unwrapped.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}
    assert all(env.unwrapped.terminations.values())


def test_a_game_that_takes_too_long_is_truncated_and_pays_nothing() -> None:
    env: Any = envs.aec("bomb_busters", seats=4, mission=1)
    env.reset(seed=1)
    env._rows.walks[0].longest = 2
    for _ in range(2):
        played(env, 1, most=1)

    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


def test_the_whole_truth_is_drawn() -> None:
    env: Any = envs.aec("snip", seats=2, render_mode="ansi")
    env.reset(seed=1)

    assert "?" not in env.render()
    assert "R" in env.render()


def test_an_unknown_way_to_draw_is_refused() -> None:
    with pytest.raises(BoomtableError, match="there is no render_mode 'rgb_array'"):
        envs.aec("snip", render_mode="rgb_array")
