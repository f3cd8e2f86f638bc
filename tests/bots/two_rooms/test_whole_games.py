"""Whole games of Two Rooms and a Boom between bots, and bots that know what their seat knows and nothing else."""

import pytest

from boomtable.bots import Wait
from boomtable.core.dice import SeededDice
from boomtable.core.schema import Event, TimeUp
from boomtable.core.seats import CLOCK
from boomtable.games.two_rooms import GAME, role_sets
from boomtable.games.two_rooms.schema import TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState
from tests.bots.two_rooms.seats import LEVELS, guest
from tests.games.two_rooms.positions import heard, seen

SHORT = (0.5, 0.5, 0.5)


class Party:
    """Guests of one level at a table in sim mode; each hears what its seat notices."""

    def __init__(self, level: str, options: TwoRoomsOptions, seed: int) -> None:
        self.dice = SeededDice(seed)
        self.state, told = GAME.setup(options, self.dice)
        self.guests = [guest(level, options, seat, seed) for seat in range(options.seats)]
        self.tell(told)

    def tell(self, told: list[Event]) -> None:
        for seat, bot in enumerate(self.guests):
            bot.observe(heard(told, seat))

    def step(self) -> str:
        state: TwoRoomsState = self.state
        seat = GAME.waiting_on(state)[0]
        action = self.guests[seat].choose(seen(state, seat), GAME.legal_actions(state, seat))
        assert not isinstance(action, Wait)
        GAME.check(state, seat, action)
        self.tell(GAME.apply(state, seat, action, self.dice))
        return f"{seat} {action}"

    def play(self) -> list[str]:
        done = []
        while GAME.outcome(self.state) is None:
            done.append(self.step())
        return done


def sim(seats: int, **more: bool) -> TwoRoomsOptions:
    return TwoRoomsOptions(seats, mode="sim", game="advanced", round_minutes=SHORT, bury=more.get("bury", False))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [6, 11, 16])
def test_nothing_that_a_bot_does_is_refused(level: str, seats: int) -> None:
    party = Party(level, sim(seats), seed=seats)
    party.play()

    assert GAME.outcome(party.state) is not None


def test_the_same_seed_plays_the_same_game() -> None:
    assert Party("expert", sim(6), seed=3).play() == Party("expert", sim(6), seed=3).play()


@pytest.mark.parametrize("roles", ["buried", "zombies", "ambassadors"])
def test_special_decks_are_played_to_the_end(roles: str) -> None:
    options = sim(8, bury=True) if roles == "buried" else None
    if options is None:
        deck = role_sets.zombie_night(11) if roles == "zombies" else role_sets.cards("PB DE AM 2T")
        options = TwoRoomsOptions(len(deck), mode="sim", game="advanced", roles=deck, round_minutes=SHORT)
    party = Party("expert", options, seed=5)
    party.play()

    assert GAME.outcome(party.state) is not None


def test_at_a_table_with_clocks_bots_play_at_a_human_pace() -> None:
    """Time passes from one end of a wait or of a timer to the next; nobody does two things within a second."""
    options = TwoRoomsOptions(6, mode="online", round_minutes=SHORT, parley_seconds=0)
    table = Clocked(options)
    table.play()

    assert GAME.outcome(table.state) is not None
    gaps = [late - early for seat in range(6) for early, late in zip(table.acted[seat], table.acted[seat][1:], strict=False)]
    assert min(gaps) >= 1000
    assert len(gaps) > 20


class Clocked:
    """A table whose bots are asked when something happens or when they wanted to be asked."""

    def __init__(self, options: TwoRoomsOptions) -> None:
        self.dice = SeededDice(2)
        self.state, told = GAME.setup(options, self.dice)
        self.guests = [guest("expert", options, seat, 2) for seat in range(options.seats)]
        self.wake = [0] * options.seats
        self.acted: list[list[int]] = [[] for _ in range(options.seats)]
        self.ends: dict[TimeUp, int] = {}
        self.at = 0
        self.tell(told)

    def tell(self, told: list[Event]) -> None:
        for seat, bot in enumerate(self.guests):
            noticed = heard(told, seat)
            if noticed:
                bot.observe(noticed)
                self.wake[seat] = self.at

    def play(self) -> None:
        while GAME.outcome(self.state) is None:
            timers = {TimeUp(timer.name, timer.key): timer.ms for timer in GAME.timers(self.state)}
            self.ends = {timer: self.ends.get(timer, self.at + ms) for timer, ms in timers.items()}
            self.at = max(self.at, min([*self.wake, *self.ends.values()]))
            due = [timer for timer, end in self.ends.items() if end <= self.at]
            if due:
                self.tell(GAME.apply(self.state, CLOCK, due[0], self.dice))
                continue
            self.ask(self.wake.index(min(self.wake)))

    def ask(self, seat: int) -> None:
        never = 10**9
        legal = GAME.legal_actions(self.state, seat)
        answer = self.guests[seat].choose(seen(self.state, seat), legal) if legal else Wait()
        self.wake[seat] = never
        if isinstance(answer, Wait):
            self.wake[seat] = never if answer.ms is None else self.at + answer.ms
            return
        if self.state.phase == "round" and type(answer).__name__ != "Aim":
            self.acted[seat].append(self.at)
        GAME.check(self.state, seat, answer)
        self.tell(GAME.apply(self.state, seat, answer, self.dice))


@pytest.mark.parametrize("level", LEVELS)
def test_other_hidden_cards_make_no_difference(level: str) -> None:
    """At every decision a twin that heard the same looks at another truth behind the same view."""
    party, twins, other_dice = Party(level, sim(6), seed=4), Party(level, sim(6), seed=4), SeededDice(9)
    while GAME.outcome(party.state) is None:
        seat = GAME.waiting_on(party.state)[0]
        view = seen(party.state, seat)
        other = GAME.determinize(view, seat, other_dice)
        action = party.guests[seat].choose(view, GAME.legal_actions(party.state, seat))
        assert twins.guests[seat].choose(seen(other, seat), GAME.legal_actions(other, seat)) == action
        assert not isinstance(action, Wait)
        told = GAME.apply(party.state, seat, action, party.dice)
        party.tell(told)
        twins.tell(told)
