"""Bomb Busters: the numbers of actions (BB-380). Stands and seats are counted from the actor's own."""

from boomtable.core.codec import ActionSpace
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import (
    DOUBLE,
    LABEL_EQUAL,
    LABEL_UNEQUAL,
    NUMBERS,
    SUPER,
    TRIPLE,
    WIDTH,
    YELLOW,
)
from boomtable.games.bomb_busters.rules import cards, claim, info, labels, reveal, settling, solo, speaking, walkie_talkies
from boomtable.games.bomb_busters.start import owners
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of, uncut_on


class BombBustersSpace(ActionSpace):
    """One block of numbers per kind of action."""

    def __init__(self, seats: int, captain: Seat, mission: int) -> None:
        self.seats = seats
        self.owner = owners(seats, captain)
        self.stands = len(self.owner)
        self.width = -(-MISSIONS[mission].wires(seats) // self.stands)
        self.hand = self.width * (2 if seats <= 3 else 1)
        pairs, triples = choose2(self.width), choose3(self.width)
        self.at_point = self.hand
        self.at_double = self.at_point + self.stands * self.width
        self.at_triple = self.at_double + self.stands * pairs
        self.at_last_two = self.at_triple + self.stands * triples
        self.at_super = self.at_last_two + self.stands * pairs
        self.at_say = self.at_super + self.stands
        self.at_ray = self.at_say + YELLOW
        self.at_answer = self.at_ray + choose2(YELLOW)
        self.at_lay = self.at_answer + self.hand
        self.at_solo = self.at_lay + self.hand
        self.at_reveal = self.at_solo + YELLOW
        self.at_unequal = self.at_reveal + 1
        self.at_equal = self.at_unequal + self.hand
        self.at_walkie = self.at_equal + self.hand
        self.at_give = self.at_walkie + seats * self.hand
        self.at_post_it = self.at_give + self.hand
        self.at_rewinder = self.at_post_it + self.hand
        self.at_battery = self.at_rewinder + 1
        self.at_batteries = self.at_battery + seats
        self.at_radar = self.at_batteries + choose2(seats)
        self.at_stabilizer = self.at_radar + NUMBERS
        self.at_mug = self.at_stabilizer + 1
        self.at_speak = self.at_mug + seats
        super().__init__(self.at_speak + len(speaking.PHRASES))

    # places and seats, as the actor counts them

    def near(self, seat: Seat, wire: int) -> int:
        return self.near_stand(seat, wire // WIDTH) * self.width + wire % WIDTH

    def far(self, seat: Seat, near: int) -> int:
        return self.far_stand(seat, near // self.width) * WIDTH + near % self.width

    def near_stand(self, seat: Seat, stand: int) -> int:
        return (stand - self.owner.index(seat)) % self.stands

    def far_stand(self, seat: Seat, near: int) -> int:
        return (self.owner.index(seat) + near) % self.stands

    def near_mate(self, seat: Seat, mate: Seat) -> int:
        return (mate - seat) % self.seats

    def far_mate(self, seat: Seat, near: int) -> Seat:
        return (seat + near) % self.seats

    # from actions to numbers

    def number(self, seat: Seat, action: Action) -> int:
        if isinstance(action, said.PlaceInfo):
            return self.near(seat, action.wire)
        if isinstance(action, said.Point):
            return self.at_point + self.near(seat, action.wire)
        if isinstance(action, (said.DoubleDetect, said.TripleDetect)):
            return self.number_of_set(seat, list(action.wires), isinstance(action, said.DoubleDetect))
        if isinstance(action, said.SuperDetect):
            return self.at_super + self.near_stand(seat, action.stand)
        if isinstance(action, said.Say):
            return self.number_of_values(list(action.values))
        if isinstance(action, said.Answer):
            return self.at_answer + self.near(seat, action.wire)
        if isinstance(action, said.Lay):
            return self.at_lay + self.near(seat, action.wire)
        if isinstance(action, said.SoloCut):
            return self.at_solo + action.value - 1
        if isinstance(action, said.RevealReds):
            return self.at_reveal
        if isinstance(action, said.Speak):
            return self.at_speak + speaking.PHRASES.index(action.phrase)
        return self.number_of_card(seat, action)

    def number_of_set(self, seat: Seat, wires: list[int], double: bool) -> int:
        stand = self.near_stand(seat, wires[0] // WIDTH)
        spots = [wire % WIDTH for wire in wires]
        if len(spots) == 3:
            return self.at_triple + stand * choose3(self.width) + rank3(spots[0], spots[1], spots[2])
        start = self.at_double if double else self.at_last_two
        return start + stand * choose2(self.width) + rank2(spots[0], spots[1])

    def number_of_values(self, values: list[int]) -> int:
        if len(values) == 1:
            return self.at_say + values[0] - 1
        return self.at_ray + rank2(values[0] - 1, values[1] - 1)

    def number_of_card(self, seat: Seat, action: Action) -> int:
        if isinstance(action, said.PutLabel):
            return (self.at_equal if action.card == LABEL_EQUAL else self.at_unequal) + self.near(seat, action.wire)
        if isinstance(action, said.UseWalkieTalkies):
            return self.at_walkie + self.near_mate(seat, action.mate) * self.hand + self.near(seat, action.wire)
        if isinstance(action, said.GiveWire):
            return self.at_give + self.near(seat, action.wire)
        if isinstance(action, said.UsePostIt):
            return self.at_post_it + self.near(seat, action.wire)
        if isinstance(action, said.UseRewinder):
            return self.at_rewinder
        if isinstance(action, said.UseBatteries):
            return self.number_of_mates(seat, list(action.mates))
        if isinstance(action, said.UseRadar):
            return self.at_radar + action.number - 1
        if isinstance(action, said.UseStabilizer):
            return self.at_stabilizer
        assert isinstance(action, said.UseCoffeeMug)
        return self.at_mug + self.near_mate(seat, action.mate)

    def number_of_mates(self, seat: Seat, mates: list[Seat]) -> int:
        near = sorted([self.near_mate(seat, mate) for mate in mates])
        if len(near) == 1:
            return self.at_battery + near[0]
        return self.at_batteries + rank2(near[0], near[1])

    # from numbers to actions

    def action(self, seat: Seat, number: int) -> Action:
        if number < self.at_point:
            return said.PlaceInfo(self.far(seat, number))
        if number < self.at_double:
            return said.Point(self.far(seat, number - self.at_point))
        if number < self.at_super:
            return self.detection(seat, number)
        if number < self.at_say:
            return said.SuperDetect(self.far_stand(seat, number - self.at_super))
        if number < self.at_ray:
            return said.Say((number - self.at_say + 1,))
        if number < self.at_answer:
            low, high = unrank2(number - self.at_ray)
            return said.Say((low + 1, high + 1))
        if number < self.at_lay:
            return said.Answer(self.far(seat, number - self.at_answer))
        if number < self.at_solo:
            return said.Lay(self.far(seat, number - self.at_lay))
        if number < self.at_reveal:
            return said.SoloCut(number - self.at_solo + 1)
        if number < self.at_unequal:
            return said.RevealReds()
        return self.card_action(seat, number)

    def detection(self, seat: Seat, number: int) -> Action:
        if number < self.at_triple:
            return said.DoubleDetect(self.pair(seat, number - self.at_double))
        if number < self.at_last_two:
            triples = choose3(self.width)
            near, rank = divmod(number - self.at_triple, triples)
            start = WIDTH * self.far_stand(seat, near)
            return said.TripleDetect(tuple(start + spot for spot in unrank3(rank)))
        return said.TripleDetect(self.pair(seat, number - self.at_last_two))

    def pair(self, seat: Seat, rank: int) -> tuple[int, ...]:
        near, inside = divmod(rank, choose2(self.width))
        start = WIDTH * self.far_stand(seat, near)
        return tuple(start + spot for spot in unrank2(inside))

    def card_action(self, seat: Seat, number: int) -> Action:
        if number < self.at_equal:
            return said.PutLabel(1, self.far(seat, number - self.at_unequal))
        if number < self.at_walkie:
            return said.PutLabel(12, self.far(seat, number - self.at_equal))
        if number < self.at_give:
            near, place = divmod(number - self.at_walkie, self.hand)
            return said.UseWalkieTalkies(self.far_mate(seat, near), self.far(seat, place))
        if number < self.at_post_it:
            return said.GiveWire(self.far(seat, number - self.at_give))
        if number < self.at_rewinder:
            return said.UsePostIt(self.far(seat, number - self.at_post_it))
        if number < self.at_battery:
            return said.UseRewinder()
        if number < self.at_batteries:
            return said.UseBatteries((self.far_mate(seat, number - self.at_battery),))
        if number < self.at_radar:
            mates = sorted([self.far_mate(seat, near) for near in unrank2(number - self.at_batteries)])
            return said.UseBatteries(tuple(mates))
        if number < self.at_stabilizer:
            return said.UseRadar(number - self.at_radar + 1)
        if number < self.at_mug:
            return said.UseStabilizer()
        if number < self.at_speak:
            return said.UseCoffeeMug(self.far_mate(seat, number - self.at_mug))
        return said.Speak(speaking.PHRASES[number - self.at_speak])


def choose2(n: int) -> int:
    return n * (n - 1) // 2


def choose3(n: int) -> int:
    return n * (n - 1) * (n - 2) // 6


def rank2(a: int, b: int) -> int:
    """The number of a pair a < b among all pairs, by its larger part first."""
    return choose2(b) + a


def rank3(a: int, b: int, c: int) -> int:
    return choose3(c) + choose2(b) + a


def unrank2(rank: int) -> tuple[int, int]:
    b = 1
    while choose2(b + 1) <= rank:
        b += 1
    return rank - choose2(b), b


def unrank3(rank: int) -> tuple[int, int, int]:
    c = 2
    while choose3(c + 1) <= rank:
        c += 1
    a, b = unrank2(rank - choose3(c))
    return a, b, c


def space_of(state: BombBustersState) -> BombBustersSpace:
    return BombBustersSpace(state.seats, state.captain, state.mission)


def legal_codes(state: BombBustersState, seat: Seat) -> list[int]:
    space = space_of(state)
    codes = [space.near(seat, wire) for wire in info.legal(state, seat)]
    codes += [space.at_point + space.near(seat, wire) for wire in claim.wires_to_point(state, seat)]
    codes += detector_codes(state, seat, space)
    codes += say_codes(state, seat, space)
    codes += [space.at_answer + space.near(seat, wire) for wire in settling.wires_to_answer(state, seat)]
    codes += [space.at_lay + space.near(seat, wire) for wire in settling.wires_to_lay(state, seat)]
    codes += [space.at_solo + value - 1 for value in solo.legal(state, seat)]
    if reveal.legal(state, seat):
        codes.append(space.at_reveal)
    codes += card_codes(state, seat, space)
    if speaking.can_speak(state, seat):
        codes += [space.at_speak + index for index in range(len(speaking.PHRASES))]
    return codes


def detector_codes(state: BombBustersState, seat: Seat, space: BombBustersSpace) -> list[int]:
    codes: list[int] = []
    for stand in claim.stands_to_detect(state, seat, DOUBLE):
        start = space.at_double + space.near_stand(seat, stand) * choose2(space.width)
        codes += pair_codes(uncut_on(state, stand), start)
    for stand in claim.stands_to_detect(state, seat, TRIPLE):
        wires, near = uncut_on(state, stand), space.near_stand(seat, stand)
        if len(wires) == 2:
            codes += pair_codes(wires, space.at_last_two + near * choose2(space.width))
        else:
            codes += triple_codes(wires, space.at_triple + near * choose3(space.width))
    codes += [space.at_super + space.near_stand(seat, stand) for stand in claim.stands_to_detect(state, seat, SUPER)]
    return codes


def pair_codes(wires: list[int], start: int) -> list[int]:
    spots = [wire % WIDTH for wire in wires]
    return [start + rank2(spots[i], spots[j]) for j in range(1, len(spots)) for i in range(j)]


def triple_codes(wires: list[int], start: int) -> list[int]:
    spots = [wire % WIDTH for wire in wires]
    codes: list[int] = []
    for k in range(2, len(spots)):
        for j in range(1, k):
            for i in range(j):
                codes.append(start + rank3(spots[i], spots[j], spots[k]))
    return codes


def say_codes(state: BombBustersState, seat: Seat, space: BombBustersSpace) -> list[int]:
    values = claim.values_to_say(state, seat)
    codes = [space.at_say + value - 1 for value in values]
    if claim.can_use_ray(state):
        codes += [space.at_ray + rank2(values[i] - 1, values[j] - 1) for j in range(1, len(values)) for i in range(j)]
    return codes


def card_codes(state: BombBustersState, seat: Seat, space: BombBustersSpace) -> list[int]:
    codes = [space.at_unequal + space.near(seat, wire) for wire in labels.legal(state, seat, LABEL_UNEQUAL)]
    codes += [space.at_equal + space.near(seat, wire) for wire in labels.legal(state, seat, LABEL_EQUAL)]
    if walkie_talkies.can_use(state, seat):
        for mate in walkie_talkies.mates(state, seat):
            start = space.at_walkie + space.near_mate(seat, mate) * space.hand
            codes += [start + space.near(seat, wire) for wire in uncut_of(state, seat)]
    codes += [space.at_give + space.near(seat, wire) for wire in walkie_talkies.wires_to_give(state, seat)]
    codes += [space.at_post_it + space.near(seat, wire) for wire in cards.wires_to_post(state, seat)]
    if cards.can_rewind(state, seat):
        codes.append(space.at_rewinder)
    codes += battery_codes(cards.used_powers(state, seat), seat, space)
    codes += [space.at_radar + number - 1 for number in cards.numbers_to_ask(state, seat)]
    if cards.can_stabilize(state, seat):
        codes.append(space.at_stabilizer)
    codes += [space.at_mug + space.near_mate(seat, mate) for mate in cards.mates_to_name(state, seat)]
    return codes


def battery_codes(mates: list[Seat], seat: Seat, space: BombBustersSpace) -> list[int]:
    codes = [space.number_of_mates(seat, [mate]) for mate in mates]
    for j in range(1, len(mates)):
        for i in range(j):
            codes.append(space.number_of_mates(seat, [mates[i], mates[j]]))
    return codes
