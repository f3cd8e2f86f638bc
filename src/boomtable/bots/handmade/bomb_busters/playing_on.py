"""Bomb Busters bots: a game played on in the head, with the ladder on every seat."""

from boomtable.bots.handmade.bomb_busters.acting import first_action
from boomtable.bots.handmade.bomb_busters.copies import wire_to_lay, wire_to_name
from boomtable.bots.handmade.bomb_busters.habits import note_claim, note_laid, note_marked, note_pass
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.ladder import decide
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import CLAIM, MUG, POST, SOLO, Plan
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import ANSWER, LAY, OVER, TURN, value_of
from boomtable.games.bomb_busters.rules import acts, cards, claim, settling
from boomtable.games.bomb_busters.state import owner_of


def play_on(table: Table) -> bool:
    """To the end; True if the bomb is defused."""
    state = table.state
    while state.phase == TURN:
        carry_out(table, state.turn, decide(Knowledge(table, state.turn)))
    assert state.phase == OVER
    return state.lost == ""


def carry_out(table: Table, seat: Seat, plan: Plan) -> None:
    """One step of a turn, with the answers of the others; all notice what it tells."""
    if plan.kind == CLAIM:
        claim_pair(table, seat, plan)
        return
    if plan.kind == MUG or (plan.kind == SOLO and table.signals):
        note_pass(table, seat)
    elif plan.kind == POST:
        note_marked(table, plan.wires[0], value_of(table.state.tile[plan.wires[0]]))
    acts.do(table.state, seat, first_action(plan))


def claim_pair(table: Table, seat: Seat, plan: Plan) -> None:
    state = table.state
    note_claim(table, seat, plan.tool, plan.wires, plan.values)
    if plan.stabilized:
        cards.stabilize(state, seat)
    claim.point(state, seat, plan.tool, plan.wires)
    claim.say(state, seat, plan.values)
    if state.phase == ANSWER:
        owner = owner_of(state, plan.wires[0])
        settling.answer(state, owner, wire_to_name(state, owner))
    if state.phase == LAY:
        wire = wire_to_lay(state, seat)
        note_laid(table, seat, wire, value_of(state.tile[wire]))
        settling.lay(state, seat, wire)
