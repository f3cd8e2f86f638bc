"""Bomb Busters: cuts with an own turned wire, which only the others see; a wrong one ends the mission (BB-1382)."""

from typing import ClassVar

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import HAND, NUMBERS, POINTED, RED, value_of
from boomtable.games.bomb_busters.rules.apart import is_turned, turned_of
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.claim import check_theirs
from boomtable.games.bomb_busters.rules.cut_wires import lay_down
from boomtable.games.bomb_busters.rules.ending import explode
from boomtable.games.bomb_busters.rules.hand import count_of, counted, place_name, rest_of, wires_of_value
from boomtable.games.bomb_busters.rules.saying import say
from boomtable.games.bomb_busters.rules.turn import check_turn, is_turn_of
from boomtable.games.bomb_busters.schema import PointBlind, PointedBlind, SoloBlind, SoloDone
from boomtable.games.bomb_busters.state import BombBustersState, Claim, owner_of, places, stands_of, uncut_on


def slots(state: BombBustersState, seat: Seat) -> list[int]:
    """The own turned wires, cut ones included, numbered from left to right; any own wires for a seat that has none, so that every
    number stands for an action."""
    wires = [wire for wire in state.apart if owner_of(state, wire) == seat]
    return wires or list(places(state, stands_of(state, seat)[0])[: MISSIONS[state.mission].twist.turned])


def may_cut_blind(state: BombBustersState, seat: Seat) -> bool:
    """Plain cuts only: not under the Stabilizer."""
    return len(state.apart) > 0 and is_turn_of(state, seat) and not state.stabilized and len(turned_of(state, seat)) > 0


def check_may_cut_blind(state: BombBustersState, seat: Seat, own: tuple[int, ...]) -> None:
    check_turn(state, seat)
    for wire in own:
        if wire not in turned_of(state, seat):
            sentence = "seat {seat} cannot cut {wire} unseen: it is no own turned wire"
            raise IllegalAction("BB-1382", sentence, seat=seat, wire=place_name(wire))
    if state.stabilized:
        raise IllegalAction("BB-1382", "seat {seat} cannot cut a turned wire: no equipment may take part", seat=seat, wire="")


class BlindPointing(Counted):
    """Points at a teammate's wire that is to be cut with an own turned one: for each of those a number for every wire."""

    action_type: ClassVar[type[Action]] = PointBlind

    def __init__(self, layout: Layout) -> None:
        self.places = layout.stands * layout.width
        super().__init__(layout, MISSIONS[layout.mission].twist.turned * self.places)

    def check(self, state: BombBustersState, seat: Actor, action: PointBlind) -> None:
        check_may_cut_blind(state, seat, (action.own,))
        check_theirs(state, seat, action.wire)
        if action.wire not in blind_targets(state, seat):
            sentence = "seat {seat} cannot point at {wire}: everybody but its owner sees that it is red"
            raise IllegalAction("BB-1563", sentence, seat=seat, wire=place_name(action.wire))

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if self.size and may_cut_blind(state, seat):
            ever, targets = slots(state, seat), blind_targets(state, seat)
            for own in turned_of(state, seat):
                for wire in targets:
                    codes.append(self.start + ever.index(own) * self.places + self.layout.near(seat, wire))

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        index, near = divmod(number, self.places)
        point_blind(state, seat, slots(state, seat)[index], self.layout.far(seat, near), told)

    def number_in(self, state: BombBustersState, seat: Seat, action: PointBlind) -> int:
        return slots(state, seat).index(action.own) * self.places + self.layout.near(seat, action.wire)

    def action_in(self, state: BombBustersState, seat: Seat, number: int) -> Action:
        index, near = divmod(number, self.places)
        return PointBlind(slots(state, seat)[index], self.layout.far(seat, near))


def blind_targets(state: BombBustersState, seat: Seat) -> list[int]:
    """Teammates' uncut wires, but for turned ones that are red, as all but their owner see (BB-1563)."""
    wires = [wire for stand, owner in enumerate(state.owner) if owner != seat for wire in uncut_on(state, stand)]
    return [wire for wire in wires if not (is_turned(state, wire) and value_of(int(state.tile[wire])) == RED)]


def point_blind(state: BombBustersState, seat: Seat, own: int, wire: int, told: Told) -> None:
    claim = Claim(seat, HAND, [wire])
    claim.blind = own
    state.claim = claim
    state.phase = POINTED
    state.moves += 1
    if told is not None:
        told.append(PointedBlind(seat, owner_of(state, wire), wire, own))
    if is_turned(state, wire):
        say(state, seat, [value_of(int(state.tile[wire]))], told)


class BlindSolo(Counted):
    """Cuts a number alone with own turned wires: for each number one for every choice of them, as a mask."""

    action_type: ClassVar[type[Action]] = SoloBlind

    def __init__(self, layout: Layout) -> None:
        self.choices = (1 << MISSIONS[layout.mission].twist.turned) - 1
        super().__init__(layout, NUMBERS * self.choices)

    def check(self, state: BombBustersState, seat: Actor, action: SoloBlind) -> None:
        check_may_cut_blind(state, seat, action.own)
        if not action.own or list(action.own) != sorted(set(action.own)):
            raise IllegalAction("BB-1382", "seat {seat} cannot cut these: each turned wire is named once", seat=seat, wire="")
        if not completes(state, seat, action.value, len(action.own)):
            sentence = "seat {seat} cannot cut {value} alone: its wires and {count} turned ones are not all that are left"
            raise IllegalAction("BB-1382", sentence, seat=seat, value=action.value, count=len(action.own), wire="")

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        if not self.size or not may_cut_blind(state, seat):
            return
        standing = [wire in turned_of(state, seat) for wire in slots(state, seat)]
        for number in range(1, NUMBERS + 1):
            for choice in range(1, self.choices + 1):
                chosen = [there for index, there in enumerate(standing) if choice >> index & 1]
                if all(chosen) and completes(state, seat, number, len(chosen)):
                    codes.append(self.start + (number - 1) * self.choices + choice - 1)

    def apply(self, state: BombBustersState, actor: Actor, action: SoloBlind, dice: Dice, told: Told) -> None:
        solo_blind(state, actor, action.value, list(action.own), told)

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        value, own = self.meant(state, seat, number)
        solo_blind(state, seat, value, own, told)

    def meant(self, state: BombBustersState, seat: Seat, number: int) -> tuple[int, list[int]]:
        value, choice = divmod(number, self.choices)
        return value + 1, [wire for index, wire in enumerate(slots(state, seat)) if choice + 1 >> index & 1]

    def number_in(self, state: BombBustersState, seat: Seat, action: SoloBlind) -> int:
        ever = slots(state, seat)
        return (action.value - 1) * self.choices + sum(1 << ever.index(wire) for wire in action.own) - 1

    def action_in(self, state: BombBustersState, seat: Seat, number: int) -> Action:
        value, own = self.meant(state, seat, number)
        return SoloBlind(value, tuple(own))


def completes(state: BombBustersState, seat: Seat, number: int, turned: int) -> bool:
    """Whether so many turned wires and the known ones would be all that are left of a number, two or four."""
    if number > NUMBERS:
        return False
    left = rest_of(state, number)
    return left in (2, 4) and int(count_of(counted(state, seat), number)) + turned == left


def solo_blind(state: BombBustersState, seat: Seat, value: int, own: list[int], told: Told) -> None:
    if any(value_of(int(state.tile[wire])) != value for wire in own):
        explode(state, seat, "turned_wrong", own, told)
        return
    wires = sorted([*wires_of_value(state, seat, value), *own])
    state.moves += 1
    if told is not None:
        told.append(SoloDone(seat, value, tuple(wires), tuple(int(state.tile[wire]) for wire in wires)))
    lay_down(state, wires, told)
