"""It's a Bomb!: the employees decide together."""

import msgspec
import pytest
from msgspec.structs import replace

from boomtable.core.errors import OptionError
from boomtable.core.schema import ChangeHands, Event, Timer, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC, TABLE
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.bit_sets import has
from boomtable.games.its_a_bomb.pieces import CHOOSE, LOOK
from boomtable.games.its_a_bomb.schema import (
    Ask,
    Asked,
    Blocked,
    ChooseBlock,
    Cut,
    Flipped,
    ItsABombOptions,
    PointedAt,
    Proposed,
    Settle,
    TimeEnded,
    VoterSet,
)
from boomtable.games.its_a_bomb.state import ItsABombState
from tests.games.its_a_bomb.positions import (
    G1,
    G7,
    a_question,
    bomb,
    dealt,
    kind,
    legal,
    line,
    passes,
    passes_all,
    play,
    propose,
    refusal,
    seen_by,
    tile,
    use,
)

rule = pytest.mark.rule


def team(voters: tuple[int, ...] = (1, 2, 3), *, phone: int = 1, seconds: int = 60, cards: str = "") -> ItsABombState:
    """Seat 0 is the Crisis Unit, seats 1 to 3 are employees."""
    return bomb(G1, seats=4, votes=voters, phone=phone, decision_seconds=seconds, cards=cards)


def carried_out(events: list[Event]) -> bool:
    return any(isinstance(event, (Asked, PointedAt)) for event in events)


@rule("IB-150")
def test_proposals_are_seen_by_all() -> None:
    table = team()

    events = propose(table, 2, "r1")

    assert events == [Proposed(2, line(table, "r1"), None, None, None)]
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert [(proposal.by, proposal.line) for proposal in seen_by(table, viewer).proposals] == [(2, line(table, "r1"))]


@rule("IB-150")
def test_the_crisis_unit_decides_nothing() -> None:
    table = team()

    assert "[IB-150]" in refusal(table, 0, a_question(table, "r1"))


@rule("IB-151")
def test_votes_are_an_option_and_programs_have_a_spokesperson() -> None:
    assert ItsABombOptions(4).deciding == "spokesperson"
    assert all(preset.options.deciding == "vote" for preset in GAME.presets(4) if isinstance(preset.options, ItsABombOptions))


@rule("IB-151")
def test_blocks_and_second_questions_are_voted_on_too() -> None:
    table = bomb(G7, seats=3, votes=(1, 2), cards="XRAY DISP")
    use(table, "XRAY")
    assert len(play(table, 1, ChooseBlock(0))) == 1
    assert len(play(table, 2, ChooseBlock(0))) > 1
    propose(table, 1, "r1")
    propose(table, 2, "r1")
    play(table, 0, *legal(table, 0)[-1:])
    use(table, "DISP")
    assert not carried_out(propose(table, 1, "c1"))
    assert carried_out(propose(table, 2, "c1"))


@rule("IB-152")
def test_voters_are_employees_of_the_table() -> None:
    table = dealt(1, seats=4, crisis_unit=1, deciding="vote")
    assert seen_by(table, PUBLIC).voters == (0, 2, 3)
    for voters in ((1,), (4,), (-1,)):
        with pytest.raises(OptionError, match="cannot vote: it is no employee"):
            GAME.check_options(ItsABombOptions(4, crisis_unit=1, deciding="vote", voters=voters))
    many = msgspec.json.encode(ItsABombOptions(4, crisis_unit=1, deciding="vote", voters=(0,) * 5))
    with pytest.raises(msgspec.ValidationError, match="length <= 4"):
        msgspec.json.decode(many, type=ItsABombOptions)


@rule("IB-152", "IB-160")
def test_advisers_neither_propose_nor_hold_up_the_game() -> None:
    table = team((1, 3))

    assert legal(table, 2) == []
    assert "[IB-152]" in refusal(table, 2, a_question(table, "r1"))
    assert GAME.waiting_on(table) == [1, 3]


@rule("IB-153")
def test_a_proposal_is_replaced_and_not_repeated() -> None:
    table = team()
    propose(table, 1, "r1")

    assert "[IB-153]" in refusal(table, 1, a_question(table, "r1"))
    propose(table, 1, "r2")
    assert [(proposal.by, proposal.line) for proposal in seen_by(table, 0).proposals] == [(1, line(table, "r2"))]


@rule("IB-153")
def test_only_legal_choices_are_proposed() -> None:
    table = team()

    assert "[IB-087]" in refusal(table, 1, a_question(table, "r1", "R"))
    assert "[IB-061]" in refusal(table, 1, ChooseBlock(0))


@rule("IB-153")
def test_five_proposals_for_each_voter_and_decision() -> None:
    table = team()
    for name in ("r1", "r2", "r3", "r4", "r5"):
        propose(table, 1, name)

    assert seen_by(table, 1).proposals_left == (5, 0, 5, 5)
    assert "[IB-153]" in refusal(table, 1, a_question(table, "c1"))
    propose(table, 2, "r5")
    passes_all(table)
    assert seen_by(table, 1).proposals_left == (5, 5, 5, 5)


@rule("IB-154", "IB-155")
@pytest.mark.parametrize(("voters", "enough"), [((1,), 1), ((1, 2), 2), ((1, 2, 3), 2), ((1, 2, 3, 4), 3)])
def test_more_than_half_decide(voters: tuple[int, ...], enough: int) -> None:
    table = bomb(G1, seats=5, votes=voters)

    for seat in voters[: enough - 1]:
        assert not carried_out(propose(table, seat, "r1"))
    events = propose(table, voters[enough - 1], "r1")

    assert carried_out(events)
    assert (table.step, seen_by(table, 1).proposals) == (LOOK, ())


@rule("IB-154")
def test_a_majority_cuts_too() -> None:
    table = team((1, 2))
    play(table, 1, Cut(tile(table, "r1c1")))

    assert carried_out(play(table, 2, Cut(tile(table, "r1c1"))))
    assert has(table.up, 0)


@rule("IB-156", "IB-324")
def test_the_phone_seat_settles_when_all_have_proposed() -> None:
    table = team(phone=2)
    propose(table, 1, "r1")
    propose(table, 2, "r2")
    assert "[IB-156]" in refusal(table, 2, Settle())
    propose(table, 3, "r3")

    assert "[IB-156]" in refusal(table, 1, Settle())
    assert play(table, 2, Settle())[0] == Asked(line(table, "r2"), None)


@rule("IB-156", "IB-250")
def test_the_phone_seat_settles_the_choice_of_blocks() -> None:
    table = bomb(G7, seats=3, votes=(1, 2), cards="XRAY")
    use(table, "XRAY")
    play(table, 1, ChooseBlock(2))
    play(table, 2, ChooseBlock(1))

    assert play(table, 1, Settle())[-1] == Blocked(2, (kind("R"), kind("X")))


@rule("IB-156", "IB-250")
def test_the_phone_seat_settles_the_second_line() -> None:
    table = bomb(G7, seats=3, votes=(1, 2), cards="DISP")
    propose(table, 1, "r1")
    propose(table, 2, "r1")
    passes(table)
    use(table, "DISP")
    propose(table, 1, "c1")
    propose(table, 2, "c2")

    assert play(table, 1, Settle())[0] == Asked(line(table, "c1"), None)


@rule("IB-324")
def test_without_a_clock_a_changed_proposal_ends_a_split_vote() -> None:
    table = team(seconds=0)
    for seat, name in ((1, "r1"), (2, "r2"), (3, "r3")):
        propose(table, seat, name)

    assert GAME.timers(table) == []
    assert carried_out(propose(table, 3, "r1"))


# time


@rule("IB-157")
def test_the_clock_starts_with_the_first_proposal_and_runs_on() -> None:
    table = team()
    assert GAME.timers(table) == []

    propose(table, 1, "r1")
    first = GAME.timers(table)
    propose(table, 2, "r2")
    propose(table, 1, "r3")

    assert first == [Timer("decision", table.moves, 60_000)]
    assert GAME.timers(table) == first


@rule("IB-151", "IB-157")
def test_the_clock_ends_the_choice_of_blocks_and_second_lines_too() -> None:
    table = bomb(G7, seats=3, votes=(1, 2), phone=1, cards="XRAY DISP", decision_seconds=60)
    use(table, "XRAY")
    play(table, 2, ChooseBlock(2))
    assert isinstance(play(table, CLOCK, TimeUp("decision", table.moves))[-1], Blocked)
    propose(table, 1, "r1")
    propose(table, 2, "r1")
    passes(table)
    use(table, "DISP")
    propose(table, 2, "c1")

    assert play(table, CLOCK, TimeUp("decision", table.moves))[:2] == [TimeEnded(None), Asked(line(table, "c1"), None)]


@rule("IB-151", "IB-157")
@pytest.mark.parametrize(
    ("proposals", "chosen"),
    [({1: 3, 2: 0, 3: 3}, 0), ({1: 0, 3: 1, 4: 0}, 0), ({1: 3, 3: 1, 4: 0}, 1)],
)
def test_when_time_runs_out_for_a_block(proposals: dict[int, int], chosen: int) -> None:
    """The phone, at seat 2, decides; else most supporters; else the first clockwise from the phone."""
    table = bomb(G7, seats=5, votes=(1, 2, 3, 4), phone=2, cards="XRAY", decision_seconds=60)
    use(table, "XRAY")
    for seat, number in proposals.items():
        play(table, seat, ChooseBlock(number))

    blocked = play(table, CLOCK, TimeUp("decision", table.moves))[-1]

    assert isinstance(blocked, Blocked)
    assert blocked.block == chosen


@rule("IB-151", "IB-157", "IB-367")
def test_when_time_runs_out_for_a_second_line() -> None:
    """c5 has the highest number, c1 the phone."""
    table = bomb(G7, seats=4, votes=(1, 2, 3), phone=2, cards="DISP", decision_seconds=60)
    propose(table, 1, "r1")
    propose(table, 2, "r1")
    passes(table)
    use(table, "DISP")
    for seat, name in ((1, "c5"), (2, "c1"), (3, "c3")):
        propose(table, seat, name)

    assert play(table, CLOCK, TimeUp("decision", table.moves))[:2] == [TimeEnded(None), Asked(line(table, "c1"), None)]


@rule("IB-157")
def test_the_next_decision_has_a_new_clock() -> None:
    table = team((1, 2))
    propose(table, 1, "r1")
    first = GAME.timers(table)
    propose(table, 2, "r1")
    passes_all(table)
    propose(table, 1, "r2")

    assert GAME.timers(table)[0].key != first[0].key


@rule("IB-157")
@pytest.mark.parametrize(
    ("proposals", "chosen"),
    [
        ({1: "r1", 2: "r2", 3: "r1", 4: "r4"}, "r2"),
        ({1: "r1", 3: "r3", 4: "r1"}, "r1"),
        ({1: "r1", 3: "r3", 4: "r4"}, "r3"),
        ({1: "r1", 4: "r4"}, "r4"),
        ({1: "r1"}, "r1"),
    ],
)
def test_when_time_runs_out(proposals: dict[int, str], chosen: str) -> None:
    """The phone, at seat 2, decides; else most supporters; else the first clockwise from the phone."""
    table = bomb(G1, seats=5, votes=(1, 2, 3, 4), phone=2, decision_seconds=60)
    for seat, name in proposals.items():
        propose(table, seat, name)

    events = play(table, CLOCK, TimeUp("decision", table.moves))

    assert events[1] == Asked(line(table, chosen), None)


@rule("IB-157", "IB-260")
def test_tables_have_clocks_unless_they_are_changed() -> None:
    table = ItsABombOptions(4, deciding="vote", decision_seconds=60, crisis_unit_seconds=45)

    assert [preset.options for preset in GAME.presets(4)[1:]] == [replace(table, scenario=1), replace(table, scenario=12)]


@rule("IB-260", "IB-268")
def test_nobody_is_hurried_in_training_which_is_guided() -> None:
    assert GAME.presets(4)[0].options == ItsABombOptions(4, crisis_unit=1, deciding="vote", guided=True)


@rule("IB-157")
@pytest.mark.parametrize("seconds", [19, 301, 1])
def test_the_decision_clock_has_limits(seconds: int) -> None:
    with pytest.raises(OptionError, match=f"decision_seconds cannot be {seconds}: a clock takes 20 to 300 seconds"):
        GAME.check_options(ItsABombOptions(3, decision_seconds=seconds))


@rule("IB-260")
def test_a_clock_that_does_not_run_cannot_end() -> None:
    table = team()

    assert "[IB-260]" in refusal(table, CLOCK, TimeUp("decision", table.moves))
    propose(table, 1, "r1")
    assert "[IB-260]" in refusal(table, CLOCK, TimeUp("decision", table.moves + 1))
    assert "[IB-260]" in refusal(table, CLOCK, TimeUp("crisis_unit", table.moves))


# the phone


@rule("IB-158")
def test_the_phone_moves_to_the_next_voter_every_round() -> None:
    table = team((1, 3))
    phones = []
    for name in ("r1c1", "r2c2", "r1c2"):
        for seat in (1, 3):
            play(table, seat, Cut(tile(table, name)))
        phones.append(table.phone)

    assert phones == [3, 1, 3]


@rule("IB-159")
def test_a_spokesperson_decides_at_once_and_the_phone_goes_round_all_employees() -> None:
    table = bomb(G1, seats=4)
    decided = []
    for name in ("r1c1", "r2c2", "r1c2"):
        decided.append(GAME.waiting_on(table))
        other = next(seat for seat in (1, 2, 3) if seat != table.phone)
        assert "[IB-159]" in refusal(table, other, Cut(tile(table, name)))
        assert isinstance(play(table, table.phone, Cut(tile(table, name)))[1], Flipped)

    assert decided == [[1], [2], [3]]
    assert (table.phone, seen_by(table, PUBLIC).voters) == (1, ())


@rule("IB-355", "IB-161", "IB-037")
def test_the_phone_of_a_team_of_bots_starts_at_the_last_of_them() -> None:
    table = bomb(G1, seats=4, votes=(1, 2, 3))

    told = [play(table, TABLE, ChangeHands(seat, bot=True)) for seat in (1, 2, 3)]

    assert told == [[VoterSet(1, False, 2)], [VoterSet(2, False, 3)], [VoterSet(3, False, 3)]]


@rule("IB-159", "IB-161")
def test_the_phone_of_a_spokesperson_goes_round_bots_too() -> None:
    table = bomb(G1, seats=4)

    assert play(table, TABLE, ChangeHands(2, bot=True)) == []
    play(table, 1, Cut(tile(table, "r1c1")))
    assert play(table, TABLE, ChangeHands(2, bot=True)) == []
    assert table.phone == 2


@rule("IB-159")
def test_a_team_of_bots_has_a_spokesperson_even_where_votes_are_usual() -> None:
    table = team((), phone=2)

    assert GAME.waiting_on(table) == [2]
    assert "[IB-159]" in refusal(table, 1, a_question(table, "r1"))
    assert propose(table, 2, "r1")[0] == Asked(line(table, "r1"), None)
    passes_all(table)
    assert table.phone == 3


@rule("IB-327")
def test_with_one_employee_the_phone_stays() -> None:
    table = bomb(G1, votes=(1,))
    play(table, 1, Cut(0))

    assert (table.round, table.phone) == (2, 1)


# seats that change hands


@rule("IB-161")
def test_who_stops_voting_loses_its_proposal_and_the_phone() -> None:
    table = team()
    propose(table, 1, "r1")

    events = play(table, TABLE, ChangeHands(1, bot=True))

    assert events == [VoterSet(1, False, 2)]
    seen = seen_by(table, 0)
    assert (seen.voters, seen.phone, seen.proposals, seen.proposals_left) == ((2, 3), 2, (), (5, 5, 5, 5))
    assert GAME.timers(table) == []


@rule("IB-161")
def test_a_leaving_seat_can_leave_a_majority_behind() -> None:
    table = team()
    propose(table, 2, "r1")
    propose(table, 1, "r2")
    assert not carried_out(play(table, TABLE, ChangeHands(3, bot=True)))

    assert play(table, TABLE, ChangeHands(1, bot=True))[:2] == [VoterSet(1, False, 2), Asked(line(table, "r1"), None)]


@rule("IB-161")
def test_who_comes_back_votes_again() -> None:
    table = team((), phone=2)

    play(table, TABLE, ChangeHands(3, bot=False))

    assert (table.phone, GAME.waiting_on(table)) == (3, [3])
    play(table, TABLE, ChangeHands(1, bot=False))
    assert (table.phone, GAME.waiting_on(table)) == (3, [1, 3])


@rule("IB-161")
def test_hands_change_in_any_step_and_stop_no_clock() -> None:
    table = team(cards="ARCH")
    table.crisis_unit_seconds = 45
    clock = GAME.timers(table)

    assert play(table, TABLE, ChangeHands(2, bot=True)) == [VoterSet(2, False, 1)]
    assert play(table, TABLE, ChangeHands(0, bot=True)) == []
    assert GAME.timers(table) == clock


@rule("IB-161")
def test_a_clock_runs_on_while_hands_change() -> None:
    table = team()
    propose(table, 1, "r1")
    clock = GAME.timers(table)

    play(table, TABLE, ChangeHands(3, bot=True))

    assert GAME.timers(table) == clock
    assert GAME.epoch(table, 1) == clock[0].key


@rule("IB-162")
def test_a_voter_without_proposal_can_always_propose() -> None:
    table = team()
    for name in ("r1", "r2", "r3", "r4", "r5"):
        propose(table, 1, name)
    play(table, TABLE, ChangeHands(1, bot=True))
    play(table, TABLE, ChangeHands(1, bot=False))

    assert GAME.waiting_on(table) == [1, 2, 3]
    assert legal(table, 1, Ask)


@rule("IB-252")
def test_who_is_waited_on_in_a_vote() -> None:
    table = team(phone=2)
    assert GAME.waiting_on(table) == [1, 2, 3]
    propose(table, 2, "r2")
    assert GAME.waiting_on(table) == [1, 3]
    propose(table, 1, "r1")
    propose(table, 3, "r3")

    assert (table.step, GAME.waiting_on(table)) == (CHOOSE, [2])


@rule("IB-252")
def test_a_proposal_for_an_earlier_decision_is_stale() -> None:
    table = team()
    before = GAME.epoch(table, 3)
    propose(table, 1, "r1")
    assert GAME.epoch(table, 3) == before
    propose(table, 2, "r1")

    assert GAME.epoch(table, 3) > before


@rule("IB-252")
def test_proposals_work_in_the_order_of_arrival() -> None:
    assert GAME.info.arrival_counts == ("Ask", "Cut", "ChooseBlock")


@rule("IB-325")
def test_proposals_are_cleared_with_every_decision() -> None:
    table = team()
    propose(table, 3, "r2")
    propose(table, 1, "r1")
    propose(table, 2, "r1")
    passes_all(table)

    assert (table.proposals, table.proposed) == ((-1,) * 4, (0,) * 4)
