"""Two Rooms and a Boom: actions of the table: the host says go, a seat changes hands (TR-318, TR-326)."""

from typing import ClassVar

from boomtable.core.actions import Chapter, Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, ChangeHands, Go
from boomtable.core.seats import TABLE, Actor
from boomtable.games.two_rooms.rules import rounds
from boomtable.games.two_rooms.schema import HandsChanged
from boomtable.games.two_rooms.state import TwoRoomsState, bit, has
from boomtable.games.two_rooms.vocabulary import Vocabulary


class Going(Chapter[TwoRoomsState]):
    """The host says go."""

    action_type: ClassVar[type[Action]] = Go

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == TABLE

    def check(self, state: TwoRoomsState, actor: Actor, action: Go) -> None:
        """Allow a Go that ends the deal, a round without a timer or with a moderator, with a moderator the parley (TR-382), or the walk
        of hostages whose phones sleep (TR-423)."""
        if action.ends != state.phase:
            raise IllegalAction("TR-318", "the host cannot end {ends}: it is {phase}", ends=action.ends, phase=state.phase)
        options = state.options
        can_end_round = state.phase == "round" and options.mode != "sim" and (options.no_timer or options.moderator)
        can_go_on = state.phase == "walk" or (state.phase == "parley" and options.moderator)
        if state.phase != "deal" and not can_end_round and not can_go_on:
            raise IllegalAction("TR-318", "the host cannot say go: it is {phase}", phase=state.phase)

    def apply(self, state: TwoRoomsState, actor: Actor, action: Go, dice: Dice, told: Told) -> None:
        state.seq += 1
        if state.phase == "deal":
            rounds.begin_round(state, told)
        elif state.phase == "round":
            rounds.end_round(state, dice, told)
        elif state.phase == "walk":
            rounds.go_on(state, told)
        else:
            rounds.exchange(state, told)


class ChangingHands(Chapter[TwoRoomsState]):
    """A person or a bot now plays a seat; bots are always ready and walk at once."""

    action_type: ClassVar[type[Action]] = ChangeHands

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(0)

    def is_for(self, actor: Actor) -> bool:
        return actor == TABLE

    def check(self, state: TwoRoomsState, actor: Actor, action: ChangeHands) -> None:
        """The table may change hands at any time."""

    def apply(self, state: TwoRoomsState, actor: Actor, action: ChangeHands, dice: Dice, told: Told) -> None:
        seat = action.seat
        if has(state.bots, seat) == action.bot:
            return
        state.bots ^= bit(seat)
        if told is not None:
            told.append(HandsChanged(seat, action.bot))
        if state.phase == "deal" and rounds.all_ready(state):
            rounds.begin_round(state, told)
        elif action.bot and has(state.walking, seat):
            rounds.arrive(state, seat, told)
