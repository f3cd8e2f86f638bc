"""Bomb Busters: what the pieces of the surprise boxes show to all."""

from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.rules.constraints import LETTERS, is_shared, letter_of
from boomtable.games.bomb_busters.rules.sequence import copies_first
from boomtable.games.bomb_busters.schema import PocketView, RibbonView
from boomtable.games.bomb_busters.state import BombBustersState


def ribbon(state: BombBustersState) -> RibbonView | None:
    if state.row:
        return RibbonView("sequence", tuple(state.row), copies=copies_first(state))
    if state.red_number:
        return RibbonView("red_number", (state.red_number,))
    if state.binding and is_shared(state):
        gone = tuple(LETTERS[card - 1] for card in state.rules_gone)
        return RibbonView("constraint", deck=len(state.rule_deck), letter=letter_of(state.binding[0]), gone=gone)
    if state.turned:
        return RibbonView("rewards", tuple(state.turned), deck=len(state.deck), cards=len(state.drawer))
    return None


def pockets(state: BombBustersState) -> tuple[PocketView, ...]:
    twist = MISSIONS[state.mission].twist
    if twist.rookie:
        return (PocketView(state.captain, "rookie"),)
    return (PocketView(state.captain, "careless"),) if twist.bare_captain else ()
