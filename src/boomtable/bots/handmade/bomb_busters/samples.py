"""Bomb Busters bots: a table as a seat sees it, and full tables that look the same."""

from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.marks import Marks, Table
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters import imagining
from boomtable.games.bomb_busters.schema import BombBustersView
from boomtable.games.bomb_busters.state import BombBustersState


def table_as_seen(seen: BombBustersView, seat: Seat) -> BombBustersState:
    state = imagining.table_as_seen(seen, seat)
    state.hold_ms = 0  # nobody waits in an imagined game
    state.hold_over = True
    return state


def imagined(knowledge: Knowledge, dice: Dice) -> Table:
    """One full table, all deals that fit what the seat knows being equally likely."""
    table = knowledge.table.in_the_head()
    tiles, table.state.set_aside = knowledge.sample(dice)
    imagining.lay_deal(table.state, tiles, dice)
    return table


def no_marks(state: BombBustersState) -> Marks:
    return Marks(len(state.tile))
