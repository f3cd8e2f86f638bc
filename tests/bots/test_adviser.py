"""Advice: what a seat could know of hidden pieces, and how good its choices are."""

from boomtable.bots import ADVISERS, DEFAULT_BUDGET
from boomtable.bots.adviser import Adviser, Chance, Judgement, Proposal
from boomtable.bots.handmade.snip import NoviceSnipper, SnipAdviser
from boomtable.core.schema import Action
from boomtable.games import GAMES, SNIP
from boomtable.games.snip.schema import Cut, SnipOptions, Vouch
from boomtable.games.snip.state import SnipState
from tests.games.snip.positions import snip


def adviser(seat: int, seats: int = 2) -> Adviser:
    return SnipAdviser(SNIP, SnipOptions(seats), seat)


def judged(state: SnipState, action: Action) -> Judgement | None:
    seat = state.turn
    return adviser(seat, len(state.cut) // 2).judge(SNIP.view(state, seat), SNIP.legal_actions(state, seat), action)


def best(state: SnipState) -> Action:
    seat = state.turn
    return adviser(seat).best(SNIP.view(state, seat), SNIP.legal_actions(state, seat))


def novices(state: SnipState) -> set[Action]:
    """What novices in the place of whose turn it is choose, whatever their luck."""
    seat, options = state.turn, SnipOptions(len(state.cut) // 2)
    view, legal = SNIP.view(state, seat), SNIP.legal_actions(state, seat)
    chosen = {NoviceSnipper(SNIP, options, seat, luck, DEFAULT_BUDGET).choose(view, legal) for luck in range(30)}
    return {action for action in chosen if isinstance(action, Action)}


def test_a_novice_of_snip_cuts_what_is_vouched_for() -> None:
    assert novices(snip("BB BB BR", vouched="-- -v --")) == {Cut(3)}


def test_a_novice_of_snip_vouches_where_nothing_is_sure() -> None:
    assert novices(snip("BB BB BR")) == {Vouch(0), Vouch(1)}


def test_every_adviser_is_of_a_game_of_the_house() -> None:
    assert set(ADVISERS) <= set(GAMES)


def test_all_hidden_wires_are_red_alike() -> None:
    view = SNIP.view(snip("BB BB BR"), 0)

    shares = (("red", 0.25), ("blue", 0.75))
    assert adviser(0, 3).chances(view) == [Chance(f"wire-{wire}", shares, 0.75) for wire in (2, 3, 4, 5)]


def test_what_is_cut_or_vouched_for_leaves_fewer() -> None:
    view = SNIP.view(snip("BB BB BR", cut="-- x- --", vouched="-- -- v-"), 0)

    assert adviser(0, 3).chances(view) == [
        Chance("wire-3", (("red", 0.5), ("blue", 0.5)), 0.5),
        Chance("wire-5", (("red", 0.5), ("blue", 0.5)), 0.5),
    ]


def test_whoever_holds_the_red_wire_knows_all_others() -> None:
    view = SNIP.view(snip("BB BR"), 1)

    assert adviser(1).chances(view) == [
        Chance("wire-0", (("red", 0.0), ("blue", 1.0)), 1.0),
        Chance("wire-1", (("red", 0.0), ("blue", 1.0)), 1.0),
    ]


def test_a_wire_that_was_vouched_for_is_the_best_cut() -> None:
    assert best(snip("BB BR", vouched="-- v-")) == Cut(2)


def test_without_a_safe_cut_a_vouch_is_best() -> None:
    assert best(snip("BB BR")) == Vouch(0)


def test_without_a_voucher_the_first_of_equal_cuts_is_best() -> None:
    assert best(snip("BB BR", vouchers=0)) == Cut(2)


def test_a_cut_in_the_dark_is_judged_beside_the_safe_one() -> None:
    state = snip("BB BB BR", vouched="-- v- --")

    assert judged(state, Cut(5)) == Judgement(1 - 1 / 3, 1 - 1 / 3, Cut(2), 1.0, 1.0)
    assert judged(state, Cut(2)) == Judgement(1.0, 1.0, Cut(2), 1.0, 1.0)


def test_what_is_as_good_as_the_best_is_the_best() -> None:
    assert judged(snip("BB BB BR", vouchers=0), Cut(4)) == Judgement(0.75, 0.75, Cut(4), 0.75, 0.75)


def test_the_only_thing_to_do_is_not_judged() -> None:
    assert judged(snip("BB BR", cut="xx -x", vouchers=0), Cut(2)) is None


def proposals(state: SnipState) -> list[Proposal]:
    seat = state.turn
    return adviser(seat, len(state.cut) // 2).proposals(SNIP.view(state, seat), SNIP.legal_actions(state, seat))


def test_at_most_three_are_proposed_and_each_says_what_speaks_for_it() -> None:
    assert proposals(snip("BB BB BR", vouched="-- v- --")) == [
        Proposal(Cut(2), None, "wire-2", 1.0, "vouched", {"hidden": 3}),
        Proposal(Vouch(0), None, "wire-0", 1.0, "own", {"hidden": 3}),
        Proposal(Vouch(1), None, "wire-1", 1.0, "own", {"hidden": 3}),
    ]


def test_whoever_holds_the_red_wire_is_told_so() -> None:
    assert proposals(snip("BR BB", vouchers=0))[0] == Proposal(Cut(2), None, "wire-2", 1.0, "elsewhere", {"hidden": 2})


def test_a_cut_in_the_dark_tells_how_many_are_hidden() -> None:
    assert proposals(snip("BB BR", vouchers=0))[0] == Proposal(Cut(2), None, "wire-2", 0.5, "hidden", {"hidden": 2})
