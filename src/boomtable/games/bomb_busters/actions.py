"""Bomb Busters: the table of actions, one chapter for each type, in the order of their numbers (BB-380)."""

from typing import Any

from mypy_extensions import i64

from boomtable.core.actions import Actions, Chapter, action_union
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions.offered import LAST
from boomtable.games.bomb_busters.pieces import (
    ANSWER,
    CALLING,
    CHANGE,
    DRAFT,
    FACE,
    FREE,
    HELD,
    INFO,
    LAY,
    NAMING,
    OVER,
    OWED,
    PICK,
    POINTED,
    SWAP,
    TAKE,
    TURN,
)
from boomtable.games.bomb_busters.rules.batteries import Recharging
from boomtable.games.bomb_busters.rules.blind import BlindPointing, BlindSolo
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.calling import Declining, Volunteering
from boomtable.games.bomb_busters.rules.changing import Changing
from boomtable.games.bomb_busters.rules.choosing import Answering, Laying
from boomtable.games.bomb_busters.rules.clocks import TimeEnding
from boomtable.games.bomb_busters.rules.coffee_mug import MugPassing
from boomtable.games.bomb_busters.rules.double_detector import DoubleDetecting
from boomtable.games.bomb_busters.rules.drafting import TokenTaking
from boomtable.games.bomb_busters.rules.equipment import any_ready
from boomtable.games.bomb_busters.rules.false_info import FalsePlacing
from boomtable.games.bomb_busters.rules.fast_pass import FastPassing
from boomtable.games.bomb_busters.rules.free_order import Snipping
from boomtable.games.bomb_busters.rules.giving_air import AirGiving
from boomtable.games.bomb_busters.rules.grappling_hook import Hooking
from boomtable.games.bomb_busters.rules.info import InfoPlacing
from boomtable.games.bomb_busters.rules.labels import Labelling
from boomtable.games.bomb_busters.rules.naming import Naming
from boomtable.games.bomb_busters.rules.pointing import Pointing
from boomtable.games.bomb_busters.rules.post_it import PostItPlacing
from boomtable.games.bomb_busters.rules.radar import RadarAsking
from boomtable.games.bomb_busters.rules.reveal import Revealing
from boomtable.games.bomb_busters.rules.rewinder import Rewinding
from boomtable.games.bomb_busters.rules.saying import Saying
from boomtable.games.bomb_busters.rules.skipping import Skipping
from boomtable.games.bomb_busters.rules.solo import SoloCutting
from boomtable.games.bomb_busters.rules.sorting_in import SortingIn
from boomtable.games.bomb_busters.rules.speaking import Speaking
from boomtable.games.bomb_busters.rules.stabilizer import Stabilizing
from boomtable.games.bomb_busters.rules.super_detector import SuperDetecting
from boomtable.games.bomb_busters.rules.taking import Taking
from boomtable.games.bomb_busters.rules.triple_detector import TripleDetecting
from boomtable.games.bomb_busters.rules.turning_nano import NanoTurning
from boomtable.games.bomb_busters.rules.walkie_talkies import Giving, WireOffering
from boomtable.games.bomb_busters.rules.wire_naming import TakingBack, WireNaming
from boomtable.games.bomb_busters.state import BombBustersState

OF_SEATS: tuple[type[Any], ...] = (
    *(InfoPlacing, Pointing, DoubleDetecting, TripleDetecting, SuperDetecting, Saying, Answering, Laying, SoloCutting, Revealing),
    *(Labelling, WireOffering, Giving, PostItPlacing, Rewinding, Recharging, RadarAsking, Stabilizing, MugPassing, Speaking),
    *(FastPassing, Hooking),
    *(Naming, SortingIn),
    *(FalsePlacing, Skipping),
    *(WireNaming, TakingBack, Volunteering, Declining),
    TokenTaking,
    *(NanoTurning, AirGiving),
    *(BlindPointing, BlindSolo, Snipping),
    *(Taking, Changing),
)
CHAPTERS: tuple[type[Any], ...] = (*OF_SEATS, TimeEnding)
UNION: Any = action_union(OF_SEATS)

# A new action of a turn goes into one of these two: while no card is ready, a turn has only the first.
WITHOUT_CARDS = (
    *(Pointing, DoubleDetecting, SoloCutting, Revealing, Speaking, Skipping, WireNaming, TakingBack, AirGiving),
    *(BlindPointing, BlindSolo),
)
WITH_CARDS = (
    *(TripleDetecting, SuperDetecting, Labelling, WireOffering, PostItPlacing),
    *(Rewinding, Recharging, RadarAsking, Stabilizing, MugPassing),
    *(FastPassing, Hooking),
    FalsePlacing,
)
IN_PHASE: dict[int, tuple[type[Any], ...]] = {
    INFO: (InfoPlacing, FalsePlacing, Speaking),
    TURN: (*WITHOUT_CARDS, *WITH_CARDS),
    POINTED: (Saying, Speaking),
    ANSWER: (Answering, Speaking),
    LAY: (Laying, Speaking),
    HELD: (Speaking,),
    SWAP: (Giving, Speaking),
    OVER: (),
    TAKE: (SortingIn, Speaking),
    FREE: (Snipping, Speaking),
    FACE: (NanoTurning, Speaking),
    NAMING: (Naming,),
    OWED: (InfoPlacing, Speaking),
    CALLING: (Volunteering, Declining),
    PICK: (TokenTaking, Speaking),
    DRAFT: (Taking, Speaking),
    CHANGE: (Changing, Speaking),
}


class BombBustersActions(Actions[BombBustersState]):
    """The actions at one table, which depend on its seats, its Captain and its mission."""

    def __init__(self, layout: Layout) -> None:
        super().__init__([chapter(layout) for chapter in CHAPTERS])
        self.layout = layout
        self.by_phase = [self.chosen(IN_PHASE[phase]) for phase in range(len(IN_PHASE))]
        self.turn = self.chosen(WITHOUT_CARDS)

    def __reduce__(self) -> tuple[Any, ...]:
        return actions_at, (self.layout.seats, self.layout.captain, self.layout.mission)

    def chosen(self, types: tuple[type[Any], ...]) -> list[Chapter[BombBustersState]]:
        """The chapters of these types that have an action in this mission, in the order of the table."""
        return [chapter for chapter in self.chapters if type(chapter) in types and chapter.size > 0]

    def open_chapters(self, state: BombBustersState, seat: Seat) -> list[Chapter[BombBustersState]]:
        if state.phase == TURN and not any_ready(state):
            return self.turn
        return self.by_phase[state.phase]

    def sample_code(self, state: BombBustersState, seat: Seat, dice: Dice) -> int:
        """Draw from the legal codes by counting them chapter by chapter, so that no list is made."""
        chapters: list[Any] = self.open_chapters(state, seat)
        total: i64 = 0
        for chapter in chapters:
            assert isinstance(chapter, Counted), f"{type(chapter).__name__} is not Counted: rules/blocks.py has the shapes of chapters"
            total += chapter.count(state, seat)
        n: i64 = dice.pick(int(total))
        for chapter in chapters:
            assert isinstance(chapter, Counted)
            count = chapter.count(state, seat)
            if n < count:
                return chapter.nth(state, seat, n)
            n -= count
        raise AssertionError("the chapters have fewer actions than they count")


TABLES: list[BombBustersActions | None] = [None] * (8 * 8 * (LAST + 1))


def actions_at(seats: int, captain: Seat, mission: int) -> BombBustersActions:
    """The actions at such a table, made once for all tables alike."""
    place = (mission * 8 + seats) * 8 + captain
    found = TABLES[place]
    if found is None:
        found = BombBustersActions(Layout(seats, captain, mission))
        TABLES[place] = found
    return found
