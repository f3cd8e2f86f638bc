"""What everybody at the tables of a drill was shown, and when: nobody may see two histories or a step back."""

from __future__ import annotations

import hashlib
import time
from collections import defaultdict
from typing import TypeAlias

import msgspec

from boomtable.client.seat_line import Witness
from boomtable.client.update import Json, Update

Looking: TypeAlias = tuple[str, int]  # a table, and as whom

SHORT = 8  # bytes of a digest
KEPT = 20  # faults that are told in words


def digest(view: Json, offers: list[Json]) -> bytes:
    """Fingerprint of what a viewer is shown at one moment, whoever asks: times and talk are left out."""
    return hashlib.blake2b(msgspec.json.encode([view, offers], order="sorted"), digest_size=SHORT).digest()


class Sights:
    def __init__(self) -> None:
        self.digests: dict[Looking, dict[int, bytes]] = defaultdict(dict)  # by update
        self.newest: dict[Looking, int] = defaultdict(int)
        self.two_histories = 0
        self.steps_back = 0
        self.told: list[str] = []  # the first of them in words
        self.moments: dict[int, list[float]] = defaultdict(list)  # when the tables of each group went on

    def went_on(self, group: int) -> None:
        self.moments[group].append(time.monotonic())

    def note(self, group: int, looking: Looking, update: Update) -> None:
        mine = digest(update.view, update.offers)
        if self.digests[looking].setdefault(update.n, mine) != mine:
            self.two_histories += 1
            self._tell(f"{looking} saw another update {update.n}")
        if update.n > self.newest[looking]:
            self.newest[looking] = update.n
            self.went_on(group)

    def back(self, looking: Looking, known: int, update: Update) -> None:
        self.steps_back += 1
        self._tell(f"{looking} knew update {known} and was shown {update.n}")

    def _tell(self, sentence: str) -> None:
        if len(self.told) < KEPT:
            self.told.append(sentence)


class Watch(Witness):
    """Beside one line. What anybody was shown is on the disk, so whoever looks as the same viewer later sees no less."""

    def __init__(self, sights: Sights, group: int, table: str, viewer: int) -> None:
        self._sights = sights
        self._group = group
        self._looking = (table, viewer)
        self._known = 0

    def opening(self) -> None:
        self._known = max(self._known, self._sights.newest[self._looking])

    def shown(self, update: Update) -> None:
        if update.n < self._known:
            self._sights.back(self._looking, self._known, update)
        self._known = max(self._known, update.n)
        self._sights.note(self._group, self._looking, update)
