"""How fast learners get their observations, masks and legal codes: by one game after the other, and by many at once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.walk import NOBODY, begin
from boomtable.envs import aec
from boomtable.envs.choosing import spec_of
from boomtable.envs.extras import wanted
from boomtable.research.playouts import now

GAMES = 1024  # of a batch
FEW = 16  # of a batch that fits the cache
POSITIONS = 400  # that are observed
SEED = 3


def measure_learners(game: AnyGame, options: Options, seconds: float) -> dict[str, float]:
    """Decisions a second by PettingZoo's loop and by batches, and µs for an observation."""
    return {
        "aec": aec_decisions(game, options, seconds),
        "batch": batch_decisions(game, options, GAMES, seconds),
        "small_batch": batch_decisions(game, options, FEW, seconds),
        "observe_us": observe_us(game, options, seconds / 4),
    }


def aec_decisions(game: AnyGame, options: Options, seconds: float) -> float:
    """The loop of PettingZoo's own examples, with a legal code drawn from the mask."""
    with wanted("envs"):
        import numpy as np

    env, dice, decisions = aec(game, options=options), SeededDice(SEED), 0
    env.reset(seed=SEED)
    began = now()
    while now() - began < seconds:
        for _ in env.agent_iter():
            observation, _, ended, broken_off, _ = env.last()
            if ended or broken_off:
                env.step(None)
            else:
                codes = np.flatnonzero(observation["action_mask"])
                env.step(int(codes[dice.pick(len(codes))]))
                decisions += 1
        env.reset()
    return decisions / (now() - began)


def batch_decisions(game: AnyGame, options: Options, n: int, seconds: float) -> float:
    """All arrays are filled at every step; the codes are drawn by numpy."""
    with wanted("envs"):
        import numpy as np

        from boomtable.envs.batch import Batch

    batch, rng, decisions = Batch(game, options, n, seed=SEED), np.random.default_rng(SEED), 0
    began = now()
    while not decisions or now() - began < seconds:
        batch.step(batch.sample(rng))
        decisions += n
    return decisions / (now() - began)


def observe_us(game: AnyGame, options: Options, seconds: float) -> float:
    """One observation, over the positions of random games."""
    cells = vec[i16]([0] * spec_of(game, options).width)
    dice, states = SeededDice(SEED), []
    while len(states) < POSITIONS:
        walk = begin(game, options, dice)
        seat = walk.next_seat()
        while seat != NOBODY and len(states) < POSITIONS:
            states.append((walk.state.clone(), seat))
            walk.do(seat, game.sample_code(walk.state, seat, dice))
            seat = walk.next_seat()
    began, rounds = now(), 0
    while not rounds or now() - began < seconds:
        for state, seat in states:
            game.observe(state, seat, cells, 0)
        rounds += 1
    return (now() - began) / (rounds * POSITIONS) * 1e6
