"""Games side by side in packed numbers: who decides, what that seat observes and may do, and what finished games paid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from boomtable.core.dice import Dice, SeededDice
from boomtable.core.errors import IllegalCode
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.walk import NOBODY, Walk, begin

GOES_ON: Final = 0
OVER: Final = 1
BROKEN_OFF: Final = 2  # it took too long
USUAL_CODES: Final = 64  # room for so many legal codes of each game, until more is needed


class Rows:
    """One game for each of the dice, all with the same options.

    The vectors are flat and are filled in place. `codes` holds the legal codes of game k from `starts[k]` to `starts[k + 1]`, and is
    another vector once it had to grow. With `recall` above 1, `cells` has that many rows for each game: the last observations on which
    the seat that decides has decided, the newest at the end, zeros before the first.
    """

    def __init__(self, game: AnyGame, options: Options, dice: list[Dice], recall: int = 1) -> None:
        game.check_options(options)
        count, seats = len(dice), options.seats
        drawn = game.draw_lots(options, SeededDice(0))  # no lot changes what there is to see or do
        width, size = game.feature_spec(drawn).width, game.action_space(drawn).size
        self.game = game
        self.options = options
        self.dice: list[Dice] = dice
        self.count: i64 = count
        self.seats: i64 = seats
        self.recall: i64 = recall
        self.width: i64 = width
        self.size: i64 = size
        self.cells = vec[i16]([0] * (count * recall * width))
        self.mask = vec[u8]([0] * (count * size))
        self.codes = vec[i32]([0] * (count * min(size, USUAL_CODES) + size))
        self.starts = vec[i32]([0] * (count + 1))
        self.seat = vec[i16]([0] * count)
        self.done = vec[u8]([0] * count)
        self.payoffs = vec[float]([0.0] * (count * seats))
        self.past = vec[i16]([0] * (count * seats * recall * width if recall > 1 else 0))
        self.walks: list[Walk] = []
        self.begin(dice)

    def begin(self, dice: list[Dice]) -> None:
        """Deal all games anew with these dice, as many as before."""
        self.dice = dice
        self.walks = [self._dealt(each) for each in dice]
        for k in range(self.count):
            self._forget_payoffs(k)
            self._ask(k)
        self.look()

    def decides(self, k: i64) -> int:
        """The seat that decides in one game, or NOBODY."""
        return int(self.seat[k])

    def step(self, chosen: list[int]) -> None:
        """Carry out one code in every game. A finished game is dealt anew, and its payoffs stay until the next step."""
        self._expect_legal(chosen)
        for k in range(self.count):
            self.play(k, chosen[k])
            if self.done[k] != GOES_ON:
                self.deal(k)
        self.look()

    def play(self, k: i64, code: int) -> None:
        """Carry out a legal code in one game; at its end nobody decides and everybody is paid. Nobody has looked yet."""
        walk = self.walks[k]
        if self.done[k] != GOES_ON:
            self._forget_payoffs(k)
        walk.do(int(self.seat[k]), code)
        seat = walk.next_seat()
        self.seat[k] = i16(seat)
        if seat == NOBODY:
            self._pay(k)

    def deal(self, k: i64) -> None:
        """Deal one game anew with its own dice. Nobody has looked yet."""
        self.walks[k] = self._dealt(self.dice[k])
        self._ask(k)

    def look(self) -> None:
        """Write what the seats that decide observe and may do."""
        self._unmark()
        end: i64 = 0
        for k in range(self.count):
            if self.seat[k] != NOBODY:
                self._observe(k)
                end = self._list(k, end)
            self.starts[k + 1] = i32(end)

    def is_legal(self, k: i64, code: int) -> bool:
        return 0 <= code < self.size and self.mask[k * self.size + code] == 1

    def _dealt(self, dice: Dice) -> Walk:
        """A game in which somebody has something to decide; one that ends before is dealt anew."""
        while True:
            walk = begin(self.game, self.options, dice)
            if walk.next_seat() != NOBODY:
                return walk

    def _ask(self, k: i64) -> None:
        """Ask for the first decision of a new game, of which nobody remembers anything yet."""
        self.seat[k] = i16(self.walks[k].next_seat())
        if self.recall > 1:
            share: i64 = self.seats * self.recall * self.width
            for at in range(k * share, (k + 1) * share):
                self.past[at] = 0

    def _expect_legal(self, chosen: list[int]) -> None:
        if len(chosen) != self.count:
            raise IllegalCode(f"{len(chosen)} codes were chosen for {self.count} games")
        for k in range(self.count):
            if not self.is_legal(k, chosen[k]):
                raise IllegalCode(f"seat {self.seat[k]} of game {k} cannot do code {chosen[k]}: it is not legal now")

    def _pay(self, k: i64) -> None:
        outcome = self.game.outcome(self.walks[k].state)
        self.done[k] = BROKEN_OFF if outcome is None else OVER
        for seat in range(self.seats):
            self.payoffs[k * self.seats + seat] = 0.0 if outcome is None else outcome.payoff(int(seat))

    def _forget_payoffs(self, k: i64) -> None:
        self.done[k] = GOES_ON
        for seat in range(self.seats):
            self.payoffs[k * self.seats + seat] = 0.0

    def _unmark(self) -> None:
        """Clear only what was marked: a whole row costs more than most moves."""
        codes, starts, mask, size = self.codes, self.starts, self.mask, self.size
        for k in range(self.count):
            row = k * size
            for at in range(i64(starts[k]), i64(starts[k + 1])):
                mask[row + i64(codes[at])] = 0

    def _list(self, k: i64, at: i64) -> i64:
        """Write the legal codes of one game from `at` on, and mark them."""
        if at + self.size > len(self.codes):
            self.codes = vec[i32]([int(code) for code in self.codes] + [0] * (len(self.codes) + int(self.size)))
        codes, mask, row = self.codes, self.mask, k * self.size
        end = self.game.fill_codes(self.walks[k].state, int(self.seat[k]), codes, at)
        for place in range(at, end):
            mask[row + i64(codes[place])] = 1
        return end

    def _observe(self, k: i64) -> None:
        width, rows, seat = self.width, self.recall, int(self.seat[k])
        share: i64 = rows * width
        start: i64 = k * share
        if rows == 1:
            self.game.observe(self.walks[k].state, seat, self.cells, start)
            return
        cells, past = self.cells, self.past
        first: i64 = (k * self.seats + seat) * share
        for at in range(share - width):
            past[first + at] = past[first + at + width]
        self.game.observe(self.walks[k].state, seat, past, first + share - width)
        for at in range(share):
            cells[start + at] = past[first + at]
