"""Bomb Busters: every action sent to its chapter."""

from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, TimeUp
from boomtable.core.seats import CLOCK, EVERYBODY, Actor
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.pieces import DOUBLE, HAND, OVER, TRIPLE
from boomtable.games.bomb_busters.rules import cards, claim, clocks, info, labels, reveal, settling, solo, speaking, walkie_talkies
from boomtable.games.bomb_busters.state import BombBustersState


def check(state: BombBustersState, actor: Actor, action: Action) -> None:
    if state.phase == OVER:
        raise IllegalAction("BB-321", "nobody can act: the mission is over")
    if actor == CLOCK and isinstance(action, TimeUp):
        clocks.check(state, action)
    elif actor >= 0 and actor < state.seats:
        check_seat(state, actor, action)
    else:
        raise IllegalAction("BB-378", "{action} is not done by anybody but the players", action=type(action).__name__)


def check_seat(state: BombBustersState, seat: int, action: Action) -> None:
    if isinstance(action, said.PlaceInfo):
        info.check(state, seat, action)
    elif isinstance(action, said.Point):
        claim.check_point(state, seat, action)
    elif isinstance(action, said.DoubleDetect):
        claim.check_double(state, seat, action)
    elif isinstance(action, said.TripleDetect):
        claim.check_triple(state, seat, action)
    elif isinstance(action, said.SuperDetect):
        claim.check_super(state, seat, action)
    elif isinstance(action, said.Say):
        claim.check_say(state, seat, action)
    elif isinstance(action, said.Answer):
        settling.check_answer(state, seat, action)
    elif isinstance(action, said.Lay):
        settling.check_lay(state, seat, action)
    elif isinstance(action, said.SoloCut):
        solo.check(state, seat, action)
    elif isinstance(action, said.RevealReds):
        reveal.check(state, seat)
    elif isinstance(action, said.Speak):
        speaking.check(state, seat)
    else:
        check_card(state, seat, action)


def check_card(state: BombBustersState, seat: int, action: Action) -> None:
    if isinstance(action, said.PutLabel):
        labels.check(state, seat, action)
    elif isinstance(action, said.UseWalkieTalkies):
        walkie_talkies.check(state, seat, action)
    elif isinstance(action, said.GiveWire):
        walkie_talkies.check_give(state, seat, action)
    elif isinstance(action, said.UsePostIt):
        cards.check_post_it(state, seat, action)
    elif isinstance(action, said.UseRewinder):
        cards.check_rewinder(state, seat)
    elif isinstance(action, said.UseBatteries):
        cards.check_batteries(state, seat, action)
    elif isinstance(action, said.UseRadar):
        cards.check_radar(state, seat, action)
    elif isinstance(action, said.UseStabilizer):
        cards.check_stabilizer(state, seat)
    elif isinstance(action, said.UseCoffeeMug):
        cards.check_mug(state, seat, action)
    else:
        raise IllegalAction("BB-378", "{action} is no action of Bomb Busters", action=type(action).__name__)


def do(state: BombBustersState, actor: Actor, action: Action) -> list[Event]:
    if isinstance(action, TimeUp):
        events = clocks.time_up(state, action)
    elif isinstance(action, said.Speak):
        return speaking.do(state, actor, action)
    else:
        events = do_seat(state, actor, action)
    if any(event.audience == EVERYBODY for event in events):
        state.moves += 1
    return events


def do_seat(state: BombBustersState, seat: int, action: Action) -> list[Event]:
    if isinstance(action, said.PlaceInfo):
        return info.do(state, seat, action)
    if isinstance(action, said.Point):
        return claim.point(state, seat, HAND, [action.wire])
    if isinstance(action, said.DoubleDetect):
        return claim.point(state, seat, DOUBLE, list(action.wires))
    if isinstance(action, said.TripleDetect):
        return claim.point(state, seat, TRIPLE, list(action.wires))
    if isinstance(action, said.SuperDetect):
        return claim.sweep(state, seat, action.stand)
    if isinstance(action, said.Say):
        return claim.say(state, seat, list(action.values))
    if isinstance(action, said.Answer):
        return settling.answer(state, seat, action.wire)
    if isinstance(action, said.Lay):
        return settling.lay(state, seat, action.wire)
    if isinstance(action, said.SoloCut):
        return solo.do(state, seat, action.value)
    if isinstance(action, said.RevealReds):
        return reveal.do(state, seat)
    return do_card(state, seat, action)


def do_card(state: BombBustersState, seat: int, action: Action) -> list[Event]:
    if isinstance(action, said.PutLabel):
        return labels.do(state, seat, action.card, action.wire)
    if isinstance(action, said.UseWalkieTalkies):
        return walkie_talkies.offer(state, seat, action.mate, action.wire)
    if isinstance(action, said.GiveWire):
        return walkie_talkies.give(state, seat, action.wire)
    if isinstance(action, said.UsePostIt):
        return cards.post_it(state, seat, action.wire)
    if isinstance(action, said.UseRewinder):
        return cards.rewind(state, seat)
    if isinstance(action, said.UseBatteries):
        return cards.recharge(state, seat, list(action.mates))
    if isinstance(action, said.UseRadar):
        return cards.ask_radar(state, seat, action.number)
    if isinstance(action, said.UseStabilizer):
        return cards.stabilize(state, seat)
    assert isinstance(action, said.UseCoffeeMug)
    return cards.pass_mug(state, seat, action.mate)
