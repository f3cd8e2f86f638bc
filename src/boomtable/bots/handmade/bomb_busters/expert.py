"""Bomb Busters bots: the expert compares its candidates by playing on in imagined games."""

from typing import Final

from boomtable.bots.handmade.bomb_busters import ladder
from boomtable.bots.handmade.bomb_busters.candidates import endgame_plans, uncertain_plans
from boomtable.bots.handmade.bomb_busters.equipment_use import card_to_use, in_doubt
from boomtable.bots.handmade.bomb_busters.habits import ENDGAME
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import Plan
from boomtable.bots.handmade.bomb_busters.rollouts import Comparison
from boomtable.bots.handmade.bomb_busters.team_mate import TeamMate

FEW_ENOUGH: Final = [0, 0, 99, 99, 40, 36]  # uncut wires up to which playing on is worth its time, by seats


class ExpertTeamMate(TeamMate):
    """Follows the ladder; where that ends in doubt, or towards the end of a game, it compares its candidates."""

    def think(self, table: Table) -> Plan:
        knowledge = Knowledge(table, self.seat)
        forced = ladder.no_choice(knowledge)
        if forced is not None:
            return forced
        if not table.state.stabilized:
            card = card_to_use(knowledge)
            if card is not None:
                return card
        sure = ladder.certain(knowledge)
        if sure is None and not knowledge.can_claim():
            return ladder.way_on(knowledge)
        if knowledge.uncut > ENDGAME:
            if sure is not None:
                return sure
            if not table.state.stabilized:
                asked = in_doubt(knowledge)
                if asked is not None:
                    return asked
            if knowledge.uncut > FEW_ENOUGH[table.state.seats]:
                return ladder.uncertain(knowledge)
            return self._compare(knowledge, uncertain_plans(knowledge))
        return self._compare(knowledge, endgame_plans(knowledge, sure))

    def _compare(self, knowledge: Knowledge, plans: list[Plan]) -> Plan:
        if len(plans) == 1:
            return plans[0]
        return Comparison(knowledge, plans, self.dice).best(self.budget.begin())
