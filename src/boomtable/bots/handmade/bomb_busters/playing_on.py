"""Bomb Busters bots: an imagined game played on, with the ladder on every seat."""

from boomtable.bots.handmade.bomb_busters.acting import first_action, reply
from boomtable.bots.handmade.bomb_busters.constraint_choice import is_worth_a_change
from boomtable.bots.handmade.bomb_busters.copies import wire_to_lay, wire_to_name
from boomtable.bots.handmade.bomb_busters.habits import note_claim, note_laid, note_marked, note_pass
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.ladder import decide
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.naming_choice import seat_to_name, wants_to_call, wire_owed
from boomtable.bots.handmade.bomb_busters.plan import BLIND, CLAIM, MUG, NAME, POST, SOLO, Plan
from boomtable.bots.handmade.bomb_busters.tolls import mate_for_air
from boomtable.core.dice import Dice, ScriptedDice, SeededDice
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.actions import actions_at
from boomtable.games.bomb_busters.pieces import (
    ANSWER,
    CALLING,
    CHANGE,
    FACE,
    INFO,
    LAY,
    NAMING,
    OVER,
    OWED,
    PICK,
    POINTED,
    SWAP,
    TAKE,
    value_of,
)
from boomtable.games.bomb_busters.rules.calling import can_keep, close
from boomtable.games.bomb_busters.rules.claim import point
from boomtable.games.bomb_busters.rules.naming import begin_turn
from boomtable.games.bomb_busters.rules.saying import say
from boomtable.games.bomb_busters.rules.settling import answer, lay
from boomtable.games.bomb_busters.rules.stabilizer import stabilize
from boomtable.games.bomb_busters.rules.telling import true_token
from boomtable.games.bomb_busters.rules.turn import callers
from boomtable.games.bomb_busters.schema import NameWire
from boomtable.games.bomb_busters.state import BombBustersState, owner_of

NO_DICE = ScriptedDice([])  # no action rolls any where no numbers are turned up


def play_on(table: Table) -> bool:
    """Play to the end; returns whether the bomb was defused."""
    state = table.state
    dice = dice_of(state) if state.called else NO_DICE
    while state.phase != OVER:
        take_step(table, dice)
    return state.lost == ""


def dice_of(state: BombBustersState) -> Dice:
    """Dice for numbers that are turned up: the same ones on the same deal, so that candidates are compared fairly."""
    return SeededDice(sum(place * tile for place, tile in enumerate(state.tile)))


def take_step(table: Table, dice: Dice) -> None:
    """The next step of the game: of a turn, or before it."""
    state = table.state
    if state.called:
        begin_turn(state, dice, None)
    if state.phase == CHANGE:
        do(state, state.captain, said.ChangeConstraint(is_worth_a_change(state)))
        return
    if state.phase == CALLING:
        answer_call(table)
        return
    if state.phase in (PICK, INFO):
        do(state, state.turn, reply(state, state.turn))
        return
    knowledge = Knowledge(table, state.turn)
    if state.phase == NAMING:
        do(state, state.turn, said.Appoint(seat_to_name(knowledge)))
    elif state.phase == OWED:
        do(state, state.turn, said.PlaceInfo(wire_owed(knowledge)))
    else:
        carry_out(table, state.turn, decide(knowledge))


def answer_call(table: Table) -> None:
    """The first seat that wants to calls, as where nobody waits; else the Captain names somebody."""
    state = table.state
    for seat in callers(state):
        if can_keep(state, seat) and wants_to_call(Knowledge(table, seat)):
            do(state, seat, said.Volunteer())
            return
    close(state, None)


def carry_out(table: Table, seat: Seat, plan: Plan) -> None:
    """Carry out one step of a turn, with the answers of the others; all notice what it tells."""
    sizes = table.state.sizes if table.state.kept else []
    if table.state.air and plan.kind in (CLAIM, SOLO):
        table.state.air_to = mate_for_air(table.state, seat) + 1
    carry_out_plan(table, seat, plan)
    if table.state.phase == FACE:
        do(table.state, seat, reply(table.state, seat))
    if sizes:
        take_from_nano(table, seat, sizes)


def take_from_nano(table: Table, seat: Seat, sizes: list[int]) -> None:
    """Sort in what Nano gave, if anything; what habits told about that stand is forgotten, because its wires stand elsewhere."""
    state = table.state
    if state.phase == TAKE:
        do(state, seat, reply(state, seat))
    for stand in range(len(sizes)):
        if state.sizes[stand] > sizes[stand]:
            table.marks.forget_stand(stand)


def carry_out_plan(table: Table, seat: Seat, plan: Plan) -> None:
    if plan.kind == CLAIM:
        claim_pair(table, seat, plan)
        return
    if plan.kind == MUG or (plan.kind == SOLO and table.signals):
        note_pass(table, seat)
    elif plan.kind == POST:
        note_marked(table, plan.wires[0], true_token(table.state, plan.wires[0]))
    elif plan.kind == NAME:
        name_all(table.state, seat, plan)
        return
    action, state = first_action(plan), table.state
    do(state, seat, action)
    if plan.kind == BLIND and state.phase == POINTED:
        say(state, seat, plan.values, None)
    if state.phase == SWAP:
        do(state, state.swap_to, reply(state, state.swap_to))


def name_all(state: BombBustersState, seat: Seat, plan: Plan) -> None:
    for wire in plan.wires:
        if wire not in state.named:
            do(state, seat, NameWire(wire))


def do(state: BombBustersState, seat: Seat, action: Action) -> None:
    actions_at(state.seats, state.captain, state.mission).chapter(action).apply(state, seat, action, NO_DICE, None)


def claim_pair(table: Table, seat: Seat, plan: Plan) -> None:
    state = table.state
    note_claim(table, seat, plan.tool, plan.wires, plan.values)
    if plan.stabilized:
        stabilize(state, seat, None)
    point(state, seat, plan.tool, plan.wires, None)
    say(state, seat, plan.values, None)
    if state.phase == ANSWER:
        owner = owner_of(state, plan.wires[0])
        answer(state, owner, wire_to_name(state), None)
    if state.phase == LAY:
        wire = wire_to_lay(state, seat)
        note_laid(table, seat, wire, value_of(int(state.tile[wire])))
        lay(state, seat, wire, None)
