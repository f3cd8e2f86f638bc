"""What waits for a client that does not read: in order, and not without end."""

from __future__ import annotations

from collections import deque

OUTBOX_FRAMES = 256
OUTBOX_BYTES = 1 << 20


class Outbox:
    def __init__(self) -> None:
        self._frames: deque[bytes] = deque()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._frames)

    @property
    def overfull(self) -> bool:
        return len(self._frames) > OUTBOX_FRAMES or self._bytes > OUTBOX_BYTES

    def push(self, frame: bytes) -> None:
        self._frames.append(frame)
        self._bytes += len(frame)

    def pop(self) -> bytes:
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame

    def clear(self) -> None:
        self._frames.clear()
        self._bytes = 0
