"""Two Rooms and a Boom bots: time as a seat sees it on the clock or feels it, and when it is its turn to do something."""

from typing import Final

from boomtable.core.dice import SeededDice
from boomtable.games.two_rooms import timing
from boomtable.games.two_rooms.pieces import MINUTE_MS, TICKS_PER_MINUTE
from boomtable.games.two_rooms.schema import TwoRoomsView

TICK_MS: Final = MINUTE_MS // TICKS_PER_MINUTE
SOON_MS: Final = (1200, 2400)  # before an answer
PAUSE_MS: Final = (1800, 4800)  # before anything else, counted from the last thing that happened
CROWD_MS: Final = 300  # and at most so much longer for everybody there, or many would begin at the same moment
REFUSED_MS: Final = 2600  # longer than any limit of TR-320
TALK_MS: Final = (5_000, 14_000)  # between two sayings
OFFER_MS: Final = (20_000, 50_000)  # between two offers of a share
POINT_MS: Final = (8_000, 20_000)  # between two changes of a pointing hand
SPANS: Final = {"talk": TALK_MS, "offer": OFFER_MS, "point": POINT_MS}
SILENT_MS: Final = 30_000  # without a word, after which one is due
EACH_MS: Final = 1_000  # and so much longer for everybody who wants to be heard
OVERDUE_MS: Final = 20_000  # after that, until others stop waiting for it
COMPANY: Final = 6  # people who can talk without waiting longer for each other
READERS: Final = 3  # the same where people read all of it: more than a line in three seconds is too much for them
PATIENCE: Final = 4  # times that somebody else was faster
HURRY: Final = 3  # the same for whom nobody has heard for long, and who is not asked for anything


class Pace:
    """In sim mode the ticks are the clock. At a table a bot waits until nothing has happened for a while, like people who let
    each other finish. Where there is no clock to look at, how long it has been waiting is all it knows of the time."""

    def __init__(self, dice: SeededDice) -> None:
        self._dice = dice
        self._round = 0
        self._began_ms = 0  # when the round began
        self.now_ms = 0  # since then
        self.is_simulated = False  # nobody listens by a clock
        self.came_ms = 0  # into this place
        self._waiting_ms = 0
        self._put_off = 0
        self._acted = False
        self._next: dict[str, int] = {}
        self._spoke_ms = 0

    def look(self, seen: TwoRoomsView, *, stirred: bool, at_ms: int | None) -> None:
        if seen.round != self._round:
            self._began_ms = at_ms or 0
            self._round, self.now_ms, self.came_ms, self._spoke_ms = seen.round, 0, 0, 0
            self._next = {kind: self.between(span) // 2 for kind, span in SPANS.items()}
        self.is_simulated = seen.options.mode == "sim"
        if self.is_simulated:
            self.now_ms = (seen.tick - 1) * TICK_MS
        elif at_ms is not None:
            self.now_ms = at_ms - self._began_ms
        else:
            self.now_ms += self._waiting_ms // 2 if stirred else self._waiting_ms
            self._waiting_ms = 0

    def progress(self, seen: TwoRoomsView) -> float:
        """How much of the round is over, by its usual length where it has no end of its own (TR-288)."""
        usual = timing.minutes(seen.options, seen.rounds)[seen.round - 1] * MINUTE_MS * timing.SCALES[seen.options.time_scale]
        return min(1.0, self.now_ms / usual)

    def must_wait(self, *, stirred: bool, urgent: bool, silent: bool = False, begun: bool = False, company: int = 1) -> int:
        """How long to wait before anything is done at a table; 0 for no longer. Who has been silent for long is put off less often,
        and who has turned to a listener, only until it is understood."""
        if self._acted and not stirred:  # the last action was refused
            self._acted = False
            return self.wait(REFUSED_MS)
        if not stirred:
            self._put_off = 0
            return 0
        self._put_off += 1
        patience = 0 if begun else PATIENCE if not silent else PATIENCE // 2 if urgent else HURRY
        if self._put_off > patience and (begun or urgent or silent) and not self._acted:
            self._put_off = 0
            return 0
        self._acted = False
        return self.wait(self.between(SOON_MS)) if begun or urgent or silent else self.idle(company)

    def idle(self, company: int) -> int:
        """Wait for a pause of ordinary length, as there is nothing to do for now."""
        shortest, longest = PAUSE_MS
        return self.wait(self.between((shortest, longest + CROWD_MS * company)))

    def wait(self, ms: int) -> int:
        self._waiting_ms = ms
        return ms

    def acted(self) -> None:
        self._acted = True

    def is_due(self, kind: str) -> bool:
        return self.now_ms >= self._next.get(kind, 0)

    def did(self, kind: str, company: int = 1, most: int = COMPANY) -> None:
        """The more there are the longer each lets the others speak."""
        wait = self.between(SPANS[kind])
        self._next[kind] = self.now_ms + (wait * company // most if company > most else wait)

    def spoke(self) -> None:
        self._spoke_ms = self.now_ms

    def is_silent(self, company: int) -> bool:
        return self.now_ms - self._spoke_ms > SILENT_MS + EACH_MS * company

    def is_overdue(self, company: int) -> bool:
        return self.now_ms - self._spoke_ms > SILENT_MS + EACH_MS * company + OVERDUE_MS

    def between(self, span: tuple[int, int]) -> int:
        return span[0] + self._dice.pick(span[1] - span[0])
