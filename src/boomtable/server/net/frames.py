"""Frames of a socket (RFC 6455, 5.2) as nearly all of them are: one frame for a whole message of text."""

TEXT = b"\x81"  # a whole message of text
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # of length follow
MASK_BYTES = 4


def head(size: int) -> bytes:
    """The first bytes of a frame of the server, which is not masked."""
    if size < TWO_BYTES:
        return TEXT + size.to_bytes(1, "big")
    if size < 1 << 16:
        return TEXT + TWO_BYTES.to_bytes(1, "big") + size.to_bytes(2, "big")
    return TEXT + EIGHT_BYTES.to_bytes(1, "big") + size.to_bytes(8, "big")


def least_bytes(size: int) -> int:
    """What a client's frame with so much in it takes at least; its length may be written longer than it has to be."""
    return len(head(size)) + MASK_BYTES + size


def lone_text(data: bytes) -> bytes | None:
    """The message, if the data is a single frame of a client with a whole text of less than 64 KB; else None."""
    begin = 6 if len(data) < TWO_BYTES + 6 else 8
    size = len(data) - begin
    if size < 0 or data[0] != TEXT[0]:
        return None
    length = data[1] if begin == 6 else int.from_bytes(data[1:4], "big")
    if length != (MASKED | size if begin == 6 else (MASKED | TWO_BYTES) << 16 | size):
        return None
    return unmasked(data[begin:], data[begin - MASK_BYTES : begin])


def unmasked(data: bytes, mask: bytes) -> bytes:
    """The mask taken off every byte, with all bytes as one number."""
    size = len(data)
    repeated = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")
