"""Bomb Busters bots: the standard team mate follows the ladder."""

from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.ladder import decide
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import Plan
from boomtable.bots.handmade.bomb_busters.samples import no_marks
from boomtable.bots.handmade.bomb_busters.team_mate import TeamMate
from boomtable.bots.handmade.bomb_busters.token_choice import any_wire
from boomtable.games.bomb_busters.state import BombBustersState


class StandardTeamMate(TeamMate):
    """Uses exact chances and the claim that risks least. It does not think further, puts its info token anywhere,
    and reads nothing into what the others do, unless signals are agreed, which it gives and reads.
    """

    def place_token(self, state: BombBustersState) -> int:
        return super().place_token(state) if self.signals else any_wire(state, self.seat, self.dice)

    def think(self, table: Table) -> Plan:
        if not self.signals:
            table = Table(table.state, no_marks(table.state), False)
        return decide(Knowledge(table, self.seat))
