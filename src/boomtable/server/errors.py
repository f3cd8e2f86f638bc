"""What the server answers when a request cannot be carried out; each with its HTTP status and a word for programs."""

from typing import ClassVar

from boomtable.core.errors import BoomtableError, MalformedAction


class RequestError(BoomtableError):
    """A request that changed nothing; the text is one sentence for people."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad_request"


class BadRequest(RequestError):
    """What was asked makes no sense here."""


class NoSuchAction(BadRequest, MalformedAction):
    """The game has no action like the one that a seat sent."""

    code = "no_such_action"


class NotYours(RequestError):
    """The request is for somebody else to make."""

    status = 403
    code = "not_yours"


class NoSuchTable(RequestError):
    """No table has this id or code."""

    status = 404
    code = "no_such_table"


class NotNow(RequestError):
    """The request cannot be carried out now; it may be possible at another time."""

    status = 409
    code = "not_now"


class SeatKept(NotNow):
    """Only its holder may move this seat."""

    code = "seat_kept"


class TooMany(RequestError):
    """A limit was reached."""

    status = 429
    code = "too_many"


class NotKept(RequestError):
    """What was asked for cannot be written, or read, now; nothing was changed."""

    status = 503
    code = "not_kept"
