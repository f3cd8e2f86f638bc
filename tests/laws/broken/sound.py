"""The sound games that are broken next door, each at one seat count so that a look at them is short."""

from typing import ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64

from boomtable.core.dice import Dice
from boomtable.core.game import Game
from boomtable.core.schema import Action, GameInfo, Preset
from boomtable.core.seats import Seat
from boomtable.games.snip.game import Snip
from boomtable.games.snip.state import SnipState
from tests.laws.hush.game import Hush
from tests.laws.hush.schema import HushOptions
from tests.laws.hush.state import HushState


class SoundSnip(Snip):
    info: ClassVar[GameInfo] = msgspec.structs.replace(Snip.info, min_seats=3, max_seats=3)

    def legal_actions(self, state: SnipState, seat: Seat) -> list[Action]:
        """Taken from the offers, so that a variant breaks both at once."""
        return [action for offer in self.offers(state, seat) for action in offer.choices]

    def observe(self, state: SnipState, seat: Seat, cells: "vec[i16]", at: i64) -> i64:
        """Taken from the features, so that a variant breaks both at once."""
        return Game.observe(self, state, seat, cells, at)


class SnipWithAListOfItsOwn(SoundSnip):
    """What is legal is not taken from the offers, so that these can be broken alone."""

    def legal_actions(self, state: SnipState, seat: Seat) -> list[Action]:
        return [action for offer in Snip.offers(self, state, seat) for action in offer.choices]


class SoundHush(Hush):
    """Both faces go one way, so that a variant breaks both at once."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(Hush.info, min_seats=3, max_seats=3)

    def legal_actions(self, state: HushState, seat: Seat) -> list[Action]:
        return [self.actions(state).action(seat, code) for code in self.legal_codes(state, seat)]

    def apply_code(self, state: HushState, seat: Seat, code: int, dice: Dice) -> None:
        self.apply(state, seat, self.actions(state).action(seat, code), dice)

    def presets(self, seats: int) -> list[Preset]:
        return [Preset("middling", HushOptions(seats, rounds=2))]
