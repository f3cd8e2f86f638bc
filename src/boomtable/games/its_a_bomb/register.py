"""It's a Bomb!: packed numbers of 64 bits, numbered anew in the order in which they come."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HIGHEST: Final = 1 << 62


class Register:
    def __init__(self) -> None:
        self.keys = vec[i64]()
        self._slots = vec[i64]([-1] * 64)
        self._mask: i64 = 63

    def number(self, key: i64) -> i64:
        """Of this key; a new key gets the next number."""
        slot = mixed(key) & self._mask
        while True:
            number = self._slots[slot]
            if number < 0:
                break
            if self.keys[number] == key:
                return number
            slot = (slot + 1) & self._mask
        number = len(self.keys)
        self.keys = append(self.keys, key)
        self._slots[slot] = number
        if 2 * number > self._mask:
            self._grow()
        return number

    def _grow(self) -> None:
        self._mask = 2 * self._mask + 1
        slots = vec[i64]([-1] * (int(self._mask) + 1))
        number: i64 = 0
        while number < len(self.keys):
            slot = mixed(self.keys[number]) & self._mask
            while slots[slot] >= 0:
                slot = (slot + 1) & self._mask
            slots[slot] = number
            number += 1
        self._slots = slots


def bit(place: i64) -> i64:
    """Shifted down, because mypyc shifts a small constant up in 32 bits: from place 31 on, `i64(1) << place` is wrong."""
    return HIGHEST >> 62 - place


def mixed(key: i64) -> i64:
    """Where to look for a key first: all its bits count."""
    folded = (key ^ key >> 28 ^ key >> 47) & 0xFFFFFFF
    return folded * 0x9E3779B1 >> 24
