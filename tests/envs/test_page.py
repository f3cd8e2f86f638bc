"""The code on the page for learners runs, and its learner learns."""

import re
from typing import Any

import numpy as np
import pytest

from tests.house.source import HOUSE

BLOCKS = re.findall(r"```python\n(.*?)```", (HOUSE / "docs" / "research.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_loop_plays_a_game_to_its_end() -> None:
    scope: dict[str, Any] = {}
    exec(BLOCKS[0], scope)  # noqa: S102  the page's own code

    assert scope["env"].agents == []
    assert scope["termination"]


def test_the_learner_learns(capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, Any] = {}
    exec(BLOCKS[1].replace("range(600)", "range(120)"), scope)  # noqa: S102  the page's own code, shortened

    won = scope["won"]
    assert np.mean(won[:500]) < 0.35
    assert np.mean(won[-500:]) > 0.5
    assert "of the first thousand games were won" in capsys.readouterr().out
