"""Advice for Blast Tactics: what the search thinks of each choice."""

from boomtable.bots.adviser import Adviser, Judgement
from boomtable.bots.handmade.blast_tactics import BlastTacticsAdviser
from boomtable.bots.handmade.blast_tactics.proposals import danger_there, when_lost
from boomtable.core.dice import SeededDice
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.actions import BY_SEATS
from boomtable.games.blast_tactics.foresight import foreseen
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from boomtable.games.blast_tactics.state import BlastTacticsState
from tests.games.blast_tactics.positions import ROUND_SIX, SIX_BY_SIX, doing, drawn, play, square_at, started, written

# B's bomb is due; one more between it and B hits B before it can act.
CHAIN = """
    1.A.B
    ##.##
    .....
    bombs B1@(0,0) | A: (0,2) heart=1 inv=2 | B: (0,4) heart=0 inv=1
"""


def adviser(state: BlastTacticsState) -> Adviser:
    return BlastTacticsAdviser(GAME, BlastTacticsOptions(state.seats), state.turn)


def judged(state: BlastTacticsState, text: str) -> Judgement | None:
    seat = state.turn
    return adviser(state).judge(GAME.view(state, seat), GAME.legal_actions(state, seat), doing(state, text))


def best(state: BlastTacticsState) -> str:
    seat = state.turn
    return written(state, adviser(state).best(GAME.view(state, seat), GAME.legal_actions(state, seat)))


def test_the_best_choices_are_marked_with_their_chance_to_win() -> None:
    position = drawn(CHAIN)
    view = GAME.view(position, 0)
    found = adviser(position).chances(view)

    shares = [chance.options[0][1] for chance in found]
    assert 1 <= len(found) <= 3
    assert shares == sorted(shares, reverse=True)
    assert len({chance.piece for chance in found}) == len(found)
    assert all(chance.options == (("win", share), ("lose", 1.0 - share)) for chance, share in zip(found, shares, strict=True))


def test_turns_that_begin_elsewhere_are_proposed_with_what_is_foreseen_there() -> None:
    position = drawn(CHAIN)
    seat = position.turn
    found = adviser(position).proposals(GAME.view(position, seat), GAME.legal_actions(position, seat))
    shares = [proposal.chance for proposal in found if proposal.chance is not None]

    assert written(position, found[0].action) == best(position)
    assert 1 <= len(found) <= 3
    assert len(shares) == len(found)
    assert shares == sorted(shares, reverse=True)
    assert len({proposal.piece for proposal in found}) == len(found)
    assert {proposal.reason for proposal in found} <= {"item", "later", "flee", "calm", "own", "bomb", "stay", "stuck", "card"}


def test_a_square_that_the_own_bomb_reaches_is_not_called_safe() -> None:
    state = drawn("""
        A...
        .##.
        .##.
        ...B
        bombs none | A: (0,0) heart=1 inv=2 | B: (3,3) heart=1 inv=1
    """)

    def burns(*steps: str) -> int:
        return danger_there(state, 0, [BY_SEATS[2].number(0, doing(state, step)) for step in steps])

    assert burns("MOVE (0,2)", "LAY (0,1)") == 4
    assert burns("MOVE (0,2)") == 0


def test_a_square_whose_tile_flips_first_is_said_to_fall() -> None:
    """C holds Sudden Death: the tile of C and the next one flip when its turn begins, two turns from now. A's tile stays."""
    state = drawn(
        """
        A.....
        .#..#.
        ......
        ......
        .#..#.
        B....C
        bombs none | A: (0,0) heart=1 inv=2 | B: (5,0) heart=1 inv=2 | C: (5,5) heart=1 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 2 3",
        holder=2,
        flipped=0,
    )

    assert when_lost(foreseen(state), square_at(state.arena, "(5,0)")) == {"turns": 2, "falls": 1}
    assert when_lost(foreseen(state), square_at(state.arena, "(0,5)")) == {"turns": 5, "falls": 1}
    assert when_lost(foreseen(drawn(CHAIN)), square_at(drawn(CHAIN).arena, "(0,1)"))["falls"] == 0


def test_nothing_is_marked_for_a_seat_that_waits() -> None:
    position = drawn(CHAIN)

    assert BlastTacticsAdviser(GAME, BlastTacticsOptions(2), 1).chances(GAME.view(position, 1)) == []


def test_the_step_that_wins_is_the_best() -> None:
    position = drawn(CHAIN)
    found = judged(position, best(position))

    assert found is not None
    assert found.best == doing(position, best(position))
    assert found.value == found.best_value > 0.9


def test_another_way_to_the_same_end_is_as_good() -> None:
    position = drawn(CHAIN)
    found = judged(position, "LAY (0,2)")

    assert found is not None
    assert found.best == doing(position, "LAY (0,2)")
    assert found.value > 0.9


def test_a_step_that_throws_the_win_away_is_worth_less() -> None:
    position = drawn(CHAIN)
    found = judged(position, "END")

    assert found is not None
    assert found.best == doing(position, best(position))
    assert found.value < found.best_value - 0.2


def test_a_step_into_flames_is_worth_less_than_one_out_of_them() -> None:
    position = drawn("""
        .A.1.
        .#.#.
        .#.#.
        ....B
        bombs B1@(0,3) | A: (0,1) heart=0 inv=2 | B: (3,4) heart=1 inv=1
    """)
    stays = judged(position, "END")

    assert stays is not None
    assert stays.value < 0.1 < stays.best_value


def test_the_next_step_of_the_plan_is_told() -> None:
    position = drawn(CHAIN)
    first = doing(position, best(position))
    then = adviser(position).then(GAME.view(position, 0), first)

    assert then is not None
    play(position, written(position, first))
    assert then in GAME.legal_actions(position, 0)
    assert adviser(drawn(CHAIN)).then(GAME.view(drawn(CHAIN), 0), doing(position, "END")) is None


def test_a_single_choice_is_not_judged() -> None:
    position = drawn(CHAIN)
    only = doing(position, "END")

    assert adviser(position).judge(GAME.view(position, 0), [only], only) is None
    assert adviser(position).best(GAME.view(position, 0), [only]) == only


def test_the_same_question_gets_the_same_answer_and_no_choice_is_better_than_the_best() -> None:
    position = started(SeededDice(2), 2)
    seat = position.turn
    view, legal = GAME.view(position, seat), GAME.legal_actions(position, seat)
    asked = adviser(position)
    found = [asked.judge(view, legal, action) for action in legal]

    assert all(each is not None and 0 <= each.value <= each.best_value <= 1 and each.best in legal for each in found)
    assert found[-1] == adviser(position).judge(view, legal, legal[-1])
