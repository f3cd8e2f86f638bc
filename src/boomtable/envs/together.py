"""PettingZoo's parallel environment: all agents that are asked decide together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it brings no types

from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalCode
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.seats import Seat
from boomtable.core.walk import NOBODY, begin
from boomtable.envs import drawing, shapes
from boomtable.envs.chance import seeded
from boomtable.envs.choosing import chosen_game, chosen_options, space_of, spec_of

Seen = dict[str, Any]


class TogetherEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """One game. The last code of the action space is to wait, and is all that an agent may do that is not asked.

    The codes of a step are carried out by seat. If one of them ends the question of another agent, that agent's code is left out and
    its info says `dropped`. Any other illegal code raises IllegalCode. Rewards come at the end: what the outcome pays.
    """

    metadata: dict[str, Any] = {"render_modes": drawing.MODES, "render_fps": 4}  # noqa: RUF012  as PettingZoo declares it

    def __init__(self, game: str | AnyGame, *, render_mode: str | None = None, options: Options | Mapping[str, Any] | None = None) -> None:
        drawing.check_mode(render_mode)
        self.game = chosen_game(game)
        self.options = chosen_options(self.game, options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": shapes.name_of(self.game)}
        self.spec = spec_of(self.game, self.options)
        self.possible_agents = shapes.agent_names(self.options.seats)
        self.wait = space_of(self.game, self.options).size
        self._walk = begin(self.game, self.options, SeededDice(0))
        self._dealt = False
        self._cells = vec[i16]([0] * self.spec.width)
        self._seen = {agent: shapes.masked_space(self.spec, self.wait + 1) for agent in self.possible_agents}
        self._codes = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._codes[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal anew; without a seed, the dice of the game before roll on."""
        dice = seeded(seed) if seed is not None or not self._dealt else self._walk.dice
        self._dealt = True
        self._walk = begin(self.game, self.options, dice)
        while self._walk.next_seat() == NOBODY:
            self._walk = begin(self.game, self.options, dice)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        asked = self._walk.game.waiting_on(self._walk.state)
        chosen = [self._chosen(seat, actions.get(agent), asked) for seat, agent in enumerate(self.agents)]
        dropped = self._carry_out(asked, chosen)
        over = self._walk.next_seat() == NOBODY
        outcome = self.game.outcome(self._walk.state)
        seen = self._observations()
        rewards = {agent: 0.0 if outcome is None else outcome.payoff(seat) for seat, agent in enumerate(self.agents)}
        ended = dict.fromkeys(self.agents, outcome is not None)
        broken_off = dict.fromkeys(self.agents, over and outcome is None)
        infos: dict[str, dict[str, Any]] = {agent: {"dropped": True} if seat in dropped else {} for seat, agent in enumerate(self.agents)}
        if over:
            self.agents = []
        return seen, rewards, ended, broken_off, infos

    def render(self) -> str | None:
        return drawing.draw(self.game, self._walk.state, self.render_mode)

    def close(self) -> None:
        """Nothing is open; PettingZoo wants to hear it."""

    def _chosen(self, seat: Seat, action: int | None, asked: list[Seat]) -> int:
        """The code of one agent, which is legal or to wait."""
        if seat not in asked:
            if action is None or int(action) == self.wait:
                return self.wait
            raise IllegalCode(f"{self.agents[seat]} cannot do code {action}: it is not asked, so it waits with {self.wait}")
        if action is None or int(action) not in self.game.legal_codes(self._walk.state, seat):
            raise IllegalCode(f"{self.agents[seat]} cannot do code {action}: it is not legal now")
        return int(action)

    def _carry_out(self, asked: list[Seat], chosen: list[int]) -> list[Seat]:
        """Do what was chosen, as far as it still answers what its seat was asked; returns the seats that were left out."""
        game, walk = self.game, self._walk
        questions = [game.epoch(walk.state, seat) for seat in asked]
        dropped = []
        for seat, question in zip(asked, questions, strict=True):
            still_asked = seat in game.waiting_on(walk.state) and game.epoch(walk.state, seat) == question
            if still_asked and chosen[seat] in game.legal_codes(walk.state, seat):
                walk.do(seat, chosen[seat])
            else:
                dropped.append(seat)
        return dropped

    def _observations(self) -> dict[str, Seen]:
        asked = self.game.waiting_on(self._walk.state)
        return {agent: self._observation(seat, asked=seat in asked) for seat, agent in enumerate(self.agents)}

    def _observation(self, seat: Seat, *, asked: bool) -> Seen:
        self.game.observe(self._walk.state, seat, self._cells, 0)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self.game.legal_codes(self._walk.state, seat) if asked else self.wait] = 1
        return {"observation": np.array(self._cells, np.int16), "action_mask": mask}
