"""The process that bots think in. It is shown what their seats see, and never a state of any table."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace
from typing import Any, BinaryIO

import msgspec

from boomtable.bots import Wait, find, make
from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Event, Paused, Resumed, Undone, View
from boomtable.games import GAMES
from boomtable.server import logs
from boomtable.server.bots.advising import advise
from boomtable.server.bots.worker_messages import Answer, AnyFromWorker, AnyToWorker, Ask, Consult, Ready, Rise, Show, Sit, Speechless

NICENESS = 5  # people come first

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyToWorker).decode


class _Frame(msgspec.Struct, frozen=True, tag_field="type", tag="Step"):
    """What a bot needs of a Full or a Step."""

    n: int
    view: msgspec.Raw
    events: msgspec.Raw


class _FullFrame(msgspec.Struct, frozen=True, tag_field="type", tag="Full"):
    n: int
    view: msgspec.Raw
    log: msgspec.Raw


_decode_frame = msgspec.json.Decoder(_Frame | _FullFrame).decode


class Thinker:
    """One bot on one seat: what it was shown, and what it makes of it."""

    def __init__(self, sit: Sit) -> None:
        self._game: AnyGame = GAMES[sit.game]
        self._seat = sit.seat
        options = msgspec.json.decode(sit.options, type=self._game.options_type)
        _, budget = find(sit.name, self._game)
        self._bot = make(sit.name, self._game, options, sit.seat, sit.seed, replace(budget, ms=sit.cap_ms))
        self._dice = SeededDice(sit.seed)
        self._decode_view: Any = msgspec.json.Decoder(self._game.view_type).decode
        any_event: Any = self._game.event_type | Undone | Paused | Resumed
        self._decode_events: Any = msgspec.json.Decoder(list[any_event]).decode
        self._view: View | None = None

    def show(self, raw: msgspec.Raw) -> None:
        frame = _decode_frame(raw)
        events: list[Event] = self._decode_events(frame.events if isinstance(frame, _Frame) else frame.log)
        self._view = self._decode_view(frame.view)
        self._bot.observe(events)

    def choose(self, *, plain: bool, cap_ms: int | None = None, at: int | None = None) -> Action | Wait:
        """What is legal depends on the view only, so any state that looks the same tells it."""
        assert self._view is not None, "a bot is asked after it was shown something"
        self._bot.now_ms = at
        if cap_ms is not None:
            self._bot.budget = replace(self._bot.budget, ms=cap_ms)
        legal = self._game.legal_actions(self._game.determinize(self._view, self._seat, self._dice), self._seat)
        if not legal:
            return Wait()
        return legal[self._dice.pick(len(legal))] if plain else self._bot.choose(self._view, legal)


class Worker:
    def __init__(self, answers: BinaryIO) -> None:
        self._answers = answers
        self._thinkers: dict[str, Thinker] = {}

    def take(self, message: AnyToWorker) -> None:
        match message:
            case Sit(bot):
                self._thinkers[bot] = Thinker(message)
            case Rise(bot):
                self._thinkers.pop(bot, None)
            case Show(bot, frame):
                if bot in self._thinkers:
                    self._thinkers[bot].show(frame)
            case Ask(bot, number):
                if bot in self._thinkers:
                    self._answer(bot, number, self._choice(message))
            case Consult():
                self.write(self._counsel(message))

    def _choice(self, ask: Ask) -> Action | Wait:
        try:
            return self._thinkers[ask.bot].choose(plain=ask.plain, cap_ms=ask.cap_ms, at=ask.at)
        except Exception:  # one broken bot must not take the others of this process with it
            logs.trouble("a bot broke", bot=ask.bot)
            return Wait()

    def _counsel(self, question: Consult) -> AnyFromWorker:
        try:
            return advise(question)
        except Exception:
            logs.trouble("an adviser broke")
            return Speechless(question.bot)

    def _answer(self, bot: str, number: int, choice: Action | Wait) -> None:
        action, ms = (None, choice.ms) if isinstance(choice, Wait) else (_encode(choice).decode(), None)
        self.write(Answer(bot, number, action, ms))

    def write(self, answer: AnyFromWorker) -> None:
        self._answers.write(_encode(answer) + b"\n")
        self._answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's; it closes the pipe
    os.nice(NICENESS)
    logs.start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be taken for an answer
    worker = Worker(answers)
    worker.write(Ready())
    for line in sys.stdin.buffer:
        worker.take(_decode(line))


if __name__ == "__main__":
    main()
