"""It's a Bomb! bots: the employees' rule of IB-190: one tile sure enough is cut, otherwise the most telling line is asked."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.choices import Choices, question
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.core.dice import Dice
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.inference import ALL_KINDS
from boomtable.games.its_a_bomb.pieces import AUXILIARY, BATTERY, EXPLOSIVE
from boomtable.games.its_a_bomb.schema import ChooseBlock, Cut

# gain that is enough and risk that is bearable, by advances that are still survived
ENOUGH: Final = [0.0, 0.50, 0.62, 0.72, 0.80, 0.85, 0.90, 0.90]
BEARABLE: Final = [1.0, 0.45, 0.30, 0.22, 0.16, 0.12, 0.10, 0.08]
SURE: Final = 0.985
HARMLESS: Final = 0.005
WORTH_ASKING: Final = 0.15  # bits
RISK_COSTS: Final = 0.8
BATTERY_COUNTS: Final = 0.85


class Style:
    """How a player departs from the reference: less patient, less fearful, or misjudging by up to `blur`."""

    def __init__(self, patience: float = 1.0, fear: float = 1.0, blur: float = 0.0) -> None:
        self.patience = patience
        self.fear = fear
        self.blur = blur


class Reference:
    def __init__(self, outlook: Outlook, choices: Choices, style: Style, dice: Dice) -> None:
        self.outlook = outlook
        self.choices = choices
        self.style = style
        self.dice = dice

    def best(self) -> Action:
        if self.choices.blocks:
            return self._block()
        if not self.choices.tiles:
            return self._ask()
        position = self.outlook.position
        slack = position.advances()
        tile, gain, risk = self._tile(slack)
        if slack == 0 or (gain >= SURE and risk <= HARMLESS):
            return Cut(tile)
        step = min(slack, len(ENOUGH) - 1)
        if gain >= ENOUGH[step] * self.style.patience and risk <= BEARABLE[step] * self.style.fear:
            return Cut(tile)
        return self._ask() if self._most_bits() >= WORTH_ASKING else Cut(tile)

    def _tile(self, slack: int) -> tuple[int, float, float]:
        best, most = self.choices.tiles[0], -9.0
        gain = risk = 0.0
        for tile in self.choices.tiles:
            here, danger = self._gain(tile), self._risk(tile, slack)
            worth = here if slack == 0 else here - RISK_COSTS * danger
            if worth > most:
                best, most, gain, risk = tile, worth, here, danger
        return best, gain, risk

    def _gain(self, tile: int) -> float:
        outlook = self.outlook
        gain = outlook.gain(tile)
        if outlook.position.battery:
            gain -= (1.0 - BATTERY_COUNTS) * outlook.chances.of(tile, BATTERY)
        return gain + self._blurred()

    def _risk(self, tile: int, slack: int) -> float:
        chances = self.outlook.chances
        armed = chances.of(tile, AUXILIARY) if self.outlook.position.armed else 0.0
        return chances.of(tile, EXPLOSIVE) + armed * (0.9 if slack <= 2 else 0.35) + self._blurred()

    def _blurred(self) -> float:
        if self.style.blur == 0.0:
            return 0.0
        return self.style.blur * (self.dice.pick(201) - 100) / 100

    def _most_bits(self) -> float:
        return max([self._bits(line, kind) for line, kind in self.choices.questions], default=0.0)

    def _bits(self, line: int, kind: int) -> float:
        outlook = self.outlook
        kinds = outlook.relevant() & (ALL_KINDS if kind < 0 else 1 << kind)
        return outlook.bits(outlook.position.page.lines[line], kinds)

    def _ask(self) -> Action:
        best, most = self.choices.questions[0], -1.0
        for line, kind in self.choices.questions:
            told = self._bits(line, kind) * (1.0 + self._blurred())
            if told > most:
                best, most = (line, kind), told
        return question(*best)

    def _block(self) -> Action:
        outlook = self.outlook
        told = [outlook.bits(outlook.position.page.blocks[block], outlook.relevant()) for block in self.choices.blocks]
        return ChooseBlock(self.choices.blocks[told.index(max(told))])
