"""What every game must obey; used by tests and by `boomtable check`."""

from boomtable.laws.law import LAWS, Law
from boomtable.laws.report import LawBroken, LawReport
from boomtable.laws.run import check

__all__ = ["LAWS", "Law", "LawBroken", "LawReport", "check"]
