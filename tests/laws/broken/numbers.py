"""Broken games: numbers, and faces that say different things."""

from __future__ import annotations

from typing import Any

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Offer, Options
from boomtable.core.seats import Actor, Seat
from boomtable.games.snip.state import SnipState
from tests.laws.broken.sound import SnipWithAListOfItsOwn, SoundHush, SoundSnip
from tests.laws.hush.schema import Choose
from tests.laws.hush.state import HushState


class SwappingSpace(ActionSpace):
    """Takes the first two numbers for one another on the way back."""

    def __init__(self, sound: ActionSpace) -> None:
        super().__init__(sound.size)
        self.sound = sound

    def __reduce__(self) -> tuple[Any, ...]:
        return SwappingSpace, (self.sound,)

    def number(self, seat: Seat, action: Action) -> int:
        return self.sound.number(seat, action)

    def action(self, seat: Seat, number: int) -> Action:
        return self.sound.action(seat, 1 - number if number < 2 else number)


class NumbersOneWayOnly(SoundSnip):
    def action_space(self, options: Options) -> ActionSpace:
        return SwappingSpace(super().action_space(options))


class CodesKeepTheVoucher(SoundSnip):
    def apply_code(self, state: SnipState, seat: Seat, code: int, dice: Dice) -> None:
        super().apply_code(state, seat, code, dice)
        state.vouchers += code < 2


class ListsTooFewCodes(SoundSnip):
    def legal_codes(self, state: SnipState, seat: Seat) -> list[int]:
        return super().legal_codes(state, seat)[1:]


class SamplesWhatIsNotLegal(SoundSnip):
    def sample_code(self, state: SnipState, seat: Seat, dice: Dice) -> int:
        return dice.pick(len(state.cut))


class OffersTooLittle(SnipWithAListOfItsOwn):
    """Vouching is legal, but no button lights up for it."""

    def offers(self, state: SnipState, seat: Seat) -> list[Offer]:
        return [offer for offer in super().offers(state, seat) if offer.type != "Vouch"]


class OffersWhatIsNoAction(SoundSnip):
    def offers(self, state: SnipState, seat: Seat) -> list[Offer]:
        offers = super().offers(state, seat)
        return [*offers, Offer("Surrender")] if offers else []


class TakesMoreThanItLists(SoundHush):
    """The same number twice is covered by the offer, and nobody refuses it."""

    def check(self, state: HushState, actor: Actor, action: Action) -> None:
        if action != Choose((1, 1)) or self.outcome(state) is not None:
            super().check(state, actor, action)


class TripsOverAnOffer(SoundHush):
    """The same number twice is covered by the offer, and makes the rules crash."""

    def check(self, state: HushState, actor: Actor, action: Action) -> None:
        try:
            super().check(state, actor, action)
        except IllegalAction as error:
            if action == Choose((1, 1)):
                raise ValueError("numbers must differ") from error
            raise
