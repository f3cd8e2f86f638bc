"""The missions that the page offers: those whose pieces it draws. Programs may play all of `MISSIONS`."""

from typing import Final

OFFERED: Final = (*range(1, 22), *range(24, 29), *range(31, 34), 37, 40, *range(43, 47), 48, 49, *range(51, 54), *range(57, 60), 63)
LAST: Final = 66  # of the campaign
