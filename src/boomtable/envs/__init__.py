"""Our games as the environments of PettingZoo, Gymnasium and OpenSpiel, and as numpy arrays; see docs/research.md.

Every option of a game is an argument of these functions. One with the name of another argument goes into the mapping
`options`, which may also be the options themselves.
For OpenSpiel import boomtable.envs.openspiel, which registers the games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.envs.choosing import together_with
from boomtable.envs.extras import wanted

if TYPE_CHECKING:
    from boomtable.envs.batch import Batch
    from boomtable.envs.learner import LearnerEnv
    from boomtable.envs.together import TogetherEnv
    from boomtable.envs.turns import TurnsEnv

__all__ = ["Batch", "aec", "gym", "parallel"]

Settings = Options | Mapping[str, Any] | None


def aec(game: str | AnyGame, /, *, render_mode: str | None = None, options: Settings = None, **more: Any) -> TurnsEnv:
    """A PettingZoo environment in which one agent after the other decides."""
    with wanted("envs"):
        from boomtable.envs.turns import TurnsEnv

    return TurnsEnv(game, render_mode=render_mode, options=together_with(options, more))


def parallel(game: str | AnyGame, /, *, render_mode: str | None = None, options: Settings = None, **more: Any) -> TogetherEnv:
    """A PettingZoo environment in which all agents that are asked decide together, and the others wait."""
    with wanted("envs"):
        from boomtable.envs.together import TogetherEnv

    return TogetherEnv(game, render_mode=render_mode, options=together_with(options, more))


def gym(
    game: str | AnyGame,
    /,
    *,
    seat: int = 0,
    others: str | None = None,
    render_mode: str | None = None,
    options: Settings = None,
    **more: Any,
) -> LearnerEnv:
    """A Gymnasium environment for one learner; bots play the other seats: a level such as `expert`, `random` or `search:50`."""
    with wanted("envs"):
        from boomtable.envs.learner import LearnerEnv

    return LearnerEnv(game, seat=seat, others=others, render_mode=render_mode, options=together_with(options, more))


def __getattr__(name: str) -> Any:
    """`Batch` needs numpy, so it is imported by the first who asks for it."""
    if name == "Batch":
        with wanted("envs"):
            from boomtable.envs.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
