"""Laws about numbers: the codes of actions, and the two faces of the rules."""

from __future__ import annotations

from boomtable.core.codec import ActionSpace
from boomtable.core.dice import SeededDice
from boomtable.core.offers import NoSuchAction, combinations, covers
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.laws.deal import Deal, Position
from boomtable.laws.difference import difference
from boomtable.laws.probe import numbers_of, refusal_or_instead
from boomtable.laws.report import LawBroken
from boomtable.laws.sample import some
from boomtable.laws.walk import Move, carried_out, walk

SAMPLES = 4  # of sample_code, per seat and position
FEW = 10  # numbers tried in every position
PLAYED = 50  # legal actions played by both faces, per seat and position


def codes_hold(deal: Deal) -> int:
    """Number and action are inverse, and every legal action is in the space."""
    cases, space, begun = 0, deal.game.action_space(deal.options), deal.table().state
    for seat in range(deal.options.seats):
        cases += _expect_inverse(deal, begun, seat, space, numbers_of(space, deal.dice("numbers")))
    for position in walk(deal):
        for seat in position.seats:
            cases += _expect_inverse(position, position.state, seat, space, some(range(space.size), FEW, position.dice))
            cases += _expect_in_space(position, seat, space)
    return cases


def _expect_inverse(where: Deal | Position, state: State, seat: Seat, space: ActionSpace, numbers: list[int]) -> int:
    for number in numbers:
        action = space.action_in(state, seat, number)
        back = space.number_in(state, seat, action)
        if back != number:
            raise LawBroken(codes_hold, where, f"number {number} of seat {seat} is {action}, whose number is {back}")
    return len(numbers)


def _expect_in_space(position: Position, seat: Seat, space: ActionSpace) -> int:
    legal = position.game.legal_actions(position.state, seat)
    for action in legal:
        number = space.number_in(position.state, seat, action)
        if not 0 <= number < space.size:
            raise LawBroken(codes_hold, position, f"{Move(seat, action)} is legal with number {number}, outside a space of {space.size}")
        back = space.action_in(position.state, seat, number)
        if back != action:
            raise LawBroken(codes_hold, position, f"{Move(seat, action)} has number {number}, which is {back}")
    return len(legal)


def faces_agree(deal: Deal) -> int:
    """Codes, actions and offers agree on what is legal, and playing a code or its action leads to the same state."""
    cases, space = 0, deal.game.action_space(deal.options)
    for position in walk(deal):
        for seat in position.seats:
            cases += _compare_codes(position, seat, space)
            cases += _compare_offers(position, seat)
    return cases


def _compare_codes(position: Position, seat: Seat, space: ActionSpace) -> int:
    game, state = position.game, position.state
    legal, codes = game.legal_actions(state, seat), game.legal_codes(state, seat)
    found = difference(sorted(codes), sorted(space.number_in(state, seat, action) for action in legal))
    if found is not None:
        raise LawBroken(faces_agree, position, f"seat {seat} has other legal codes than legal actions: {found}")
    for _ in range(SAMPLES if codes else 0):
        sampled = game.sample_code(state, seat, position.dice)
        if sampled not in codes:
            raise LawBroken(faces_agree, position, f"seat {seat} samples code {sampled}, which is not legal")
    for action in some(legal, PLAYED, position.dice):
        _compare_play(position, Move(seat, action), space)
    return 1 + len(legal)


def _compare_play(position: Position, move: Move, space: ActionSpace) -> None:
    game, coded = position.game, position.state.clone()
    played = carried_out(game, position.state, [move], SeededDice(position.number))
    game.apply_code(coded, move.actor, space.number_in(coded, move.actor, move.action), SeededDice(position.number))
    found = difference(played.dump(), coded.dump())
    if found is not None:
        raise LawBroken(faces_agree, position, f"{move} and its code lead to different states: {found}")


def _compare_offers(position: Position, seat: Seat) -> int:
    game, state = position.game, position.state
    legal, offers = game.legal_actions(state, seat), game.offers(state, seat)
    for action in legal:
        if not any(covers(offer, action) for offer in offers):
            raise LawBroken(faces_agree, position, f"{Move(seat, action)} is legal and covered by no offer")
    try:
        covered = [action for offer in offers for action in combinations(game, offer, position.dice)]
    except NoSuchAction as error:
        raise LawBroken(faces_agree, position, f"seat {seat} is offered what is no action: {error}") from error
    known = set(legal)
    for action in covered:
        answer = None if action in known else refusal_or_instead(game, state, seat, action)
        if isinstance(answer, str):
            raise LawBroken(faces_agree, position, f"{Move(seat, action)} is offered, is not among the legal actions, but {answer}")
    return len(covered)
