"""Bomb Busters bots: the missions of the boxes, at every level."""

from __future__ import annotations

import pytest

from boomtable.bots.handmade.bomb_busters import BombBustersAdviser
from boomtable.bots.handmade.bomb_busters.claims import Scale
from boomtable.bots.handmade.bomb_busters.constraint_choice import is_worth_a_change, letter_to_take
from boomtable.bots.handmade.bomb_busters.knowledge import Knowledge
from boomtable.bots.handmade.bomb_busters.ladder import decide
from boomtable.bots.handmade.bomb_busters.marks import Table
from boomtable.bots.handmade.bomb_busters.plan import MUG, SKIP, TRADE
from boomtable.bots.handmade.bomb_busters.playing_on import play_on
from boomtable.bots.handmade.bomb_busters.samples import imagined, no_marks, table_as_seen
from boomtable.core.dice import SeededDice
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import FALSE_BOTTOM, OVER
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of
from boomtable.research.seating import Seating
from boomtable.research.selfplay import Match, Playing
from tests.games.bomb_busters.positions import bomb, seen_by

LATER = [mission for mission in MISSIONS if mission > 8]
ROW = [10, 8, 2]


def whole(uncut: str, **facts: object) -> BombBustersState:
    """These wires stand, among the cut rest of all twelve numbers, which are dealt to the shortest stands."""
    stands = {part[0]: part[2:-1].split() for part in uncut.replace("] ", "]|").split("|")}
    drawn = [wire.strip("*!") for hand in stands.values() for wire in hand]
    for number in range(1, 13):
        for _ in range(4 - drawn.count(str(number))):
            min(stands.values(), key=len).append(f"({number})")
    return bomb(" ".join(f"{letter}[{' '.join(sorted(hand, key=place))}]" for letter, hand in stands.items()), **facts)  # type: ignore[arg-type]


def place(wire: str) -> float:
    """Where a wire stands: `1y` and further `1r` right of the 1s, `7!` with the 7s."""
    plain = wire.strip("()*")
    return float(plain.rstrip("yr!")) + 0.1 * plain.endswith("y") + 0.5 * plain.endswith("r")


def knowledge(state: BombBustersState, seat: int = 0) -> Knowledge:
    seen = table_as_seen(seen_by(state, seat), seat)
    return Knowledge(Table(seen, no_marks(seen), False), seat)


@pytest.mark.parametrize("level", ["novice", "standard"])
@pytest.mark.parametrize("mission", LATER)
def test_every_mission_is_played_to_its_end(mission: int, level: str) -> None:
    for seats in (2, 3):
        playing = Playing(Match(GAME, BombBustersOptions(seats, mission=mission), Seating((level,)), seed=mission), 0)
        while not playing.table.over:
            playing.step()

        assert GAME.outcome(playing.table.state) is not None


@pytest.mark.parametrize("mission", LATER)
def test_imagined_games_come_to_an_end(mission: int) -> None:
    state, _ = GAME.setup(BombBustersOptions(3, mission=mission), SeededDice(mission))
    state.phase = 1
    deal = imagined(knowledge(state, state.turn), SeededDice(1))
    assert 0 not in deal.state.drawer + deal.state.deck

    play_on(deal)

    assert deal.state.phase == OVER


def test_a_locked_number_is_neither_planned_nor_advised() -> None:
    state = whole("A[2 8 10] B[2* 8* 10*] C[9 10] D[9 10]", mission=9, row=ROW)
    known = knowledge(state)

    assert known.values_to_say() == [10]
    assert decide(known).values == [10]
    advice = BombBustersAdviser(GAME, BombBustersOptions(4, mission=9), 0).proposals(seen_by(state, 0), GAME.legal_actions(state, 0))
    assert {proposal.then.values for proposal in advice if proposal.then is not None} == {(10,)}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("cards", "plan"), [("11", MUG), ("2", TRADE)])
def test_who_holds_only_locked_numbers_uses_the_card_that_helps(cards: str, plan: int) -> None:
    state = whole("A[8 8] B[8 8 10 10] C[10 9] D[10 9]", mission=9, row=ROW, cards=cards)

    assert decide(knowledge(state)).kind == plan


@pytest.mark.parametrize(("mission", "turn", "cost"), [(14, 0, 1.0), (28, 0, 1.0), (14, 1, 0.18), (8, 0, 0.18)])
def test_a_failure_of_a_captain_who_may_not_fail_costs_everything(mission: int, turn: int, cost: float) -> None:
    state = bomb("A[2 8 10] B[2 8 10] C[9 9] D[3 3]", mission=mission, turn=turn)

    assert Scale(knowledge(state, turn)).step == cost


def test_a_number_that_acts_as_red_is_red_to_them() -> None:
    state = whole("A[6 8] B[7! 8] C[7! 7!] D[6 7!]", mission=11, fuse=1)
    known = knowledge(state)

    assert known.values_to_say() == [6, 8]
    assert sum(known.chance(wire, 14) for wire in known.targets) == pytest.approx(4)


def test_what_false_bottom_may_bring_is_imagined() -> None:
    state = whole("A[1y 6] B[7y 6] C[8 8] D[]", mission=9, row=ROW, cards="9 13", drawer=[3, 4])
    drawn = {tuple(imagined(knowledge(state), SeededDice(seed)).state.drawer) for seed in range(30)}

    assert len(drawn) > 10
    assert all(9 not in cards and FALSE_BOTTOM not in cards for cards in drawn)


def test_who_can_play_nothing_skips_rather_than_spend_a_card() -> None:
    state = whole("A[3 3] B[2 3 3] C[2 2 2] D[9 9]", mission=37, binding=[1], cards="11")

    assert decide(knowledge(state)).kind == SKIP


def test_a_wire_that_may_not_be_pointed_at_is_not_planned() -> None:
    state = whole("A[2 3] B[2* 3*] C[2 2] D[3 3]", mission=37, binding=[10])
    known = knowledge(state)

    assert set(known.targets) - set(known.aims) == {uncut_of(state, seat)[0] for seat in (1, 2, 3)}
    assert decide(known).wires[0] in known.aims


def test_they_take_the_constraint_that_locks_least() -> None:
    state = bomb("A[2 4 8 9] B[2 3]", mission=31, rule_deck=[1, 2, 3, 4])

    assert letter_to_take(state, 0) == "A"


@pytest.mark.parametrize(("binding", "skipped", "left", "changes"), [(1, 0, 3, False), (1, 2, 3, True), (8, 0, 3, True), (8, 2, 0, False)])
def test_the_captain_changes_what_hinders(binding: int, skipped: int, left: int, changes: bool) -> None:
    state = bomb("A[2] B[2]", mission=32, binding=[binding], skipped=skipped, rule_deck=[5] * left)

    assert is_worth_a_change(state) is changes
