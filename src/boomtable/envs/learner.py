"""Gymnasium's environment: one learner, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16

from boomtable.bots import find
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.walk import NOBODY
from boomtable.envs import drawing, shapes
from boomtable.envs.chance import seeded
from boomtable.envs.choosing import chosen_game, chosen_options, space_of, spec_of, together_with
from boomtable.envs.company import Company, usual_bot
from boomtable.envs.shapes import Mask, Numbers
from boomtable.games import GAMES

Info = dict[str, Any]


class LearnerEnv(gymnasium.Env[Any, Any]):
    """One game, seen from one seat. `info["action_mask"]` marks the legal codes, and `action_masks()` gives them, too.

    The reward comes at the end: what the outcome pays the seat. An illegal code ends the episode with the lowest payoff there is, and
    info says `illegal`; so does a sample of the action space without its mask.
    """

    metadata: dict[str, Any] = {"render_modes": drawing.MODES, "render_fps": 4}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seat: int = 0,
        others: str | None = None,
        render_mode: str | None = None,
        options: Options | Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        drawing.check_mode(render_mode)
        self.game = chosen_game(game)
        self.options = chosen_options(self.game, together_with(options, more))
        if not 0 <= seat < self.options.seats:
            raise BoomtableError(f"the learner cannot have seat {seat}: there are {self.options.seats} seats, counted from 0")
        self.seat = seat
        self.others = usual_bot(self.game) if others is None else others
        find(self.others, self.game)
        self.render_mode = render_mode
        self.features = spec_of(self.game, self.options)
        self.codes = space_of(self.game, self.options).size
        self.observation_space = shapes.row_space(self.features)
        self.action_space = spaces.Discrete(self.codes)
        self._cells = vec[i16]([0] * self.features.width)
        self._bots = {other: self.others for other in range(self.options.seats) if other != seat}
        self._company: Company | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Deal anew; without a seed, the dice of the game before roll on. A game that ends before the learner decides is dealt anew."""
        super().reset(seed=seed)
        dice = seeded(seed) if seed is not None or self._company is None else self._company.dice
        self._company = Company(self.game, self.options, dice, self._bots)
        while self._company.to_a_guest() == NOBODY:
            self._company = Company(self.game, self.options, dice, self._bots)
        return self._observation(), {"action_mask": self.action_masks()}

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, Info]:
        company = self._playing()
        if int(action) not in self.game.legal_codes(company.state, self.seat):
            nothing = np.zeros(self.codes, np.int8)
            return self._observation(), self.game.payoff_range(self.options)[0], True, False, {"action_mask": nothing, "illegal": True}
        company.do(self.seat, int(action))
        over = company.to_a_guest() == NOBODY
        outcome = self.game.outcome(company.state)
        reward = 0.0 if outcome is None else outcome.payoff(self.seat)
        return self._observation(), reward, outcome is not None, over and outcome is None, {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """1 for every code that is legal now; a copy."""
        mask = np.zeros(self.codes, np.int8)
        mask[self.game.legal_codes(self._playing().state, self.seat)] = 1
        return mask

    def render(self) -> str | None:
        return drawing.draw(self.game, self._playing().state, self.render_mode)

    def _observation(self) -> Numbers:
        self.game.observe(self._playing().state, self.seat, self._cells, 0)
        return np.array(self._cells, np.int16)

    def _playing(self) -> Company:
        if self._company is None:
            raise BoomtableError("nothing can be done before reset(): no game has been dealt")
        return self._company


def register() -> None:
    """Make every game known to gymnasium.make, as `boomtable.envs.learner:boomtable/snip-v1`."""
    for name, game in GAMES.items():
        gymnasium.register(f"boomtable/{name}-v{game.info.rules_version}", "boomtable.envs.learner:LearnerEnv", kwargs={"game": name})


register()
