"""Hints at one table: a seat's own view goes to a worker, and what comes back goes to whoever asked, and to nobody else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from boomtable.bots import ADVISERS
from boomtable.core.errors import MalformedAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options, View
from boomtable.server.bots.pool import BotPool
from boomtable.server.bots.worker_messages import Consult, Counsel
from boomtable.server.errors import BadRequest
from boomtable.server.protocol.decoding import decode_action
from boomtable.server.protocol.messages import Advice, Notice

Tell: TypeAlias = Callable[[Advice | Notice], None]


@dataclass
class Question:
    """What a seat asked at one moment of its game: thought about once, however often it is asked."""

    n: int  # the seat's update
    consult: Consult
    askers: list[Tell]
    advice: Advice | None = None


class Hints:
    def __init__(self, pool: BotPool, table_id: str, game: AnyGame) -> None:
        self._pool = pool
        self._id = table_id
        self._game = game
        self._questions: dict[int, Question] = {}  # the newest of each seat
        self._thinking: dict[int, Question] = {}  # one of each seat at a time

    def ask(self, options: Options, seat: int, n: int, view: View, tell: Tell) -> None:
        """Let `tell` have what the seat can know and do at its update `n`, perhaps later."""
        question = self._questions.get(seat)
        if question is not None and question.n == n:
            if question.advice is None:
                question.askers.append(tell)
            else:
                tell(question.advice)
            return
        asked = self._questions[seat] = Question(n, self._consult(options, seat, view), [tell])
        thought_about = self._thinking.get(seat)
        if thought_about is None:
            self._send(seat, asked)
        elif question is not None and question is not thought_about:
            asked.askers += question.askers  # which has not been sent, and is out of date

    def _consult(self, options: Options, seat: int, view: View) -> Consult:
        encode = msgspec.json.encode
        name = f"{self._id}/{seat}/{secrets.token_hex(4)}"
        return Consult(name, self._game.info.id, msgspec.Raw(encode(self._game.known_options(options))), seat, msgspec.Raw(encode(view)))

    def _send(self, seat: int, question: Question) -> None:
        self._thinking[seat] = question
        self._pool.consult(question.consult, lambda counsel: self._answer(seat, question, counsel))

    def _answer(self, seat: int, question: Question, counsel: Counsel | None) -> None:
        del self._thinking[seat]
        told = self._advice(seat, question, counsel)
        newest = self._questions[seat]
        if newest is not question:
            self._send(seat, newest)
        elif isinstance(told, Advice):
            question.advice = told
        else:
            del self._questions[seat]  # whoever asks again may have more luck
        for tell in question.askers:
            tell(told)

    def _advice(self, seat: int, question: Question, counsel: Counsel | None) -> Advice | Notice:
        if counsel is not None:
            try:
                best, then = self._action(counsel.best), self._action(counsel.then)
                return Advice(self._id, seat, question.n, counsel.chances, best, then, counsel.chance, counsel.why)
            except MalformedAction:
                pass
        return Notice("no_advice", "the adviser does not know; ask again", self._id, seat)

    def _action(self, written: str | None) -> Action | None:
        return None if written is None else decode_action(self._game, written.encode())


def check_gives_hints(game: AnyGame, hints: bool) -> None:
    """BadRequest for hints in a game that nobody can advise in."""
    if hints and game.info.id not in ADVISERS:
        raise BadRequest(f"a table of {game.info.title} cannot give hints: the game has no adviser")
