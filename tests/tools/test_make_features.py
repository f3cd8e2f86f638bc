"""The page of features is what the specs say."""

from boomtable.games import SNIP
from tools.make_features import PAGE, page, section


def test_the_page_is_fresh() -> None:
    """`python -m tools.make_features` renews it."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_a_block_has_its_place_shape_and_meaning() -> None:
    lines = section(SNIP).splitlines()

    assert lines[2] == "3 seats: 28 numbers, 6 codes. Nothing of the view is left out."
    assert "| 24 | `vouchers` | count | 1 | 0 to 3 | Vouchers that are left. |" in lines
