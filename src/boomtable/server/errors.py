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


class PutAway(NotNow):
    """The table was just unloaded; whoever finds it again can have it."""


class Lost(RequestError):
    """The table is no longer this server's, so nothing of what was to be written to it was."""

    status = 503
    code = "moved"

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} goes on at another server, and nothing was changed here: come back to it")


class Elsewhere(RequestError):
    """The table is at another server, which has an address of its own."""

    status = 421
    code = "elsewhere"

    def __init__(self, table: str, address: str) -> None:
        super().__init__(f"table {table} is at {address}: ask there")
        self.address = address


class NotKept(RequestError):
    """What was asked for cannot be written, or read, now; nothing was changed."""

    status = 503
    code = "not_kept"
