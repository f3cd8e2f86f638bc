"""Bomb Busters bots: the novice is a pleasant team mate who miscounts now and then."""

from typing import Final

from boomtable.bots.handmade.bomb_busters import ladder
from boomtable.bots.handmade.bomb_busters.claims import Scale, detector_claim, hand_claims, safest_claim
from boomtable.bots.handmade.bomb_busters.equipment_use import card_to_use
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge, public_value
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.naming_choice import prospects
from boomtable.bots.handmade.bomb_busters.plan import Plan
from boomtable.bots.handmade.bomb_busters.samples import no_marks
from boomtable.bots.handmade.bomb_busters.sets import sure_set
from boomtable.bots.handmade.bomb_busters.team_mate import TeamMate
from boomtable.bots.handmade.bomb_busters.telling import any_falsehood
from boomtable.bots.handmade.bomb_busters.token_choice import any_wire
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import DOUBLE, RED
from boomtable.games.bomb_busters.state import BombBustersState

BLUR: Final = 0.5  # how far an estimate may be off
MISSED: Final = 2  # one sure cut in so many is overlooked, unless a token shows it
SURE_ENOUGH: Final = 0.5  # a chance that needs no detector
SHY: Final = 2  # once in so many times the detector is forgotten


class NoviceTeamMate(TeamMate):
    """Trusts tokens, estimates the rest, and does not read anything into what the others do."""

    def place_token(self, state: BombBustersState) -> int:
        return any_wire(state, self.seat, self.dice)

    def place_false(self, state: BombBustersState) -> Action:
        return any_falsehood(state, self.seat, self.dice)

    def think(self, table: Table) -> Plan:
        knowledge = Knowledge(Table(table.state, no_marks(table.state), False), self.seat)
        forced = ladder.no_choice(knowledge)
        if forced is not None:
            return forced
        card = card_to_use(knowledge)
        if card is not None and not table.state.stabilized:
            return card
        sure = self._sure(knowledge)
        if sure is None and not knowledge.can_claim():
            return ladder.way_on(knowledge)
        return sure if sure is not None else self._guess(knowledge)

    def seat_to_name(self, knowledge: Knowledge) -> Seat:
        """Estimates, and may be wrong about it."""
        blurred = [(prospect.loss + BLUR * self.dice.pick(100) / 100, prospect.seat) for prospect in prospects(knowledge)]
        return min(blurred)[1]

    def _sure(self, knowledge: Knowledge) -> Plan | None:
        state = knowledge.state
        together = sure_set(knowledge)
        if together is not None:
            return together
        for plan in ladder.quick_cuts(knowledge):
            if state.token[plan.wires[0]] > 0 or self.dice.pick(MISSED) > 0:
                return plan
        alone = [] if state.stabilized else ladder.solo_cuts(knowledge)
        return alone[0] if alone else None

    def _guess(self, knowledge: Knowledge) -> Plan:
        scale = Scale(knowledge)
        best: Plan | None = None
        least = 0.0
        for plan in hand_claims(knowledge, scale):
            if public_value(knowledge.public, plan.wires[0]) == RED:
                continue
            blurred = plan.loss - plan.chance * 0.1 + BLUR * self.dice.pick(100) / 100
            if best is None or blurred < least:
                best = plan
                least = blurred
        if best is None:
            return safest_claim(knowledge, scale)  # all that is left is red
        if best.chance < SURE_ENOUGH and self.dice.pick(SHY) > 0:
            pair = detector_claim(knowledge, scale, DOUBLE)
            if pair is not None:
                return pair
        return best
