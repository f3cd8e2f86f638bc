"""The missions that the page offers: those whose pieces it draws. Programs may play all of `MISSIONS`."""

from typing import Final

OFFERED: Final = (*range(1, 22), *range(24, 29), *range(31, 34), 37, 40, 43, 45, 46, 48, 51, 52, 53, 57, 58)
LAST: Final = 66  # of the campaign
