"""PettingZoo's AEC environment: one agent after the other decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it brings no types

from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalCode
from boomtable.core.game import AnyGame
from boomtable.core.rows import BROKEN_OFF, OVER, Rows
from boomtable.core.schema import Options
from boomtable.envs import drawing, shapes
from boomtable.envs.chance import seeded
from boomtable.envs.choosing import chosen_game, chosen_options, spec_of
from boomtable.envs.windows import window

Seen = dict[str, Any]


class TurnsEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One game. Of several agents that are asked at once, the lowest seat decides first.

    An action is a legal code of the agent's mask; any other raises IllegalCode, unless PettingZoo's TerminateIllegalWrapper is around.
    Rewards come at the end: what the outcome pays. A game that takes too long is truncated and pays nothing.
    """

    metadata: dict[str, Any] = {"render_modes": drawing.MODES, "render_fps": 4, "is_parallelizable": False}  # noqa: RUF012  as PettingZoo declares it

    def __init__(self, game: str | AnyGame, *, render_mode: str | None = None, options: Options | Mapping[str, Any] | None = None) -> None:
        super().__init__()
        drawing.check_mode(render_mode)
        self.game = chosen_game(game)
        self.options = chosen_options(self.game, options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": shapes.name_of(self.game)}
        self.spec = spec_of(self.game, self.options)
        self.possible_agents = shapes.agent_names(self.options.seats)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dealt = False
        self._rows = Rows(self.game, self.options, [SeededDice(0)])
        self._cells = window(self._rows.cells, np.int16)
        self._mask = window(self._rows.mask, np.int8)
        self._other = vec[i16]([0] * self.spec.width)
        self._seen = {agent: shapes.masked_space(self.spec, self._mask.size) for agent in self.possible_agents}
        self._codes = {agent: spaces.Discrete(self._mask.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._codes[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; without a seed, the dice of the game before roll on."""
        self._rows.begin([seeded(seed)] if seed is not None or not self._dealt else self._rows.dice)
        self._dealt = True
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._rows.decides(0)]
        self._skip_agent_selection: str | None = None

    def observe(self, agent: str) -> Seen:
        """What this agent sees now. Its own to keep: nothing changes it later."""
        seat = self._seats[agent]
        if seat == self._rows.decides(0):
            return {"observation": self._cells.copy(), "action_mask": self._mask.copy()}
        self.game.observe(self._rows.walks[0].state, seat, self._other, 0)
        return {"observation": np.array(self._other, np.int16), "action_mask": np.zeros(self._mask.size, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._rows.is_legal(0, int(action)):
            raise IllegalCode(f"{agent} cannot do code {action}: it is not legal now")
        self._rows.play(0, int(action))
        self._rows.look()
        if self._rows.done[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._rows.decides(0)]

    def render(self) -> str | None:
        return drawing.draw(self.game, self._rows.walks[0].state, self.render_mode)

    def close(self) -> None:
        """Nothing is open; PettingZoo wants to hear it."""

    def _end(self) -> None:
        rows = self._rows
        self.rewards = {agent: rows.payoffs[seat] for agent, seat in self._seats.items()}
        self.terminations = dict.fromkeys(self.agents, rows.done[0] == OVER)
        self.truncations = dict.fromkeys(self.agents, rows.done[0] == BROKEN_OFF)
        self._accumulate_rewards()
        self._deads_step_first()
