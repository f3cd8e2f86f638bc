"""Hints for one seat: what the seat was shown goes to a worker, and what comes back goes to whoever asked, and to nobody else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from boomtable.bots import ADVISERS
from boomtable.bots.adviser import Proposal
from boomtable.core.errors import MalformedAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.worker_messages import Consult, Counsel, Mate, WrittenProposal
from boomtable.server.errors import BadRequest
from boomtable.server.game.subscriber import Subscriber
from boomtable.server.protocol.decoding import decode_action
from boomtable.server.protocol.messages import Advice, Notice

Tell: TypeAlias = Callable[[Advice | Notice], None]
Mates: TypeAlias = Callable[[], tuple[list[Mate], int]]  # the bots at the table now, and their seed


class Shown(msgspec.Struct, frozen=True):
    """What a hint needs of a Full or a Step."""

    n: int
    view: msgspec.Raw


@dataclass
class Question:
    """What a seat asked at one moment of its game: thought about once, however often it is asked."""

    shown: Shown
    askers: list[Tell]
    advice: Advice | None = None


class SeatHints(Subscriber):
    """Knows what its seat is sent and nothing else. One question is thought about at a time, then the newest."""

    def __init__(self, pool: BotPool, table_id: str, game: AnyGame, options: Options, seat: int, mates: Mates) -> None:
        self._pool = pool
        self._id = table_id
        self._game = game
        self._options = msgspec.Raw(msgspec.json.encode(game.known_options(options)))
        self._seat = seat
        self._mates = mates
        self._frame = b""  # the last Full or Step
        self._newest: Question | None = None
        self._thinking: Question | None = None

    def send(self, frame: bytes) -> None:
        self._frame = frame

    def ask(self, tell: Tell) -> None:
        """Let `tell` have what the seat can know and do now, perhaps later."""
        shown, before = msgspec.json.decode(self._frame, type=Shown), self._newest
        if before is not None and before.shown.n == shown.n:
            if before.advice is None:
                before.askers.append(tell)
            else:
                tell(before.advice)
            return
        asked = self._newest = Question(shown, [tell])
        if self._thinking is None:
            self._consult(asked)
        elif before is not None and before is not self._thinking:
            asked.askers += before.askers  # of a question that has not been sent, and is out of date

    def _consult(self, question: Question) -> None:
        self._thinking = question
        name = f"{self._id}/{self._seat}/{secrets.token_hex(4)}"
        bots, seed = self._mates()
        consult = Consult(name, self._game.info.id, self._options, self._seat, question.shown.view, bots, seed)
        self._pool.consult(consult, lambda counsel: self._answer(question, counsel))

    def _answer(self, question: Question, counsel: Counsel | None) -> None:
        self._thinking = None
        told = self._advice(question.shown.n, counsel)
        if self._newest is not None and self._newest is not question:
            self._consult(self._newest)
        elif isinstance(told, Advice):
            question.advice = told
        else:
            self._newest = None  # whoever asks again may have more luck
        for tell in question.askers:
            tell(told)

    def _advice(self, n: int, counsel: Counsel | None) -> Advice | Notice:
        if counsel is not None:
            try:
                return Advice(self._id, self._seat, n, counsel.chances, [self._read(written) for written in counsel.proposals])
            except MalformedAction:
                pass
        return Notice("no_advice", "the adviser does not know; ask again", self._id, self._seat)

    def _read(self, written: WrittenProposal) -> Proposal:
        then = None if written.then is None else self._action(written.then)
        return Proposal(self._action(written.action), then, written.piece, written.chance, written.reason, written.facts, written.by)

    def _action(self, written: str) -> Action:
        return decode_action(self._game, written.encode())


def check_gives_hints(game: AnyGame, hints: bool) -> None:
    """BadRequest for hints in a game that nobody can advise in."""
    if hints and game.info.id not in ADVISERS:
        raise BadRequest(f"a table of {game.info.title} cannot give hints: the game has no adviser")
