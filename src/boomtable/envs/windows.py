"""Arrays on numbers that others keep."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def window(numbers: Any, kind: type[Any], count: int = -1, at: int = 0) -> NDArray[Any]:
    """Numbers in a vector or another buffer as an array, without a copy, and so changing with them; a vector's cannot be written to."""
    return np.frombuffer(numbers, kind, count, at)
