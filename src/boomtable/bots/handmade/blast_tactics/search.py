"""Blast Tactics bots: the search of the expert: its own turns, and for the most promising ones what the others answer."""

from typing import Final

from boomtable.bots.budget import Thinking
from boomtable.bots.handmade.blast_tactics.answers import Answers, replayed
from boomtable.bots.handmade.blast_tactics.evaluation import Evaluation
from boomtable.bots.handmade.blast_tactics.judge import Judge
from boomtable.bots.handmade.blast_tactics.turn import Turn
from boomtable.bots.handmade.blast_tactics.turn_tree import TurnTree
from boomtable.core.dice import SeededDice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.actions import BY_SEATS
from boomtable.games.blast_tactics.state import BlastTacticsState

TRIES: Final = 400  # own turns
AT_ONCE: Final = 40  # own turns that are tried in one iteration of the budget
SAMPLING: Final = 0.3  # of the budget, where it is short
MANY: Final = 160  # different turns that deserve the whole budget
PROMISING: Final = [0, 0, 16, 14, 12]  # turns that are answered, by seats
ANSWERS: Final = [0, 0, 24, 16, 14]  # turns that each of the next seats tries, by seats
THOROUGH: Final = 3  # times as many answers where few turns are left to compare
ANSWERS_AT_ONCE: Final = [0, 0, 4, 5, 6]  # in one iteration, by seats
FEW: Final = 4  # turns that are compared for a decision somebody asks about
WINS: Final = 0.9  # a share of the win


class Candidate:
    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.tried = 0
        self.sum = 0.0

    def mean(self) -> float:
        """The mean share of the win. The value as if nobody acted counts like one answer, because answers are luck, too."""
        return (self.sum + self.turn.value) / (self.tried + 1)


class Search:
    """In each round, all opponents answer every remaining turn, with new dice that are the same for all turns."""

    def __init__(self, state: BlastTacticsState, seat: Seat, seed: int, judge: Judge) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        self.tree = TurnTree(state, SeededDice(seed))
        self.judge = judge
        self.answers = Answers(seat, state.seats, judge)
        self.field: list[Candidate] = []

    def think(self, thinking: Thinking) -> None:
        self._gather(thinking)
        self._compare(thinking)

    def best(self) -> Candidate:
        """The best candidate; they are sorted already."""
        return self.field[0]

    def openings(self) -> list[tuple[int, float]]:
        """The first steps of the turns that were answered, each with its best share, the best first."""
        shares: dict[int, float] = {}
        for candidate in self.field:
            if candidate.tried:
                code = candidate.turn.codes[0]
                shares[code] = max(shares.get(code, 0.0), candidate.mean())
        return sorted(shares.items(), key=lambda opening: -opening[1])

    def value_of(self, code: int) -> float:
        """The value of the best turn that begins with this decision, answered as often as the best of all."""
        state = self.state.clone()
        dice = SeededDice(self.seed)
        BY_SEATS[state.seats].decide(state, self.seat, code, dice, None)
        shown = state.hidden != self.state.hidden
        found: list[Candidate] = []
        for rest in TurnTree(state, dice).sample(TRIES // FEW):
            turn = Turn([code, *rest.codes], rest.end, 1 if shown else 1 + rest.shown)
            turn.value = Evaluation(turn.end, self.seat, self.judge).shares[self.seat]
            found.append(Candidate(turn))
        found.sort(key=lambda candidate: -candidate.turn.value)
        known = self.answers.known
        self.answers.known = [turns[:] for turns in known]  # what is learnt here must not change what is asked next
        for candidate in found[:FEW]:
            for _ in range(self.best().tried):
                self._note(candidate, self._answered(candidate, ANSWERS[self.state.seats]))
        self.answers.known = known
        return max([candidate.mean() for candidate in found[:FEW]])

    def _gather(self, thinking: Thinking) -> None:
        self.tree.sample(AT_ONCE)
        for _ in range(TRIES // AT_ONCE - 1):
            if thinking.go_on(SAMPLING):
                self.tree.sample(AT_ONCE)
        turns = prudent(list(self.tree.turns.values()), self.seat, self.judge)
        turns.sort(key=lambda turn: -turn.value)
        self.field = [Candidate(turn) for turn in turns[: PROMISING[self.state.seats]]]

    def _compare(self, thinking: Thinking) -> None:
        """Compare the candidates: the more of the budget is spent, the fewer remain. Late in a turn, with few of them, it thinks less."""
        share = min(1.0, len(self.tree.turns) / MANY)
        while len(self.field) > 1 and self._round(thinking, share):
            left = max(0.0, 1.0 - thinking.spent() / share)
            keep = max(2, round(PROMISING[self.state.seats] * left**1.5))
            self.field.sort(key=lambda candidate: -candidate.mean())
            self.field = self.field[:keep]

    def _round(self, thinking: Thinking, share: float) -> bool:
        """Play one round; returns whether the budget lasted. An unfinished round counts only if it is the first."""
        seats = self.state.seats
        tries = min(ANSWERS[seats] * THOROUGH, ANSWERS[seats] * PROMISING[seats] // len(self.field))
        values: list[float] = []
        for candidate in self.field:
            for _ in range(tries * (seats - 1) // ANSWERS_AT_ONCE[seats]):
                if not thinking.go_on(share):
                    self._break_off(values)
                    return False
            values.append(self._answered(candidate, tries))
        for at in range(len(values)):
            self._note(self.field[at], values[at])
        return True

    def _break_off(self, values: list[float]) -> None:
        if values and self.field[0].tried == 0:
            for at in range(len(values)):
                self._note(self.field[at], values[at])
            self.field = self.field[: len(values)]
            self.field.sort(key=lambda candidate: -candidate.mean())

    def _answered(self, candidate: Candidate, tries: int) -> float:
        dice = SeededDice(self.seed + 1 + candidate.tried)
        return self.answers.share_after(replayed(self.state, self.seat, candidate.turn, dice), tries, dice)

    def _note(self, candidate: Candidate, value: float) -> None:
        candidate.sum += value
        candidate.tried += 1


def prudent(turns: list[Turn], seat: Seat, judge: Judge) -> list[Turn]:
    """The turns, evaluated, without those that end in foreseeable flames, unless they win or all do."""
    safe: list[Turn] = []
    for turn in turns:
        found = Evaluation(turn.end, seat, judge)
        turn.value = found.shares[seat]
        if not found.hit[seat] or turn.value > WINS:
            safe.append(turn)
    return safe or turns
