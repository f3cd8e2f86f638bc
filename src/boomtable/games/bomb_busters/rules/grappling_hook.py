"""Bomb Busters: the Grappling Hook, which takes a teammate's wire unseen by the others (BB-254)."""

from typing import Any, ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import GRAPPLING_HOOK
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.claim import check_theirs
from boomtable.games.bomb_busters.rules.equipment import check_in_reach, check_ready, may_use, spend
from boomtable.games.bomb_busters.rules.hand import has_wires, sorted_on
from boomtable.games.bomb_busters.rules.swapping import take_over
from boomtable.games.bomb_busters.rules.turn import check_any_time, is_any_time, next_turn
from boomtable.games.bomb_busters.rules.way_on import check_way_on
from boomtable.games.bomb_busters.schema import UseGrapplingHook, WireHooked
from boomtable.games.bomb_busters.state import BombBustersState, owner_of, stands_of


class Hooking(Counted):
    """Takes a wire, and chooses the own stand for it where there are two."""

    action_type: ClassVar[type[Action]] = UseGrapplingHook

    def __init__(self, layout: Layout) -> None:
        self.own_stands = layout.hand // layout.width
        super().__init__(layout, layout.stands * layout.width * self.own_stands if MISSIONS[layout.mission].double_cards else 0)

    def check(self, state: BombBustersState, seat: Actor, action: UseGrapplingHook) -> None:
        check_any_time(state, seat)
        check_ready(state, seat, GRAPPLING_HOOK)
        check_theirs(state, seat, action.wire)
        check_in_reach(state, seat, action.wire)
        if action.stand not in stands_of(state, seat):
            sentence = "seat {seat} cannot put a wire on stand {stand}: it is not its own"
            raise IllegalAction("BB-254", sentence, seat=seat, stand=action.stand + 1)

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if not may_use(state, seat, GRAPPLING_HOOK) or not is_any_time(state, seat):
            return
        own = stands_of(state, seat)
        for stand, owner in enumerate(state.owner):
            if owner != seat:
                for wire in sorted_on(state, stand):
                    for target in own:
                        codes.append(self.start + self.number_of(seat, wire, target))

    def apply(self, state: BombBustersState, actor: Actor, action: UseGrapplingHook, dice: Dice, told: Told) -> None:
        hook(state, actor, action.wire, action.stand, told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        wire, stand = divmod(number, self.own_stands)
        hook(state, seat, self.layout.far(seat, wire), self.layout.far_stand(seat, stand), told)

    def number(self, seat: Seat, action: UseGrapplingHook) -> int:
        return self.number_of(seat, action.wire, action.stand)

    def number_of(self, seat: Seat, wire: int, stand: int) -> int:
        return self.layout.near(seat, wire) * self.own_stands + self.layout.near_stand(seat, stand)

    def action(self, seat: Seat, number: int) -> Action:
        wire, stand = divmod(number, self.own_stands)
        return UseGrapplingHook(self.layout.far(seat, wire), self.layout.far_stand(seat, stand))

    def offer(self, actions: list[Any]) -> Offer:
        wires = sorted({action.wire for action in actions})
        stands = sorted({action.stand for action in actions})
        return Offer("UseGrapplingHook", fields=(Field("wire", tuple(wires)), Field("stand", tuple(stands))))


def hook(state: BombBustersState, seat: Seat, wire: int, stand: int, told: Told) -> None:
    spend(state, GRAPPLING_HOOK)
    mate, tile = owner_of(state, wire), int(state.tile[wire])
    to = take_over(state, wire, stand)
    state.moves += 1
    if told is not None:
        told.append(WireHooked(seat, mate, wire, to, tile))
    if not has_wires(state, state.turn):
        next_turn(state)  # BB-283
    check_way_on(state, told)
