"""Laws about keeping a position: clones, dumps, recordings and the pieces."""

from __future__ import annotations

import pickle
from copy import deepcopy

import msgspec

from boomtable.core.dice import SeededDice
from boomtable.core.errors import RecordingError
from boomtable.core.state import State
from boomtable.laws.deal import Deal, Position
from boomtable.laws.difference import difference, encoded
from boomtable.laws.probe import numbers_of
from boomtable.laws.report import LawBroken
from boomtable.laws.walk import Move, draw_move, walk
from boomtable.table import Recording, read, replay, write
from boomtable.table.digest import digest
from boomtable.table.recording import recording_of

MOVES_ON_A_CLONE = 6
PICKLED_NUMBERS = 50  # of the action space, compared with those of its pickle


def clone_is_alone(deal: Deal) -> int:
    """A clone holds the same facts, and playing on it leaves the original as it was."""
    cases = 0
    for position in walk(deal):
        before = msgspec.json.decode(encoded(position.state.dump()))
        clone = position.state.clone()
        found = difference(before, clone.dump())
        if found is not None:
            raise LawBroken(clone_is_alone, position, f"the clone is another state: {found}")
        moves = _play_on(position, clone)
        found = difference(before, position.state.dump())
        if found is not None:
            raise LawBroken(clone_is_alone, position, f"playing on a clone ({_listed(moves)}) changes the original: {found}")
        cases += len(moves)
    return cases


def _play_on(position: Position, state: State) -> list[Move]:
    """Carry out a few moves on the given state itself."""
    moves: list[Move] = []
    while len(moves) < MOVES_ON_A_CLONE and position.game.outcome(state) is None:
        move = draw_move(position.deal, state, position.dice)
        if move is None:
            break
        position.game.apply(state, move.actor, move.action, position.dice)
        moves.append(move)
    return moves


def _listed(moves: list[Move]) -> str:
    return ", ".join(str(move) for move in moves)


def dump_returns(deal: Deal) -> int:
    """`load(dump)` dumps the same and plays on the same, a dump is a copy that playing on does not change, and pickles return, too."""
    cases = 0
    for position in walk(deal):
        game, state = position.game, position.state.clone()
        text = encoded(state.dump())
        dump = msgspec.json.decode(text)
        loaded = game.load(dump)
        found = difference(dump, loaded.dump())
        if found is not None:
            raise LawBroken(dump_returns, position, f"what load makes of a dump dumps differently: {found}")
        _expect_pickled(position, state, dump)
        if position.number == 0:
            _expect_pickled_space(position)
        _expect_copies(position, state, loaded, dump)
        cases += 1
    return cases


def _expect_pickled(position: Position, state: State, dump: dict[str, object]) -> None:
    """A pickle and a deep copy hold the same facts."""
    for way, copy in (("a pickle", pickle.loads(pickle.dumps(state))), ("a deep copy", deepcopy(state))):
        found = difference(dump, copy.dump())
        if found is not None:
            raise LawBroken(dump_returns, position, f"{way} of the state dumps differently: {found}")


def _expect_pickled_space(position: Position) -> None:
    """The action space comes back from a pickle with the same numbers."""
    space = position.game.action_space(position.deal.options)
    copy = pickle.loads(pickle.dumps(space))
    for number in numbers_of(space, position.dice)[:PICKLED_NUMBERS]:
        if copy.size != space.size or copy.action_in(position.state, 0, number) != space.action_in(position.state, 0, number):
            raise LawBroken(dump_returns, position, f"a pickle of the action space has another size, or another action for {number}")


def _expect_copies(position: Position, state: State, loaded: State, dump: dict[str, object]) -> None:
    """Carry out one move on a state and on what was loaded from its dump."""
    move = draw_move(position.deal, state, position.dice)
    if move is None:
        return
    text, taken = encoded(dump), state.dump()
    for either in (state, loaded):
        position.game.apply(either, move.actor, move.action, SeededDice(position.number))
    if encoded(dump) != text:
        raise LawBroken(dump_returns, position, f"{move} on the loaded state changes the dump that it was loaded from")
    if encoded(taken) != text:
        raise LawBroken(dump_returns, position, f"{move} changes a dump that was taken before it")
    found = difference(state.dump(), loaded.dump())
    if found is not None:
        raise LawBroken(dump_returns, position, f"after {move} the loaded state is another one: {found}")


def replay_repeats(deal: Deal) -> int:
    """The recording, written and read again, gives the same events and the same digest at every entry."""
    digests: dict[int, str] = {}
    for position in walk(deal):
        digests[position.number] = digest(position.state)
    table = position.table
    recording = read(write(recording_of(table)), {deal.game.info.id: deal.game}.get)
    entries = [msgspec.structs.replace(e, digest=digests.get(number, e.digest)) for number, e in enumerate(recording.entries, 1)]
    try:
        again = replay(Recording(deal.game, recording.rules_version, recording.options, recording.rolls, entries))
    except RecordingError as error:
        raise LawBroken(replay_repeats, deal, f"the recording does not play again: {error}") from error
    found = difference(table.happened, again.happened)
    if found is not None or digest(again.state) != digest(table.state):
        raise LawBroken(replay_repeats, deal, f"the recording plays differently: {found}")
    return len(entries)


def nothing_is_lost(deal: Deal) -> int:
    """The number of pieces of each kind that the game counts never changes."""
    first: dict[str, int] | None = None
    cases = 0
    for position in walk(deal):
        now = position.game.census(position.state)
        first = now if first is None else first
        found = difference(first, now)
        if found is not None:
            raise LawBroken(nothing_is_lost, position, f"pieces were lost or made: at the setup and now, {found}")
        cases += len(now)
    return cases
