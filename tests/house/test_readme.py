"""The code in the README runs and says what it claims."""

import doctest

from tests.house.source import HOUSE


def test_the_readme_is_right() -> None:
    result = doctest.testfile(str(HOUSE / "README.md"), module_relative=False)

    assert result.attempted >= 3
    assert result.failed == 0
