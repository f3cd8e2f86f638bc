"""It's a Bomb! bots: the employees' choice with the best value one step ahead."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices, question
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.pieces import AUXILIARY, BATTERY, EXPLOSIVE, SAPPER
from boomtable.games.its_a_bomb.schema import ChooseBlock, Cut

TILES: Final = 8  # that are looked at closely
CERTAIN: Final = 1.0 - 1e-9


class LookingAhead:
    def __init__(self, outlook: Outlook, choices: Choices) -> None:
        self.outlook = outlook
        self.choices = choices
        self.actions: list[Action] = []
        self.values: list[float] = []

    def best(self) -> Action:
        sure = self.certain()
        if sure is not None:
            return sure
        self.weigh()
        return self.actions[self.values.index(max(self.values))]

    def certain(self) -> Action | None:
        """The choice that needs no comparison: a cut that costs nothing, or the battery once a Timer lies in the pile."""
        outlook = self.outlook
        waits = outlook.position.battery and not outlook.position.timers
        for tile in self.choices.tiles:
            if outlook.gain(tile) >= CERTAIN and not (waits and outlook.chances.of(tile, BATTERY) > 0.0):
                return Cut(tile)
        return None

    def weigh(self) -> None:
        """Weigh every question or block, and the tiles with the best chances."""
        outlook = self.outlook
        second = not self.choices.tiles
        for line, kind in self.choices.questions:
            self.actions.append(question(line, kind))
            self.values.append(outlook.after_second_question(line, kind) if second else outlook.after_question(line, kind))
        for block in self.choices.blocks:
            self.actions.append(ChooseBlock(block))
            self.values.append(outlook.after_block(block))
        for tile in self.likely_tiles():
            self.actions.append(Cut(tile))
            self.values.append(outlook.after_cut(tile))

    def likely_tiles(self) -> list[int]:
        ranked = sorted([(-self._worth(tile), tile) for tile in self.choices.tiles])
        return [tile for _, tile in ranked[:TILES]]

    def _worth(self, tile: int) -> float:
        outlook = self.outlook
        position = outlook.position
        risk = outlook.chances.of(tile, EXPLOSIVE)
        if position.has_card(SAPPER) and position.is_looked_at(tile):
            risk *= 0.25
        armed = outlook.chances.of(tile, AUXILIARY) if position.armed else 0.0
        return outlook.gain(tile) - 0.8 * risk - 0.3 * armed
