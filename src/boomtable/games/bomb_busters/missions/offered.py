"""The missions that the page offers: those whose pieces it draws. Programs may play all of `MISSIONS`."""

from typing import Final

OFFERED: Final = (*range(1, 22), *range(24, 29), 33, 40, *range(43, 47), 48, 49, 51, 52, 53, 58, 59, 63)
LAST: Final = 66  # of the campaign
