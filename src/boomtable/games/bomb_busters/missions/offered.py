"""The missions that the page offers: those whose pieces it draws. Programs may play all of `MISSIONS`."""

from typing import Final

OFFERED: Final = (*range(1, 10), 11, 12, *range(14, 19), 21, 24, 31, 32, 33, 37, 40, 43, 51, 52, 53, 57, 58)
LAST: Final = 66  # of the campaign
