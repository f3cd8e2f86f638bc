"""Updates as clients send them (RFC 6455, 5.2): where one ends, and the message in one that came alone."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte: a whole message of text
MASKED = 0x80  # a bit of the second byte: as clients have to
MASK_BYTES = 4
LENGTH_BYTES = {126: 2, 127: 8}  # that follow when the second byte says so
SHORT = 1 << 16  # longer ones are left to the library, which knows how long a message may be


def whole_message(data: bytes) -> bytes | None:
    """The message, if this is one whole frame and no more. All else is the library's, also what might be no UTF-8."""
    if not 2 <= len(data) < SHORT or data[0] != WHOLE_TEXT or data[1] < MASKED or frame_size(data) != len(data):
        return None
    begin = _head_size(data[1])
    message = apply_mask(data[begin:], data[begin - MASK_BYTES : begin])
    return message if message.isascii() else None


def frame_size(data: bytes, at: int = 0) -> int | None:
    """How long the frame is that begins here; None when too little of it has come to know."""
    if len(data) < at + 2 or len(data) < at + _head_size(data[at + 1]):
        return None
    second = data[at + 1]
    more = LENGTH_BYTES.get(second & ~MASKED, 0)
    length = int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else second & ~MASKED
    return _head_size(second) + length


def _head_size(second: int) -> int:
    """As the second byte says."""
    return 2 + LENGTH_BYTES.get(second & ~MASKED, 0) + (MASK_BYTES if second & MASKED else 0)


class FrameBorder:
    """Follows frames that somebody else reads, to know whether the last of them is all here."""

    def __init__(self) -> None:
        self._head = b""  # of a frame of which no more has come
        self._owed = 0  # bytes of a frame that are still to come

    @property
    def reached(self) -> bool:
        return not self._head and not self._owed

    def follow(self, data: bytes) -> None:
        data, self._head = self._head + data, b""
        at, self._owed = self._owed, 0
        while at < len(data):
            size = frame_size(data, at)
            if size is None:
                self._head = data[at:]
                return
            at += size
        self._owed = at - len(data)
