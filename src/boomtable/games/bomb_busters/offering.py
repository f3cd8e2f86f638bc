"""Bomb Busters: what a seat may do, in the short form that travels."""

from boomtable.core.schema import Action, Field, Offer
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.pieces import (
    DOUBLE,
    LABEL_EQUAL,
    LABEL_UNEQUAL,
    SUPER,
    TRIPLE,
)
from boomtable.games.bomb_busters.rules import cards, claim, info, labels, reveal, settling, solo, speaking, walkie_talkies
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of, uncut_on


def offers(state: BombBustersState, seat: Seat) -> list[Offer]:
    made = [
        listed("PlaceInfo", [said.PlaceInfo(wire) for wire in info.legal(state, seat)]),
        listed("Point", [said.Point(wire) for wire in claim.wires_to_point(state, seat)]),
        detector(state, seat, "DoubleDetect", DOUBLE, 2),
        detector(state, seat, "TripleDetect", TRIPLE, 3),
        listed("SuperDetect", [said.SuperDetect(stand) for stand in claim.stands_to_detect(state, seat, SUPER)]),
        saying(state, seat),
        listed("Answer", [said.Answer(wire) for wire in settling.wires_to_answer(state, seat)]),
        listed("Lay", [said.Lay(wire) for wire in settling.wires_to_lay(state, seat)]),
        listed("SoloCut", [said.SoloCut(value) for value in solo.legal(state, seat)]),
        listed("RevealReds", [said.RevealReds()] if reveal.legal(state, seat) else []),
        *equipment(state, seat),
        listed("Speak", [said.Speak(phrase) for phrase in speaking.PHRASES] if speaking.can_speak(state, seat) else []),
    ]
    return [offer for offer in made if offer is not None]


def equipment(state: BombBustersState, seat: Seat) -> list[Offer | None]:
    return [
        listed("PutLabel", label_choices(state, seat)),
        walkie(state, seat),
        listed("GiveWire", [said.GiveWire(wire) for wire in walkie_talkies.wires_to_give(state, seat)]),
        listed("UsePostIt", [said.UsePostIt(wire) for wire in cards.wires_to_post(state, seat)]),
        listed("UseRewinder", [said.UseRewinder()] if cards.can_rewind(state, seat) else []),
        batteries(state, seat),
        listed("UseRadar", [said.UseRadar(number) for number in cards.numbers_to_ask(state, seat)]),
        listed("UseStabilizer", [said.UseStabilizer()] if cards.can_stabilize(state, seat) else []),
        listed("UseCoffeeMug", [said.UseCoffeeMug(mate) for mate in cards.mates_to_name(state, seat)]),
    ]


def listed(kind: str, choices: list[Action]) -> Offer | None:
    return Offer(kind, tuple(choices)) if choices else None


def detector(state: BombBustersState, seat: Seat, kind: str, tool: int, most: int) -> Offer | None:
    wires = [wire for stand in claim.stands_to_detect(state, seat, tool) for wire in uncut_on(state, stand)]
    return Offer(kind, fields=(Field("wires", tuple(wires), 2, most),)) if wires else None


def saying(state: BombBustersState, seat: Seat) -> Offer | None:
    values = claim.values_to_say(state, seat)
    if claim.can_use_ray(state) and len(values) > 1:
        return Offer("Say", fields=(Field("values", tuple(values), 1, 2),))
    return listed("Say", [said.Say((value,)) for value in values])


def label_choices(state: BombBustersState, seat: Seat) -> list[Action]:
    unequal: list[Action] = [said.PutLabel(1, wire) for wire in labels.legal(state, seat, LABEL_UNEQUAL)]
    return unequal + [said.PutLabel(12, wire) for wire in labels.legal(state, seat, LABEL_EQUAL)]


def walkie(state: BombBustersState, seat: Seat) -> Offer | None:
    if not walkie_talkies.can_use(state, seat):
        return None
    fields = (Field("mate", tuple(walkie_talkies.mates(state, seat))), Field("wire", tuple(uncut_of(state, seat))))
    return Offer("UseWalkieTalkies", fields=fields)


def batteries(state: BombBustersState, seat: Seat) -> Offer | None:
    mates = cards.used_powers(state, seat)
    if len(mates) > 1:
        return Offer("UseBatteries", fields=(Field("mates", tuple(mates), 1, 2),))
    return listed("UseBatteries", [said.UseBatteries((mate,)) for mate in mates])
