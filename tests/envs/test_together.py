"""What the parallel suite of PettingZoo lets pass."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boomtable import envs
from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalCode
from tests.envs.cases import MORE, USUAL, params
from tests.envs.twin import twin_of


def chosen(env: Any, seen: dict[str, Any], dice: SeededDice) -> dict[str, int]:
    """A legal code of every agent."""
    codes = {agent: np.flatnonzero(each["action_mask"]) for agent, each in seen.items()}
    return {agent: int(each[dice.pick(len(each))]) for agent, each in codes.items()}


@pytest.mark.parametrize(("game", "options"), params(USUAL + MORE))
def test_every_agent_sees_its_features_and_who_is_not_asked_waits(game: str, options: dict[str, Any]) -> None:
    env, twin, dice = envs.parallel(game, options=options), twin_of(game, options, 4), SeededDice(1)
    seen, _ = env.reset(seed=4)
    for _ in range(6):
        asked = twin.game.waiting_on(twin.walk.state)
        for seat, agent in enumerate(env.agents):
            legal = twin.game.legal_codes(twin.walk.state, seat) if seat in asked else [env.wait]
            assert seen[agent]["observation"].tolist() == twin.row(seat)
            assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == sorted(legal)

        codes = chosen(env, seen, dice)
        for seat in asked:
            if seat in twin.game.waiting_on(twin.walk.state):
                twin.walk.do(seat, codes[f"player_{seat}"])
        _ = twin.seat
        seen = env.step(codes)[0]
        if not env.agents:
            break


@pytest.mark.parametrize(("game", "options"), params([case for case in USUAL if case[0] != "two_rooms"]))
def test_the_end_pays_everybody_what_the_outcome_says(game: str, options: dict[str, Any]) -> None:
    env, dice = envs.parallel(game, options=options), SeededDice(6)
    seen, _ = env.reset(seed=6)
    while env.agents:
        agents = env.agents
        seen, rewards, ended, broken_off, _ = env.step(chosen(env, seen, dice))
        assert env.agents or all(ended.values())
        assert not env.agents or set(rewards.values()) == {0.0}
    outcome = env.game.outcome(env._walk.state)

    assert outcome is not None
    assert rewards == {agent: outcome.payoff(seat) for seat, agent in enumerate(agents)}
    assert set(broken_off.values()) == {False}


def test_seats_decide_together_where_the_game_asks_them_together() -> None:
    """Voting on a proposal: who has not voted is asked, all at once."""
    env, dice = envs.parallel("its_a_bomb", seats=4, scenario=5, deciding="vote"), SeededDice(2)
    seen, _ = env.reset(seed=3)
    together = 0
    while env.agents and together < 2:
        together = sum(each["action_mask"][env.wait] == 0 for each in seen.values())
        if together > 1:
            before = env._walk.length
            env.step(chosen(env, seen, dice))
            assert env._walk.length >= before + 2
        else:
            seen = env.step(chosen(env, seen, dice))[0]
    assert together > 1


def test_a_code_whose_question_is_over_is_left_out_and_said() -> None:
    """The waits of seats 1 and 2 are no answers, so nothing is dropped; a code for a question that another code ended is."""
    env = envs.parallel("snip", seats=3)
    seen, infos = env.reset(seed=1)
    assert infos == {"player_0": {}, "player_1": {}, "player_2": {}}
    cut = int(np.flatnonzero(seen["player_0"]["action_mask"])[-1])
    env._carry_out([0, 1], [cut, 2, env.wait])  # seat 1 was never asked
    assert env._walk.length == 1


def test_agents_cannot_do_what_they_are_not_asked() -> None:
    env = envs.parallel("snip", seats=3)
    seen, _ = env.reset(seed=1)
    cut = int(np.flatnonzero(seen["player_0"]["action_mask"])[-1])
    with pytest.raises(IllegalCode, match="player_1 cannot do code 2: it is not asked, so it waits with 6"):
        env.step({"player_0": cut, "player_1": 2, "player_2": env.wait})
    with pytest.raises(IllegalCode, match="player_0 cannot do code 6: it is not legal now"):
        env.step(dict.fromkeys(env.agents, env.wait))
    with pytest.raises(IllegalCode, match="player_0 cannot do code None"):
        env.step({})

    env.step({"player_0": cut})
    assert env._walk.length == 1


def test_what_was_observed_does_not_change_later() -> None:
    env, dice = envs.parallel("snip", seats=3), SeededDice(1)
    seen, _ = env.reset(seed=1)
    before = {agent: (each["observation"].copy(), each["action_mask"].copy()) for agent, each in seen.items()}
    now = env.step(chosen(env, seen, dice))[0]

    assert any((now[agent]["observation"] != seen[agent]["observation"]).any() for agent in now)
    for agent, (row, mask) in before.items():
        assert (seen[agent]["observation"] == row).all()
        assert (seen[agent]["action_mask"] == mask).all()


def test_one_seed_is_one_game_and_without_one_another_is_dealt() -> None:
    env = envs.parallel("bomb_busters", seats=4, mission=1)
    deals = [env.reset(seed=seed)[0]["player_0"]["observation"].tobytes() for seed in (5, None, None, 5, None)]

    assert deals[:2] == deals[3:]
    assert len(set(deals[:3])) == 3
