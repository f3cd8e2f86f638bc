"""Searching one position."""

from boomtable.bots.ismcts import WAIT, PositionSearch
from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Options
from boomtable.core.seats import Seat
from boomtable.core.state import State
from boomtable.games import SNIP
from boomtable.games.snip.schema import Cut, SnipOptions, Vouch
from boomtable.games.snip.state import SnipState
from tests.games.snip.positions import snip
from tests.laws.hush.game import HUSH
from tests.laws.hush.rules import CHOICES
from tests.laws.hush.schema import HushOptions

NUDGE = len(CHOICES)  # its code


def favourite(game: AnyGame, options: Options, state: State, seat: Seat, iterations: int, seed: int = 1) -> int:
    codes = game.legal_codes(state, seat)
    search = PositionSearch(game, seat, game.view(state, seat), codes, options, SeededDice(seed))
    for _ in range(iterations):
        search.play()
    return search.favourite()


def best(state: SnipState, seed: int = 1) -> Action:
    options = SnipOptions(len(state.cut) // 2)
    code = favourite(SNIP, options, state, state.turn, 100, seed)
    return SNIP.action_space(options).action(state.turn, code)


def test_it_cuts_what_was_vouched_for() -> None:
    state = snip("BB BB BR", cut="xx xx --", vouched="-- -- v-")

    assert best(state) == Cut(4)


def test_it_tells_a_partner_who_would_have_to_guess() -> None:
    """Seat 1 knows its own wires. A search that takes its partner for as wise sees no use in vouching.

    Now and then it counts on a secret sign instead: to cut means that wire 3 is blue.
    """
    state = snip("BB BR", cut="-x --", vouchers=1, turn=1)
    chosen = [best(state, seed) for seed in range(20)]

    assert chosen.count(Vouch(2)) >= 12


def test_it_does_not_look_at_what_its_seat_cannot_see() -> None:
    states = [snip(colours) for colours in ("BB BR BB", "BB RB BB", "BB BB BR")]

    for seed in range(5):
        assert len({best(state, seed) for state in states}) == 1


def test_choices_at_once_timers_and_late_chance_are_no_hindrance() -> None:
    """In Hush two numbers are right more often than one, whatever the others do."""
    for seed in range(3):
        options = HushOptions(3, rounds=1)
        state, _ = HUSH.setup(options, SeededDice(seed))
        HUSH.apply_code(state, 0, NUDGE, SeededDice(seed))

        assert len(CHOICES[favourite(HUSH, options, state, 0, 300, seed)]) == 2


def test_out_of_turn_it_weighs_waiting_too() -> None:
    options = HushOptions(2, rounds=1)
    state, _ = HUSH.setup(options, SeededDice(1))
    HUSH.apply_code(state, 0, 3, SeededDice(1))

    assert {favourite(HUSH, options, state, 0, 50, seed) for seed in range(12)} == {WAIT, NUDGE}
