"""It's a Bomb! bots: a Crisis Unit that lays an answer out in the way that helps the employees most."""

from typing import Final

from librt.vecs import vec

from boomtable.bots.handmade.its_a_bomb.chances import exact
from boomtable.bots.handmade.its_a_bomb.crisis_unit import CrisisUnit
from boomtable.bots.handmade.its_a_bomb.position import public_evidence
from boomtable.bots.handmade.its_a_bomb.value import Value
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.answer import Answer
from boomtable.games.its_a_bomb.evidence import Evidence
from boomtable.games.its_a_bomb.inference import Deduction, deduce
from boomtable.games.its_a_bomb.pieces import DRAUGHTSMAN, RADIO_OPERATOR, SPOTTER, SURVEYOR, TOKEN_KINDS
from boomtable.games.its_a_bomb.schema import ItsABombView, Pass, Use

TELLS: Final = 1.0 - 1e-9  # the share of arrangements below which something has been excluded


class FarSightedUnit(CrisisUnit):
    """A Crisis Unit that lays out an answer by what the employees would know then, and what that would be worth."""

    def __init__(self, seen: ItsABombView, legal: list[Action], weights: vec[float]) -> None:
        super().__init__(seen, legal)
        self.value = Value(weights)
        self.actions: list[Action] = []
        self.values: list[float] = []

    def at_look(self) -> Action:
        self.weigh()
        return self.actions[self.values.index(max(self.values))]

    def weigh(self) -> None:
        """Weigh each way to go on, passing first, so that a card that gains nothing is kept."""
        question = self.seen.question
        assert question is not None
        if question.kind is None:
            self._weigh_layouts([])
            return
        told = public_evidence(self.seen)
        told.answer_disturbed(question.line, question.kind, self.tokens().count(question.kind))
        self._offer(Pass(), self._worth(deduce(told), []))
        radio = FarSightedUnit(self.seen, [], self.value.weights)
        radio._weigh_layouts([RADIO_OPERATOR])
        self._offer(Use("RADIO"), max(radio.values))

    def _weigh_layouts(self, used: list[int]) -> None:
        plain = deduce(self._in_full([], []))
        self._offer(Pass(), self._worth(plain, used))
        if self.position.has_card(SURVEYOR):
            self._lay_out(Use("SURV"), self._in_full(self.tokens(), []), [*used, SURVEYOR], plain)
        if self.position.has_card(DRAUGHTSMAN):
            self._lay_out(Use("DRAU"), self._in_full([], self._first_half()), [*used, DRAUGHTSMAN], plain)
        for tile in self.spots:
            kind = self.seen.tiles[tile].kind
            if kind is not None:
                spotted = self._in_full([], [])
                spotted.is_kind(tile, kind)
                self._lay_out(Use("SPOT", tile), spotted, [*used, SPOTTER], plain)

    def _lay_out(self, action: Action, evidence: Evidence, used: list[int], plain: Deduction) -> None:
        """Where nothing more is excluded than by the plain answer, the card is worth no more than keeping it, whatever the value says."""
        laid = deduce(evidence)
        worth = self._worth(laid, used)
        self._offer(action, worth if laid.total < plain.total * TELLS else min(worth, self.values[0]))

    def _offer(self, action: Action, worth: float) -> None:
        self.actions.append(action)
        self.values.append(worth)

    def _in_full(self, sequence: list[int], first_half: list[int]) -> Evidence:
        question = self.seen.question
        assert question is not None
        evidence = public_evidence(self.seen)
        evidence.answers[question.line] = Answer(True, counts_of(self.tokens()), sequence, first_half)
        return evidence

    def _first_half(self) -> list[int]:
        question = self.seen.question
        assert question is not None
        line = self.position.page.lines[question.line]
        kinds = [self.seen.tiles[tile].kind for tile in line[: len(line) // 2]]
        return counts_of([kind for kind in kinds if kind is not None and kind < TOKEN_KINDS])

    def _worth(self, deduction: Deduction, used: list[int]) -> float:
        after = self.position.clone()
        for card in used:
            after.spend(card)
        after.ask(second=self.seen.first_line is not None)
        return self.value.of(after, exact(deduction))


def counts_of(tokens: list[int]) -> list[int]:
    return [tokens.count(kind) for kind in range(TOKEN_KINDS)]
