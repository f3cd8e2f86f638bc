"""Broken games: leaks that one look at a position shows, and changes that nobody is told of."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, GameInfo, Offer, View
from boomtable.core.seats import Actor, Seat, Viewer, audience_of
from boomtable.games.snip.schema import Cut, SnipView, Vouch
from boomtable.games.snip.state import RED, SnipState
from tests.laws.broken.sound import SnipWithAListOfItsOwn, SoundSnip


def owner_of_red(state: SnipState) -> Seat:
    return state.colours.index(RED) // 2


class OffersRedLast(SnipWithAListOfItsOwn):
    """The order of the buttons tells where the red wire is."""

    def offers(self, state: SnipState, seat: Seat) -> list[Offer]:
        return [self._sorted(state, offer) for offer in super().offers(state, seat)]

    def _sorted(self, state: SnipState, offer: Offer) -> Offer:
        return Offer(offer.type, tuple(sorted(offer.choices, key=lambda choice: is_red(state, choice))))


def is_red(state: SnipState, action: Action) -> bool:
    return isinstance(action, Cut) and state.colours[action.wire] == RED


class NamesTheColourItRefuses(SoundSnip):
    """A refusal out of turn says what colour the wire has."""

    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        try:
            super().check(state, actor, action)
        except IllegalAction as error:
            if error.rule == "SN-002" and isinstance(action, Cut):
                template = "seat {seat} cannot cut a wire of colour {colour} out of turn"
                raise IllegalAction("SN-002", template, seat=actor, colour=state.colours[action.wire]) from error
            raise


class HidesAColourInTheFacts(SoundSnip):
    """The English sentence is clean, but a fact behind it travels as well."""

    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        try:
            super().check(state, actor, action)
        except IllegalAction as error:
            raise IllegalAction(error.rule, error.template, **error.facts, owner=owner_of_red(state)) from error


class TurnsByTheSecret(SoundSnip):
    """The number of the turn hangs on the red wire."""

    def turn(self, state: SnipState) -> int:
        return super().turn(state) + owner_of_red(state)


class AsksByTheSecret(SoundSnip):
    """The epoch, and so whether an action is stale, hangs on the red wire."""

    def epoch(self, state: SnipState, seat: Seat) -> int:
        return super().epoch(state, seat) + 100 * owner_of_red(state)


class CountsTheSecretIn(SoundSnip):
    """The number of vouchers in a view also tells who has the red wire."""

    def view(self, state: SnipState, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        assert isinstance(seen, SnipView)
        return msgspec.structs.replace(seen, vouchers=seen.vouchers + 10 * owner_of_red(state))


class ClaimsToBeOpen(SoundSnip):
    """Nobody is said to know more than anybody else, but hands are hidden."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(SoundSnip.info, open=True)


class VouchesSilently(SoundSnip):
    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        events = super().apply(state, actor, action, dice)
        return [] if isinstance(action, Vouch) else events


class CutsBehindBacks(SoundSnip):
    """Only the seat that cuts hears of it, though everybody's view changes."""

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        events = super().apply(state, actor, action, dice)
        return [msgspec.structs.replace(event, audience=audience_of([actor])) for event in events]
