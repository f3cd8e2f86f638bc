"""Our games in OpenSpiel: importing this registers each as `boomtable_` and its id, as in boomtable_snip(seats=3).

Options are parameters, but for those that are lists, which a preset brings: boomtable_bomb_busters(preset=field,seats=4). With
chance=explicit, every roll is a chance node; with chance=sampled, the game rolls by itself, from rng_seed on.
"""

from __future__ import annotations

from typing import Any

import msgspec

from boomtable.core.dice import SeededDice
from boomtable.core.errors import OptionError
from boomtable.core.game import AnyGame
from boomtable.core.walk import longest
from boomtable.envs.chance import seeded
from boomtable.envs.choosing import chosen_options, space_of, spec_of
from boomtable.envs.extras import wanted
from boomtable.games import GAMES

with wanted("openspiel"):
    import pyspiel

    from boomtable.envs.spiel_observer import SpielObserver, recall_shape
    from boomtable.envs.spiel_state import SpielState

CHANCE = ("explicit", "sampled")
UNSEEDED = -1


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it brings no types
    """One of our games under given options."""

    rules: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        usual = parameters(rules)
        given = {**usual, **(params or {})}
        if given["chance"] not in CHANCE:
            raise OptionError(f"chance cannot be {given['chance']!r}: choose from {', '.join(CHANCE)}")
        named = {name: value for name, value in given.items() if value != usual[name] and name not in ("chance", "rng_seed")}
        self.options = chosen_options(rules, named)
        self.spec = spec_of(rules, self.options)
        self.space = space_of(rules, self.options)
        self.longest = longest(rules, self.options)
        self.sampled = given["chance"] == "sampled"
        self._seeds = seeded(None if given["rng_seed"] == UNSEEDED else given["rng_seed"])
        least, most = rules.payoff_range(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=1 if self.sampled else rules.most_faces(self.options),
            num_players=self.options.seats,
            min_utility=least,
            max_utility=most,
            max_game_length=max(self.longest, self.max_chance_nodes_in_history()),  # OpenSpiel takes it for the bound of rolls, too
        )
        tensor = recall_shape(self.spec.width, self.longest) is not None
        super().__init__(game_type(rules, sampled=self.sampled, tensor=tensor), info, params or {})

    def max_game_length(self) -> int:
        return self.longest

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.sampled else self.rules.most_rolls(self.options)

    def max_history_length(self) -> int:
        return self.max_game_length() + self.max_chance_nodes_in_history()

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def fresh_dice(self) -> SeededDice:
        """Other dice for every game."""
        return SeededDice(self._seeds.pick(2**60))


def parameters(rules: AnyGame) -> dict[str, Any]:
    """What a game can be loaded with, and what it usually is."""
    options = msgspec.structs.asdict(chosen_options(rules, None))
    plain = {name: value for name, value in options.items() if isinstance(value, (bool, int, str))}
    return {**plain, "preset": "", "chance": "explicit", "rng_seed": UNSEEDED}


def game_type(rules: AnyGame, *, sampled: bool = False, tensor: bool = False) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"boomtable_{rules.info.id}",
        long_name=rules.info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if sampled else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if rules.info.open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if rules.info.cooperative else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.info.max_seats,
        min_num_players=rules.info.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
        default_loadable=True,
    )


for found in GAMES.values():
    # A class for each game: OpenSpiel keeps it beyond the end of Python, which no other kind of callable survives.
    pyspiel.register_game(game_type(found), type(f"Spiel_{found.info.id}", (SpielGame,), {"rules": found}))
