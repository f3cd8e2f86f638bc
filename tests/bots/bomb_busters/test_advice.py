"""Advice for Bomb Busters: exact chances, and what a claim risks."""

import pytest

from boomtable.bots.adviser import Adviser, Judgement, Proposal
from boomtable.bots.handmade.bomb_busters import BombBustersAdviser
from boomtable.core.schema import Action
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import DOUBLE
from boomtable.games.bomb_busters.schema import BombBustersOptions, DoubleDetect, Point, Say, SoloCut
from boomtable.games.bomb_busters.state import BombBustersState
from tests.bots.bomb_busters.late_positions import known_red, late, wire
from tests.games.bomb_busters.positions import play


def adviser(seat: int = 0) -> Adviser:
    return BombBustersAdviser(GAME, BombBustersOptions(4, mission=3), seat)


def judged(state: BombBustersState, action: Action, seat: int = 0) -> Judgement | None:
    return adviser(seat).judge(GAME.view(state, seat), GAME.legal_actions(state, seat), action)


def test_chances_are_exact() -> None:
    """Three 5s and three 6s are left for B and C. Of the 15 pairs that B may have, 3 are 5 5, 3 are 6 6 and 9 are 5 6."""
    state = late("A[5 6] B[5 6] C[5 5 6 6]")
    seen = {chance.piece: dict(chance.options) for chance in adviser().chances(GAME.view(state, 0))}

    assert seen[f"wire-{wire(state, 'B', 50)}"] == pytest.approx({"5": 12 / 15, "6": 3 / 15})
    assert seen[f"wire-{wire(state, 'B', 60)}"] == pytest.approx({"5": 3 / 15, "6": 12 / 15})


def test_what_is_known_has_one_option_and_shares_add_up() -> None:
    state = late("A[5 6] B[5* 6] C[5 5 6 6 8r]")
    chances = {chance.piece: chance.options for chance in adviser().chances(GAME.view(state, 0))}

    assert chances[f"wire-{wire(state, 'B', 50)}"] == (("5", 1.0),)
    assert all(sum(share for _, share in options) == pytest.approx(1) for options in chances.values())
    assert all(list(options) == sorted(options, key=lambda option: -option[1]) for options in chances.values())


def test_a_sure_cut_is_worth_all() -> None:
    state = late("A[5 6] B[5* 6] C[5 5 6 6]")
    sure = Point(wire(state, "B", 50))

    assert judged(state, sure) == Judgement(1.0, 1.0, sure, 1.0, 1.0)


def test_a_guess_is_judged_beside_the_sure_cut() -> None:
    state = late("A[5 6] B[5* 6] C[5 5 6 6]", fuse=2)
    guess = judged(state, Point(wire(state, "B", 60)))

    assert guess is not None
    assert guess.chance is not None
    assert guess.chance < 1
    assert guess.value < guess.best_value == guess.best_chance == 1
    assert guess.best == Point(wire(state, "B", 50))


def test_a_known_red_is_worth_nothing() -> None:
    state = late("A[4 6] B[4 5r 6] C[4 4 6 6]")
    red = wire(state, "B", 55)
    known_red(state, red)

    found = judged(state, Point(red))

    assert found is not None
    assert (found.chance, found.value) == (0.0, 0.0)


def test_what_is_said_is_judged_too() -> None:
    state = late("A[5 6] B[5* 6] C[5 5 6 6]")
    play(state, 0, Point(wire(state, "B", 50)))
    slip = judged(state, Say((6,)))

    assert slip is not None
    assert (slip.chance, slip.best) == (0.0, Say((5,)))


def test_without_a_choice_nothing_is_judged() -> None:
    state = late("A[5r] B[5 6] C[5 6]")

    assert judged(state, GAME.legal_actions(state, 0)[0]) is None


def test_the_best_is_legal_wherever_it_is_asked_for() -> None:
    state = late("A[5 5 8] B[6 6] C[6 6 8]")

    assert adviser().best(GAME.view(state, 0), GAME.legal_actions(state, 0)) in (SoloCut(5), Point(wire(state, "C", 80)))


def test_a_cut_is_judged_beside_cuts_not_beside_a_card_before_it() -> None:
    state = late("A[5 6] B[5* 6] C[5 5 6 6]", fuse=2, cards="3")
    sure = Point(wire(state, "B", 50))
    state.cards, state.card_used = [6], [False]
    state.cut_counts[6] = 2  # the Rewinder is ready, and would be used first

    judgement = judged(state, sure)

    assert judgement is not None
    assert judgement.best == sure


def proposed(state: BombBustersState) -> list[Proposal]:
    return adviser().proposals(GAME.view(state, 0), GAME.legal_actions(state, 0))


@pytest.mark.rule("BB-351")
def test_wires_are_proposed_once_each_with_what_the_table_shows() -> None:
    state = late("A[5 6] B[5* 6] C[5 5 6 6]")
    found = proposed(state)

    sure = wire(state, "B", 50)
    assert found[0] == Proposal(Point(sure), Say((5,)), f"wire-{sure}", 1.0, "token", {"value": 5})
    assert len(found) == len({proposal.piece for proposal in found}) == 3


@pytest.mark.rule("BB-351")
def test_a_place_is_told_by_what_is_known_around_it_and_what_the_others_still_have() -> None:
    """Right of the last wires of B and C a 7 is cut. The others have three 6s."""
    state = late("A[5 6] B[5 6] C[5 5 6 6]")
    last = wire(state, "C", 60) + 1

    assert Proposal(Point(last), Say((6,)), f"wire-{last}", 1.0, "below", {"value": 6, "out": 3, "above": 7}) in proposed(state)


def test_what_is_all_in_the_own_hand_cannot_fail() -> None:
    found = proposed(late("A[5 5] B[6 6] C[6 6]"))[0]

    assert found == Proposal(SoloCut(5), None, None, 1.0, "solo", {"value": 5, "held": 2})


def test_a_detector_is_named_where_one_of_several_wires_will_do() -> None:
    state = late("A[5 6 6] B[5 5r] C[5 6] D[5 6]")
    pair = (wire(state, "B", 50), wire(state, "B", 55))
    found = proposed(state)[0]

    assert (found.action, found.then) == (DoubleDetect(pair), Say((5,)))
    assert (found.reason, found.facts) == ("several", {"tool": DOUBLE})


@pytest.mark.rule("BB-351")
def test_a_claim_that_may_hit_a_red_wire_says_so_with_its_chance() -> None:
    """The red wire lies between 5 and 6: it is the last one of B, or the first of C."""
    found = proposed(late("A[6 6] B[5 5r] C[6 6]"))

    assert [(round(100 * (row.chance or 0)), row.facts.get("red")) for row in found] == [(100, None), (67, 33), (33, 67)]


def test_who_alone_has_wires_left_is_told_what_to_cut() -> None:
    state = late("A[6 6] B[] C[]")
    assert [proposal.action for proposal in adviser().proposals(GAME.view(state, 0), GAME.legal_actions(state, 0))] == [SoloCut(6)]


def test_what_is_pointed_at_is_said_for_the_same_reason() -> None:
    state = late("A[5 6] B[5* 6] C[5 5 6 6]")
    play(state, 0, Point(wire(state, "B", 50)))

    assert [(row.action, row.chance, row.reason) for row in proposed(state)] == [(Say((5,)), 1.0, "token")]
