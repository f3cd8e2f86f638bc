"""The speed of our games beside that of another rules library, measured in the same minute on the same core."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import msgspec

from boomtable.core.dice import SeededDice
from boomtable.core.errors import BoomtableError
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.games import GAMES
from boomtable.research.learners import measure_learners
from boomtable.research.playouts import measure

ROUNDS = 5  # in which the peer and the games take turns
PEERS = ("chess",)
SETTINGS: dict[str, dict[str, object]] = {  # what each game is measured with
    "snip": {"seats": 3},
    "bomb_busters": {"seats": 4, "mission": 8},
    "its_a_bomb": {"seats": 4, "scenario": 5},
    "blast_tactics": {"seats": 4},
    "bombs_away": {"seats": 4},
    "two_rooms": {"seats": 6, "mode": "sim"},
}
COPIES = 2000
PLIES = 200  # a random game of chess is broken off here


class Learners(msgspec.Struct, frozen=True):
    """How many decisions a learner gets while the peer plays one: from PettingZoo's loop, and from batches of 1,024 and 16 games.

    `observe_us` is what one observation costs.
    """

    aec: float
    batch: float
    small_batch: float
    observe_us: float


class Beside(msgspec.Struct, frozen=True):
    """The figures of one game: how many actions it plays while the peer plays one, and what a copied state and a deal cost.

    `clone_share` is the time of a copy as a share of the peer's.
    """

    game: str
    options: Options
    listed: float
    sampled: float
    clone_us: float
    clone_share: float
    deal_us: float
    learners: Learners | None = None


def compare(games: list[AnyGame], seconds: float, *, learners: bool = False) -> Iterator[list[Beside] | None]:
    """Yields None after each piece of work, so that progress can be shown, and finally the result."""
    rounds: list[list[dict[str, float]]] = []
    for _ in range(ROUNDS):
        rounds.append([])
        peer = {"peer": chess_moves_per_second(seconds), "peer_clone_us": chess_copy_us()}
        yield None
        for game in games:
            rounds[-1].append({**peer, **measure(game, options_of(game), seconds)})
            if learners:
                rounds[-1][-1].update(measure_learners(game, options_of(game), seconds))
            yield None
    yield [_summed_up(game, [each[place] for each in rounds]) for place, game in enumerate(games)]


def pieces_of_work(games: list[AnyGame]) -> int:
    return ROUNDS * (1 + len(games))


def games_beside() -> list[AnyGame]:
    return [GAMES[name] for name in SETTINGS]


def options_of(game: AnyGame) -> Options:
    return msgspec.convert(SETTINGS.get(game.info.id, {"seats": game.info.usual_seats}), game.options_type)


def _summed_up(game: AnyGame, rounds: list[dict[str, float]]) -> Beside:
    """The figures of a game. Ratios are taken within a round, while the machine was equally busy; the median round counts."""
    return Beside(
        game.info.id,
        options_of(game),
        listed=round(median(each["actions_per_second"] / each["peer"] for each in rounds), 2),
        sampled=round(median(each["sampled_actions_per_second"] / each["peer"] for each in rounds), 2),
        clone_us=round(median(each["clone_us"] for each in rounds), 2),
        clone_share=round(median(each["clone_us"] / each["peer_clone_us"] for each in rounds), 2),
        deal_us=round(median(each["setup_us"] for each in rounds), 1),
        learners=_of_learners(rounds) if "aec" in rounds[0] else None,
    )


def _of_learners(rounds: list[dict[str, float]]) -> Learners:
    ratios = [{name: each[name] / each["peer"] for name in ("aec", "batch", "small_batch")} for each in rounds]
    aec, batch, small_batch = (round(median(each[name] for each in ratios), 2) for name in ("aec", "batch", "small_batch"))
    return Learners(aec, batch, small_batch, round(median(each["observe_us"] for each in rounds), 2))


def chess_moves_per_second(seconds: float) -> float:
    """Random games of python-chess, each move from the list of legal ones, in processor time."""
    chess = chess_package()
    dice, moves, began = SeededDice(1), 0, time.process_time()
    while not moves or time.process_time() - began < seconds:
        board = chess.Board()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[dice.pick(len(legal))])
            moves += 1
    return moves / (time.process_time() - began)


def chess_copy_us() -> float:
    """A board without the list of moves that led to it, as our states have none."""
    board, began = chess_package().Board(), time.process_time()
    for _ in range(COPIES):
        board.copy(stack=False)
    return (time.process_time() - began) / COPIES * 1e6


def chess_package() -> Any:
    try:
        import chess
    except ImportError as error:
        raise BoomtableError(
            "speed beside chess cannot be measured: the package chess is not installed (pip install 'boomtable[bench]')"
        ) from error
    return chess
