"""It's a Bomb!: what a viewer knows about the tiles, ready to be reasoned with."""

from boomtable.core.seats import Viewer
from boomtable.games.its_a_bomb.answer import Answer
from boomtable.games.its_a_bomb.pieces import TOKEN_KINDS
from boomtable.games.its_a_bomb.scenarios.scenario import Bomb
from boomtable.games.its_a_bomb.schema import ItsABombView
from boomtable.games.its_a_bomb.state import ItsABombState
from boomtable.games.its_a_bomb.view import knows

UNKNOWN = -1


class Evidence:
    """Known tiles, answers and notes (IB-280). To find out what an answer would reveal, add it to a clone."""

    def __init__(self, bombs: list[Bomb]) -> None:
        self.bombs = bombs
        last = bombs[-1]
        self.known = [UNKNOWN] * (last.first + last.size)  # kinds
        self.answers: list[Answer | None] = [None] * (last.first_line + last.rows + last.columns)
        self.notes: list[list[int]] = []  # block, then counts by token kind
        self.archive: list[int] = []  # explosives per row of every bomb, or nothing

    def clone(self) -> "Evidence":
        other = Evidence(self.bombs)
        other.known = self.known[:]
        other.answers = self.answers[:]
        other.notes = self.notes[:]
        other.archive = self.archive
        return other

    def is_kind(self, tile: int, kind: int) -> None:
        self.known[tile] = kind

    def answer(self, line: int, counts: list[int]) -> None:
        """Add a full answer: the tokens of this line by kind."""
        self.answers[line] = Answer(True, counts, [], [])

    def answer_disturbed(self, line: int, kind: int, count: int) -> None:
        """Add an answer about one kind to what was said before (IB-086)."""
        before = self.answers[line]
        counts = [-1] * TOKEN_KINDS if before is None else before.counts[:]
        counts[kind] = count
        self.answers[line] = Answer(False, counts, [], [])

    def note(self, block: int, counts: list[int]) -> None:
        self.notes.append([block, *counts])

    @staticmethod
    def from_state(state: ItsABombState, viewer: Viewer) -> "Evidence":
        """The same as `from_view(view(state, viewer))`, without building the view."""
        evidence = Evidence(state.page().bombs)
        for tile in range(len(state.tile)):
            if knows(state, tile, viewer):
                evidence.known[tile] = state.tile[tile]
        evidence.answers = list(state.answers)
        evidence.notes = list(state.notes)
        if state.archived:
            evidence.archive = list(state.archive)
        return evidence

    @staticmethod
    def from_view(seen: ItsABombView) -> "Evidence":
        evidence = Evidence(bombs_of(seen))
        for tile, shown in enumerate(seen.tiles):
            if shown.kind is not None:
                evidence.known[tile] = shown.kind
        for answer in seen.answers:
            sequence, half = list(answer.sequence or ()), list(answer.first_half or ())
            evidence.answers[answer.line] = Answer(answer.full, list(answer.counts), sequence, half, list(answer.tokens))
        evidence.notes = [[note.block, *note.counts] for note in seen.notes]
        evidence.archive = list(seen.archive or ())
        return evidence


def bombs_of(seen: ItsABombView) -> list[Bomb]:
    bombs: list[Bomb] = []
    tile = line = 0
    for bomb in seen.bombs:
        bombs.append(Bomb(bomb.rows, bomb.columns, list(bomb.counts), tile, line))
        tile += bomb.rows * bomb.columns
        line += bomb.rows + bomb.columns
    return bombs
