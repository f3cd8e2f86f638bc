"""It's a Bomb! bots: the choices that look best among samples, weighed once more by exact chances."""

from typing import Final

from boomtable.bots.budget import Thinking
from boomtable.bots.handmade.its_a_bomb.alike import Sign, colours_alike, joined, line_sign
from boomtable.bots.handmade.its_a_bomb.chances import exact
from boomtable.bots.handmade.its_a_bomb.choices import Choices
from boomtable.bots.handmade.its_a_bomb.looking_ahead import LookingAhead
from boomtable.bots.handmade.its_a_bomb.outlook import Outlook
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.inference import deduce, tokens_of
from boomtable.games.its_a_bomb.pieces import KINDS
from boomtable.games.its_a_bomb.schema import Ask, Cut


class Care:
    """How many questions and tiles are looked at closely; the rarest answers, together no likelier than `rare`, are left out."""

    def __init__(self, questions: int, tiles: int, rare: float) -> None:
        self.questions = questions
        self.tiles = tiles
        self.rare = rare


CAREFUL: Final = Care(6, 8, 0.03)
QUICK: Final = Care(3, 3, 0.25)  # for training
LATEST: Final = 0.95  # the share of the budget after which nothing more is weighed


class CloseLook(LookingAhead):
    """Weighs choices with the exact chances after each answer; a few samples for each answer would overrate what a question tells."""

    def __init__(self, outlook: Outlook, choices: Choices, thinking: Thinking, care: Care = CAREFUL) -> None:
        super().__init__(outlook, choices)
        self.care = care
        self._thinking = thinking
        self._alike = colours_alike(outlook)

    def weigh(self) -> None:
        """Weigh tiles first, as they take little time, then questions, the best first; what time is too short for is left out.

        Among samples where it is too short for all tiles or for any question: the two ways are not compared with each other.
        """
        super().weigh()
        if self.choices.blocks or self.outlook.position.is_disturbed():
            return
        questions, tiles = self._questions(), self._tiles()
        of_tiles = self._worths(tiles)
        of_questions = self._worths(questions)
        if len(of_tiles) == len(tiles) and (of_questions or not questions):
            self.actions = questions[: len(of_questions)] + tiles
            self.values = of_questions + of_tiles

    def _ranked(self) -> list[Action]:
        """The choices by their worth among samples, the best first."""
        order = sorted([(-worth, index) for index, worth in enumerate(self.values)])
        return [self.actions[index] for _, index in order]

    def _questions(self) -> list[Action]:
        seen: set[Sign] = set()
        found: list[Action] = []
        for action in self._ranked():
            if isinstance(action, Ask) and len(found) < self.care.questions:
                sign = line_sign(self.outlook, action.line)
                if sign not in seen:
                    seen.add(sign)
                    found.append(action)
        return found

    def _tiles(self) -> list[Action]:
        found: list[Action] = []
        for action in self._ranked():
            if isinstance(action, Cut) and len(found) < self.care.tiles:
                found.append(action)
        return found

    def _worths(self, actions: list[Action]) -> list[float]:
        """The worths of the choices that are weighed before time is up."""
        found: list[float] = []
        for action in actions:
            worth = self._worth_of(action)
            if worth is None:
                break
            found.append(worth)
        return found

    def _worth_of(self, action: Action) -> float | None:
        """The worth of one choice; None where time is up before all its results are weighed."""
        if isinstance(action, Ask):
            return self._worth_of_question(action.line)
        assert isinstance(action, Cut)
        return self._worth_of_cut(action.tile)

    def _worth_of_question(self, line: int) -> float | None:
        outlook = self.outlook
        after = outlook.position.clone()
        after.ask(second=not self.choices.tiles)
        if after.lost:
            return 0.0
        after.answer(line)
        answers = joined(outlook.deduction.answers(after.page.lines[line]), self._alike)
        worth = told = 0.0
        for share, answer in sorted([(-share, answer) for answer, share in answers.items()]):
            if self._is_time_up():
                return None
            evidence = outlook.evidence.clone()
            evidence.answer(line, tokens_of(answer))
            worth -= share * outlook.value.of(after, exact(deduce(evidence)))
            told -= share
            if told > 1.0 - self.care.rare:
                break
        return worth / told

    def _worth_of_cut(self, tile: int) -> float | None:
        outlook = self.outlook
        worth = 0.0
        for kind in range(KINDS):
            share = outlook.chances.of(tile, kind)
            if share > 0.0:
                if self._is_time_up():
                    return None
                evidence = outlook.evidence.clone()
                evidence.is_kind(tile, kind)
                worth += share * outlook.after_flip(tile, kind, exact(deduce(evidence)))
        return worth

    def _is_time_up(self) -> bool:
        return self._thinking.spent() >= LATEST
