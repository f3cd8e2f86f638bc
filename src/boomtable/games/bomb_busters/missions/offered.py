"""The missions that the page offers: those whose pieces it draws. Programs may play all of `MISSIONS`."""

from typing import Final

OFFERED: Final = (*range(1, 10), *range(11, 20), 21, 24, 25, *range(31, 34), 37, 40, 43, 45, 51, 52, 53, 57, 58)
LAST: Final = 66  # of the campaign
