"""What a client hears when something it sent cannot be done."""

from __future__ import annotations

from boomtable.core.errors import BoomtableError
from boomtable.core.seats import is_seat
from boomtable.server.errors import NotYours, RequestError
from boomtable.server.protocol.messages import Act, FromClient, Hello, Notice, Ping, Refused


def refusal(message: FromClient, error: BoomtableError) -> Refused | Notice:
    """An action is always answered by its id, so that its sender need not wait for ever."""
    word = error.code if isinstance(error, RequestError) else "bad_request"
    match message:
        case Act(table, seat, name):
            return Refused(table, seat, name, word, {}, str(error))
        case Ping():
            return Notice(word, str(error))
        case Hello(table, seat, seen) if seen > 0 and is_seat(seat) and isinstance(error, NotYours):
            return Notice("seat_lost", str(error), table, seat)  # while its line was down
        case _:
            return Notice(word, str(error), message.table, message.seat)
