"""Broken games: leaks that show only when two worlds are played side by side."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, GameInfo, Offer, Options, View, stripped
from boomtable.core.seats import FULL, Actor, Seat, Viewer, audience_of, audience_viewer
from boomtable.games.snip.schema import Cut, SnipOptions
from boomtable.games.snip.state import SnipState
from tests.laws.broken.knowing import is_red, owner_of_red
from tests.laws.broken.sound import SoundHush, SoundSnip
from tests.laws.hush.state import HushState


class Whispered(Event, frozen=True):
    colour: int


class Shivered(Event, frozen=True):
    pass


class DealsAloud(SoundHush):
    """The event of the deal has everybody as its audience instead of its seat."""

    def setup(self, options: Options, dice: Dice) -> tuple[HushState, list[Event]]:
        state, events = super().setup(options, dice)
        return state, [stripped(event) for event in events]


class WhispersAloud(SoundSnip):
    """What was meant for one seat, the colour of the last wire, is told to everybody."""

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        return [*super().apply(state, actor, action, dice), Whispered(state.colours[-1])]


class ShiversBeforeRed(SoundSnip):
    """An empty event, so the update numbers, tells that the next seat holds the red wire."""

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        events = super().apply(state, actor, action, dice)
        return [*events, Shivered()] if owner_of_red(state) == state.turn else events


def refuse_red_first(state: SnipState, actor: Actor, action: Action) -> None:
    if isinstance(action, Cut) and not any(state.cut) and is_red(state, action):
        raise IllegalAction("SN-004", "seat {seat} cannot cut wire {wire} now", seat=actor, wire=action.wire)


class ProtectsTheFirstCut(SoundSnip):
    """The first cut never hits the red wire: it is neither listed nor allowed, so trying it tells where it is."""

    def offers(self, state: SnipState, seat: Seat) -> list[Offer]:
        offers = super().offers(state, seat)
        return offers if any(state.cut) else [_without_red(state, offer) for offer in offers]

    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        super().check(state, actor, action)
        refuse_red_first(state, actor, action)

    def legal_codes(self, state: SnipState, seat: Seat) -> list[int]:
        space = self.action_space(SnipOptions(len(state.cut) // 2))
        return [space.number(seat, action) for action in self.legal_actions(state, seat)]

    def sample_code(self, state: SnipState, seat: Seat, dice: Dice) -> int:
        codes = self.legal_codes(state, seat)
        return codes[dice.pick(len(codes))]


def _without_red(state: SnipState, offer: Offer) -> Offer:
    return Offer(offer.type, tuple(choice for choice in offer.choices if not is_red(state, choice)))


class RefusesBySecret(SoundSnip):
    """The first cut is refused where it would hit the red wire, though it is offered like the others."""

    def check(self, state: SnipState, actor: Actor, action: Action) -> None:
        super().check(state, actor, action)
        refuse_red_first(state, actor, action)


class TellsTheWall(SoundSnip):
    """Seats and the public see what they may, but the screen of an audience is told the last wire."""

    info: ClassVar[GameInfo] = msgspec.structs.replace(SoundSnip.info, audiences=("wall",))

    def apply(self, state: SnipState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
        told = Whispered(state.colours[-1], audience=audience_of([audience_viewer(0)]))
        return [*super().apply(state, actor, action, dice), told]


class HidesNothing(SoundSnip):
    """Sound as an open game, but a law about secrets cannot hold where there are none to compare."""

    def view(self, state: SnipState, viewer: Viewer) -> View:
        return super().view(state, FULL)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return event
