"""The official suites of PettingZoo, Gymnasium and OpenSpiel. They are weak: what they let pass is tested beside each environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test  # type: ignore[import-untyped]  # it brings no types
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # type: ignore[import-untyped]

import boomtable.envs.learner
import boomtable.envs.openspiel  # noqa: F401  registers the games
from boomtable import envs
from boomtable.games import GAMES
from tests.envs.cases import MORE, SMALL, USUAL, params

CYCLES = 60
# Not about us: PettingZoo knows by name which of its own environments have a mask beside their observation.
with_a_mask = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def seeded(env: Any, seed: int) -> Any:
    """Dealt once with a seed, from which all later deals follow, and with samples that repeat."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    return env


class TestAec:
    pytestmark = with_a_mask

    @pytest.mark.parametrize(("game", "options"), params(USUAL))
    def test_api(self, game: str, options: dict[str, Any]) -> None:
        api_test(seeded(envs.aec(game, options=options), 3), num_cycles=CYCLES)

    @pytest.mark.share(interpreted=4, compiled=2)
    @pytest.mark.parametrize("seed", range(3))
    @pytest.mark.parametrize(("game", "options"), params(USUAL + MORE))
    def test_api_again(self, game: str, options: dict[str, Any], seed: int) -> None:
        api_test(seeded(envs.aec(game, options=options), seed), num_cycles=4 * CYCLES)

    @pytest.mark.parametrize(("game", "options"), params(USUAL))
    def test_seed(self, game: str, options: dict[str, Any]) -> None:
        seed_test(lambda: envs.aec(game, options=options), num_cycles=CYCLES // options["seats"])

    @pytest.mark.parametrize(("game", "options"), params(USUAL))
    def test_render(self, game: str, options: dict[str, Any]) -> None:
        render_test(lambda render_mode=None: seeded(envs.aec(game, render_mode=render_mode, options=options), 0))

    @pytest.mark.parametrize(("game", "options"), params(SMALL))
    def test_wrapper_for_illegal_codes(self, game: str, options: dict[str, Any]) -> None:
        api_test(TerminateIllegalWrapper(seeded(envs.aec(game, options=options), 1), illegal_reward=-1), num_cycles=CYCLES)


class TestParallel:
    @pytest.mark.parametrize(("game", "options"), params(USUAL))
    def test_api(self, game: str, options: dict[str, Any]) -> None:
        parallel_api_test(seeded(envs.parallel(game, options=options), 2), num_cycles=CYCLES)

    @pytest.mark.share(interpreted=4, compiled=2)
    @pytest.mark.parametrize(("game", "options"), params(MORE))
    def test_api_again(self, game: str, options: dict[str, Any]) -> None:
        parallel_api_test(seeded(envs.parallel(game, options=options), 5), num_cycles=3 * CYCLES)


class TestGymnasium:
    @pytest.mark.parametrize(("game", "options"), params(USUAL))
    def test_env(self, game: str, options: dict[str, Any]) -> None:
        name = f"boomtable/{game}-v{GAMES[game].info.rules_version}"
        check_env(gymnasium.make(name, others="random", options=options).unwrapped)

    @pytest.mark.share(interpreted=4, compiled=2)
    @pytest.mark.parametrize(("game", "options"), params(MORE))
    def test_env_again(self, game: str, options: dict[str, Any]) -> None:
        check_env(envs.gym(game, seat=1, others="random", options=options), skip_render_check=True)


class TestOpenSpiel:
    EXPLICIT = (
        "boomtable_snip(seats=2)",
        "boomtable_snip(seats=4)",
        "boomtable_its_a_bomb(seats=2,scenario=1)",
        "boomtable_blast_tactics(seats=2,preset=duel_alley)",
        "boomtable_bombs_away(seats=2)",
        "boomtable_bomb_busters(seats=2,mission=1)",
        "boomtable_two_rooms(seats=6)",
    )
    SAMPLED = (
        "boomtable_snip(chance=sampled,rng_seed=1)",
        "boomtable_its_a_bomb(chance=sampled,rng_seed=1,scenario=5)",
        "boomtable_blast_tactics(chance=sampled,rng_seed=1,seats=2)",
        "boomtable_bombs_away(chance=sampled,rng_seed=1,seats=2)",
        "boomtable_bomb_busters(chance=sampled,rng_seed=1,seats=3)",
        "boomtable_two_rooms(chance=sampled,rng_seed=1,seats=6)",
    )

    @pytest.mark.parametrize("game", EXPLICIT)
    @pytest.mark.parametrize("serialize", [True, False], ids=["serialised", "plain"])
    def test_random_sim(self, game: str, serialize: bool) -> None:
        pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=serialize, verbose=False)

    @pytest.mark.parametrize("game", SAMPLED)
    def test_random_sim_of_a_game_that_rolls_itself(self, game: str) -> None:
        """OpenSpiel cannot serialise a Python game that rolls itself: it asks for the state of a generator that only C++ has."""
        pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=False, verbose=False)

    @pytest.mark.whole
    def test_random_sim_of_a_long_game(self) -> None:
        game = pyspiel.load_game("boomtable_two_rooms(game=advanced,seats=10)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
