"""Packed numbers of 64 bits, numbered anew in the order in which they come."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Numbering:
    """An open-addressing hash table."""

    def __init__(self) -> None:
        self.keys = vec[i64]()
        self._slots = vec[i64]([-1] * 64)
        self._mask: i64 = 63

    def number(self, key: i64) -> i64:
        """The number of this key; a new key gets the next one."""
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
            self._mask = 2 * self._mask + 1
            self._slots = slots_of(self.keys, 0, self._mask)
        return number


def mixed(key: i64) -> i64:
    """Where to look for a key first: all its bits count."""
    folded = (key ^ key >> 28 ^ key >> 47) & 0xFFFFFFF
    return folded * 0x9E3779B1 >> 24


def slots_of(keys: vec[i64], first: i64, mask: i64) -> vec[i64]:
    """A table in which the keys from number `first` on are found; lower numbers in it mean nothing."""
    slots = vec[i64]([-1] * (int(mask) + 1))
    number = first
    while number < len(keys):
        slot = mixed(keys[number]) & mask
        while slots[slot] >= 0:
            slot = (slot + 1) & mask
        slots[slot] = number
        number += 1
    return slots
