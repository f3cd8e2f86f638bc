"""Bomb Busters: exact chances for hints, and a judgement of each choice by what it risks."""

import math
from typing import Final

from boomtable.bots.adviser import Adviser, Chance, Judgement, Proposal, Win
from boomtable.bots.handmade.bomb_busters import acting, constraint_choice, ladder, naming_choice, proposals
from boomtable.bots.handmade.bomb_busters.claims import step_cost
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import CLAIM, Plan
from boomtable.bots.handmade.bomb_busters.playing_on import play_on
from boomtable.bots.handmade.bomb_busters.samples import imagined, no_marks, table_as_seen
from boomtable.bots.handmade.bomb_busters.sets import likeliest_set
from boomtable.bots.handmade.bomb_busters.telling import best_falsehood
from boomtable.bots.handmade.bomb_busters.token_choice import wire_for_token
from boomtable.core.dice import Dice, SeededDice
from boomtable.core.schema import Action, View
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.pieces import (
    CALLING,
    CHANGE,
    DRAFT,
    FREE,
    INFO,
    NAMING,
    OVER,
    OWED,
    POINTED,
    RED,
    TURN,
    YELLOW,
    bit,
    mask_of,
)
from boomtable.games.bomb_busters.rules.denials import is_liar
from boomtable.games.bomb_busters.rules.hand import sorted_on
from boomtable.games.bomb_busters.schema import BombBustersView

POINTING: Final = (said.Point, said.DoubleDetect, said.TripleDetect, said.SuperDetect)
LEAST_DEALS: Final = 24  # that are played on for a chance to win
MOST_DEALS: Final = 96
MOST_EARLY_DEALS: Final = 40  # while many wires stand: such games take longest, and little is decided yet
FEW_WIRES: Final = 24
WELL_ENOUGH: Final = 0.04  # a standard error


class BombBustersAdviser(Adviser):
    """Relies on the rules alone, not on anybody's habits: its chances are exact for every table."""

    def chances(self, view: View) -> list[Chance]:
        knowledge = self._knowledge(view)
        if knowledge.state.phase == OVER or knowledge.deduction.total <= 0.0:
            return []
        return [chance_of(knowledge, wire) for wire in knowledge.targets]

    def judge(self, view: View, legal: list[Action], action: Action) -> Judgement | None:
        """Judge turns and announcements; which of equal wires somebody lays, or which wire they mark, is not judged."""
        knowledge = self._knowledge(view)
        choices = [choice for choice in legal if is_judged(choice)]
        if len(choices) < 2 or action not in choices or knowledge.deduction.total <= 0.0:
            return None
        best = best_cut(knowledge)
        chance, value = prospects(knowledge, action)
        best_chance, best_value = prospects(knowledge, best)
        if value >= best_value - 1e-9:
            return Judgement(chance, value, action, chance, value)
        return Judgement(chance, value, best, best_chance, best_value)

    def best(self, view: View, legal: list[Action]) -> Action:
        assert self.seat in view.waiting_on, "what may be done out of turn needs no advice"
        found = self._advice(self._knowledge(view))
        assert found in legal, f"seat {self.seat} is not to be advised {found}: it is not legal"
        return found

    def then(self, view: View, action: Action) -> Action | None:
        """What the plan says after pointing."""
        knowledge = self._knowledge(view)
        if knowledge.state.phase != TURN or not self.opens(action):
            return None
        for plan in (ladder.decide(knowledge), cut_plan(knowledge)):
            if plan.kind == CLAIM and acting.pointing(plan) == action:
                return said.Say(tuple(plan.values))
        return None

    def win(self, view: View) -> Win | None:
        """How many of the deals that fit what the seat knows are won when standard team mates play on; told between turns only."""
        knowledge = self._knowledge(view)
        if knowledge.state.phase != TURN or knowledge.deduction.total <= 0.0:
            return None
        return chance_to_win(knowledge, SeededDice(knowledge.state.turns))

    def opens(self, action: Action) -> bool:
        """Pointing tells the seat nothing: what it says next belongs to it."""
        return isinstance(action, POINTING)

    def proposals(self, view: View, legal: list[Action]) -> list[Proposal]:
        knowledge = self._knowledge(view)
        if knowledge.state.phase == TURN:
            return proposals.of_turn(knowledge)
        if knowledge.state.phase == POINTED:
            return [proposals.of_saying(knowledge, acting.values_to_say(knowledge))]
        if knowledge.state.phase == FREE:
            return [Proposal(said.CallSnip(), None, None, None, "card", {})]
        if knowledge.state.phase == NAMING:
            return proposals.of_naming(knowledge)
        if knowledge.state.phase == CALLING:
            return [proposals.of_call(knowledge)]
        advised = self._advice(knowledge)
        if isinstance(advised, said.TakeToken):
            return [Proposal(advised, None, None, None, "tell", {})]
        if isinstance(advised, (said.SortIn, said.TurnNano)):
            return [Proposal(advised, None, "nano", None, "room" if isinstance(advised, said.SortIn) else "way", {})]
        if isinstance(advised, (said.TakeConstraint, said.ChangeConstraint)):
            return [Proposal(advised, None, None, None, "tell", {})]
        assert isinstance(advised, (said.PlaceInfo, said.PlaceFalse, said.Answer, said.Lay, said.GiveWire))
        return [proposals.of_own_wire(knowledge, advised, advised.wire)]

    def _knowledge(self, view: View) -> Knowledge:
        assert isinstance(view, BombBustersView)
        state = table_as_seen(view, self.seat)
        return Knowledge(Table(state, no_marks(state), False), self.seat)

    def _advice(self, knowledge: Knowledge) -> Action:
        state = knowledge.state
        if state.phase == INFO and is_liar(state, self.seat):
            return best_falsehood(state, self.seat)
        if state.phase == INFO:
            return said.PlaceInfo(wire_for_token(state, self.seat))
        if state.phase == POINTED:
            return said.Say(tuple(acting.values_to_say(knowledge)))
        if state.phase == CALLING:
            return proposals.of_call(knowledge).action
        if state.phase == FREE:
            return said.CallSnip()
        if state.phase == DRAFT:
            return said.TakeConstraint(constraint_choice.letter_to_take(state, self.seat))
        if state.phase == CHANGE:
            return said.ChangeConstraint(constraint_choice.is_worth_a_change(state))
        if state.phase == NAMING:
            return said.Appoint(naming_choice.seat_to_name(knowledge))
        if state.phase == OWED:
            return said.PlaceInfo(naming_choice.wire_owed(knowledge))
        if state.phase == TURN:
            return acting.first_action(ladder.decide(knowledge))
        return acting.reply(state, self.seat)


def best_cut(knowledge: Knowledge) -> Action:
    """The best cut, with which a cut is compared, rather than with a card that may come before it."""
    if knowledge.state.phase == POINTED:
        return said.Say(tuple(acting.values_to_say(knowledge)))
    forced = ladder.no_choice(knowledge)
    if forced is not None:
        return acting.first_action(forced)
    plan = cut_plan(knowledge)
    return acting.pointing(plan) if plan.kind == CLAIM else acting.first_action(plan)


def cut_plan(knowledge: Knowledge) -> Plan:
    plan = ladder.certain(knowledge)
    return ladder.least_loss(knowledge) if plan is None else plan


def chance_of(knowledge: Knowledge, wire: int) -> Chance:
    deduction = knowledge.deduction
    shares = [(deduction.chance(wire, value), value) for value in range(1, RED + 1)]
    likely = sorted([(-share, value) for share, value in shares if share > 0.0])
    good = max([deduction.chance(wire, value) for value in knowledge.values_to_say()], default=0.0)
    return Chance(f"wire-{wire}", tuple((name_of(value), -share) for share, value in likely), good)


def name_of(value: int) -> str:
    return "red" if value == RED else "yellow" if value == YELLOW else str(value)


def is_judged(action: Action) -> bool:
    return isinstance(action, (*POINTING, said.Say, said.SoloCut, said.RevealReds, said.NameWire))


def chance_to_win(knowledge: Knowledge, dice: Dice) -> Win:
    """By as many deals as it takes to know it well enough, or as many as there is time for."""
    won = played = 0
    most = MOST_DEALS if knowledge.uncut <= FEW_WIRES else MOST_EARLY_DEALS
    while played < LEAST_DEALS or (played < most and error(won, played) > WELL_ENOUGH):
        won += play_on(imagined(knowledge, dice))
        played += 1
    return Win(won / played, error(won, played))


def error(won: int, played: int) -> float:
    """The standard error of the share, taken as if one more had been won and one more lost."""
    share = (won + 1) / (played + 2)
    return math.sqrt(share * (1.0 - share) / played)


def prospects(knowledge: Knowledge, action: Action) -> tuple[float, float]:
    """The chance that a claim succeeds, with the best value to say if it is not said yet, and what it leaves of the mission."""
    if isinstance(action, said.NameWire):
        return naming_prospects(knowledge, action.wire)
    wires, values = aim(knowledge, action)
    if not wires:
        return 1.0, 1.0
    state, deduction = knowledge.state, knowledge.deduction
    chance = 0.0
    for mask in values:
        chance = max(chance, deduction.chance_any(wires, mask))
    red = 0.0 if state.stabilized else deduction.chance_red(wires)
    step = 0.0 if state.stabilized else step_cost(state, knowledge.seat)
    return chance, max(0.0, 1.0 - red - max(0.0, 1.0 - chance - red) * step)


def naming_prospects(knowledge: Knowledge, wire: int) -> tuple[float, float]:
    """The chance of the best set with this wire, and what a wrong one leaves."""
    plan = likeliest_set(knowledge, [wire])
    assert plan is not None
    return plan.chance, 1.0 - plan.red - (1.0 - plan.chance - plan.red) * step_cost(knowledge.state, knowledge.seat)


def aim(knowledge: Knowledge, action: Action) -> tuple[list[int], list[int]]:
    """The wires pointed at, and the masks of values that may be said; no wires for what cannot fail."""
    state = knowledge.state
    held = [bit(value) for value in knowledge.values_to_say()]
    numbers = [bit(value) for value in range(1, YELLOW) if knowledge.can_reach(value)]
    if isinstance(action, said.Point):
        return [action.wire], held
    if isinstance(action, (said.DoubleDetect, said.TripleDetect)):
        return list(action.wires), numbers
    if isinstance(action, said.SuperDetect):
        return sorted_on(state, action.stand), numbers
    if isinstance(action, said.Say) and state.claim is not None:
        return state.claim.wires, [mask_of(list(action.values))]
    return [], []
