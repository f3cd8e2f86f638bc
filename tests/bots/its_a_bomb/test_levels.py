"""The It's a Bomb! bots in small positions, in both roles."""

import msgspec
import pytest

from boomtable.bots import Wait
from boomtable.bots.handmade.its_a_bomb.colleague import Colleague
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, Pass, Settle, Speak, Use
from tests.bots.its_a_bomb.seats import LEVELS, bot, chosen
from tests.games.its_a_bomb.positions import G2, G5, G6, G7, ask, bomb, play, point, seen_by, tile, told, use

rule = pytest.mark.rule

EXACT = ["standard", "expert"]


@pytest.mark.parametrize("level", EXACT)
def test_a_spotted_cable_that_counts_is_cut(level: str) -> None:
    state = bomb(G7, cards="SPOT")
    ask(state, "r1")
    use(state, "SPOT", "r1c1")
    play(state, 0, Pass())

    assert chosen(level, state) == Cut(tile(state, "r1c1"))


@pytest.mark.parametrize("level", EXACT)
def test_what_crossing_answers_leave_no_doubt_about_is_cut(level: str) -> None:
    """The battery is the only one in r2 and in c2, and a Timer lies in the pile."""
    state = bomb("R X Y\n. T .\nB X .")
    told(state, "r2")
    told(state, "c2")
    told(state, "r1")
    told(state, "r3")

    assert chosen(level, state) in (Cut(tile(state, "r2c2")), Cut(tile(state, "r1c1")), Cut(tile(state, "r1c3")), Cut(tile(state, "r3c1")))


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_cuts_before_the_first_answer_while_there_is_time(level: str) -> None:
    state = bomb(G7, deck="70 60 50 40 30 20 10 E")

    assert isinstance(chosen(level, state), Ask)


@rule("IB-160")
def test_a_novice_cuts_on_impulse_but_suggests_with_care_and_decides_so_where_somebody_learns() -> None:
    """As in Training: nothing is known, a cable that counts is likelier than not, and one tile in five is an explosive."""
    state = bomb("R R R Y\nY Y B B\nB X X X\n. . . .", deck="60 50 40 30 20 10 E")
    seen, legal = seen_by(state, 1), GAME.legal_actions(state, 1)
    novice = bot("novice", 1)

    assert isinstance(novice.choose(seen, legal), Cut)
    assert isinstance(novice.suggest(seen, legal), Ask)
    guided = msgspec.structs.replace(seen, settings=msgspec.structs.replace(seen.settings, guided=True))
    assert isinstance(novice.choose(guided, legal), Ask)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_is_for_a_cut(level: str) -> None:
    """Any question would uncover the Explosion."""
    state = bomb(G2, deck="10 E")

    assert isinstance(chosen(level, state), Cut)


@rule("IB-126")
@pytest.mark.parametrize("level", EXACT)
def test_the_last_card_is_for_a_cut_even_with_the_dispatcher(level: str) -> None:
    state = bomb(G2, deck="10 E", cards="DISP")

    assert isinstance(chosen(level, state), Cut)


@pytest.mark.parametrize("level", EXACT)
def test_a_receiver_that_is_known_is_cut_before_the_call_comes_up(level: str) -> None:
    state = bomb(G5, deck="40 30 20 C 10 E", cards="SPOT")
    ask(state, "r1")
    use(state, "SPOT", "r1c3")
    play(state, 0, Pass())

    assert chosen(level, state) == Cut(tile(state, "r1c3"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_disturbed_question_names_a_kind(level: str) -> None:
    state = bomb(G7, deck="D 70 60 50 40 30 20 10 E")
    action = chosen(level, state)

    assert isinstance(action, Ask)
    assert action.kind is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_employees_choose_a_block_for_the_xray(level: str) -> None:
    state = bomb(G7, cards="XRAY")
    use(state, "XRAY")

    assert isinstance(chosen(level, state), ChooseBlock)


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_card_the_crisis_unit_passes(level: str) -> None:
    state = bomb(G7)
    ask(state, "r1")

    assert chosen(level, state) == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_the_sapper_is_used_on_an_explosive_that_was_seen(level: str) -> None:
    state = bomb(G7, cards="SAPP")
    told(state, "r1")
    point(state, "r1c3")

    assert chosen(level, state) == Use("SAPP")


@pytest.mark.parametrize("level", LEVELS)
def test_the_sapper_is_kept_where_the_tile_is_known_to_be_harmless(level: str) -> None:
    state = bomb(G7, cards="SAPP")
    told(state, "r1")
    point(state, "r1c4")

    assert chosen(level, state) == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_the_hacker_stops_the_advance_that_would_lose(level: str) -> None:
    state = bomb(G7, deck="20 10 E", cards="HACK")
    ask(state, "r1")
    play(state, 0, Pass())
    assert chosen(level, state) == Pass()

    play(state, 0, Pass())
    ask(state, "r2")
    play(state, 0, Pass())
    assert chosen(level, state) == Use("HACK")


@pytest.mark.parametrize("level", LEVELS)
def test_the_archivist_comes_first(level: str) -> None:
    assert chosen(level, bomb(G7, cards="ARCH")) == Use("ARCH")


@pytest.mark.parametrize("level", LEVELS)
def test_the_negotiator_waits_until_time_is_short(level: str) -> None:
    early, late = bomb(G7, deck="50 40 30 20 10 E", discard="60", cards="NEGO"), bomb(G7, deck="20 10 E", discard="40 30", cards="NEGO")

    assert chosen(level, early) == Pass()
    assert chosen(level, late) == Use("NEGO")


@rule("IB-244")
@pytest.mark.parametrize("level", LEVELS)
def test_a_crisis_unit_that_may_speak_is_silent(level: str) -> None:
    start = bomb(G7, deck="50 40 30 20 10 E", discard="60", cards="NEGO")
    choice = bomb(G7)

    assert Speak("ready") in GAME.legal_actions(start, 0)
    assert chosen(level, start) == Pass()
    assert bot(level, 0).choose(GAME.view(choice, 0), GAME.legal_actions(choice, 0)) == Wait()


@pytest.mark.parametrize("level", LEVELS)
def test_the_spotter_never_points_at_what_nobody_needs(level: str) -> None:
    """Red is done; yellow is what the line can give."""
    state = bomb("R . .\n. R Y\nB X .", cards="SPOT", up="r1c1", counted="R")
    ask(state, "r2")

    assert chosen(level, state) in (Pass(), Use("SPOT", tile(state, "r2c3")))


@rule("IB-264")
def test_the_novice_lays_every_answer_out_plainly() -> None:
    state = bomb(G7, cards="SPOT SURV DRAU")
    ask(state, "r1")

    assert chosen("novice", state) == Pass()
    assert chosen("standard", state) == Use("SURV")


@rule("IB-264", "IB-191")
def test_the_novice_leaves_a_disturbed_answer_disturbed() -> None:
    state = bomb(G6, deck="D 30 20 10 E", cards="RADIO")
    ask(state, "r1", "Y")

    assert [chosen(level, state) for level in ("novice", "standard", "expert")] == [Pass(), Use("RADIO"), Use("RADIO")]


@pytest.mark.parametrize("level", LEVELS)
def test_employees_of_a_vote_agree_and_settle_nothing_early(level: str) -> None:
    state = bomb(G7, seats=3, votes=(1, 2))
    first = chosen(level, state, seat=1)
    second = chosen(level, state, seat=2)

    assert first == second
    assert first != Settle()


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_not_waited_on_waits(level: str) -> None:
    state = bomb(G7, seats=3)
    idle = 2 if state.phone == 1 else 1

    assert bot(level, idle, seats=3).choose(GAME.view(state, idle), [Pass()]) == Wait()


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_that_is_not_legal_is_an_error_and_nothing_else_is_done(level: str) -> None:
    """Asked for its pass in START, a Crisis Unit that is told it may only speak."""
    state = bomb(G7, deck="50 40 30 20 10 E", discard="60", cards="NEGO")

    with pytest.raises(AssertionError, match=r"seat 0 cannot do what it planned: Pass\(\) is not legal"):
        bot(level, 0).choose(GAME.view(state, 0), [Speak("ready")])


def test_the_novice_makes_nothing_of_disturbed_answers_and_notes() -> None:
    state = bomb(G7, deck="70 D 60 50 40 30 20 10 E", cards="XRAY ARCH")
    use(state, "ARCH")
    use(state, "XRAY")
    play(state, 1, ChooseBlock(0))
    told(state, "r1")
    told(state, "c4", "R")
    seen = seen_by(state, 1)
    novice, standard = [colleague(level).evidence(seen) for level in ("novice", "standard")]

    assert [line for line, answer in enumerate(novice.answers) if answer is not None] == [0]
    assert [line for line, answer in enumerate(standard.answers) if answer is not None] == [0, 8]
    assert (novice.notes, novice.archive) == ([], [])
    assert (len(standard.notes), standard.archive) == (1, [1, 0, 1, 0, 0])


def colleague(level: str) -> Colleague:
    found = bot(level, 1)
    assert isinstance(found, Colleague)
    return found
