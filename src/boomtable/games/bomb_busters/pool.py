"""Bomb Busters: the equipment cards that a mission may bring."""

from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import FALSE_BOTTOM
from boomtable.games.bomb_busters.state import BombBustersState


def equipment_pool(state: BombBustersState) -> list[int]:
    """All cards that may be drawn at this table (BB-034), without those that are replaced when drawn (BB-1112)."""
    mission = MISSIONS[state.mission]
    cards = [card for card in range(1, mission.cards + 1) if card != state.red_number]
    if mission.has_false_bottom(state.seats):
        cards.append(FALSE_BOTTOM)
    return [card for card in [*cards, *mission.double_cards] if card not in mission.excluded]


def cards_left(state: BombBustersState) -> list[int]:
    """Those that do not lie on the table."""
    return [card for card in equipment_pool(state) if card not in state.cards]
