"""What the database says when it cannot be used as a whole, in one sentence: the disk is full or gone, or pages are damaged."""

from __future__ import annotations

import sqlalchemy as sa

from boomtable.server.errors import NotKept

WRITING = "nothing can be written right now, so nothing was changed: try again in a while"
READING = "this cannot be read right now: the disk or the database does not answer as it should, and whoever runs this server has to look"


def told(error: Exception, sentence: str) -> Exception:
    """The same error where a single request is at fault."""
    if type(error) not in (sa.exc.OperationalError, sa.exc.DatabaseError):
        return error
    unusable = NotKept(sentence)
    unusable.__cause__ = error
    return unusable
