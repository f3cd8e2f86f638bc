"""Bomb Busters bots: a game played on in the head, with the ladder on every seat."""

from boomtable.bots.handmade.bomb_busters.copies import copy_to_lay, wire_to_cut, wire_to_mark
from boomtable.bots.handmade.bomb_busters.habits import note_claim, note_laid, note_marked, note_pass
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.ladder import decide
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import CHARGE, CLAIM, LABEL, MUG, POST, RADAR, REVEAL, REWIND, SOLO, Plan
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import ANSWER, LAY, OVER, TURN, value_of
from boomtable.games.bomb_busters.rules import cards, claim, labels, reveal, settling, solo
from boomtable.games.bomb_busters.state import BombBustersState, owner_of


def play_on(table: Table) -> bool:
    """To the end; True if the bomb is defused."""
    state = table.state
    while state.phase == TURN:
        carry_out(table, state.turn, decide(Knowledge(table, state.turn)))
    assert state.phase == OVER
    return state.lost == ""


def carry_out(table: Table, seat: Seat, plan: Plan) -> None:
    """One step of a turn, with the answers of the others; all notice what it tells."""
    state = table.state
    if plan.kind == CLAIM:
        claim_pair(table, seat, plan)
    elif plan.kind == SOLO:
        if table.signals:
            note_pass(table, seat)
        solo.do(state, seat, plan.values[0])
    elif plan.kind == REVEAL:
        reveal.do(state, seat)
    elif plan.kind == MUG:
        note_pass(table, seat)
        cards.pass_mug(state, seat, plan.mates[0])
    else:
        use_card(table, seat, plan)


def use_card(table: Table, seat: Seat, plan: Plan) -> None:
    state = table.state
    if plan.kind == REWIND:
        cards.rewind(state, seat)
    elif plan.kind == POST:
        note_marked(table, plan.wires[0], value_of(state.tile[plan.wires[0]]))
        cards.post_it(state, seat, plan.wires[0])
    elif plan.kind == LABEL:
        labels.do(state, seat, plan.card, plan.wires[0])
    elif plan.kind == CHARGE:
        cards.recharge(state, seat, plan.mates)
    else:
        assert plan.kind == RADAR
        cards.ask_radar(state, seat, plan.values[0])


def claim_pair(table: Table, seat: Seat, plan: Plan) -> None:
    state = table.state
    note_claim(table, seat, plan.tool, plan.wires, plan.values)
    if plan.stabilized:
        cards.stabilize(state, seat)
    claim.point(state, seat, plan.tool, plan.wires)
    claim.say(state, seat, plan.values)
    if state.phase == ANSWER:
        answer(state, plan.wires)
    if state.phase == LAY:
        lay(table, seat)


def answer(state: BombBustersState, pointed: list[int]) -> None:
    """The owner of the wires, which it sees."""
    declared = state.claim
    assert declared is not None
    owner = owner_of(state, pointed[0])
    matching = settling.matches(state, declared)
    if matching:
        settling.answer(state, owner, wire_to_cut(state, matching))
    else:
        settling.answer(state, owner, wire_to_mark(state, pointed))


def lay(table: Table, seat: Seat) -> None:
    state = table.state
    declared = state.claim
    assert declared is not None
    value = value_of(state.tile[declared.found])
    wire = copy_to_lay(state, seat, value, MISSIONS[state.mission].blue)
    note_laid(table, seat, wire, value)
    settling.lay(state, seat, wire)
