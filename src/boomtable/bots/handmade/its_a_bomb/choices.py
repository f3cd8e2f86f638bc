"""It's a Bomb! bots: the employees' legal choices, sorted."""

from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut


class Choices:
    def __init__(self, legal: list[Action]) -> None:
        self.tiles: list[int] = []
        self.questions: list[tuple[int, int]] = []  # line and kind, -1 for a question in full
        self.blocks: list[int] = []
        for action in legal:
            if isinstance(action, Cut):
                self.tiles.append(action.tile)
            elif isinstance(action, Ask):
                self.questions.append((action.line, -1 if action.kind is None else action.kind))
            elif isinstance(action, ChooseBlock):
                self.blocks.append(action.block)


def question(line: int, kind: int) -> Ask:
    return Ask(line, None if kind < 0 else kind)
