"""Two Rooms and a Boom: two players show each other their cards, by consent (TR-102 to TR-109)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import CARD, COLOUR, KINDS, NOBODY, Kind
from boomtable.games.two_rooms.rules import audiences, permission, phases, revealing, share_effects, share_offers
from boomtable.games.two_rooms.rules.chapter import Plain, Targeting, TwoRoomsChapter
from boomtable.games.two_rooms.schema import AcceptShare, DeclineShare, OfferShare, ShareDeclined, ShareOffered, ShareWithdrawn, Withdraw
from boomtable.games.two_rooms.state import TwoRoomsState, has, is_beside
from boomtable.games.two_rooms.vocabulary import Vocabulary


def check_kind(state: TwoRoomsState, seat: Seat, kind: Kind) -> None:
    if kind == COLOUR and not permission.has_colours(state):
        raise IllegalAction("TR-093", "seat {seat} cannot share colours: that takes the advanced game and 11 players", seat=seat)
    if not permission.may_share(state, seat, kind):
        raise IllegalAction("TR-111", "seat {seat} cannot make that share: a condition forbids it", seat=seat)


class OfferingShare(TwoRoomsChapter):
    """Offers a share of cards or colours: numbers by kind, then clockwise from the actor's left."""

    action_type: ClassVar[type[Action]] = OfferShare

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words, 2 * (words.seats - 1))
        self.others = words.seats - 1

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return state.offer_to[seat] == NOBODY and revealing.is_hidden(state, seat)

    def fits(self, state: TwoRoomsState, seat: Seat, target: Seat) -> bool:
        return is_beside(state, seat, target) and not has(state.open_cards, target)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: OfferShare) -> None:
        revealing.check_hidden(state, seat)
        kind, target = KINDS.index(action.kind), action.target
        if not self.may(state, seat):
            raise IllegalAction(
                "TR-105",
                "seat {seat} cannot offer another share: seat {target} has not answered",
                seat=seat,
                target=state.offer_to[seat],
            )
        check_kind(state, seat, kind)
        if not (0 <= target < state.seats and self.fits(state, seat, target)):
            raise IllegalAction(
                "TR-111",
                "seat {seat} cannot offer seat {target} a share: it takes a player of the room whose card is not open",
                seat=seat,
                target=target,
            )

    def allows(self, state: TwoRoomsState, seat: Seat, number: int) -> bool:
        if not self.may(state, seat) or not permission.may_share(state, seat, number // self.others):
            return False
        return self.fits(state, seat, self.target(seat, number))

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if not self.may(state, seat):
            return
        permitted = permission.permitted(state, seat)
        for kind in (CARD, COLOUR):
            if permitted & permission.SHARES[kind]:
                first = self.start + kind * self.others - 1
                for target in range(self.seats):
                    if self.fits(state, seat, target):
                        codes.append(first + (target - seat) % self.seats)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        kind, target = number // self.others, self.target(seat, number)
        if state.offer_to[target] == seat and state.offer_kind[target] == kind and permission.may_share(state, target, kind):
            share_offers.close(state, target)  # both have asked (TR-106)
            share_effects.share(state, target, seat, kind, told)
            return
        share_offers.keep(state, seat, target, kind, state.seq)
        if told is not None:
            told.append(ShareOffered(seat, target, KINDS[kind], audience=audiences.only([seat, target])))

    def number(self, seat: Seat, action: OfferShare) -> int:
        return KINDS.index(action.kind) * self.others + (action.target - seat) % self.seats - 1

    def action(self, seat: Seat, number: int) -> Action:
        return OfferShare(KINDS[number // self.others], self.target(seat, number))

    def target(self, seat: Seat, number: int) -> Seat:
        return (seat + number % self.others + 1) % self.seats


class AnsweringShare(Targeting):
    """The answer of a seat to a share that was offered to it."""

    answers: ClassVar[bool] = True

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return phases.in_round(state)

    def fits(self, state: TwoRoomsState, seat: Seat, offerer: Seat) -> bool:
        return state.offer_to[offerer] == seat

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: AcceptShare | DeclineShare) -> None:
        phases.check_round(state, seat)
        offerer = action.offerer
        if not 0 <= offerer < state.seats or state.offer_to[offerer] != seat:
            raise IllegalAction(
                "TR-335", "seat {seat} cannot answer: seat {offerer} offers it no share any more", seat=seat, offerer=offerer
            )


class AcceptingShare(AnsweringShare):
    """Accepts a share: both see what was asked for."""

    action_type: ClassVar[type[Action]] = AcceptShare

    def fits(self, state: TwoRoomsState, seat: Seat, offerer: Seat) -> bool:
        return state.offer_to[offerer] == seat and permission.may_share(state, seat, state.offer_kind[offerer])

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: AcceptShare | DeclineShare) -> None:
        super().check_rules(state, seat, action)
        check_kind(state, seat, state.offer_kind[action.offerer])

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        """Append both answers to each offer, the oldest offer first: declining has the same number in the next block."""
        if not self.may(state, seat):
            return
        for offerer in share_offers.offers_to(state, seat):
            code = self.start + self.steps(seat, offerer)
            if self.fits(state, seat, offerer):
                codes.append(code)
            codes.append(code + self.size)

    def act_on(self, state: TwoRoomsState, seat: Seat, offerer: Seat, dice: Dice, told: Told) -> None:
        kind = state.offer_kind[offerer]
        if not permission.may_share(state, offerer, kind):  # TR-107
            share_offers.void(state, offerer, told)
            return
        share_offers.close(state, offerer)
        share_effects.share(state, offerer, seat, kind, told)


class DecliningShare(AnsweringShare):
    """Declines a share. AcceptingShare lists both answers."""

    action_type: ClassVar[type[Action]] = DeclineShare

    def legal(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        pass

    def act_on(self, state: TwoRoomsState, seat: Seat, offerer: Seat, dice: Dice, told: Told) -> None:
        share_offers.close(state, offerer)
        if told is not None:
            told.append(ShareDeclined(offerer, seat, audience=audiences.only([offerer, seat])))


class Withdrawing(Plain):
    """Takes back the own offer, if the option allows it; otherwise it has no number (TR-298)."""

    action_type: ClassVar[type[Action]] = Withdraw

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words)
        self.size = int(words.withdraw)

    def may(self, state: TwoRoomsState, seat: Seat) -> bool:
        return self.size == 1 and state.offer_to[seat] != NOBODY and phases.in_round(state)

    def check_rules(self, state: TwoRoomsState, seat: Seat, action: Withdraw) -> None:
        phases.check_round(state, seat)
        if self.size == 0:
            raise IllegalAction("TR-104", "seat {seat} cannot withdraw: who asks for a share is bound", seat=seat)
        if not self.may(state, seat):
            raise IllegalAction("TR-298", "seat {seat} cannot withdraw: it has no open offer", seat=seat)

    def act(self, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        target = share_offers.end(state, seat)
        if told is not None:
            told.append(ShareWithdrawn(seat, target, audience=audiences.only([seat, target])))
