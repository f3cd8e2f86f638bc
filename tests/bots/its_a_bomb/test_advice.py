"""Advice for It's a Bomb!: exact chances, and what a choice leads to."""

import pytest

from boomtable.bots.adviser import Adviser, Judgement, Proposal
from boomtable.bots.handmade.its_a_bomb import ItsABombAdviser
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, ItsABombOptions, Pass, Speak, Use
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import G2, G7, ask, bomb, line, play, point, tile, told, use


def adviser(seat: int) -> Adviser:
    return ItsABombAdviser(GAME, ItsABombOptions(2), seat)


def judged(state: ItsABombState, action: Action) -> Judgement | None:
    seat = GAME.waiting_on(state)[0]
    return adviser(seat).judge(GAME.view(state, seat), GAME.legal_actions(state, seat), action)


def chances(state: ItsABombState, seat: int) -> dict[str, dict[str, float]]:
    return {chance.piece: dict(chance.options) for chance in adviser(seat).chances(GAME.view(state, seat))}


def test_advice_that_is_not_legal_is_an_error() -> None:
    state = bomb(G7, deck="50 40 30 20 10 E", discard="60", cards="NEGO")

    with pytest.raises(AssertionError, match=r"seat 0 is not to be advised Pass\(\): it is not legal"):
        adviser(0).best(GAME.view(state, 0), [Speak("ready")])


def test_chances_are_exact() -> None:
    """Nothing is known yet of nine tiles: R2 Y B X, an auxiliary detonator and three grey cables."""
    seen = chances(bomb(G2), 1)

    assert seen["tile-0"] == pytest.approx({"R": 2 / 9, "Y": 1 / 9, "B": 1 / 9, "X": 1 / 9, "A": 1 / 9, ".": 3 / 9})
    assert len(seen) == 9


def test_the_crisis_unit_is_told_nothing_of_what_it_sees_itself() -> None:
    state = bomb(G2)
    told(state, "r1")

    assert sorted(chances(state, 0)) == [f"tile-{number}" for number in range(3, 9)]
    assert len(chances(state, 1)) == 9


def test_what_matters_comes_first_and_danger_before_luck() -> None:
    """Red is done. Two tiles of r1 are left for a yellow cable and an explosive."""
    state = bomb("R Y X .\nR B . .", up="r1c1 r1c4", counted="R")
    told(state, "r1")
    found = {chance.piece: chance.options for chance in adviser(1).chances(GAME.view(state, 1))}

    assert found["tile-1"] == found["tile-2"] == (("X", 0.5), ("Y", 0.5))
    assert found["tile-4"] == (("B", 0.25), (".", 0.5), ("R", 0.25))


def test_a_cable_that_wins_is_worth_all() -> None:
    state = bomb("R Y\nX .", cards="SPOT", up="r1c1", counted="R")
    ask(state, "c2")
    use(state, "SPOT", "r1c2")
    play(state, 0, Pass())
    sure = Cut(tile(state, "r1c2"))

    assert judged(state, sure) == Judgement(None, 1.0, sure, None, 1.0)


def test_a_spotted_explosive_is_worth_nothing() -> None:
    state = bomb(G7, cards="SPOT")
    ask(state, "r1")
    use(state, "SPOT", "r1c3")
    play(state, 0, Pass())
    blunder = judged(state, Cut(tile(state, "r1c3")))

    assert blunder is not None
    assert (blunder.chance, blunder.value) == (None, 0.0)
    assert blunder.best_value > 0


def test_a_question_with_the_last_card_is_worth_nothing() -> None:
    state = bomb(G2, deck="10 E")
    asked = judged(state, Ask(0))

    assert asked is not None
    assert asked.value == 0.0  # an answer would come, but too late
    assert isinstance(asked.best, Cut)
    assert 0 < asked.best_value < 1


def test_an_answer_laid_out_is_judged_and_other_windows_are_not() -> None:
    state = bomb(G7, cards="SPOT SAPP")
    ask(state, "r1")
    laid = judged(state, Use("SPOT", tile(state, "r1c1")))
    assert laid is not None
    assert 0 < laid.value <= laid.best_value < 1
    assert (laid.chance, laid.best_chance) == (None, None)

    play(state, 0, Pass())
    point(state, "r1c1")
    assert judged(state, Pass()) is None


def proposed(state: ItsABombState) -> list[Proposal]:
    seat = GAME.waiting_on(state)[0]
    return adviser(seat).proposals(GAME.view(state, seat), GAME.legal_actions(state, seat))


def test_lines_and_tiles_are_proposed_once_each() -> None:
    """Nothing is known yet: red, yellow, blue, an explosive and grey cables may be anywhere."""
    found = proposed(bomb("R Y X .\nR B . ."))
    first = found[0].action

    assert isinstance(first, Ask)
    assert found[0] == Proposal(first, None, f"line-{first.line}", None, "ask", {"hidden": 4 if first.line < 2 else 2, "kinds": 5})
    assert len(found) == len({proposal.piece for proposal in found})


def test_one_question_stands_for_all_of_which_the_same_can_be_said() -> None:
    """Rows and columns have four tiles each, and nobody has asked: beside the best of these eight questions there are cuts."""
    found = proposed(bomb("R Y X .\nR B . .\n. . . .\n. . . ."))

    assert [type(proposal.action) for proposal in found] == [Ask, Cut, Cut]


def test_questions_are_told_apart_by_tiles_and_kinds_that_are_not_known() -> None:
    """Row 2 holds red, blue and two grey cables, so the last tile of row 1 is grey."""
    state = bomb("R Y X .\nR B . .", up="r1c1 r1c2 r1c3")
    told(state, "r2")
    facts = {row.piece: row.facts for row in explained_questions(state)}

    assert facts[f"line-{line(state, 'r1')}"] == {"hidden": 1, "kinds": 1}
    assert facts[f"line-{line(state, 'c1')}"] == {"hidden": 1, "kinds": 3}
    assert facts[f"line-{line(state, 'c4')}"] == {"hidden": 2, "kinds": 3}


def test_a_block_tells_how_much_of_it_is_unknown() -> None:
    """Nobody has asked, so all blocks may hold the same."""
    state = bomb(G7, cards="XRAY")
    use(state, "XRAY")
    [row] = proposed(state)

    assert isinstance(row.action, ChooseBlock)
    assert (row.reason, row.facts) == ("ask", {"hidden": 4, "kinds": 5})


def test_the_crisis_unit_is_proposed_one_way() -> None:
    state = bomb(G7, cards="SPOT")
    ask(state, "r1")

    assert len(proposed(state)) == 1


def test_a_cut_tells_how_dangerous_it_is_and_that_there_is_no_time_to_ask() -> None:
    """Of nine tiles red, red, yellow and blue bring something, and one is an explosive."""
    first = proposed(bomb(G2, deck="10 E"))[0]

    assert isinstance(first.action, Cut)
    assert (first.reason, first.facts) == ("late", {"danger": 11})
    assert first.chance == pytest.approx(4 / 9)


def explained_questions(state: ItsABombState) -> list[Proposal]:
    seat = GAME.waiting_on(state)[0]
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    return [adviser(seat).explained(view, legal, action) for action in legal if isinstance(action, Ask)]


def reason_of_cut(state: ItsABombState, place: str) -> str | None:
    seat = GAME.waiting_on(state)[0]
    return adviser(seat).explained(GAME.view(state, seat), GAME.legal_actions(state, seat), Cut(tile(state, place))).reason


def test_a_cut_that_cannot_explode_says_whether_a_miss_costs_more_than_a_question() -> None:
    """Nobody has asked: red and yellow are hidden among grey cables. A detonator that is armed costs three advances, a question one."""
    assert reason_of_cut(bomb("R Y .\n. . ."), "r1c1") == "even"
    assert reason_of_cut(bomb("R Y A\n. . ."), "r1c1") == "calm"
    assert reason_of_cut(bomb("R Y X\n. . ."), "r1c1") == "risk"


def test_an_answer_is_laid_plainly_because_a_consultant_is_kept_or_none_is_left() -> None:
    reasons = []
    for cards in ("HACK", ""):
        state = bomb(G7, cards=cards)
        ask(state, "r1")
        [row] = proposed(state)
        assert row.action == Pass()
        reasons.append(row.reason)

    assert reasons == ["keep", "plain"]


def test_the_best_is_always_legal() -> None:
    state = bomb(G7, cards="SPOT")
    while GAME.outcome(state) is None:
        seat = GAME.waiting_on(state)[0]
        legal = GAME.legal_actions(state, seat)
        best = proposed(state)[0].action
        assert best in legal
        play(state, seat, best)
