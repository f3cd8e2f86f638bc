"""What agents observe and may do, as the spaces of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boomtable.core.features import FeatureSpec
from boomtable.core.game import AnyGame

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


def row_space(spec: FeatureSpec) -> spaces.Box:
    """An observation: all blocks of the spec, flat, with the bounds of each."""
    sizes = [block.size for block in spec.blocks]
    low = np.repeat(np.array([block.lowest for block in spec.blocks], np.int16), sizes)
    high = np.repeat(np.array([block.highest for block in spec.blocks], np.int16), sizes)
    return spaces.Box(low, high, dtype=np.int16)


def masked_space(spec: FeatureSpec, codes: int) -> spaces.Dict:
    """An observation with its mask of legal codes."""
    return spaces.Dict({"observation": row_space(spec), "action_mask": spaces.Box(0, 1, (codes,), np.int8)})


def agent_names(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]


def name_of(game: AnyGame) -> str:
    """As in `boomtable_snip_v1`."""
    return f"boomtable_{game.info.id}_v{game.info.rules_version}"
