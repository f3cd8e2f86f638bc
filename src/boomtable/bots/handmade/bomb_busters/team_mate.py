"""Bomb Busters bots: a bot as the table sees it; the levels differ in how they think about a turn."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from boomtable.bots.bot import Bot, Wait
from boomtable.bots.budget import Budget
from boomtable.bots.handmade.bomb_busters import acting, constraint_choice, naming_choice
from boomtable.bots.handmade.bomb_busters.chronicle import Chronicle
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.ladder import certain
from boomtable.bots.handmade.bomb_busters.marks import Marks, Table
from boomtable.bots.handmade.bomb_busters.plan import BLIND, CLAIM, NAME, SOLO, Plan
from boomtable.bots.handmade.bomb_busters.samples import table_as_seen
from boomtable.bots.handmade.bomb_busters.telling import best_falsehood
from boomtable.bots.handmade.bomb_busters.token_choice import wire_for_token
from boomtable.bots.handmade.bomb_busters.tolls import mate_for_air
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.pieces import CHANGE, DRAFT, INFO, NAMING, OWED, POINTED, TURN
from boomtable.games.bomb_busters.rules.air import receiver
from boomtable.games.bomb_busters.rules.denials import is_liar
from boomtable.games.bomb_busters.rules.giving_air import may_name
from boomtable.games.bomb_busters.schema import BombBustersOptions, BombBustersView
from boomtable.games.bomb_busters.state import BombBustersState

FIRST_MS: Final = 4000  # before a bot calls
DOUBT_MS: Final = 12_000  # more, the less sure it is
SLIPS: Final = 0.05  # people overlook a cut now and then


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamMate(Bot):
    """Decides at its own turn; out of turn it waits, since the one on turn uses the cards."""

    def __init__(self, game: AnyGame, options: Options, seat: Seat, seed: int, budget: Budget) -> None:
        super().__init__(game, options, seat, seed, budget)
        assert isinstance(options, BombBustersOptions)
        self.signals = options.signals
        self._chronicle = Chronicle(options)
        self._plan: Plan | None = None
        self._weighed = -1  # the turn that it has thought about calling for, and whether it is sure of a cut then
        self._is_sure = False
        self._call = -1  # the number that is called now, by how much had happened before it
        self._call_began = 0

    @property
    def marks(self) -> Marks:
        """What this bot reads into the others' choices."""
        return self._chronicle.marks

    def observe(self, events: list[Event]) -> None:
        for event in events:
            self._chronicle.follow(event)
            if isinstance(event, (said.Swapped, said.WireTaken)):
                self._plan = None  # its wires may stand elsewhere now

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        assert isinstance(view, BombBustersView)
        if view.doing == "free":
            return self._call_first(view) if said.CallSnip() in legal else Wait()
        if view.doing == "call" and view.call is not None and not view.call.declined:
            return self._answer_call(view)
        if self.seat not in view.waiting_on:
            return Wait()
        state = table_as_seen(view, self.seat)
        self._chronicle.catch_up(state.clone())
        action = self._act(Table(state, self.marks, self.signals, 0.0 if self.signals else SLIPS))
        assert action in legal, f"seat {self.seat} cannot do what it planned: {action} is not legal"
        return action

    def _call_first(self, view: BombBustersView) -> Action | Wait:
        """Call for a turn with something certain to cut, but leave people the time to be first; else only when asked (BB-1104)."""
        if self.seat in view.waiting_on:
            return said.CallSnip()
        if self._weighed == view.tally.turns:
            return said.CallSnip() if self._is_sure else Wait()
        self._weighed = view.tally.turns
        state = table_as_seen(view, self.seat)
        state.turn, state.phase = self.seat, TURN
        self._is_sure = certain(Knowledge(Table(state, self.marks, False, SLIPS), self.seat)) is not None
        return Wait(FIRST_MS) if self._is_sure else Wait()

    def _answer_call(self, view: BombBustersView) -> Action | Wait:
        """Where a clock runs people come first: what is sure waits a while, what is not so sure waits longer (BB-1452)."""
        state = table_as_seen(view, self.seat)
        self._chronicle.catch_up(state.clone())
        knowledge = Knowledge(Table(state, self.marks, self.signals, 0.0 if self.signals else SLIPS), self.seat)
        if not naming_choice.wants_to_call(knowledge):
            return said.Decline()
        if self._call != view.moves:
            self._call, self._call_began = view.moves, self.now_ms or 0
        patience = FIRST_MS + int(DOUBT_MS * (1.0 - naming_choice.of_oneself(knowledge).chance))
        left = self._call_began + patience - (self.now_ms or 0)
        return Wait(left) if view.timers and left > 0 else said.Volunteer()

    def _act(self, table: Table) -> Action:
        state = table.state
        if state.phase == INFO:
            return self.place_false(state) if is_liar(state, self.seat) else said.PlaceInfo(self.place_token(state))
        if state.phase == POINTED:
            return said.Say(tuple(self._values(table)))
        if state.phase == DRAFT:
            return said.TakeConstraint(constraint_choice.letter_to_take(state, self.seat))
        if state.phase == CHANGE:
            return said.ChangeConstraint(constraint_choice.is_worth_a_change(state))
        if state.phase == NAMING:
            return said.Appoint(self.seat_to_name(Knowledge(table, self.seat)))
        if state.phase == OWED:
            return said.PlaceInfo(naming_choice.wire_owed(Knowledge(table, self.seat)))
        if state.phase != TURN:
            return acting.reply(state, self.seat)
        if state.named and self._plan is not None and self._plan.kind == NAME:
            left = [wire for wire in self._plan.wires if wire not in state.named]
            if left:
                return said.NameWire(left[0])
        if state.stabilized and self._plan is not None and self._plan.stabilized:
            return acting.pointing(self._plan)
        if state.air_to == 0 or self._plan is None:
            self._plan = self.think(table)
            mate = self._mate_for_air(state, self._plan)
            if mate >= 0:
                return said.GiveAir(mate)
        return acting.first_action(self._plan)

    def _mate_for_air(self, state: BombBustersState, plan: Plan) -> Seat:
        """Whom to name before the deed, where it is not the one who gets the air anyway; -1 for nobody."""
        if not state.air or plan.kind not in (CLAIM, SOLO) or not may_name(state, self.seat):
            return -1
        mate = mate_for_air(state, self.seat)
        return -1 if mate == receiver(state, self.seat) else mate

    def _values(self, table: Table) -> list[int]:
        claim = table.state.claim
        plan = self._plan
        if plan is not None and claim is not None and plan.kind in (CLAIM, BLIND) and plan.wires == claim.wires and plan.tool == claim.tool:
            return plan.values
        return acting.values_to_say(Knowledge(table, self.seat))

    def place_token(self, state: BombBustersState) -> int:
        return wire_for_token(state, self.seat)

    def place_false(self, state: BombBustersState) -> Action:
        return best_falsehood(state, self.seat)

    def seat_to_name(self, knowledge: Knowledge) -> Seat:
        return naming_choice.seat_to_name(knowledge)

    @abstractmethod
    def think(self, table: Table) -> Plan:
        """Decide on the next step of the own turn."""
